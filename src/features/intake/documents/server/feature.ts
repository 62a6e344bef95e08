import { serverFeature } from '#platform/server/features/feature.ts';
import { enqueue } from '#platform/server/jobs/port.ts';
import { verifyOriginals, verifyOriginalsHandler } from './jobs-originals.ts';
import { enqueueAllWaiting } from './commands-queue.ts';
import { documentRoutes } from './routes.ts';

/** Files as they arrive, and their originals. */
export const documentsFeature = serverFeature({
  routes: (served) => ({ documents: documentRoutes(served) }),
  jobs: [{ definition: verifyOriginals, handler: verifyOriginalsHandler }],
  hourly: [({ db }) => enqueueAllWaiting(db)],
  nightly: [(tx) => enqueue(tx, verifyOriginals, {}, { key: 'standing' })],
});
