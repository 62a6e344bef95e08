import { isEmptyRow, type Sheet } from '#core/tables/sheet.ts';
import { faultOf, isSum, type ReadList, type WrittenRow, writtenOf } from './rules-read.ts';
import type { ListField, RowFault } from './rules.ts';

/** What a person says of one row; what is left out stands as the file has it. */
export interface RowFix {
  readonly skip?: boolean | undefined;
  readonly values?: Partial<Record<ListField, string>> | undefined;
}

/** Why a row is not taken: the field that is to be said anew, null where saying helps nothing, and what may be said. */
export interface RowProblem {
  readonly code: RowFault;
  readonly field: ListField | null;
  readonly text: string;
  readonly choices: readonly string[];
}

/** A field that becomes another; null is nothing. */
export interface FieldChange {
  readonly field: ListField;
  readonly from: string | null;
  readonly to: string | null;
}

/** What a row is about and does. `subject` stands for what it is about, so that two rows about the same are told. */
export type Judged<Effect> =
  | { readonly problem: RowProblem }
  | { readonly subject: string; readonly outcome: 'unchanged' }
  | {
      readonly subject: string;
      readonly outcome: 'new' | 'changed';
      readonly changes: readonly FieldChange[];
      readonly effect: Effect;
    };

export interface AnalysedRow {
  /** As the file counts, from 1. */
  readonly row: number;
  readonly outcome: 'new' | 'changed' | 'unchanged' | 'rejected';
  readonly problem: RowProblem | null;
  readonly changes: readonly FieldChange[];
  readonly written: WrittenRow;
}

export interface ListCounts {
  readonly rows: number;
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  /** Those of the rejected that a person can do something about. */
  readonly open: number;
  /** Under the head, without anything; not among the rows. */
  readonly empty: number;
}

export interface ListAnalysis<Effect> {
  readonly rows: readonly AnalysedRow[];
  readonly counts: ListCounts;
  readonly effects: readonly Effect[];
}

/** A problem, with the text that is to be said anew. */
export const problem = (
  code: RowFault,
  field: ListField | null = null,
  text = '',
  choices: readonly string[] = [],
): { readonly problem: RowProblem } => ({
  problem: { code, field, text: text.slice(0, 120), choices: choices.slice(0, 200) },
});

const judgeWith = <Effect>(
  judge: (written: WrittenRow) => Judged<Effect>,
  written: WrittenRow,
  { fix, fault }: { readonly fix: RowFix | undefined; readonly fault: ListField | null },
  seen: Set<string>,
): Judged<Effect> => {
  if (fix?.skip === true) return problem('row.skipped');
  if (fault !== null && fix?.values?.[fault] === undefined) return problem('row.formula', fault);
  const said: WrittenRow = Object.fromEntries(
    Object.entries({ ...written, ...fix?.values }).filter(([, text]) => text !== ''),
  );
  const judged = judge(said);
  if ('problem' in judged) return judged;
  if (seen.has(judged.subject)) return problem('row.twice');
  seen.add(judged.subject);
  return judged;
};

/**
 * What an import does: the preview shows its rows, and saving carries out its effects. A pure function of what it is given, so that
 * both are the same as long as nothing else has changed; each row has exactly one outcome and none is left out.
 */
export const analyseList = <Effect>(
  sheet: Pick<Sheet, 'rows'>,
  read: ReadList,
  fixes: Readonly<Record<string, RowFix>>,
  judge: (written: WrittenRow) => Judged<Effect>,
): ListAnalysis<Effect> => {
  const rows: AnalysedRow[] = [];
  const effects: Effect[] = [];
  const seen = new Set<string>();
  const last = sheet.rows.findLastIndex((cells) => !isEmptyRow(cells));
  let empty = 0;
  for (let at = read.head + 1; at <= last; at += 1) {
    const cells = sheet.rows[at] ?? [];
    const written = writtenOf(cells, read);
    if (isEmptyRow(cells) || (at === last && isSum(cells, written))) {
      empty += 1;
      continue;
    }
    const judged = judgeWith(judge, written, { fix: fixes[at + 1], fault: faultOf(cells, read) }, seen);
    const row = { row: at + 1, written };
    if ('problem' in judged) rows.push({ ...row, outcome: 'rejected', problem: judged.problem, changes: [] });
    else if (judged.outcome === 'unchanged')
      rows.push({ ...row, outcome: 'unchanged', problem: null, changes: [] });
    else {
      rows.push({ ...row, outcome: judged.outcome, problem: null, changes: judged.changes });
      effects.push(judged.effect);
    }
  }
  const count = (outcome: AnalysedRow['outcome']): number =>
    rows.filter((row) => row.outcome === outcome).length;
  const counts = {
    rows: rows.length,
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    rejected: count('rejected'),
    open: rows.filter((row) => row.problem !== null && row.problem.code !== 'row.skipped').length,
    empty,
  };
  return { rows, counts, effects };
};
