import type { Db } from '#platform/server/db/port.ts';
import { takeNight } from '#platform/server/jobs/nightly.ts';
import { enqueue, enqueueAll, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import type { Log } from '#platform/server/log.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { nextWeekly } from '../rules-week.ts';
import { tellWeek } from './commands-week.ts';
import { startWeekly, tellWeekly } from './jobs.ts';
import { unitsWithInvoices } from './queries-week.ts';

interface WeekServices extends PostDeps {
  readonly db: Db;
  readonly log: Log;
}

/** Asks for the letters of all units, once a week in all processes. */
export const startWeeklyHandler = ({ db, clock, log }: WeekServices): JobHandler =>
  handleJob(
    startWeekly,
    async () => {
      const now = clock.now();
      const isTurn = await db.platformTransaction((tx) => takeNight(tx, 'weekly', now));
      if (!isTurn) return;
      const units = await db.platformRead(unitsWithInvoices);
      const jobs = units.map((unitId) => ({
        payload: { unitId, at: now.toISOString() },
        options: { key: `${unitId} ${now.toISOString().slice(0, 10)}`, group: unitId },
      }));
      await db.platformTransaction((tx) => enqueueAll(tx, tellWeekly, jobs));
    },
    async () => log.error({}, 'the letters about the week did not begin'),
  );

/** Writes to one unit's members about the week. */
export const tellWeeklyHandler = (services: WeekServices): JobHandler =>
  handleJob(
    tellWeekly,
    async ({ unitId, at }) => {
      await services.db.platformTransaction((tx) => tellWeek(tx, services, { unitId, at: new Date(at) }));
    },
    async ({ unitId }) => services.log.error({ unitId }, 'a letter about the week was not written'),
  );

/** Asks for the letters of the next Monday. At the start and every hour. */
export const enqueueWeekly = async ({ db, clock }: WeekServices): Promise<void> => {
  const startAfter = nextWeekly(clock.now());
  await db.platformTransaction((tx) =>
    enqueue(tx, startWeekly, {}, { key: startAfter.toISOString(), startAfter }),
  );
};
