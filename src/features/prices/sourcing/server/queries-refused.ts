import { soldKey } from '#core/sourcing/known-goods.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { QueryOf, ReplyOf } from '#platform/wire/endpoint.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { sourcingContract } from '../contract.ts';
import { listedIn, seenUnits, type Viewer } from './queries-bought.ts';

type Contract = typeof sourcingContract;

/** How goods are called in the units $2, by whoever bought them last. */
const goodsOf = (supplier: string, key: string): string => `
  select a.name, a.article_number, s.display_name
  from unit_article a join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  where a.organization_id = $1 and a.unit_id = any($2::uuid[]) and a.supplier_id = ${supplier} and a.article_key = ${key}
  order by a.last_date desc nulls last, a.id limit 1`;

const refusedSql = `
  select v.id as "verdictId", v.supplier_id as "supplierId", v.article_key as "articleKey",
    v.other_supplier_id as "otherSupplierId", v.other_article_key as "otherArticleKey", one.name, one.article_number as "articleNumber", one.display_name as "supplierName",
    other.name as "otherName", other.article_number as "otherNumber", other.display_name as "otherSupplier",
    coalesce(m.full_name, '') as "saidBy", v.said_at as "saidAt"
  from same_goods v
  left join lateral (${goodsOf('v.supplier_id', 'v.article_key')}) one on true
  left join lateral (${goodsOf('v.other_supplier_id', 'v.other_article_key')}) other on true
  left join member_name m on m.organization_id = $1 and m.user_id = v.said_by
  where v.organization_id = $1 and not v.is_same
  order by v.said_at desc, v.id desc`;

interface Called {
  readonly name: string | null;
  readonly articleNumber: string | null;
  readonly supplierName: string | null;
}

interface RefusedRecord extends Called {
  readonly verdictId: string;
  readonly supplierId: string;
  readonly articleKey: string;
  readonly otherSupplierId: string;
  readonly otherArticleKey: string;
  readonly otherName: string | null;
  readonly otherNumber: string | null;
  readonly otherSupplier: string | null;
  readonly saidBy: string;
  readonly saidAt: Date;
}

/**
 * Goods that somebody said are not the same; both have been bought by units in which the viewer has a role, or stand in a list that a
 * supplier sent. People say some hundreds of such things in a company's life, so all are read.
 */
export const listRefused = async (
  reader: Reader,
  viewer: Viewer,
  query: QueryOf<Contract['listRefused']>,
): Promise<ReplyOf<Contract['listRefused']>> => {
  const units = (await seenUnits(reader, viewer)).map(({ unitId }) => unitId);
  const { organizationId } = viewer.scope;
  const rows = await reader.query<RefusedRecord>(refusedSql, [organizationId, units]);
  const isMissing = rows.some(({ name, otherName }) => name === null || otherName === null);
  const listed = new Map(isMissing ? (await listedIn(reader, viewer)).map((one) => [soldKey(one), one]) : []);
  const calledAs = (bought: Called, key: string) => {
    const { name, articleNumber, supplierName } = bought.name === null ? (listed.get(key) ?? bought) : bought;
    return name === null || supplierName === null ? null : { name, articleNumber, supplierName };
  };
  const pairs = rows.flatMap((row) => {
    const one = calledAs(row, soldKey(row));
    const other = calledAs(
      { name: row.otherName, articleNumber: row.otherNumber, supplierName: row.otherSupplier },
      soldKey({ supplierId: row.otherSupplierId, articleKey: row.otherArticleKey }),
    );
    if (one === null || other === null) return [];
    const { verdictId, saidBy, saidAt } = row;
    return [{ verdictId, one, other, saidBy, saidAt: saidAt.toISOString() }];
  });
  const from = offsetOf(query);
  return { total: pairs.length, content: pairs.slice(from, from + query.limit) };
};
