import type { Assignment } from '../table/assignment.ts';
import type { TableReading } from '../table/choose-table.ts';
import type { FittedLayout } from './fit-layout.ts';
import { type Grid, gridOf } from '../table/grid.ts';
import type { LayoutMemory } from './layout-memory.ts';
import { lineRows } from '../table/line-rows.ts';
import { perUnit } from '../table/price-base.ts';

/** The table of a document as its layout was taught; `null` when no row of it reads as a line. */
export const layoutTable = ({ known, bodies }: FittedLayout): TableReading | null => {
  const { memory } = known;
  const assignment = assignmentOf(memory);
  if (assignment === null) return null;
  const grid = perUnit(gridOf(bodies, memory.decimalMark), memory.priceBase);
  const rows = lineRows(grid, assignment);
  if (rows.lines.length === 0) return null;
  const taught = { grid, assignment, rows, score: 0 };
  if (isClosed(taught)) return taught;
  return closing(grid, assignment, rows.lines.length) ?? taught;
};

/** Whether every line of a table closes. */
export const isClosed = ({ rows: { lines } }: TableReading): boolean => lines.every(({ closed }) => closed);

/**
 * The taught document may have printed one number in two columns (ordered and delivered alike), or no discount in the column
 * of discounts: where the taught columns do not close, a column beside them with which every line does is the one that was
 * meant.
 */
const closing = (grid: Grid, assignment: Assignment, lines: number): TableReading | null => {
  const others = grid.columns.filter(({ role }) => role === 'other').map(({ key }) => key);
  const figures = (['quantity', 'price', 'sum'] as const).flatMap((name) =>
    others.map((key) => ({ ...assignment, [name]: key })),
  );
  const discounts =
    assignment.discount === null
      ? others.flatMap((column) =>
          (['percent', 'amount'] as const).map((kind) => ({ ...assignment, discount: { column, kind } })),
        )
      : [];
  for (const tried of [...figures, ...discounts]) {
    const table = { grid, assignment: tried, rows: lineRows(grid, tried), score: 0 };
    if (table.rows.lines.length >= lines && isClosed(table)) return table;
  }
  return null;
};

/** The grid names the first column of a role `<role> 0`. */
const assignmentOf = ({ columns, discount }: LayoutMemory): Assignment | null => {
  const keyOf = (role: 'quantity' | 'price' | 'sum' | 'discount'): string | null =>
    columns.some((column) => column.role === role) ? `${role} 0` : null;
  const [sum, taken] = [keyOf('sum'), keyOf('discount')];
  if (sum === null) return null;
  return {
    quantity: keyOf('quantity'),
    price: keyOf('price'),
    sum,
    discount: taken === null || discount === null ? null : { column: taken, kind: discount },
  };
};
