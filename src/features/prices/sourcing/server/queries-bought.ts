import type { Role } from '#core/access/roles.ts';
import type { GoodsVerdict } from '#core/sourcing/find-offers.ts';
import { type BoughtGoods, soldKey } from '#core/sourcing/known-goods.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { articleCategory } from '#core/products/article-category.ts';
import { goodsKeyIn } from '#core/products/article-key.ts';
import { offeredPrices } from '#features/prices/price-lists/server/queries-offered.ts';
import { listedArticles } from '#features/prices/price-monitoring/server/queries-listed.ts';
import { yearlyQuantities } from '#features/prices/price-monitoring/server/queries-yearly.ts';
import { seatsOf } from '#features/suppliers/suppliers/server/queries.ts';
import type { SupplierCategory } from '#features/suppliers/suppliers/contract.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { type Actor, scopeOfRow, type SeenScope, seenBy } from '#platform/server/scope.ts';

/** Who asks in which unit, and when. */
export interface Viewer {
  readonly scope: SeenScope;
  readonly userId: string | null;
  readonly role: Role;
  /** The Swedish day. */
  readonly today: string;
}

/** The viewer of a request. */
export const viewerOf = ({
  scope,
  role,
  actor,
  now,
}: Pick<Viewer, 'scope' | 'role'> & { readonly actor: Actor; readonly now: Date }): Viewer => ({
  scope,
  role,
  userId: actor.userId,
  today: swedishDate(now),
});

/** A unit that the viewer may see prices of. */
export interface SeenUnit {
  readonly unitId: string;
  readonly displayName: string;
}

/** An article as it is bought, with what its rows show. */
export interface ArticleRecord extends BoughtGoods {
  readonly articleNumber: string | null;
  readonly category: SupplierCategory;
  readonly supplierName: string;
  /** Of a price in a list: a person keeps it as an offer, or has made a deal of it. */
  readonly isKept?: boolean;
}

/** Of an article of the viewer's own unit. */
export interface OwnFigures {
  readonly quantity: string;
  readonly isEstimated: boolean;
  /** What a deal promised, where the newest line costs more. */
  readonly promised: string | null;
}

/**
 * The units of the organization in which the person has a role, the one that is asked in first. In it the gate has found the role, also
 * where the unit has no outlet.
 */
export const seenUnits = async (
  reader: Reader,
  { scope, userId, role }: Viewer,
): Promise<readonly (SeenUnit & { readonly role: Role })[]> => {
  const seats = userId === null ? [] : await seatsOf(reader, scope.organizationId, userId);
  const own = seats.find(({ unitId }) => unitId === scope.unitId);
  return [
    { unitId: scope.unitId, displayName: own?.displayName ?? '', role },
    ...seats.filter(({ unitId }) => unitId !== scope.unitId),
  ];
};

/**
 * Articles `a` of one unit with the price of their newest line; $3 is the first day that the plan shows, $4 the articles that it
 * lists (null: all), $5 whether only those with undecided alerts.
 */
const boughtSql = `
  select a.id, a.unit_id as "unitId", a.supplier_id as "supplierId", a.article_key as "articleKey",
    a.article_number as "articleNumber", a.name, a.invoiced_name as "invoicedName",
    a.unit, a.currency, a.category, trim_scale(a.last_price) as price,
    a.last_date as "lastDate", s.display_name as "supplierName", g.gtin
  from unit_article a
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  left join lateral (
    select l.gtin from invoice_line l
    where l.organization_id = $1 and l.unit_id = $2 and l.article_id = a.id and l.gtin is not null
    order by l.issue_date desc limit 1
  ) g on true
  where a.organization_id = $1 and a.unit_id = $2 and a.last_price > 0 and a.last_date >= $3::date
    and coalesce(a.id = any($4::uuid[]), true) and (not $5::boolean or a.unresolved > 0)
  order by a.id`;

/** What the viewer sees of each unit's articles; a reporter in it only those with undecided alerts (SECURITY matrix, note 5). */
export const boughtIn = async (
  reader: Reader,
  { scope }: Pick<Viewer, 'scope'>,
  units: readonly (SeenUnit & { readonly role: Role })[],
): Promise<readonly ArticleRecord[]> => {
  const { organizationId, view } = scope;
  const bought = units.map(async ({ unitId, role }) => {
    const listed = await listedArticles(reader, seenBy(scopeOfRow({ organizationId, unitId }), view));
    return reader.query<ArticleRecord>(boughtSql, [
      organizationId,
      unitId,
      view.since,
      listed,
      role === 'reporter',
    ]);
  });
  return (await Promise.all(bought)).flat();
};

/** The quantity of a year, and the promise of a deal that the newest line breaks and nobody has accepted. */
const figuresSql = `
  select y.article_id as id, coalesce(trim_scale(y.quantity), 0) as quantity, coalesce(y.is_estimated, true) as "isEstimated",
    trim_scale(a.last_price - e.item_diff) as promised
  from (${yearlyQuantities('a.last_date >= $3::date')}) y
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = y.article_id
  left join price_alert_entry e on e.organization_id = $1 and e.unit_id = $2 and e.article_id = a.id
    and e.invoice_date = a.last_date and e.deal_id is not null and e.item_diff > 0 and e.status <> 'RESOLVED'
    and e.id::text = a.watch_state #>> '{newest,id}'
    and exists (
      select from deal d where d.organization_id = $1 and d.id = e.deal_id and coalesce(d.valid_to >= $4::date, true))`;

/** By article of the viewer's own unit. */
export const ownFigures = async (
  reader: Reader,
  { scope, today }: Viewer,
): Promise<ReadonlyMap<string, OwnFigures>> => {
  const rows = await reader.query<OwnFigures & { id: string }>(figuresSql, [
    scope.organizationId,
    scope.unitId,
    scope.view.since,
    today,
  ]);
  return new Map(rows.map((row) => [row.id, row]));
};

interface VerdictRecord {
  readonly id: string;
  readonly supplierId: string;
  readonly articleKey: string;
  readonly otherSupplierId: string;
  readonly otherArticleKey: string;
  readonly isSame: boolean;
}

/** What people have said of goods of two suppliers. */
export const verdictsOf = async (
  reader: Reader,
  organizationId: string,
): Promise<readonly GoodsVerdict[]> => {
  const rows = await reader.query<VerdictRecord>(
    `select id, supplier_id as "supplierId", article_key as "articleKey", other_supplier_id as "otherSupplierId",
       other_article_key as "otherArticleKey", is_same as "isSame"
     from same_goods where organization_id = $1`,
    [organizationId],
  );
  return rows.map((row) => ({
    id: row.id,
    one: soldKey(row),
    other: soldKey({ supplierId: row.otherSupplierId, articleKey: row.otherArticleKey }),
    isSame: row.isSame,
  }));
};

/** What suppliers' lists state today to the unit, as goods; a reporter, who sees no list, sees none. */
export const listedIn = async (
  reader: Reader,
  { scope, role, today }: Viewer,
): Promise<readonly ArticleRecord[]> => {
  if (role === 'reporter') return [];
  const offered = await offeredPrices(reader, scope, today);
  return offered.map(({ supplierCategory, since, ...price }) => ({
    ...price,
    unitId: scope.unitId,
    articleKey: goodsKeyIn({ ...price, unitOfMeasure: price.unit }, price.currency),
    category: articleCategory(price.name, supplierCategory),
    lastDate: since,
    isListed: true,
  }));
};
