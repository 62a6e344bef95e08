import { serverFeature } from '#platform/server/features/feature.ts';
import { assistantKeeper } from '#platform/server/http/keys/assistant-gate.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { findTokenOf } from './commands-door.ts';
import { forgetOldGrants } from './commands-grants.ts';
import { protocolRoutes } from './routes-protocol.ts';
import { consentRoutes } from './routes.ts';

/** Programs of other makers that people let in, and the tokens that they come with. */
export const oauthFeature = serverFeature({
  routes: (served) => ({ consents: consentRoutes(served), oauth: protocolRoutes(served) }),
  nightly: [forgetOldGrants],
  answers: [answerTo(assistantKeeper, findTokenOf)],
});
