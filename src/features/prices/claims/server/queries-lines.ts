import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { Evidence } from './queries-claims.ts';

/** An order line as far as money may be claimed for it. */
export interface OrderLineFacts {
  readonly id: string;
  readonly lineNo: number;
  readonly supplierId: string;
  readonly articleId: string | null;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly currency: string;
  readonly articleNumber: string | null;
  readonly name: string;
  readonly unit: string;
  readonly quantity: string | null;
  readonly sum: string;
  readonly vatRate: string | null;
  /** Of its price alert; all null without one. */
  readonly billed: string | null;
  readonly expected: string | null;
  readonly dealId: string | null;
}

const linesSql = `
  select l.id, l.line_no as "lineNo", l.supplier_id as "supplierId", l.article_id as "articleId", i.id as "invoiceId", i.number as "invoiceNumber",
    i.issue_date as "invoiceDate", i.currency, l.article_number as "articleNumber", l.name, l.unit,
    trim_scale(l.quantity) as quantity, trim_scale(l.sum) as sum, trim_scale(l.vat_rate) as "vatRate",
    trim_scale(e.billed_price) as billed, trim_scale(e.watched_price) as expected, e.deal_id as "dealId"
  from invoice i
  join invoice_line l on l.organization_id = $1 and l.unit_id = $2 and l.issue_date = i.issue_date and l.invoice_id = i.id
  left join price_alert_entry e on e.organization_id = $1 and e.unit_id = $2 and e.invoice_id = i.id and e.id = l.id
  where i.organization_id = $1 and i.unit_id = $2 and i.id = any($3::uuid[]) and (l.id = any($4::uuid[]) or l.line_no = any($5::int[]))
  order by i.issue_date, i.number, i.sha256, l.line_no`;

/** An order line by its invoice and its id or its place there. */
export interface WantedLine {
  readonly invoiceId: string;
  readonly orderLineId?: string | undefined;
  readonly lineNo?: number | undefined;
}

/** Whether a line is the one that is wanted. */
export const isWanted = (facts: OrderLineFacts, { invoiceId, orderLineId, lineNo }: WantedLine): boolean =>
  facts.invoiceId === invoiceId && (facts.id === orderLineId || facts.lineNo === lineNo);

/** Lines of the unit's invoices among which the wanted ones are, in the order of their invoices. */
export const loadOrderLineFacts = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  wanted: readonly WantedLine[],
): Promise<OrderLineFacts[]> =>
  reader.query<OrderLineFacts>(linesSql, [
    organizationId,
    unitId,
    [...new Set(wanted.map(({ invoiceId }) => invoiceId))],
    wanted.flatMap((line) => line.orderLineId ?? []),
    wanted.flatMap((line) => line.lineNo ?? []),
  ]);

interface DealRecord {
  readonly id: string;
  readonly price: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

const dealsSql = `
  select id, trim_scale(price) as price, valid_from as "validFrom", valid_to as "validTo"
  from deal where organization_id = $1 and (unit_ids is null or $2 = any(unit_ids)) and id = any($3::uuid[])`;

interface EarlierRecord {
  readonly lineId: string;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly date: string;
  readonly price: string;
}

/** The newest purchase at the watched price before each line. */
const earlierSql = `
  select distinct on (w.id) w.id as "lineId", i.id as "invoiceId", i.number as "invoiceNumber", i.issue_date as date,
    trim_scale(l.comparable_price) as price
  from jsonb_to_recordset($3::jsonb) as w(id uuid, article_id uuid, day date, price numeric)
  join invoice_line l on l.organization_id = $1 and l.unit_id = $2 and l.article_id = w.article_id and l.monitored
    and l.issue_date <= w.day and l.id <> w.id and l.comparable_price = w.price
  join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = l.invoice_id
  order by w.id, i.issue_date desc, i.number desc, l.line_no desc`;

/** What shows the expected price of lines with an alert, by line: their deal, or the invoice that the price was last paid on. */
export const loadEvidence = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  lines: readonly OrderLineFacts[],
): Promise<ReadonlyMap<string, Evidence>> => {
  const dealIds = [...new Set(lines.flatMap(({ dealId }) => dealId ?? []))];
  const deals =
    dealIds.length === 0 ? [] : await reader.query<DealRecord>(dealsSql, [organizationId, unitId, dealIds]);
  const dealOf = new Map(deals.map((deal) => [deal.id, deal]));
  const wanted = lines
    .filter(({ dealId, expected }) => dealId === null && expected !== null)
    .map(({ id, articleId, invoiceDate, expected }) => ({
      id,
      article_id: articleId,
      day: invoiceDate,
      price: expected,
    }));
  const earlier =
    wanted.length === 0
      ? []
      : await reader.query<EarlierRecord>(earlierSql, [organizationId, unitId, JSON.stringify(wanted)]);
  const evidence = new Map<string, Evidence>(
    earlier.map(({ lineId, ...invoice }) => [lineId, { kind: 'invoice', ...invoice }]),
  );
  for (const { id, dealId } of lines) {
    const deal = dealId === null ? undefined : dealOf.get(dealId);
    if (deal === undefined) continue;
    const { price, validFrom, validTo } = deal;
    evidence.set(id, { kind: 'deal', dealId: deal.id, price, validFrom, validTo });
  }
  return evidence;
};
