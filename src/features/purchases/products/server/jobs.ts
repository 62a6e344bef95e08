import { z } from 'zod';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { defineJob, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { rollUpMarket } from './commands.ts';

interface MarketDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: { readonly error: (details: object, message: string) => void };
}

/** Nightly; see `rollUpMarket`. */
export const rollUpMarketJob = defineJob({ name: 'roll-up-market', payload: z.object({}), timeout: 3_600 });

/** Runs the roll-up for the day it is. */
export const rollUpMarketHandler = ({ db, clock, log }: MarketDeps): JobHandler =>
  handleJob(
    rollUpMarketJob,
    (_payload, { signal }) => rollUpMarket(db, clock.now().toISOString().slice(0, 10), signal),
    async () => log.error({}, 'market averages could not be made; those of an earlier night stay'),
  );
