import { laterOf, withinPlan } from '#core/entitlements/plan-view.ts';
import { decimal, fixed, rounded, sumOf } from '#core/values/decimal.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { SupplierSpend } from '../contract-overview.ts';
import type { Period } from './queries-purchases.ts';

const months = 12;

/** The last twelve months up to that of a date, oldest first: `2026-11`. */
const monthsUntil = (date: string): string[] => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return Array.from({ length: months }, (_, at) =>
    new Date(Date.UTC(year, month - months + at, 1)).toISOString().slice(0, 7),
  );
};

const supplierSql = `
  select s.display_name as "displayName", u.currency
  from organization_supplier s join unit u on u.organization_id = $1 and u.id = $2
  where s.organization_id = $1 and s.id = $3`;

const ofSupplier = `
  organization_id = $1 and unit_id = $2 and supplier_id = $3
  and currency = (select currency from unit where organization_id = $1 and id = $2)`;

const monthsSql = `
  select to_char(day, 'YYYY-MM') as month, trim_scale(sum(net)) as net from unit_day
  where ${ofSupplier} and day >= $4::date and invoices > 0 group by 1`;

const netSql = `
  select coalesce(trim_scale(sum(net)), 0) as net from unit_day
  where ${ofSupplier} and day >= coalesce($4::date, '-infinity') and day <= coalesce($5::date, 'infinity') and invoices > 0`;

const categoriesSql = `
  select a.category, trim_scale(sum(l.sum)) as net
  from invoice i
  join invoice_line l on l.organization_id = $1 and l.unit_id = $2 and l.issue_date = i.issue_date and l.invoice_id = i.id
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = l.article_id
  where i.organization_id = $1 and i.unit_id = $2 and i.supplier_id = $3 and not i.held
    and i.currency = (select currency from unit where organization_id = $1 and id = $2)
    and i.issue_date >= coalesce($4::date, '-infinity') and i.issue_date <= coalesce($5::date, 'infinity')
    and l.counted
  group by a.category having sum(l.sum) <> 0 order by sum(l.sum) desc, a.category`;

const invoicesSql = `
  select count(*)::int as invoices from invoice
  where organization_id = $1 and unit_id = $2 and supplier_id = $3
    and issue_date >= coalesce($4::date, '-infinity') and issue_date <= coalesce($5::date, 'infinity')`;

/** What was bought from a supplier, by month of the year that a period ends, and by category of the period. */
export const readSupplierSpend = async (
  reader: Reader,
  { organizationId, unitId, view }: UnitScope,
  supplierId: string,
  asked: Period,
  today: string,
): Promise<SupplierSpend | Refused<'supplier.not_exist'>> => {
  const period = withinPlan(view, asked);
  const since = view?.since ?? null;
  const key = [organizationId, unitId, supplierId];
  const [supplier] = await reader.query<{ displayName: string; currency: string }>(supplierSql, key);
  if (supplier === undefined) return refused('supplier.not_exist');
  const names = monthsUntil(period.to === null || period.to > today ? today : period.to).filter(
    (month) => since === null || month >= since.slice(0, 7),
  );
  const bought = await reader.query<{ month: string; net: string }>(monthsSql, [
    ...key,
    laterOf(`${names[0] ?? today.slice(0, 7)}-01`, since),
  ]);
  const netOf = new Map(bought.map(({ month, net }) => [month, net]));
  const within = [...key, period.from, period.to];
  const [whole] = await reader.query<{ net: string }>(netSql, within);
  const categories = await reader.query<SupplierSpend['categories'][number]>(categoriesSql, within);
  const [counted] = await reader.query<{ invoices: number }>(invoicesSql, within);
  const net = rounded(decimal(whole?.net ?? '0'), 2);
  return {
    ...supplier,
    supplierId,
    months: names.map((month) => ({ month, net: netOf.get(month) ?? '0' })),
    categories,
    rest: fixed(decimal(net).minus(sumOf(categories.map((each) => decimal(each.net)))), 2),
    net,
    invoices: counted?.invoices ?? 0,
  };
};
