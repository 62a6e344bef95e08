import type { DraftLine } from '../contract-draft.ts';
import { type LineActs, lineFields, type LineShown } from './line-cells.tsx';
import { linePath, type TypedLine } from './typed-draft.ts';

/** All lines, with what is known of each. */
export interface LinesShown {
  readonly lines: readonly TypedLine[];
  readonly differences: readonly (string | null)[];
  /** The lines as the draft has them, in the same order. */
  readonly drafted: readonly DraftLine[];
  readonly isReadOnly: boolean;
  readonly isDoubtful: (path: string) => boolean;
  readonly missing: ReadonlySet<string>;
  readonly faults: ReadonlySet<string>;
  readonly acts: LineActs;
}

/** What proves a line: quantity × price is its sum. */
export const figures = ['quantity', 'price', 'sum'] as const;

const isEmpty = (text: string | null): boolean => text === null || text === '';

/** Whether exactly one of the three figures of a line is missing, so that it follows from the others. */
export const lacksOne = (line: DraftLine): boolean =>
  figures.filter((name) => isEmpty(line[name])).length === 1;

/** What a line multiplies, as far as it is filled in: `2,5 kg × 189,00`. */
export const productText = ({ quantity, unit, price }: TypedLine): string =>
  [[quantity, unit].filter(Boolean).join(' '), price].filter(Boolean).join(' × ');

/** One line with what is odd about it. */
export const rowOf = (shown: LinesShown, line: TypedLine, at: number): LineShown => {
  const { lines, differences, drafted, isReadOnly, isDoubtful, missing, faults, acts } = shown;
  const named = (is: (path: string) => boolean) =>
    lineFields
      .filter((field) => is(linePath(line.key, field)))
      .map((field) => `${field} `)
      .join('');
  const difference = differences[at] ?? null;
  const draft = drafted[at];
  return {
    line,
    at,
    isLast: at === lines.length - 1,
    isReadOnly,
    difference,
    odd: draft !== undefined && (difference !== null || lacksOne(draft)) ? draft : null,
    doubtful: named(isDoubtful),
    missing: named((path) => missing.has(path)),
    faulty: named((path) => faults.has(path)),
    acts,
  };
};
