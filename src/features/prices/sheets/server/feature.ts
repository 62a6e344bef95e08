import { serverFeature } from '#platform/server/features/feature.ts';
import { forgetSheets } from './commands.ts';
import { sheetRoutes } from './routes.ts';

/** What a unit buys from one supplier, to negotiate by: on paper, or by a link. */
export const sheetsFeature = serverFeature({
  routes: (served) => ({ sheets: sheetRoutes(served) }),
  nightly: [forgetSheets],
});
