import { personKeeper } from '#features/account/settings/server/commands-erase.ts';
import { serverFeature } from '#platform/server/features/feature.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { enqueue } from '#platform/server/jobs/port.ts';
import { forgetSignatory } from './commands-forget.ts';
import { tendSignings, tendSigningsHandler } from './jobs.ts';
import { powerOfAttorneyRoutes } from './routes.ts';

/** Powers of attorney and their signing. */
export const powerOfAttorneyFeature = serverFeature({
  routes: (served) => ({ powerOfAttorney: powerOfAttorneyRoutes(served) }),
  jobs: [{ definition: tendSignings, handler: tendSigningsHandler }],
  hourly: [({ db }) => db.platformTransaction((tx) => enqueue(tx, tendSignings, {}, { key: 'standing' }))],
  answers: [answerTo(personKeeper, { forget: forgetSignatory })],
});
