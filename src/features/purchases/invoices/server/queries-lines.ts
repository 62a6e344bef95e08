import type { z } from 'zod';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { InvoiceRow, invoiceLineRow } from '../contract.ts';

type LineRow = z.output<typeof invoiceLineRow>;

interface LineRecord {
  readonly invoice_id: string;
  readonly line_no: number;
  readonly article_id: string | null;
  readonly name: string;
  readonly article_number: string | null;
  readonly quantity: string | null;
  readonly unit: string;
  readonly price: string | null;
  readonly comparable_price: string | null;
  readonly discount: string;
  readonly sum: string;
  readonly vat_rate: string | null;
  readonly kind: LineRow['kind'];
  readonly first_purchase: boolean | null;
  readonly entry_id: string | null;
  readonly status: 'UNRESOLVED' | 'RESOLVED' | 'IGNORED' | null;
  readonly entry_kind: string | null;
  readonly causes: NonNullable<LineRow['alert']>['causes'];
  readonly watched_price: string | null;
  readonly item_diff: string | null;
  readonly sum_diff: string | null;
  readonly deal_id: string | null;
}

const linesSql = `
  select l.invoice_id, l.line_no, l.article_id, l.name, l.article_number, trim_scale(l.quantity) as quantity, l.unit,
    trim_scale(l.price) as price, trim_scale(l.comparable_price) as comparable_price,
    trim_scale(l.discount) as discount, l.sum, trim_scale(l.vat_rate) as vat_rate, l.kind,
    l.monitored and a.first_date = l.issue_date as first_purchase, e.id as entry_id, e.status, e.kind as entry_kind,
    coalesce(e.why -> 'causes', '[]') as causes, trim_scale(e.watched_price) as watched_price,
    trim_scale(e.item_diff) as item_diff, round(e.extra, 2) as sum_diff, e.deal_id
  from unnest($3::date[], $4::uuid[]) as i(day, id)
  join invoice_line l on l.organization_id = $1 and l.unit_id = $2 and l.issue_date = i.day and l.invoice_id = i.id
  left join unit_article a on a.organization_id = l.organization_id and a.unit_id = l.unit_id and a.id = l.article_id
  left join price_alert_entry e on e.organization_id = l.organization_id and e.unit_id = l.unit_id
    and e.invoice_id = l.invoice_id and e.article_id = l.article_id and e.id = l.id
  order by l.invoice_id, l.line_no`;

const alertOf = (record: LineRecord): LineRow['alert'] => {
  const { entry_id: id, status, entry_kind: kind, causes, item_diff: itemDiff, sum_diff: sumDiff } = record;
  // All or none of them: they are one row, or no row.
  if (id === null || status === null || kind === null) return null;
  if (itemDiff === null || sumDiff === null) return null;
  const { watched_price: watchedPrice, deal_id: dealId } = record;
  return { id, status, kind, causes, watchedPrice, itemDiff, sumDiff, dealId };
};

const lineOf = (record: LineRecord): LineRow => ({
  lineNo: record.line_no,
  articleId: record.article_id,
  name: record.name,
  articleNumber: record.article_number,
  quantity: record.quantity,
  unit: record.unit,
  price: record.price,
  comparablePrice: record.comparable_price,
  discount: record.discount,
  sum: record.sum,
  vatRate: record.vat_rate,
  kind: record.kind,
  firstPurchase: record.first_purchase ?? false,
  alert: alertOf(record),
});

/** Lines of the unit's invoices by invoice, in the order that they stand there; of an invoice that the plan locks none. */
export const listInvoiceLines = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  invoices: readonly Pick<InvoiceRow, 'id' | 'issueDate' | 'locked'>[],
): Promise<ReadonlyMap<string, LineRow[]>> => {
  // The archive has every original; what was read of it is the plan's to show.
  const shown = invoices.filter(({ locked }) => locked === null);
  if (shown.length === 0) return new Map();
  const days = shown.map(({ issueDate }) => issueDate);
  const ids = shown.map(({ id }) => id);
  const records = await reader.query<LineRecord>(linesSql, [organizationId, unitId, days, ids]);
  const byInvoice = Map.groupBy(records, (record) => record.invoice_id);
  return new Map([...byInvoice].map(([id, own]) => [id, own.map(lineOf)]));
};
