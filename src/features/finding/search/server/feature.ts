import { serverFeature } from '#platform/server/features/feature.ts';
import { searchRoutes } from './routes.ts';

/** What a few words find, whosever it is. */
export const searchFeature = serverFeature({ routes: (served) => ({ search: searchRoutes(served) }) });
