import { unitOf } from '../../values/units.ts';
import type { TableReading } from './choose-table.ts';
import { figureWords } from './figure-words.ts';
import type { GridRow } from './grid.ts';
import { halfRow } from './half-row.ts';
import { isCode } from './line-code.ts';
import type { LineRow } from './line-rows.ts';
import { haveHeadRows } from './record-rows.ts';
import { unitWords } from './unit-beside.ts';
import { describingWords, nameEdge, wrappedAbove } from './wrapped-names.ts';
import { totalKind } from '../totals/total-labels.ts';
import { textWords } from '../words/row-words.ts';

const widestGap = 2.6;
const mostRows = 9;
// Points that rows of one distance may differ by.
const asNear = 0.5;

/**
 * The rows that a line's words stand in: its own and those below it on its page, until another line, a total or a gap. In a
 * table that prints names above their figures, a line begins with the row above its own.
 */
export const lineExtents = (table: TableReading): GridRow[][] => {
  const { grid, rows } = table;
  const mute = rows.lines.filter((line) => isMute(grid.rows[line.at], line));
  const ends = new Set([...rows.lines.map(({ at }) => at), ...rows.totalRows]);
  const distance = (from: number, to: number): number => {
    const [one, other] = [grid.rows[Math.min(from, to)], grid.rows[Math.max(from, to)]];
    if (one === undefined || other === undefined || ends.has(to) || !isBelow(one, other)) return Infinity;
    return other.row.box.y - one.row.box.y;
  };
  // Where the figures stand alone, their name is in the row that is nearer to them in most lines.
  const above = mute.filter(({ at }) => distance(at, at - 1) <= distance(at, at + 1) + asNear);
  const namesAbove =
    (mute.length * 2 > rows.lines.length && above.length * 2 > mute.length) || haveHeadRows(table);
  const lineRows = new Set(rows.lines.map(({ at }) => at));
  const isNumber = (index: number): boolean => !ends.has(index) && isLoneCode(grid.rows[index]);
  // Numbers of the goods stand alone above the rows of their names and figures.
  const areAbove =
    rows.lines.length > 1 &&
    rows.lines.every(({ at }) => isNumber(at - 1) && distance(at, at - 1) < Infinity) &&
    !isNumber((rows.lines.at(-1)?.at ?? 0) + 1);
  const edge = nameEdge(rows.lines.flatMap(({ at }) => grid.rows[at] ?? []));
  const describing = describingWords(
    grid.rows,
    rows.lines.map(({ at }) => at),
  );
  const startOf = ({ at, numbers }: LineRow): number => {
    const isTaken = (index: number): boolean => lineRows.has(index) || ends.has(index);
    const above = wrappedAbove(grid.rows, at, edge, isTaken, describing);
    if (above > 0) return at - above;
    if (areAbove) return at - 1;
    // Where a cell is filled from its middle, words as far above as below belong to the figures between them.
    const [before, after] = [distance(at, at - 1), distance(at, at + 1)];
    const height = grid.rows[at]?.row.box.height ?? 0;
    const isBetween = before < halfRow * height && Math.abs(before - after) <= asNear;
    if (isBetween && isMute(grid.rows[at], { numbers })) return at - 1;
    return namesAbove && distance(at, at - 1) < Infinity ? at - 1 : at;
  };
  const begun = rows.lines.map(startOf);
  const starts = new Set(begun);
  return rows.lines.map((line, number) => {
    const start = begun[number] ?? line.at;
    const extent = grid.rows.slice(start, line.at + 1);
    for (let index = line.at + 1; index < line.at + mostRows; index++) {
      const row = grid.rows[index];
      if (row === undefined || starts.has(index) || ends.has(index) || !isBelow(extent.at(-1), row)) break;
      // The head of the totals names no goods.
      if (isOfSender(row) || isOfDelivery(row) || beginsTotal(row, grid.rows[index + 1])) break;
      if (row.totals.length > 1 || (row.totals.length > 0 && row.numbers.length > 0 && !isRated(row))) break;
      extent.push(row);
    }
    return extent;
  });
};

/** Whether a row of words says at which rate its goods are taxed, and no amount: `Pale Ale 33 cl … moms 25 %`. */
const isRated = ({ totals: [label], numbers, row: { words } }: GridRow): boolean =>
  label?.kind === 'vat' &&
  label.box.x > (words[0]?.box.x ?? label.box.x) &&
  numbers.some(({ percent }) => percent) &&
  numbers.every(({ decimals, percent }) => percent || decimals < 2);

/** Whether a row of words and the first words of the row below it are the label of a total: `Sammanlagt utan` above `moms 1 831,47`. */
const beginsTotal = ({ row: { words }, numbers }: GridRow, next: GridRow | undefined): boolean => {
  if (next === undefined || numbers.length > 0 || next.numbers.length === 0) return false;
  const figure = next.row.words.findIndex(({ text }) => /^[-−]?\d/.test(text));
  const label = [...words, ...next.row.words.slice(0, figure)].map(({ text }) => text).join(' ');
  return figure > 0 && totalKind(label) !== null;
};

/** Whether a row gives the number of a company and where to pay it, as the foot of a page does. */
const isOfSender = ({ row: { words } }: GridRow): boolean =>
  words.some(({ text }) => /^\(?(?:\d{6}-\d{4}|SE\d{12})[.,;)]*$/.test(text)) &&
  words.some(({ text }) =>
    /^(?:bg|bankgiro|pg|plusgiro|iban|org\S*|momsreg\S*|vat|f-skatt\S*)[.:]*$/i.test(text),
  );

/** Whether a row heads the lines of the next delivery. */
const isOfDelivery = ({ row: { words } }: GridRow): boolean =>
  /^(följesedel|leveranssedel|følge?seddel|pakkseddel|lieferschein|delivery note|packing slip|bon de livraison|pakbon|albarán|ddt|lähete)\S*\b.*\d/iu.test(
    words.map(({ text }) => text).join(' '),
  );

/** Whether a row holds what may be a number of goods and nothing else. */
const isLoneCode = (row: GridRow | undefined): boolean => {
  const [word, ...more] = row?.row.words ?? [];
  return (
    word !== undefined &&
    more.length === 0 &&
    isCode(word) &&
    word.text.replaceAll(/\D/g, '').length >= leastDigits
  );
};

const leastDigits = 3;

/** Whether a line's own row says nothing besides figures and units. */
const isMute = (row: GridRow | undefined, { numbers }: Pick<LineRow, 'numbers'>): boolean => {
  if (row === undefined) return true;
  const figures = new Set([...figureWords(numbers, row), ...unitWords(row, numbers.quantity)]);
  const beside = textWords(row, 'article', figures).filter(({ text }) => !/\d/.test(text));
  const words = [...textWords(row, 'description', figures), ...beside];
  // A size beside the figures names nothing.
  return !words.some(({ text }) => /\p{L}{2}/u.test(text) && unitOf(text) === null);
};

const isBelow = (above: GridRow | undefined, below: GridRow | undefined): boolean =>
  above !== undefined &&
  below !== undefined &&
  above.row.page === below.row.page &&
  below.row.box.y - above.row.box.y < widestGap * Math.max(above.row.box.height, below.row.box.height);
