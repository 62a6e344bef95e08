import type { NotificationSettings } from '#features/account/settings/contract.ts';
import { notificationSettingsOf } from '#features/account/settings/server/queries.ts';
import type { PlanView } from '#core/entitlements/plan-view.ts';
import { planOf } from '#features/account/plan/server/queries.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
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

/** A member of the unit and what they want to hear; undefined of an account that has just gone. */
interface Member extends Listener {
  readonly wish: NotificationSettings | undefined;
}

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

/** The unit's turn, and whom alerts are told to there; null where the unit is gone. */
const beginTelling = async (
  tx: Tx,
  deps: PostDeps,
  unitId: string,
): Promise<{ telling: Telling; members: readonly Member[] } | null> => {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('notice ' || $1, 0))`, [unitId]);
  const audience = await unitAudience(tx, unitId);
  if (audience === null) return null;
  const { organizationId, name: unitName, outletId, members } = audience;
  const now = deps.clock.now();
  const view = await planOf(tx, organizationId, now);
  const wishes = await notificationSettingsOf(
    tx,
    members.map(({ userId }) => userId),
  );
  return {
    telling: { organizationId, unitId, unitName, outletId, now, view },
    members: members.map((member) => ({ ...member, wish: wishes.get(member.userId) })),
  };
};

/** Tells what is new at a pace on phones, and the day's by letter; answers how many articles it told. */
const tellAtPace = async (tx: Tx, deps: PostDeps, unitId: string, pace: Pace): Promise<number> => {
  const begun = await beginTelling(tx, deps, unitId);
  if (begun === null) return 0;
  const { telling, members } = begun;
  const { organizationId, unitName, outletId, now } = telling;
  await forgetSettled(tx, organizationId, unitId);
  const [first, ...more] = await untoldArticles(tx, telling, pace);
  if (first === undefined) return 0;
  const notice: Notice = { unitName, outletId, pace, articles: [first, ...more] };
  await remember(tx, telling, pace, notice.articles);
  const phones = members.filter(({ wish }) => wish?.priceAlertPush === pace);
  await tellPhones(tx, notice, phones, now);
  // A daily summary by mail has the day's prices in it.
  const readers = members.filter(
    ({ wish }) => wish?.priceAlertEmail === 'daily' && wish.digestEmail !== 'daily',
  );
  if (pace === 'daily') await writeTo(tx, deps, notice, readers);
  return more.length + 1;
};

/** Writes of what no letter has told, of each supplier at most once an hour; what has to wait for that is asked for again. */
const writeAtOnce = async (tx: Tx, deps: PostDeps, unitId: string): Promise<void> => {
  const begun = await beginTelling(tx, deps, unitId);
  if (begun === null) return;
  const { telling, members } = begun;
  const { unitName, outletId, now } = telling;
  const readers = members.filter(({ wish }) => wish?.priceAlertEmail === 'instant');
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
 * Running it again tells nothing. Phones and letters have a transaction each, so that no page waits for both.
 */
export const tellAlerts = async (
  db: Db,
  deps: PostDeps,
  { unitId, pace }: { readonly unitId: string; readonly pace: Pace },
): Promise<number> => {
  const told = await db.platformTransaction((tx) => tellAtPace(tx, deps, unitId, pace));
  if (pace === 'instant') await db.platformTransaction((tx) => writeAtOnce(tx, deps, unitId));
  return told;
};
