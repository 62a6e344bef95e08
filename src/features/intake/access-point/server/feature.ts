import { serverFeature } from '#platform/server/features/feature.ts';
import { askProviders, fetchEInvoices, fetchEInvoicesHandler } from './jobs.ts';
import { accessPointRoutes } from './routes.ts';

/** E-invoices that access points push, and those that are fetched from them. */
export const accessPointFeature = serverFeature({
  routes: (served) => ({ accessPoint: accessPointRoutes(served) }),
  jobs: [{ definition: fetchEInvoices, handler: fetchEInvoicesHandler }],
  minutely: [(foundation) => askProviders(foundation)],
});
