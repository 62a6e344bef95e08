import { behindName, columnBelow, hasPostcode, topmost } from './address-blocks.ts';
import { isLevel } from './addressee.ts';
import { isCompany } from './company-forms.ts';
import type { NamedSender } from './name-proof.ts';
import { letters } from './named-after.ts';
import type { SidedCell } from './party-sections.ts';
import { folded } from './same-name.ts';

/** The words of a name that tell it from others. */
export const wordsOf = (name: string): string[] =>
  name
    .split(/\s+/)
    .map(letters)
    .filter((word) => word.length >= 4);

/** Whether a text ends with what the document calls itself: `Försäljning – faktura`. */
export const isKind = (text: string): boolean =>
  / [–-] (?:\p{L}*faktura|invoice|kreditnota|rechnung)$/iu.test(text);

/** The name at the foot or over the first address of which a likely one without a company's form is a part: who signs, above a business that bears their name. */
export const longerOf = <T extends NamedSender & { readonly isHeading: boolean }>(
  first: T | undefined,
  names: readonly T[],
): T | undefined => {
  if (first === undefined || isCompany(first.value)) return first;
  const own = ` ${folded(first.value)} `;
  const whole = names.find(
    ({ value, isAtFoot, isHeading }) =>
      (isAtFoot || isHeading) &&
      !isCompany(value) &&
      value.length > first.value.length &&
      ` ${folded(value)} `.includes(own),
  );
  return whole ?? first;
};

/**
 * Whether a name without a company's form stands at the foot with its address and the sender's number, in one row or in the rows
 * below: what only an address of its own has.
 */
export const isPlaced = (name: SidedCell, cells: readonly SidedCell[], number: string | null): boolean => {
  if (number === null || name.side === 'buyer') return false;
  const row = cells.filter((each) => isLevel(each, name));
  const below = columnBelow(name, cells).slice(0, 4);
  const isHeld = [...row, ...below].some(({ text }) => text.replaceAll(/\D/g, '').includes(number));
  const isSaidAbove = wordsOf(name.text).every((word) =>
    cells.some(({ box, text }) => box.y < topmost && wordsOf(text).includes(word)),
  );
  return isHeld && (isSaidAbove || hasAddress(name, below));
};

/** All that the row of a name says: a name from a foot is cut out of it. */
export const saidIn = ({ words }: SidedCell): string => words.map(({ text }) => text).join(' ');

/** Whether an address stands behind a name in its row, or below it. */
const hasAddress = (name: SidedCell, below: readonly SidedCell[]): boolean =>
  behindName.test(saidIn(name)) || below.some((each) => hasPostcode(each) || behindName.test(each.text));

/** What says before a name that a paper is from it. */
export const fromWhom = /^(?:(?:faktura )?från|fra|from)\s*:?\s+\p{Lu}|^avs(?:ändare)?\.?\s*:\s*\p{Lu}/iu;
