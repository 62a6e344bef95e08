import { z } from 'zod';
import type { Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueueAll } from '#platform/server/jobs/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { listEInvoices } from './queries-e-invoices.ts';

/** Answers one e-invoice of a claim; for hours, while the network is away. */
export const respondToEInvoice = defineJob({
  name: 'respond-to-e-invoice',
  payload: z.object({
    organizationId: z.uuid(),
    unitId: z.uuid(),
    claimId: z.uuid(),
    invoiceId: z.uuid(),
  }),
  retries: 9,
  retryDelay: 30,
});

/** Has every e-invoice of a claim answered, once the transaction is committed. */
export const askResponses = async (tx: Tx, scope: UnitScope, claimId: string): Promise<void> => {
  const { organizationId, unitId } = scope;
  const invoices = await listEInvoices(tx, scope, claimId);
  await enqueueAll(
    tx,
    respondToEInvoice,
    invoices.map(({ id }) => ({ payload: { organizationId, unitId, claimId, invoiceId: id } })),
  );
};
