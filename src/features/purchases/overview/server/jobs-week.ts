import type { Db } from '#platform/server/db/port.ts';
import { takeNight } from '#platform/server/jobs/nightly.ts';
import { enqueue, enqueueAll, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import type { Log } from '#platform/server/log.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { nextDigest } from '#features/account/notifications/rules.ts';
import { type DigestPace, nextWeekly } from '../rules-week.ts';
import { tellWeek } from './commands-week.ts';
import { startDaily, startWeekly, tellWeekly } from './jobs.ts';
import { unitsWithInvoices } from './queries-week.ts';

interface WeekServices extends PostDeps {
  readonly db: Db;
  readonly log: Log;
}

const startHandler =
  (pace: DigestPace, definition: typeof startWeekly) =>
  ({ db, clock, log }: WeekServices): JobHandler =>
    handleJob(
      definition,
      async () => {
        const now = clock.now();
        const isTurn = await db.platformTransaction((tx) => takeNight(tx, `${pace} summaries`, now));
        if (!isTurn) return;
        const units = await db.platformRead(unitsWithInvoices);
        const jobs = units.map((unitId) => ({
          payload: { unitId, at: now.toISOString(), pace },
          options: { key: `${unitId} ${pace} ${now.toISOString().slice(0, 10)}`, group: unitId },
        }));
        await db.platformTransaction((tx) => enqueueAll(tx, tellWeekly, jobs));
      },
      async () => log.error({ pace }, 'the summaries did not begin'),
    );

/** Asks for the letters about the week of all units, once a week in all processes. */
export const startWeeklyHandler = startHandler('weekly', startWeekly);

/** Asks for those about the day, once a day in all processes. */
export const startDailyHandler = startHandler('daily', startDaily);

/** Writes to one unit's members about the week or the day. */
export const tellWeeklyHandler = (services: WeekServices): JobHandler =>
  handleJob(
    tellWeekly,
    async ({ unitId, at, pace }) => {
      await services.db.platformTransaction((tx) =>
        tellWeek(tx, services, { unitId, at: new Date(at), pace }),
      );
    },
    async ({ unitId }) => services.log.error({ unitId }, 'a summary was not written'),
  );

/** Asks for the letters of the next Monday, and of the next day. At the start and every hour. */
export const enqueueWeekly = async ({ db, clock }: WeekServices): Promise<void> => {
  const [monday, morning] = [nextWeekly(clock.now()), nextDigest(clock.now())];
  await db.platformTransaction(async (tx) => {
    await enqueue(tx, startWeekly, {}, { key: monday.toISOString(), startAfter: monday });
    await enqueue(tx, startDaily, {}, { key: morning.toISOString(), startAfter: morning });
  });
};
