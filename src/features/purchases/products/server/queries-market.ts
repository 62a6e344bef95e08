import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** SECURITY R6: fewer organizations than this could be recognised in their mean. */
export const fewestOrganizations = 5;

/**
 * The market average of an article: mean over organizations of their own average for the same supplier, article number
 * and unit over 90 days in kronor, rolled up nightly. The viewer's own is taken out; null when fewer than five others remain.
 */
export const marketAverageOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  articleId: string,
): Promise<string | null> => {
  // "offset 0" keeps both one search by key: a join would be planned by hash, and read the whole market.
  const [row] = await reader.query<{ average: string | null }>(
    `select case when m.organizations - own.counted >= ${fewestOrganizations} then
         trim_scale(round((m.average_sum - own.average) / (m.organizations - own.counted), 6)) end as average
     from unit_article a
     join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
     cross join lateral (
       select * from market_price where supplier_id = s.directory_id and article_key = a.article_key offset 0) m
     left join lateral (
       select * from market_share
       where organization_id = $1 and supplier_id = m.supplier_id and article_key = m.article_key offset 0) h on true
     cross join lateral (select coalesce(h.average, 0) as average, (h.average is not null)::int as counted) own
     where a.organization_id = $1 and a.unit_id = $2 and a.id = $3 and a.currency = 'SEK'`,
    [organizationId, unitId, articleId],
  );
  return row?.average ?? null;
};
