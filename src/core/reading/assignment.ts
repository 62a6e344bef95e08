import type { Grid, GridColumn } from './grid.ts';
import type { DiscountKind } from './line-arithmetic.ts';

/** Which column holds what. */
export interface Assignment {
  readonly quantity: string | null;
  readonly price: string | null;
  readonly sum: string;
  readonly discount: { readonly column: string; readonly kind: DiscountKind } | null;
}

const never = new Set(['description', 'position', 'article', 'unit']);

/** How well the labels speak for an assignment: 2 for each that agrees, −2 for each that says something else. */
export const labelScore = (grid: Grid, assignment: Assignment): number => {
  const roleOf = (key: string) => grid.columns.find((column) => column.key === key)?.role ?? null;
  const agrees = (key: string | null, role: GridColumn['role']): number => {
    if (key === null) return -2;
    const said = roleOf(key);
    return said === role ? 2 : said === null ? 0 : said === 'other' ? -1 : -2;
  };
  const { discount } = assignment;
  const ofDiscount = discount === null ? 0 : agrees(discount.column, 'discount') - 0.5;
  return (
    agrees(assignment.quantity, 'quantity') +
    agrees(assignment.price, 'price') +
    agrees(assignment.sum, 'sum') +
    ofDiscount
  );
};

/** Every assignment of a grid's columns, those that its labels speak for first. */
export const assignmentsOf = (grid: Grid, most = 1500): Assignment[] => {
  const keys = grid.columns.filter(({ role }) => role === null || !never.has(role)).map(({ key }) => key);
  const all: Assignment[] = [];
  for (const sum of keys) {
    const others = [null, ...keys.filter((key) => key !== sum)];
    for (const quantity of others) {
      for (const price of others) {
        if (price !== null && price === quantity) continue;
        all.push({ quantity, price, sum, discount: null });
        if (price === null || quantity === null) continue;
        for (const column of keys.filter((key) => key !== sum && key !== price && key !== quantity)) {
          const role = grid.columns.find(({ key }) => key === column)?.role;
          if (role !== 'discount' && role !== null) continue;
          all.push({ quantity, price, sum, discount: { column, kind: 'percent' } });
          all.push({ quantity, price, sum, discount: { column, kind: 'amount' } });
        }
      }
    }
  }
  return all
    .map((assignment) => ({ assignment, score: labelScore(grid, assignment) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ assignment }) => assignment);
};
