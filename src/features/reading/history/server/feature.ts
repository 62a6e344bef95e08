import { serverFeature } from '#platform/server/features/feature.ts';
import { finishImport, tendImports } from './commands-look.ts';
import { finishImportHandler } from './jobs.ts';
import { historyRoutes } from './routes.ts';

/** Imports of old invoices. */
export const historyFeature = serverFeature({
  routes: (served) => ({ history: historyRoutes(served) }),
  jobs: [{ definition: finishImport, handler: finishImportHandler }],
  hourly: [({ db, clock }) => tendImports(db, clock.now())],
});
