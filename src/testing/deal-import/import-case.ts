import { analyseImport, type ImportAnalysis, type ImportInput } from '#core/deal-import/analyse-import.ts';
import { type ImportChoice, type KeptMapping, nothingSaid } from '#core/deal-import/import-mapping.ts';
import type { BoughtArticle, ImportDeal, RowFix } from '#core/deal-import/import-row.ts';
import { proposeMapping } from '#core/deal-import/propose-mapping.ts';
import { goodsKeyIn } from '#core/products/article-key.ts';
import { csvTables } from '#core/tables/csv-tables.ts';
import type { Sheet } from '#core/tables/sheet.ts';

/** A bought article by its number, unit and last price. */
export const boughtArticle = (
  articleNumber: string,
  name: string,
  unit: string,
  lastPaid: string,
): BoughtArticle => ({
  goods: goodsKeyIn({ articleNumber, name, unitOfMeasure: unit }, 'SEK'),
  articleNumber,
  name,
  unit,
  currency: 'SEK',
  lastPaid,
});

/** A deal of the whole organization for an article. */
export const agreedDeal = (
  article: BoughtArticle,
  deal: Partial<ImportDeal> & Pick<ImportDeal, 'id' | 'price' | 'validFrom'>,
): ImportDeal => ({
  units: null,
  goods: article.goods,
  validTo: null,
  tolerance: { type: 'percent', up: '0', down: '0' },
  marketPriced: false,
  note: null,
  ...deal,
});

export const fillet: BoughtArticle = boughtArticle('214070', 'Oxfilé 2-3 kg', 'kg', '402.00');
export const chuck: BoughtArticle = boughtArticle('214230', 'Högrev benfri', 'kg', '114.90');

/** Everything beside the file; what is left out is empty. */
export interface CaseContext {
  readonly articles?: readonly BoughtArticle[];
  readonly deals?: readonly ImportDeal[];
  readonly fixes?: Readonly<Record<number, RowFix>>;
  readonly choice?: Partial<ImportChoice>;
  readonly kept?: readonly KeptMapping[];
  readonly units?: readonly string[] | null;
  readonly otherSuppliers?: readonly string[];
}

/** The input of an import of one sheet, on 2026-11-23. */
export const importOf = (sheet: Sheet, context: CaseContext = {}): ImportInput => ({
  sheet,
  mapping: proposeMapping(sheet, {
    choice: { ...nothingSaid, ...context.choice },
    kept: context.kept ?? [],
    today: '2026-11-23',
    articles: context.articles ?? [],
  }),
  fixes: new Map(Object.entries(context.fixes ?? {}).map(([row, fix]) => [Number(row), fix])),
  articles: context.articles ?? [fillet, chuck],
  deals: context.deals ?? [],
  units: context.units ?? null,
  otherSuppliers: context.otherSuppliers ?? [],
});

/** The sheet of a file of text. Throws where it is no table. */
export const sheetOf = (text: string): Sheet => {
  const read = csvTables(new TextEncoder().encode(text));
  const sheet = read.ok ? read.value.sheets[0] : undefined;
  if (sheet === undefined) throw new Error('not a table');
  return sheet;
};

/** Analyses a file of text. */
export const analyse = (text: string, context: CaseContext = {}): ImportAnalysis =>
  analyseImport(importOf(sheetOf(text), context));
