import { bytesKeeper } from '#features/intake/documents/server/queries-kept.ts';
import { serverFeature } from '#platform/server/features/feature.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { forgetExports, writeExport } from './commands.ts';
import { writeExportHandler } from './jobs.ts';
import { tellReadyExports } from './queries-news.ts';
import { keptFiles } from './queries.ts';
import { exportRoutes } from './routes.ts';

/** Lists as files. */
export const exportsFeature = serverFeature({
  routes: (served) => ({ exports: exportRoutes(served) }),
  jobs: [{ definition: writeExport, handler: writeExportHandler }],
  nightly: [forgetExports],
  answers: [tellReadyExports, answerTo(bytesKeeper, keptFiles)],
});
