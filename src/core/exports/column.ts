/** How a value is written: text as it stands, a day as `2026-11-22`, and numbers: money with two decimals, a price with two at least. */
export type CellKind = 'text' | 'date' | 'money' | 'price' | 'number';

/** A column as its file shows it. */
export interface FileColumn {
  readonly id: string;
  readonly label: string;
  readonly kind: CellKind;
  /** Characters that it is wide. */
  readonly width: number;
  /** Added up at the end, where all rows are in one currency. */
  readonly isSummed: boolean;
  /** Shown on paper too, which is narrower than a sheet. */
  readonly isOnPaper: boolean;
  /** The column of the screen that it belongs to, with which it comes and goes; null: it is always there. */
  readonly of: string | null;
}

/** A column of a list with what its rows say in it: plain text, an ISO day, or a decimal with a point; null is nothing. */
export interface Column<Row> extends FileColumn {
  readonly value: (row: Row) => string | null;
}

/** A row as a file has it: a value for each column. */
export interface FileRow {
  readonly cells: readonly (string | null)[];
  /** Of its money; null where it has none. */
  readonly currency: string | null;
}

const widths: Readonly<Record<CellKind, number>> = { text: 24, date: 12, money: 14, price: 12, number: 12 };

/** Says what a column is; what is left out is usual: no sum, on paper, as wide as its kind. */
export const column = <Row>(
  id: string,
  label: string,
  kind: CellKind,
  value: (row: Row) => string | null,
  more: Partial<Pick<FileColumn, 'width' | 'isSummed' | 'isOnPaper' | 'of'>> = {},
): Column<Row> => ({
  id,
  label,
  kind,
  value,
  width: widths[kind],
  isSummed: false,
  isOnPaper: true,
  of: null,
  ...more,
});

/** The columns that belong to those chosen on the screen, in the list's order; all where nothing was chosen. */
export const chosenColumns = <Each extends FileColumn>(
  columns: readonly Each[],
  chosen: readonly string[] | null,
): readonly Each[] =>
  chosen === null ? columns : columns.filter(({ of }) => of === null || chosen.includes(of));
