import { z } from 'zod';
import { user } from '#features/account/accounts/contract-user.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { text } from '#platform/wire/fields.ts';

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
