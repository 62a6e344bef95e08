import type { DocumentRow } from '#features/intake/documents/contract.ts';
import { recordArrivals, storeArrivals } from '#features/intake/documents/server/commands-receive.ts';
import type { Arrival, ArrivalDeps } from '#features/intake/documents/server/commands-receive.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { ImportRow } from '../contract.ts';
import { enqueueLook } from './commands-look.ts';
import { findImport } from './queries.ts';

type Gone = Refused<'history.not_exist' | 'history.closed'>;

interface Asked {
  readonly importId: string;
  readonly actor: Actor;
}

const found = async (tx: Tx, scope: UnitScope, importId: string): Promise<ImportRow> => {
  const row = await findImport(tx, scope, importId);
  if (row === null) throw new Error('the import was there a statement ago');
  return row;
};

const note = (tx: Tx, scope: UnitScope, { importId, actor }: Asked, action: string): Promise<void> =>
  recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action: `history.${action}`,
    subjectId: importId,
    detail: {},
  });

/** Begins an import. Refused while another one of the unit is not over. */
export const openImport = async (
  tx: Tx,
  { clock, newId }: Pick<ArrivalDeps, 'clock' | 'newId'>,
  scope: UnitScope,
  actor: Actor,
): Promise<ImportRow | Refused<'history.already_open'>> => {
  const importId = newId();
  const made = await tx.query(
    `insert into history_import (organization_id, unit_id, id, started_at, started_by, state)
     values ($1, $2, $3, $4, $5, 'collecting') on conflict do nothing returning id`,
    [scope.organizationId, scope.unitId, importId, clock.now().toISOString(), actor.userId],
  );
  if (made.length === 0) return refused('history.already_open');
  await note(tx, scope, { importId, actor }, 'opened');
  return found(tx, scope, importId);
};

/** Why an import that is not in one of the wanted states cannot be changed. */
const whyNot = async (tx: Tx, scope: UnitScope, importId: string): Promise<Gone> =>
  refused((await findImport(tx, scope, importId)) === null ? 'history.not_exist' : 'history.closed');

/**
 * Receives files of an import: durable and recorded, all or none, when it answers them. The import is held, so that
 * it is not closed meanwhile. `conclude` has the last word in the transaction.
 */
export const addFiles = async <Made>(
  deps: ArrivalDeps,
  scope: UnitScope,
  { importId, actor }: Asked,
  files: AsyncIterable<Arrival> | Iterable<Arrival>,
  conclude: (tx: Tx, documents: DocumentRow[]) => Promise<Made>,
): Promise<Made | Gone | Refused<'upload.no_file' | 'upload.file_too_large' | 'storage.full'>> => {
  const known = await deps.db.tenantRead(scope.organizationId, (reader) =>
    findImport(reader, scope, importId),
  );
  if (known === null) return refused('history.not_exist');
  if (known.state !== 'collecting') return refused('history.closed');
  const arrivals = await storeArrivals(deps, files);
  if (!Array.isArray(arrivals)) return arrivals;
  return deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const open = await tx.query(
      `select from history_import where organization_id = $1 and unit_id = $2 and id = $3 and state = 'collecting' for share`,
      [scope.organizationId, scope.unitId, importId],
    );
    if (open.length === 0) return whyNot(tx, scope, importId);
    const door = { channel: 'import', actor, importId } as const;
    return conclude(tx, await recordArrivals(tx, deps, scope, door, arrivals));
  });
};

/** Says that no more files come. The summary is made by a job, at once when everything has been read. */
export const closeImport = (deps: ArrivalDeps, scope: UnitScope, asked: Asked): Promise<ImportRow | Gone> =>
  deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const closed = await tx.query(
      `update history_import set state = 'reading', closed_at = $4
       where organization_id = $1 and unit_id = $2 and id = $3 and state = 'collecting' returning id`,
      [scope.organizationId, scope.unitId, asked.importId, deps.clock.now().toISOString()],
    );
    if (closed.length === 0) return whyNot(tx, scope, asked.importId);
    await note(tx, scope, asked, 'closed');
    await enqueueLook(tx, scope, [asked.importId]);
    return found(tx, scope, asked.importId);
  });

/** Gives the summary up. Documents stay what they are, and alerts of theirs stay open. */
export const cancelImport = (deps: ArrivalDeps, scope: UnitScope, asked: Asked): Promise<ImportRow | Gone> =>
  deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const cancelled = await tx.query(
      `update history_import set state = 'cancelled', ended_at = $4
       where organization_id = $1 and unit_id = $2 and id = $3 and state in ('collecting', 'reading') returning id`,
      [scope.organizationId, scope.unitId, asked.importId, deps.clock.now().toISOString()],
    );
    if (cancelled.length === 0) return whyNot(tx, scope, asked.importId);
    await note(tx, scope, asked, 'cancelled');
    return found(tx, scope, asked.importId);
  });
