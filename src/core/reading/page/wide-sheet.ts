import { columnRole } from '../table/column-labels.ts';
import { type HeaderLabel, labelsOf } from '../table/header-labels.ts';
import { tableHeaders } from '../table/table-header.ts';
import { type Cell, cellsOf } from '../words/cells.ts';
import { printedNumber } from '../words/printed-number.ts';
import { type Row, rowsOf } from '../words/rows.ts';
import { type Box, baselineOf, isStated, type Page, type Place, rightOf, type Word } from './page.ts';

/** Two pages that are the left and the right part of one sheet, as one page, and where what stands on it was printed. */
export interface WideSheet {
  readonly page: Page;
  /** The place on the page that was printed. */
  readonly printedAt: (place: Place) => Place;
}

const [level, atEdge, between, fewestFigures, fewestLabels] = [1, 8, 24, 3, 3];

/** A row of the right page beside the row of the left one that stands as high. */
interface Beside {
  readonly left: Row;
  readonly right: Row;
}

/**
 * A sheet that was too wide for its paper, its last columns printed on a second page: the labels of these stand there as high as
 * the head of the table, below it figures beside rows of the first page, and nothing else. `null` where the pages may be anything
 * else, or their words were recognised.
 */
export const wideSheet = (pages: readonly Page[]): WideSheet | null => {
  const [left, right, ...more] = pages;
  if (left === undefined || right === undefined || more.length > 0) return null;
  if (!pages.every(isStated) || Math.abs(left.height - right.height) > level) return null;
  const [rows, others] = [rowsOf(left), rowsOf(right)];
  if (tableHeaders(others).length > 0) return null;
  const beside = others.map((row) => besideOf(row, rows));
  const pairs = beside.flatMap((each) => each ?? []);
  if (beside.includes(null) || !areColumns(pairs)) return null;
  const words = pairs.flatMap((pair) => pair.right.words);
  const seam = Math.max(...left.words.map(({ box }) => rightOf(box))) + between;
  const shift = seam - Math.min(...words.map(({ box }) => box.x));
  const moved = words.map((word): Word => ({ ...word, box: { ...word.box, x: word.box.x + shift } }));
  const stamps = pages.flatMap((page) => page.stamps ?? []);
  return {
    page: {
      number: left.number,
      width: Math.max(left.width, seam) + right.width,
      height: left.height,
      words: [...left.words, ...moved],
      ...(stamps.length === 0 ? {} : { stamps }),
    },
    printedAt: ({ page, box }) =>
      box.x >= seam
        ? { page: right.number, box: { ...box, x: box.x - shift } }
        : { page, box: { ...box, width: Math.min(rightOf(box), seam - between) - box.x } },
  };
};

const textOf = (cells: readonly { readonly text: string }[]): string =>
  cells.map(({ text }) => text).join(' ');

/** What heads or ends every page says the same at the same height, but for the number of the page. */
const isRunning = (row: Row, other: Row): boolean => {
  const said = (words: readonly Word[]): string => textOf(words).replaceAll(/\d+/g, '#');
  return /\p{L}/u.test(said(row.words)) && said(row.words) === said(other.words);
};

/**
 * A row of the right page with the row of the left one that stands as high; none of what runs through the pages, or is the end of
 * a text that the left page's edge has cut. `null` where no row stands as high.
 */
const besideOf = (row: Row, rows: readonly Row[]): readonly Beside[] | null => {
  const left = rows.find(({ box }) => Math.abs(baselineOf(box) - baselineOf(row.box)) <= level);
  if (left === undefined) return null;
  if (isRunning(row, left)) return [];
  const whole = textOf(left.words);
  const isCut = (cell: Cell): boolean => cell.box.x < atEdge && whole.endsWith(cell.text);
  const words = cellsOf(row)
    .filter((cell) => !isCut(cell))
    .flatMap((cell) => cell.words);
  return words.length === 0 ? [] : [{ left, right: { ...row, words } }];
};

const ofColumns: ReadonlySet<HeaderLabel['role'] | null> = new Set([
  'quantity',
  'unit',
  'price',
  'discount',
  'vat',
  'sum',
]);

/** Whether the right rows are labels as high as the head of the table, and figures below them, each below one of them. */
const areColumns = ([head, ...below]: readonly Beside[]): boolean => {
  if (head === undefined) return false;
  const labels = cellsOf(head.right);
  const roles = labels.map(({ text }) => columnRole(text));
  const known = labelsOf(head.left).map(({ role }) => role);
  const isHead =
    known.length >= fewestLabels &&
    roles.every((role) => ofColumns.has(role)) &&
    roles.includes('sum') &&
    !known.includes('sum');
  const figures = below.filter(({ left, right }) => {
    const isWord = left.words.some(({ text }) => /\p{L}{2}/u.test(text));
    return isWord && cellsOf(right).every((cell) => isFigure(cell) && isBelow(cell.box, labels));
  });
  return isHead && figures.length === below.length && figures.length >= fewestFigures;
};

const isFigure = ({ words }: Cell): boolean =>
  printedNumber(textOf(words)) !== null ||
  words.every(({ text }) => /^(kr|sek|eur|€|%|-)$/i.test(text) || printedNumber(text) !== null);

/** A number stands below a label or, longer than it, reaches below it. */
const isBelow = (box: Box, labels: readonly Cell[]): boolean =>
  labels.some((label) => box.x < rightOf(label.box) + between && label.box.x < rightOf(box) + between);
