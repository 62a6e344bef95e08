import { ownedUnits } from '#features/company/outlets/server/queries.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { archiveContract } from '../contract.ts';
import { endYearOf, financialYear } from '../rules.ts';
import { countArchived } from './queries-contents.ts';
import { exportOf, listExports } from './queries-exports.ts';

type Archive = ReplyOf<typeof archiveContract.readArchive>;

interface DayRow {
  readonly day: string;
  readonly documents: number;
  readonly bytes: string;
  readonly until: string;
}

/** Documents by month of their invoice, or of their arrival; a month lies in one financial year. */
const monthsSql = `
  select to_char(date_trunc('month', day), 'YYYY-MM-DD') as day, count(*)::int as documents,
    coalesce(sum(size), 0)::text as bytes, coalesce(max(until)::text, '') as until
  from (
    select coalesce(i.issue_date, (d.received_at at time zone 'Europe/Stockholm')::date) as day,
      case when d.duplicate_of is null and d.removed_at is null then d.size end as size, krogkoll_kept_until(d) as until
    from document d left join invoice i on i.organization_id = $1 and i.unit_id = d.unit_id and i.id = d.invoice_id
    where d.organization_id = $1 and d.unit_id = any($2::uuid[])
  ) m group by 1 order by 1`;

/** The month in which an organization's financial year ends; null where nobody has said. */
export const yearEndOf = async (reader: Reader, organizationId: string): Promise<number | null> => {
  const [found] = await reader.query<{ month: number }>(
    'select year_end_month as month from archive_setting where organization_id = $1',
    [organizationId],
  );
  return found?.month ?? null;
};

const yearsOf = (rows: readonly DayRow[], month: number | null): Archive['years'] =>
  [...Map.groupBy(rows, ({ day }) => endYearOf(day, month ?? 12))]
    .toSorted(([one], [other]) => other - one)
    .map(([endYear, months]) => ({
      ...financialYear(endYear, month ?? 12),
      documents: months.reduce((sum, { documents }) => sum + documents, 0),
      bytes: months.reduce((sum, { bytes }) => sum + Number(bytes), 0),
      keptUntil:
        months
          .map(({ until }) => until)
          .toSorted()
          .at(-1) ?? '',
    }));

interface Extent {
  readonly invoices: number;
  readonly lines: number;
  readonly links: number;
}

const extentSql = `
  select (select count(*)::int from invoice i where i.organization_id = $1 and i.unit_id = any($2::uuid[])) as invoices,
    (select coalesce(sum(i.line_count), 0)::int from invoice i where i.organization_id = $1 and i.unit_id = any($2::uuid[])) as lines,
    (select coalesce(max(l.number), 0)::int from archive_link l where l.organization_id = $1) as links`;

/** The newest day whose root was stamped; null before the first. */
export const stampedDay = (db: Db): Promise<string | null> =>
  db.platformRead(async (reader) => {
    const [newest] = await reader.query<{ day: string | null }>(
      'select max(day)::text as day from archive_stamp',
    );
    return newest?.day ?? null;
  });

/** The archive of the units that a person owns. */
export const readArchive = async (
  db: Db,
  organizationId: string,
  userId: string,
  now: Date,
): Promise<Archive> => {
  const stampedOn = await stampedDay(db);
  return db.tenantRead(organizationId, async (reader) => {
    const owned = await ownedUnits(reader, organizationId, userId);
    const units = owned.map(({ id }) => id);
    const [month, months, [extent], all, exports] = await Promise.all([
      yearEndOf(reader, organizationId),
      reader.query<DayRow>(monthsSql, [organizationId, units]),
      reader.query<Extent>(extentSql, [organizationId, units]),
      countArchived(reader, { organizationId, units, from: null, to: null }),
      listExports(reader, organizationId, userId),
    ]);
    return {
      units: owned,
      yearEndMonth: month,
      years: yearsOf(months, month),
      ...all,
      invoices: extent?.invoices ?? 0,
      lines: extent?.lines ?? 0,
      links: extent?.links ?? 0,
      stampedOn,
      exports: exports.map((record) => exportOf(record, now)),
    };
  });
};

/** Units by their names now, in the order of these. */
export const namedUnits = (
  reader: Reader,
  organizationId: string,
  units: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  reader.query<{ id: string; name: string }>(
    `select o.main_unit_id as id, min(o.display_name) as name from outlet o
     where o.organization_id = $1 and o.main_unit_id = any($2::uuid[]) group by o.main_unit_id order by name, id`,
    [organizationId, units],
  );
