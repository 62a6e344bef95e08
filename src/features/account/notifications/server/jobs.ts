import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/port.ts';

/** Sends one push to one device of one person, if it is still theirs and signed in then. */
export const sendPush = defineJob({
  name: 'send-push',
  payload: z.object({
    deviceTag: z.string(),
    userId: z.uuid(),
    title: z.string(),
    body: z.string(),
    path: z.string(),
  }),
  concurrency: 4,
  retries: 6,
  retryDelay: 10,
  timeout: 30,
});

/** Tells a unit's members of alerts that they have not been told of: at once, or in the digest of the day. */
export const notifyAlerts = defineJob({
  name: 'notify-alerts',
  payload: z.object({ unitId: z.uuid(), pace: z.enum(['instant', 'daily']) }),
  concurrency: 2,
  timeout: 120,
});

/** Begins the digests of all units at 07:00 in Sweden. */
export const startDigests = defineJob({ name: 'start-digests', payload: z.object({}), timeout: 300 });
