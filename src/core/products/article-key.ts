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

/** `goodsKey` of what is invoiced in a currency; outside kronor it is an article of its own, since prices are not compared. */
export const goodsKeyIn = (
  goods: Pick<ArticleIdentity, 'articleNumber' | 'name' | 'unitOfMeasure'>,
  currency: string,
): string => {
  const key = goodsKey(goods);
  return currency === 'SEK' ? key : `${key.slice(0, -1)},${JSON.stringify(currency)}]`;
};

/**
 * The keys that a supplier's goods are looked up by, from and to, in code-point order: with an article number that number in
 * every unit of measure and currency, otherwise the key alone.
 */
export const keyRange = (key: string): readonly [low: string, high: string] => {
  const [kind, number] = JSON.parse(key) as string[];
  if (kind !== 'number') return [key, key];
  const prefix = JSON.stringify([kind, number]).slice(0, -1);
  // A comma follows the number, and the hyphen follows the comma.
  return [`${prefix},`, `${prefix}-`];
};

/** An article of a unit, as far as it tells which others are the same goods. */
export interface NumberedGoods {
  readonly supplierId: string;
  readonly articleNumber: string | null;
  readonly currency: string;
}

/** Names the goods in whatever unit of measure: articles of the same name are siblings. Null without an article number. */
export const goodsInAnyMeasure = ({ supplierId, articleNumber, currency }: NumberedGoods): string | null =>
  articleNumber === null ? null : JSON.stringify([supplierId, currency, articleNumber]);

/** The article's key within all units: unit, supplier and `goodsKey`. Source: PRODUCT.md, section 1, "article". */
export const articleKey = (article: ArticleIdentity): string =>
  JSON.stringify([article.unitId, article.supplierId, goodsKey(article)]);
