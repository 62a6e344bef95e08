import type { DecimalMark } from '../words/printed-number.ts';
import type { NumberToken } from '../words/number-token.ts';
import { numbersOf } from '../words/number-tokens.ts';
import type { Row } from '../words/rows.ts';
import { totalLabels } from '../totals/row-labels.ts';
import type { Assignment } from './assignment.ts';
import type { Grid, GridRow } from './grid.ts';

/** What a row multiplies: `4,288 kg x 31,71`, `8 st Gräslök à 13,84 = 110,72`. */
interface Product {
  readonly quantity: NumberToken;
  readonly price: NumberToken;
  /** Printed in the same row; `null` where it stands in another. */
  readonly sum: NumberToken | null;
}

const [times, each] = [/^[x×*]$/i, /^[àáâ@]$/i];
const nearRows = 1.9;
// A row of more words is no line of goods, and would take long to try.
const mostWords = 80;

/** The assignment that the signs of products say: what is before one is the quantity, what is behind it the price. */
export const productAssignment: Assignment = {
  quantity: 'quantity 0',
  price: 'price 0',
  sum: 'sum 0',
  discount: null,
};

const startsAt = ({ row, words }: NumberToken): number => {
  const [first] = words;
  return first === undefined ? -1 : row.words.indexOf(first);
};

const withWord = (token: NumberToken, word: Row['words'][number] | undefined): NumberToken =>
  word === undefined ? token : { ...token, words: [word, ...token.words] };

const isAmount = ({ decimals, percent }: NumberToken): boolean => decimals === 2 && !percent;

const productIn = (row: Row, numbers: readonly NumberToken[]): Product | null => {
  if (row.words.length > mostWords) return null;
  for (const [at, { text }] of row.words.entries()) {
    const isEach = each.test(text);
    if (!isEach && !times.test(text)) continue;
    const price = numbers.find((token) => startsAt(token) === at + 1);
    const before = numbers.filter((token) => startsAt(token) < at && !token.percent);
    // A name may stand between what is bought and what each costs, but not between two factors.
    const quantity = isEach
      ? (before.find((token) => startsAt(token) === 0) ?? before.at(-1))
      : before.at(-1);
    if (price === undefined || quantity === undefined) continue;
    const between = at - startsAt(quantity) - quantity.words.length;
    if (between > 1 && !(isEach && startsAt(quantity) === 0)) continue;
    const sum = numbers.findLast((token) => startsAt(token) > startsAt(price) && isAmount(token));
    const equals = sum === undefined ? undefined : row.words[startsAt(sum) - 1];
    return {
      quantity,
      price: withWord(price, row.words[at]),
      sum: sum === undefined ? null : withWord(sum, equals?.text === '=' ? equals : undefined),
    };
  }
  return null;
};

/**
 * A table whose rows multiply by a sign instead of by columns. The sum stands behind the product, or in the row above or below it,
 * whichever most rows have. `null` where no row does.
 */
export const productGrid = (pages: readonly (readonly Row[])[], mark: DecimalMark): Grid | null => {
  const header = { page: pages[0]?.[0]?.page ?? 1, box: { x: 0, y: 0, width: 0, height: 0 }, columns: [] };
  const rows = pages.flat();
  const numbers = rows.map((row) => numbersOf(row, mark));
  const products = rows.map((row, at) => productIn(row, numbers[at] ?? []));
  const own = new Set(
    products.flatMap((product, at) =>
      product !== null && product.sum !== null && isProduct(product, product.sum) ? [at] : [],
    ),
  );
  const closing = (step: number): Map<number, readonly [Product, NumberToken]> => {
    const found = new Map<number, readonly [Product, NumberToken]>();
    for (const [at, product] of products.entries()) {
      if (product === null) continue;
      const sum = step === 0 ? product.sum : sumBeside(rows, numbers, own, at, step);
      if (sum !== null && isProduct(product, sum)) found.set(at + step, [product, sum]);
    }
    return found;
  };
  const [best] = [closing(0), closing(-1), closing(1)].toSorted((one, other) => other.size - one.size);
  if (best === undefined || best.size === 0) return null;
  const grid = rows.map((row, at): GridRow => {
    const line = best.get(at);
    const columns =
      line === undefined
        ? new Map<string, readonly NumberToken[]>()
        : new Map([
            ['quantity 0', [line[0].quantity]],
            ['price 0', [line[0].price]],
            ['sum 0', [line[1]]],
          ]);
    return {
      row,
      header: { ...header, page: row.page },
      numbers: numbers[at] ?? [],
      columns,
      totals: totalLabels(row),
    };
  });
  const column = (role: 'quantity' | 'price' | 'sum') => ({ key: `${role} 0`, role, count: best.size });
  return { columns: [column('quantity'), column('price'), column('sum')], rows: grid };
};

const isProduct = ({ quantity, price }: Product, sum: NumberToken): boolean =>
  quantity.value.times(price.value).minus(sum.value).abs().lte('0.01');

/** The last amount of the row above or below, where that row is no whole line itself. */
const sumBeside = (
  rows: readonly Row[],
  numbers: readonly (readonly NumberToken[])[],
  own: ReadonlySet<number>,
  at: number,
  step: number,
): NumberToken | null => {
  const [row, other] = [rows[at], rows[at + step]];
  if (row === undefined || other === undefined || row.page !== other.page) return null;
  if (own.has(at + step)) return null;
  const isNear = Math.abs(row.box.y - other.box.y) < nearRows * Math.max(row.box.height, other.box.height);
  return isNear ? (numbers[at + step]?.findLast(isAmount) ?? null) : null;
};
