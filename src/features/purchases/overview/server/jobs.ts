import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/port.ts';

/** Begins the letters about the week, on Mondays at 07:00 in Sweden. */
export const startWeekly = defineJob({ name: 'start-weekly', payload: z.object({}), timeout: 300 });

/** Begins the daily summaries, at 07:00 in Sweden. */
export const startDaily = defineJob({ name: 'start-daily', payload: z.object({}), timeout: 300 });

/** Writes to a unit's members about the week or the day before the moment. */
export const tellWeekly = defineJob({
  name: 'tell-week',
  payload: z.object({
    unitId: z.uuid(),
    at: z.iso.datetime(),
    pace: z.enum(['daily', 'weekly']).default('weekly'),
  }),
  concurrency: 2,
  timeout: 120,
});
