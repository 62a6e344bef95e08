import type { ColumnRole } from './column-labels.ts';
import { bySharedEdges } from '../columns/shared-edges.ts';
import { numbersOf } from '../words/number-tokens.ts';
import type { NumberToken } from '../words/number-token.ts';
import { edgeFinder } from '../words/edges.ts';
import { type Box, overlapOf, rightOf } from '../page/page.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import { type TotalLabel, totalLabels } from '../totals/row-labels.ts';
import type { Row } from '../words/rows.ts';
import type { TableBody } from './table-body.ts';
import type { TableHeader } from './table-header.ts';

/** A row of a table, with its numbers by the column in which they stand. */
export interface GridRow {
  readonly row: Row;
  readonly header: TableHeader;
  readonly numbers: readonly NumberToken[];
  readonly columns: ReadonlyMap<string, readonly NumberToken[]>;
  readonly totals: readonly TotalLabel[];
}

export interface GridColumn {
  readonly key: string;
  /** What its label says; `null` without one. */
  readonly role: ColumnRole | null;
  /** How many numbers stand in it. */
  readonly count: number;
}

/** A table of lines whose numbers stand in columns. */
export interface Grid {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
}

const [farthest, besideUnit] = [25, 30];

/** What the keys of columns begin with whose label nobody knows. */
export const unknownKey = 'unknown';

const keyOf = (header: TableHeader, index: number): string => {
  const role = header.columns[index]?.role ?? '';
  const before = header.columns.slice(0, index).filter((column) => column.role === role).length;
  return `${role} ${before}`;
};

/** A label of the head, as the column that it begins. */
interface Labelled {
  readonly key: string;
  readonly role: ColumnRole | null;
  readonly box: Box;
}

/** The columns of a head: those of labels that are known, and those of labels that nobody knows, which may mean anything. */
const labelledOf = (header: TableHeader, hasUnknown: boolean): Labelled[] => [
  ...header.columns.map(({ role, box }, index) => ({ key: keyOf(header, index), role, box })),
  ...(hasUnknown ? (header.unknown ?? []) : []).map(({ box }, index) => ({
    key: `${unknownKey} ${index}`,
    role: null,
    box,
  })),
];

/** The label that a number stands below or nearest to; `null` without one near. */
const labelOf = (box: Box, labels: readonly Labelled[], near = farthest): Labelled | null => {
  let [best, found]: [number, Labelled | null] = [-near, null];
  for (const label of labels) {
    const overlap = overlapOf(label.box, box);
    if (overlap > best) [best, found] = [overlap, label];
  }
  return found;
};

const ofFigures: ReadonlySet<ColumnRole | null> = new Set(['quantity', 'price', 'discount', 'vat', 'sum']);
const farthestAfter = 120;

/**
 * The label of each number of a row: the nearest. Where that leaves a number without one, or gives two the same, labels may be printed
 * from the left and numbers to the right: then a number that stands below none is of the last that begins before it, if so each
 * has its own.
 */
const inOrder = (
  numbers: readonly NumberToken[],
  labels: readonly Labelled[],
): ReadonlyMap<NumberToken, Labelled> => {
  const nearest = new Map<NumberToken, Labelled>();
  const ordered = new Map<NumberToken, Labelled>();
  for (const number of numbers) {
    const near = labelOf(number.box, labels);
    if (near !== null) nearest.set(number, near);
    const isBelow = near !== null && overlapOf(near.box, number.box) > 0;
    const after = isBelow || number.percent ? null : labelBefore(number.box, labels);
    const own = after ?? near;
    if (own !== null) ordered.set(number, own);
  }
  const isOpen = ordered.size > nearest.size || hasPair(nearest);
  return isOpen && !hasPair(ordered) ? ordered : nearest;
};

/** The label of figures that is the last to begin before a number; `null` where another stands between. */
const labelBefore = (box: Box, labels: readonly Labelled[]): Labelled | null => {
  const before = labels.filter((label) => label.box.x < box.x);
  const last = before.toSorted((one, other) => other.box.x - one.box.x)[0];
  return last !== undefined && ofFigures.has(last.role) && box.x - rightOf(last.box) < farthestAfter
    ? last
    : null;
};

/** Whether two numbers are of one label of figures. */
const hasPair = (found: ReadonlyMap<NumberToken, Labelled>): boolean => {
  const own = [...found.values()].filter(({ role }) => ofFigures.has(role));
  return new Set(own).size < own.length;
};

/** The words behind a number name what it counts: `2 spann`. */
const isCounted = ({ row, words }: NumberToken): boolean => {
  const last = words.at(-1);
  const next = last === undefined ? undefined : row.words[row.words.indexOf(last) + 1];
  if (last === undefined || next === undefined || !/^\p{L}/u.test(next.text)) return false;
  return next.box.x - rightOf(last.box) <= 0.75 * last.box.height;
};

/**
 * Brings parts of one table (the same labels on several pages) into one grid. With `hasUnknown` a label that nobody knows
 * begins a column of its own; without, its numbers are those of the known label that is nearest.
 */
export const gridOf = (bodies: readonly TableBody[], mark: DecimalMark, hasUnknown = false): Grid => {
  const edges = edgeFinder();
  const roles = new Map<string, ColumnRole | null>();
  const rows = bodies.flatMap(({ header, rows: below }) => {
    const labels = labelledOf(header, hasUnknown);
    const quantities = labels.filter(({ role }) => role === 'quantity');
    const numbered = below.map((row) => numbersOf(row, mark));
    const nearest = numbered.map((numbers) => ({ numbers, labels: inOrder(numbers, labels) }));
    const labelled = bySharedEdges(nearest);
    return below.map((row, at): GridRow => {
      const columns = new Map<string, NumberToken[]>();
      const put = (key: string, role: ColumnRole | null, number: NumberToken): void => {
        roles.set(key, role);
        columns.set(key, [...(columns.get(key) ?? []), number]);
      };
      const numbers = numbered[at] ?? [];
      for (const number of numbers) {
        const label = labelled[at]?.get(number) ?? null;
        if (label !== null) put(label.key, label.role, number);
        else for (const key of edges(number.box, header.columns.length === 0)) put(key, null, number);
      }
      // A quantity and its unit in one cell may stand below the label of the unit.
      for (const number of numbers.filter(isCounted)) {
        if (labelOf(number.box, labels)?.role !== 'unit') continue;
        const beside = labelOf(number.box, quantities, besideUnit);
        if (beside !== null && !columns.has(beside.key)) put(beside.key, beside.role, number);
      }
      return { row, header, numbers, columns, totals: totalLabels(row) };
    });
  });
  const count = (key: string): number => rows.filter(({ columns }) => columns.has(key)).length;
  return { columns: [...roles].map(([key, role]) => ({ key, role, count: count(key) })), rows };
};

/** Groups parts of tables by what their labels say. */
export const gridsOf = (bodies: readonly TableBody[], mark: DecimalMark, hasUnknown = false): Grid[] => {
  const tables = new Map<string, TableBody[]>();
  for (const body of bodies) {
    if (hasUnknown && (body.header.unknown ?? []).length === 0) continue;
    const key = body.header.columns.map(({ role }) => role).join(' ');
    tables.set(key, [...(tables.get(key) ?? []), body]);
  }
  return [...tables.values()].map((parts) => gridOf(parts, mark, hasUnknown));
};
