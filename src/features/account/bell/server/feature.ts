import { serverFeature } from '#platform/server/features/feature.ts';
import { forgetRead } from './commands.ts';
import { bellRoutes } from './routes.ts';

/** What has happened, for one person: told by whoever knows of it, read or unread. */
export const bellFeature = serverFeature({
  routes: (served) => ({ bell: bellRoutes(served) }),
  nightly: [forgetRead],
});
