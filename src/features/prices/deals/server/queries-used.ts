import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { DealGoods } from './queries.ts';

/** A line was judged by it, or something that a person decided names it. */
const usedSql = `
  select a.id from unit_article k
  join unit_article a on a.organization_id = $1 and a.unit_id = k.unit_id and a.id in (k.id, k.stitched_into)
  where k.organization_id = $1 and k.supplier_id = $3 and k.article_key = $4 and ($5::uuid[] is null or k.unit_id = any($5))
    and (exists (
        select from jsonb_array_elements(a.watch_state -> 'tallies') t(tally)
        where t.tally ->> 'dealId' = $2::text and (t.tally ->> 'lines')::int > 0)
      or exists (
        select from price_alert_entry e
        where e.organization_id = $1 and e.unit_id = a.unit_id and e.article_id = a.id and e.deal_id = $2::uuid)
      or exists (
        select from price_decision p
        where p.organization_id = $1 and p.unit_id = a.unit_id and p.article_id = a.id
          and p.decision -> 'settled' @> jsonb_build_array(jsonb_build_object('dealId', $2::text))))
  limit 1`;

/** Whether a line was judged by a deal in any of its units, or a decision stands on it. */
export const isUsed = async (
  reader: Reader,
  { organizationId }: UnitScope,
  dealId: string,
  { supplierId, articleKey, unitIds }: DealGoods,
): Promise<boolean> => {
  const used = await reader.query<{ id: string }>(usedSql, [
    organizationId,
    dealId,
    supplierId,
    articleKey,
    unitIds,
  ]);
  return used.length > 0;
};
