import { writeXlsx } from 'hucre/xlsx';

/** A workbook of one sheet, for people to fill in. */
export const writeTable = async (
  name: string,
  rows: readonly (readonly (string | number | null)[])[],
): Promise<Buffer> => Buffer.from(await writeXlsx({ sheets: [{ name, rows: rows.map((row) => [...row]) }] }));
