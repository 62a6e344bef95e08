import { decimal } from '../../values/decimal.ts';
import { creditTitles } from '../head/credit-note.ts';
import type { LayoutMemory } from './layout-memory.ts';
import type { Page } from '../page/page.ts';
import type { DraftInvoice, Reading, ReadLine } from '../reading.ts';

/** A discount that no column prints stands in a row of its own below the line. */
const hasDiscountRow = ({ line, fields }: ReadLine): boolean =>
  fields.discount === undefined && !decimal(line.discount).eq('0');

/**
 * The memory with what an accepted document settles that its figures leave open: whether a heading of several meanings calls
 * it a credit note, and that a discount below a line belongs to that line.
 */
export const withMeanings = (
  memory: LayoutMemory,
  pages: readonly Page[],
  { lines }: Reading,
  accepted: DraftInvoice,
): LayoutMemory => {
  const shown = creditTitles(pages);
  const others = memory.creditTitles.filter((title) => !shown.includes(title));
  const isKept = (read: ReadLine, index: number): boolean => {
    const sum = accepted.lines[index]?.sum;
    return sum !== undefined && hasDiscountRow(read) && decimal(read.line.sum).eq(decimal(sum));
  };
  return {
    ...memory,
    creditTitles: accepted.creditNote ? [...new Set([...memory.creditTitles, ...shown])] : others,
    discountRows: memory.discountRows || lines.some(isKept),
  };
};
