import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';

/** What the native app calls its device; nothing is read out of it. */
const oneDevice = z.object({ deviceTag: z.string().regex(/^[\w.:-]{1,200}$/) });

export const device = z.object({ deviceTag: z.string(), isLoggedIn: z.boolean() });

export type Device = z.output<typeof device>;

export const devicesContract = {
  registerDevice: endpoint({
    method: 'PUT',
    path: 'notification-generator/devices/{deviceTag}',
    summary: "Register the caller's device for pushes, or renew its token",
    access: 'session',
    impersonated: 'refused',
    params: oneDevice,
    body: z.object({ fcmToken: z.string().regex(/^[\w:.-]{1,1024}$/) }),
    reply: device,
    errors: ['device.not_exist'],
  }),
  logInDevice: endpoint({
    method: 'PUT',
    path: 'notification-generator/devices/{deviceTag}/login',
    summary: "Tell whether the caller's device is signed in; only then it gets pushes",
    access: 'session',
    impersonated: 'refused',
    params: oneDevice,
    body: z.object({ isLoggedIn: z.boolean() }),
    reply: device,
    errors: ['device.not_exist'],
  }),
};
