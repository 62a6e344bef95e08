import { z } from 'zod';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueueAll } from '#platform/server/jobs/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** Looks whether all documents of an import that was closed have ended, and makes its summary when they have. */
export const finishImport = defineJob({
  name: 'finish-import',
  payload: z.object({ organizationId: z.uuid(), unitId: z.uuid(), importId: z.uuid() }),
  concurrency: 1,
  retries: 5,
  retryDelay: 5,
  timeout: 300,
});

/** Has imports looked at after this transaction, some of whose documents have just ended. Nulls and repeats are left out. */
export const enqueueLook = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  importIds: readonly (string | null)[],
): Promise<void> => {
  const jobs = [...new Set(importIds)].flatMap((importId) =>
    importId === null
      ? []
      : [
          {
            payload: { organizationId, unitId, importId },
            options: { key: importId, group: organizationId },
          },
        ],
  );
  await enqueueAll(tx, finishImport, jobs);
};

const forgottenAfter = 86_400_000;

/**
 * Hourly: closes imports that nothing has come to for a day, and looks at those that are closed, should a stop have lost the
 * job of one.
 */
export const tendImports = (db: Db, now: Date): Promise<void> =>
  db.platformTransaction(async (tx) => {
    // Across tenants: the work of the hour looks for whose turn it is.
    await tx.query(
      `update history_import h set state = 'reading', closed_at = $2 where h.state = 'collecting' and h.started_at < $1
         and not exists (select from document d where d.organization_id = h.organization_id and d.unit_id = h.unit_id
           and d.import_id = h.id and d.parent_id is null and d.received_at >= $1)`,
      [new Date(now.getTime() - forgottenAfter).toISOString(), now.toISOString()],
    );
    const imports = await tx.query<{ organizationId: string; unitId: string; importId: string }>(
      `select organization_id as "organizationId", unit_id as "unitId", id as "importId"
       from history_import where state = 'reading'`,
    );
    const jobs = imports.map((payload) => ({
      payload,
      options: { key: payload.importId, group: payload.organizationId },
    }));
    await enqueueAll(tx, finishImport, jobs);
  });
