import type { RowFix } from '#core/deal-import/import-row.ts';
import type { RowCode } from '#core/deal-import/row-codes.ts';
import type { ImportCounts } from '#core/deal-import/analyse-import.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ImportHead, ImportedRow, SaidOfFile } from '../contract-fields.ts';
import { undoHours } from '../rules.ts';

/** A row that was not taken, as it is kept. */
export interface KeptRow {
  readonly row: number;
  readonly code: RowCode;
  readonly written: ImportedRow['written'];
}

/** An import as the database has it. */
export interface ImportRecord {
  readonly id: string;
  readonly state: ImportHead['state'];
  readonly fileName: string;
  readonly documentId: string;
  readonly sha256: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly unitIds: readonly string[] | null;
  readonly choice: SaidOfFile;
  readonly fixes: Readonly<Record<string, RowFix>>;
  readonly createdAt: Date;
  readonly savedAt: Date | null;
  readonly savedBy: string | null;
  readonly undoneAt: Date | null;
  readonly counts: ImportCounts | null;
  readonly rejected: readonly KeptRow[] | null;
  readonly progress: ImportHead['progress'];
}

const importsSql = `
  select i.id, i.state, i.file_name as "fileName", i.document_id as "documentId", i.sha256, i.supplier_id as "supplierId",
    s.display_name as "supplierName", i.unit_ids as "unitIds", i.choice, i.fixes, i.created_at as "createdAt",
    i.saved_at as "savedAt", n.full_name as "savedBy", i.undone_at as "undoneAt", i.counts, i.rejected, i.progress
  from deal_import i
  join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
  left join member_name n on n.organization_id = $1 and n.user_id = i.saved_by
  where i.organization_id = $1 and i.unit_id = $2`;

const hour = 3_600_000;

const undoUntil = ({ state, savedAt }: ImportRecord, now: Date): string | null => {
  if (state !== 'saved' || savedAt === null) return null;
  const end = new Date(savedAt.getTime() + undoHours * hour);
  return end > now ? end.toISOString() : null;
};

/** Of an import that waits for its turn in the background. */
const atStart = { stage: 'reading', done: 0, total: 0 } as const;

/** An import as the wire has it. */
export const headOf = (record: ImportRecord, now: Date): ImportHead => ({
  id: record.id,
  state: record.state,
  fileName: record.fileName,
  documentId: record.documentId,
  supplierId: record.supplierId,
  supplierName: record.supplierName,
  unitIds: record.unitIds === null ? null : [...record.unitIds],
  createdAt: record.createdAt.toISOString(),
  savedAt: record.savedAt?.toISOString() ?? null,
  savedBy: record.savedBy,
  undoneAt: record.undoneAt?.toISOString() ?? null,
  undoUntil: undoUntil(record, now),
  counts: record.counts,
  progress: record.state === 'saving' ? (record.progress ?? atStart) : null,
});

/** One import of the unit, or null. */
export const findImport = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  importId: string,
): Promise<ImportRecord | null> => {
  const [record] = await reader.query<ImportRecord>(`${importsSql} and i.id = $3`, [
    organizationId,
    unitId,
    importId,
  ]);
  return record ?? null;
};

/** The newest imports of the unit. */
export const listImports = (reader: Reader, { organizationId, unitId }: UnitScope): Promise<ImportRecord[]> =>
  reader.query<ImportRecord>(`${importsSql} order by i.created_at desc, i.id limit 20`, [
    organizationId,
    unitId,
  ]);
