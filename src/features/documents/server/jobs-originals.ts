import { z } from 'zod';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/port.ts';
import { publish } from '#platform/server/live.ts';
import { type Loss, lossOf } from '#platform/server/ports/storage/loss.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { DocumentTable } from './tables.ts';

/** Nightly; see `verifyOriginalsHandler`. */
export const verifyOriginals = defineJob({ name: 'verify-originals', payload: z.object({}), timeout: 3_600 });

const slices = 30;

interface VerifyDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: { readonly error: (details: object, message: string) => void };
}

const tellLoss = (db: Db, sha256: string, loss: Loss): Promise<void> =>
  db.platformTransaction(async (tx) => {
    const documents = await tx.query<DocumentTable>(
      'update document set reason = $2 where sha256 = $1 and reason is distinct from $2 returning *',
      [sha256, loss],
    );
    for (const { organization_id: organizationId, unit_id: unitId, id, state } of documents)
      await publish(tx, mintUnitScope(organizationId, unitId), { type: 'document', documentId: id, state });
  });

/**
 * Hashes a thirtieth of all originals again, by the day, so that each one's turn comes within a month (SECURITY R60). A
 * changed or lost one is logged as an error and named as the reason of its documents.
 */
export const verifyOriginalsHandler = ({ db, storage, clock, log }: VerifyDeps): JobHandler =>
  handleJob(
    verifyOriginals,
    async (_payload, { signal }) => {
      const slice = Math.floor(clock.now().getTime() / 86_400_000) % slices;
      const originals = await db.platformRead((reader) =>
        reader.query<{ sha256: string }>(
          `select distinct sha256 from document
           where sha256 <> '' and ('x' || left(sha256, 7))::bit(28)::int % ${slices} = $1`,
          [slice],
        ),
      );
      for (const { sha256 } of originals) {
        const loss = await lossOf(storage, sha256, signal);
        if (loss === null) continue;
        log.error({ sha256, loss }, 'an original is not what was received');
        await tellLoss(db, sha256, loss);
      }
    },
    async () => log.error({}, 'originals could not be verified'),
  );
