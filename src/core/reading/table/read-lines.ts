import { type Decimal, decimal, zero } from '../../values/decimal.ts';
import { comparablePrice } from '../../invoices/amounts.ts';
import { lineKind } from '../../invoices/line-kind.ts';
import type { TableReading } from './choose-table.ts';
import type { GridRow } from './grid.ts';
import { closesExactly, type LineNumbers } from './line-arithmetic.ts';
import { figureWords } from './figure-words.ts';
import { isScattered, lineFields } from './line-fields.ts';
import { lineExtents } from './line-extent.ts';
import type { LineRow } from './line-rows.ts';
import { areGtins, areNumbered, partedName } from './line-code.ts';
import { textWords } from '../words/row-words.ts';
import { haveHeadRows, mayHaveHeadRows } from './record-rows.ts';
import { wordsBesideNames } from './beside-names.ts';
import { isLabelled, labelledWords } from './labelled-words.ts';
import { hasRivalGtins } from '../columns/rival-gtins.ts';
import { marginWords } from '../columns/margin-words.ts';
import { ownNumbers } from './own-numbers.ts';
import { hasCode, isCutNumber, type UsedLine, withStrayCodes, withStrayWords } from './stray-codes.ts';
import { mayHead } from './wrapped-names.ts';
import { isFullBefore, isSize, lineText, type NameColumn, namingRows } from './line-text.ts';
import { areFilledAbove, describing, isHeaded } from '../columns/rows-around.ts';
import { unitWords } from './unit-beside.ts';
import { namesShown, numbersShown } from '../columns/texts-shown.ts';
import { rightOf, type Word } from '../page/page.ts';
import { cellsOf } from '../words/cells.ts';
import { knownRates } from '../totals/known-rates.ts';
import type { NumberToken } from '../words/number-token.ts';
import { unitBehind } from '../words/number-tokens.ts';
import type { ReadLine } from '../reading.ts';

const opposite = (text: string): string => (text.startsWith('-') ? text.slice(1) : `-${text}`);

/** The lines of a table as canonical lines. */
export const readLines = (table: TableReading, creditNote: boolean): ReadLine[] => {
  const extents = lineExtents(table);
  const column = nameColumn(table, extents);
  const read = table.rows.lines.map((row, index) =>
    readLine(table, row, { extent: extents[index] ?? [], column, lineNo: index + 1 }, creditNote),
  );
  // Below one line alone it heads the next ones: the number of an order.
  const isRecord = read.filter(({ hasCodeBelow }) => hasCodeBelow).length * 2 > read.length;
  const isRivalled = mayHaveHeadRows(table);
  const printed = read.map((each) => each.printed);
  const [codes, words] = [withStrayCodes(printed), withStrayWords(printed)];
  return read.map(({ line, hasCodeBelow, isPart, printed }) => {
    const isUnread = line.line.articleNumber === null && codes.has(printed);
    const doubtful = [
      ...(line.doubtful ?? []),
      ...(isRivalled || isPart || (isRecord && hasCodeBelow) || isUnread ? (['articleNumber'] as const) : []),
      ...(words.has(printed) ? (['name'] as const) : []),
    ];
    return doubtful.length === 0 ? line : { ...line, doubtful: [...new Set(doubtful)] };
  });
};

/** A line, and whether what may be a number of its goods stands below it beside the one that was taken for it. */
interface LineAndRest {
  readonly line: ReadLine;
  readonly hasCodeBelow: boolean;
  /** What was taken for the number is a part of one. */
  readonly isPart: boolean;
  readonly printed: UsedLine;
}

/** The words of a line that are its figures and its unit. */
const figuresOfLine = (
  own: GridRow | undefined,
  numbers: LineNumbers,
  beside: ReadonlySet<Word>,
): ReadonlySet<Word> =>
  new Set([
    ...figureWords(numbers, own),
    ...(own === undefined ? [] : unitWords(own, numbers.quantity)),
    ...beside,
  ]);

const nameColumn = (table: TableReading, extents: readonly (readonly GridRow[])[]): NameColumn => {
  const { grid, rows } = table;
  const own = rows.lines.flatMap(({ at }) => grid.rows[at] ?? []);
  const beside = new Set([...wordsBesideNames(own), ...marginWords(grid.rows, own)]);
  const naming = rows.lines.map(({ at, numbers }, index) =>
    namingRows(extents[index] ?? [], figuresOfLine(grid.rows[at], numbers, beside)),
  );
  const names = naming.map(([first = []]) => first);
  const right = Math.max(0, ...names.map((words) => Math.max(0, ...words.map(({ box }) => rightOf(box)))));
  const ends = naming.flatMap(([name = [], next = []]) => {
    const [last, first] = [name.at(-1), next[0]];
    if (last === undefined || first === undefined || isLabelled(next)) return [];
    return [{ next, first, isFull: isFullBefore(last, first.box.width, right) }];
  });
  const shown = rows.lines.flatMap(({ at, numbers }, index) => {
    const row = grid.rows[at];
    const figures = new Set(figureWords(numbers, row));
    return row === undefined ? [] : [{ own: row, at, extent: extents[index] ?? [], figures }];
  });
  const sizes = ends.filter(({ next }) => isSize(next));
  return {
    isHeaded: isHeaded(grid, rows.lines[0]?.at ?? 0, extents[0] ?? [], beside),
    // A charge that prints its sum alone has no number.
    isNumbered: areNumbered(
      naming
        .map(withEnd)
        .filter(
          (_, at) => rows.lines[at]?.numbers.quantity !== null || rows.lines[at]?.numbers.price !== null,
        ),
    ),
    coded: ownNumbers(
      rows.lines.map(({ at, numbers }, index) => ({
        own: grid.rows[at],
        extent: extents[index] ?? [],
        figures: figuresOfLine(grid.rows[at], numbers, beside),
      })),
    ),
    shown: numbersShown(grid.rows, shown),
    named: namesShown(grid.rows, shown),
    beside,
    isByGtin: areGtins(extents.flat().map((row) => textWords(row, 'article', new Set()))),
    isFilledAbove: areFilledAbove(
      rows.lines.map(({ at }, index) => {
        const extent = extents[index] ?? [];
        const end = extent.findIndex((row) => row === grid.rows[at]);
        return extent.slice(0, end + 1).map((row) => textWords(row, 'description', beside));
      }),
      right,
    ),
    described: describing(naming),
    isHeadRow: haveHeadRows(table),
    isSized:
      sizes.length * 2 > naming.length &&
      (sizes.length === naming.length || sizes.some(({ isFull }) => !isFull)),
    mayWrap: ends.length > 1 && ends.every(({ isFull }) => isFull),
    isWrapped:
      ends.every(({ isFull }) => isFull) &&
      ends.some(
        ({ first }) => /^\p{Ll}/u.test(first.text) || (ends.length > 1 && /^[\d%&]/.test(first.text)),
      ),
    right,
  };
};

/** The words of a name with those of the rows below it up to one that ends with what may be its number in brackets. */
const withEnd = (rows: readonly (readonly Word[])[]): readonly Word[] => {
  const ended = rows.findIndex((_, at) =>
    /\([^()]*\d\)$/.test(
      rows
        .slice(0, at + 1)
        .flat()
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  return rows.slice(0, Math.max(1, ended + 1)).flat();
};

/** Where a line stands among the others. */
interface LinePlace {
  readonly extent: readonly GridRow[];
  readonly column: NameColumn;
  readonly lineNo: number;
}

const readLine = (
  { grid, assignment }: TableReading,
  row: LineRow,
  { extent, column, lineNo }: LinePlace,
  creditNote: boolean,
): LineAndRest => {
  const { numbers } = row;
  const own = grid.rows[row.at];
  const figures = figuresOfLine(own, numbers, column.beside);
  const beside = own === undefined ? [] : unitWords(own, numbers.quantity);
  const unit = beside.length > 0 ? beside : labelledWords(extent, 'unit').slice(0, 1);
  const { words, isCut, mayGoOn, ...text } = lineText(
    extent,
    figures,
    column,
    own === undefined ? 0 : Math.max(0, extent.indexOf(own)),
  );
  const rate = own === undefined ? null : vatRateOf(own, numbers);
  const quantity = signedQuantity(numbers);
  const allowance = row.allowance?.value.abs() ?? zero;
  const sum = row.allowance === null ? numbers.sum.text : numbers.sum.value.minus(allowance).toFixed();
  const confidence = confidenceOf(row, assignment.discount?.kind ?? 'percent');
  const used = new Set([...figures, ...words.name, ...words.gtin]);
  const isNumberLeft = words.articleNumber.length === 0 && hasCode(extent, used);
  const below = own === undefined ? [] : extent.slice(extent.indexOf(own) + 1);
  // A GTIN that was misprinted is none of the seller's numbers.
  const gtins = below.flatMap(({ row }) => row.words).filter(({ text }) => /^\d{13}\.?$/.test(text));
  const texts = new Set([...used, ...words.articleNumber, ...words.description, ...gtins]);
  const hasCodeBelow = words.articleNumber.length > 0 && hasCode(below, texts);
  const isHeadingAbove = own !== undefined && !column.isFilledAbove && mayHead(extent, extent.indexOf(own));
  // Names that begin with numbers of their own beside a column of numbers: either may be the goods'.
  const isRival =
    column.isNumbered && words.articleNumber.length > 0 && partedName(words.name).code.length > 0;
  const isUnsaid = own !== undefined && isNumberUnsaid(own, extent, words.articleNumber, column);
  const doubtful = [
    ...(isCut || isNumberLeft || isRival || isUnsaid || hasRivalGtins(extent, words.articleNumber)
      ? (['articleNumber'] as const)
      : []),
    ...(column.isHeaded || isHeadingAbove || mayGoOn || isScattered(words.name) ? (['name'] as const) : []),
  ];
  const line: ReadLine = {
    confidence,
    ...(doubtful.length === 0 ? {} : { doubtful }),
    fields: lineFields({ ...words, unit }, { ...numbers, vatRate: rate }, { confidence, isCut }),
    line: {
      lineNo,
      ...text,
      quantity,
      unit:
        numbers.quantity?.unit || unit[0]?.text || (numbers.price === null ? '' : unitBehind(numbers.price)),
      price: numbers.price?.text ?? null,
      comparablePrice: comparablePrice(sum, quantity),
      discount: takenOff(numbers, quantity, sum, row.allowance !== null).toFixed(),
      deposit: '0',
      sum,
      vatRate: rate?.text ?? null,
      kind: lineKind(text.name, sum, creditNote),
    },
  };
  // Below the label of units may stand numbers of the goods: `K94`.
  const units = unit.filter(({ text }) => !/\d/.test(text));
  const chosen = [numbers.quantity, numbers.price, numbers.discount, numbers.sum, rate];
  const read = new Set([
    ...chosen.flatMap((token) => token?.words ?? []),
    ...Object.values(words).flat(),
    ...units,
    ...column.beside,
    ...gtins,
  ]);
  const printed = { own, extent, used: read };
  return { line, hasCodeBelow, isPart: isCutNumber(printed, words.articleNumber), printed };
};

/** Whether no label that is known says that what was taken for the number of goods is one: it stands below an unknown label, alone above the name, or before what describes it. */
const isNumberUnsaid = (
  own: GridRow,
  extent: readonly GridRow[],
  number: readonly Word[],
  { coded, isHeadRow }: NameColumn,
): boolean => {
  const { columns } = own.header;
  const label = columns.find(({ role }) => role === 'article');
  if (label !== undefined) return label.isGuess === true;
  const isIn = ({ row }: GridRow): boolean => number.some((word) => row.words.includes(word));
  const at = extent.indexOf(own);
  const isStacked = columns.some(({ role, beneath }) => role === 'description' && beneath !== undefined);
  if (isStacked || labelledWords(extent, 'article').length > 0) return false;
  const isAbove = !isHeadRow && extent.slice(0, at).some((row) => isIn(row) && row.row.words.length === 1);
  return (
    isAbove ||
    extent
      .slice(at > 0 ? at : at + 1)
      .some((row) => isIn(row) && row.row.words.length > 1 && number.some((word) => coded.has(word)))
  );
};

/** A credit that prints its sum alone as negative takes back its quantity. */
const signedQuantity = ({ quantity, price, sum }: LineNumbers): string | null => {
  if (quantity === null) return null;
  const turned = price !== null && quantity.value.gt('0') && price.value.gt('0') && sum.value.lt('0');
  return turned ? opposite(quantity.text) : quantity.text;
};

/** What lies between quantity × price and the sum, where a discount is printed. */
const takenOff = (
  numbers: LineNumbers,
  quantity: string | null,
  sum: string,
  hasAllowance: boolean,
): Decimal => {
  const isDiscounted = hasAllowance || (numbers.discount !== null && !numbers.discount.value.eq('0'));
  if (!isDiscounted || numbers.price === null || quantity === null) return zero;
  return decimal(quantity).times(numbers.price.value).minus(decimal(sum));
};

const ofTax = /\b(?:moms|mva|vat|ust|mwst|tva|iva|btw|alv)\b/gi;

const vatRateOf = (row: GridRow, numbers: LineNumbers): NumberToken | null => {
  const used = [numbers.quantity, numbers.price, numbers.discount, numbers.sum];
  const labelled = row.columns.get('vat 0')?.at(-1);
  // The per cent of a name are its alcohol or its fat, which may be as many as a rate.
  const named = cellsOf(row.row).filter(({ text }) => /\p{L}{3}/u.test(text.replaceAll(ofTax, '')));
  const isRate = ({ percent, value, words }: NumberToken): boolean =>
    percent &&
    knownRates.includes(value.toFixed()) &&
    !named.some((cell) => words.some((word) => cell.words.includes(word)));
  const rate = labelled ?? row.numbers.find((token) => isRate(token) && !used.includes(token));
  return rate !== undefined && rate.value.lte('30') ? rate : null;
};

const confidenceOf = ({ numbers, closed }: LineRow, kind: 'percent' | 'amount'): number => {
  const tokens = [numbers.quantity, numbers.price, numbers.sum];
  const recognised = Math.min(
    ...tokens.flatMap((token) => token?.words.map((word) => word.confidence) ?? []),
  );
  const arithmetic = closesExactly(numbers, kind) ? 0.95 : closed ? 0.8 : tokens.includes(null) ? 0.4 : 0.2;
  return arithmetic * recognised;
};
