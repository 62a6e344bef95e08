import { serverFeature } from '#platform/server/features/feature.ts';
import { tellNewArrivals } from './queries-news.ts';
import { tellWaitingArrivals } from './queries-tasks.ts';
import { inboxRoutes } from './routes.ts';

/** Everything that arrived, and what people do with it. */
export const inboxFeature = serverFeature({
  routes: (served) => ({ inbox: inboxRoutes(served) }),
  answers: [tellWaitingArrivals, tellNewArrivals],
});
