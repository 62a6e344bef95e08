import { serverFeature } from '#platform/server/features/feature.ts';
import { notifySender } from './commands-notice.ts';
import { enqueueMailboxPolls, pollMailbox, pollMailboxHandler } from './jobs-mailbox.ts';
import { enqueueLostNotices, notifySenderHandler } from './jobs-notice.ts';
import { mailRoutes } from './routes.ts';

/** Invoices by mail: addresses, senders and mailboxes elsewhere. */
export const mailFeature = serverFeature({
  routes: (served) => ({ mail: mailRoutes(served) }),
  jobs: [
    { definition: notifySender, handler: notifySenderHandler },
    { definition: pollMailbox, handler: pollMailboxHandler },
  ],
  hourly: [enqueueLostNotices],
  minutely: [enqueueMailboxPolls],
});
