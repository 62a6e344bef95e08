import { pagesReadAgain } from '#features/intake/documents/server/commands-review.ts';
import { serverFeature } from '#platform/server/features/feature.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { forgetOutcome } from './commands-outcome.ts';
import {
  enqueueAllRecognising,
  recogniseDocument,
  recognisePictures,
  rereadWaiting,
} from './commands-queue.ts';
import { picturesHandler, recogniseHandler } from './commands-recognise.ts';
import { rereadHandler } from './commands-reread.ts';
import { reviewRoutes } from './routes.ts';

/** Reading pages, and what people correct of it. */
export const reviewFeature = serverFeature({
  routes: (served) => ({ review: reviewRoutes(served) }),
  jobs: [
    { definition: recogniseDocument, handler: recogniseHandler },
    { definition: recognisePictures, handler: picturesHandler },
    { definition: rereadWaiting, handler: rereadHandler },
  ],
  hourly: [({ db }) => enqueueAllRecognising(db)],
  answers: [answerTo(pagesReadAgain, forgetOutcome)],
});
