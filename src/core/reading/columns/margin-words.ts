import { fieldLabel, type FieldName } from '../head/field-labels.ts';
import { type Box, boxAround, rightOf, type Word } from '../page/page.ts';
import { type Cell, cellsOf } from '../words/cells.ts';
import type { GridRow } from '../table/grid.ts';

const [clear, aligned, fewest] = [12, 3, 2];

const ofCompany: ReadonlySet<FieldName> = new Set([
  'organizationNumber',
  'vatNumber',
  'bankgiro',
  'plusgiro',
  'iban',
]);

/** What numbers a company, or where to pay it. */
const companys =
  /^(?:[A-Z]{2})?\d{6}-?\d{4}(?:01)?$|^\d{3,4}-\d{4}$|^[A-Z]{2}\d{8,12}$|^[\d ]{2,12}-\d$|@|www\.|^f-skatt/i;

const boxOfHead = ({ header: { columns, unknown = [] } }: GridRow): Box =>
  boxAround([...columns, ...unknown].map(({ box }) => box));

/** The cells of a row that end clear of the table, left of it. */
const before = (row: GridRow): readonly Cell[] => {
  const { x } = boxOfHead(row);
  return cellsOf(row.row).filter(({ box }) => rightOf(box) < x - clear);
};

/**
 * The words left of a table, in a column of the page that says whose it is: `Org.nr` and its number beside the lines. Such a column
 * begins rows of its own at one place, one of them a label of the sender's, and not every line has a word of it. `lines`: the rows
 * of the lines' figures, whose names begin below the first label.
 */
export const marginWords = (rows: readonly GridRow[], lines: readonly GridRow[]): ReadonlySet<Word> => {
  const own = new Set(lines);
  const beside = lines.map(before);
  const held = beside.filter((cells) => cells.length > 0).length;
  const isFull = lines.every((row) => {
    const { x } = boxOfHead(row);
    return row.header.columns.length > 0 && row.row.words.some(({ box }) => Math.abs(box.x - x) <= aligned);
  });
  const isOfCompany = beside.flat().every(({ text }) => companys.test(text));
  if (held === 0 || (held === lines.length && !isOfCompany) || !isFull) return new Set();
  const alone = rows.filter((row) => {
    const cells = before(row);
    return !own.has(row) && cells.length > 0 && cells.length === cellsOf(row.row).length;
  });
  const starts = alone.flatMap((row) => before(row).map(({ box }) => box.x));
  const isLevel = beside.flat().every(({ box }) => starts.some((x) => Math.abs(x - box.x) <= aligned));
  const isSender = alone.some((row) =>
    before(row).some(({ text }) => ofCompany.has(fieldLabel(text)?.field ?? 'other')),
  );
  return alone.length >= fewest && isLevel && isSender
    ? new Set(rows.flatMap((row) => before(row).flatMap(({ words }) => words)))
    : new Set();
};
