import type { z } from 'zod';
import { withinPlan } from '#core/entitlements/plan-view.ts';
import { decimal, rounded } from '#core/values/decimal.ts';
import { listedArticles, periodInPlan } from '#features/prices/price-monitoring/server/queries-listed.ts';
import type { Period } from '#features/prices/price-monitoring/server/queries-prices.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { boundsOf } from '#platform/wire/fields.ts';
import { contains, parameters } from '#platform/server/sql.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { ProductRow, productsContract } from '../contract.ts';
import {
  chosenBy,
  fromAllTime,
  fromPeriod,
  negotiated,
  oneOfAllTime,
  shownOfAllTime,
  shownOfPeriod,
} from './queries-chosen.ts';

type ListQuery = z.output<(typeof productsContract.listProducts)['query'] & z.ZodType>;

type Page = z.output<typeof productsContract.listProducts.reply>;

/** What a role may see of the products: a reporter only those with active alerts (SECURITY matrix, row 23). */
export type Visible = 'all' | 'with-alerts';

/** Of a whole selection. */
interface Counted {
  readonly all_articles: number;
  readonly changed: number;
}

interface ProductRecord {
  readonly id: string;
  readonly name: string;
  readonly invoiced_name: string | null;
  readonly article_number: string | null;
  readonly supplier_id: string;
  readonly supplier_name: string;
  readonly category: ProductRow['category'];
  readonly unit: string;
  readonly currency: string;
  readonly average: string | null;
  readonly first: string;
  readonly last: string;
  readonly min: string;
  readonly max: string;
  readonly quantity: string;
  readonly average_quantity: string;
  readonly sum: string;
  readonly frequency: string | null;
  readonly last_date: string;
  readonly negotiated: boolean;
  readonly unresolved: number;
  readonly prices: string[];
}

const filters = (
  query: ListQuery,
  visible: Visible,
  listed: readonly string[] | null,
  add: (value: unknown) => string,
): string => {
  const parts: string[] = [];
  if (listed !== null) parts.push(`a.id = any(${add(listed)}::uuid[])`);
  if (query.search) parts.push(`a.search like ${add(contains(query.search))}`);
  if (query.supplierId) parts.push(`a.supplier_id = ${add(query.supplierId)}`);
  if (query.category) parts.push(`a.category = ${add(query.category)}`);
  if (query.negotiated) parts.push(negotiated);
  if (visible === 'with-alerts') parts.push('a.unresolved > 0');
  return parts.map((part) => ` and ${part}`).join('');
};

const percent = (part: string, whole: string, places: number): string =>
  decimal(whole).eq('0') ? '0' : rounded(decimal(part).times('100').div(decimal(whole)), places);

const productOf = (record: ProductRecord): ProductRow => {
  const change = rounded(decimal(record.last).minus(decimal(record.first)), 6);
  return {
    id: record.id,
    name: record.name,
    invoicedName: record.invoiced_name,
    articleNumber: record.article_number,
    supplier: { id: record.supplier_id, displayName: record.supplier_name },
    category: record.category,
    unit: record.unit,
    currency: record.currency,
    average: record.average,
    last: record.last,
    min: record.min,
    max: record.max,
    priceVariance:
      record.average === null
        ? null
        : percent(decimal(record.max).minus(decimal(record.min)).toFixed(), record.average, 6),
    change,
    changePercent: percent(change, record.first, 1),
    totalQuantity: record.quantity,
    averageQuantity: record.average_quantity,
    totalSum: record.sum,
    orderFrequency: record.frequency,
    lastUsedDate: record.last_date,
    negotiated: record.negotiated,
    unresolved: record.unresolved,
    prices: record.prices,
  };
};

const isAllTime = (period: Period): boolean => period.from === null && period.to === null;

/** One page of products; `total` and `changedTotal` count the whole selection. */
export const listProducts = async (
  reader: Reader,
  scope: UnitScope,
  query: ListQuery,
  visible: Visible,
): Promise<Page> => {
  const [period, listed] = await Promise.all([
    periodInPlan(reader, scope, boundsOf(query)),
    listedArticles(reader, scope),
  ]);
  const { values, add } = parameters();
  [scope.organizationId, scope.unitId].forEach(add);
  const { sort, direction } = query;
  const allTime = isAllTime(period);
  if (!allTime) [period.from, period.to].forEach(add);
  const asked = filters(query, visible, listed, add);
  const chosen = allTime
    ? chosenBy(fromAllTime, asked, sort, 'x.article_id')
    : chosenBy(fromPeriod('', sort), asked, sort, 'x.*');
  const counting = [...values];
  const changed = query.changed ? 'where p.last <> p.first' : '';
  const order = (id: string): string => ` order by p.place ${direction} nulls last, ${id}`;
  const part = `${changed}${order('p.article_id')} limit ${add(query.limit)} offset ${add(offsetOf(query))}`;
  const records = await reader.query<ProductRecord & Counted>(
    allTime
      ? `${chosenBy(fromAllTime, asked, sort, 'x.article_id')}${shownOfAllTime(part, order('a.id'))}`
      : `${chosenBy(fromPeriod('', sort), asked, sort, 'x.*')}${shownOfPeriod(part, order('a.id'))}`,
    values,
  );
  // A page beyond the end tells nothing of those before it.
  const [counts] =
    records.length > 0 || query.page === 1
      ? records
      : await reader.query<Counted>(`${chosen} select all_articles, changed from counted`, counting);
  const total = (query.changed ? counts?.changed : counts?.all_articles) ?? 0;
  return {
    content: records.map(productOf),
    total,
    changedTotal: counts?.changed ?? 0,
    isLimited: listed !== null,
  };
};

/**
 * One product with the statistics of a period, or of all that the plan shows when it was not bought in the period; null when
 * missing.
 */
export const findProduct = async (
  reader: Reader,
  scope: UnitScope,
  period: Period,
  articleId: string,
  visible: Visible,
): Promise<ProductRow | null> => {
  const seen = visible === 'with-alerts' ? ' and a.unresolved > 0' : '';
  const unit = [scope.organizationId, scope.unitId];
  const boughtIn = async ({ from, to }: Period): Promise<ProductRow | null> => {
    const chosen = chosenBy(fromPeriod(' and l.article_id = $5', 'sum'), seen, 'sum', 'x.*');
    const values = [...unit, from, to, articleId];
    const [record] = await reader.query<ProductRecord & Counted>(`${chosen}${shownOfPeriod('', '')}`, values);
    return record === undefined ? null : productOf(record);
  };
  const found = isAllTime(period) ? null : await boughtIn(withinPlan(scope.view, period));
  if (found !== null) return found;
  const whole = await periodInPlan(reader, scope, { from: null, to: null });
  if (!isAllTime(whole)) return boughtIn(whole);
  const [record] = await reader.query<ProductRecord>(oneOfAllTime(seen), [...unit, articleId]);
  return record === undefined ? null : productOf(record);
};
