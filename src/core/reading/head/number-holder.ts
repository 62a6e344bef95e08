import { blockBelow } from './address-blocks.ts';
import { isLevel, ofPayee } from './addressee.ts';
import type { SidedCell } from './party-sections.ts';

/** Where the foot of a page begins, as a share of what it prints. */
export const footer = 0.75;

/**
 * Whether a company's number stands in a cell or in the address below it: at the foot of the page, with where to pay it, or where a
 * label names somebody else as who buys.
 */
export const holds = (
  cell: SidedCell,
  cells: readonly SidedCell[],
  {
    number,
    bottom,
    isAddressed,
  }: { readonly number: string | null; readonly bottom: number; readonly isAddressed: boolean },
): boolean => {
  if (number === null || cell.side === 'buyer') return false;
  const own = [cell, ...blockBelow(cell, cells)];
  const isIn = ({ text }: SidedCell): boolean => text.replaceAll(/\D/g, '').includes(number);
  const isLow = cell.box.y > footer * bottom;
  if (isLow && isAloneAbove(cell, cells).some(isIn)) return true;
  return own.some(isIn) && (isLow || isAddressed || own.some(({ text }) => ofPayee.test(text)));
};

/** The cells of the row right below a cell that stands alone in its own. */
const isAloneAbove = (cell: SidedCell, cells: readonly SidedCell[]): SidedCell[] => {
  const { page, box } = cell;
  const onPage = cells.filter((each) => each.page === page);
  if (onPage.filter((each) => isLevel(each, cell)).length > 1) return [];
  return onPage.filter(
    (each) => each.box.y - box.y > 0.5 * box.height && each.box.y - box.y < 2.2 * box.height,
  );
};
