import { decimal, fixed, rounded, sumOf } from '#core/values/decimal.ts';
import { latestInvoices } from '#features/invoices/server/queries-list.ts';
import { undecided } from '#features/price-monitoring/server/queries-groups.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { Overview } from '../contract.ts';

export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

interface DayRecord {
  readonly date: string;
  readonly net: string;
}

interface SupplierRecord {
  readonly supplier_id: string;
  readonly display_name: string;
  readonly net: string;
  readonly invoices: number;
}

/** The days to compare with, and the last day of the whole period they are the beginning of. */
export interface PreviousPeriod {
  readonly from: string;
  readonly to: string;
  readonly until: string;
}

// Amounts of different currencies are never added up: the unit's own is shown, others beside it.
const own = '(select currency from unit where organization_id = $1 and id = $2)';

const within = `organization_id = $1 and unit_id = $2
  and day >= coalesce($3::date, '-infinity') and day <= coalesce($4::date, 'infinity')`;

const days = (reader: Reader, scope: UnitScope, period: Period): Promise<DayRecord[]> =>
  reader.query(
    `select day as date, trim_scale(sum(net)) as net from unit_day where ${within} and currency = ${own} group by day order by day`,
    [scope.organizationId, scope.unitId, period.from, period.to],
  );

const bySupplier = (reader: Reader, scope: UnitScope, period: Period): Promise<SupplierRecord[]> =>
  reader.query(
    `select d.supplier_id, s.display_name, d.net, d.invoices
     from (select supplier_id, trim_scale(sum(net)) as net, sum(invoices)::int as invoices
           from unit_day where ${within} and currency = ${own} group by supplier_id) d
     join organization_supplier s on s.organization_id = $1 and s.id = d.supplier_id
     order by d.net desc, s.display_name`,
    [scope.organizationId, scope.unitId, period.from, period.to],
  );

const inOtherCurrencies = (
  reader: Reader,
  scope: UnitScope,
  period: Period,
): Promise<{ currency: string; net: string }[]> =>
  reader.query(
    `select currency, trim_scale(sum(net)) as net from unit_day
     where ${within} and currency <> ${own} group by currency order by currency`,
    [scope.organizationId, scope.unitId, period.from, period.to],
  );

const totalOf = (rows: readonly { net: string }[]): string =>
  rounded(sumOf(rows.map((row) => decimal(row.net))), 2);

/** Percent with one decimal, half-up; null when there is nothing to compare with. */
const percentOf = (part: string, whole: string): string | null =>
  decimal(whole).eq('0') ? null : fixed(decimal(part).times('100').div(decimal(whole)), 1);

const changeOf = (now: string, before: string | undefined): string | null =>
  before === undefined ? null : percentOf(decimal(now).minus(decimal(before)).toFixed(), before);

const dayCount = (rows: readonly DayRecord[], period: Period): number => {
  const first = period.from ?? rows[0]?.date;
  const last = period.to ?? rows.at(-1)?.date;
  if (first === undefined || last === undefined) return 1;
  return Math.max(1, Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1);
};

/** Purchases of a period without VAT, compared with an earlier one, with the newest invoices and open decisions. */
export const readOverview = async (
  reader: Reader,
  scope: UnitScope,
  period: Period,
  previous: PreviousPeriod | null,
): Promise<Overview> => {
  const [unit] = await reader.query<{ currency: string }>(
    'select currency from unit where organization_id = $1 and id = $2',
    [scope.organizationId, scope.unitId],
  );
  const current = await days(reader, scope, period);
  const before =
    previous === null ? [] : await days(reader, scope, { from: previous.from, to: previous.until });
  const suppliers = await bySupplier(reader, scope, period);
  const earlier = new Map(
    previous === null
      ? []
      : (await bySupplier(reader, scope, previous)).map((row) => [row.supplier_id, row.net] as const),
  );
  const total = totalOf(current);
  return {
    currency: unit?.currency ?? 'SEK',
    total,
    previousTotal: previous === null ? null : totalOf(before.filter((day) => day.date <= previous.to)),
    foreign: await inOtherCurrencies(reader, scope, period),
    invoices: suppliers.reduce((count, row) => count + row.invoices, 0),
    suppliers: suppliers.length,
    averagePerDay: rounded(decimal(total).div(decimal(String(dayCount(current, period)))), 2),
    days: current,
    previousDays: before,
    costBySupplier: suppliers.map((row) => ({
      supplierId: row.supplier_id,
      displayName: row.display_name,
      net: row.net,
      previousNet: earlier.get(row.supplier_id) ?? null,
      share: percentOf(row.net, total) ?? '0',
      change: changeOf(row.net, earlier.get(row.supplier_id)),
    })),
    latestInvoices: await latestInvoices(reader, scope, 5),
    undecided: await undecided(reader, scope, 3),
  };
};
