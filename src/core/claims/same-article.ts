import { goodsKey } from '#core/products/article-key.ts';
import type { Goods } from './claim.ts';

/** What an article is known by: its key, and its name's where a number is missing on either side. */
export interface KnownArticle {
  readonly key: string;
  readonly named: string;
  readonly numbered: boolean;
}

/** The article of a printed line. */
export const articleOf = ({ articleNumber, name, unit }: Goods): KnownArticle => ({
  key: goodsKey({ articleNumber, name, unitOfMeasure: unit }),
  named: goodsKey({ articleNumber: null, name, unitOfMeasure: unit }),
  numbered: (articleNumber ?? '').trim() !== '',
});

/** The supplier's number and the unit of measure where both lines print a number, otherwise the normalised name and the unit. */
export const isSameArticle = (a: KnownArticle, b: KnownArticle): boolean =>
  a.numbered && b.numbered ? a.key === b.key : a.named === b.named;
