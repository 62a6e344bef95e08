import { z } from 'zod';
import type { Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueue } from '#platform/server/jobs/port.ts';

/** Registers a company as a receiver of e-invoices, or deregisters it. What fails has its next turn written in the row. */
export const settleReceiverJob = defineJob({
  name: 'settle-receiver',
  payload: z.object({ organizationId: z.uuid() }),
  concurrency: 2,
  retries: 0,
  timeout: 300,
});

/** Has it done once the transaction is committed. */
export const enqueueReceiver = (tx: Tx, organizationId: string): Promise<void> =>
  enqueue(tx, settleReceiverJob, { organizationId }, { key: organizationId });
