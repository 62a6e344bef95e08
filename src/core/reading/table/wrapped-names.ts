import { rightOf, type Word } from '../page/page.ts';
import { printedDate } from '../words/printed-date.ts';
import { textWords } from '../words/row-words.ts';
import { columnRole } from './column-labels.ts';
import type { GridRow } from './grid.ts';
import { isLabelled } from './labelled-words.ts';

const [mostAbove, clearly, farthest] = [4, 1.03, 1.8];

/** What a heading among the lines says and no name does: a day, or the number of an order or a delivery. */
const isOfHeading = ({ text }: Word): boolean =>
  /^(avser$|gäller$|jobb$|arbete$|utfört$|utförd$|avdelning|lever(erad|ans)|följesedel|period|order|beställning|rekv|sales|delivery|lieferschein|ref|kundorder)/i.test(
    text,
  ) ||
  text.endsWith(':') ||
  printedDate(text, 'day-first') !== null;

/** Where the column of names ends: at the next label to its right; `null` where no label names it. */
const endOf = ({ header }: GridRow): number | null => {
  const own = header.columns.find(({ role }) => role === 'description');
  if (own === undefined) return null;
  const right = [...header.columns, ...(header.unknown ?? [])]
    .map(({ box }) => box.x)
    .filter((x) => x > own.box.x + 1);
  return right.length === 0 ? null : Math.min(...right);
};

const nameOf = (row: GridRow | undefined): readonly Word[] =>
  row === undefined ? [] : textWords(row, 'description', new Set());

const gap = (one: GridRow | undefined, other: GridRow | undefined): number =>
  one === undefined || other === undefined || one.row.page !== other.row.page || one.header !== other.header
    ? Infinity
    : Math.abs(other.row.box.y - one.row.box.y);

/** Whether a row prints words and numbers of goods alone, no figures. */
const isText = (row: GridRow, end: number): boolean =>
  row.totals.length === 0 &&
  !row.row.words.some(isOfHeading) &&
  !isLabelled(row.row.words) &&
  columnRole(row.row.words.map(({ text }) => text).join(' ')) === null &&
  row.row.words.every(({ box }) => rightOf(box) < end) &&
  nameOf(row).some(({ text }) => /\p{L}{2}/u.test(text));

// Sizes that were recognised differ by a twentieth from row to row.
const alike = 0.12;

/** Whether words are printed in one size: what is smaller than a name below it describes it. */
export const isOneSize = ({ box: one }: Word, { box: other }: Word): boolean =>
  Math.abs(one.height - other.height) <= alike * Math.max(one.height, other.height);

/** How far to the right names reach in the rows of a table, as its column lets them. */
export const nameEdge = (rows: readonly GridRow[]): number =>
  Math.max(
    0,
    ...rows.flatMap((row) => {
      const end = endOf(row);
      const last = nameOf(row).at(-1);
      return end === null || last === undefined || rightOf(last.box) >= end ? [] : [rightOf(last.box)];
    }),
  );

/**
 * What the row of words below the last line begins with, where rows below other lines do as well: it describes the line above it, and
 * is no beginning of a name.
 */
export const describingWords = (rows: readonly GridRow[], lines: readonly number[]): ReadonlySet<string> => {
  const own = new Set(lines);
  const below = lines.map((at) => (own.has(at + 1) ? undefined : nameOf(rows[at + 1])[0]?.text));
  const last = below.at(-1);
  const isAgain = last !== undefined && below.filter((text) => text === last).length > 1;
  return new Set(isAgain ? [last] : []);
};

/**
 * How many rows above that of a line's figures its name begins in: names that are wrapped in a narrow column end at the row of the
 * figures where cells are filled from below. Such a row is full, for the first word of the next would not have gone into it, and it
 * stands nearer to the row below it than to the one above.
 */
export const wrappedAbove = (
  rows: readonly GridRow[],
  at: number,
  edge: number,
  isTaken: (index: number) => boolean,
  describing: ReadonlySet<string> = new Set(),
): number => {
  const own = rows[at];
  const end = own === undefined ? null : endOf(own);
  if (own === undefined || end === null) return 0;
  let above = 0;
  while (above < mostAbove) {
    const [row, next] = [rows[at - above - 1], rows[at - above]];
    if (row === undefined || next === undefined || isTaken(at - above - 1) || !isText(row, end)) break;
    if (describing.has(nameOf(row)[0]?.text ?? '')) break;
    const [last, first] = [nameOf(row).at(-1), nameOf(next)[0]];
    const isFull =
      last !== undefined &&
      first !== undefined &&
      rightOf(last.box) + 0.25 * last.box.height + first.box.width > Math.min(end - slack, edge - 1);
    if (!isFull || !isOneSize(last, first) || gap(row, next) > farthest * row.row.box.height) break;
    above++;
  }
  const top = at - above;
  return gap(rows[top], rows[top + 1]) * clearly < gap(rows[top - 1], rows[top]) ? above : 0;
};

/**
 * Whether the first row of a name, above that of its figures, may head it instead: the first word of the next row would have gone into
 * it before the next label. `own`: the row of the figures among them.
 */
export const mayHead = (rows: readonly GridRow[], own: number): boolean => {
  const [above, next] = [rows[0], rows[1]];
  const [last, first] = [nameOf(above).at(-1), nameOf(next)[0]];
  if (own < 1 || above === undefined || last === undefined || first === undefined) return false;
  return rightOf(last.box) + 0.25 * last.box.height + first.box.width < (endOf(above) ?? 0) - slack;
};

// What a column keeps clear of the next one.
const slack = 8;
