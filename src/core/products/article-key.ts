import { unitOf } from '#core/values/units.ts';

/** What makes a line an article: what a supplier sells, as one restaurant unit buys it. */
export interface ArticleIdentity {
  readonly unitId: string;
  readonly supplierId: string;
  readonly articleNumber: string | null;
  readonly name: string;
  readonly unitOfMeasure: string;
}

/**
 * A name as identity: Unicode NFKC, lower case, every run of spaces and punctuation one space, none at the ends. Letters
 * and digits are kept (`å` is not `a`), and so are the signs between digits, the percent sign and the plus: `1,5 %` and `15 %`
 * are different goods.
 */
export const normaliseName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}%+.,]+/gu, ' ')
    .replaceAll(/(?<!\d)[.,]|[.,](?!\d)/gu, ' ')
    .replaceAll('.', ',')
    .replaceAll(/ +(%?)/gu, (_, percent: string) => percent || ' ')
    .trim();

/** One spelling for each unit of measure that is known, otherwise as written, in lower case. */
const measureOf = (unitOfMeasure: string): readonly (string | null)[] => {
  const known = unitOf(unitOfMeasure);
  return known === null ? [unitOfMeasure.trim().toLowerCase()] : [known.unit, known.factor];
};

const normaliseNumber = (articleNumber: string): string => articleNumber.normalize('NFKC').trim();

/**
 * What a supplier sells, whoever buys it: the supplier's article number (or the normalised name where it is missing or
 * blank) and the unit of measure. The same article has it in every unit of an organization, so deals and averages meet there.
 */
export const goodsKey = (
  goods: Pick<ArticleIdentity, 'articleNumber' | 'name' | 'unitOfMeasure'>,
): string => {
  const number = normaliseNumber(goods.articleNumber ?? '');
  const named = number === '' ? ['name', normaliseName(goods.name)] : ['number', number];
  return JSON.stringify([...named, ...measureOf(goods.unitOfMeasure)]);
};

/** The article's key within all units: unit, supplier and `goodsKey`. Source: PRODUCT.md, section 1, "article". */
export const articleKey = (article: ArticleIdentity): string =>
  JSON.stringify([article.unitId, article.supplierId, goodsKey(article)]);
