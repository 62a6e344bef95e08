import { z } from 'zod';
import { roles } from '#core/access/roles.ts';
import { password } from '#features/account/accounts/contract.ts';
import { consentKinds } from '#features/account/accounts/rules.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, timestamp } from '#platform/wire/fields.ts';
import { notificationSettings, profile } from './contract.ts';

/** A browser or phone in a person's words: `Firefox`, `Windows`; null where its name tells nothing. */
export const sessionShown = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  current: z.boolean(),
  /** Support staff acts in it. */
  bySupport: z.boolean(),
});

export type SessionShown = z.output<typeof sessionShown>;

/** Everything kept about a person (GDPR article 15). Documents belong to the organization and are exported there. */
export const accountExport = z.object({
  exportedAt: timestamp,
  userId: id,
  joinedAt: timestamp,
  profile,
  memberships: z.array(z.object({ outlet: z.string(), organization: z.string(), role: z.enum(roles) })),
  sessions: z.array(sessionShown),
  consents: z.array(z.object({ kind: z.enum(consentKinds), given: z.boolean(), at: timestamp })),
  notificationSettings,
  events: z.array(z.object({ at: timestamp, action: z.string() })),
  /** Browsers that are known, and phones that get pushes. */
  browsers: z.array(z.object({ at: timestamp, lastUsedAt: timestamp })),
  phones: z.array(z.object({ at: timestamp, deviceTag: z.string(), isLoggedIn: z.boolean() })),
  /** To the own address, and sent by the person. */
  invitations: z.array(
    z.object({
      at: timestamp,
      organization: z.string(),
      role: z.enum(roles),
      state: z.string(),
      sent: z.boolean(),
    }),
  ),
  letters: z.array(z.object({ at: timestamp, address: z.string(), kind: z.string(), state: z.string() })),
  /** When support staff acted as the person, and why. */
  visits: z.array(z.object({ at: timestamp, endedAt: timestamp.nullable(), reason: z.string() })),
});

export type AccountExport = z.output<typeof accountExport>;

const ended = z.object({ ended: z.number() });

/** Account, Security: password, sessions, and leaving with one's data. */
export const securityContract = {
  changePassword: endpoint({
    method: 'PUT',
    path: 'auth/users/password',
    summary: 'Changes the password and ends every other session',
    access: 'session',
    impersonated: 'refused',
    body: z.object({ oldPassword: password, password }),
    reply: ended,
    errors: ['bad.request', 'old_password_is_wrong', 'password.unchanged', 'rate.limited'],
  }),
  listSessions: endpoint({
    method: 'GET',
    path: 'auth/sessions',
    summary: "The user's live sessions, the newest use first",
    access: 'session',
    reply: z.array(sessionShown),
    errors: [],
  }),
  endSession: endpoint({
    method: 'POST',
    path: 'auth/sessions/{sessionId}/end',
    summary: 'Ends one session of the user',
    access: 'session',
    impersonated: 'refused',
    params: z.object({ sessionId: id }),
    body: z.object({ password }),
    reply: ended,
    errors: ['old_password_is_wrong', 'session.not_exist', 'rate.limited'],
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: 'auth/sessions/end-others',
    summary: 'Ends every session of the user but this one',
    access: 'session',
    impersonated: 'refused',
    body: z.object({ password }),
    reply: ended,
    errors: ['old_password_is_wrong', 'rate.limited'],
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: 'auth/users/export',
    summary: 'Everything kept about the user, as JSON',
    access: 'session',
    impersonated: 'refused',
    reply: accountExport,
    errors: [],
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: 'auth/users/delete',
    summary: "Deletes the user's account; the typed e-mail must be its own",
    access: 'session',
    impersonated: 'refused',
    body: z.object({ email: z.string().max(254), password }),
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['bad.request', 'old_password_is_wrong', 'user.last_owner', 'rate.limited'],
  }),
};
