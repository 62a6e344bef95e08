import { serverFeature } from '#platform/server/features/feature.ts';
import { forgetOldLinks } from './commands-links.ts';
import { sendLink, sendLinkHandler } from './jobs.ts';
import { accountRoutes } from './routes.ts';

/** Doors of accounts, and the letters that lead to them. */
export const accountsFeature = serverFeature({
  routes: (served) => ({ accounts: accountRoutes(served) }),
  jobs: [{ definition: sendLink, handler: sendLinkHandler }],
  nightly: [forgetOldLinks],
});
