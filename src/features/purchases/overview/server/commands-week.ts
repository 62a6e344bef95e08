import { unsubscribePath } from '#features/account/notifications/contract-unsubscribe.ts';
import { unitAudience } from '#features/account/notifications/server/queries-notice.ts';
import { planOf } from '#features/account/plan/server/queries.ts';
import { notificationSettingsOf } from '#features/account/settings/server/queries.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { type PostDeps, postMail } from '#platform/server/post/post-mail.ts';
import { unsubscribeToken } from '#platform/server/post/unsubscribe-token.ts';
import { scopeOfRow, seenBy } from '#platform/server/scope.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { dayBefore, type DigestPace, weekBefore } from '../rules-week.ts';
import { isSilent, weekLetter } from './emails.ts';
import { readWeek } from './queries-week.ts';

/**
 * Writes to the unit's members who want it at the pace about the last whole week or day before `at`, each in their language and by
 * their role; of a day only to those for whom something waits. Answers how many were written to. In a platform transaction.
 */
export const tellWeek = async (
  tx: Tx,
  deps: PostDeps,
  { unitId, at, pace }: { readonly unitId: string; readonly at: Date; readonly pace: DigestPace },
): Promise<number> => {
  const audience = await unitAudience(tx, unitId);
  if (audience === null) return 0;
  const { organizationId, name: unitName, outletId, members } = audience;
  const wishes = await notificationSettingsOf(
    tx,
    members.map(({ userId }) => userId),
  );
  const readers = members.filter(({ userId }) => wishes.get(userId)?.digestEmail === pace);
  if (readers.length === 0) return 0;
  const week = pace === 'weekly' ? weekBefore(at) : dayBefore(at);
  const view = await planOf(tx, organizationId, at);
  const scope = seenBy(scopeOfRow({ organizationId, unitId }), view);
  const figures = await readWeek(tx, scope, week, swedishDate(at));
  const told = readers.filter(({ role }) => pace === 'weekly' || !isSilent(role, figures));
  for (const reader of told) {
    const token = unsubscribeToken(deps.keys, { userId: reader.userId, kind: 'weekly-digest' });
    const letter = weekLetter({ unitName, outletId, week, figures }, reader, unsubscribePath(token));
    await postMail(tx, deps, letter);
  }
  return told.length;
};
