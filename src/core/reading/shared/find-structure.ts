import type { ColumnMemory, LayoutMemory } from '../layouts/layout-memory.ts';
import { type Box, overlapOf, type Page, rightOf } from '../page/page.ts';
import { columnRole } from '../table/column-labels.ts';
import { headCells } from '../table/header-labels.ts';
import { type Cell, cellOf } from '../words/cells.ts';
import { labelText } from '../words/label-text.ts';
import { headText } from '../words/layout-text.ts';
import { preparedPages } from '../words/prepared-pages.ts';
import { type Row, rowsOf } from '../words/rows.ts';
import { knownColumn } from './known-words.ts';
import type { SharedStructure } from './shared-structure.ts';

const [tallest, widestGap] = [3, 3];

/** Labels that stand above one another head one column when they share so much of the smaller one's width. */
const stacked = 0.25;

const standsAbove = (one: Box, other: Box): boolean =>
  overlapOf(one, other) > stacked * Math.min(one.width, other.width);

/** The labels of a head of one row or several, from left to right. */
const labelsOf = (band: readonly Row[]): readonly Cell[] => {
  const columns: Cell[] = [];
  for (const cell of band.flatMap(headCells)) {
    const at = columns.findIndex(({ box }) => standsAbove(box, cell.box));
    const above = columns[at];
    if (above === undefined) columns.push(cell);
    else columns[at] = cellOf([...above.words, ...cell.words]);
  }
  return columns
    .filter(({ text }) => labelText(text) !== '')
    .toSorted((one, other) => one.box.x - other.box.x);
};

const isHead = (labels: readonly Cell[], { head }: SharedStructure): boolean =>
  labels.length === head.length && labels.every(({ text }, at) => knownColumn(text) === head[at]);

/** The head of a structure among the rows of a page, from the fewest rows. */
const headIn = (rows: readonly Row[], structure: SharedStructure): readonly Cell[] | null => {
  for (let length = 1; length <= tallest; length++)
    for (const index of rows.keys()) {
      const band = rows.slice(index, index + length);
      const isNear = band.every(
        ({ box }, at) => at === 0 || box.y - (band[at - 1]?.box.y ?? 0) <= widestGap * box.height,
      );
      const labels = band.length === length && isNear ? labelsOf(band) : [];
      if (isHead(labels, structure)) return labels;
    }
  return null;
};

const figures: ReadonlySet<string> = new Set(['quantity', 'price', 'discount', 'sum']);

/** The columns as the page has them: those that were taught, and of the others what their labels say that no taught one is. */
const columnsOf = (labels: readonly Cell[], { columns }: SharedStructure): readonly ColumnMemory[] => {
  const told = new Set<string>(columns.map(({ role }) => role));
  return labels.map(({ text, box }, at) => {
    const own = columns.find((column) => column.at === at)?.role;
    const said = columnRole(text) ?? 'other';
    const role = own ?? (told.has(said) || figures.has(said) ? 'other' : said);
    return { role, label: labelText(text), left: box.x, right: rightOf(box) };
  });
};

/**
 * What a structure says of this document, as if it had been taught here: the places are those of its own head. Null where no page has
 * exactly its labels in its order. Nobody's name is in it, and nobody has confirmed it.
 */
export const findStructure = (given: readonly Page[], structure: SharedStructure): LayoutMemory | null => {
  const pages = preparedPages(given);
  for (const page of pages) {
    const labels = headIn(rowsOf(page), structure);
    if (labels === null) continue;
    const { organizationNumber, discount, priceBase, decimalMark, dateOrder, currency } = structure;
    return {
      version: 1,
      sender: { name: null, organizationNumber, vatNumber: null, marks: [organizationNumber] },
      head: labels
        .flatMap(({ words }) => words)
        .map((word) => ({ text: headText(word), x: word.box.x }))
        .filter(({ text }) => text !== ''),
      pageWidth: page.width,
      columns: columnsOf(labels, structure),
      numbers: null,
      names: null,
      discount,
      priceBase,
      labels: structure.labels,
      skip: [],
      end: [],
      decimalMark,
      dateOrder,
      currency,
      creditTitles: [],
      discountRows: false,
      reproduces: false,
      wasShown: true,
    };
  }
  return null;
};
