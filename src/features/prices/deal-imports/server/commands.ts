import type { z } from 'zod';
import type { TableCode } from '#core/tables/table-refusal.ts';
import { tableLimits } from '#core/tables/table-refusal.ts';
import { entitlementsOf } from '#features/company/organizations/server/queries-plan.ts';
import { keepDocument } from '#features/intake/documents/server/commands-keep.ts';
import { type Arrival, storeArrivals } from '#features/intake/documents/server/commands-receive.ts';
import { mayBind } from '#features/prices/deals/server/commands-scope.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { importChoice, type rowFix, type SaidOfFile } from '../contract-fields.ts';
import { analyse, type AnalyseDeps } from './commands-analyse.ts';
import { insertImport } from './commands-insert.ts';
import { findImport, type ImportRecord } from './queries.ts';

export interface ImportDeps extends AnalyseDeps {
  readonly clock: Clock;
  readonly newId: NewId;
}

export type Denied = Refused<'plan.bulk_import' | 'permission.required'>;

/** Refuses whose plan has no import, or who may not write in all of the units. */
export const denyImport = async (
  reader: Reader,
  scope: UnitScope,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  unitIds: readonly string[] | null,
): Promise<Denied | null> => {
  const { bulkImport } = await entitlementsOf(reader, scope.organizationId, now);
  if (!bulkImport) return refused('plan.bulk_import');
  return (await mayBind(reader, scope, actor, unitIds)) ? null : refused('permission.required');
};

/** Whom the query says that the deals are for. */
const unitsAsked = ({ unitId }: UnitScope, units: string | undefined): readonly string[] | null => {
  if (units === undefined) return [unitId];
  return units === 'all' ? null : [...new Set(units.split(','))];
};

export interface OpenImport {
  readonly supplierId: string;
  readonly units: string | undefined;
  readonly actor: Actor;
}

type OpenRefusal =
  | Denied
  | Refused<TableCode | 'supplier.not_exist' | 'upload.no_file' | 'upload.file_too_large' | 'storage.full'>;

/**
 * Keeps a price list and begins its import. A file that is no list is refused before anything is written. `conclude` has
 * the last word in the transaction.
 */
export const openImport = async <Reply>(
  deps: ImportDeps,
  scope: UnitScope,
  { supplierId, units, actor }: OpenImport,
  files: AsyncIterable<Arrival>,
  conclude: (tx: Tx, record: ImportRecord) => Promise<Reply>,
): Promise<Reply | OpenRefusal> => {
  const now = deps.clock.now();
  const unitIds = unitsAsked(scope, units);
  const denied = await deps.db.tenantRead(scope.organizationId, async (reader) => {
    const [supplier] = await reader.query<{ id: string }>(
      'select id from organization_supplier where organization_id = $1 and id = $2',
      [scope.organizationId, supplierId],
    );
    if (supplier === undefined) return refused('supplier.not_exist');
    return denyImport(reader, scope, { actor, now }, unitIds);
  });
  if (denied !== null) return denied;
  const stored = await storeArrivals(deps, files);
  if (stored instanceof Refused) return stored;
  const [file] = stored;
  if (file === undefined) return refused('upload.no_file');
  if (file.size > tableLimits.bytes) return refused('import.file_too_large');
  if (file.size === 0) return refused('import.file_empty');
  const choice = importChoice.parse({});
  const asked = { sha256: file.sha256, supplierId, unitIds, choice, fixes: {} };
  const analysed = await analyse(deps, scope, asked, {
    now,
    shown: 'all',
    offset: 0,
    limit: 0,
    withEffect: false,
  });
  if (analysed instanceof Refused) return analysed;
  return deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const documentId = await keepDocument(tx, deps, scope, actor, file);
    const begun = {
      supplierId,
      unitIds,
      documentId,
      sha256: file.sha256,
      fileName: file.fileName.slice(0, 255),
      fixes: {},
    };
    const id = await insertImport(tx, scope, { actor, now, newId: deps.newId }, begun);
    const record = await findImport(tx, scope, id);
    if (record === null) throw new Error('an import that was just made is missing');
    return conclude(tx, record);
  });
};

/** An import that is still being looked at, locked; or why it cannot be changed. */
export const holdOpen = async (
  tx: Tx,
  scope: UnitScope,
  act: { readonly actor: Actor; readonly now: Date },
  importId: string,
): Promise<ImportRecord | Denied | Refused<'import.not_exist' | 'import.not_open'>> => {
  await tx.query(
    'select id from deal_import where organization_id = $1 and unit_id = $2 and id = $3 for update',
    [scope.organizationId, scope.unitId, importId],
  );
  const record = await findImport(tx, scope, importId);
  if (record === null) return refused('import.not_exist');
  const denied = await denyImport(tx, scope, act, record.unitIds);
  if (denied !== null) return denied;
  return record.state === 'open' ? record : refused('import.not_open');
};

/** Says what the columns of an open import are. */
export const chooseImport = async (
  tx: Tx,
  scope: UnitScope,
  act: { readonly actor: Actor; readonly now: Date },
  importId: string,
  choice: SaidOfFile,
): Promise<ImportRecord | Denied | Refused<'import.not_exist' | 'import.not_open'>> => {
  const held = await holdOpen(tx, scope, act, importId);
  if (held instanceof Refused) return held;
  // Rows of another sheet are other rows.
  const fixes = choice.sheet === held.choice.sheet ? held.fixes : {};
  await tx.query(
    'update deal_import set choice = $4::jsonb, fixes = $5::jsonb, sheet = $6 where organization_id = $1 and unit_id = $2 and id = $3',
    [
      scope.organizationId,
      scope.unitId,
      importId,
      JSON.stringify(choice),
      JSON.stringify(fixes),
      choice.sheet,
    ],
  );
  return { ...held, choice, fixes };
};

/** Fixes a row of an open import; null takes the fix back. */
export const fixRow = async (
  tx: Tx,
  scope: UnitScope,
  act: { readonly actor: Actor; readonly now: Date },
  importId: string,
  { row, fix }: { readonly row: number; readonly fix: z.output<typeof rowFix> | null },
): Promise<ImportRecord | Denied | Refused<'import.not_exist' | 'import.not_open'>> => {
  const held = await holdOpen(tx, scope, act, importId);
  if (held instanceof Refused) return held;
  await tx.query(
    `update deal_import set fixes = case when $5::jsonb is null then fixes - $4::text else fixes || jsonb_build_object($4::text, $5::jsonb) end
     where organization_id = $1 and unit_id = $2 and id = $3`,
    [scope.organizationId, scope.unitId, importId, String(row), fix && JSON.stringify(fix)],
  );
  return held;
};
