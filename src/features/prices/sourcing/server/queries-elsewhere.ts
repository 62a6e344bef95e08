import { isBadMatch } from '#core/sourcing/article-savings.ts';
import { assortmentOf, offersOf } from '#core/sourcing/find-offers.ts';
import { knowGoods } from '#core/sourcing/known-goods.ts';
import { articleCategory } from '#core/products/article-category.ts';
import { goodsKeyIn } from '#core/products/article-key.ts';
import { decimal } from '#core/values/decimal.ts';
import {
  boughtElsewhere,
  type ListViewer,
  type UnboughtGoods,
} from '#features/prices/price-lists/server/queries-elsewhere.ts';
import { statedPacks } from '#features/prices/price-monitoring/server/queries-packs.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { type ArticleRecord, boughtIn, verdictsOf } from './queries-bought.ts';
import { readKept } from './queries.ts';

const listedRecord = (
  { supplierCategory, ...goods }: UnboughtGoods,
  { scope: { unitId } }: ListViewer,
): ArticleRecord => ({
  ...goods,
  unitId,
  articleKey: goodsKeyIn({ ...goods, unitOfMeasure: goods.unit }, goods.currency),
  category: articleCategory(goods.name, supplierCategory),
  lastDate: '',
  isListed: true,
});

/** Tells what of a supplier's list the unit buys of another supplier, within its plan; what a person has refused is none. */
export const tellElsewhere = answerTo(boughtElsewhere, async (reader, viewer, goods) => {
  const { scope, role } = viewer;
  const { organizationId, unitId } = scope;
  const [bought, packs, verdicts] = await Promise.all([
    boughtIn(reader, { scope }, [{ unitId, displayName: '', role }]),
    statedPacks(reader, organizationId),
    verdictsOf(reader, organizationId),
  ]);
  const assortment = assortmentOf(knowGoods(bought, packs, readKept), verdicts);
  const records = goods.map((each) => listedRecord(each, viewer));
  const found = knowGoods(records, packs, readKept).flatMap((listed) => {
    const [first] = offersOf(listed, assortment)
      .filter(({ offered }) => !isBadMatch(offered, { offered: listed }))
      .map(({ offered, by }) => ({ offered, isCertain: by !== 'proposed' }))
      .toSorted(
        (one, other) =>
          Number(other.isCertain) - Number(one.isCertain) ||
          decimal(one.offered.comparable ?? '0').cmp(decimal(other.offered.comparable ?? '0')),
      );
    if (first === undefined) return [];
    const { id, name, supplierName, price, unit, currency } = first.offered.goods;
    const { isCertain } = first;
    return [
      [listed.goods.id, { articleId: id, name, supplierName, price, unit, currency, isCertain }] as const,
    ];
  });
  return new Map(found);
});
