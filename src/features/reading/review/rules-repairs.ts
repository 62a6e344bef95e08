import { type Decimal, decimal, fixed, zero } from '#core/values/decimal.ts';
import type { DraftLine } from './contract-draft.ts';

/** One figure of a line in place of the one that was read, with which the line closes; decimal text. */
export interface Repair {
  readonly field: 'quantity' | 'price' | 'sum';
  readonly value: string;
}

type Figures = Pick<DraftLine, 'quantity' | 'price' | 'discount' | 'sum'>;

/** Quantities are printed with three decimals at most, prices with four, sums with two. */
const places = { quantity: 3, price: 4, sum: 2 } as const;

const figureOf = (text: string | null): Decimal | null =>
  text === null || text === '' ? null : decimal(text);

const plain = (value: Decimal, field: Repair['field']): string =>
  decimal(fixed(value, places[field])).toFixed();

/** How many characters have to be put in, taken away or exchanged to make one text the other. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [down, sign] of [...from].entries()) {
    let corner = row[0] ?? 0;
    const next = [down + 1];
    for (let across = 1; across <= to.length; across += 1) {
      const above = row[across] ?? 0;
      const exchanged = corner + (sign === to[across - 1] ? 0 : 1);
      next.push(Math.min(exchanged, above + 1, (next[across - 1] ?? 0) + 1));
      corner = above;
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

const closes = (quantity: Decimal, price: Decimal, discount: Decimal, sum: Decimal): boolean =>
  fixed(quantity.times(price).minus(discount), 2) === fixed(sum, 2);

/**
 * What would make a line close whose quantity × price − discount is not its sum: another price, quantity or sum, that which is
 * most like what was read first. Where one of the three was not read, only it is proposed. Empty where the line closes, where two
 * are missing, and where no figure that could be printed makes it close.
 */
export const repairsOf = (line: Figures): readonly Repair[] => {
  const [quantity, price, sum] = [figureOf(line.quantity), figureOf(line.price), figureOf(line.sum)];
  const discount = figureOf(line.discount) ?? zero;
  const missing = [quantity, price, sum].filter((figure) => figure === null).length;
  if (missing > 1) return [];
  if (quantity !== null && price !== null && sum !== null && closes(quantity, price, discount, sum))
    return [];
  const found: Repair[] = [];
  const propose = (field: Repair['field'], value: Decimal | null): void => {
    if (value === null || (missing === 1 && figureOf(line[field]) !== null)) return;
    const proposed = decimal(plain(value, field));
    const of = (name: Repair['field'], read: Decimal | null) => (name === field ? proposed : read);
    const figures = [of('quantity', quantity), of('price', price), of('sum', sum)] as const;
    const [pieces, each, all] = figures;
    if (pieces === null || each === null || all === null || proposed.eq(zero)) return;
    if (closes(pieces, each, discount, all)) found.push({ field, value: plain(value, field) });
  };
  const whole = sum?.plus(discount) ?? null;
  propose('price', whole === null || quantity === null || quantity.eq(zero) ? null : whole.div(quantity));
  propose('quantity', whole === null || price === null || price.eq(zero) ? null : whole.div(price));
  propose('sum', quantity === null || price === null ? null : quantity.times(price).minus(discount));
  const change = ({ field, value }: Repair) => distance(plain(figureOf(line[field]) ?? zero, field), value);
  return found.toSorted((one, other) => change(one) - change(other));
};
