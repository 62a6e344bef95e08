import { analyseWaiting } from '#features/company/organizations/server/commands-plan.ts';
import { leftWithoutDocument } from '#features/intake/documents/server/commands-aside.ts';
import { serverFeature } from '#platform/server/features/feature.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { withdrawInvoice } from './commands-release.ts';
import { analyseWaitingHandler, enqueueAllAnalyses } from './jobs.ts';
import { tellNewHeld } from './queries-news.ts';
import { tellHeldInvoices } from './queries-tasks.ts';
import { invoiceRoutes } from './routes.ts';

/** What was read and booked. */
export const invoicesFeature = serverFeature({
  routes: (served) => ({ invoices: invoiceRoutes(served) }),
  jobs: [{ definition: analyseWaiting, handler: analyseWaitingHandler }],
  hourly: [enqueueAllAnalyses],
  answers: [answerTo(leftWithoutDocument, withdrawInvoice), tellHeldInvoices, tellNewHeld],
});
