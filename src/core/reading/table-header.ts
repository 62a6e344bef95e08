import { columnsOfLabels, type HeaderLabel, labelsOf } from './header-labels.ts';
import { type Box, boxAround } from './page.ts';
import { printedNumber } from './printed-number.ts';
import type { Row } from './rows.ts';

/** The head of a table of lines. */
export interface TableHeader {
  readonly page: number;
  readonly box: Box;
  readonly columns: readonly HeaderLabel[];
}

const tallest = 4.6;

/** The heads of tables among the rows of one page, from top to bottom; they do not overlap. */
export const tableHeaders = (rows: readonly Row[]): TableHeader[] => {
  const labelled = rows.map((row) => ({ row, labels: isValues(row) ? [] : labelsOf(row) }));
  const headers: TableHeader[] = [];
  for (let index = 0; index < labelled.length; index++) {
    const first = labelled[index];
    if (first === undefined || first.labels.length === 0) continue;
    let best: TableHeader | null = null;
    let last = index;
    for (let end = index; end < labelled.length && end < index + 6; end++) {
      const row = labelled[end]?.row;
      if (row === undefined || row.box.y - first.row.box.y > tallest * first.row.box.height || isValues(row))
        break;
      const header = headerOf(labelled.slice(index, end + 1));
      if (header !== null && (best === null || header.columns.length > best.columns.length)) {
        best = header;
        last = end;
      }
    }
    if (best === null) continue;
    headers.push(best);
    index = last;
  }
  return headers;
};

/** A row that prints numbers is a row of the table, not of its head. */
const isValues = ({ words }: Row): boolean =>
  words.some(({ text }) => /\d/.test(text) && printedNumber(text) !== null);

const headerOf = (
  band: readonly { readonly row: Row; readonly labels: readonly HeaderLabel[] }[],
): TableHeader | null => {
  const [first] = band;
  const columns = columnsOfLabels(band.flatMap(({ labels }) => labels));
  const roles = new Set(columns.map(({ role }) => role));
  const says = (...wanted: readonly HeaderLabel['role'][]): boolean => wanted.some((role) => roles.has(role));
  const isHead =
    roles.size >= 3 &&
    says('sum', 'price') &&
    says('quantity', 'price', 'unit') &&
    says('description', 'article', 'quantity', 'position');
  if (first === undefined || !isHead) return null;
  return { page: first.row.page, box: boxAround(band.map(({ row }) => row.box)), columns };
};
