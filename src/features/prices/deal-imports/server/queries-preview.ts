import type { RowProblem } from '#core/deal-import/import-row.ts';
import type { AnalysedRow } from '#core/deal-import/analyse-import.ts';
import type { ImportedRow, ImportHead, ImportPreview, SaidOfFile } from '../contract.ts';
import type { Analysed } from './commands-analyse.ts';

type ShownProblem = NonNullable<ImportedRow['problem']>;
type ShownArticle = NonNullable<ImportedRow['goods']>;

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

const rowOf = (row: AnalysedRow, articles: ReadonlyMap<string, ShownArticle>): ImportedRow => ({
  row: row.row,
  outcome: row.outcome,
  goods: row.goods,
  promise: row.promise,
  lastPaid: row.lastPaid,
  problem: row.problem && problemOf(row.problem, articles),
  before: row.before,
  endsOn: row.endsOn,
  written: row.written,
});

/** An analysed import as the wire has it. */
export const previewOf = (
  head: ImportHead,
  choice: SaidOfFile,
  { answer, context }: Analysed,
): ImportPreview => {
  const { mapping } = answer;
  const articles = new Map(
    context.articles.map(({ goods, articleNumber, name, unit, currency }) => [
      goods,
      { goods, articleNumber, name, unit, currency, isBought: true },
    ]),
  );
  return {
    ...head,
    counts: answer.counts,
    sheets: [...answer.sheets],
    sheet: answer.sheet,
    columns: mapping.columns.map(({ samples, ...column }) => ({ ...column, samples: [...samples] })),
    choice,
    decimalMark: mapping.decimalMark,
    isMarkOpen: mapping.isMarkOpen,
    isOrderOpen: mapping.isOrderOpen,
    validFrom: mapping.validFrom,
    digest: answer.digest,
    content: answer.rows.map((row) => rowOf(row, articles)),
    total: answer.total,
  };
};
