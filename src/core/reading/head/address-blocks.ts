import { type Box, rightOf } from '../page/page.ts';
import { isCompany } from './company-forms.ts';
import { isSameName } from './same-name.ts';
import type { SidedCell } from './party-sections.ts';

const [mostLines, mostCells] = [6, 2000];

type Edge = (cell: SidedCell) => number;
const edges: readonly (readonly [edge: Edge, aside: number])[] = [
  [({ box }) => box.x, 6],
  [({ box }) => rightOf(box), 2],
  [({ box }) => box.x + box.width / 2, 2],
];

/** The cells below one that begin at its left edge, down to a gap; where none does, those that end at its right edge or stand in its middle. */
export const columnBelow = (cell: SidedCell, cells: readonly SidedCell[]): SidedCell[] => {
  for (const [edge, aside] of edges) {
    const found = alignedBelow(cell, cells, edge, aside);
    if (found.length > 0) return found;
  }
  return [];
};

const alignedBelow = (
  cell: SidedCell,
  cells: readonly SidedCell[],
  edge: Edge,
  aside: number,
): SidedCell[] => {
  const found: SidedCell[] = [];
  let last = cell;
  for (const each of cells) {
    if (each.page !== cell.page) continue;
    if (each.box.y <= last.box.y + 0.3 * last.box.height || Math.abs(edge(each) - edge(cell)) > aside)
      continue;
    if (
      each.box.y - last.box.y > 2.2 * Math.max(last.box.height, each.box.height) ||
      found.length >= mostLines
    )
      break;
    // Another company's address may follow without a gap.
    if (found.some(hasPostcode) && isCompany(each.text)) break;
    found.push(each);
    last = each;
  }
  return found;
};

/** In points: the window of an envelope shows what stands lower. */
export const topmost = 75;

/** An address with its postcode, behind a name in one row. */
export const behindName = /[,·|–-] ?.*\d{3} ?\d{2} \p{Lu}/u;

/** How to reach somebody, or where to pay. */
export const contact =
  /(^|\s)(tel|telefon|kundtjänst|kundservice|växel|phone|fax|mobil|e-?post|e-?mail|mail|org|orgnr|organisationsnummer|momsreg|vat|bankgiro|bg|plusgiro|pg|iban|bic|cvr|webb?|hemsida|säte|f-skatt|swift)([.\s:-]|$)|@|www\./i;

/** A telephone number without a word before it. */
const telephone = /^(?:\+\d{2} ?|0)\d{1,3}[- /]\d[\d ]{4,}$/;

/** Whether a line says how to reach somebody, or where to pay. */
export const isContact = (text: string): boolean => contact.test(text) || telephone.test(text);

const onlyNumber = /^(?:[A-Z]{2})?[\d +()-]{7,}$/;
const [blank, mostFurther, apartFrom] = [3.6, 14, 6];

/** Whether somebody else has an address on the page, in another column, where goods alone do not go. */
const isOthersAlso = (cell: SidedCell, cells: readonly SidedCell[]): boolean =>
  cells.some(
    (each) =>
      each.page === cell.page &&
      Math.abs(each.box.x - cell.box.x) > apartFrom &&
      !each.isDelivery &&
      /^\p{Lu}[^\d:@]+$/u.test(each.text.split(',')[0] ?? '') &&
      !isSameName(each.text, cell.text) &&
      (behindName.test(each.text) || columnBelow(each, cells).slice(0, 4).some(hasPostcode)),
  );

/**
 * The cells below one as in `columnBelow`, and where somebody else has an address as well, those of the same edge behind a blank row that say nothing but numbers and how to
 * reach or pay: an address and what stands apart below it in a column at the side of a page.
 */
export const blockBelow = (cell: SidedCell, cells: readonly SidedCell[]): SidedCell[] => {
  const found = columnBelow(cell, cells);
  let last = found.at(-1);
  for (const each of found.some(hasPostcode) ? cells : []) {
    if (last === undefined || each.page !== cell.page || Math.abs(each.box.x - cell.box.x) > 2) continue;
    if (each.box.y <= last.box.y + 0.3 * last.box.height) continue;
    const isFar = each.box.y - last.box.y > blank * Math.max(last.box.height, each.box.height);
    if (isFar || found.length >= mostFurther || !(isContact(each.text) || onlyNumber.test(each.text))) break;
    if (!isOthersAlso(cell, cells)) break;
    found.push(each);
    last = each;
  }
  return found;
};

const postcode = /^(?:[A-Z]{1,2}-? ?)?\d{3} ?\d{2} +\p{Lu}|^(?:[A-Z]{1,2}-)?\d{4,5} +\p{Lu}/u;
const behindStreet = /, (?:[A-Z]{1,2}-? ?)?\d{3} ?\d{2} +\p{Lu}/u;

/** In Britain it stands behind the town: `Hebden Bridge HX7 6DU`. */
const behindTown = /^\p{Lu}.* [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u;

/** Whether a line of an address has a postcode and a town. */
export const hasPostcode = ({ text }: SidedCell): boolean => postcode.test(text) || behindTown.test(text);

/** An address: who it names, and what stands below. */
export interface AddressBlock {
  readonly name: SidedCell;
  readonly below: readonly SidedCell[];
}

/** The addresses of a page, from top to bottom: a cell that `mayBeName` and those below it, of which one has a postcode. */
export const addressBlocks = (
  cells: readonly SidedCell[],
  mayBeName: (cell: SidedCell) => boolean,
): AddressBlock[] => {
  const blocks: AddressBlock[] = [];
  const used = new Set<SidedCell>();
  for (const name of cells.slice(0, mostCells).toSorted((one, other) => one.box.y - other.box.y)) {
    if (used.has(name) || !mayBeName(name)) continue;
    const below = columnBelow(name, cells);
    const town = below.slice(0, 4).findIndex((cell) => hasPostcode(cell) || behindStreet.test(cell.text));
    if (town < 0) continue;
    for (const each of below.slice(0, town + 1)) used.add(each);
    blocks.push({ name, below });
  }
  return blocks;
};

// An address for the window of an envelope stands lower, in points.
const [upper, lone, apart] = [0.25, 0.35, 1.5];

/**
 * The address that heads a page of several: a letter begins with who sends it. `null` where one address stands alone, which is that
 * of whoever it goes to unless a label says who that is (`isBilled`), or where two begin at the same height.
 */
export const headingBlock = (
  blocks: readonly AddressBlock[],
  bottom: number,
  isBilled: boolean,
): AddressBlock | null => {
  const [first, second] = blocks;
  if (first === undefined || (second === undefined && !isBilled)) return null;
  const { box } = first.name;
  // Where a label says who buys, the window of the envelope is that address's.
  const limit = second === undefined ? lone * bottom : Math.min(upper * bottom, topmost);
  if (box.y > limit) return null;
  return second === undefined || second.name.box.y - box.y > apart * box.height ? first : null;
};

/** Whether a place is within one of the lines of an address. */
export const isWithinBlock = ({ below }: AddressBlock, page: number, { x, y, width, height }: Box): boolean =>
  below.some(
    (cell) =>
      cell.page === page &&
      x + width / 2 >= cell.box.x &&
      x + width / 2 <= cell.box.x + cell.box.width &&
      y + height / 2 >= cell.box.y &&
      y + height / 2 <= cell.box.y + cell.box.height,
  );
