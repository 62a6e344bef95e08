import { unitOf } from '../../values/units.ts';
import { overlapOf, type Word } from '../page/page.ts';
import { type Cell, cellOf, cellsOf } from '../words/cells.ts';
import { printedDate } from '../words/printed-date.ts';
import { columnRole } from './column-labels.ts';
import type { GridRow } from './grid.ts';
import type { HeaderLabel } from './header-labels.ts';
import { isStepped } from '../columns/code-text.ts';

/** A line's own row and those that its words stand in, and the words of which something was read. */
export interface UsedLine {
  readonly own: GridRow | undefined;
  readonly extent: readonly GridRow[];
  readonly used: ReadonlySet<Word>;
}

const [near, least] = [12, 2];

/** The label that a word stands below or next to; `undefined` where none is near. */
const labelOver = (
  { header: { columns, unknown = [] } }: GridRow,
  box: Word['box'],
): HeaderLabel | undefined =>
  [...columns, ...unknown]
    .map((label) => ({ label, overlap: overlapOf(label.box, box) }))
    .filter(({ overlap }) => overlap > -near)
    .toSorted((one, other) => other.overlap - one.overlap)[0]?.label;

const mayNumber: ReadonlySet<HeaderLabel['role']> = new Set(['article', 'description']);

/** Whether a cell stands below a label that is known and heads neither goods nor their numbers: a batch, a day, a figure. */
const isExplained = (row: GridRow, { box, text }: Cell): boolean => {
  const label = labelOver(row, box);
  if (label === undefined || !row.header.columns.includes(label) || mayNumber.has(label.role)) return false;
  // A sort may be a number, and no unit; what counts lines is a figure.
  if (label.role === 'unit' && /\d/.test(text)) return false;
  if (label.role === 'position' && !/^\d+\.?$/.test(text)) return false;
  // Beside a label that has its own words below it stands another column.
  const isOver = (other: Word['box']): boolean => overlapOf(label.box, other) > 0;
  return isOver(box) || !row.row.words.some((word) => isOver(word.box));
};

/** What a code is besides digits: where goods come from, how they were made or which class they are of tells none apart. */
const ofMany =
  /^(SE|DK|NO|FI|DE|ES|IT|FR|NL|BE|PL|PT|GB|UK|IE|EU|US|USA|NZ|AU|MA|TR|EG|CL|ZA|PE|BR|AR|EC|CR|KE|IL|GR|AT|HU|CZ|IS|LT|LV|EE|CH|CN|TH|VN|IN|IIIA|EKO|KRAV|MSC|ASC|EXTRA|EX|NV|FRYST|FÄRSK|KYL|FRYS|OK|JA|NEJ)$/;

const isSizeText = (text: string): boolean =>
  /^[cdk]?m[23²³]$/i.test(text) ||
  (/^(ca\.?|à)?\d{1,4}([.,]\d+)?(([x×*/-]|\/)\d+([.,]\d+)?)*(-?\p{Ll}{1,4}\.?|%|°)?$/iu.test(text) &&
    !/^\d+$/.test(text) &&
    (unitOf(/\p{L}+\.?$/u.exec(text)?.[0] ?? '') !== null || /[x×%°]/.test(text)));

/** A day, as it may be printed without its year or its marks: `16/9`, `09-16`, `260916`. */
const isDay = (text: string): boolean =>
  printedDate(text, 'day-first') !== null ||
  /^(0?[1-9]|[12]\d|3[01])[-/.](0?[1-9]|1[0-2])$|^(\d\d)?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])$/.test(text);

/** Whether a text of figures and letters may number goods, and is no amount, day, share or size. */
const isCodeLike = (text: string, isAmount: RegExp): boolean =>
  /\d/.test(text) &&
  /^[#*[(]?[\p{L}\d][\p{L}\d./_:+*#-]*[\])]?$/u.test(text) &&
  text.replaceAll(/[^\p{L}\d]/gu, '').length >= least &&
  !isAmount.test(text) &&
  !isSizeText(text) &&
  !isDay(text);

const isLettered = (text: string): boolean =>
  /^#?\p{Lu}{1,5}(-\p{Lu}{1,5})?$/u.test(text) && unitOf(text) === null && !ofMany.test(text);

const isMark = ({ text }: Cell): boolean => !/\d/.test(text);

/** What a row of figures prints beside what was read of it, below no label that says what it is. */
const restOf = (row: GridRow, used: ReadonlySet<Word>): Cell[] =>
  cellsOf(row.row).flatMap((cell) => {
    const words = cell.words.filter((word) => !used.has(word));
    return words.length === 0 || isExplained(row, cell) ? [] : [cellOf(words)];
  });

/** Amounts of the document: where a comma parts their decimals a point parts none. */
const amountsOf = (row: GridRow): RegExp =>
  row.row.words.some(({ text }) => /\d,\d\d$/.test(text)) ? /^-?\d+,\d{1,4}$/ : /^-?\d+[.,]\d{1,4}$/;

/** Whether what is left of a row may be the number of its goods. */
const mayBeNumber = (row: GridRow, cell: Cell): boolean => {
  const label = labelOver(row, cell.box);
  const text = cell.words.map((word) => word.text).join('');
  // Whatever is printed where numbers are said to stand.
  if (label?.role === 'article' || label?.isNumber === true) return /[\p{L}\d]/u.test(text);
  const name = row.header.columns.find(({ role }) => role === 'description');
  // Before the names a few figures below a label that nobody knows count no boxes.
  const isBefore = label !== undefined && cell.box.x < (name?.box.x ?? 0) && !/^0*[1-9]?$/.test(text);
  const isLong = text.replaceAll(/\D/g, '').length > least || /\p{L}/u.test(text) || isBefore;
  return (isCodeLike(text, amountsOf(row)) && isLong) || isLettered(text);
};

/** Whether a row holds what may be a number of goods and nothing else: `#6606`, `HHMM`. */
const isAlone = (row: GridRow): boolean => {
  const [cell, ...more] = cellsOf(row.row);
  const words = cell?.words ?? [];
  const areGroups = words.length > 1 && words.every((word) => /^\d{1,4}$/.test(word.text));
  const text = words.map((word) => word.text).join('');
  return (
    more.length === 0 &&
    (words.length === 1 || areGroups) &&
    (isLettered(text) ||
      (isCodeLike(text, amountsOf(row)) && text.replaceAll(/[^\p{L}\d]/gu, '').length > least))
  );
};

/**
 * Lines that print what may be a number of their goods and was not read: below the label of such numbers, below one that nobody knows,
 * or below none. What all lines share, and what counts them, is none.
 */
export const withStrayCodes = (lines: readonly UsedLine[]): ReadonlySet<UsedLine> => {
  const found = lines.map(({ own, extent, used }) =>
    own === undefined
      ? []
      : [
          ...restOf(own, used).filter((cell) => mayBeNumber(own, cell)),
          ...extent
            .filter((row) => row !== own && isAlone(row) && !row.row.words.every((word) => used.has(word)))
            .flatMap((row) => cellsOf(row.row)),
        ],
  );
  // Letters alone number goods where each has its own.
  const letters = found.map((cells) => cells.find(isMark)?.text ?? '');
  const areMarks = !letters.includes('') && new Set(letters).size === lines.length;
  const texts = found.map((cells) =>
    cells.filter((cell) => areMarks || !isMark(cell)).map(({ text }) => text),
  );
  const isShared = (text: string): boolean => lines.length > 1 && texts.every((each) => each.includes(text));
  const firsts = texts.map(([first = '']) => first);
  const areCounts =
    lines.length > 1 &&
    texts.every(({ length }) => length === 1) &&
    isStepped(firsts) &&
    firsts[0]?.length === 1;
  return new Set(lines.filter((_, at) => !areCounts && texts[at]?.some((text) => !isShared(text)) === true));
};

/** Whether no label that is known says that names stand in their column. */
const isGuessed = ({ header }: GridRow): boolean =>
  !header.columns.some(({ role, isGuess }) => role === 'description' && isGuess !== true);

/** Whether what was taken for a line's number is a part of one: beside it in its cell stand figures or capitals of which nothing was read. */
export const isCutNumber = ({ own, used }: UsedLine, number: readonly Word[]): boolean =>
  own !== undefined &&
  cellsOf(own.row).some(
    ({ words }) =>
      words.some((word) => number.includes(word)) &&
      words.some(
        (word) =>
          !used.has(word) &&
          !number.includes(word) &&
          labelOver(own, word.box)?.role !== 'position' &&
          /^[\p{Lu}\d][\p{Lu}\d./-]*$/u.test(word.text),
      ),
  );

/** Lines whose row of figures prints words of which nothing was read, below no label that says what they are, nor below another one than a known one of names: a name may be another column's. */
export const withStrayWords = (lines: readonly UsedLine[]): ReadonlySet<UsedLine> =>
  new Set(
    lines.filter(
      ({ own, used }) =>
        own !== undefined &&
        restOf(own, used).some(
          ({ words, box }) =>
            (isGuessed(own) || !(own.header.unknown ?? []).some((label) => overlapOf(label.box, box) > 0)) &&
            words.some(({ text }) => /\p{L}{3}/u.test(text) && unitOf(text) === null && !ofMany.test(text)),
        ),
    ),
  );

/** Whether a line prints what may be a number of its goods, among words that are no part of name or figures. */
export const hasCode = (extent: readonly GridRow[], used: ReadonlySet<Word>): boolean =>
  extent
    .flatMap((row) => cellsOf(row.row).filter((cell) => !isExplained(row, cell)))
    .filter(({ text }) => columnRole(/^([^:]+): /.exec(text)?.[1] ?? '') !== 'other')
    .flatMap(({ words }) =>
      words.map((word, at) => ({
        word,
        before: words[at - 1]?.text ?? '',
        behind: words[at + 1]?.text ?? '',
      })),
    )
    .some(
      ({ word, before, behind }) =>
        !used.has(word) &&
        // What has a unit behind it counts or measures: `per 500 st`.
        unitOf(behind) === null &&
        // What is called an order's or a batch's number is none of the goods.
        columnRole(before) !== 'other' &&
        /^[A-ZÅÄÖ]{0,4}-?\d[\d./-]*\d{2}(-[A-Z])?$/i.test(word.text) &&
        word.text.replaceAll(/\D/g, '').length >= 3 &&
        !/^\d+[.,]\d{1,4}$/.test(word.text) &&
        printedDate(word.text, 'day-first') === null,
    );
