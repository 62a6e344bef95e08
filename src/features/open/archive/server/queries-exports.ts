import type { Reader } from '#platform/server/db/port.ts';
import type { ArchiveExport } from '../contract.ts';
import { keptDays } from '../rules.ts';

/** An archive's ZIP as its row has it. */
export interface ExportRecord {
  readonly id: string;
  readonly userId: string;
  readonly units: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
  readonly state: 'waiting' | 'writing' | 'ready' | 'cancelled' | 'failed';
  readonly documents: number;
  readonly done: number;
  readonly missing: number;
  readonly size: number | string | null;
  readonly planSha256: string | null;
  readonly createdAt: Date;
  readonly readyAt: Date | null;
}

const columns = `x.id, x.user_id as "userId", x.units, x.from_day::text as "from", x.to_day::text as "to", x.state, x.documents, x.done, x.missing,
  x.size, x.plan_sha256 as "planSha256", x.created_at as "createdAt", x.ready_at as "readyAt"`;

const day = 86_400_000;

/** Until when a ZIP that is ready can be had. */
export const keptUntil = (readyAt: Date): Date => new Date(readyAt.getTime() + keptDays * day);

/** As the wire shows it; one whose days are over stays in the list as such. */
export const exportOf = (record: ExportRecord, now: Date): ArchiveExport => {
  const until = record.readyAt === null ? null : keptUntil(record.readyAt);
  return {
    id: record.id,
    state: record.state === 'ready' && until !== null && until <= now ? 'over' : record.state,
    from: record.from,
    to: record.to,
    units: record.units.length,
    documents: record.documents,
    done: record.done,
    missing: record.missing,
    size: record.size === null ? null : Number(record.size),
    createdAt: record.createdAt.toISOString(),
    until: until?.toISOString() ?? null,
  };
};

/** A ZIP of the organization; null when there is none. */
export const findExport = async (
  reader: Reader,
  organizationId: string,
  exportId: string,
): Promise<ExportRecord | null> => {
  const [found] = await reader.query<ExportRecord>(
    `select ${columns} from archive_export x where x.organization_id = $1 and x.id = $2`,
    [organizationId, exportId],
  );
  return found ?? null;
};

/** The ZIPs that a person has had made, newest first. */
export const listExports = (
  reader: Reader,
  organizationId: string,
  userId: string,
): Promise<ExportRecord[]> =>
  reader.query<ExportRecord>(
    `select ${columns} from archive_export x where x.organization_id = $1 and x.user_id = $2
     order by x.created_at desc, x.id limit 20`,
    [organizationId, userId],
  );

/** Which of these stored bytes are files of a ZIP that can still be had, or is being made. */
export const keptFiles = async (reader: Reader, sha256s: readonly string[]): Promise<string[]> => {
  // Across tenants: an original is kept as long as anybody’s archive names it.
  const rows = await reader.query<{ sha256: string }>(
    `select distinct name as sha256 from archive_export x cross join unnest(x.made) name
     where x.made && $1::text[] and name = any($1::text[])`,
    [sha256s],
  );
  return rows.map(({ sha256 }) => sha256);
};

/** What an organization is called. */
export const organizationName = async (reader: Reader, organizationId: string): Promise<string> => {
  const [found] = await reader.query<{ name: string }>(
    'select name from organization where organization_id = $1',
    [organizationId],
  );
  return found?.name ?? '';
};
