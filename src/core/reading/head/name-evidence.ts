import { type AddressBlock, blockBelow, columnBelow, hasPostcode, topmost } from './address-blocks.ts';
import { isLevel } from './addressee.ts';
import { isCompany, withoutForm } from './company-forms.ts';
import { isAddressLine, isTitle } from './name-doubts.ts';
import { isBeforeValue } from './named-blocks.ts';
import { isSameName, naming } from './same-name.ts';
import { isCalled, type NamedSender } from './name-proof.ts';
import type { SidedCell } from './party-sections.ts';
import { rightOf } from '../page/page.ts';
import { isOfOther } from './others-sentences.ts';
import { labelText } from '../words/label-text.ts';

const [aside, nextRow, larger, level, farColumn] = [6, 2.2, 1.15, 0.5, 4];

/** Where to pay, how to be reached on the net, and that tax is paid: an address that a letter goes to says none of it. */
const ofSender =
  /f-skatt|(?:^|\s)(?:bankgiro|bg|plusgiro|postgiro|pg|iban|swish)(?:[\s.:]|$)|@|www\.|(?:^|\s)säte[\s:]/i;
/** Where a firm takes in invoices, as a letter to it may say below its address: `faktura@norrskar.se`. */
const ofRecipient = /(?<![\w.-])(?:lev\w*|in)?(?:faktur\w*|invoices?|scan\w*|reskontra|ap)@\S+/giu;
const telephone =
  /(?:^|\s)(?:tel|telefon|tlf|phone|växel|kundtjänst|mobil|ph)[\s.:]|(?:^|[\s,;·|])(?:\+\d{2} ?|0)\d{1,3}[- ]?\d[\d ]{4,}/i;

const saysOfSender = (text: string): boolean => ofSender.test(text.replaceAll(ofRecipient, ''));

/** What a page says of who stands where on it. */
interface Around {
  /** The sender's number: an organization number, or what is inside a VAT number. */
  readonly number: string | null;
  /** The addresses without a label. */
  readonly blocks: readonly AddressBlock[];
  /** Those whom a label names as who buys. */
  readonly billed: readonly SidedCell[];
  /** What the foot says of who sends the page. */
  readonly imprints: readonly SidedCell[];
  /** Where the foot of the page begins. */
  readonly foot: number;
}

const isBelow = (one: SidedCell, other: SidedCell): boolean =>
  one.page === other.page && one.box.y > other.box.y + level * other.box.height;

/** What stands right above a name at its left edge, unless an address ends there. */
const aboveOf = (name: SidedCell, cells: readonly SidedCell[]): SidedCell | undefined => {
  const above = cells.findLast(
    (each) =>
      isBelow(name, each) &&
      name.box.y - each.box.y <= nextRow * Math.max(name.box.height, each.box.height) &&
      Math.abs(each.box.x - name.box.x) <= aside,
  );
  return above === undefined || [hasPostcode, isAddressLine, hasAddressBehind].some((ends) => ends(above))
    ? undefined
    : above;
};

/** Whether words that nobody knows may say of whoever stands below or behind them what they are to the sender. */
const mayBeLabel = (words: SidedCell, name: SidedCell): boolean =>
  words.side !== 'seller' &&
  !isCompany(words.text) &&
  !isTitle(words) &&
  /\p{L}{2}/u.test(words.text) &&
  // What has its value behind it has none below.
  !/: ?\S|\d{3,}$/.test(words.text) &&
  words.box.height <= larger * name.box.height &&
  !isSameName(words.text, name.text);

/** Whether a word that nobody knows stands above a name, or before it in its row, and may say that it is the buyer's. */
const isLabelled = (name: SidedCell, cells: readonly SidedCell[], isAddress: boolean): boolean => {
  const above = aboveOf(name, cells);
  if (above !== undefined && isBeforeValue(above, cells)) return false;
  if (above !== undefined && mayBeLabel(above, name) && (isAddress || above.text.endsWith(':'))) return true;
  const before = cells.findLast((each) => isLevel(each, name) && rightOf(each.box) <= name.box.x);
  return before !== undefined && (before.text.endsWith(':') || (!isAddress && mayBeLabel(before, name)));
};

/** What stands below a name, down to another company in smaller letters, which the address below that one is of. */
const ownBelow = (name: SidedCell, cells: readonly SidedCell[]): readonly SidedCell[] => {
  const below = blockBelow(name, cells);
  const other = below.findIndex(
    ({ text, box }) =>
      isCompany(text) && name.box.height > larger * box.height && !isSameName(text, name.text),
  );
  return other < 0 ? below : below.slice(0, other);
};

/** Whether a name begins an address, behind it or below. */
const beginsAddress = (name: SidedCell, cells: readonly SidedCell[]): boolean =>
  hasAddressBehind(name) ||
  ownBelow(name, cells)
    .slice(0, 3)
    .some((each) => hasPostcode(each) || isAddressLine(each));

const hasAddressBehind = ({ text }: SidedCell): boolean =>
  /\p{L}.*[,·|•–-] ?.*\d{3} ?\d{2} \p{Lu}/u.test(text);

const linesOf = (name: SidedCell, cells: readonly SidedCell[]): readonly SidedCell[] =>
  hasAddressBehind(name) ? [name] : ownBelow(name, cells);

/** Whether an address begins with its name: no unknown word stands above, as a label does, nor in the place of the name. */
const isPlain = ({ name, below: [next] }: AddressBlock, cells: readonly SidedCell[]): boolean =>
  !isLabelled(name, cells, true) && (isCompany(name.text) || /\d/.test(next?.text ?? ''));

/** The address right below a name that has its own behind it, in one row: what an envelope's window shows above whom it goes to. */
const windowBelow = (name: SidedCell, cells: readonly SidedCell[]): AddressBlock[] => {
  const [other, ...below] = hasAddressBehind(name) ? columnBelow(name, cells) : [];
  return other !== undefined && below.some(hasPostcode) ? [{ name: other, below }] : [];
};

/** The names of others in addresses that a letter may go to: a label says so, or no unknown word labels them. */
const addressees = (
  name: SidedCell,
  cells: readonly SidedCell[],
  { blocks, billed }: Around,
): SidedCell[] => {
  const plain = [...blocks, ...windowBelow(name, cells)].filter((block) => isPlain(block, cells));
  return [...billed, ...plain.map((block) => block.name)].filter(
    (each) => each !== name && !isAkin(each.text, name.text),
  );
};

/** Whether two names have a word in common, or the beginning of one: `Värdshuset Alvaret AB` and `Alvarets Strandkök`. */
const isAkin = (one: string, other: string): boolean => {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  return words.some((word) => others.some((each) => each.startsWith(word) || word.startsWith(each)));
};

const wordsIn = (name: string): string[] =>
  withoutForm(name)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(
      (word) =>
        word.length >= 4 &&
        !/^(restaurang|hotell|krog|café|bistro|sverige|svenska|stockholm|göteborg|malmö|livs|mat|lilla|stora|gamla|nya|norra|södra|östra|västra)$/.test(
          word,
        ),
    );

/** Whether a name stands in the upper left corner of its page, below nothing but what it is called besides. */
const isInCorner = (name: SidedCell, cells: readonly SidedCell[]): boolean =>
  name.page === 1 &&
  name.box.y <= topmost &&
  cells.every(
    (each) =>
      each.page !== 1 ||
      ((each.box.x >= name.box.x - aside || each.box.y > 2 * topmost) &&
        (!isBelow(name, each) ||
          each.box.x > name.box.x + aside ||
          isSameName(each.text, name.text) ||
          isCalled(name.text, each.text) ||
          isTitle(each))),
  );

/**
 * Whether something on a page names as its sender whoever an address or a row names: its own address on the net, a label, the foot,
 * where to pay it, its number beside another's address, or that it heads the page of a letter to another. `false` for an address
 * that may as well be that of who buys, or of where goods go, beneath a label that nobody knows.
 */
export const isShown = (
  best: NamedSender & { readonly isSaid: boolean; readonly isHeading: boolean },
  cells: readonly SidedCell[],
  around: Around,
): boolean => {
  const own = naming(best.value, cells);
  if (best.isOfPage || best.isSaid) return true;
  // On the slip of a payment the buyer's address stands beside where to pay: what names the sender there says more in its cell.
  const isLow = own.every(({ box }) => box.y > around.foot);
  const isMore = ({ words, text }: SidedCell): boolean => words.length > text.split(' ').length;
  if (around.imprints.some((each) => isSameName(each.text, best.value) && (isLow || isMore(each))))
    return true;
  return own.some((name) => isShownAt(name, own, cells, { ...around, isHeading: best.isHeading }));
};

/** Whether words say that whoever stands below them is paid: on a slip the sender is. */
const isPaid = (above: SidedCell | undefined): boolean =>
  above !== undefined &&
  /^(betalningsmottagare|betalingsmo(dtager|ttaker)|payee|zahlungsempfänger)$/.test(labelText(above.text));

const isShownAt = (
  name: SidedCell,
  own: readonly SidedCell[],
  cells: readonly SidedCell[],
  around: Around & { readonly isHeading: boolean },
): boolean => {
  const isAddress = beginsAddress(name, cells);
  if (name.side === 'buyer') return false;
  if (isPaid(aboveOf(name, cells))) return true;
  if (isLabelled(name, cells, isAddress)) return false;
  // A sentence about another company may end in a row of its own.
  if (!isAddress) return !(name.text.endsWith('.') && own.some(({ text }) => isOfOther(text)));
  const below = linesOf(name, cells);
  const isLow = name.box.y > around.foot;
  // On a slip for a payment who buys stands beside where to pay.
  const isAlone = hasAddressBehind(name) || own.every((each) => each.box.y > around.foot);
  const beside = isLow && isAlone ? cells.filter((each) => isLevel(each, name)) : [];
  if ([...below, ...beside].some(({ text }) => saysOfSender(text) || (isLow && telephone.test(text))))
    return true;
  if (isLow && hasAddressBehind(name) && saysVatOf(name, around.number)) return true;
  const others = addressees(name, cells, around);
  if (others.length > 0 && isInCorner(name, cells)) return true;
  const isFirst = !cells.some(
    (each) => isBelow(name, each) && isCompany(each.text) && !isSameName(each.text, name.text),
  );
  const isLarge = below[0] !== undefined && name.box.height > larger * below[0].box.height;
  const isReached = below.some(({ text }) => telephone.test(text));
  if (isFirst && others.length > 0 && (isLarge || isReached)) return true;
  if (isFirst && hasAddressBehind(name)) return others.some((other) => isBelow(other, name));
  const last = below.at(-1) ?? name;
  const apart = others.filter(
    ({ box, side }) =>
      side === 'buyer' ||
      Math.abs(box.x - name.box.x) > aside ||
      Math.abs(box.y - last.box.y) > farColumn * name.box.height,
  );
  const { number, isHeading } = around;
  if (number !== null && below.some(({ text }) => text.replaceAll(/\D/g, '').includes(number))) {
    if (isInCorner(name, cells) && below.some(({ text }) => /^org/i.test(text))) return true;
    // Of two addresses the upper is not the buyer's, unless a label says so.
    return (isFirst ? others : apart).some(
      (other) =>
        other.side === 'buyer' ||
        (!isBelow(name, other) && !linesOf(other, cells).some(({ text }) => companyNumber.test(text))),
    );
  }
  return isFirst && isHeading && apart.some((other) => isBelow(other, name));
};

const companyNumber = /\d{6}-\d{4}|\b[A-Z]{2}\d{8,12}\b/;

/** Whether a row with a name and its address gives the number of its company twice, the second time inside its VAT number. */
const saysVatOf = ({ text }: SidedCell, number: string | null): boolean =>
  number !== null &&
  text.replaceAll(/[\s-]/g, '').includes(`SE${number}01`) &&
  text.replaceAll(/[\s-]/g, '').replace(`SE${number}01`, '').includes(number);
