import { serverFeature } from '#platform/server/features/feature.ts';
import { saveImportJob } from './commands-save.ts';
import { forgetRejected, judgeUndoneJob } from './commands-undo.ts';
import { judgeUndoneHandler, saveImportHandler } from './jobs.ts';
import { dealImportRoutes } from './routes.ts';

/** Price lists that become deals. */
export const dealImportsFeature = serverFeature({
  routes: (served) => ({ dealImports: dealImportRoutes(served) }),
  jobs: [
    { definition: saveImportJob, handler: saveImportHandler },
    { definition: judgeUndoneJob, handler: judgeUndoneHandler },
  ],
  nightly: [forgetRejected],
});
