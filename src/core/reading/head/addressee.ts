import {
  type AddressBlock,
  behindName,
  blockBelow,
  columnBelow,
  isContact,
  hasPostcode,
  topmost,
} from './address-blocks.ts';
import { isCompany } from './company-forms.ts';
import { domainsOf, isNamedAfter, letters } from './named-after.ts';
import { mayBeName, nameIn } from './name-text.ts';
import { inlineBuyer, type SidedCell } from './party-sections.ts';

/** Where to pay, or that tax is paid: the sender says so of itself. */
export const ofPayee = /f-skatt|bankgiro|(^|\s)bg[\s.:]|plusgiro|momsreg/i;

/** Whether two cells stand in one row. */
export const isLevel = (one: SidedCell, other: SidedCell): boolean =>
  one.page === other.page && Math.abs(one.box.y - other.box.y) < 0.5 * other.box.height;

/** Whether a label says of words that they are who buys, or of their address. */
export const isBuying = ({ side, text }: SidedCell): boolean =>
  inlineBuyer.test(text) || (side === 'buyer' && mayBeName(nameIn(text)));

/** Those whom a label names as who buys: companies, and who begins an address. */
export const buyersIn = (cells: readonly SidedCell[]): string[] =>
  cells.flatMap((cell) => {
    const { side, text } = cell;
    if (inlineBuyer.test(text))
      return [
        nameIn(
          text.replace(/^(?:[^:]*:\s*|(?:(?:faktura|räkning)\s.*?\s)?(?:till?|to|an) (?=\p{Lu}))/iu, ''),
        ),
      ];
    if (side !== 'buyer' || !mayBeName(nameIn(text))) return [];
    return isCompany(nameIn(text)) || columnBelow(cell, cells).some(hasPostcode) ? [nameIn(text)] : [];
  });

const companyNumber = /(?<!\d|(?!SE)[A-Z]{2})(?:SE)?(\d{6})-?(\d{4})(?:01)?(?!\d)/;

/** The organization number that an address holds. */
export const numberIn = (below: readonly SidedCell[]): string | null => {
  const [, head = '', end = ''] =
    below.map(({ text }) => companyNumber.exec(text)).find((found) => found !== null) ?? [];
  return head === '' ? null : head + end;
};

/** Whom the labels of a page name, by the letters of their names, and which of its addresses say where to pay. */
export interface Addressed {
  /** Who buys. */
  readonly billed: readonly string[];
  /** Who buys, or where goods go. */
  readonly buyers: readonly string[];
  readonly paid: readonly AddressBlock[];
  /** How large the letters of the page usually are, in points. */
  readonly usual: number;
}

const ofAccount =
  /(?:^|\s)(?:bankgiro|bg|plusgiro|pg|iban|konto(?:nr|nummer)?|bank account|account no)(?:[\s.:]|$)/i;

/** The addresses without a label that say where to pay: a letter goes to none of them. */
export const payingBlocks = (blocks: readonly AddressBlock[]): AddressBlock[] =>
  blocks.filter(({ below }) => below.some(({ text }) => ofAccount.test(text)));

const ofCustomer = /^kund(?:nr|nummer)?\.?:? ?\d/i;
const smallest = 0.85;

/** Whether a cell is an address in one row, where a letter says whom it goes to: in no smaller letters than the rest. */
export const isRowOfAddress = ({ side, text, box }: SidedCell, usual: number): boolean =>
  side === null && behindName.test(text) && box.y > topmost && box.height > smallest * usual;

/**
 * Whether a name begins an address that says nothing of how to reach or pay whoever it is, or that holds another company's
 * number than `own`: as the one that a letter goes to.
 */
export const isAddressee = (
  cell: SidedCell,
  cells: readonly SidedCell[],
  own: string | null,
  { billed, buyers, paid, usual }: Addressed,
): boolean => {
  const below = columnBelow(cell, cells);
  const beside = cells.filter((each) => each !== cell && isLevel(each, cell));
  // The foot of a page says beside its sender's address how to pay it.
  if (below.length > 0 && beside.some(({ text }) => ofPayee.test(text))) return false;
  const isBuyer = buyers.includes(letters(nameIn(cell.text)));
  // Where a label says who buys, an address without one is the seller's; where one says only where goods go, it may be the buyer's.
  if (cell.side === null && billed.length > 0 && !isBuyer) return false;
  // A letter goes to one: what stands above the name of an address is no part of it.
  const next = below.slice(0, 2).some(({ text }) => isCompany(nameIn(text)) && mayBeName(nameIn(text)));
  if (next) return false;
  const isRow = isRowOfAddress(cell, usual);
  if (!isRow && !below.some(hasPostcode)) return false;
  if (cell.side === null && isBuyer) return true;
  const [only] = paid;
  if (paid.length === 1 && only?.name !== cell && !below.some(({ text }) => ofAccount.test(text)))
    return true;
  const block = isRow ? [cell, ...beside, ...below] : blockBelow(cell, cells);
  const number = numberIn(block);
  if (number !== null && own !== null) return number !== own;
  // Only who buys has a number as a customer.
  if (block.some(({ text }) => ofCustomer.test(text))) return true;
  return !block.some(({ text }) => isContact(text));
};

/**
 * Whether a name stands only in an address that a letter may go to, while the page's own address on the net, elsewhere, is named
 * after somebody else: the sender's name is a picture.
 */
export const isAlienBuyer = (
  cell: SidedCell,
  cells: readonly SidedCell[],
  value: string,
  { isRepeated, isAtFoot }: { readonly isRepeated: boolean; readonly isAtFoot: boolean },
): boolean => {
  const below = columnBelow(cell, cells);
  if (isRepeated || isAtFoot || !below.some(hasPostcode)) return false;
  const machines = domainsOf(without(cells, [cell, ...below]));
  return machines.length > 0 && domainsOf(below).length === 0 && !isNamedAfter(value, machines);
};

/** Cells but for others. */
export const without = (cells: readonly SidedCell[], others: readonly SidedCell[]): SidedCell[] =>
  cells.filter((cell) => !others.includes(cell));
