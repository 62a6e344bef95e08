import type { z } from 'zod';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { parameters, swedishOrder } from '#platform/server/sql.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import { foundLines, searchCondition } from './queries-search.ts';
import type { invoiceList, invoiceListQuery, InvoiceRow } from '../contract.ts';

type ListQuery = z.output<typeof invoiceListQuery>;

/** What keeps the lines of `invoice i` from being shown. */
const lockedBy = "case when i.issue_date < $3::date then 'history' when i.waits then 'number' end";

/**
 * The columns of an `InvoiceRow`, of `invoice i` joined with `organization_supplier s` and its deviations `d`; $3 is the first
 * day that the plan shows, or null.
 */
const rowColumns = `
  i.id, i.number, i.supplier_id, s.display_name as supplier_name, i.issue_date, i.due_date, i.currency,
  i.total, i.net, i.credit_note, i.line_count, i.held,
  i.checks @> '[{"code": "document.payable"}]' as wrong_total,
  coalesce(d.deviations, 0)::int as deviations, coalesce(d.unresolved, 0)::int as unresolved,
  coalesce(d.against, 0) as against,
  ${lockedBy} as locked`;

/** Deviations by invoice, aggregated once for the unit and joined. */
const fromInvoices = `
  from invoice i
  join organization_supplier s on s.organization_id = i.organization_id and s.id = i.supplier_id
  left join (
    select invoice_id, count(*) as deviations, count(*) filter (where status = 'UNRESOLVED') as unresolved,
      sum(round(extra, 2)) as against, sum(round(extra, 2)) filter (where status = 'UNRESOLVED') as undecided
    from price_alert_entry
    where organization_id = $1 and unit_id = $2 and invoice_date >= coalesce($3::date, '-infinity') group by invoice_id
  ) d on d.invoice_id = i.id
  where i.organization_id = $1 and i.unit_id = $2`;

interface InvoiceRecord {
  readonly id: string;
  readonly number: string;
  readonly supplier_id: string;
  readonly supplier_name: string;
  readonly issue_date: string;
  readonly due_date: string | null;
  readonly currency: string;
  readonly total: string;
  readonly net: string;
  readonly credit_note: boolean;
  readonly line_count: number;
  readonly held: boolean;
  readonly wrong_total: boolean;
  readonly deviations: number;
  readonly unresolved: number;
  readonly against: string;
  readonly locked: InvoiceRow['locked'];
}

/** Of a whole selection, in the unit's own currency. */
interface Sums {
  readonly all_rows: number;
  readonly sum_currency: string;
  readonly total_sum: string;
  readonly waiting_sum: string;
  readonly held_rows: number;
  readonly pending: number;
  readonly undecided_sum: string;
  readonly hidden: number;
}

const rowOf = (record: InvoiceRecord): InvoiceRow => ({
  id: record.id,
  number: record.number,
  supplier: { id: record.supplier_id, displayName: record.supplier_name },
  issueDate: record.issue_date,
  dueDate: record.due_date,
  currency: record.currency,
  total: record.total,
  net: record.net,
  creditNote: record.credit_note,
  lineCount: record.line_count,
  deviationCount: record.deviations,
  unresolvedCount: record.unresolved,
  againstWatched: record.against,
  held: record.held,
  wrongTotal: record.wrong_total,
  locked: record.locked,
  foundLine: null,
});

const orderBy: Readonly<Record<ListQuery['sort'], string>> = {
  issueDate: 'i.issue_date',
  dueDate: 'i.due_date',
  supplier: swedishOrder('s.display_name'),
  number: 'i.number',
  deviations: 'coalesce(d.unresolved, 0)',
  againstWatched: 'coalesce(d.against, 0)',
  total: 'i.total',
};

const filters = (query: ListQuery, scope: UnitScope, add: (value: unknown) => string): string => {
  const parts: string[] = [];
  if (!query.archive) parts.push("i.issue_date >= coalesce($3::date, '-infinity')");
  if (query.search) parts.push(searchCondition(query.search, scope, add));
  if (query.supplierId) parts.push(`i.supplier_id = ${add(query.supplierId)}`);
  if (query.from) parts.push(`i.issue_date >= ${add(query.from)}`);
  if (query.to) parts.push(`i.issue_date <= ${add(query.to)}`);
  if (query.minTotal) parts.push(`i.total >= ${add(query.minTotal)}`);
  if (query.maxTotal) parts.push(`i.total <= ${add(query.maxTotal)}`);
  if (query.onlyDeviations) parts.push('d.unresolved > 0');
  return parts.map((part) => ` and ${part}`).join('');
};

/** Organization, unit and the first day that its plan shows: the first three values of every statement here. */
const keyOf = ({ organizationId, unitId, view }: UnitScope): (string | null)[] => [
  organizationId,
  unitId,
  view?.since ?? null,
];

/** Invoices of the asked period that are older than the plan shows, whatever else is asked for: a number that tells nothing of them. */
const hiddenInvoices = (from: string, to: string): string => `
  (select count(*)::int from invoice o where o.organization_id = $1 and o.unit_id = $2 and o.issue_date < $3::date
     and o.issue_date >= coalesce(${from}::date, '-infinity') and o.issue_date <= coalesce(${to}::date, 'infinity'))`;

/** How many invoices the search and the filters find before and after the period. */
const elsewhere = async (
  reader: Reader,
  scope: UnitScope,
  { from, to, ...query }: ListQuery,
): Promise<{ older: number; newer: number }> => {
  if (!query.search || (from ?? to) === undefined) return { older: 0, newer: 0 };
  const { values, add } = parameters();
  keyOf(scope).forEach(add);
  const before = `i.issue_date < ${add(from ?? null)}::date`;
  const after = `i.issue_date > ${add(to ?? null)}::date`;
  const [counts] = await reader.query<{ older: number; newer: number }>(
    `select count(*) filter (where ${before})::int as older, count(*) filter (where ${after})::int as newer
     ${fromInvoices}${filters(query, scope, add)}`,
    values,
  );
  return counts ?? { older: 0, newer: 0 };
};

/** One page of the unit's invoices with the sums of the whole selection, in the unit's own currency. */
export const listInvoices = async (
  reader: Reader,
  scope: UnitScope,
  query: ListQuery,
): Promise<z.output<typeof invoiceList>> => {
  const { values, add } = parameters();
  keyOf(scope).forEach(add);
  const first = add(query.from ?? null);
  const last = add(query.to ?? null);
  const order = `d.place ${query.direction} nulls last, d.issue_date desc, d.id desc`;
  const chosen = `
    with chosen as materialized (
      select i.id, i.issue_date, i.currency, i.total, i.held, d.deviations, d.unresolved, d.against, d.undecided,
        ${lockedBy} as locked, ${orderBy[query.sort]} as place
      ${fromInvoices}${filters(query, scope, add)}
    ), summed as materialized (
     select count(x.id)::int as all_rows, u.currency as sum_currency,
       coalesce(trim_scale(sum(x.total) filter (where x.currency = u.currency and not x.held and x.locked is null)), 0) as total_sum,
       coalesce(trim_scale(sum(x.total) filter (where x.currency = u.currency and (x.held or x.locked = 'number')
         and x.locked is distinct from 'history')), 0) as waiting_sum,
       count(*) filter (where x.held)::int as held_rows,
       count(*) filter (where x.unresolved > 0)::int as pending,
       coalesce(sum(x.undecided) filter (where x.currency = u.currency), 0) as undecided_sum,
       ${hiddenInvoices(first, last)} as hidden
     from unit u left join chosen x on true
     where u.organization_id = $1 and u.id = $2 group by u.currency
    )`;
  const toCount = [...values];
  const records = await reader.query<InvoiceRecord & Sums>(
    `${chosen}, page as materialized (
       select * from chosen d order by ${order} limit ${add(query.limit)} offset ${add(offsetOf(query))}
     )
     select ${rowColumns}, t.*
     from page d
     join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = d.id and i.id = any(array(select id from page))
     join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
     cross join summed t order by ${order}`,
    values,
  );
  // A page of nothing, or beyond the end, has no row to tell the sums.
  const [sums] =
    records.length > 0 ? records : await reader.query<Sums>(`${chosen} select * from summed`, toCount);
  const rows = records.map(rowOf);
  const ids = rows.map(({ id }) => id);
  const lines = query.search ? await foundLines(reader, scope, query.search, ids) : null;
  return {
    content: rows.map((row) => ({ ...row, foundLine: lines?.get(row.id) ?? null })),
    total: sums?.all_rows ?? 0,
    hidden: sums?.hidden ?? 0,
    elsewhere: await elsewhere(reader, scope, query),
    sums: {
      total: sums?.total_sum ?? '0',
      waiting: sums?.waiting_sum ?? '0',
      heldInvoices: sums?.held_rows ?? 0,
      currency: sums?.sum_currency ?? 'SEK',
      unresolvedInvoices: sums?.pending ?? 0,
      undecidedExtra: sums?.undecided_sum ?? '0',
    },
  };
};

/** Stands in the text, and the first day in a select of its own: plans for any limit and day look so dear that this would be planned each time. */
const mostLatest = 5;

/** The newest invoices of the unit. */
export const latestInvoices = async (reader: Reader, scope: UnitScope): Promise<InvoiceRow[]> => {
  const records = await reader.query<InvoiceRecord>(
    `with newest as materialized (
       select * from invoice
       where organization_id = $1 and unit_id = $2 and issue_date >= (select coalesce($3::date, '-infinity'))
       order by issue_date desc, id desc limit ${mostLatest}
     )
     select ${rowColumns}
     from newest i
     join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
     left join (
       select invoice_id, count(*) as deviations, count(*) filter (where status = 'UNRESOLVED') as unresolved,
         sum(round(extra, 2)) as against
       from price_alert_entry
       where organization_id = $1 and unit_id = $2 and invoice_id = any(array(select id from newest))
       group by invoice_id
     ) d on d.invoice_id = i.id
     order by i.issue_date desc, i.id desc`,
    keyOf(scope),
  );
  return records.map(rowOf);
};

/** One invoice as a list row, or null when the unit has none with this id. */
export const findInvoiceRow = async (
  reader: Reader,
  scope: UnitScope,
  invoiceId: string,
): Promise<InvoiceRow | null> => {
  const [record] = await reader.query<InvoiceRecord>(`select ${rowColumns} ${fromInvoices} and i.id = $4`, [
    ...keyOf(scope),
    invoiceId,
  ]);
  return record === undefined ? null : rowOf(record);
};

/** Months with invoices, or with those that a search finds, newest first: the archive's index, which no plan limits. */
export const listVaultMonths = (
  reader: Reader,
  scope: UnitScope,
  search: string | undefined,
): Promise<{ month: string; count: number }[]> => {
  const { values, add } = parameters();
  add(scope.organizationId);
  add(scope.unitId);
  const found = search ? ` and ${searchCondition(search, scope, add)}` : '';
  return reader.query<{ month: string; count: number }>(
    `select to_char(i.issue_date, 'YYYY-MM') as month, count(*)::int as count
     from invoice i where i.organization_id = $1 and i.unit_id = $2${found} group by 1 order by 1 desc`,
    values,
  );
};
