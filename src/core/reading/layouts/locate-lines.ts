import { type Decimal, decimal } from '../../values/decimal.ts';
import type { InvoiceLine } from '../../invoices/invoice.ts';
import { numbersOf } from '../words/number-tokens.ts';
import type { NumberToken } from '../words/number-token.ts';
import type { Box } from '../page/page.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { Row } from '../words/rows.ts';

/** The figures of a line that a person states. */
export type Figure = 'quantity' | 'price' | 'discount' | 'sum';

/** A line found on the page: the numbers that may print each of its figures. */
export interface LocatedLine {
  readonly line: InvoiceLine;
  /** Index among the rows of the document. */
  readonly at: number;
  readonly row: Row;
  readonly tokens: Readonly<Record<Figure, readonly NumberToken[]>>;
  readonly found: number;
}

const rowsApart = 2;

const isFigure = (token: NumberToken, wanted: Decimal): boolean =>
  token.value.abs().eq(wanted) || (token.otherwise !== null && decimal(token.otherwise).abs().eq(wanted));

/** The values that a discount may be printed as: its amount, or its per cent of quantity × price. */
const discountValues = ({ discount, quantity, price }: InvoiceLine): Decimal[] => {
  const amount = decimal(discount).abs();
  if (amount.eq('0') || quantity === null || price === null) return [];
  const gross = decimal(quantity).times(price).abs();
  return gross.eq('0') ? [amount] : [amount, amount.times('100').div(gross)];
};

const valuesOf = (line: InvoiceLine, base: string): Readonly<Record<Figure, readonly Decimal[]>> => ({
  quantity: line.quantity === null ? [] : [decimal(line.quantity).abs()],
  price: line.price === null ? [] : [decimal(line.price).times(base).abs()],
  discount: discountValues(line),
  sum: [decimal(line.sum).abs(), decimal(line.sum).plus(line.discount).abs()],
});

export const placeKey = (page: number, { x, y }: Box): string => `${page} ${x} ${y}`;

/**
 * Finds each line of a corrected invoice among the rows, from top to bottom: the row, with its neighbours, that prints most
 * of its figures. Of several numbers that may be a figure the one counts that stands at a place where it was read right.
 */
export const locateLines = (
  rows: readonly Row[],
  lines: readonly InvoiceLine[],
  mark: DecimalMark,
  base: string,
  places: ReadonlySet<string>,
): LocatedLine[] => {
  const numbers = rows.map((row) => numbersOf(row, mark));
  const located: LocatedLine[] = [];
  const used = new Set<number>();
  for (const line of lines) {
    const values = valuesOf(line, base);
    let best: LocatedLine | null = null;
    for (const [at, row] of rows.entries()) {
      if (used.has(at)) continue;
      const near = numbers
        .slice(at, at + rowsApart)
        .flatMap((tokens, index) =>
          rows[at + index]?.page === row.page && !used.has(at + index) ? tokens : [],
        );
      const own = numbers[at] ?? [];
      const tokensOf = (figure: Figure): NumberToken[] =>
        (figure === 'sum' && !own.some((token) => values.sum.some((value) => isFigure(token, value)))
          ? near
          : own
        ).filter((token) =>
          figure === 'discount'
            ? values.discount.some((value) => token.value.abs().minus(value).abs().lte('0.01'))
            : values[figure].some((value) => isFigure(token, value)),
        );
      const known = (figure: Figure): NumberToken[] => {
        const all = tokensOf(figure);
        const right = all.filter((token) => places.has(`${figure} ${placeKey(token.row.page, token.box)}`));
        return right.length > 0 ? right : all;
      };
      const tokens = {
        quantity: known('quantity'),
        price: known('price'),
        discount: known('discount'),
        sum: known('sum'),
      };
      const distinct = new Set([...tokens.quantity, ...tokens.price, ...tokens.sum]).size;
      const shown = (['quantity', 'price', 'sum'] as const).filter(
        (figure) => tokens[figure].length > 0,
      ).length;
      const found =
        tokens.sum.length === 0 && shown < 2 ? 0 : Math.min(shown, distinct) + nameShare(line, row);
      // Lines stand in the order that a person keeps; the next one below is likelier than an equal one above.
      const isBelow = at > (located.at(-1)?.at ?? -1);
      const score = found + (isBelow ? 0.3 : 0);
      if (found >= 1 && score > (best?.found ?? 0)) best = { line, at, row, tokens, found: score };
    }
    if (best === null) continue;
    used.add(best.at);
    located.push(best);
  }
  return located;
};

/** How much of a line's name a row prints: tells lines of the same figures apart. */
const nameShare = ({ name }: InvoiceLine, { words }: Row): number => {
  const wanted = name.split(/\s+/).filter((word) => word !== '');
  const printed = new Set(words.map(({ text }) => text));
  return wanted.length === 0 ? 0 : (0.5 * wanted.filter((word) => printed.has(word)).length) / wanted.length;
};
