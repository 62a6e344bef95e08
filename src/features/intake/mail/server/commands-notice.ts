import { z } from 'zod';
import type { Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueueAll } from '#platform/server/jobs/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** Tells the sender of one mail what could not be used of it, when all of it has ended. */
export const notifySender = defineJob({
  name: 'notify-sender',
  payload: z.object({ organizationId: z.uuid(), unitId: z.uuid(), mailId: z.uuid() }),
  concurrency: 2,
});

/**
 * Looks, after this transaction, whether the senders of these mails have to be told that something could not be used. Called
 * with the mails of documents that have just ended; nulls and repeats are left out.
 */
export const enqueueNotices = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  mailIds: readonly (string | null)[],
): Promise<void> => {
  const jobs = [...new Set(mailIds)].flatMap((mailId) =>
    mailId === null
      ? []
      : [{ payload: { organizationId, unitId, mailId }, options: { key: mailId, group: organizationId } }],
  );
  await enqueueAll(tx, notifySender, jobs);
};
