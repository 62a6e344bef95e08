import type { Sheet } from '#core/tables/sheet.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ImportHead, ImportResult } from '../contract.ts';
import type { ListCounts, RowFix } from '../rules-analyse.ts';
import { type ImportList, type ListField, undoHours } from '../rules.ts';

/** What saving did to one thing, by its id: as it was (null: it was not), and as it is since. */
export interface Change {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** An import as the database has it, without its file. */
export interface ImportRecord {
  readonly id: string;
  readonly list: ImportList;
  readonly state: ImportHead['state'];
  readonly fileName: string;
  readonly createdAt: Date;
  readonly savedAt: Date | null;
  readonly savedBy: string | null;
  readonly counts: ListCounts;
  readonly fields: readonly (ListField | null)[] | null;
  readonly fixes: Readonly<Record<string, RowFix>>;
  readonly rejected: ImportResult['rejected'] | null;
}

const columns = `
  i.id, i.list, i.state, i.file_name as "fileName", i.created_at as "createdAt", i.saved_at as "savedAt",
  n.full_name as "savedBy", i.counts, i.fields, i.fixes, i.rejected`;

const importsSql = `
  select ${columns} from list_import i
  left join member_name n on n.organization_id = $1 and n.user_id = i.saved_by
  where i.organization_id = $1 and i.unit_id = $2`;

const undoUntil = ({ state, savedAt }: ImportRecord, now: Date): string | null => {
  if (state !== 'saved' || savedAt === null) return null;
  const end = new Date(savedAt.getTime() + undoHours * 3_600_000);
  return end > now ? end.toISOString() : null;
};

/** An import as the wire has it. */
export const headOf = (record: ImportRecord, now: Date): ImportHead => ({
  id: record.id,
  list: record.list,
  state: record.state,
  fileName: record.fileName,
  createdAt: record.createdAt.toISOString(),
  savedAt: record.savedAt?.toISOString() ?? null,
  savedBy: record.savedBy,
  undoUntil: undoUntil(record, now),
  counts: record.counts,
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

/** The newest imports of a list of the unit. */
export const listImports = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  list: ImportList,
): Promise<ImportRecord[]> =>
  reader.query<ImportRecord>(`${importsSql} and i.list = $3 order by i.created_at desc, i.id limit 20`, [
    organizationId,
    unitId,
    list,
  ]);

/** The table of an import's file; null once it is not kept any more. */
export const findSheet = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  importId: string,
): Promise<Pick<Sheet, 'name' | 'rows'> | null> => {
  const [found] = await reader.query<{ sheet: Pick<Sheet, 'name' | 'rows'> | null }>(
    'select sheet from list_import where organization_id = $1 and unit_id = $2 and id = $3',
    [organizationId, unitId, importId],
  );
  return found?.sheet ?? null;
};
