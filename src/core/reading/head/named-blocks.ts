import { type AddressBlock, addressBlocks, behindName, topmost } from './address-blocks.ts';
import { isRowOfAddress } from './addressee.ts';
import type { Field } from './choose-fields.ts';
import { isCompany } from './company-forms.ts';
import { withoutTotals } from './name-doubts.ts';
import { mayBeName, nameIn } from './name-text.ts';
import { type SidedCell, sidedCells } from './party-sections.ts';
import { withoutSentences, withReturnLines } from './return-line.ts';
import { isSameName } from './same-name.ts';
import { wordsOf } from './trader-name.ts';
import { withForms } from './wrapped-forms.ts';
import { rightOf } from '../page/page.ts';
import type { Row } from '../words/rows.ts';

/** Where lines of goods stand on the first page, from edge to edge: no name of a company is looked for there, but beside. */
export interface Lines {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The cells of a page, with names of companies whole. */
export const namedCells = (rows: readonly Row[]): readonly SidedCell[] => {
  const cells = withForms(withoutTotals(sidedCells(rows)), (text) => mayBeName(nameIn(text)));
  return withReturnLines(withoutSentences(cells, usualHeight(cells)));
};

/** How large the letters of a page usually are, in points. */
export const usualHeight = (cells: readonly SidedCell[]): number => {
  const heights = cells.map(({ box }) => box.height).toSorted((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 0;
};

/**
 * Whom an address is of. A business in its first row, above a company's name, is that company, if it is called the same or where
 * somebody else has an address (`isOnly`: nobody has); where a longer name of a trader stands there, that.
 */
export const ownerOf = ({ name, below: [next] }: AddressBlock, isOnly: boolean): SidedCell | undefined => {
  if (next === undefined || !mayBeName(nameIn(next.text)) || isCompany(nameIn(name.text))) return name;
  const isSame = isSameName(name.text, nameIn(next.text));
  if (isCompany(nameIn(next.text))) {
    if (isSame) return next;
    return isOnly ? undefined : isLarger(name, next) ? next : name;
  }
  return isSame && isLarger(name, next) && next.text.length > name.text.length ? next : name;
};

const larger = 1.4;

const isLarger = (one: SidedCell, other: SidedCell): boolean => one.box.height > larger * other.box.height;

/** Whether another company stands above an address, which heads the page then. */
export const isBelowCompany = (name: SidedCell, cells: readonly SidedCell[]): boolean =>
  cells.some(
    ({ page, side, box, text }) =>
      page === name.page &&
      side !== 'buyer' &&
      box.y < name.box.y - 0.5 * name.box.height &&
      isCompany(nameIn(text)) &&
      mayBeName(nameIn(text)) &&
      !isSameName(nameIn(text), name.text),
  );

/** Whether a name may begin the address below it: one whose own stands behind it does not. */
export const mayBegin = ({ text }: SidedCell): boolean => !behindName.test(text) && mayBeName(nameIn(text));

/**
 * Whether the name of the upper of two addresses heads a letter to the company of the lower one: at the top of the page, beside nothing else, and no place
 * for guests, who buys.
 */
export const isLetterhead = (name: SidedCell, blocks: readonly AddressBlock[]): boolean => {
  const [first, second, ...more] = blocks;
  return (
    first?.name === name &&
    second !== undefined &&
    more.length === 0 &&
    name.box.y <= topmost &&
    isCompany(nameIn(second.name.text)) &&
    second.name.box.y > (first.below.at(-1)?.box.y ?? Infinity) &&
    !ofGuests.test(name.text)
  );
};

/** The addresses in one row each, as those of letters without windows stand: `Krogbryggan AB, Kajgatan 4, 111 22 Stockholm`. */
export const rowBlocks = (cells: readonly SidedCell[], usual: number): AddressBlock[] =>
  cells
    .filter((cell) => isRowOfAddress(cell, usual) && isCompany(nameIn(cell.text)))
    .map((cell) => ({ name: { ...cell, text: nameIn(cell.text) }, below: [] }));

const nearValue = 12;

/** Whether a word stands before a number in its row, as a label does, and names nobody: `AVSER  0771238`. */
export const isBeforeValue = (cell: SidedCell, cells: readonly SidedCell[]): boolean =>
  !/\s/.test(cell.text) &&
  cells.some(
    ({ page, box, text }) =>
      page === cell.page &&
      /^\d[\d -]{2,}$/.test(text) &&
      Math.abs(box.y - cell.box.y) < cell.box.height / 2 &&
      box.x > cell.box.x &&
      box.x - rightOf(cell.box) < nearValue * cell.box.height,
  );

/** The addresses on the first page of others than the one that is named, whose numbers stand in them. */
export const othersBlocks = (pages: readonly (readonly Row[])[], name: string | null): AddressBlock[] => {
  const own = wordsOf(name ?? '');
  const blocks = addressBlocks(namedCells(pages[0] ?? []), mayBegin);
  return name === null
    ? []
    : blocks.filter((block) => !wordsOf(block.name.text).some((word) => own.includes(word)));
};

/** The first name below the seller's label is the seller's; what is behind `Name:` is sure to be one. */
export const sideScore = (cell: SidedCell, first: SidedCell | undefined): number => {
  if (cell.side === 'buyer') return -4;
  if (cell.side === null) return 0;
  return (cell === first ? 4 : 1) + (cell.isNamed ? 2 : 0);
};

const guessed = 0.2;

/** Words in the names of those who serve guests, and buy. */
const ofGuests =
  /restaurang|\p{L}*krog(?:en)?(?!\p{L})|hotell|bistro|caf[eé]|kafé|värdshus|gästgiv|gästis|pizzeria|trattoria|osteria|brasserie|mat ?& ?vin|(?:skol|kajas|stor)?kök(?:et)?(?!\p{L})|stuga[n]?(?!\p{L})|matsal|catering|pub(?!\p{L})|bar(?!\p{L})/iu;

/** Of two addresses of which nothing says whose they are, the name of the one that is no place for guests: a guess. */
export const unlikeGuest = (
  blocks: readonly AddressBlock[],
  isBuyer: (text: string) => boolean,
): Field | null => {
  const names = blocks.map(({ name }) => name);
  const hosts = names.filter(({ text }) => ofGuests.test(text) || isBuyer(text));
  const [only, ...others] = names.filter((name) => !hosts.includes(name));
  if (hosts.length === 0 || only === undefined || others.length > 0) return null;
  return { value: nameIn(only.text), confidence: guessed, place: { page: only.page, box: only.box } };
};
