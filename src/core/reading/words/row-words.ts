import { unitOf } from '../../values/units.ts';
import { type Cell, cellsOf } from './cells.ts';
import type { ColumnRole } from '../table/column-labels.ts';
import type { GridRow } from '../table/grid.ts';
import { codeIn } from '../table/line-code.ts';
import { printedDate } from './printed-date.ts';
import { overlapOf, rightOf, type Word } from '../page/page.ts';

/**
 * The words of a row that stand in a column of text; the words of the line's figures are not among them. A long text that
 * reaches below the next label goes on as far as its cell does.
 */
export const textWords = (row: GridRow, role: ColumnRole, figures: ReadonlySet<Word>): Word[] => {
  const firstFigure = Math.min(...row.row.words.filter((word) => figures.has(word)).map(({ box }) => box.x));
  const hasBoth =
    row.header.columns.some((column) => column.role === 'article') &&
    row.header.columns.some((column) => column.role === 'description');
  let textFrom = Infinity;
  return cellsOf(row.row).flatMap((cell) => {
    // A day is no part of what goods are called or numbered; pairs of digits may be a number.
    const mayNumber = role === 'article' && /^\d{1,2}([.-])\d{1,2}\1\d\d$|^\d{8}$/.test(cell.text);
    if (!mayNumber && printedDate(cell.text, 'day-first') !== null) return [];
    const found: Word[] = [];
    let isText = false;
    const code = hasBoth ? codeBefore(row, cell) : 0;
    if (role === 'description' && isRate(cell)) return [];
    // A unit between the figures, below no label of its own, is no part of the name.
    if (role === 'description' && textFrom === Infinity && isLoneUnit(row, cell)) return [];
    let before: ColumnRole | null = null;
    for (const [at, word] of cell.words.entries()) {
      // One cell may hold number and name, wherever their labels end.
      const own: ColumnRole =
        at < code
          ? 'article'
          : code > 0 && !isBetween(row.header, word)
            ? 'description'
            : roleOf(row, word, before);
      before = own;
      isText = !figures.has(word) && ((isText && role === 'description') || own === role);
      // It may begin a row, behind the figure that the row above ends with.
      const isBegun = at === 0 && cell.words.length > 1 && row.row.words[0] === word;
      const isShare = word.text === '%' && (isBegun || /\d$/.test(found.at(-1)?.text ?? ''));
      const isNamed = role === 'description' && isEnd(cell.words, at);
      if (isText && (isShare || isNamed || !isSign(word))) found.push(word);
    }
    // Another cell of figures, days, codes or units alone, or one behind figures, is a column of its own.
    const isBehind = textFrom < firstFigure && cell.box.x > firstFigure;
    if (role === 'description' && textFrom < Infinity && (isLoose(cell) || isBehind)) return [];
    if (found.some(({ text }) => /\p{L}{2}/u.test(text))) textFrom = Math.min(textFrom, cell.box.x);
    return found;
  });
};

/** How many words of a cell in the column of numbers are the number, where the name follows it in the same cell; 0 elsewhere. */
const codeBefore = (row: GridRow, cell: Cell): number => {
  const [first] = cell.words;
  if (first === undefined || roleOf(row, first, null) !== 'article') return 0;
  const code = codeIn(cell.words);
  const isFirst = code[0] === first && code.length < cell.words.length;
  const rest = cell.words.slice(code.length).filter((word) => !isBetween(row.header, word));
  return isFirst && rest.some(({ text }) => /\p{L}{2}/u.test(text)) ? code.length : 0;
};

/** Whether a word stands below a label between that of the numbers and that of the names, and not below that of the names. */
const isBetween = ({ columns, unknown = [] }: GridRow['header'], { box }: Word): boolean => {
  const number = columns.find(({ role }) => role === 'article');
  const name = columns.find(({ role }) => role === 'description');
  if (number === undefined || name === undefined || overlapOf(name.box, box) > 0) return false;
  return [...columns, ...unknown].some(
    (label) =>
      label.box.x > number.box.x &&
      label.box.x < name.box.x &&
      overlapOf(label.box, box) > overlapOf(number.box, box) &&
      overlapOf(label.box, box) > 0,
  );
};

const isLoose = ({ words }: Cell): boolean =>
  words.every(({ text }) => !/\p{L}{2}/u.test(text) || unitOf(text) !== null);

/** Whether letters that may be a currency end a name, no figure beside them: `Returpall EUR`. */
const isEnd = (words: readonly Word[], at: number): boolean =>
  /^(sek|eur)$/i.test(words[at]?.text ?? '') &&
  /^\p{L}{3}/u.test(words[at - 1]?.text ?? '') &&
  at === words.length - 1;

/** Whether a cell says at which rate the goods are taxed: `moms 25 %`. */
const isRate = ({ text }: Cell): boolean => /^(moms|mva|vat|mwst|ust)\.? \d+([.,]\d+)? ?%$/i.test(text);

const isSign = ({ text }: Word): boolean => /^([%€$£]|kr|sek|eur|-|:)$/i.test(text);

/** Whether a cell is a unit alone, clear of the label of names where there is one. */
const isLoneUnit = ({ header }: GridRow, { words, box, text }: Cell): boolean =>
  words.length === 1 &&
  /^\p{L}+\.?$/u.test(text) &&
  unitOf(text) !== null &&
  header.columns.some(({ role }) => role === 'description') &&
  !header.columns.some((column) => column.role === 'description' && overlapOf(column.box, box) > 0);

/** Whether a number begins its row below no label, between that of the counts of lines and the next. */
const isCounting = ({ columns }: GridRow['header'], words: readonly Word[], word: Word): boolean => {
  const [first, next] = columns;
  return (
    word === words[0] &&
    /^\d{1,3}\.?$/.test(word.text) &&
    first?.role === 'position' &&
    word.box.x >= first.box.x &&
    (next === undefined || rightOf(word.box) <= next.box.x + 3)
  );
};

/**
 * The labels that may head a word of a row, where records take two: the upper ones in a row without a sum, and in one with a sum the
 * lower ones first.
 */
const headOf = ({ header, columns: numbers }: GridRow, { box }: Word): GridRow['header'] => {
  const upper = header.columns.filter(({ isUpper }) => isUpper === true);
  if (upper.length === 0) return header;
  if (![...numbers.keys()].some((key) => key.startsWith('sum ')))
    return { ...header, columns: upper, unknown: [] };
  const columns = header.columns.filter(({ isUpper }) => isUpper !== true);
  return columns.some((label) => overlapOf(label.box, box) > 0) ? { ...header, columns } : header;
};

/**
 * A word belongs to the label that it overlaps most; else to the column that the word `before` it in its cell is in where nobody
 * needs that, else to the last label that begins before it, else to the description.
 */
const roleOf = (row: GridRow, word: Word, previous: ColumnRole | null): ColumnRole => {
  const header = headOf(row, word);
  const { words } = row.row;
  let [best, role]: [number, ColumnRole | null] = [0, null];
  for (const column of [...header.columns, ...(header.unknown ?? [])]) {
    const overlap = overlapOf(column.box, word.box);
    if (overlap > best) [best, role] = [overlap, column.role];
  }
  if (role === 'position' && /\p{L}/u.test(word.text)) return 'description';
  if (role !== null) return role;
  if (previous === null && isCounting(header, words, word)) return 'position';
  if (previous === 'other') return previous;
  const at = header.columns.findLastIndex(({ box }) => box.x <= word.box.x + 3);
  const before = header.columns[at]?.role;
  // A name may begin to the left of its label, and clear of that of the numbers.
  const isBetween = before === 'article' && word.box.x > rightOf(header.columns[at]?.box ?? word.box);
  const isName = header.columns[at + 1]?.role === 'description' && /^\p{L}{3,}$/u.test(word.text);
  if (isBetween && (previous === 'description' || isName)) return 'description';
  return before === 'article' || before === 'unit' ? before : 'description';
};
