import { z } from 'zod';
import {
  enqueueSharing,
  sendersOf,
  shareStructures,
} from '#features/reading/review/server/commands-structures.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { defineJob, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { shareLayouts } from './commands.ts';

interface SharingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: { readonly error: (details: object, message: string) => void };
}

/** Looks at one sender. What cannot be looked at now, the night's sweep looks at again. */
export const shareStructuresHandler = ({ db, clock, newId, log }: SharingDeps): JobHandler =>
  handleJob(
    shareStructures,
    ({ organizationNumber }) =>
      db.platformTransaction((tx) => shareLayouts(tx, organizationNumber, { now: clock.now(), newId })),
    async ({ organizationNumber }) =>
      log.error({ organizationNumber }, 'what is shared of a sender could not be looked at'),
  );

/** Has every sender looked at of which something was taught or is shared: an organization may have gone, or been joined to another. */
export const sweepStructures = defineJob({
  name: 'sweep-structures',
  payload: z.object({}),
  timeout: 3_600,
});

/** A memory of which only the sender is known. */
const ofSender = (sender: unknown): object => ({ version: 1, sender, columns: [], labels: [] });

export const sweepStructuresHandler = ({ db, log }: SharingDeps): JobHandler =>
  handleJob(
    sweepStructures,
    () =>
      db.platformTransaction(async (tx) => {
        // Across tenants: what unrelated organizations taught alike is shared.
        const taught = await tx.query<{ sender: unknown }>(
          `select distinct memory -> 'sender' as sender from reading_layout where kind = 'pages'`,
        );
        const shared = await tx.query<{ number: string }>(
          `select organization_number as number from shared_structure
           union select organization_number from structure_review`,
        );
        const senders = sendersOf(taught.map(({ sender }) => ofSender(sender)));
        await enqueueSharing(tx, [...senders, ...shared.map(({ number }) => number)]);
      }),
    async () => log.error({}, 'what is shared of layouts could not be swept; the night tries again'),
  );
