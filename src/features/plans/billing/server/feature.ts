import { serverFeature } from '#platform/server/features/feature.ts';
import { forgetEvents } from './commands-hear.ts';
import { enqueueTending, refreshCustomerHandler, tendBillingHandler } from './jobs.ts';
import { refreshCustomer, tendBilling } from './jobs-definitions.ts';
import { billingRoutes } from './routes.ts';
import { sharedBillingRoutes } from './routes-shared.ts';
import { staffBillingRoutes } from './routes-staff.ts';

/** What plans cost, who pays for them, and how. */
export const billingFeature = serverFeature({
  routes: (served) => ({
    billing: billingRoutes(served),
    sharedBilling: sharedBillingRoutes(served),
    staffBilling: staffBillingRoutes(served),
  }),
  jobs: [
    { definition: refreshCustomer, handler: refreshCustomerHandler },
    { definition: tendBilling, handler: tendBillingHandler },
  ],
  minutely: [enqueueTending],
  hourly: [enqueueTending],
  nightly: [forgetEvents],
});
