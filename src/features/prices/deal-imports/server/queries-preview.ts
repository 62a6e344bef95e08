import type { BoughtArticle, RowProblem } from '#core/deal-import/import-row.ts';
import type { AnalysedRow } from '#core/deal-import/analyse-import.ts';
import type { ImportedRow, ImportHead, ImportPreview } from '../contract-fields.ts';
import type { Analysed } from './commands-analyse.ts';
import type { ImportRecord } from './queries.ts';

type ShownProblem = NonNullable<ImportedRow['problem']>;
type ShownArticle = NonNullable<ImportedRow['goods']>;

/** A bought article as the wire has it. */
export const shownArticle = ({
  goods,
  articleNumber,
  name,
  unit,
  currency,
}: BoughtArticle): ShownArticle => ({ goods, articleNumber, name, unit, currency, isBought: true });

const problemOf = (
  { code, field, text, lastPaid, otherRow, other, suggestion }: RowProblem,
  articles: ReadonlyMap<string, ShownArticle>,
): ShownProblem => ({
  code,
  field,
  text,
  lastPaid: lastPaid ?? null,
  otherRow: otherRow ?? null,
  other: other ?? null,
  suggestion:
    suggestion === undefined
      ? null
      : suggestion.kind === 'articles'
        ? { kind: 'articles', articles: suggestion.goods.flatMap((goods) => articles.get(goods) ?? []) }
        : suggestion.kind === 'price'
          ? { kind: 'price', prices: [...suggestion.prices] }
          : suggestion,
});

const fixOf = (fix: ImportRecord['fixes'][string] | undefined): ImportedRow['fix'] => {
  if (fix === undefined) return null;
  const { accept, ...said } = fix;
  return accept === undefined ? said : { ...said, accept: [...accept] };
};

const rowOf = (
  row: AnalysedRow,
  articles: ReadonlyMap<string, ShownArticle>,
  fixes: ImportRecord['fixes'],
): ImportedRow => ({
  row: row.row,
  outcome: row.outcome,
  goods: row.goods,
  promise: row.promise,
  lastPaid: row.lastPaid,
  problem: row.problem && problemOf(row.problem, articles),
  before: row.before,
  endsOn: row.endsOn,
  written: row.written,
  fix: fixOf(fixes[row.row]),
});

/** An analysed import as the wire has it. */
export const previewOf = (
  head: ImportHead,
  { choice, fixes }: Pick<ImportRecord, 'choice' | 'fixes'>,
  { answer, context }: Analysed,
): ImportPreview => {
  const { mapping } = answer;
  const articles = new Map(context.articles.map((article) => [article.goods, shownArticle(article)]));
  return {
    ...head,
    counts: answer.counts,
    sheets: [...answer.sheets],
    sheet: answer.sheet,
    otherLists: [...answer.otherLists],
    unconfirmed: [...answer.unconfirmed],
    columns: mapping.columns.map(({ samples, ...column }) => ({ ...column, samples: [...samples] })),
    choice,
    decimalMark: mapping.decimalMark,
    isMarkOpen: mapping.isMarkOpen,
    isOrderOpen: mapping.isOrderOpen,
    validFrom: mapping.validFrom,
    validTo: mapping.validTo,
    digest: answer.digest,
    content: answer.rows.map((row) => rowOf(row, articles, fixes)),
    total: answer.total,
  };
};
