import { columnRole } from '../table/column-labels.ts';
import type { Grid, GridRow } from '../table/grid.ts';
import { rightOf, type Word } from '../page/page.ts';
import { totalLabels } from '../totals/row-labels.ts';
import type { NumberToken } from '../words/number-token.ts';
import { numbersOf } from '../words/number-tokens.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { Row } from '../words/rows.ts';

const ofFigures = ['quantity', 'price', 'discount', 'vat', 'sum'] as const;
type OfFigures = (typeof ofFigures)[number];
const needed: readonly OfFigures[] = ['quantity', 'price', 'sum'];

const [longest, blank, mostWords] = [3, 1.5, 40];

/** The words right before a number that are a label of figures; none where they are not. */
const labelBefore = ({
  row: { words },
  words: [first],
}: NumberToken): readonly [OfFigures, readonly Word[]] | null => {
  const end = first === undefined ? -1 : words.indexOf(first);
  const [before, number] = [words[end - 1], words[end]];
  if (before === undefined || number === undefined) return null;
  if (number.box.x - rightOf(before.box) > blank * number.box.height) return null;
  for (let length = Math.min(longest, end); length > 0; length--) {
    const label = words.slice(end - length, end);
    const role = columnRole(label.map(({ text }) => text.replace(/:$/, '')).join(' '));
    const own = ofFigures.find((each) => each === role);
    if (own !== undefined) return [own, label];
  }
  return null;
};

/** The figures of a row each of which stands behind its own label: `Antal 5 säck Pris 227,32 Summa 1 136,60`. */
const figuresIn = (row: Row, numbers: readonly NumberToken[]): ReadonlyMap<OfFigures, NumberToken> | null => {
  if (row.words.length > mostWords) return null;
  const found = new Map<OfFigures, NumberToken>();
  for (const token of numbers) {
    const [role, label] = labelBefore(token) ?? [];
    if (role === undefined || label === undefined) continue;
    if (found.has(role)) return null;
    // The label is a part of what the figure says, and of no name.
    found.set(role, { ...token, words: [...label, ...token.words] });
  }
  const sum = found.get('sum');
  if (sum === undefined || !needed.every((role) => found.has(role))) return null;
  // Rates stand among the figures, and in no name.
  return found.set('sum', { ...sum, words: [...(found.get('vat')?.words ?? []), ...sum.words] });
};

/** A table whose rows name each of their figures, as records do that have no head; `null` where no row does. */
export const labelledGrid = (pages: readonly (readonly Row[])[], mark: DecimalMark): Grid | null => {
  const found = pages.flat().map((row) => {
    const numbers = numbersOf(row, mark);
    return { row, numbers, figures: figuresIn(row, numbers) };
  });
  const rows = found.map(({ row, numbers, figures }): GridRow => ({
    row,
    header: { page: row.page, box: { x: 0, y: 0, width: 0, height: 0 }, columns: [] },
    numbers,
    columns: new Map([...(figures ?? [])].map(([role, token]) => [`${role} 0`, [token]] as const)),
    // The label of a line's own sum is none of the document's.
    totals: figures === null ? totalLabels(row) : [],
  }));
  const columns = ofFigures.flatMap((role) => {
    const count = found.filter(({ figures }) => figures?.has(role) === true).length;
    return count === 0 ? [] : [{ key: `${role} 0`, role, count }];
  });
  return columns.length === 0 ? null : { columns, rows };
};
