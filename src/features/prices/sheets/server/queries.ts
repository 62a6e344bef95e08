import { printClaimNumber } from '#core/claims/claim-number.ts';
import { laterOf } from '#core/entitlements/plan-view.ts';
import { boughtSums, pricePath } from '#core/sourcing/price-path.ts';
import { daysAfter } from '#core/values/calendar.ts';
import { decimal } from '#core/values/decimal.ts';
import { loadFiguredClaims } from '#features/prices/claims/server/queries-figures.ts';
import { findClaimSender } from '#features/prices/claims/server/queries-letter.ts';
import { appliesHere, effectiveTo } from '#features/prices/deals/server/queries.ts';
import { listedArticles } from '#features/prices/price-monitoring/server/queries-listed.ts';
import { yearlyQuantities } from '#features/prices/price-monitoring/server/queries-yearly.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { SeenScope } from '#platform/server/scope.ts';
import type { SheetArticle, SheetContent } from '../contract-sheet.ts';
import { sheetPast } from '../rules.ts';

/** What a sheet is about. */
export interface AskedSheet {
  readonly supplierId: string;
  readonly articleIds: readonly string[];
}

interface ArticleRecord {
  readonly id: string;
  readonly name: string;
  readonly articleNumber: string | null;
  readonly unit: string;
  readonly currency: string;
  readonly supplierName: string;
  readonly yearlyQuantity: string;
  readonly isEstimated: boolean;
}

/** Articles $3 of the unit that are bought from supplier $4, and of which the plan shows something since $5 ($6: those that it lists). */
const articlesSql = `
  select a.id, a.name, a.article_number as "articleNumber", a.unit, a.currency, s.display_name as "supplierName",
    coalesce(trim_scale(y.quantity), 0) as "yearlyQuantity", coalesce(y.is_estimated, true) as "isEstimated"
  from unit_article a
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  left join (${yearlyQuantities('a.id = any($3::uuid[])')}) y on y.article_id = a.id
  where a.organization_id = $1 and a.unit_id = $2 and a.id = any($3::uuid[]) and a.supplier_id = $4 and a.last_date >= $5::date
    and coalesce(a.id = any($6::uuid[]), true)
  order by a.name, a.id`;

const linesSql = `
  select l.article_id as "articleId", l.issue_date as date,
    case when l.monitored then trim_scale(l.comparable_price) end as price,
    coalesce(trim_scale(l.quantity), 0) as quantity, trim_scale(l.sum - l.deposit) as cost
  from invoice_line l
  where l.organization_id = $1 and l.unit_id = $2 and l.supplier_id = $4 and l.article_id = any($3::uuid[]) and l.counted
    and l.issue_date >= $5::date
  order by l.issue_date, l.invoice_id, l.line_no`;

const dealsSql = `
  select a.id as "articleId", trim_scale(d.price) as price, d.valid_from as "validFrom", ${effectiveTo} as "validTo",
    d.market_priced as "marketPriced"
  from deal d
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.supplier_id = d.supplier_id
    and a.article_key = d.article_key
  where ${appliesHere} and d.supplier_id = $4 and a.id = any($3::uuid[])
    and coalesce(${effectiveTo} >= $5::date, true)
  order by d.valid_from, d.id`;

interface LineRecord {
  readonly articleId: string;
  readonly date: string;
  readonly price: string | null;
  readonly quantity: string;
  readonly cost: string;
}

type DealRecord = SheetArticle['deals'][number] & { readonly articleId: string };

/** What the unit's open claims with a supplier are: sent, and not all credited. */
const openClaims = async (
  reader: Reader,
  scope: SeenScope,
  supplierId: string,
): Promise<SheetContent['claims']> => {
  const { claims } = await loadFiguredClaims(reader, scope, supplierId);
  return claims.flatMap(({ claim, figures }) =>
    claim.state === 'sent' && claim.sentOn !== null && decimal(figures.open).gt('0')
      ? [
          {
            number: printClaimNumber(claim.number),
            sentOn: claim.sentOn,
            open: figures.open,
            currency: claim.currency,
          },
        ]
      : [],
  );
};

/**
 * What a negotiation sheet of a day says of the unit's articles at one supplier, within the plan; null where none of them is
 * bought there. Every statement is bound to the supplier and the unit.
 */
export const readSheet = async (
  reader: Reader,
  scope: SeenScope,
  { supplierId, articleIds }: AskedSheet,
  today: string,
): Promise<SheetContent | null> => {
  const past = daysAfter(today, -sheetPast);
  const from = laterOf(past, scope.view.since) ?? past;
  const key = [scope.organizationId, scope.unitId, [...articleIds], supplierId];
  const listed = await listedArticles(reader, scope);
  const articles = await reader.query<ArticleRecord>(articlesSql, [...key, from, listed]);
  const [first] = articles;
  if (first === undefined) return null;
  const lines = Map.groupBy(
    await reader.query<LineRecord>(linesSql, [...key, from]),
    ({ articleId }) => articleId,
  );
  const deals = Map.groupBy(
    await reader.query<DealRecord>(dealsSql, [...key, today]),
    ({ articleId }) => articleId,
  );
  const { sender } = await findClaimSender(reader, scope);
  return {
    ...sender,
    supplierName: first.supplierName,
    madeOn: today,
    from,
    articles: articles.map(({ id, supplierName: _supplierName, ...article }) => ({
      ...article,
      ...boughtSums(lines.get(id) ?? []),
      path: [...pricePath(lines.get(id) ?? [])],
      deals: (deals.get(id) ?? []).map(({ articleId: _articleId, ...deal }) => deal),
    })),
    claims: await openClaims(reader, scope, supplierId),
  };
};
