import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ImportDetail, ImportRow } from '../contract.ts';
import type { ImportTable } from './tables.ts';

interface NamedImport extends ImportTable {
  readonly started_by_name: string | null;
}

const named = `
  select h.*, m.full_name as started_by_name from history_import h
  left join member_name m on m.organization_id = h.organization_id and m.user_id = h.started_by
  where h.organization_id = $1 and h.unit_id = $2`;

const rowOf = (row: NamedImport): ImportRow => ({
  id: row.id,
  state: row.state,
  startedAt: row.started_at.toISOString(),
  startedBy: row.started_by_name,
  closedAt: row.closed_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  summary: row.summary,
});

/** The unit's imports, newest first. */
export const listImports = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<ImportRow[]> => {
  const sql = `${named} order by h.started_at desc, h.id desc limit 20`;
  return (await reader.query<NamedImport>(sql, [organizationId, unitId])).map(rowOf);
};

/** One import, or null when the unit has none with this id. */
export const findImport = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  importId: string,
): Promise<ImportRow | null> => {
  const [row] = await reader.query<NamedImport>(`${named} and h.id = $3`, [organizationId, unitId, importId]);
  return row === undefined ? null : rowOf(row);
};

type Progress = Omit<ImportDetail, keyof ImportRow>;

/** Containers are left out: what they held counts. An invoice belongs to the document that was read for it. */
const progressSql = `
  with own as (
    select d.id, d.state, d.reason from document d
    where d.organization_id = $1 and d.unit_id = $2 and d.import_id = $3 and d.state <> 'expanded'
  ), invoices as (
    select i.id, i.issue_date from own o
    join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = o.id
    join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = d.invoice_id and i.document_id = d.id
  )
  select count(*)::int as total,
    count(*) filter (where state not in ('received', 'stored', 'recognising', 'read', 'matched', 'checked'))::int as done,
    count(*) filter (where state = 'monitored')::int as read,
    count(*) filter (where state = 'duplicate')::int as duplicates,
    count(*) filter (where state in ('needs-review', 'quarantined'))::int as "needsReview",
    count(*) filter (where state = 'unreadable')::int as unreadable,
    (select min(issue_date) from invoices) as "firstDate", (select max(issue_date) from invoices) as "lastDate",
    (select to_char(issue_date, 'YYYY-MM') from invoices order by id desc limit 1) as "currentMonth",
    coalesce((select json_agg(json_build_object('month', month, 'invoices', invoices) order by month) from (
      select to_char(issue_date, 'YYYY-MM') as month, count(*)::int as invoices from invoices group by 1) m), '[]') as months,
    coalesce((select json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason) from (
      select reason, count(*)::int as count from own where state in ('needs-review', 'unreadable') and reason is not null
      group by reason) r), '[]') as reasons
  from own`;

/** One import with how far it has come, or null when the unit has none with this id. */
export const readImport = async (
  reader: Reader,
  scope: UnitScope,
  importId: string,
): Promise<ImportDetail | null> => {
  const row = await findImport(reader, scope, importId);
  if (row === null) return null;
  const [progress] = await reader.query<Progress>(progressSql, [
    scope.organizationId,
    scope.unitId,
    importId,
  ]);
  if (progress === undefined) throw new Error('a count is one row');
  return { ...row, ...progress };
};
