/** What stands between the cells of a file of separated values. */
export type CsvDelimiter = ';' | ',' | '\t' | '|';

export interface CsvTable {
  readonly delimiter: CsvDelimiter;
  /** Cells by row, trimmed; rows without any content are left out. */
  readonly rows: readonly (readonly string[])[];
}

const delimiters: readonly CsvDelimiter[] = [';', '\t', ',', '|'];
const mostSniffed = 30;

/** Splits text into rows of cells (RFC 4180: a quoted cell may hold delimiters, line ends and doubled quotes). */
export const splitCsv = (text: string, delimiter: CsvDelimiter): string[][] => {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  const endRow = (): void => {
    row.push(cell.trim());
    if (row.some((content) => content !== '')) rows.push(row);
    [row, cell] = [[], ''];
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === '') [cell, quoted] = ['', true];
    else if (letter === delimiter) {
      row.push(cell.trim());
      cell = '';
    } else if (letter === '\n' || letter === '\r') endRow();
    else cell += letter;
  }
  endRow();
  return rows;
};

/** The table with the delimiter that gives most rows the same number of cells, of which there are at least two; `null` when none does. */
export const csvTable = (text: string): CsvTable | null => {
  let [best, most]: [CsvDelimiter | null, number] = [null, 0];
  // `sep=;` in the first row is what spreadsheets write to say it.
  const [, said = ''] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = said === '' ? text : text.slice(text.indexOf('\n') + 1);
  for (const delimiter of delimiters) {
    const widths = splitCsv(body, delimiter)
      .slice(0, mostSniffed)
      .map(({ length }) => length);
    const usual = widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 0;
    const alike = widths.filter((width) => width === usual).length / Math.max(1, widths.length);
    const score = usual < 2 ? 0 : alike * 10 + Math.min(usual, 20) / 10 + (delimiter === said ? 100 : 0);
    if (score > most) [best, most] = [delimiter, score];
  }
  return best === null ? null : { delimiter: best, rows: splitCsv(body, best) };
};
