import type { ColumnRole } from './column-labels.ts';
import { numbersOf } from '../words/number-tokens.ts';
import type { NumberToken } from '../words/number-token.ts';
import { edgeFinder } from '../words/edges.ts';
import { type Box, overlapOf } from '../page/page.ts';
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

const farthest = 25;

const keyOf = (header: TableHeader, index: number): string => {
  const role = header.columns[index]?.role ?? '';
  const before = header.columns.slice(0, index).filter((column) => column.role === role).length;
  return `${role} ${before}`;
};

/** Key of the label that a number stands below or nearest to; `null` without one near. */
const labelKey = (box: Box, header: TableHeader): string | null => {
  let [best, found] = [-farthest, -1];
  for (const [index, column] of header.columns.entries()) {
    const overlap = overlapOf(column.box, box);
    if (overlap > best) [best, found] = [overlap, index];
  }
  return found < 0 ? null : keyOf(header, found);
};

/** Brings parts of one table (the same labels on several pages) into one grid. */
export const gridOf = (bodies: readonly TableBody[], mark: DecimalMark): Grid => {
  const edges = edgeFinder();
  const roles = new Map<string, ColumnRole | null>();
  const rows = bodies.flatMap(({ header, rows: below }) =>
    below.map((row): GridRow => {
      const columns = new Map<string, NumberToken[]>();
      const numbers = numbersOf(row, mark);
      for (const number of numbers) {
        const labelled = labelKey(number.box, header);
        for (const key of labelled === null ? edges(number.box, header.columns.length === 0) : [labelled]) {
          roles.set(key, header.columns.find((_, index) => keyOf(header, index) === key)?.role ?? null);
          columns.set(key, [...(columns.get(key) ?? []), number]);
        }
      }
      return { row, header, numbers, columns, totals: totalLabels(row) };
    }),
  );
  const count = (key: string): number => rows.filter(({ columns }) => columns.has(key)).length;
  return { columns: [...roles].map(([key, role]) => ({ key, role, count: count(key) })), rows };
};

/** Groups parts of tables by what their labels say. */
export const gridsOf = (bodies: readonly TableBody[], mark: DecimalMark): Grid[] => {
  const tables = new Map<string, TableBody[]>();
  for (const body of bodies) {
    const key = body.header.columns.map(({ role }) => role).join(' ');
    tables.set(key, [...(tables.get(key) ?? []), body]);
  }
  return [...tables.values()].map((parts) => gridOf(parts, mark));
};
