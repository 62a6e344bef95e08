import { z } from 'zod';
import type { Foundation } from '#platform/server/features/foundation.ts';
import { type EInvoiceProvider, eInvoiceProviders } from '#platform/wire/e-invoice-providers.ts';
import { defineJob, enqueue, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { fetchWaiting } from './commands-fetch.ts';
import { settleReceiverJob } from './commands-receiver-queue.ts';
import { settleRegistration } from './commands-receiver.ts';

/** Fetches what one provider of e-invoices has. */
export const fetchEInvoices = defineJob({
  name: 'fetch-e-invoices',
  payload: z.object({ provider: z.enum(eInvoiceProviders) }),
  retries: 0,
  timeout: 300,
});

/** Asks every provider whose keys are set, each minute and at start, or the one that has told that something came. */
export const askProviders = async (
  { db, eInvoices }: Pick<Foundation, 'db' | 'eInvoices'>,
  only?: EInvoiceProvider,
): Promise<void> => {
  const asked = eInvoices.filter(({ provider }) => only === undefined || provider === only);
  if (asked.length === 0) return;
  await db.platformTransaction(async (tx) => {
    for (const { provider } of asked) await enqueue(tx, fetchEInvoices, { provider }, { key: provider });
  });
};

/** The handler; a provider that is away is asked again by the next minute. */
export const fetchEInvoicesHandler = (foundation: Foundation): JobHandler =>
  handleJob(
    fetchEInvoices,
    async ({ provider }, { signal }) => {
      const port = foundation.eInvoices.find((one) => one.provider === provider);
      if (port === undefined) return;
      const isMore = await fetchWaiting(foundation, port, signal);
      if (isMore) await askProviders(foundation, provider);
    },
    async ({ provider }) => foundation.log.warn({ provider }, 'e-invoices could not be fetched'),
  );

/** The handler of a registration; its next turn is in the row, and of one that was cut off its lease ends. */
export const settleReceiverHandler = (foundation: Foundation): JobHandler =>
  handleJob(
    settleReceiverJob,
    ({ organizationId }, { signal }) => settleRegistration(foundation, organizationId, signal),
    async ({ organizationId }) =>
      foundation.log.warn({ organizationId }, 'a receiver could not be registered or deregistered'),
  );
