import { compareKeys } from '#core/price-watch/line-order.ts';
import type { OrderLine } from '#core/price-watch/types.ts';
import type { Choose } from './histories.ts';

/** Lines in the order of their invoices. */
export const oldestFirst = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.toSorted((a, b) => compareKeys(a.key, b.key));

/** Lines in an order of chance, some of them twice. */
export const anyOrder =
  (choose: Choose) =>
  (lines: readonly OrderLine[]): OrderLine[] =>
    lines
      .flatMap((line) => choose([line], [line, line]))
      .map((line) => ({ line, turn: choose(1, 2, 3, 4, 5, 6, 7, 8, 9) }))
      .sort((a, b) => a.turn - b.turn)
      .map(({ line }) => line);
