import { serverFeature } from '#platform/server/features/feature.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { secondFactorKeeper, visitWitness } from '#platform/server/session/gate-questions.ts';
import { resealSecondFactors } from './commands-second-factor.ts';
import { witnessOf } from './commands-witness.ts';
import { endVisitHandler, hearVisitEnds } from './jobs-visits.ts';
import { endVisit } from './jobs.ts';
import { checkedAt } from './queries-second-factor.ts';
import { supportRoutes } from './routes.ts';

/** Support staff: their second factor and their visits. */
export const supportFeature = serverFeature({
  routes: (served) => ({ support: supportRoutes(served) }),
  jobs: [{ definition: endVisit, handler: endVisitHandler }],
  hourly: [({ db, keys }) => db.platformTransaction((tx) => resealSecondFactors(tx, keys))],
  listening: [hearVisitEnds],
  answers: [
    answerTo(secondFactorKeeper, async (reader, sessionId) => (await checkedAt(reader, sessionId)) !== null),
    answerTo(visitWitness, witnessOf),
  ],
});
