import { serverFeature } from '#platform/server/features/feature.ts';
import { settleReceiverJob } from './commands-receiver-queue.ts';
import { tendReceivers } from './commands-receiver-tend.ts';
import { askProviders, fetchEInvoices, fetchEInvoicesHandler, settleReceiverHandler } from './jobs.ts';
import { accessPointRoutes } from './routes.ts';

/** E-invoices that access points push, those that are fetched from them, and who is registered to receive them. */
export const accessPointFeature = serverFeature({
  routes: (served) => ({ accessPoint: accessPointRoutes(served) }),
  jobs: [
    { definition: fetchEInvoices, handler: fetchEInvoicesHandler },
    { definition: settleReceiverJob, handler: settleReceiverHandler },
  ],
  minutely: [(foundation) => askProviders(foundation), tendReceivers],
});
