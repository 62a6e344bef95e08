import { claimDrafting } from '#features/prices/price-monitoring/server/commands-claim.ts';
import { serverFeature } from '#platform/server/features/feature.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { respondToEInvoice } from './commands-ask-responses.ts';
import { draftFromDecisions } from './commands-draft.ts';
import { respondHandler } from './commands-respond.ts';
import { withdrawDrafts } from './commands-step.ts';
import { tellUndelivered } from './commands-undelivered.ts';
import { tellHeldLines } from './queries-claimed.ts';
import { tellAnsweredClaims } from './queries-news.ts';
import { tellDraftedClaims, tellMoneyBack, tellOverdueClaims } from './queries-tasks.ts';
import { claimsRoutes } from './routes.ts';

/** Money claimed back from suppliers. */
export const claimsFeature = serverFeature({
  routes: (served) => ({ claims: claimsRoutes(served) }),
  jobs: [{ definition: respondToEInvoice, handler: respondHandler }],
  answers: [
    answerTo(claimDrafting, { draft: draftFromDecisions, withdraw: withdrawDrafts }),
    tellHeldLines,
    tellDraftedClaims,
    tellOverdueClaims,
    tellMoneyBack,
    tellUndelivered,
    tellAnsweredClaims,
  ],
});
