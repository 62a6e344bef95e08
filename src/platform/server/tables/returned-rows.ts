import { writeXlsx } from 'hucre/xlsx';
import { cellText, type Sheet, type SheetCell } from '#core/tables/sheet.ts';

/** Rows to give back, each with its number in the file, from 1, and why it was not taken; `head` are the numbers of the head's rows. */
export interface ReturnedRows {
  readonly head: readonly number[];
  readonly rows: readonly { readonly row: number; readonly reason: string }[];
  readonly labels: { readonly row: string; readonly reason: string };
}

/** A cell that a spreadsheet shows as the file had it. */
const written = (cell: SheetCell): string | number | Date => {
  if (typeof cell === 'string') return cell;
  if ('number' in cell) return Number(cell.number);
  return 'date' in cell ? new Date(`${cell.date}T00:00:00Z`) : cellText(cell);
};

/** The rows of a file that were not taken, as a workbook with two columns added: each row's number and the reason. */
export const returnedRows = (
  sheet: Pick<Sheet, 'name' | 'rows'>,
  { head, rows, labels }: ReturnedRows,
): Promise<Uint8Array> => {
  const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const line = (number: number, first: string | number, last: string): (string | number | Date)[] => {
    const cells = (sheet.rows[number - 1] ?? []).map(written);
    return [...cells, ...Array.from({ length: width - cells.length }, () => ''), first, last];
  };
  const heads = head.map((number, at) =>
    at === head.length - 1 ? line(number, labels.row, labels.reason) : line(number, '', ''),
  );
  const name = sheet.name.slice(0, 31) || 'Rader';
  return writeXlsx({
    sheets: [{ name, rows: [...heads, ...rows.map(({ row, reason }) => line(row, row, reason))] }],
  });
};
