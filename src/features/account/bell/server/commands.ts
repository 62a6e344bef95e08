import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import { publishTo } from '#platform/server/live.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { newsKey, unreadIn } from '../rules.ts';
import type { NewsIdentity } from '../rules.ts';
import { openBell } from './queries.ts';
import type { BellOwner } from './queries.ts';

const storeSql = `
  insert into bell_read (user_id, kind, subject_id, version, read_at)
  select $1, n.kind, n.subject_id, n.version, $5::timestamptz
  from unnest($2::text[], $3::uuid[], $4::text[]) as n (kind, subject_id, version)
  on conflict (user_id, kind, subject_id, version) do nothing`;

/**
 * Remembers that a person has read news, as they saw it, and tells their other screens. What does not stand in their bell as
 * it was shown is passed over: it has changed, or is none of theirs. Answers how much is unread then.
 */
export const readNews = async (
  db: Db,
  hooks: Hooks,
  scope: UnitScope,
  owner: BellOwner,
  items: readonly NewsIdentity[],
): Promise<number> => {
  const { news, read } = await openBell(db, hooks, scope, owner);
  const asked = new Set(items.map(newsKey));
  const fresh = news.filter((one) => asked.has(newsKey(one)) && !read.has(newsKey(one)));
  if (fresh.length === 0) return unreadIn(news, read);
  await db.platformTransaction(async (tx) => {
    await tx.query(storeSql, [
      owner.userId,
      fresh.map(({ kind }) => kind),
      fresh.map(({ subjectId }) => subjectId),
      fresh.map(({ version }) => version),
      owner.now,
    ]);
    await publishTo(tx, `person ${owner.userId}`, { type: 'news' });
  });
  return unreadIn(news, new Set([...read, ...fresh.map(newsKey)]));
};

/** Forgets what was read so long ago that it has left every bell. */
export const forgetRead = async (tx: Tx, now: Date): Promise<void> => {
  await tx.query(`delete from bell_read where read_at < $1::timestamptz - interval '60 days'`, [now]);
};
