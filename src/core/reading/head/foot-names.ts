import { columnBelow } from './address-blocks.ts';
import { without } from './addressee.ts';
import { isCompany } from './company-forms.ts';
import { type Imprint, imprints, legalSenders } from './imprint.ts';
import { mayBeName, nameIn } from './name-text.ts';
import { footer } from './number-holder.ts';
import { payeeCells } from './others-sentences.ts';
import type { SidedCell } from './party-sections.ts';

/** What the feet of the first page and of the last say of who sends them. */
interface FootNames {
  /** Companies at the foot of the last page. */
  readonly atFoot: readonly SidedCell[];
  /** Every name that a foot prints. */
  readonly printed: readonly Imprint[];
  /** Those that may be the sender's: companies, or where none is named so, traders without a form. */
  readonly ownNames: readonly SidedCell[];
}

/** The cells below a height that name a company, and not the buyer's. */
export const companiesBelow = (cells: readonly SidedCell[], top: number): SidedCell[] =>
  cells.filter(
    ({ box, side, text }) =>
      side !== 'buyer' && box.y > top && isCompany(nameIn(text)) && mayBeName(nameIn(text)),
  );

/**
 * The names at the foot of the first page, of `cells`, and of the `last`. `number`: the sender's; `bottom`: where the lowest cell stands, in points;
 * `customers`: the names of those who buy.
 */
export const footNames = (
  cells: readonly SidedCell[],
  last: readonly SidedCell[],
  {
    number,
    bottom,
    customers,
  }: { readonly number: string | null; readonly bottom: number; readonly customers: readonly string[] },
): FootNames => {
  const lowest = Math.max(...last.map(({ box }) => box.y), 1);
  // What a page of a few rows ends with stands anywhere on it.
  const isLowOnLast = (cell: SidedCell): boolean =>
    cell.box.y > footer * lowest ||
    (number !== null &&
      [cell, ...columnBelow(cell, last)].some(({ text }) => text.replaceAll(/\D/g, '').includes(number)));
  const atFoot = last.filter((cell) => isLowOnLast(cell) && isCompany(nameIn(cell.text)));
  const printed = [
    ...legalSenders([...cells, ...last], number),
    ...imprints(without(cells, payeeCells(cells)), ({ box }) => box.y > footer * bottom),
    ...imprints(without(last, payeeCells(last)), isLowOnLast),
  ].filter(({ text }) => !customers.includes(text));
  const isCompanyNamed = companiesBelow([...cells, ...atFoot], footer * bottom).length > 0;
  return { atFoot, printed, ownNames: printed.filter(({ text }) => isCompany(text) || !isCompanyNamed) };
};
