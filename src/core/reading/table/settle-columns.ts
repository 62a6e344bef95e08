import { unitOf } from '../../values/units.ts';
import { isCode } from '../columns/code-text.ts';
import { guessedNumber } from '../columns/guessed-number.ts';
import { areCodes, holdsCodes, isRepeated } from '../columns/holds-codes.ts';
import { below, lineLike } from '../columns/line-like.ts';
import { namedAnyhow, namedBy } from '../columns/named-columns.ts';
import { totalLabels } from '../totals/row-labels.ts';
import type { Row } from '../words/rows.ts';
import { countedBeside, quantityBeside, reaching, reachingCodes } from '../columns/column-reach.ts';
import { overlapOf } from '../page/page.ts';
import { cellsOf } from '../words/cells.ts';
import type { HeaderLabel } from './header-labels.ts';
import type { TableBody } from './table-body.ts';
import type { TableHeader } from './table-header.ts';

const most = 0.7;

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

const hasRole = (columns: readonly HeaderLabel[], wanted: HeaderLabel['role']): boolean =>
  columns.some(({ role }) => role === wanted);

/** Whether in each row a number stands beside the unit below a label: `Hur många` above `st 2`. */
const areCounted = ({ box }: HeaderLabel, rows: readonly Row[]): boolean =>
  lineLike(rows).every((row) =>
    cellsOf(row).some(
      ({ words }) =>
        words.some((word) => overlapOf(word.box, box) > 0 && unitOf(word.text) !== null) &&
        words.some(({ text }) => /^-?\d{1,4}([.,]\d{1,3})?$/.test(text)),
    ),
  );

/** `Levererat` heads what was delivered, and not how much, where words stand below it in each row, another label heads quantities and nothing else names the goods. */
const withDelivered = (
  columns: readonly HeaderLabel[],
  unknown: readonly HeaderLabel[],
  rows: readonly Row[],
): readonly HeaderLabel[] => {
  const quantities = columns.filter(({ role }) => role === 'quantity');
  const isNamed = columns.some(({ role }) => role === 'description') || namedBy(unknown, rows) !== undefined;
  if (isNamed || quantities.length < 2) return columns;
  const named = namedBy(
    quantities.filter((column) => below(column, rows).every(({ text }) => /^\p{L}/u.test(text))),
    rows,
  );
  return columns.map((column) =>
    column === named && quantities.some((other) => other.box.x > column.box.x)
      ? { ...column, role: 'description' }
      : column,
  );
};

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
  const beside = quantityBeside(reached, unknown, lineLike(all));
  const labelled = [counted ?? [], beside ?? [], reached].flat();
  const marked = withoutMarks(withoutSizes(withoutCount(labelled, rows), rows), all);
  const known = withDelivered(withSorts(marked, unknown, all), unknown, all);
  const unit = unitsIn(unknown, known, all);
  const counts = unit !== undefined && !hasRole(known, 'quantity') && areCounted(unit, all);
  const role = counts ? ('quantity' as const) : ('unit' as const);
  const columns = unit === undefined ? known : [...known, { ...unit, role }];
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
      ) ??
      guessedNumber(
        unknown.filter((column) => column !== named && column !== unit),
        rows,
      ));
  const isNamed = names.some((column) => column !== number);
  const name = isNamed ? undefined : named;
  if (number === undefined && name === undefined && columns === body.header.columns) return body;
  const header: TableHeader = {
    ...body.header,
    columns: [
      ...[...columns, ...(number === undefined || columns.includes(number) ? [] : [number])]
        .filter((column) => column !== name)
        .map((column): HeaderLabel => (column === number ? { ...column, role: 'article' } : column)),
      ...(name === undefined ? [] : [{ ...name, role: 'description' as const, isGuess: true }]),
    ].toSorted((one, other) => one.box.x - other.box.x),
    unknown: unknown.filter((column) => column !== name && column.box !== number?.box && column !== unit),
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
