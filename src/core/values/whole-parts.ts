import { decimal, fixed, sumOf } from './decimal.ts';

/**
 * Amounts in whole numbers that add up to their sum as it is printed (half-up): each is rounded down, and what is missing goes
 * one by one to the largest remainders; of equal ones to the larger amount, then to the first (largest remainder method).
 */
export const wholeParts = (amounts: readonly string[]): string[] => {
  const exact = amounts.map(decimal);
  const floors = exact.map((amount) => {
    const cut = amount.round(0, 0);
    return cut.gt(amount) ? cut.minus('1') : cut;
  });
  const missing = Number(
    decimal(fixed(sumOf(exact), 0))
      .minus(sumOf(floors))
      .toFixed(),
  );
  const order = exact
    .map((amount, place) => ({ amount, place, rest: amount.minus(floors[place] ?? amount) }))
    .toSorted((a, b) => b.rest.cmp(a.rest) || b.amount.cmp(a.amount) || a.place - b.place);
  const raised = new Set(order.slice(0, missing).map(({ place }) => place));
  return floors.map((floor, place) => (raised.has(place) ? floor.plus('1') : floor).toFixed());
};
