import type { TableReading } from './choose-table.ts';

/** The least sure word among the figures of the lines. */
export const leastSure = ({ rows }: TableReading): number =>
  Math.min(
    1,
    ...rows.lines.flatMap(({ numbers }) =>
      [numbers.quantity, numbers.price, numbers.sum].flatMap(
        (token) => token?.words.map(({ confidence }) => confidence) ?? [],
      ),
    ),
  );
