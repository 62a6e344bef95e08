import { serverFeature } from '#platform/server/features/feature.ts';
import { tellEndingDeals } from './commands-deals.ts';
import { deliverWebhooks } from './commands-deliver.ts';
import { forgetMessages } from './commands-messages.ts';
import { resealWebhooks } from './commands-secrets.ts';
import { deliverWebhooksHandler, hearWebhooks, tendWebhooks } from './jobs.ts';
import { webhookRoutes } from './routes.ts';

/** What happens, told to other programs. */
export const webhooksFeature = serverFeature({
  routes: (served) => ({ webhooks: webhookRoutes(served) }),
  jobs: [{ definition: deliverWebhooks, handler: deliverWebhooksHandler }],
  minutely: [tendWebhooks],
  hourly: [tendWebhooks, ({ db, keys }) => db.platformTransaction((tx) => resealWebhooks(tx, keys))],
  nightly: [tellEndingDeals, forgetMessages],
  listening: [hearWebhooks],
});
