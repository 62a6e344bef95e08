import { serverFeature } from '#platform/server/features/feature.ts';
import { tourRoutes } from './routes.ts';

/** How far each person has come in the tour. */
export const tourFeature = serverFeature({ routes: (served) => ({ tour: tourRoutes(served) }) });
