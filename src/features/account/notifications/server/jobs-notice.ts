import type { Db } from '#platform/server/db/port.ts';
import { enqueue, enqueueAll, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { takeNight } from '#platform/server/jobs/nightly.ts';
import { hearTelling } from '#platform/server/live.ts';
import type { Log } from '#platform/server/log.ts';
import { PushRejected } from '#platform/server/ports/push/port.ts';
import type { PushPort } from '#platform/server/ports/push/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { gathering, nextDigest } from '../rules.ts';
import { tellAlerts } from './commands-notice.ts';
import { notifyAlerts, sendPush, startDigests } from './jobs.ts';
import { activeDevices } from './queries-devices.ts';
import { unitsToTell } from './queries-notice.ts';
import type { Pace, Told } from './queries-notice.ts';

/** What notices stand on. */
export interface NoticeServices extends PostDeps {
  readonly db: Db;
  readonly push: PushPort;
  readonly elapsed: () => number;
  readonly log: Log;
}

/** Sends a push unless the device has changed hands or signed out since; forgets a device whose app is gone. */
export const sendPushHandler = ({ db, push, clock, log }: NoticeServices): JobHandler =>
  handleJob(
    sendPush,
    async ({ deviceTag, userId, title, body, path }, { signal }) => {
      const [device] = await db.platformRead((reader) =>
        activeDevices(reader, [userId], clock.now(), deviceTag),
      );
      if (device === undefined) return;
      const { fcmToken: token } = device;
      try {
        if ((await push.send({ token, title, body, path }, signal)) === 'sent') return;
      } catch (error) {
        if (!(error instanceof PushRejected)) throw error;
        log.warn({ reason: error.message }, 'a push was refused');
        return;
      }
      await db.platformTransaction((tx) =>
        tx.query('delete from notification_device where device_tag = $1 and fcm_token = $2', [
          deviceTag,
          token,
        ]),
      );
    },
    async () => log.warn({}, 'a push could not be sent'),
  );

/** Tells a unit's alerts at a pace. */
export const notifyAlertsHandler = (services: NoticeServices): JobHandler =>
  handleJob(
    notifyAlerts,
    async (payload) => {
      await tellAlerts(services.db, services, payload);
    },
    async ({ unitId }) =>
      services.log.error({ unitId }, 'price alerts were not told; they are tried within the hour'),
  );

const enqueueUnits = async (services: NoticeServices, pace: Pace): Promise<void> => {
  const told: readonly Told[] = pace === 'instant' ? ['instant', 'letter'] : [pace];
  const units = await services.db.platformRead((reader) =>
    Promise.all(told.map((how) => unitsToTell(reader, how))),
  );
  const jobs = [...new Set(units.flat())].map((unitId) => ({
    payload: { unitId, pace },
    options: { key: `${unitId} ${pace}`, group: unitId },
  }));
  await services.db.platformTransaction((tx) => enqueueAll(tx, notifyAlerts, jobs));
};

/** Begins the day's digests, once a day in all processes. */
export const startDigestsHandler = (services: NoticeServices): JobHandler =>
  handleJob(
    startDigests,
    async () => {
      const { db, clock } = services;
      const isTurn = await db.platformTransaction((tx) => takeNight(tx, 'digest', clock.now()));
      if (isTurn) await enqueueUnits(services, 'daily');
    },
    async () => services.log.error({}, 'the daily digests did not begin; alerts come with the next ones'),
  );

/** Asks for the next digest, and for notices that a stop of the server has lost. At the start and every hour. */
export const enqueueNotices = async (services: NoticeServices): Promise<void> => {
  const startAfter = nextDigest(services.clock.now());
  await services.db.platformTransaction((tx) =>
    enqueue(tx, startDigests, {}, { key: startAfter.toISOString(), startAfter }),
  );
  await enqueueUnits(services, 'instant');
};

/**
 * Asks for a unit's notices when its alerts change, some seconds later so that they are told together. Hears of changes
 * after they are committed, so that no document waits for it; answers how to stop hearing.
 */
export const hearAlerts = (services: NoticeServices): Promise<() => Promise<void>> => {
  const { db, clock, elapsed, log } = services;
  const asked = new Map<string, number>();
  const ask = (unitId: string): Promise<void> => {
    const startAfter = new Date(clock.now().getTime() + gathering);
    const options = { key: `${unitId} instant`, group: unitId, startAfter };
    return db.platformTransaction((tx) => enqueue(tx, notifyAlerts, { unitId, pace: 'instant' }, options));
  };
  return hearTelling(db, ({ audience: unitId, types }) => {
    const now = elapsed();
    // What was asked for less than half the wait ago is still to come, and will see this too.
    const last = asked.get(unitId);
    if (!types.includes('alerts') || (last !== undefined && now - last < gathering / 2)) return;
    if (asked.size > 10_000) asked.clear();
    asked.set(unitId, now);
    ask(unitId).catch((error: unknown) => {
      asked.delete(unitId);
      log.warn({ err: error, unitId }, 'price alerts are told within the hour');
    });
  });
};
