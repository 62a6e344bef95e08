import { serverFeature } from '#platform/server/features/feature.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { forgetPastSnoozes } from './commands.ts';
import { taskRoutes } from './routes.ts';

/** What waits for a person today, whoever knows of it. */
export const tasksFeature = serverFeature({
  routes: (served) => ({ tasks: taskRoutes(served) }),
  nightly: [(tx, now) => forgetPastSnoozes(tx, swedishDate(now))],
});
