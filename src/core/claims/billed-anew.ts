import { type Decimal, decimal, zero } from '#core/values/decimal.ts';
import type { BookedCreditLine } from './claim.ts';
import { articleOf, isSameArticle } from './same-article.ts';

const isSameGoods = (one: BookedCreditLine, other: BookedCreditLine): boolean =>
  (one.kind === 'deposit') === (other.kind === 'deposit') && isSameArticle(articleOf(one), articleOf(other));

const isSameQuantity = (one: BookedCreditLine, other: BookedCreditLine): boolean =>
  one.quantity !== null &&
  other.quantity !== null &&
  decimal(one.quantity).abs().eq(decimal(other.quantity).abs());

/**
 * What lines give back, less what the same credit note bills anew of the same article: money that is billed again has not come
 * back. What is billed anew belongs to the untouched line of its quantity first, then to the others as listed.
 */
export const lessBilledAnew = (
  giving: readonly BookedCreditLine[],
  billing: readonly BookedCreditLine[],
): ReadonlyMap<BookedCreditLine, Decimal> => {
  const whole = new Map(giving.map((line) => [line, decimal(line.sum).abs()]));
  const worth = new Map(whole);
  for (const anew of billing) {
    const alike = giving.filter((line) => isSameGoods(line, anew));
    const own = alike.find(
      (line) => isSameQuantity(line, anew) && worth.get(line)?.eq(whole.get(line) ?? zero) === true,
    );
    let left = decimal(anew.sum).abs();
    for (const line of own === undefined ? alike : [own, ...alike]) {
      const has = worth.get(line) ?? zero;
      const taken = has.lt(left) ? has : left;
      worth.set(line, has.minus(taken));
      left = left.minus(taken);
    }
  }
  return worth;
};
