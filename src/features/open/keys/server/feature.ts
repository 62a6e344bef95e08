import { serverFeature } from '#platform/server/features/feature.ts';
import { keyKeeper } from '#platform/server/http/key-door.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { keyDoorOf } from './commands-door.ts';
import { forgetOldTurns } from './commands-turns.ts';
import { keyRoutes } from './routes.ts';

/** Keys by which programs come in. */
export const keysFeature = serverFeature({
  routes: (served) => ({ keys: keyRoutes(served) }),
  nightly: [forgetOldTurns],
  answers: [answerTo(keyKeeper, keyDoorOf)],
});
