import { z } from 'zod';
import { listedArticles } from '#features/prices/price-monitoring/server/queries-listed.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { id } from '#platform/wire/fields.ts';
import { lineColumns, priceColumns, type LineRecord } from '../rules-columns-invoices.ts';
import { byPlace, readOnce, type Asked, type ListSource } from './queries-source.ts';

const filter = z.object({ supplierId: id.optional(), articleId: id.optional() });

type LinesAsked = Asked<z.output<typeof filter>>;

/**
 * Lines `l` that the plan shows: $1 to $4 organization, unit and days, $5 a supplier, $6 an article, $7 whether
 * only prices of monitored lines are wanted, $8 the articles that the plan lists, $9 invoices that
 * wait for the plan. Lines alone, so that a page is read along the key and ends there.
 */
const asked = `
  from invoice_line l
  where l.organization_id = $1 and l.unit_id = $2
    and l.issue_date >= coalesce($3::date, '-infinity') and l.issue_date <= coalesce($4::date, 'infinity')
    and ($5::uuid is null or l.supplier_id = $5) and ($6::uuid is null or l.article_id = $6)
    and (not $7::boolean or l.monitored and l.comparable_price is not null)
    and ($8::uuid[] is null or l.article_id = any($8)) and l.invoice_id <> all($9::uuid[])`;

/** What stands in an invoice's head comes after its lines, of which there are never so many. */
const afterLines = 1_000_000;

/**
 * Charges and allowances of invoices' heads that belong to the lines `asked` for: in no article, and in no price over time. The
 * document states them apart from its lines, and its net amount is both.
 */
const headed = `
  from invoice i
  cross join lateral jsonb_array_elements(i.charges) with ordinality c (charge, place)
  where i.organization_id = $1 and i.unit_id = $2
    and i.issue_date >= coalesce($3::date, '-infinity') and i.issue_date <= coalesce($4::date, 'infinity')
    and ($5::uuid is null or i.supplier_id = $5) and $6::uuid is null and not $7::boolean
    and i.id <> all($9::uuid[])`;

/**
 * Newest first; a page begins after the last row of the one before, which the key's index is entered at. Heads are looked
 * through for the days of the page's lines alone, unless there are no more lines.
 */
const pageSql = `
  with lines as materialized (
    select l.* ${asked}
      and l.issue_date <= $10::date and (l.issue_date, l.invoice_id, l.line_no) < ($10::date, $11::uuid, $12::int)
    order by l.issue_date desc, l.invoice_id desc, l.line_no desc limit $13
  ), heads as materialized (
    select i.issue_date, i.id as invoice_id, ${afterLines} + c.place::int as line_no, i.supplier_id, c.charge ${headed}
      and i.issue_date <= $10::date
      and i.issue_date >= (select case when count(*) < $13 then '-infinity' else min(issue_date) end from lines)
      and (i.issue_date, i.id, ${afterLines} + c.place::int) < ($10::date, $11::uuid, $12::int)
    order by i.issue_date desc, i.id desc, c.place desc limit $13
  ), page as (
    select l.id, l.issue_date, l.invoice_id, l.line_no, l.supplier_id, l.article_id, l.article_number, l.name, l.quantity, l.unit,
      l.price, l.comparable_price, l.discount, l.deposit, l.sum, l.vat_rate, l.kind, false as head
    from lines l
    union all
    select null, h.issue_date, h.invoice_id, h.line_no, h.supplier_id, null, null, coalesce(h.charge->>'reason', ''), null, '',
      null, null, 0, 0, coalesce(case when (h.charge->>'charge')::boolean then 1 else -1 end * (h.charge->>'amount')::numeric, 0),
      null, coalesce(h.charge->>'kind', 'fee'), true
    from heads h
    order by issue_date desc, invoice_id desc, line_no desc limit $13
  )
  select l.issue_date as "issueDate", l.invoice_id as "invoiceId", l.line_no as "lineNo", l.head, i.number,
    i.credit_note as "creditNote", i.held, s.display_name as "supplierName", i.currency,
    l.article_number as "articleNumber", coalesce(a.name, l.name) as name, l.name as "invoicedName", a.category, trim_scale(l.quantity) as quantity, l.unit,
    trim_scale(l.price) as price, trim_scale(l.comparable_price) as "comparablePrice",
    trim_scale(l.discount) as discount, trim_scale(l.deposit) as deposit, l.sum, trim_scale(l.vat_rate) as "vatRate", l.kind,
    trim_scale(e.watched_price) as "watchedPrice", trim_scale(e.item_diff) as difference,
    round(e.extra, 2) as "sumDifference", e.status
  from page l
  join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = l.invoice_id
  join organization_supplier s on s.organization_id = $1 and s.id = l.supplier_id
  left join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = l.article_id
  left join price_alert_entry e on e.organization_id = $1 and e.unit_id = $2 and e.invoice_id = l.invoice_id
    and e.article_id = l.article_id and e.id = l.id
  order by l.issue_date desc, l.invoice_id desc, l.line_no desc`;

/** After every line there is. */
const beyond = {
  issueDate: 'infinity',
  invoiceId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  lineNo: 2_147_483_647,
} as const;

/** Invoices over the month's number: their lines are not shown yet. */
const waitingSql = `
  select i.id from invoice i
  where i.organization_id = $1 and i.unit_id = $2 and i.waits and i.issue_date >= $3::date`;

const countSql = `select ((select count(*) ${asked}) + (select count(*) ${headed}))::int as rows`;

const valuesOf = async (
  reader: Reader,
  { scope, period, filter: { supplierId, articleId } }: LinesAsked,
  onlyPrices: boolean,
): Promise<unknown[]> => {
  const { organizationId, unitId, view } = scope;
  const from = period.from === null || period.from < view.since ? view.since : period.from;
  // Lines of invoices are shown for every article; prices over time for those that the plan lists.
  const listed = onlyPrices ? await listedArticles(reader, scope) : null;
  const waiting = await reader.query<{ id: string }>(waitingSql, [organizationId, unitId, from]);
  return [
    organizationId,
    unitId,
    from,
    period.to,
    supplierId ?? null,
    articleId ?? null,
    onlyPrices,
    listed,
    waiting.map(({ id: invoiceId }) => invoiceId),
  ];
};

const source = (
  onlyPrices: boolean,
  columns: ListSource<typeof filter, LineRecord>['columns'],
): ListSource<typeof filter, LineRecord> => ({
  filter,
  columns,
  currencyOf: ({ currency }) => currency,
  count: async (reader, ask) => {
    const [found] = await reader.query<{ rows: number }>(countSql, await valuesOf(reader, ask, onlyPrices));
    return found?.rows ?? 0;
  },
  open: (ask) => {
    const values = readOnce((reader) => valuesOf(reader, ask, onlyPrices));
    return byPlace(async (reader, after, limit) =>
      reader.query<LineRecord>(pageSql, [
        ...(await values(reader)),
        after?.issueDate ?? beyond.issueDate,
        after?.invoiceId ?? beyond.invoiceId,
        after?.lineNo ?? beyond.lineNo,
        limit,
      ]),
    );
  },
});

/** Order lines of a period with the charges of their invoices' heads, newest first. */
export const lineSource = source(false, lineColumns);

/** Prices over time: what was paid for articles, newest first. */
export const priceSource = source(true, priceColumns);
