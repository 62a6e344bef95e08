import { z } from 'zod';
import type { Db } from '#platform/server/db/port.ts';
import { defineJob, enqueueAll, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { visitMailbox } from './commands-mailbox.ts';
import type { MailboxDeps } from './commands-mailbox.ts';
import type { WatchedMailbox } from '#platform/server/imap/watched-mailbox.ts';

/** Looks into one mailbox. What fails is tried with the next round, so it has no tries of its own. */
export const pollMailbox = defineJob({
  name: 'poll-mailbox',
  payload: z.object({ name: z.string() }),
  concurrency: 4,
  groupConcurrency: 1,
  // Whoever looks into a mailbox has it alone, in all processes.
  groupsEverywhere: true,
  retries: 0,
  timeout: 600,
});

/** Asks for a look into every mailbox; one that still waits for its look is asked for once. */
export const enqueueMailboxPolls = ({
  db,
  mailboxes,
}: {
  readonly db: Db;
  readonly mailboxes: readonly WatchedMailbox[];
}): Promise<void> =>
  db.platformTransaction((tx) =>
    enqueueAll(
      tx,
      pollMailbox,
      mailboxes.map(({ entry: { name } }) => ({ payload: { name }, options: { key: name, group: name } })),
    ),
  );

export const pollMailboxHandler = (
  deps: MailboxDeps & { readonly mailboxes: readonly WatchedMailbox[] },
): JobHandler =>
  handleJob(
    pollMailbox,
    async ({ name }, { signal }) => {
      const mailbox = deps.mailboxes.find(({ entry }) => entry.name === name);
      // Another process may have another file.
      if (mailbox !== undefined) await visitMailbox(deps, mailbox, signal);
    },
    async () => undefined,
  );
