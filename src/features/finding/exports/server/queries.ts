import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { id } from '#platform/wire/fields.ts';
import type { ExportAsk, ExportRow } from '../contract.ts';
import { keptDays, keptUntil } from '../rules.ts';

/** A file as the database has it. */
export interface ExportRecord {
  readonly id: string;
  readonly ask: ExportAsk;
  readonly fileName: string;
  readonly state: ExportRow['state'];
  readonly rows: number;
  readonly done: number;
  readonly sha256: string | null;
  readonly size: number | null;
  readonly createdAt: Date;
  readonly readyAt: Date | null;
}

const columns = `
  x.id, x.ask, x.file_name as "fileName", x.state, x.rows, x.done, x.sha256, x.size::float8 as size,
  x.created_at as "createdAt", x.ready_at as "readyAt"`;

/** A file as the wire has it. */
export const exportRowOf = (record: ExportRecord): ExportRow => ({
  id: record.id,
  list: record.ask.list,
  format: record.ask.format,
  fileName: record.fileName,
  state: record.state,
  rows: record.rows,
  done: record.done,
  createdAt: record.createdAt.toISOString(),
  until: record.readyAt === null ? null : keptUntil(record.readyAt).toISOString(),
});

const isUuid = (value: string): boolean => id.safeParse(value).success;

const day = 86_400_000;

/** Before it a file is kept no longer. */
const keptSince = (now: Date): Date => new Date(now.getTime() - keptDays * day);

/** A person's own file of the unit; null when there is none, it is somebody else's, or its days are over. */
export const findExport = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { userId, now }: { readonly userId: string; readonly now: Date },
  exportId: string,
): Promise<ExportRecord | null> => {
  const [record] = await reader.query<ExportRecord>(
    `select ${columns} from list_export x
     where x.organization_id = $1 and x.unit_id = $2 and x.id = $3 and x.user_id = $4
       and (x.ready_at is null or x.ready_at > $5)`,
    [organizationId, unitId, exportId, userId, keptSince(now)],
  );
  return record ?? null;
};

/** A person's own files of the unit, newest first. */
export const listExports = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<ExportRecord[]> =>
  reader.query<ExportRecord>(
    `select ${columns} from list_export x
     where x.organization_id = $1 and x.unit_id = $2 and x.user_id = $3 and (x.ready_at is null or x.ready_at > $4)
     order by x.created_at desc, x.id limit 50`,
    [organizationId, unitId, userId, keptSince(now)],
  );

/** What a file is named after. */
export interface UnitNames {
  readonly name: string;
  readonly currency: string;
}

/** The unit's name and currency. */
export const unitNames = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<UnitNames> => {
  const [found] = await reader.query<UnitNames>(
    `select coalesce(o.display_name, u.name) as name, u.currency
     from unit u left join outlet o on o.organization_id = $1 and o.main_unit_id = u.id
     where u.organization_id = $1 and u.id = $2 order by o.display_name limit 1`,
    [organizationId, unitId],
  );
  return found ?? { name: '', currency: 'SEK' };
};

/** How a person of the organization is called there. */
export const memberName = async (
  reader: Reader,
  { organizationId }: UnitScope,
  userId: string,
): Promise<string> => {
  const [found] = await reader.query<{ name: string }>(
    `select full_name as name from member_name where organization_id = $1 and user_id = $2 limit 1`,
    [organizationId, userId],
  );
  return found?.name ?? '';
};

/** The suppliers and articles of the unit that are among these values, by id. */
export const namesOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  values: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = values.filter((value) => isUuid(value));
  if (ids.length === 0) return new Map();
  const rows = await reader.query<{ id: string; name: string }>(
    `select s.id, s.display_name as name from organization_supplier s
     where s.organization_id = $1 and s.id = any($3::uuid[])
     union all
     select a.id, a.name from unit_article a
     where a.organization_id = $1 and a.unit_id = $2 and a.id = any($3::uuid[])`,
    [organizationId, unitId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Which of these stored bytes are files that are still kept. */
export const keptFiles = async (reader: Reader, sha256s: readonly string[]): Promise<string[]> => {
  // Across tenants: an original is kept as long as anybody’s list names it.
  const rows = await reader.query<{ sha256: string }>(
    'select sha256 from list_export where sha256 = any($1)',
    [sha256s],
  );
  return rows.map(({ sha256 }) => sha256);
};
