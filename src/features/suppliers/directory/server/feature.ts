import { directoryOf } from '#features/suppliers/suppliers/server/queries-directory.ts';
import { serverFeature } from '#platform/server/features/feature.ts';
import { directoryRoutes } from './routes.ts';

/** The directory of suppliers as support staff keep it. */
export const directoryFeature = serverFeature({
  routes: (served) => ({ directory: directoryRoutes(served, directoryOf(served.db)) }),
});
