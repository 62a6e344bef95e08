import { boxAround } from '../page/page.ts';
import { cellOf } from '../words/cells.ts';
import { isCompany, isFormAlone, withoutForm } from './company-forms.ts';
import { domainsOf, letters } from './named-after.ts';
import type { SidedCell } from './party-sections.ts';

const [mostAbove, farthest, aligned, alike, tight] = [2, 1.9, 3, 0.25, 0.06];

const heightOf = ({ words }: SidedCell): number => Math.max(...words.map(({ box }) => box.height));

/** The cell right above one, at its left edge and in letters as large. */
const aboveOf = (cell: SidedCell, cells: readonly SidedCell[]): SidedCell | undefined =>
  cells.findLast(
    (each) =>
      each.page === cell.page &&
      each.side === cell.side &&
      each.box.y < cell.box.y - 0.3 * heightOf(cell) &&
      cell.box.y - each.box.y < farthest * heightOf(cell) &&
      Math.abs(each.box.x - cell.box.x) <= aligned &&
      Math.abs(heightOf(each) - heightOf(cell)) <= alike * heightOf(cell),
  );

const closer = 0.9;

/** Whether a cell is the end of what stands above it: rows of one cell stand closer together than the next one does. */
const isEndOf = (above: SidedCell, cell: SidedCell, cells: readonly SidedCell[]): boolean => {
  const next = cells.find(
    ({ page, box }) =>
      page === cell.page &&
      box.y > cell.box.y + 0.3 * cell.box.height &&
      Math.abs(box.x - cell.box.x) <= aligned,
  );
  return next !== undefined && cell.box.y - above.box.y < closer * (next.box.y - cell.box.y);
};

/** Whether the page's own address on the net is a name without its form: `faktura@koksgrossistentrestad.se`. */
const isOfNet = (name: string, cells: readonly SidedCell[]): boolean =>
  domainsOf(cells).includes(letters(withoutForm(name)));

/** What a name cannot end with: `Hamnmagasinet Mat & Vin i`. */
const isOpen = /\s(?:i|på|och|&|av|för|vid|und|et|og)$/;

/** Whether a name with its form was broken in the middle: it goes on from words above it that are no company by themselves. */
const isBroken = (cell: SidedCell, cells: readonly SidedCell[]): boolean => {
  const above = isCompany(cell.text) ? aboveOf(cell, cells) : undefined;
  return (
    above !== undefined &&
    above.box.height <= (1 + tight) * cell.box.height &&
    !isCompany(above.text) &&
    (isOpen.test(above.text) || isEndOf(above, cell, cells) || isOfNet(`${above.text} ${cell.text}`, cells))
  );
};

/**
 * Brings together names that a narrow column broke before their company form or in the middle: it ends the name in the cells above
 * it that `mayBeName`. Such a name stands in the place of its last row, from which its address goes down.
 */
export const withForms = (
  cells: readonly SidedCell[],
  mayBeName: (text: string) => boolean,
): readonly SidedCell[] => {
  const used = new Set<SidedCell>();
  const whole = new Map<SidedCell, SidedCell>();
  for (const cell of cells) {
    const isAlone = isFormAlone(cell.text);
    if (!isAlone && !isBroken(cell, cells)) continue;
    const rows = [cell];
    for (let above = aboveOf(cell, cells); above !== undefined; above = aboveOf(above, cells)) {
      if (!mayBeName(above.text) || used.has(above) || rows.length > (isAlone ? mostAbove : 1)) break;
      rows.unshift(above);
      used.add(above);
    }
    if (rows.length === 1) continue;
    const { text, words, box } = cellOf(rows.flatMap((each) => each.words));
    const place = boxAround([cell.box, { ...box, y: cell.box.y, height: heightOf(cell) }]);
    whole.set(cell, { ...cell, text, words, box: place });
  }
  return cells.filter((cell) => !used.has(cell)).map((cell) => whole.get(cell) ?? cell);
};
