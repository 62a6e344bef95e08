import { cellsOf } from '../words/cells.ts';
import { forOne } from './price-base.ts';
import { decimal } from '../../values/decimal.ts';
import type { Assignment } from './assignment.ts';
import type { GridRow } from './grid.ts';
import { kindOfText } from './discount-words.ts';
import { closes, closesExactly, type DiscountKind, type LineNumbers } from './line-arithmetic.ts';
import { overlapOf, type Word } from '../page/page.ts';
import type { ColumnRole } from './column-labels.ts';
import type { NumberToken } from '../words/number-token.ts';

/** The numbers of a row in a column, without rates: a per cent is no quantity, price or sum. */
const amountsAt = (row: GridRow, column: string | null): NumberToken[] =>
  (row.columns.get(column ?? '') ?? []).filter(({ percent }) => !percent);

/** The sum that a row prints: the last number in the column. */
export const sumAt = (row: GridRow, { sum }: Assignment): NumberToken | null =>
  amountsAt(row, sum).at(-1) ?? null;

/** Whether a row prints quantity and price, as far as the table has them. */
export const isWhole = (row: GridRow, { quantity, price }: Assignment): boolean =>
  (quantity !== null || price !== null) &&
  (quantity === null || amountsAt(row, quantity).length > 0) &&
  (price === null || amountsAt(row, price).length > 0);

const mostWords = 3;

/** The row without the numbers that stand in the middle of a sentence. */
const withoutSentences = (row: GridRow): GridRow => {
  const inSentence = new Set(
    cellsOf(row.row)
      .filter(({ words }) => words.filter(({ text }) => /^\p{L}{2}/u.test(text)).length > mostWords)
      .flatMap(({ words }) => words),
  );
  return inSentence.size === 0 ? row : without(row, inSentence);
};

const without = (row: GridRow, left: ReadonlySet<Word>): GridRow => {
  const columns = [...row.columns].map(
    ([key, tokens]) => [key, tokens.filter(({ words }) => !words.some((word) => left.has(word)))] as const,
  );
  return { ...row, columns: new Map(columns) };
};

const ofFigures: ReadonlySet<ColumnRole> = new Set(['quantity', 'price', 'discount', 'vat', 'sum']);

/** The row without the numbers that stand behind words in their cell and below no label of figures: `Äppelpaj hel 12 bit`. */
const withoutNames = (row: GridRow): GridRow => {
  const labels = row.header.columns.filter(({ role }) => ofFigures.has(role));
  const named = cellsOf(row.row).flatMap(({ words }) => {
    const first = words.findIndex(({ text }) => /\p{L}{3}/u.test(text));
    return first < 0 ? [] : words.slice(first);
  });
  const inName = new Set(named.filter(({ box }) => !labels.some((label) => overlapOf(label.box, box) > 0)));
  return inName.size === 0 ? row : without(row, inName);
};

/** Whether a row prints figures of a line at all: quantity and price, or a quantity where the column says so. */
export const hasFigures = (printed: GridRow, assignment: Assignment): boolean => {
  const row = withoutNames(withoutSentences(printed));
  return (
    isWhole(row, assignment) ||
    (assignment.quantity?.startsWith('quantity ') === true && amountsAt(row, assignment.quantity).length > 0)
  );
};

/** Whether a row says that it is freight or a fee, and prints an amount for it and nothing else. */
export const isChargeAlone = ({ row, numbers: [amount, ...more] }: GridRow): boolean => {
  const kind = kindOfText(row);
  return amount?.decimals === 2 && more.length === 0 && (kind === 'freight' || kind === 'fee');
};

/**
 * The figures of a line. A long description may reach into a column, so of several numbers there the ones count that
 * multiply to the sum; else the first quantity and the last price.
 */
export const figuresOf = (row: GridRow, assignment: Assignment, sum: NumberToken): LineNumbers => {
  const quantities = amountsAt(row, assignment.quantity).filter((token) => token !== sum);
  const prices = amountsAt(row, assignment.price).filter((token) => token !== sum);
  const discount = row.columns.get(assignment.discount?.column ?? '')?.at(-1) ?? null;
  const kind = assignment.discount?.kind ?? 'percent';
  const choices = quantities
    .flatMap(bothReadings)
    .flatMap((quantity) =>
      prices
        .filter((price) => price.words !== quantity.words)
        .map((price) => ({ quantity, price, discount, sum })),
    );
  // What is printed as thousands is so where a price beside it is said to be for as many: `2.000 st 161,04 per 1.000`.
  const plain = choices.filter(({ quantity: { otherwise } }) => otherwise !== null);
  const behind = plain.filter(({ quantity, price }) => quantity.box.x < price.box.x);
  return (
    ofManyUnits(row, behind, kind, true) ??
    choices.find((choice) => closesExactly(choice, kind)) ??
    ofManyUnits(row, choices, kind) ??
    choices.find((choice) => closes(choice, kind)) ?? {
      quantity: quantities[0] ?? null,
      price: prices.at(-1) ?? null,
      discount,
      sum,
    }
  );
};

/** A quantity of three decimals may look like thousands; multiplying tells which it is. */
const bothReadings = (token: NumberToken): NumberToken[] =>
  token.otherwise === null
    ? [token]
    : [
        token,
        { ...token, text: token.otherwise, value: decimal(token.otherwise), decimals: 3, otherwise: null },
      ];

const priceBases = ['10', '100', '1000'];

/** The choice whose price is printed for as many units as its label or another number of the row says, behind the price with `isBehind`, so that the line closes. */
const ofManyUnits = (
  row: GridRow,
  choices: readonly LineNumbers[],
  kind: DiscountKind,
  isBehind = false,
): LineNumbers | undefined => {
  const labelled = row.header.columns.flatMap(({ base }) => base ?? []);
  const bases = (choice: LineNumbers): string[] =>
    priceBases.filter(
      (base) =>
        labelled.includes(base) ||
        row.numbers.some(
          ({ value, box }) =>
            value.eq(base) &&
            box.x !== choice.quantity?.box.x &&
            (!isBehind || box.x > (choice.price?.box.x ?? Infinity)),
        ),
    );
  return choices
    .flatMap((choice) =>
      bases(choice).map((base) => ({
        ...choice,
        price: choice.price === null ? null : forOne(choice.price, base),
      })),
    )
    .find((choice) => closesExactly(choice, kind));
};
