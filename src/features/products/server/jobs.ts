import { z } from 'zod';
import type { Db } from '#platform/server/db/port.ts';
import type { Clock } from '#platform/server/clock.ts';
import { defineJob } from '#platform/server/jobs/port.ts';
import { rollUpMarket } from './commands.ts';

/** Nightly; see `rollUpMarket`. */
export const rollUpMarketJob = defineJob({ name: 'roll-up-market', payload: z.object({}) });

/** Runs the roll-up for the day it is. */
export const runMarketRollUp =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  (): Promise<void> =>
    db.platformTransaction((tx) => rollUpMarket(tx, clock.now().toISOString().slice(0, 10)));
