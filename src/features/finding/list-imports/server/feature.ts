import { serverFeature } from '#platform/server/features/feature.ts';
import { forgetFiles } from './commands.ts';
import { listImportRoutes } from './routes.ts';

/** Lists that are filled from files. */
export const listImportsFeature = serverFeature({
  routes: (served) => ({ listImports: listImportRoutes(served) }),
  nightly: [forgetFiles],
});
