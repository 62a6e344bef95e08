import { behindName, columnBelow, hasPostcode } from './address-blocks.ts';
import { mayBeSentence } from './others-sentences.ts';
import { isCompany } from './company-forms.ts';
import { mayBeName, nameIn } from './name-text.ts';
import { naming } from './same-name.ts';
import type { SidedCell } from './party-sections.ts';

const [aside, farthest, smaller, larger] = [6, 5, 0.9, 1.25];

/** Who prints and posts for others has their letters come back to it. */
const ofPost = /^retur/i;

/**
 * Whether a row in small letters names its sender with an address right above the address in an envelope's window, where the post
 * looks for whom to give the letter back.
 */
const isReturnLine = (cell: SidedCell, cells: readonly SidedCell[]): boolean => {
  if (ofPost.test(cell.text) || !behindName.test(cell.text) || !mayBeName(nameIn(cell.text))) return false;
  return cells.some(
    (each) =>
      each.page === cell.page &&
      Math.abs(each.box.x - cell.box.x) <= aside &&
      each.box.y > cell.box.y &&
      each.box.y - cell.box.y <= farthest * cell.box.height &&
      cell.box.height <= smaller * each.box.height &&
      mayBeName(nameIn(each.text)) &&
      !behindName.test(each.text) &&
      columnBelow(each, cells).slice(0, 4).some(hasPostcode),
  );
};

/** The cells of a page, of which the row above the window of an envelope is the seller's, whatever stands above that. */
export const withReturnLines = (cells: readonly SidedCell[]): readonly SidedCell[] =>
  cells.map((cell) => (isReturnLine(cell, cells) ? { ...cell, side: 'seller' as const } : cell));

/**
 * The cells without sentences that may tell of another company than the sender (`Leverans med Budbilarna AB`): neither large nor
 * on top, without an address and said nowhere else.
 */
export const withoutSentences = (cells: readonly SidedCell[], usual: number): readonly SidedCell[] => {
  const top = Math.min(...cells.map(({ box }) => box.y));
  return cells.filter((cell) => {
    const name = nameIn(cell.text);
    return (
      !isCompany(name) ||
      !mayBeSentence(name) ||
      cell.box.height > larger * usual ||
      cell.box.y <= top + cell.box.height ||
      cell.text !== name ||
      columnBelow(cell, cells).some(hasPostcode) ||
      naming(name, cells).length > 1
    );
  });
};
