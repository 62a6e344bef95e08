import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/port.ts';

/** Asks the provider how a customer stands, because something was heard of it. */
export const refreshCustomer = defineJob({
  name: 'refresh-customer',
  payload: z.object({ organizationId: z.uuid() }),
  concurrency: 2,
  groupConcurrency: 1,
  retries: 10,
  retryDelay: 1,
  timeout: 200,
});

/** Looks after customers whose state may be another one than is known. */
export const tendBilling = defineJob({
  name: 'tend-billing',
  payload: z.object({}),
  concurrency: 1,
  retries: 0,
  timeout: 900,
});
