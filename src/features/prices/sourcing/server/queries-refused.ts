import type { Reader } from '#platform/server/db/port.ts';
import type { QueryOf, ReplyOf } from '#platform/wire/endpoint.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { sourcingContract } from '../contract.ts';
import { seenUnits, type Viewer } from './queries-bought.ts';

type Contract = typeof sourcingContract;

/** How goods are called in the units $2, by whoever bought them last. */
const goodsOf = (supplier: string, key: string): string => `
  select a.name, a.article_number, s.display_name
  from unit_article a join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  where a.organization_id = $1 and a.unit_id = any($2::uuid[]) and a.supplier_id = ${supplier} and a.article_key = ${key}
  order by a.last_date desc nulls last, a.id limit 1`;

const refusedSql = `
  select v.id as "verdictId", one.name, one.article_number as "articleNumber", one.display_name as "supplierName",
    other.name as "otherName", other.article_number as "otherNumber", other.display_name as "otherSupplier",
    coalesce(m.full_name, '') as "saidBy", v.said_at as "saidAt", count(*) over ()::int as total
  from same_goods v
  cross join lateral (${goodsOf('v.supplier_id', 'v.article_key')}) one
  cross join lateral (${goodsOf('v.other_supplier_id', 'v.other_article_key')}) other
  left join member_name m on m.organization_id = $1 and m.user_id = v.said_by
  where v.organization_id = $1 and not v.is_same
  order by v.said_at desc, v.id desc limit $3 offset $4`;

interface RefusedRecord {
  readonly verdictId: string;
  readonly name: string;
  readonly articleNumber: string | null;
  readonly supplierName: string;
  readonly otherName: string;
  readonly otherNumber: string | null;
  readonly otherSupplier: string;
  readonly saidBy: string;
  readonly saidAt: Date;
  readonly total: number;
}

/** Goods that somebody said are not the same; both have been bought by units in which the viewer has a role. */
export const listRefused = async (
  reader: Reader,
  viewer: Viewer,
  query: QueryOf<Contract['listRefused']>,
): Promise<ReplyOf<Contract['listRefused']>> => {
  const units = (await seenUnits(reader, viewer)).map(({ unitId }) => unitId);
  const { organizationId } = viewer.scope;
  const rows = await reader.query<RefusedRecord>(refusedSql, [
    organizationId,
    units,
    query.limit,
    offsetOf(query),
  ]);
  return {
    total: rows[0]?.total ?? 0,
    content: rows.map((row) => ({
      verdictId: row.verdictId,
      one: { name: row.name, articleNumber: row.articleNumber, supplierName: row.supplierName },
      other: { name: row.otherName, articleNumber: row.otherNumber, supplierName: row.otherSupplier },
      saidBy: row.saidBy,
      saidAt: row.saidAt.toISOString(),
    })),
  };
};
