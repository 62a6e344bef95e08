import { serverFeature } from '#platform/server/features/feature.ts';
import { enqueueWeekly, startDailyHandler, startWeeklyHandler, tellWeeklyHandler } from './jobs-week.ts';
import { startDaily, startWeekly, tellWeekly } from './jobs.ts';
import { overviewRoutes } from './routes.ts';

/** The figures that a day begins with, and the letter that a week begins with. */
export const overviewFeature = serverFeature({
  routes: (served) => ({ overview: overviewRoutes(served) }),
  jobs: [
    { definition: startWeekly, handler: startWeeklyHandler },
    { definition: startDaily, handler: startDailyHandler },
    { definition: tellWeekly, handler: tellWeeklyHandler },
  ],
  hourly: [enqueueWeekly],
});
