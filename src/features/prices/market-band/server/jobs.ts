import { z } from 'zod';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { defineJob, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { rollUpBands } from './commands.ts';

interface MarketDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: { readonly error: (details: object, message: string) => void };
}

/** Asked for each night; it does something in the first of a month, see `rollUpBands`. */
export const rollUpMarketJob = defineJob({ name: 'roll-up-market', payload: z.object({}), timeout: 3_600 });

/** Makes the snapshot of the month it is. */
export const rollUpMarketHandler = ({ db, clock, log }: MarketDeps): JobHandler =>
  handleJob(
    rollUpMarketJob,
    (_payload, { signal }) => rollUpBands(db, clock.now(), signal),
    async () => log.error({}, 'the market band of the month could not be made; the night tries again'),
  );
