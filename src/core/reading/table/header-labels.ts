import { type ColumnRole, columnRole } from './column-labels.ts';
import { labelText } from '../words/label-text.ts';
import { type Box, boxAround, overlapOf, type Word } from '../page/page.ts';
import { printedDate } from '../words/printed-date.ts';
import { printedNumber } from '../words/printed-number.ts';
import type { Row } from '../words/rows.ts';
import { type Cell, cellOf, cellsOf } from '../words/cells.ts';

/** A label of the table's head and the place that it takes. */
export interface HeaderLabel {
  readonly role: ColumnRole;
  readonly box: Box;
  /** A label of goods' numbers, or one that is not known, says that it names numbers: `Art.nr`, `Wein-Nr.` */
  readonly isNumber?: boolean;
  /** That its numbers are those of the goods is told by where they stand alone: the label is not known, or may say something else. */
  readonly isGuess?: boolean;
  /** A label of discounts says that they are per cent. */
  readonly isPercent?: boolean;
  /** A label of prices says for how many units they are: `100` of `Pris/100`. */
  readonly base?: string;
  /** It heads the upper row of records that take two: names and their numbers above their figures. */
  readonly isUpper?: boolean;
  /** What another label says that stands below it, in the same column: the numbers of goods stand below their names. */
  readonly beneath?: ColumnRole;
}

const longest = 4;

/** A label of numbers or codes. */
export const ofNumbers = /(^|[\p{L}. -])(nr|nummer|no|number|num|kod|code|id|n°|nº)\.?$/iu;

/** For how many units a label says that the prices below it are, `100` of `Pris/100`, and that discounts are per cent: `Rab%`. */
export const baseOf = (role: ColumnRole, text: string): Pick<HeaderLabel, 'base' | 'isPercent'> => {
  const base = role === 'price' ? perMany.exec(text)?.[1] : undefined;
  return {
    ...(base === undefined ? {} : { base }),
    ...(role === 'discount' && text.includes('%') ? { isPercent: true } : {}),
  };
};

/** What says for how many units a price is: `/100`, `per 1000`. */
export const perMany = /(?:[/àáa]|per|pr\.?) ?(10{1,3})(?!\d)/i;

/** Whether a digit tells labels of one kind apart: `Rab 1` and `Rab 2`. */
const isNumberOf = (digit: string, label: string): boolean =>
  /^[1-9]$/.test(digit) && ['price', 'discount'].includes(columnRole(label) ?? '');

/** A row that prints numbers is a row of the table, not of its head; for how many units prices are is no such number. */
export const printsValues = (row: Row): boolean => {
  const { words } = row;
  // Days below labels of the document stand in no head, where no label is beside them.
  if (words.some(({ text }) => printedDate(text, 'day-first') !== null) && labelsOf(row).length === 0)
    return true;
  const numbers = words.filter(({ text }) => /\d/.test(text));
  const [only] = numbers;
  if (isTitled(row)) return false;
  // Below `Pris per` stands `100 st`, and no other number.
  if (numbers.length === 1 && words.length > 1 && /^10{1,3}$/.test(only?.text ?? '')) return false;
  return words.some(
    ({ text }, at) =>
      (/\d/.test(text) &&
        printedNumber(text) !== null &&
        !perMany.test(`${words[at - 1]?.text ?? ''} ${text}`) &&
        !isNumberOf(text, words[at - 1]?.text ?? '')) ||
      /\d{5}/.test(text),
  );
};

/** Whether a head begins with the title of its part, which may be numbered and dated: `Följesedel 655522 | Antal | Pris | Belopp`. */
const isTitled = (row: Row): boolean => {
  const [title, ...labels] = cellsOf(row);
  const roles = labels.map(({ text }) => (/\d/.test(text) ? null : columnRole(text)));
  return (
    /^\p{L}{3}/u.test(title?.text ?? '') &&
    roles.every((role) => role !== null) &&
    roles.includes('quantity') &&
    roles.includes('sum')
  );
};

/** The labels in one row of words: the longest phrase first, in each run of words that one blank parts. */
export const labelsOf = (row: Row): HeaderLabel[] =>
  cellsOf(row).flatMap(({ words }, at) => {
    // What a part of the table is called says nothing of the columns below it.
    if (at === 0 && /\d{4}/.test(words.map(({ text }) => text).join(' ')) && isTitled(row)) return [];
    const labels = phrasesOf(words);
    const covered = labels.reduce((sum, { length }) => sum + length, 0);
    // `Art och metod` is no label of a number because it begins with one.
    const isPartly = covered < words.length && labels.every(({ label }) => weak.has(label.role));
    // A sentence names no column by one of its words.
    const isSentence = words.length >= leastOfSentence && 2 * covered < words.length;
    if (isPartly || isSentence || (labels.length > 1 && isJoined(words))) return [];
    const [only, ...more] = labels;
    // What the rest of a cell adds to its label is of the same column.
    return only !== undefined && more.length === 0
      ? [{ ...only.label, box: boxAround(words.map(({ box }) => box)) }]
      : labels.map(({ label }) => label);
  });

const leastOfSentence = 4;

/** Whether a cell of the head is one label of several words: `Art och kvalitet`. */
const isJoined = (words: readonly Word[]): boolean =>
  words.slice(1, -1).some(({ text }) => /^(och|o|&|and|und|et|og|y)$/i.test(text));

const weak: ReadonlySet<ColumnRole> = new Set(['article', 'position']);

// Behind the label of sums one or two letters head the code of the rate.
const taxCode = /^(m|mk|ms|mkd)\.?$/i;

const ofRates = /^(m ?%|moms ?%|momssats|momskod|mkod|sats|vat ?%|mva ?%|mwst ?%|ust ?%)$/i;

/**
 * Whether words are the label of a price or a sum and that of what stands behind it: `À-pris Belopp`, `E-Preis Rab. %`, `Summa
 * Moms%`.
 */
const isTwo = (phrase: readonly Word[]): boolean => {
  const roleAt = (from: number, to?: number): ColumnRole | null => columnRole(textOf(phrase.slice(from, to)));
  return phrase.some(
    ({ text }, at) =>
      at > 0 &&
      // What a price is without heads no sums.
      !/^(ex|exkl|excl|eks|ekskl|exklusive)\.?$/i.test(text) &&
      ((/\p{L}{3}/u.test(text) &&
        roleAt(0, at) === 'price' &&
        (['sum', 'discount'].includes(roleAt(at) ?? '') ||
          // A third label may follow: `À-pris Rab % Moms`.
          phrase.some((_, end) => end > at && roleAt(at, end) === 'discount'))) ||
        (roleAt(0, at) === 'sum' && ofRates.test(textOf(phrase.slice(at))))),
  );
};

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** The cells of a row of the head, parted where labels of several columns stand one blank from each other. */
export const headCells = (row: Row): Cell[] =>
  cellsOf(row).flatMap((cell): Cell[] => {
    const labels = phrasesOf(cell.words).map(({ label }) => label.box);
    if (labels.length < 2 || isJoined(cell.words)) return [cell];
    const parts: Word[][] = [];
    let last: Box | null | undefined = null;
    for (const word of cell.words) {
      const own = labels.find((box) => word.box.x >= box.x - 0.5 && word.box.x < box.x + box.width);
      if (parts.length === 0 || own !== last) parts.push([word]);
      else parts.at(-1)?.push(word);
      last = own;
    }
    return parts.map(cellOf);
  });

const phrasesOf = (words: readonly Word[]): { readonly label: HeaderLabel; readonly length: number }[] => {
  const found: { label: HeaderLabel; length: number }[] = [];
  for (let index = 0; index < words.length; index++) {
    for (let length = Math.min(longest, words.length - index); length > 0; length--) {
      const phrase = words.slice(index, index + length);
      const text = textOf(phrase);
      const isTaxCode = taxCode.test(text) && found.at(-1)?.label.role === 'sum';
      // `Belopp M` heads two columns.
      if (length > 1 && taxCode.test(phrase.at(-1)?.text ?? '')) continue;
      const isCurrency = /^(kr|sek)\.?$/i.test(text);
      // Nothing is counted in kronor: `Mängd Kr` heads two columns.
      const isEach = isCurrency && found.at(-1)?.label.role === 'quantity';
      const role = isTaxCode ? 'vat' : isEach ? 'price' : columnRole(text);
      if ((role === 'price' || role === 'sum') && isTwo(phrase)) continue;
      // A currency behind another label is a part of it, and alone in its cell heads the sums.
      if (role === null || (words.length > 1 && isCurrency && !isEach)) continue;
      const label = { role, box: boxAround(phrase.map(({ box }) => box)), ...baseOf(role, text) };
      found.push({
        label: {
          ...label,
          ...(role === 'article' && ofNumbers.test(labelText(text)) ? { isNumber: true } : {}),
          // What is referred to may be an order as well as goods, and a sort a unit or a number.
          ...(/^(ref\.?|sort|typ)$/i.test(text) ? { isGuess: true } : {}),
          // Below the names `Material` heads their numbers.
          ...(/^material$/i.test(text) ? { isNumber: true } : {}),
        },
        length,
      });
      index += length - 1;
      break;
    }
  }
  return found;
};

// Of labels that stand above one another the column has the one that says more.
const strength: Readonly<Record<ColumnRole, number>> = {
  sum: 6,
  price: 5,
  quantity: 5,
  discount: 4,
  other: 3,
  unit: 2,
  vat: 2,
  description: 2,
  article: 1,
  position: 1,
};

/** Neighbours in one row may touch; labels of one column share a good part of the smaller one's width. */
const standsAbove = (one: Box, other: Box): boolean =>
  overlapOf(one, other) > 0.25 * Math.min(one.width, other.width);

/** Where two labels stand above one another, a number of goods is printed beside what nobody needs: `Artikelnr` above `EAN`. */
const roleOfBoth = (stronger: ColumnRole, weaker: ColumnRole): ColumnRole =>
  stronger === 'other' && (weaker === 'article' || weaker === 'description') ? weaker : stronger;

/** Joins the labels of several rows into columns, from left to right. */
export const columnsOfLabels = (labels: readonly HeaderLabel[]): HeaderLabel[] => {
  const columns: HeaderLabel[] = [];
  for (const label of labels.toSorted((one, other) => strength[other.role] - strength[one.role])) {
    const index = columns.findIndex(({ box }) => standsAbove(box, label.box));
    const column = columns[index];
    if (column === undefined) columns.push(label);
    else {
      const base = column.base ?? label.base;
      const isPercent = column.role === 'discount' && (column.isPercent === true || label.isPercent === true);
      const isOther = label.role !== column.role || label.role === 'description';
      const isBeneath = isOther && label.box.y > column.box.y + column.box.height / 2;
      const own = label.role === 'description' && label.isNumber === true ? 'article' : label.role;
      // Numbers of goods have what nobody needs below them: `Art.nr` above `Batch`.
      const isAbove =
        column.role === 'other' &&
        label.role === 'article' &&
        column.box.y > label.box.y + label.box.height / 2;
      const beneath = column.beneath ?? (isBeneath ? own : isAbove ? column.role : undefined);
      columns[index] = {
        role: roleOfBoth(column.role, label.role),
        box: boxAround([column.box, label.box]),
        ...(base === undefined ? {} : { base }),
        ...(isPercent ? { isPercent } : {}),
        ...(beneath === undefined ? {} : { beneath }),
      };
    }
  }
  return columns.toSorted((one, other) => one.box.x - other.box.x);
};

const ofText: ReadonlySet<ColumnRole> = new Set(['position', 'article', 'description']);
const ofFigures: ReadonlySet<ColumnRole> = new Set(['quantity', 'unit', 'price', 'discount', 'vat', 'sum']);

/**
 * The columns of a head in two rows, as its records have: the upper row names goods and nothing else, the lower one figures. `null`
 * where labels are set otherwise.
 */
export const columnsOfRecords = (labels: readonly HeaderLabel[]): HeaderLabel[] | null => {
  const upper = labels.filter(({ role }) => ofText.has(role));
  const lower = labels.filter(({ role }) => ofFigures.has(role));
  const bottom = Math.max(...upper.map(({ box }) => box.y));
  const areLevel = [upper, lower].every(([first, ...more]) =>
    more.every(({ box }) => Math.abs(box.y - (first?.box.y ?? 0)) < box.height / 2),
  );
  const isRecord =
    areLevel &&
    upper.some(({ role }) => role === 'description') &&
    lower.length >= fewestFigures &&
    upper.length + lower.length === labels.length &&
    lower.every(({ box }) => box.y > bottom + box.height / 2);
  if (!isRecord) return null;
  return [
    ...columnsOfLabels(lower),
    ...columnsOfLabels(upper).map((label) => ({ ...label, isUpper: true })),
  ].toSorted((one, other) => one.box.x - other.box.x);
};

const fewestFigures = 3;
