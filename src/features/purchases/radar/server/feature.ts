import { lookBesideJob } from '#features/purchases/invoices/server/commands-queue.ts';
import { serverFeature } from '#platform/server/features/feature.ts';
import { lookBesideHandler, lookEverywhere } from './jobs.ts';
import { tellFees, tellMissingNews, tellRenumberedNews } from './queries-news.ts';
import { tellMissing, tellRenumbered } from './queries-tasks.ts';
import { radarRoutes } from './routes.ts';

/** What is watched beside prices: fees, renumbered articles, missing invoices. */
export const radarFeature = serverFeature({
  routes: (served) => ({ radar: radarRoutes(served) }),
  jobs: [{ definition: lookBesideJob, handler: lookBesideHandler }],
  nightly: [lookEverywhere],
  answers: [tellMissing, tellRenumbered, tellFees, tellRenumberedNews, tellMissingNews],
});
