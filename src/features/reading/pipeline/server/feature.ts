import { openersOf } from '#features/intake/documents/server/commands-expand.ts';
import { readDocuments } from '#features/intake/documents/server/commands-queue.ts';
import { serverFeature } from '#platform/server/features/feature.ts';
import { readDocumentsHandler } from './commands-read.ts';

/** The way of a document to a booked and monitored invoice. */
export const pipelineFeature = serverFeature({
  jobs: [
    {
      definition: readDocuments,
      handler: (foundation) => readDocumentsHandler({ ...foundation, ...openersOf(foundation) }),
    },
  ],
});
