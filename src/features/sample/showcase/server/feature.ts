import { serverFeature } from '#platform/server/features/feature.ts';
import { demoKeeper } from '#platform/server/http/demo-stage.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { keepDemo } from './commands-keep.ts';
import { showcaseRoutes } from './routes.ts';

/** Invented invoices for organizations that have none. */
export const showcaseFeature = serverFeature({
  routes: (served) => ({ showcase: showcaseRoutes(served) }),
  answers: [answerTo(demoKeeper, keepDemo)],
});
