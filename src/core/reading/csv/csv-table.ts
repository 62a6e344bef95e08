import Papa from 'papaparse';

/** What stands between the cells of a file of separated values. */
export type CsvDelimiter = ';' | ',' | '\t' | '|';

export interface CsvTable {
  readonly delimiter: CsvDelimiter;
  /** Cells by row, trimmed; rows without any content are left out. */
  readonly rows: readonly (readonly string[])[];
  /** For each of them the row of the file that it is, from 1, as a spreadsheet counts. */
  readonly rowNumbers: readonly number[];
  /** A quote is never closed or goes on after its end: quotes were read as letters, and a cell may have been cut in two. */
  readonly isMisquoted: boolean;
}

const delimiters: readonly CsvDelimiter[] = [';', '\t', ',', '|'];
const mostSniffed = 30;
// Enough for those with content among them.
const sniffedRows = 10 * mostSniffed;

type Split = Omit<CsvTable, 'delimiter'>;

/** Splits text, whose rows end in a line feed, into cells (RFC 4180, and blanks may stand before a quoted cell); `most` rows, 0 for all. */
const splitCsv = (text: string, delimiter: CsvDelimiter, most: number): Split => {
  // In a quoted cell quotes are doubled or close it, so that no text is touched but blanks at its end.
  const tight = text.replaceAll(new RegExp(`(^|[${delimiter}\\n]) +"(?!"[^${delimiter}\\n])`, 'g'), '$1"');
  const config = { delimiter, newline: '\n', preview: most } as const;
  const { data, errors } = Papa.parse(tight, config);
  const isMisquoted = errors.length > 0;
  // Else one wrong quote swallows rows up to the next.
  const cells = isMisquoted ? Papa.parse(tight, { ...config, fastMode: true }).data.map(unquoted) : data;
  const all = cells.map((row) => row.map((cell) => cell.trim()));
  const rowNumbers = all.flatMap((row, index) => (row.some((cell) => cell !== '') ? index + 1 : []));
  return { rows: rowNumbers.map((number) => all[number - 1] ?? []), rowNumbers, isMisquoted };
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
  const [before] = /^(?:sep=.\n)?\n*/i.exec(text) ?? [''];
  const body = text.slice(before.length);
  let [best, most]: [CsvDelimiter | null, number] = [null, 0];
  for (const delimiter of delimiters) {
    const { rows } = splitCsv(body, delimiter, sniffedRows);
    const widths = rows.slice(0, mostSniffed).map(({ length }) => length);
    const usual = widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 0;
    const alike = widths.filter((width) => width === usual).length / Math.max(1, widths.length);
    const score = usual < 2 ? 0 : alike * 10 + Math.min(usual, 20) / 10 + (delimiter === said ? 100 : 0);
    if (score > most) [best, most] = [delimiter, score];
  }
  if (best === null) return null;
  const split = splitCsv(body, best, 0);
  const skipped = before.split('\n').length - 1;
  return { delimiter: best, ...split, rowNumbers: split.rowNumbers.map((number) => number + skipped) };
};
