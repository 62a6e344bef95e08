import { notificationSettingsOf } from '#features/account/settings/server/queries.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { pushTo } from './commands-push.ts';
import { noticeLetter, noticePush } from './emails.ts';
import type { Notice } from './emails.ts';
import { activeDevices } from './queries-devices.ts';
import { unitAudience, untoldArticles } from './queries-notice.ts';
import type { Listener, Pace } from './queries-notice.ts';

const tellPhones = async (
  tx: Tx,
  notice: Notice,
  listeners: readonly Listener[],
  now: Date,
): Promise<void> => {
  const byId = new Map(listeners.map((listener) => [listener.userId, listener]));
  const devices = await activeDevices(tx, [...byId.keys()], now);
  for (const device of devices)
    await pushTo(tx, [device], noticePush(notice, byId.get(device.userId)?.language ?? 'sv'));
};

const remember = (tx: Tx, organizationId: string, unitId: string, pace: Pace, ids: string[], now: Date) =>
  tx.query(
    `insert into alert_notice (organization_id, unit_id, article_id, pace, told_at)
     select $1, $2, article, $3, $5 from unnest($4::uuid[]) article
     on conflict (organization_id, unit_id, article_id, pace) do update set told_at = excluded.told_at`,
    [organizationId, unitId, pace, ids, now],
  );

/** Articles whose alerts are all settled or gone are news again when they have another. */
const forgetSettled = (tx: Tx, organizationId: string, unitId: string) =>
  tx.query(
    `delete from alert_notice n using unit_article a
     where n.organization_id = $1 and n.unit_id = $2 and a.organization_id = $1 and a.unit_id = $2
       and a.id = n.article_id and a.unresolved = 0`,
    [organizationId, unitId],
  );

/**
 * Tells the unit's members of alerts they have not heard of, those who want it at this pace, by push and by mail; then is
 * quiet about those articles until they are settled. Answers how many articles were told. Running it again tells nothing.
 * In a platform transaction.
 */
export const tellAlerts = async (
  tx: Tx,
  deps: PostDeps,
  { unitId, pace }: { readonly unitId: string; readonly pace: Pace },
): Promise<number> => {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('notice ' || $1, 0))`, [unitId]);
  const audience = await unitAudience(tx, unitId);
  if (audience === null) return 0;
  const { organizationId, name: unitName, outletId, members } = audience;
  await forgetSettled(tx, organizationId, unitId);
  const [first, ...more] = await untoldArticles(tx, { organizationId, unitId }, pace);
  if (first === undefined) return 0;
  const now = deps.clock.now();
  const articles = [first, ...more] as const;
  await remember(
    tx,
    organizationId,
    unitId,
    pace,
    articles.map(({ articleId }) => articleId),
    now,
  );
  const wishes = await notificationSettingsOf(
    tx,
    members.map(({ userId }) => userId),
  );
  const notice: Notice = { unitName, outletId, pace, articles: [first, ...more] };
  const phones = members.filter(({ userId }) => wishes.get(userId)?.priceAlertPush === pace);
  await tellPhones(tx, notice, phones, now);
  const readers = members.filter(({ userId }) => wishes.get(userId)?.priceAlertEmail === pace);
  for (const reader of readers) await postMail(tx, deps, noticeLetter(notice, reader));
  return articles.length;
};
