import type { Role } from '#core/access/roles.ts';
import { consentKinds } from '#features/accounts/rules.ts';
import { deviceOf } from '#core/access/device.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { isFromFuture } from '#platform/server/session/session-check.ts';
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
  return {
    exportedAt: now.toISOString(),
    userId,
    joinedAt: joinedAt.toISOString(),
    profile: await profileOf(reader, userId, now),
    memberships: await reader.query<{ outlet: string; organization: string; role: Role }>(membershipsSql, [
      userId,
    ]),
    sessions: await listSessions(reader, who, now),
    consents: consents
      .toSorted((one, other) => consentKinds.indexOf(one.kind) - consentKinds.indexOf(other.kind))
      .map((consent) => ({ ...consent, at: consent.at.toISOString() })),
    notificationSettings: settings,
    events: events.map(({ at, action }) => ({ at: at.toISOString(), action })),
  };
};
