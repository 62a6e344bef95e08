import { isOrganizationNumber } from '../../values/organization-number.ts';
import { blockBelow } from './address-blocks.ts';
import { letters } from './named-after.ts';
import { isPartyHead } from './name-text.ts';
import { folded, isSameName } from './same-name.ts';
import type { SidedCell } from './party-sections.ts';

/** A name that may be the sender's, and what speaks for it. */
export interface NamedSender {
  readonly value: string;
  readonly cell: SidedCell;
  /** Higher speaks more for it. */
  readonly score: number;
  readonly hasForm: boolean;
  /** The page's own address on the net is named after it. */
  readonly isOfPage: boolean;
  /** How many things besides its form say that it is the sender's: where it stands, its size, that it is said again. */
  readonly signs: number;
  readonly isRepeated: boolean;
  /** It, or the same again, stands at the foot of the page. */
  readonly isAtFoot: boolean;
  /** It begins an address that a letter goes to. */
  readonly isOthers: boolean;
}

const [near, alike, edge, larger] = [1.4, 0.06, 2, 1.4];
const [nearRow, closeLine, leastSigns] = [0.5, 1.45, 2];

const digitsOf = ({ text }: SidedCell): string => text.replaceAll(/\D/g, '');

/** What a name is to be paid by, or that it is who is paid. */
const isPaid =
  /^(betalningsmottagare|mottagare|payee|zahlungsempfänger)[\s:]|(^|[\s|·,;])(bg|bankgiro|pg|plusgiro|iban)([\s.:]|$)/i;

/** The cells in the row of a cell, with it. */
const levelWith = (cell: SidedCell, cells: readonly SidedCell[]): SidedCell[] =>
  cells.filter(
    ({ page, box }) =>
      page === cell.page && Math.abs(box.y - cell.box.y) <= nearRow * Math.max(box.height, cell.box.height),
  );

/** Whether the number, or where to pay, stands in the row of the name, or the number in the address below it. */
const isBesideNumber = (
  { cell }: NamedSender,
  cells: readonly SidedCell[],
  number: string | null,
): boolean => {
  const inRow = levelWith(cell, cells);
  if (inRow.some(({ text }) => isPaid.test(text))) return true;
  if (number === null) return false;
  return [...inRow, ...blockBelow(cell, cells)].some((each) => digitsOf(each).includes(number));
};

/** Whether words that may be the first half of the name stand right above it, in its size and at its edge. */
const mayBeCut = (
  { value, cell, isOfPage, isRepeated }: NamedSender,
  cells: readonly SidedCell[],
  mayBeName: (cell: SidedCell) => boolean,
): boolean => {
  if (isRepeated || isOfPage) return false;
  return cells.some(({ page, box, ...rest }) => {
    const gap = cell.box.y - box.y;
    return (
      page === cell.page &&
      Math.abs(box.x - cell.box.x) <= edge &&
      Math.abs(box.height - cell.box.height) <= alike * cell.box.height &&
      gap > 0 &&
      gap <= closeLine * cell.box.height &&
      mayBeName({ page, box, ...rest }) &&
      !isPartyHead(rest.text) &&
      !isSameName(rest.text, value)
    );
  });
};

/**
 * Whether a name is proved to be the sender's by something that does not follow from it: nothing above it may belong to it; without
 * a company's form two other signs say so; and where another company is named about as well, the sender's number stands beside it,
 * or a label or the page's own address on the net names it. `number`: the organization number that was taken for the sender's.
 */
export const isProvedName = (
  best: NamedSender,
  rivals: readonly NamedSender[],
  {
    cells,
    number,
    mayBeName,
  }: {
    readonly cells: readonly SidedCell[];
    readonly number: string | null;
    readonly mayBeName: (cell: SidedCell) => boolean;
  },
): boolean => {
  if (mayBeCut(best, cells, mayBeName)) return false;
  if (!best.hasForm && best.signs < leastSigns) return false;
  // A company that nothing addresses is rather the sender than words that stand where senders do.
  if (!best.hasForm && rivals.some(({ hasForm, cell }) => hasForm && cell.side !== 'buyer')) return false;
  // The only company on a page without a number may be the buyer.
  if (best.signs === 0 && number === null) return false;
  const isRivalled = rivals.some(
    ({ hasForm, score, cell }) => hasForm && cell.side !== 'buyer' && score > best.score - near,
  );
  return !isRivalled || best.isOfPage || best.cell.side === 'seller' || isBesideNumber(best, cells, number);
};

/** Whether the sender's `number` stands beside another company's name and not beside the one that was taken for the sender's. */
export const isOutnumbered = (
  best: NamedSender,
  others: readonly NamedSender[],
  { cells, number }: { readonly cells: readonly SidedCell[]; readonly number: string | null },
): boolean =>
  number !== null &&
  !holdsNumber(best, cells, number) &&
  others.some(
    (each) =>
      each.hasForm &&
      holdsNumber(each, cells, number) &&
      // A company abroad has none of Sweden, and prints that of who buys.
      !(abroad.test(best.value) && !abroad.test(each.value) && isOrganizationNumber(number)),
  );

const abroad =
  /\s(?:ApS|A\/S|I\/S|K\/S|AS|Oyj?|GmbH|KG|AG|SARL|SAS|EARL|S\.?r\.?l|S\.?p\.?A|S\.L|Ltd|Limited|B\.?V|OÜ)\.?$/i;

/** Whether a number stands in the row of a name or in the address below it. */
const holdsNumber = ({ cell }: NamedSender, cells: readonly SidedCell[], number: string): boolean =>
  [...levelWith(cell, cells), ...blockBelow(cell, cells)].some((each) => digitsOf(each).includes(number));

/**
 * The company whose trading name heads a page: the only name with a company's form that stands beside the sender's `number`, or at
 * the foot, and begins no address that the letter goes to. `undefined` where none does, or several.
 */
export const legalName = <T extends NamedSender>(
  names: readonly T[],
  cells: readonly SidedCell[],
  number: string | null,
): T | undefined => {
  const companies = names.filter(({ hasForm, cell }) => hasForm && cell.side !== 'buyer');
  const beside = companies.filter(
    (each) => (!each.isOthers || each.isAtFoot) && number !== null && isBesideNumber(each, cells, number),
  );
  const found =
    beside.length > 0 ? beside : companies.filter(({ isAtFoot, isOthers }) => isAtFoot && !isOthers);
  const [only] = found;
  return new Set(found.map(({ value }) => value.toLowerCase())).size === 1 ? only : undefined;
};

/**
 * The one company that is called as a business is which heads the page, and begins no address that the letter goes to: `Havstruten`
 * above `Havstrutens Fiskauktion AB`. `undefined` where there is none, or several.
 */
export const companyCalled = <T extends NamedSender>(
  business: NamedSender | undefined,
  names: readonly T[],
): T | undefined => {
  if (business === undefined) return undefined;
  // Who heads the page in large letters is not whom the letter goes to.
  const isLarge = (cell: SidedCell): boolean => business.cell.box.height > larger * cell.box.height;
  const found = names.filter(
    ({ value, hasForm, isOthers, cell }) =>
      hasForm &&
      (!isOthers || (isLarge(cell) && isSameName(value, business.value))) &&
      cell.side !== 'buyer' &&
      isCalled(value, business.value),
  );
  return new Set(found.map(({ value }) => letters(value))).size === 1 ? found[0] : undefined;
};

/** Whether a name without a company's form is a part of a longer one on the page, which may be the sender's whole name. */
export const isPartOfName = (best: NamedSender, others: readonly NamedSender[]): boolean =>
  !best.hasForm &&
  others.some(
    ({ value, cell }) =>
      cell.side !== 'buyer' &&
      isSameName(value, best.value) &&
      folded(value).length > folded(best.value).length,
  );

/** Whether a company is called as a business is, in full or with more behind. */
export const isCalled = (company: string, business: string): boolean =>
  isSameName(company, business) || letters(company).startsWith(letters(business));

/** A company with what speaks for the name of its business as well. */
export const calledAlso = <
  T extends NamedSender &
    Readonly<Record<'isSender' | 'isOwned' | 'isHeading' | 'isSaid' | 'isAside', boolean>>,
>(
  company: T,
  business: T,
): T => ({
  ...company,
  score: Math.max(company.score, business.score),
  signs: company.signs + business.signs,
  isSender: company.isSender || business.isSender,
  isOwned: company.isOwned || business.isOwned,
  isOfPage: company.isOfPage || business.isOfPage,
  isAside: company.isAside && business.isAside,
});
