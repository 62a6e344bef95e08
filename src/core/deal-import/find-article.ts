import { goodsKeyIn, normaliseName } from '#core/products/article-key.ts';
import { unitOf } from '#core/values/units.ts';
import type { BoughtArticle, RowGoods } from './import-row.ts';
import { failed, type Read, type RowSource } from './row-values.ts';
import { fieldText } from './row-shape.ts';
import { sameMeasure, unitText } from './unit-cell.ts';

/** The bought articles, by what rows name them by. */
export interface ArticleIndex {
  readonly byGoods: ReadonlyMap<string, BoughtArticle>;
  readonly byNumber: ReadonlyMap<string, readonly BoughtArticle[]>;
  /** Without leading zeros, which spreadsheets drop, and in one case. */
  readonly byLooseNumber: ReadonlyMap<string, readonly BoughtArticle[]>;
  readonly byName: ReadonlyMap<string, readonly BoughtArticle[]>;
}

const exactNumber = (number: string): string => number.normalize('NFKC').trim();
const looseNumber = (number: string): string =>
  exactNumber(number)
    .toUpperCase()
    .replaceAll(/[\s]+/g, '')
    .replace(/^0+(?=.)/, '');

/** Looks at each article once, so that rows need not. */
export const articleIndex = (articles: readonly BoughtArticle[]): ArticleIndex => {
  const numbered = articles.filter(({ articleNumber }) => articleNumber !== null);
  return {
    byGoods: new Map(articles.map((article) => [article.goods, article])),
    byNumber: Map.groupBy(numbered, ({ articleNumber }) => exactNumber(articleNumber ?? '')),
    byLooseNumber: Map.groupBy(numbered, ({ articleNumber }) => looseNumber(articleNumber ?? '')),
    byName: Map.groupBy(articles, ({ name }) => normaliseName(name)),
  };
};

/** What the row itself says of its goods. */
interface Named {
  readonly number: string;
  readonly name: string;
  readonly unit: string;
  readonly currency: string;
}

const mostProposed = 10;

/** What a spreadsheet makes of a long number; its last digits are lost: `1,00235E+11`. */
const isMangled = (number: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(number);

/** Articles with one unit each: the row's own where it states one, else the only one there is. */
const oneOf = (
  candidates: readonly BoughtArticle[],
  { unit, currency }: Named,
  source: RowSource,
): Read<BoughtArticle> | null => {
  const inCurrency = candidates.filter((article) => article.currency === currency);
  const [first, ...more] = inCurrency;
  if (first === undefined) return null;
  const goods = inCurrency.slice(0, mostProposed).map((article) => article.goods);
  if (unit === '') {
    if (more.length === 0) return { value: first };
    const names = new Set(inCurrency.map((article) => article.articleNumber ?? article.goods));
    return failed(
      names.size > 1 ? 'import.article-ambiguous' : 'import.unit-missing',
      names.size > 1 ? 'name' : 'unit',
      source.fix.unit ?? '',
      { suggestion: { kind: 'articles', goods } },
    );
  }
  const same = inCurrency.filter((article) => sameMeasure(article.unit, unit));
  const [only, ...others] = same;
  if (only !== undefined) {
    const proposed = same.slice(0, mostProposed).map((article) => article.goods);
    return others.length === 0
      ? { value: only }
      : failed('import.article-ambiguous', 'name', only.name, {
          suggestion: { kind: 'articles', goods: proposed },
        });
  }
  return failed('import.unit-unlike', 'unit', unit, {
    suggestion: more.length === 0 ? { kind: 'unit', unit: first.unit } : { kind: 'articles', goods },
  });
};

const bought = ({ goods, articleNumber, name, unit, currency }: BoughtArticle): RowGoods => ({
  goods,
  articleNumber,
  name,
  unit,
  currency,
  isBought: true,
});

/** Goods that nobody has bought yet: they need a number or a person's word, a name and a unit that is known or accepted. */
const unbought = (named: Named, { fix }: RowSource): Read<RowGoods> => {
  const { number, name, unit, currency } = named;
  const accept = fix.accept ?? [];
  if (name === '' || (number === '' && !accept.includes('import.article-unknown')))
    return failed('import.article-unknown', number === '' ? 'name' : 'articleNumber', number || name);
  if (unit === '') return failed('import.unit-missing', 'unit', '');
  if (unitOf(unit) === null && !accept.includes('import.unit-unknown'))
    return failed('import.unit-unknown', 'unit', unit);
  const articleNumber = number === '' ? null : number;
  const goods = goodsKeyIn({ articleNumber, name, unitOfMeasure: unit }, currency);
  return { value: { goods, articleNumber, name, unit, currency, isBought: false } };
};

/** The articles of a number; of one whose zeros a spreadsheet dropped, those that it can only mean. */
export const articlesOfNumber = (index: ArticleIndex, number: string): readonly BoughtArticle[] => {
  const exact = index.byNumber.get(exactNumber(number));
  if (exact !== undefined) return exact;
  const loose = index.byLooseNumber.get(looseNumber(number)) ?? [];
  return new Set(loose.map(({ articleNumber }) => articleNumber)).size === 1 ? loose : [];
};

/**
 * Which goods a row names: by its number, else by its name, among what the units buy. A number that nobody has bought is a
 * promise for the future when its name is new too; with the name of a bought article it is more likely a wrong number.
 */
export const findArticle = (
  source: RowSource,
  index: ArticleIndex,
  beside: { readonly currency: string; readonly unit: string | null },
): Read<RowGoods> => {
  const { cells, mapping, fix } = source;
  const chosen = fix.goods === undefined ? undefined : index.byGoods.get(fix.goods);
  if (chosen !== undefined) return { value: bought(chosen) };
  const named: Named = {
    number: fieldText(cells, mapping, 'articleNumber'),
    name: fieldText(cells, mapping, 'name'),
    unit: unitText(fix.unit ?? (fieldText(cells, mapping, 'unit') || (beside.unit ?? ''))),
    currency: beside.currency,
  };
  if (named.number === '' && named.name === '') return failed('import.article-missing', 'articleNumber', '');
  if (isMangled(named.number)) return failed('import.article-mangled', 'articleNumber', named.number);
  const priced = unitText(beside.unit ?? '');
  const stated = unitText(fieldText(cells, mapping, 'unit'));
  if (fix.unit === undefined && priced !== '' && stated !== '' && !sameMeasure(priced, stated))
    return failed('import.price-unit', 'unit', stated, { suggestion: { kind: 'unit', unit: priced } });
  const accept = fix.accept ?? [];
  const sameName = named.name === '' ? [] : (index.byName.get(normaliseName(named.name)) ?? []);
  const candidates = named.number === '' ? sameName : articlesOfNumber(index, named.number);
  const found = oneOf(candidates, named, source);
  if (found !== null && 'value' in found) return { value: bought(found.value) };
  if (found !== null) {
    const isOther = found.problem.code === 'import.unit-unlike' && accept.includes('import.unit-unlike');
    return isOther ? unbought({ ...named, name: named.name || (candidates[0]?.name ?? '') }, source) : found;
  }
  if (named.number !== '' && sameName.length > 0 && !accept.includes('import.article-unknown'))
    return failed('import.article-unknown', 'articleNumber', named.number, {
      suggestion: { kind: 'articles', goods: sameName.slice(0, mostProposed).map(({ goods }) => goods) },
    });
  return unbought(named, source);
};
