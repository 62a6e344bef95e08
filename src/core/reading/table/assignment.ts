import { type Grid, type GridColumn, unknownKey } from './grid.ts';
import type { DiscountKind } from './line-arithmetic.ts';

/** Which column holds what. */
export interface Assignment {
  readonly quantity: string | null;
  readonly price: string | null;
  readonly sum: string;
  readonly discount: { readonly column: string; readonly kind: DiscountKind } | null;
}

const never = new Set(['description', 'position', 'article', 'unit']);
const mostEdges = 3;
const mostUnknown = 8;
const mostBareEdges = 12;
const mostAssignments = 1600;

/** How well the labels speak for an assignment: 2 for each that agrees, −2 for each that says something else. */
export const labelScore = ({ columns }: Grid, assignment: Assignment): number => {
  const agrees = (key: string | null, role: GridColumn['role']): number => {
    if (key === null) return -2;
    const said = columns.find((column) => column.key === key)?.role ?? null;
    return said === role ? 2 : said === null ? 0 : said === 'other' ? -1 : -2;
  };
  const { discount } = assignment;
  return (
    agrees(assignment.quantity, 'quantity') +
    agrees(assignment.price, 'price') +
    agrees(assignment.sum, 'sum') +
    (discount === null ? 0 : agrees(discount.column, 'discount') - 0.5)
  );
};

/** Columns that may hold figures: those with a label, and the fullest of the edges without one. */
const figureColumns = ({ columns }: Grid): GridColumn[] => {
  const edges = columns
    .filter(({ key, role }) => role === null && !key.startsWith(unknownKey))
    .toSorted((one, other) => other.count - one.count);
  const unknown = columns
    .filter(({ key }) => key.startsWith(unknownKey))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostUnknown);
  const labelled = [...columns.filter(({ role }) => role !== null && !never.has(role)), ...unknown];
  return [...labelled, ...edges.slice(0, labelled.length === 0 ? mostBareEdges : mostEdges)];
};

/** Every assignment of a grid's columns, those that its labels speak for first. */
export const assignmentsOf = (grid: Grid): Assignment[] => {
  const columns = figureColumns(grid);
  const keys = columns.map(({ key }) => key);
  // Without any label a discount column would fit by chance more often than by truth.
  const isLabelled = columns.some(({ role }) => role !== null);
  const discounts = columns
    .filter(({ role }) => role === 'discount' || (isLabelled && role === null))
    .map(({ key }) => key);
  const all: Assignment[] = [];
  for (const sum of keys) {
    const others = [null, ...keys.filter((key) => key !== sum)];
    for (const quantity of others) {
      for (const price of others) {
        if (price !== null && price === quantity) continue;
        all.push({ quantity, price, sum, discount: null });
        if (price === null || quantity === null) continue;
        for (const column of discounts.filter((key) => key !== sum && key !== price && key !== quantity)) {
          all.push({ quantity, price, sum, discount: { column, kind: 'percent' } });
          all.push({ quantity, price, sum, discount: { column, kind: 'amount' } });
        }
      }
    }
  }
  const scores = new Map(all.map((assignment) => [assignment, labelScore(grid, assignment)]));
  const scoreOf = (assignment: Assignment): number => scores.get(assignment) ?? 0;
  return all.toSorted((one, other) => scoreOf(other) - scoreOf(one)).slice(0, mostAssignments);
};
