import { notificationSettingsOf } from '#features/account/settings/server/queries.ts';
import type { PlanView } from '#core/entitlements/plan-view.ts';
import { planOf } from '#features/account/plan/server/queries.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { enqueue } from '#platform/server/jobs/port.ts';
import { unsubscribeToken } from '#platform/server/post/unsubscribe-token.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { pushTo } from './commands-push.ts';
import { unsubscribePath } from '../contract-unsubscribe.ts';
import { letterPause, lettersBySupplier } from '../rules-letters.ts';
import { noticeLetter, noticePush } from './emails.ts';
import type { Notice } from './emails.ts';
import { notifyAlerts } from './jobs.ts';
import { activeDevices } from './queries-devices.ts';
import { unitAudience, untoldArticles, writtenSince } from './queries-notice.ts';
import type { Listener, Pace, Told, Untold } from './queries-notice.ts';

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

/** A unit's alerts being told. */
interface Telling {
  readonly organizationId: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly outletId: string | null;
  readonly now: Date;
  readonly view: PlanView;
}

const remember = (tx: Tx, telling: Telling, told: Told, articles: readonly Untold[]) =>
  tx.query(
    `insert into alert_notice (organization_id, unit_id, article_id, pace, told_at)
     select $1, $2, article, $3, $5 from unnest($4::uuid[]) article
     on conflict (organization_id, unit_id, article_id, pace) do update set told_at = excluded.told_at`,
    [telling.organizationId, telling.unitId, told, articles.map(({ articleId }) => articleId), telling.now],
  );

const rememberSuppliers = (tx: Tx, telling: Telling, articles: readonly Untold[]) =>
  tx.query(
    `insert into supplier_notice (organization_id, unit_id, supplier_id, told_at)
     select distinct $1::uuid, $2::uuid, supplier, $4::timestamptz from unnest($3::uuid[]) supplier
     on conflict (organization_id, unit_id, supplier_id) do update set told_at = excluded.told_at`,
    [telling.organizationId, telling.unitId, articles.map(({ supplierId }) => supplierId), telling.now],
  );

/** Articles whose alerts are all settled or gone are news again when they have another. */
const forgetSettled = (tx: Tx, organizationId: string, unitId: string) =>
  tx.query(
    `delete from alert_notice n using unit_article a
     where n.organization_id = $1 and n.unit_id = $2 and a.organization_id = $1 and a.unit_id = $2
       and a.id = n.article_id and a.unresolved = 0`,
    [organizationId, unitId],
  );

const writeTo = async (
  tx: Tx,
  deps: PostDeps,
  notice: Notice,
  readers: readonly Listener[],
): Promise<void> => {
  for (const reader of readers) {
    const token = unsubscribeToken(deps.keys, { userId: reader.userId, kind: 'price-alerts' });
    await postMail(tx, deps, noticeLetter(notice, reader, unsubscribePath(token)));
  }
};

/** Writes of what no letter has told, of each supplier at most once an hour; what has to wait for that is asked for again. */
const writeAtOnce = async (
  tx: Tx,
  deps: PostDeps,
  telling: Telling,
  readers: readonly Listener[],
): Promise<void> => {
  const { unitId, unitName, outletId, now } = telling;
  const untold = await untoldArticles(tx, telling, 'letter');
  const written = await writtenSince(tx, telling, new Date(now.getTime() - letterPause));
  const { letters, waitUntil } = lettersBySupplier(untold, written, now);
  for (const articles of letters) {
    await remember(tx, telling, 'letter', articles);
    await rememberSuppliers(tx, telling, articles);
    await writeTo(tx, deps, { unitName, outletId, pace: 'instant', articles }, readers);
  }
  if (waitUntil === null) return;
  const options = { key: `${unitId} ${waitUntil.toISOString()}`, group: unitId, startAfter: waitUntil };
  await enqueue(tx, notifyAlerts, { unitId, pace: 'instant' }, options);
};

/**
 * Tells the unit's members of alerts they have not heard of, those who want it at this pace, by push and by mail; then is
 * quiet about those articles until they are settled. Answers how many articles were told on phones, or in the digest.
 * Running it again tells nothing. In a platform transaction.
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
  const now = deps.clock.now();
  const view = await planOf(tx, organizationId, now);
  const telling: Telling = { organizationId, unitId, unitName, outletId, now, view };
  const wishes = await notificationSettingsOf(
    tx,
    members.map(({ userId }) => userId),
  );
  const [first, ...more] = await untoldArticles(tx, telling, pace);
  // A daily summary by mail has the day's prices in it.
  const readers = members.filter(({ userId }) => {
    const wish = wishes.get(userId);
    return wish?.priceAlertEmail === pace && !(pace === 'daily' && wish.digestEmail === 'daily');
  });
  if (first !== undefined) {
    const notice: Notice = { unitName, outletId, pace, articles: [first, ...more] };
    await remember(tx, telling, pace, notice.articles);
    const phones = members.filter(({ userId }) => wishes.get(userId)?.priceAlertPush === pace);
    await tellPhones(tx, notice, phones, telling.now);
    if (pace === 'daily') await writeTo(tx, deps, notice, readers);
  }
  if (pace === 'instant') await writeAtOnce(tx, deps, telling, readers);
  return first === undefined ? 0 : more.length + 1;
};
