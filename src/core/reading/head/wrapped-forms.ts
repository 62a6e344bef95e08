import { boxAround } from '../page/page.ts';
import { cellOf } from '../words/cells.ts';
import { isFormAlone } from './company-forms.ts';
import type { SidedCell } from './party-sections.ts';

const [mostAbove, farthest, aligned, alike] = [2, 1.9, 3, 0.25];

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

/**
 * Brings together names that a narrow column broke before their company form: a form that stands alone in a cell ends the name in
 * the cells above it that `mayBeName`. Such a name stands in the place of its last row, from which its address goes down.
 */
export const withForms = (
  cells: readonly SidedCell[],
  mayBeName: (text: string) => boolean,
): readonly SidedCell[] => {
  const used = new Set<SidedCell>();
  const whole = new Map<SidedCell, SidedCell>();
  for (const cell of cells) {
    if (!isFormAlone(cell.text)) continue;
    const rows = [cell];
    for (let above = aboveOf(cell, cells); above !== undefined; above = aboveOf(above, cells)) {
      if (!mayBeName(above.text) || used.has(above) || rows.length > mostAbove) break;
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
