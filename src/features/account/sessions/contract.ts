import { z } from 'zod';
import { onboardingStatuses } from '#features/company/onboarding/rules.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, isoDate, text } from '#platform/wire/fields.ts';

export const onboardingStatus = z.enum(onboardingStatuses);

export const user = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  onboardingStatus,
  joinedAt: isoDate,
  /** Whether the screens of support staff are theirs; the server asks the database at each call. */
  staff: z.boolean(),
  /** Constant by specification section 1; no plan check reads them. */
  userFlags: z.object({ stripe: z.literal('premium'), tier: z.literal('premium') }),
});

export type User = z.output<typeof user>;

export const sessionsContract = {
  login: endpoint({
    method: 'POST',
    path: 'auth/users/login',
    summary: 'Sign in with e-mail and password; sets the renewal cookie',
    access: 'public',
    body: z.object({ email: text(254), password: z.string().min(1).max(1024) }),
    reply: z.object({ token: z.string(), user }),
    errors: ['user.credential-error', 'email.not-verified', 'rate.limited'],
  }),
  renewToken: endpoint({
    method: 'POST',
    path: 'auth/users/renew-token',
    summary: 'A new access token for the renewal cookie, which rotates',
    access: 'public',
    reply: z.object({ token: z.string() }),
    errors: ['refresh.token-invalid', 'permission.required'],
  }),
  currentUser: endpoint({
    method: 'GET',
    path: 'auth/users/me',
    summary: 'The signed-in user',
    access: 'session',
    reply: user,
    errors: [],
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/logout',
    summary: 'Navigation that ends the session and shows the sign-in page',
    access: 'public',
    replyAs: 'page',
    reply: z.string(),
    errors: [],
  }),
  newLogout: endpoint({
    method: 'GET',
    path: '/api/new-logout',
    summary: 'As logout, and clears what the browser stores about impersonation',
    access: 'public',
    replyAs: 'page',
    reply: z.string(),
    errors: [],
  }),
  confirmLogout: endpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'The button of the page that a cross-site logout navigation gets',
    access: 'public',
    replyAs: 'page',
    reply: z.string(),
    errors: [],
  }),
};
