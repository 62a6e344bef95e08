import { columnRole } from './column-labels.ts';
import {
  baseOf,
  columnsOfLabels,
  columnsOfRecords,
  headCells,
  type HeaderLabel,
  labelsOf,
  ofNumbers,
  printsValues,
} from './header-labels.ts';
import { type Box, boxAround, overlapOf, rightOf } from '../page/page.ts';
import { type Cell, cellOf } from '../words/cells.ts';
import { labelText } from '../words/label-text.ts';
import type { Row } from '../words/rows.ts';
import type { TaughtPlaces } from './taught-places.ts';

/** The head of a table of lines. */
export interface TableHeader extends TaughtPlaces {
  readonly page: number;
  readonly box: Box;
  readonly columns: readonly HeaderLabel[];
  /** Words of the head that are no label that is known: a column of text of its own stands below each. */
  readonly unknown?: readonly HeaderLabel[];
}

const tallest = 4.6;
const mostRows = 6;
const mostUnknown = 24;
const [nextRow, widestGap] = [1.7, 3];

interface LabelledRow {
  readonly row: Row;
  readonly labels: readonly HeaderLabel[];
}

/** The heads of tables among the rows of one page, from top to bottom; they do not overlap. */
export const tableHeaders = (rows: readonly Row[]): TableHeader[] => {
  const labelled = rows.map((row): LabelledRow => ({
    row,
    labels: printsValues(row) ? [] : asides(row, labelsOf(row)),
  }));
  const headers: TableHeader[] = [];
  for (let index = 0; index < labelled.length; index++) {
    const band = bandFrom(labelled, index);
    const header = headerOf(band);
    if (header === null) continue;
    headers.push(header);
    index += band.length - 1;
  }
  return headers;
};

/** The labels of a row; none where its only one is of a column that nobody needs, and says something of what stands beside it: `Plats` before a name. */
const asides = (row: Row, labels: readonly HeaderLabel[]): readonly HeaderLabel[] => {
  const [only, ...more] = labels;
  const isAside = only?.role === 'other' && more.length === 0 && headCells(row).length === 2;
  return isAside ? [] : labels;
};

/** The rows from an index that make most columns together, without rows above that add none. */
const bandFrom = (rows: readonly LabelledRow[], index: number): LabelledRow[] => {
  const [first, second] = [rows[index], rows[index + 1]];
  if (first === undefined) return [];
  if (first.labels.length === 0 && (second === undefined || brokenLabels([first, second]).length === 0))
    return [];
  let band: LabelledRow[] = [];
  for (let end = index; end < Math.min(rows.length, index + mostRows); end++) {
    const row = rows[end]?.row;
    if (
      row === undefined ||
      printsValues(row) ||
      row.box.y - first.row.box.y > tallest * first.row.box.height
    )
      break;
    const above = rows[end - 1]?.row ?? row;
    if (end > index && row.box.y - above.box.y > widestGap * Math.max(row.box.height, above.box.height))
      break;
    const longer = rows.slice(index, end + 1);
    if (columnCount(longer) > columnCount(band)) band = longer;
  }
  if (columnCount(band) > 0 && columnCount(band.slice(1)) >= columnCount(band)) return [];
  const [last, next] = [band.at(-1), rows[index + band.length]];
  const isBroken =
    last !== undefined &&
    next !== undefined &&
    !printsValues(next.row) &&
    brokenLabels([last, next]).length > 0;
  return isBroken ? [...band, next] : band;
};

/** How many columns rows make as a head; one that nobody needs counts a little less than one of goods or figures. */
const columnCount = (band: readonly LabelledRow[]): number => {
  const columns = headerOf(band)?.columns ?? [];
  const broken = brokenLabels(band).length;
  const stacked = columns.filter(
    ({ beneath }) => beneath === 'article' || beneath === 'discount' || beneath === 'description',
  ).length;
  return (
    columns.length -
    unneeded * columns.filter(({ role }) => role === 'other').length +
    whole * (broken + stacked)
  );
};

// A label in two rows says more by both than by one of them, and so do two labels of one column.
const [unneeded, whole] = [0.05, 0.1];

const headerOf = (band: readonly LabelledRow[]): TableHeader | null => {
  const [first] = band;
  const broken = brokenLabels(band);
  const isPart = ({ box }: HeaderLabel): boolean =>
    broken.some((label) => isWithin(box, label.box)) ||
    broken.filter((label) => overlapOf(label.box, box) > 0 && label.box.y <= box.y + 0.5).length > 1;
  const single = band.flatMap(({ labels }) => labels).filter((label) => !isPart(label));
  const labels = [...single, ...broken];
  const columns = withSum(columnsOfRecords(labels) ?? columnsOfLabels(labels));
  const roles = new Set(columns.map(({ role }) => role));
  const says = (...wanted: readonly HeaderLabel['role'][]): boolean => wanted.some((role) => roles.has(role));
  const isHead =
    roles.size >= 3 &&
    says('sum', 'price') &&
    says('quantity', 'price', 'unit') &&
    says('description', 'article', 'quantity', 'position');
  if (first === undefined || !isHead) return null;
  const unknown = unknownIn(band, columns);
  return { page: first.row.page, box: boxAround(band.map(({ row }) => row.box)), columns, unknown };
};

/** Of two prices and no sum the last is that of all units: `Styckpris` and `Pris`. */
const withSum = (columns: readonly HeaderLabel[]): readonly HeaderLabel[] => {
  const prices = columns.filter(({ role }) => role === 'price');
  const last = columns.at(-1);
  return prices.length > 1 && last?.role === 'price' && !columns.some(({ role }) => role === 'sum')
    ? [...columns.slice(0, -1), { role: 'sum', box: last.box }]
    : columns;
};

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.5 &&
  rightOf(inner) <= rightOf(outer) + 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.y <= outer.y + outer.height;

/** Labels that are broken in two rows, of cells that stand above one another and above no other: `Best.-` above `nummer`. */
const brokenLabels = (band: readonly LabelledRow[]): HeaderLabel[] =>
  band.slice(1).flatMap(({ row }, at) => {
    const below = headCells(row);
    const above = headCells(band[at]?.row ?? row).flatMap((cell) => partedBy(cell, below));
    return below.flatMap((cell): HeaderLabel[] => {
      const [first, ...more] = above.filter(({ box }) => overlapOf(box, cell.box) > 0);
      const isNear = first !== undefined && cell.box.y - first.box.y < nextRow * first.box.height;
      if (!isNear || more.length > 0 || below.filter(({ box }) => overlapOf(box, first.box) > 0).length > 1)
        return [];
      const both = columnRole(
        first.text.endsWith('-') ? first.text.slice(0, -1) + cell.text : `${first.text} ${cell.text}`,
      );
      // A price in two rows is that of what stands below it.
      const role = both === 'other' && columnRole(first.text) === 'price' ? 'price' : both;
      // Two labels of two columns may stand above one another: an article's number above its EAN, a price above its discount.
      const under = columnRole(cell.text);
      const isTwo =
        (role === 'article' && under === 'other') ||
        ((role === 'price' || role === 'sum') && (under === 'discount' || under === 'vat'));
      return role === null || isTwo
        ? []
        : [{ role, box: boxAround([first.box, cell.box]), ...baseOf(role, `${first.text} ${cell.text}`) }];
    });
  });

/** A cell that stands above several, parted where theirs are: `Belopp Moms` above `Amount` and `%`. */
const partedBy = (cell: Cell, below: readonly Cell[]): Cell[] => {
  const own = below.filter(({ box }) => overlapOf(box, cell.box) > 0);
  const parts = own
    .map(({ box }) => cell.words.filter((word) => overlapOf(box, word.box) > 0))
    .filter((words) => words.length > 0);
  const isWhole = own.length > 1 && parts.length === own.length && parts.flat().length === cell.words.length;
  return isWhole ? parts.map(cellOf) : [cell];
};

/** Cells of the head that hold no label, and stand above or below none. */
const unknownIn = (band: readonly LabelledRow[], columns: readonly HeaderLabel[]): HeaderLabel[] =>
  band
    .flatMap(({ row }) => headCells(row))
    .filter(
      ({ box, text }) => /\p{L}/u.test(text) && !columns.some((column) => overlapOf(column.box, box) > 0),
    )
    .slice(0, mostUnknown)
    .map(({ box, text }) => ({
      role: 'other',
      box,
      isNumber: ofNumbers.test(text.trim()),
      isGuess: !isOfNames(labelText(text).replace(/[ .-]*(nr|nummer|no|number|kod|code)$/, '')),
    }));

/** Whether what a label numbers is what labels of names say, as a compound has it or not: `Tjänstenr`, `Wein-Nr.` */
const isOfNames = (stem: string): boolean =>
  [stem, stem.replace(/(?:es|e|s)$/, '')].some((each) => columnRole(each) === 'description');
