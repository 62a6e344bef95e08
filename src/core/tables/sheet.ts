/** A workbook's number, with what its format shows beside it. */
export interface NumberCell {
  readonly number: string;
  /** Shown with `%`; the number is what is shown, not the fraction that is stored. */
  readonly percent?: boolean;
  /** ISO 4217. */
  readonly currency?: string;
}

/**
 * A cell as its file holds it. Text stands as written; a workbook's own numbers and days come typed. `fault`: a formula whose
 * result is not in the file, or an error of one (`#REF!`).
 */
export type SheetCell =
  | string
  | NumberCell
  | { readonly date: string }
  | { readonly fault: 'formula' | 'error' };

/** A rectangle of merged cells, by index from 0, both ends included; its value stands in the first. */
export interface Merge {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** One table of a file. Rows stand where the file has them, empty ones included: index 0 is the file's row 1. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  readonly merges: readonly Merge[];
  /** Columns and rows that a spreadsheet does not show, by index from 0. */
  readonly hidden?: { readonly columns: readonly number[]; readonly rows: readonly number[] };
  /** What separates the values of a file of text. */
  readonly delimiter?: string;
  /** Read as Windows-1252 for want of another sign: an older encoding of eight bits is read wrongly so. */
  readonly isEightBit?: boolean;
}

/** What a file of tables holds. A catalogue says itself what its columns are. */
export interface Tables {
  readonly format: 'xlsx' | 'csv' | 'catalogue';
  readonly sheets: readonly Sheet[];
}

/** A cell as text, for samples, heads and comparing; a faulty one is empty. */
export const cellText = (cell: SheetCell | undefined): string => {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if ('number' in cell) return cell.number;
  return 'date' in cell ? cell.date : '';
};

/** Whether nothing stands in the row, not even a fault. */
export const isEmptyRow = (row: readonly SheetCell[]): boolean =>
  row.every((cell) => (typeof cell === 'string' ? cell.trim() === '' : false));
