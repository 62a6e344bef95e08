import { overlapOf } from '../page/page.ts';
import type { NumberToken } from '../words/number-token.ts';

/** A rate with the amount that it was reckoned from and the VAT, each as it is printed. */
export interface ColumnOfRate {
  readonly rate: NumberToken;
  readonly base: NumberToken;
  readonly amount: NumberToken;
}

// A percent sign may stand behind the figure.
const [rowsAway, heightsAway, slack] = [3, 7, 1];

/** The rates in a row: numbers with `%`, or several that may be rates. */
const ratesIn = (
  numbers: readonly NumberToken[],
  isRate: (token: NumberToken) => boolean,
): readonly NumberToken[] => {
  const signed = numbers.filter((token) => token.percent && isRate(token));
  if (signed.length > 0) return signed;
  const plain = numbers.filter((token) => token.decimals !== 1 && isRate(token));
  const values = new Set(plain.map(({ value }) => value.toFixed()));
  return plain.length > 1 && values.size === plain.length ? plain : [];
};

/** The amounts of a row in the columns of rates, or none where a column has no amount. */
const inColumns = (
  rates: readonly NumberToken[],
  numbers: readonly NumberToken[],
): readonly NumberToken[] => {
  const found = rates.flatMap(
    (rate) =>
      numbers.find(
        (token) =>
          !token.percent && token.decimals === 2 && overlapOf(rate.box, token.box) > -slack * rate.box.height,
      ) ?? [],
  );
  return found.length === rates.length && new Set(found).size === found.length ? found : [];
};

/**
 * VAT where each rate has a column of its own: a row of rates, and near it a row of amounts and one of their VAT, told by the
 * arithmetic of every column. `isTax` says whether VAT, base and rate belong together. Empty where some column does not add up.
 */
export const ratesInColumns = (
  numbered: readonly (readonly NumberToken[])[],
  isRate: (token: NumberToken) => boolean,
  isTax: (amount: NumberToken, base: NumberToken, rate: NumberToken) => boolean,
): ColumnOfRate[] =>
  numbered.flatMap((numbers, index) => {
    const rates = ratesIn(numbers, isRate);
    const [first] = rates;
    if (first === undefined) return [];
    const near = numbered
      .slice(Math.max(0, index - rowsAway), index + rowsAway + 1)
      .filter((row) => {
        const [token] = row;
        return (
          row !== numbers &&
          token !== undefined &&
          token.row.page === first.row.page &&
          Math.abs(token.box.y - first.box.y) <= heightsAway * first.box.height
        );
      })
      .map((row) => inColumns(rates, row))
      .filter((row) => row.length > 0);
    for (const bases of near)
      for (const amounts of near) {
        if (bases === amounts) continue;
        const columns = rates.flatMap((rate, at) => {
          const [base, amount] = [bases[at], amounts[at]];
          return base === undefined || amount === undefined ? [] : [{ rate, base, amount }];
        });
        const isFree = ({ base, amount }: ColumnOfRate): boolean =>
          base.value.eq('0') && amount.value.eq('0');
        const paid = columns.filter((column) => !isFree(column));
        if (paid.length > 0 && paid.every(({ rate, base, amount }) => isTax(amount, base, rate))) return paid;
      }
    return [];
  });
