import { numbersOf } from '../words/number-tokens.ts';
import type { NumberToken } from '../words/number-token.ts';
import { type Box, boxAround, overlapOf, rightOf, type Word } from '../page/page.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { LineField, Reading } from '../reading.ts';
import type { Row } from '../words/rows.ts';

export type Figure = Extract<LineField, 'quantity' | 'price' | 'sum'>;

/** The figures of a line, in the order of their slots. */
export const figures: readonly Figure[] = ['quantity', 'price', 'sum'];

/** What is recognised with less sureness is next to nothing. */
export const illegible = 0.25;

/** Where a figure of a row stands, what was recognised there, and its value if it is a number. */
export interface Slot {
  readonly figure: Figure;
  readonly words: readonly Word[];
  readonly token: NumberToken | null;
}

/** Where the figures of a kind stand, in points from the left. */
export interface Column {
  readonly figure: Figure;
  readonly left: number;
  readonly right: number;
}

/** The columns that the lines' figures stand in: of lines that close, else of all. */
export const columnsOf = ({ lines }: Reading): Column[] => {
  const sure = lines.filter(({ confidence, fields }) => confidence > 0.5 && fields.quantity && fields.price);
  const from = sure.length > 0 ? sure : lines;
  return figures.flatMap((figure) => {
    const boxes = from.flatMap(({ fields }) => fields[figure]?.place?.box ?? []);
    if (boxes.length === 0) return [];
    const { x, width } = boxAround(boxes);
    return [{ figure, left: x, right: x + width }];
  });
};

/** What stands in a column of a row; `isDiscounted` says that a discount may lie between price and sum. */
export const slotOf = (
  row: Row,
  { figure, left, right }: Column,
  mark: DecimalMark,
  isDiscounted: boolean,
): Slot => {
  const box = { x: left, y: 0, width: right - left, height: 0 };
  const isIn = (other: Box): boolean =>
    overlapOf(box, other) > Math.min(2, other.width * 0.5) && rightOf(other) < right + 14;
  const words = row.words.filter((word) => isIn(word.box));
  const token = numbersOf(row, mark).findLast((number) => !number.percent && isIn(number.box)) ?? null;
  if (token === null) return { figure, token, words: words.slice(-1) };
  // Beside pieces that cannot be read, what looks like a number is another piece.
  const isPiece = words.some((word) => word.confidence < illegible && !token.words.includes(word));
  return isPiece && !isDiscounted ? { figure, token: null, words } : { figure, token, words: token.words };
};
