import { yearlyQuantities } from '#features/prices/price-monitoring/server/queries-yearly.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ImportResult } from '../contract-fields.ts';
import type { ImportAddressee } from './emails.ts';

/** Where to write to somebody who has an account and has confirmed its address; null to nobody else. A platform read. */
export const findAddressee = async (reader: Reader, userId: string): Promise<ImportAddressee | null> => {
  const [found] = await reader.query<ImportAddressee>(
    `select email, full_name as "fullName", language from user_account
     where id = $1 and disabled_at is null and email_verified_at is not null`,
    [userId],
  );
  return found ?? null;
};

/** The goods of the deals that an import made or changed, whether it stands or was taken back. */
export const goodsOfImport = async (
  reader: Reader,
  { organizationId }: UnitScope,
  importId: string,
): Promise<string[]> => {
  const rows = await reader.query<{ goods: string | null }>(
    `select distinct c.after ->> 'article_key' as goods from deal_import_change c
     where c.organization_id = $1 and c.deal_import_id = $2`,
    [organizationId, importId],
  );
  return rows.flatMap(({ goods }) => goods ?? []);
};

/**
 * Deals that were only ended have no row of the file; of several periods of an article the first that has not ended counts. A
 * currency at a time: that of most articles.
 */
const yearlySql = `
  with priced as materialized (
    select distinct on (a.id) a.id as article_id, a.currency, a.last_price, d.price, d.valid_from
    from deal_import_change c
    join deal d on d.organization_id = $1 and d.id = c.deal_id and d.source_document_id = $4 and not d.market_priced
    join unit_article k on k.organization_id = $1 and k.unit_id = $2 and k.supplier_id = d.supplier_id
      and k.article_key = d.article_key
    join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = coalesce(k.stitched_into, k.id)
      and a.last_price is not null
    where c.organization_id = $1 and c.deal_import_id = $3
      and (d.valid_to is null or d.valid_to >= $5)
    order by a.id, d.valid_from, d.id)
  select coalesce(sum(round((p.price - p.last_price) * y.quantity, 2)), 0)::text as amount, p.currency, count(*)::int as articles,
    coalesce(bool_or(y.is_estimated), true) as "isEstimated", case when min(p.valid_from) = max(p.valid_from) then min(p.valid_from) end as "from"
  from priced p
  join (${yearlyQuantities('a.id in (select article_id from priced)')}) y on y.article_id = p.article_id
  group by p.currency order by count(*) desc, p.currency limit 1`;

/** What the import's fixed prices cost a year against those that the unit last paid. */
export const yearlyOfImport = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { id, documentId }: { readonly id: string; readonly documentId: string },
  today: string,
): Promise<ImportResult['yearly']> => {
  const [yearly] = await reader.query<NonNullable<ImportResult['yearly']>>(yearlySql, [
    organizationId,
    unitId,
    id,
    documentId,
    today,
  ]);
  return yearly ?? null;
};
