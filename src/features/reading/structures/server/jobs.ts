import { z } from 'zod';
import { senderNumber, keptMemory } from '#core/reading/shared/structure-of.ts';
import { enqueueSharing, shareStructures } from '#features/reading/review/server/commands-structures.ts';
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

const sendersSql = `
  select distinct on (2, 3) jsonb_build_object('version', 1, 'columns', '[]'::jsonb, 'labels', '[]'::jsonb,
      'sender', l.memory -> 'sender') as memory,
    l.memory #>> '{sender,organizationNumber}', l.memory #>> '{sender,vatNumber}'
  from reading_layout l where l.kind = 'pages'`;

export const sweepStructuresHandler = ({ db, log }: SharingDeps): JobHandler =>
  handleJob(
    sweepStructures,
    () =>
      db.platformTransaction(async (tx) => {
        // Across tenants: what unrelated organizations taught alike is shared.
        const taught = await tx.query<{ memory: unknown }>(sendersSql);
        const shared = await tx.query<{ number: string }>(
          `select organization_number as number from shared_structure
           union select organization_number from structure_review`,
        );
        const senders = taught.flatMap(({ memory }) => {
          const kept = keptMemory(memory);
          return kept === null ? [] : [senderNumber(kept)];
        });
        await enqueueSharing(tx, [...senders, ...shared.map(({ number }) => number)]);
      }),
    async () => log.error({}, 'what is shared of layouts could not be swept; the night tries again'),
  );
