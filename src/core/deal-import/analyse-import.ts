import { cellText, isEmptyRow, type Sheet } from '#core/tables/sheet.ts';
import { articleIndex } from './find-article.ts';
import type { ImportField } from './import-field.ts';
import type { ImportMapping } from './import-mapping.ts';
import type { BoughtArticle, ImportDeal, RowFix, RowGoods, RowProblem, RowPromise } from './import-row.ts';
import { judgeRow, type JudgedRow } from './judge-row.ts';
import { type ImportEffect, placeRows } from './place-rows.ts';
import { needsPerson } from './row-codes.ts';
import { fieldCell, fieldText } from './row-shape.ts';
import { supplierKey } from './supplier-key.ts';

/** Everything that an import follows from. */
export interface ImportInput {
  readonly sheet: Sheet;
  readonly mapping: ImportMapping;
  /** By row of the file, from 1. */
  readonly fixes: ReadonlyMap<number, RowFix>;
  readonly articles: readonly BoughtArticle[];
  /** All of the supplier, whomever they are for. */
  readonly deals: readonly ImportDeal[];
  /** Whom the import is for; `null`: the whole organization. */
  readonly units: readonly string[] | null;
  /** Names of the organization's other suppliers: what a file says of those is no part of an import of this one. */
  readonly otherSuppliers?: readonly string[];
}

/** What becomes of a row: exactly one outcome, and why where it is rejected. */
export interface AnalysedRow {
  /** As the file counts, from 1. */
  readonly row: number;
  readonly outcome: 'new' | 'changed' | 'unchanged' | 'rejected';
  readonly goods: RowGoods | null;
  readonly promise: RowPromise | null;
  readonly lastPaid: string | null;
  readonly problem: RowProblem | null;
  /** The deal that it corrects or ends, or that is the same. */
  readonly before: ImportDeal | null;
  readonly endsOn: string | null;
  /** Its read cells, as written. */
  readonly written: Readonly<Partial<Record<ImportField, string>>>;
}

export interface ImportCounts {
  readonly rows: number;
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  /** Those of the rejected that a person can do something about. */
  readonly open: number;
  /** Between the head and the last row; not among the rows. */
  readonly empty: number;
}

export interface ImportAnalysis {
  readonly counts: ImportCounts;
  readonly rows: readonly AnalysedRow[];
  readonly effect: ImportEffect;
}

const shown: readonly ImportField[] = ['articleNumber', 'name', 'price', 'unit', 'validFrom', 'validTo'];

const lengthShown = 120;

const writtenOf = (cells: Sheet['rows'][number], mapping: ImportMapping): AnalysedRow['written'] =>
  Object.fromEntries(
    shown.flatMap((field) => {
      const text = cellText(fieldCell(cells, mapping, field));
      return text === '' ? [] : [[field, text.slice(0, lengthShown)]];
    }),
  );

const countsOf = (rows: readonly AnalysedRow[], empty: number): ImportCounts => {
  const count = (outcome: AnalysedRow['outcome']): number =>
    rows.filter((row) => row.outcome === outcome).length;
  return {
    rows: rows.length,
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    rejected: count('rejected'),
    open: rows.filter(({ problem }) => problem !== null && needsPerson(problem.code)).length,
    empty,
  };
};

/**
 * What an import does: the preview shows its rows, and saving writes its effect. A pure function of what it is given, so
 * that both are the same as long as nothing else has changed; each row has exactly one outcome and none is left out.
 */
export const analyseImport = ({
  sheet,
  mapping,
  fixes,
  articles,
  deals,
  units,
  otherSuppliers = [],
}: ImportInput): ImportAnalysis => {
  const index = articleIndex(articles);
  const others = new Set(otherSuppliers.map(supplierKey));
  const hidden = new Set(sheet.hidden?.rows);
  const first = mapping.head.first + mapping.head.rows;
  const numbers = Map.groupBy(sheet.rows.slice(first), (cells) => fieldText(cells, mapping, 'articleNumber'));
  const judged: { readonly row: number; readonly judged: JudgedRow }[] = [];
  let empty = 0;
  for (let at = first; at < sheet.rows.length; at += 1) {
    const cells = sheet.rows[at] ?? [];
    if (isEmptyRow(cells)) empty += 1;
    else
      judged.push({
        row: at + 1,
        judged: judgeRow(
          {
            cells,
            mapping,
            fix: fixes.get(at + 1) ?? {},
            others,
            isHidden: hidden.has(at),
            sameNumber: numbers.get(fieldText(cells, mapping, 'articleNumber'))?.length ?? 1,
          },
          index,
        ),
      });
  }
  const right = judged.filter(({ judged: { problem, promise } }) => problem === null && promise !== null);
  const { placed, effect } = placeRows(right, deals, units);
  const rows = judged.map(({ row, judged: { goods, promise, lastPaid, problem } }): AnalysedRow => {
    const written = writtenOf(sheet.rows[row - 1] ?? [], mapping);
    const place = placed.get(row) ?? { outcome: 'rejected', problem, before: null, endsOn: null };
    return { row, goods, promise, lastPaid, written, ...place };
  });
  return { counts: countsOf(rows, empty), rows, effect };
};
