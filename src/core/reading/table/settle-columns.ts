import { countedBeside, isCount, reaching, reachingCodes } from './column-reach.ts';
import { overlapOf, type Word } from '../page/page.ts';
import { cellsOf } from '../words/cells.ts';
import type { Row } from '../words/rows.ts';
import { totalLabels } from '../totals/row-labels.ts';
import { unitOf } from '../../values/units.ts';
import type { HeaderLabel } from './header-labels.ts';
import type { TableBody } from './table-body.ts';
import type { TableHeader } from './table-header.ts';

const isCode = (text: string): boolean => /^[A-ZÅÄÖ0-9][A-ZÅÄÖ0-9./-]*$/i.test(text) && /\d/.test(text);
const isAmount = (text: string): boolean => /^\d+[.,]\d\d$/.test(text);

/** Whether a word may number goods: a code, and no amount. */
export const isCodeText = (text: string): boolean =>
  isCode(text) && !isAmount(text) && !/^\d+\.\d+$/.test(text);

const steps: readonly number[] = [1, 5, 10, 100];

/** Whether numbers go up by one step of those that lines are counted by, from wherever a page begins. */
export const isStepped = (texts: readonly string[]): boolean => {
  const numbers = texts.map((text) => Number(text.replace(/\.$/, '')));
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  return steps.includes(step) && numbers.every((number, at) => number === first + at * step);
};

const isRising = (texts: readonly string[]): boolean =>
  texts.every((text, at) => at === 0 || Number(text) > Number(texts[at - 1]));

const figures = ({ words }: Row): number => words.filter(({ text }) => /\d/.test(text)).length;
const isPriced = ({ words }: Row): boolean => words.some(({ text }) => /^[-−]?\d[\d.]*[.,]\d\d$/.test(text));

/** Rows that look like lines: with figures and an amount, or where none has one with figures and letters. */
const lineLike = (rows: readonly Row[]): readonly Row[] => {
  const full = rows.filter((row) => figures(row) >= 3);
  const priced = full.filter(isPriced);
  return priced.length > 0
    ? priced
    : full.filter(({ words }) => words.some(({ text }) => /\p{L}{3}/u.test(text)));
};

/** The first words that stand below a label, row by row. */
const below = ({ box }: HeaderLabel, rows: readonly Row[]): Word[] =>
  lineLike(rows).flatMap(({ words }) => words.find((word) => overlapOf(word.box, box) > 0) ?? []);

/** The first words of any row below a label. */
const firstsBelow = ({ box, role }: HeaderLabel, rows: readonly Row[]): Word[] =>
  role === 'description' || role === 'position'
    ? rows
        .filter(({ box: { y } }) => y > box.y + box.height / 2)
        .flatMap(({ words }) => words.find((word) => overlapOf(word.box, box) > 0) ?? [])
    : [];

/**
 * `Rad` heads the sums of lines, and where it is the first label before others of quantities and sums it counts the lines; `Amount`
 * heads quantities where no other label does.
 */
const withoutCount = (columns: readonly HeaderLabel[], rows: readonly Row[]): readonly HeaderLabel[] => {
  const [first, ...others] = columns;
  const has = (wanted: HeaderLabel['role']): boolean => others.some(({ role }) => role === wanted);
  return first?.role === 'sum' &&
    has('sum') &&
    has('quantity') &&
    below(first, rows).every(({ text }) => /^\d{1,4}\.?$/.test(text))
    ? [{ ...first, role: 'position' }, ...others]
    : columns;
};

/**
 * A column below a label of numbers whose cells have one letter or digit each, or a rate of tax, numbers no goods: it says which rate
 * is theirs, `Kod` above 1, 3, 3.
 */
const withoutMarks = (columns: readonly HeaderLabel[], rows: readonly Row[]): readonly HeaderLabel[] => {
  const isMark = (column: HeaderLabel): boolean => {
    const words = column.role === 'article' ? below(column, rows) : [];
    return words.length > 0 && words.every(({ text }) => /^([\p{Lu}\d]|0|6|12|25)$/u.test(text));
  };
  return columns.some(isMark)
    ? columns.map((column) => (isMark(column) ? { ...column, role: 'other' as const } : column))
    : columns;
};

/** `Art` is a sort of fish, and heads names, where words stand below it, no number does, and nothing else names the goods. */
const withSorts = (
  columns: readonly HeaderLabel[],
  unknown: readonly HeaderLabel[],
  rows: readonly Row[],
): readonly HeaderLabel[] => {
  const isNamed = columns.some(({ role }) => role === 'description') || namedBy(unknown, rows) !== undefined;
  const isSort = (column: HeaderLabel): boolean => {
    if (column.role !== 'article' || column.isNumber === true) return false;
    const words = below(column, rows);
    const names = words.filter(({ text }) => /^\p{L}{3,}[^\d]*$/u.test(text) && /\p{Ll}/u.test(text));
    return names.length > 0 && names.length >= most * words.length && !words.some(({ text }) => isCode(text));
  };
  return isNamed
    ? columns
    : columns.map((column) => (isSort(column) ? { ...column, role: 'description' } : column));
};

/** Of the labels that nobody knows the one above units alone, where no other heads them: `Per` above kg and st. */
const unitsIn = (
  unknown: readonly HeaderLabel[],
  columns: readonly HeaderLabel[],
  rows: readonly Row[],
): HeaderLabel | undefined =>
  columns.some(({ role }) => role === 'unit')
    ? undefined
    : unknown.find((column) => {
        const words = below(column, rows);
        const units = words.filter(({ text }) => unitOf(text) !== null);
        return units.length > 0 && units.length >= most * words.length;
      });

const [most, least] = [0.7, 0.5];

/** Whether what stands below a label is mostly made of codes that count nothing. Rows below the table may stand there too. */
const holdsCodes = (column: HeaderLabel, rows: readonly Row[]): boolean => {
  const beside = below(column, rows);
  // Where a record takes two rows its number may stand in the one without figures.
  const firsts = firstsBelow(column, rows);
  const isNumber = (words: readonly Word[]): boolean => areCodes(column, words, rows);
  return isNumber(beside.length > 0 ? beside : firsts) || (column.role === 'description' && isNumber(firsts));
};

/** Whether the same stands below a label in each of several rows: an order's number, and none of goods. */
const isRepeated = (column: HeaderLabel, rows: readonly Row[]): boolean => {
  const texts = below(column, rows).map(({ text }) => text);
  return texts.length > 1 && new Set(texts).size === 1;
};

/** Whether the rows' amounts have a comma before their decimals, so that `284.83` among them is none. */
const haveCommas = (rows: readonly Row[]): boolean =>
  lineLike(rows).some(({ words }) => words.some(({ text }) => /\d,\d\d$/.test(text)));

/** Whether words below a label are mostly codes that count nothing. */
const areCodes = (column: HeaderLabel, words: readonly Word[], rows: readonly Row[]): boolean => {
  const mayBeAmounts = column.role === 'position' && !haveCommas(rows);
  const codes = words.filter(
    ({ text }) => isCode(text) && !(mayBeAmounts && isAmount(text)) && !/,\d\d$/.test(text),
  );
  // A short number is one where lines have their own, though goods may come again; below `Nr` short numbers that rise may count the lines.
  const texts = codes.map(({ text }) => text);
  const isOwn =
    (column.role === 'description' || (texts.length > 1 && !isRising(texts))) &&
    texts.every((text) => text.length >= 2) &&
    new Set(texts).size > least * texts.length;
  return (
    codes.length > 0 &&
    codes.length >= most * words.length &&
    !isCount(codes) &&
    // What is called by telephone numbers is counted below them.
    !texts.every((text) => /^0[1-9]\d{6,8}$/.test(text)) &&
    (isOwn || codes.some(({ text }) => text.length >= 3))
  );
};

/** What begins below a label, row by row, as far as its cell goes there: texts of words, no units and no codes. */
const namesBelow = (column: HeaderLabel, rows: readonly Row[]): string[] =>
  lineLike(rows).flatMap((row) => {
    const cell = cellsOf(row).find(({ words }) => words.some(({ box }) => overlapOf(box, column.box) > 0));
    const at = cell?.words.findIndex(({ box }) => overlapOf(box, column.box) > 0) ?? 0;
    const words = cell?.words.slice(at) ?? [];
    const text = words.map((word) => word.text).join(' ');
    const isName =
      words.some(({ text: each }) => /\p{L}{2}/u.test(each) && unitOf(each) === null && !isCode(each)) &&
      unitOf(text) === null;
    return isName ? [text] : [];
  });

const lettersIn = (names: readonly string[]): number => names.join('').replaceAll(/\P{L}/gu, '').length;

/** Of columns whose labels do not say what they hold, the one that names the goods: words below it in most rows, the most different ones. */
const namedBy = (unknown: readonly HeaderLabel[], rows: readonly Row[]): HeaderLabel | undefined =>
  unknown
    .map((column) => ({ column, names: namesBelow(column, rows) }))
    .filter(({ names }) => names.length > 0 && names.length >= least * (lineLike(rows).length - 1))
    .map(({ column, names }) => ({ column, different: new Set(names).size, letters: lettersIn(names) }))
    .toSorted((one, other) => other.different - one.different || other.letters - one.letters)[0]?.column;

const shortest = 4;

/** A column that is called something else, `Innehåll`, names the goods where longer texts stand below it than units and lands. */
const namedAnyhow = (columns: readonly HeaderLabel[], rows: readonly Row[]): HeaderLabel | undefined =>
  namedBy(
    columns.filter(
      (column) =>
        column.role === 'other' &&
        namesBelow(column, rows).some((text) => /\p{Ll}{2}/u.test(text) && lettersIn([text]) >= shortest),
    ),
    rows,
  );

/** The columns of a head, reaching over what stands in them. */
const reachingIn = ({ columns, unknown = [] }: TableHeader, rows: readonly Row[], lines: readonly Row[]) => {
  const isNamed = columns.some(({ role }) => role === 'description');
  const reached = reaching(columns, unknown, lines, isNamed ? undefined : namedBy(unknown, rows));
  return { ...reached, columns: reachingCodes(reached.columns, reached.unknown, lines) };
};

/** The rows of a table down to its totals: what stands below says nothing of its columns. */
const aboveTotals = (rows: readonly Row[]): readonly Row[] => {
  const end = rows.findIndex(
    (row, at) =>
      at > 0 && totalLabels(row).some(({ kind }) => /^(net|vat|gross|payable|rounding)$/.test(kind)),
  );
  return end < 0 ? rows : rows.slice(0, end);
};

/** Of several columns of units, those that hold sizes and no units are none: `Förp` beside `Enhet`. Codes below `Sort` may be numbers of the goods. */
const withoutSizes = (columns: readonly HeaderLabel[], rows: readonly Row[]): readonly HeaderLabel[] => {
  const units = columns.filter(({ role }) => role === 'unit');
  const codes = units.find(
    (column) => column.isGuess === true && areCodes(column, below(column, rows), rows),
  );
  if (codes !== undefined)
    return columns.map((column) => (column === codes ? { ...column, role: 'position' as const } : column));
  const isSize = (column: HeaderLabel): boolean => below(column, rows).some(({ text }) => /\d/.test(text));
  const sizes = units.filter(isSize);
  if (sizes.length === 0 || sizes.length === units.length) return columns;
  return columns.map((column) => (sizes.includes(column) ? { ...column, role: 'other' as const } : column));
};

/**
 * Gives labels of several meanings the one that what stands below them has: `Nr` is a position, or the article's number where
 * it does not count; `Artikel` names the goods, or numbers them where another column names them; and a label that nobody knows,
 * or that of a sort, names the goods where none that is known does.
 */
export const settledBody = (body: TableBody, alike: readonly TableBody[] = [body]): TableBody => {
  const rows = aboveTotals(body.rows);
  // Of a table on several pages each says the same.
  const all = alike.flatMap((each) => aboveTotals(each.rows));
  const { columns: reached, unknown } = reachingIn(body.header, rows, lineLike(all));
  const counted = countedBeside(reached, unknown, lineLike(all));
  const labelled = counted === null ? reached : [counted, ...reached];
  const marked = withoutMarks(withoutSizes(withoutCount(labelled, rows), rows), all);
  const known = withSorts(marked, unknown, all);
  const unit = unitsIn(unknown, known, all);
  const columns = unit === undefined ? known : [...known, { ...unit, role: 'unit' as const }];
  const names = columns.filter(({ role }) => role === 'description');
  const hasNumber = columns.some(({ role }) => role === 'article');
  const sorts = columns.filter(({ role }) => role === 'unit');
  const named =
    namedBy(
      [...unknown.filter((column) => column !== unit), ...sorts.filter(({ isGuess }) => isGuess === true)],
      rows,
    ) ?? (names.length > 0 ? undefined : (namedBy(sorts, rows) ?? namedAnyhow(columns, rows)));
  const mayNumber = ({ role }: HeaderLabel): boolean =>
    role === 'position' || (role === 'description' && (names.length > 1 || named !== undefined));
  // Parts of one table agree. A column that counts the lines counts from 1 on the first page alone.
  const areNumbers = (column: HeaderLabel): boolean => {
    const isSo = (each: TableBody): boolean => holdsCodes(column, aboveTotals(each.rows));
    return column.role === 'position' ? alike.every(isSo) : alike.some(isSo);
  };
  const number = hasNumber
    ? undefined
    : (columns.find((column) => mayNumber(column) && areNumbers(column)) ??
      unknown.find(
        (column) =>
          column !== named &&
          column !== unit &&
          column.isNumber === true &&
          !isRepeated(column, all) &&
          holdsCodes(column, rows),
      ));
  const isNamed = names.some((column) => column !== number);
  const name = isNamed ? undefined : named;
  if (number === undefined && name === undefined && columns === body.header.columns) return body;
  const header: TableHeader = {
    ...body.header,
    columns: [
      ...[...columns, ...unknown.filter((column) => column === number)]
        .filter((column) => column !== name)
        .map((column): HeaderLabel => (column === number ? { ...column, role: 'article' } : column)),
      ...(name === undefined ? [] : [{ ...name, role: 'description' as const, isGuess: true }]),
    ].toSorted((one, other) => one.box.x - other.box.x),
    unknown: unknown.filter((column) => column !== name && column !== number && column !== unit),
  };
  return { ...body, header };
};

const rolesOf = ({ header }: TableBody): string =>
  [...header.columns, ...(header.unknown ?? [])]
    .map(({ role, box }) => `${role} ${Math.round(box.x)}`)
    .join();

/** The parts of the tables of a document, with the meaning that what stands below gives their labels. */
export const settledBodies = (bodies: readonly TableBody[]): TableBody[] =>
  bodies.map((body) =>
    settledBody(
      body,
      bodies.filter((each) => rolesOf(each) === rolesOf(body)),
    ),
  );
