import type { OrderLine } from '#core/price-watch/types.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { orderLineOf } from '../rules.ts';
import type { LineFacts } from '../rules.ts';

interface LineRecord extends Omit<LineFacts, 'creditNote' | 'trusted'> {
  readonly articleId: string;
}

/** A deposit line right after a goods line, with its quantity, is that line's deposit. */
const linesSql = `
  select l.article_id as "articleId", l.id, l.issue_date as "invoiceDate", i.number as "invoiceNumber", i.sha256,
    l.line_no as "lineNo", l.name, l.unit, l.quantity, trim_scale(l.comparable_price) as "comparablePrice",
    l.discount, l.sum, trim_scale(l.vat_rate) as "vatRate", l.kind, i.currency, d.sum as "depositSum"
  from invoice_line l
  join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = l.invoice_id
  left join invoice_line d on d.organization_id = $1 and d.unit_id = $2 and d.issue_date = l.issue_date
    and d.invoice_id = l.invoice_id and d.line_no = l.line_no + 1 and d.kind = 'deposit' and d.quantity = l.quantity
  where l.organization_id = $1 and l.unit_id = $2 and l.monitored and l.article_id = any($3::uuid[])`;

/** The monitored lines of articles, by article, in no particular order. */
export const loadOrderLines = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  articleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderLine[]>> => {
  const records = await reader.query<LineRecord>(linesSql, [organizationId, unitId, articleIds]);
  const byArticle = new Map<string, OrderLine[]>();
  for (const { articleId, ...facts } of records) {
    const lines = byArticle.get(articleId) ?? [];
    byArticle.set(articleId, lines);
    lines.push(orderLineOf({ ...facts, creditNote: false, trusted: true }));
  }
  return byArticle;
};
