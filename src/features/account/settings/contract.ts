import { z } from 'zod';
import { areaCode, language, name, password, phone } from '#features/account/accounts/contract.ts';
import { email } from '#features/account/accounts/rules-email.ts';
import { alertPaces, companyRoles } from '#features/account/accounts/rules.ts';
import { endpoint } from '#platform/wire/endpoint.ts';

export const profile = z.object({
  fullName: z.string(),
  email: z.string(),
  /** The address that waits to be confirmed. */
  pendingEmail: z.string().nullable(),
  /** `+46` and the national number; both null for accounts without a phone. */
  areaCode: z.string().nullable(),
  phone: z.string().nullable(),
  language,
  companyName: z.string().nullable(),
  companyRole: z.enum(companyRoles).nullable(),
});

export type Profile = z.output<typeof profile>;

export const notificationSettings = z.object({
  priceAlertEmail: z.enum(alertPaces),
  priceAlertPush: z.enum(alertPaces),
  /** The summary by mail: on Mondays, or every day on which something waits. */
  digestEmail: z.enum(['off', 'daily', 'weekly']),
  outletInvitationEmail: z.boolean(),
  outletInvitationPush: z.boolean(),
  /** Consent to offers and news, which is taken back as easily as it was given. */
  marketing: z.boolean(),
});

export type NotificationSettings = z.output<typeof notificationSettings>;

/** What people see and change of their own account. */
export const settingsContract = {
  readProfile: endpoint({
    method: 'GET',
    path: 'auth/users/profile',
    summary: "The signed-in user's profile",
    access: 'session',
    reply: profile,
    errors: [],
  }),
  changeProfile: endpoint({
    method: 'PUT',
    path: 'auth/users/profile',
    summary: 'Changes name, phone and language',
    access: 'session',
    impersonated: 'refused',
    body: z.object({ fullName: name, areaCode, phone, language }),
    reply: profile,
    errors: ['bad.request'],
  }),
  changeEmail: endpoint({
    method: 'PUT',
    path: 'auth/users/email',
    summary: 'Sends a confirmation link to a new address and a notice to the old one, which stays until then',
    access: 'session',
    impersonated: 'refused',
    body: z.object({ email, password }),
    reply: z.object({ pendingEmail: z.string() }),
    errors: ['bad.request', 'old_password_is_wrong', 'user.already_exists', 'rate.limited'],
  }),
  readNotificationSettings: endpoint({
    method: 'GET',
    path: 'auth/users/notification-settings',
    summary: 'What the user is told, and how',
    access: 'session',
    reply: notificationSettings,
    errors: [],
  }),
  changeNotificationSettings: endpoint({
    method: 'PUT',
    path: 'auth/users/notification-settings',
    summary: 'Changes what the user is told, and how',
    access: 'session',
    impersonated: 'refused',
    body: notificationSettings,
    reply: notificationSettings,
    errors: [],
  }),
};
