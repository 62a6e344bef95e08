import { serverFeature } from '#platform/server/features/feature.ts';
import { apiRoutes } from './routes.ts';

/** What programs read and write with a key. */
export const apiFeature = serverFeature({ routes: (served) => ({ api: apiRoutes(served) }) });
