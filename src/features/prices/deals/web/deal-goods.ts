import type { DealDetail } from '../contract-list.ts';

/** The goods of a deal for another one about them: the unit's article or, never bought, the goods by their names. */
export const goodsOf = (deal: DealDetail['deal']) =>
  deal.articleId === null
    ? {
        goods: {
          supplierId: deal.supplierId,
          articleNumber: deal.articleNumber === '' ? null : deal.articleNumber,
          name: deal.title,
          unit: deal.unit,
          pack: deal.pack,
        },
      }
    : { articleId: deal.articleId };
