import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** Days in ISO form, both inclusive; null where it is open. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

/** Latest monitored prices of articles in a period, at most 60 each, oldest first. */
export const pricesOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  period: Period,
  articleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (articleIds.length === 0) return new Map();
  const rows = await reader.query<{ article_id: string; prices: string[] }>(
    `select article_id, (array_agg(trim_scale(comparable_price)::text order by issue_date desc, invoice_id desc, line_no desc))[1:60] as prices
     from invoice_line
     where organization_id = $1 and unit_id = $2
       and issue_date >= coalesce($3::date, '-infinity') and issue_date <= coalesce($4::date, 'infinity')
       and monitored and article_id = any($5::uuid[])
     group by article_id`,
    [organizationId, unitId, period.from, period.to, articleIds],
  );
  return new Map(rows.map((row) => [row.article_id, row.prices.toReversed()]));
};
