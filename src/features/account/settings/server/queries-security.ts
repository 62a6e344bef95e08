import type { z } from 'zod';
import type { Role } from '#core/access/roles.ts';
import { consentKinds } from '#features/account/accounts/rules.ts';
import { deviceOf } from '#core/access/device.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { addressKey } from '#platform/server/post/address.ts';
import { isFromFuture } from '#platform/server/session/session-check.ts';
import { accountExport } from '../contract-security.ts';
import type { AccountExport, SessionShown } from '../contract-security.ts';
import { notificationSettingsOf, profileOf } from './queries.ts';

/** A user's sessions that have neither ended nor expired, used last first; `current` is the one that asks. */
export const listSessions = async (
  reader: Reader,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<SessionShown[]> => {
  const rows = await reader.kysely
    .selectFrom('user_session')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'idle_seconds', 'impersonated_by'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows
    .filter((row) => row.last_used_at.getTime() + row.idle_seconds * 1_000 > now.getTime())
    .filter((row) => !isFromFuture(row.created_at, now))
    .map((row) => ({
      id: row.id,
      ...deviceOf(row.user_agent),
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      current: row.id === sessionId,
      bySupport: row.impersonated_by !== null,
    }));
};

const membershipsSql = `
  select o.display_name as outlet, c.name as organization, m.role
  from membership m
  join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
  join organization c on c.organization_id = m.organization_id
  where m.user_id = $1 order by 2, 1`;

const browsersSql = `
  select created_at as at, last_used_at as "lastUsedAt" from known_device where user_id = $1 order by 1`;
const phonesSql = `
  select changed_at as at, device_tag as "deviceTag", is_logged_in as "isLoggedIn"
  from notification_device where user_id = $1 order by 1`;
const invitationsSql = `
  select i.created_at as at, c.name as organization, i.role, i.state, i.invited_by is not distinct from u.id as sent
  from user_account u
  join invitation i on i.invited_by = u.id or lower(i.email) = lower(u.email)
  join organization c on c.organization_id = i.organization_id
  where u.id = $1 order by 1`;
const lettersSql = `select created_at as at, address, kind, state from outgoing_mail where address_key = $1 order by 1`;
const visitsSql = `
  select started_at as at, ended_at as "endedAt", reason from impersonation where user_id = $1 order by 1`;

const traces = accountExport.pick({
  browsers: true,
  phones: true,
  invitations: true,
  letters: true,
  visits: true,
});

/** What is kept of a person beside their account: where they signed in, what was sent to them, and who acted as them. */
const tracesOf = async (reader: Reader, userId: string, email: string): Promise<z.output<typeof traces>> => {
  const rows = async (sql: string, value: string) => {
    const found = await reader.query<Record<string, unknown>>(sql, [value]);
    const written = (each: unknown): unknown => (each instanceof Date ? each.toISOString() : each);
    return found.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, each]) => [name, written(each)])),
    );
  };
  return traces.parse({
    browsers: await rows(browsersSql, userId),
    phones: await rows(phonesSql, userId),
    invitations: await rows(invitationsSql, userId),
    letters: await rows(lettersSql, addressKey(email)),
    visits: await rows(visitsSql, userId),
  });
};

/** The newest ones; older rows stay in the log. */
const mostEvents = 10_000;

/** Everything kept about a user, for themselves. A platform read. */
export const exportOf = async (
  reader: Reader,
  who: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<AccountExport> => {
  const { userId } = who;
  const { joined_at: joinedAt } = await reader.kysely
    .selectFrom('user_account')
    .select('joined_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const consents = await reader.kysely
    .selectFrom('account_consent')
    .select(['kind', 'given', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  const events = await reader.kysely
    .selectFrom('account_event')
    .select(['at', 'action'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .limit(mostEvents)
    .execute();
  const settings = (await notificationSettingsOf(reader, [userId])).get(userId);
  if (settings === undefined) throw new Error('a signed-in user has settings');
  const own = await profileOf(reader, userId, now);
  return {
    exportedAt: now.toISOString(),
    userId,
    joinedAt: joinedAt.toISOString(),
    profile: own,
    memberships: await reader.query<{ outlet: string; organization: string; role: Role }>(membershipsSql, [
      userId,
    ]),
    sessions: await listSessions(reader, who, now),
    consents: consents
      .toSorted((one, other) => consentKinds.indexOf(one.kind) - consentKinds.indexOf(other.kind))
      .map((consent) => ({ ...consent, at: consent.at.toISOString() })),
    notificationSettings: settings,
    events: events.map(({ at, action }) => ({ at: at.toISOString(), action })),
    ...(await tracesOf(reader, userId, own.email)),
  };
};
