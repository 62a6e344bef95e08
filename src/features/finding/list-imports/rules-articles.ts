import { cleanText } from '#core/values/clean-text.ts';
import { supplierCategories, type SupplierCategory } from '#features/suppliers/suppliers/contract.ts';
import { type Judged, problem } from './rules-analyse.ts';
import { byName, folded, wordOf } from './rules-named.ts';
import type { WrittenRow } from './rules-read.ts';
import { texts as english } from './texts-words.en.ts';
import { texts as swedish } from './texts-words.sv.ts';

/** An article of the unit as it is called and grouped now. */
export interface KnownArticle {
  readonly id: string;
  readonly supplierName: string;
  readonly articleNumber: string | null;
  /** What its invoices call it. */
  readonly invoicedName: string;
  readonly unit: string;
  readonly name: string;
  readonly category: SupplierCategory;
}

/** What an article is called and where it belongs from now on. */
export interface ArticleEffect {
  readonly id: string;
  readonly name: string;
  readonly category: SupplierCategory;
}

const longest = 200;

const groupOf = wordOf(supplierCategories, [swedish, english], 'group.');

/** Those left by a sign; all where it leaves none, for a sign that only tells several apart. */
const narrowed = (found: readonly KnownArticle[], is: (one: KnownArticle) => boolean) => {
  const left = found.length > 1 ? found.filter(is) : found;
  return left.length === 0 ? found : left;
};

/** Which article a row means: by its number, or without one by its name on the invoice, of the supplier and in the unit that it says. */
const finder = (articles: readonly KnownArticle[]) => {
  const byNumber = byName(articles, ({ articleNumber }) => articleNumber);
  const byInvoiced = byName(articles, ({ invoicedName }) => invoicedName);
  const byOwn = byName(articles, ({ name }) => name);
  return ({ supplier, articleNumber, invoicedName, unit, name }: WrittenRow): readonly KnownArticle[] => {
    const found =
      articleNumber !== undefined
        ? byNumber(articleNumber)
        : invoicedName !== undefined
          ? byInvoiced(invoicedName).filter((one) => one.articleNumber === null)
          : name === undefined
            ? []
            : byOwn(name).filter((one) => one.articleNumber === null);
    const said = found.filter(
      (one) =>
        (supplier === undefined || folded(one.supplierName) === folded(supplier)) &&
        (unit === undefined || folded(one.unit) === folded(unit)),
    );
    const exact = narrowed(said, (one) => supplier === undefined || one.supplierName.trim() === supplier);
    const invoiced = narrowed(exact, (one) => one.invoicedName.trim() === invoicedName);
    return narrowed(invoiced, (one) => one.name.trim() === name);
  };
};

/** Judges rows that name and group articles of the unit; they change what it calls them and nothing else, and make none. */
export const articleJudge = (
  articles: readonly KnownArticle[],
): ((written: WrittenRow) => Judged<ArticleEffect>) => {
  const find = finder(articles);
  return (written) => {
    const { articleNumber, invoicedName, name, group } = written;
    const shown = articleNumber ?? invoicedName ?? name;
    if (shown === undefined) return problem('row.missing', 'articleNumber');
    const [article, ...others] = find(written);
    const asked = articleNumber === undefined ? 'invoicedName' : 'articleNumber';
    if (article === undefined) return problem('row.article_unknown', asked, shown);
    if (others.length > 0) return problem('row.article_several', 'supplier', written.supplier ?? shown);
    const category = group === undefined ? article.category : groupOf(group);
    if (category === null) return problem('row.unknown_word', 'group', group, supplierCategories);
    const isSame = name === undefined || name === article.name.trim();
    const called = isSame ? article.name : cleanText(name).trim();
    if (!isSame && (called === '' || called.length > longest)) return problem('row.invalid', 'name', name);
    const changes = [
      ...(called === article.name ? [] : [{ field: 'name' as const, from: article.name, to: called }]),
      ...(category === article.category
        ? []
        : [{ field: 'group' as const, from: article.category, to: category }]),
    ];
    if (changes.length === 0) return { subject: article.id, outcome: 'unchanged' };
    return {
      subject: article.id,
      outcome: 'changed',
      changes,
      effect: { id: article.id, name: called, category },
    };
  };
};
