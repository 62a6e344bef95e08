import { serverFeature } from '#platform/server/features/feature.ts';
import { refuseSampleAccounts } from './queries.ts';

/** The sample restaurants. */
export const demoFeature = serverFeature({
  starting: async ({ db }, mode) => {
    if (mode === 'production') await refuseSampleAccounts(db);
  },
});
