import Papa from 'papaparse';

/** What stands between the cells of a file of separated values. */
export type CsvDelimiter = ';' | ',' | '\t' | '|';

export interface CsvTable {
  readonly delimiter: CsvDelimiter;
  /** Cells by row, trimmed; rows without any content are left out. */
  readonly rows: readonly (readonly string[])[];
  /** A quote is never closed or goes on after its end: quotes were read as letters, and a cell may have been cut in two. */
  readonly isMisquoted: boolean;
}

const delimiters: readonly CsvDelimiter[] = [';', '\t', ',', '|'];
const mostSniffed = 30;
// Enough for those with content among them.
const sniffedRows = 10 * mostSniffed;

type Split = Pick<CsvTable, 'rows' | 'isMisquoted'>;

/** Splits text, whose rows end in a line feed, into cells (RFC 4180, and blanks may stand before a quoted cell); `most` rows, 0 for all. */
const splitCsv = (text: string, delimiter: CsvDelimiter, most: number): Split => {
  // In a quoted cell quotes are doubled or close it, so that no text is touched but blanks at its end.
  const tight = text.replaceAll(new RegExp(`(^|[${delimiter}\\n]) +"(?!"[^${delimiter}\\n])`, 'g'), '$1"');
  const config = { delimiter, newline: '\n', preview: most } as const;
  const { data, errors } = Papa.parse(tight, config);
  const isMisquoted = errors.length > 0;
  // Else one wrong quote swallows rows up to the next.
  const cells = isMisquoted ? Papa.parse(tight, { ...config, fastMode: true }).data.map(unquoted) : data;
  const rows = cells.map((row) => row.map((cell) => cell.trim()));
  return { rows: rows.filter((row) => row.some((cell) => cell !== '')), isMisquoted };
};

const unquoted = (row: readonly string[]): string[] =>
  row.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"'),
  );

/** The table with the delimiter that gives most rows the same number of cells, of which there are at least two; `null` when none does. */
export const csvTable = (file: string): CsvTable | null => {
  const text = file.replaceAll(/\r\n?/g, '\n');
  // `sep=;` in the first row is what spreadsheets write to say it.
  const [, said = ''] = /^sep=(.)\n/i.exec(text) ?? [];
  const body = (said === '' ? text : text.slice(text.indexOf('\n') + 1)).replace(/^\n+/, '');
  let [best, most]: [CsvDelimiter | null, number] = [null, 0];
  for (const delimiter of delimiters) {
    const { rows } = splitCsv(body, delimiter, sniffedRows);
    const widths = rows.slice(0, mostSniffed).map(({ length }) => length);
    const usual = widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 0;
    const alike = widths.filter((width) => width === usual).length / Math.max(1, widths.length);
    const score = usual < 2 ? 0 : alike * 10 + Math.min(usual, 20) / 10 + (delimiter === said ? 100 : 0);
    if (score > most) [best, most] = [delimiter, score];
  }
  return best === null ? null : { delimiter: best, ...splitCsv(body, best, 0) };
};
