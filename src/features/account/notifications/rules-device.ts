import { z } from 'zod';

/** What the native app tells of its device: the only message that is taken (docs/webview.md). */
const deviceMessage = z.strictObject({
  type: z.literal('device'),
  deviceTag: z.string().regex(/^[\w.:-]{1,200}$/),
  fcmToken: z.string().regex(/^[\w:.-]{1,1024}$/),
  /** Whether the app takes its device to be signed in. */
  logged: z.boolean(),
});

export type DeviceMessage = z.output<typeof deviceMessage>;

/** The device as the server knows it (specification section 3). `sent`: it is registered with this token. */
export interface DeviceState {
  readonly deviceTag: string;
  readonly fcmToken: string;
  readonly logged: boolean;
  readonly sent: boolean;
}

/** A message from its JSON, or null for everything else (R29). */
export const readDeviceMessage = (text: unknown): DeviceMessage | null => {
  if (typeof text !== 'string' || text.length > 4_096) return null;
  try {
    return deviceMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** What is to be done about a message first: register, then bring the server's flag in line by its inverse; null when all is. */
export const nextStep = (state: DeviceState | null, message: DeviceMessage): 'register' | 'login' | null => {
  const isSame = state?.deviceTag === message.deviceTag && state.fcmToken === message.fcmToken;
  if (state === null || !isSame || !state.sent) return 'register';
  return state.logged === message.logged ? null : 'login';
};
