import type { z } from 'zod';
import { isCurrent } from '#core/sourcing/article-savings.ts';
import type { KnownGoods } from '#core/sourcing/known-goods.ts';
import { sharedGtin } from '#core/sourcing/same-goods.ts';
import { decimal } from '#core/values/decimal.ts';
import { isOneSlip } from '#core/values/one-slip.ts';
import { plainText, searchWordsOf } from '#core/values/search-words.ts';
import type { SupplierRow } from '#features/suppliers/suppliers/contract.ts';
import { searchSuppliers } from '#features/suppliers/suppliers/rules-search.ts';
import type { Directory } from '#features/suppliers/suppliers/server/queries-directory.ts';
import { suppliersInPlan } from '#features/suppliers/suppliers/server/queries-plan.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { sourcingContract } from '../contract.ts';
import { mostSuppliers } from '../rules.ts';
import type { ArticleRecord, Viewer } from './queries-bought.ts';
import { outletIn, pricedRow, readWorld } from './queries.ts';

type Contract = typeof sourcingContract;
type Query = z.output<Contract['searchGoods']['query'] & z.ZodType>;
type Found = z.output<Contract['searchGoods']['reply']>;
type Goods = KnownGoods<ArticleRecord>;

/** Letters of a word from which on one slip of the keys is forgiven. */
const forgiven = 5;

/** How well goods fit a search: 0 with all its words, 1 with slips; null not at all. A GTIN is all that it names. */
const fitOf = (typed: string): ((goods: Goods) => number | null) => {
  const gtin = sharedGtin(typed.replaceAll(/\s/gu, ''));
  const { words } = searchWordsOf(typed);
  return ({ goods, gtin: own }) => {
    if (gtin !== null && own === gtin) return 0;
    const text = plainText(`${goods.name} ${goods.articleNumber ?? ''} ${goods.supplierName}`);
    if (words.every((word) => text.includes(word))) return 0;
    const have = text.split(/[^\p{L}\d]+/u);
    const isNear = (word: string): boolean =>
      text.includes(word) || (word.length >= forgiven && have.some((one) => isOneSlip(one, word)));
    return words.every(isNear) ? 1 : null;
  };
};

/** Of what is bought in several units, or listed too, under one key, the cheapest recent price. */
const onePerGoods = (goods: readonly Goods[], today: string): readonly Goods[] => {
  const best = new Map<string, Goods>();
  for (const one of goods) {
    const before = best.get(one.key);
    const [isNew, wasNew] = [one, before].map(
      (known) => known !== undefined && isCurrent(known.goods, today),
    );
    const isCheaper = before === undefined || decimal(one.goods.price).lt(decimal(before.goods.price));
    if (before === undefined || (isNew === wasNew ? isCheaper : isNew)) best.set(one.key, one);
  }
  return [...best.values()];
};

const isIn =
  ({ supplierId, category, baseUnit }: Query) =>
  ({ goods, known }: Goods): boolean =>
    (supplierId === undefined || goods.supplierId === supplierId) &&
    (category === undefined || goods.category === category) &&
    (baseUnit === undefined || known?.pack.baseUnit === baseUnit);

const units = ['kg', 'l', 'st'];

/** Comparable prices stand together by their unit, cheapest first; unknown packs come last. */
const byComparable = (one: Goods, other: Goods): number => {
  const place = ({ known }: Goods): number => (known === null ? 3 : units.indexOf(known.pack.baseUnit));
  return (
    place(one) - place(other) ||
    decimal(one.comparable ?? one.goods.price).cmp(decimal(other.comparable ?? other.goods.price)) ||
    (one.goods.id < other.goods.id ? -1 : 1)
  );
};

/** Suppliers of the directory by the words of a search, as far as the plan shows them; a reporter finds none there. */
const suppliersFor = async (
  reader: Reader,
  { scope, role }: Viewer,
  { index }: Directory,
  typed: string,
): Promise<readonly SupplierRow[]> => {
  if (role === 'reporter' || searchWordsOf(typed).words.length === 0) return [];
  const shown = await suppliersInPlan(reader, scope.organizationId, scope.view);
  return searchSuppliers([index], typed)
    .filter(({ id }) => shown === null || shown.has(id))
    .slice(0, mostSuppliers);
};

/** Goods that the viewer's units have bought or that lists state, by words, GTIN, supplier, category and pack, and suppliers of the directory by name. */
export const searchGoods = async (
  reader: Reader,
  viewer: Viewer,
  directory: Directory,
  query: Query,
): Promise<Found> => {
  const typed = query.search ?? '';
  const world = await readWorld(reader, viewer);
  const fit = fitOf(typed);
  const fitting = onePerGoods([...world.all, ...world.waiting], viewer.today)
    .filter(isIn(query))
    .filter(({ goods }) => query.own !== true || world.ownSuppliers.has(goods.supplierId))
    .map((goods) => ({ goods, rank: fit(goods) }));
  const exact = fitting.filter(({ rank }) => rank === 0);
  const found = exact.length > 0 ? exact : fitting.filter(({ rank }) => rank !== null);
  const sorted = found.map(({ goods }) => goods).toSorted(byComparable);
  const from = offsetOf(query);
  return {
    content: sorted.slice(from, from + query.limit).map((one) => ({
      ...pricedRow(one, viewer.today),
      isOwnSupplier: world.ownSuppliers.has(one.goods.supplierId),
      outlet: outletIn(world, one.goods.unitId),
    })),
    total: sorted.length,
    supplierCount: new Set(sorted.map(({ goods }) => goods.supplierId)).size,
    otherOutlets: world.others.length,
    suppliers: (await suppliersFor(reader, viewer, directory, typed)).map(
      ({ id, displayName, category }) => ({
        id,
        displayName,
        category,
      }),
    ),
  };
};
