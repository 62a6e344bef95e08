import { type ComparedPrice, compareList } from '#core/price-lists/compare-list.ts';
import type { BoughtArticle } from '#core/deal-import/import-row.ts';
import { decimal } from '#core/values/decimal.ts';
import { yearlyQuantities } from '#features/prices/price-monitoring/server/queries-yearly.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { PriceListLine } from '../contract.ts';
import type { ListRecord } from './queries.ts';
import type { Standing } from './queries-standing.ts';

interface ArticleRecord extends BoughtArticle {
  readonly quantity: string | null;
  readonly isEstimated: boolean | null;
}

const articlesSql = `
  select a.article_key as goods, a.article_number as "articleNumber", coalesce(a.invoiced_name, a.name) as name, a.unit, a.currency,
    trim_scale(a.last_price) as "lastPaid", trim_scale(y.quantity) as quantity, y.is_estimated as "isEstimated"
  from unit_article a
  left join (${yearlyQuantities('a.supplier_id = $3')}) y on y.article_id = a.id
  where a.organization_id = $1 and a.unit_id = $2 and a.supplier_id = $3 and a.lines > 0
  order by a.name, a.article_key`;

interface ChoiceRecord {
  readonly listId: string;
  readonly row: number;
  readonly choice: 'offer' | 'refused' | 'deal';
  readonly dealId: string | null;
}

/** A deal speaks for its row whoever made it: one price at a time, or a bulk import. */
export const choicesSql = `
  select c.price_list_id as "listId", c."row", c.choice, null::uuid as "dealId"
  from price_list_choice c where c.organization_id = $1 and c.unit_id = $2 and c.price_list_id = any($3::uuid[])
  union all
  select l.id, d.source_row, 'deal', d.id
  from price_list l
  join deal d on d.organization_id = $1 and d.source_document_id = l.document_id and d.source_row is not null
    and coalesce($2 = any(d.unit_ids), true)
  where l.organization_id = $1 and l.unit_id = $2 and l.id = any($3::uuid[])`;

/** A line with all that is known of it: the article that it was compared with, too. */
export interface KnownLine {
  readonly line: PriceListLine;
  readonly compared: ComparedPrice;
}

const lineOf = (compared: ComparedPrice, chosen: ReadonlyMap<string, ChoiceRecord>): PriceListLine | null => {
  const { price, article } = compared;
  const named = price ?? article;
  if (named === null) return null;
  const made = price === null ? undefined : chosen.get(`${price.message} ${price.row}`);
  const { change, breaks, difference, percent, yearly, isEstimated } = compared;
  return {
    place: price === null ? null : { listId: price.message, row: price.row },
    change,
    articleNumber: named.articleNumber,
    name: named.name || (article?.name ?? ''),
    unit: named.unit || (article?.unit ?? ''),
    currency: named.currency,
    price: price?.price ?? null,
    breaks: breaks.map((each) => ({ ...each })),
    validFrom: price?.validFrom ?? null,
    validTo: price?.validTo ?? null,
    paid: article === null ? null : { price: article.lastPaid, unit: article.unit },
    difference,
    percent,
    yearly,
    isEstimated,
    choice: made?.choice ?? 'open',
    dealId: made?.dealId ?? null,
  };
};

/** What costs most a year first, what saves most last, what is not known after all. */
const byYearly = (one: KnownLine, other: KnownLine): number => {
  const [a, b] = [one.line.yearly, other.line.yearly];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return decimal(b).cmp(decimal(a));
};

/** Every line of a list against what the unit buys of its supplier, by kronor a year. */
export const linesOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { supplierId }: Pick<ListRecord, 'supplierId'>,
  { list }: Pick<Standing, 'list'>,
): Promise<KnownLine[]> => {
  const key = [organizationId, unitId];
  const articles =
    supplierId === null ? [] : await reader.query<ArticleRecord>(articlesSql, [...key, supplierId]);
  const choices = await reader.query<ChoiceRecord>(choicesSql, [...key, list.messages]);
  // A deal comes after what was said before it.
  const chosen = new Map(choices.map((each) => [`${each.listId} ${each.row}`, each]));
  const compared = compareList(
    list,
    articles.map(({ quantity, isEstimated, ...article }) => ({
      ...article,
      yearly: quantity === null ? null : { quantity, isEstimated: isEstimated ?? true },
    })),
  );
  return compared
    .flatMap((each) => {
      const line = lineOf(each, chosen);
      return line === null ? [] : [{ line, compared: each }];
    })
    .toSorted(byYearly);
};

/** Whether a person can accept the line: it states a price, and the goods are told by number or are bought. */
export const isAcceptable = ({ line, compared }: KnownLine): boolean =>
  line.place !== null && line.price !== null && (line.articleNumber !== null || compared.article !== null);

/** Whether it waits for somebody. */
export const isOpen = (known: KnownLine): boolean =>
  known.line.choice === 'open' && isAcceptable(known) && known.line.change !== 'unlike';
