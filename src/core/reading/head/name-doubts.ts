import { isLevel } from './addressee.ts';
import { columnBelow, hasPostcode } from './address-blocks.ts';
import { isCompany } from './company-forms.ts';
import { letters } from './named-after.ts';
import type { NamedSender } from './name-proof.ts';
import type { SidedCell } from './party-sections.ts';
import { ownersIn } from './others-sentences.ts';
import { folded, isSameName, naming } from './same-name.ts';
import { totalKind } from '../totals/total-labels.ts';

const [leastLetters, mostLabels] = [4, 2];
const [aside, headed, farthest] = [6, 1.4, 2.5];

// In points.
const highest = 75;

/**
 * The cells that do not stand among the labels of totals: below the lines a row of those names sums, and nobody, and so does a word
 * with an amount behind it above or below one of them.
 */
export const withoutTotals = (cells: readonly SidedCell[]): SidedCell[] => {
  const labels = cells.filter(({ text }) => totalKind(text) !== null);
  const amounts = cells.filter(({ text }) => /^-?\d[\d .]*[.,]\d\d$/.test(text));
  const isOfSums = (cell: SidedCell): boolean =>
    !isCompany(cell.text) &&
    amounts.some((amount) => isLevel(amount, cell)) &&
    labels.some(
      ({ page, box }) =>
        page === cell.page &&
        Math.abs(box.x - cell.box.x) < aside &&
        Math.abs(box.y - cell.box.y) < farthest * cell.box.height,
    );
  return cells.filter(
    (cell) => labels.filter((label) => isLevel(label, cell)).length < mostLabels && !isOfSums(cell),
  );
};

const street = /^(?:box|postbox) \d|^\p{L}[\p{L} .'’-]{2,} \d{1,4} ?[A-Za-z]?(?:,|$)/iu;

/** Whether a line of an address names a street or a box. */
export const isAddressLine = ({ text }: SidedCell): boolean => street.test(text);

/** Words that may be a name without any digit, as large as what heads a page: another than the sender's. */
const isNamed = ({ text }: SidedCell): boolean => /\p{L}{3}/u.test(text) && !/[\d:@]/.test(text);

/** A text layer whose font has other letters than it shows: `BrÄd` for `Bröd`. */
const isGarbled = /\p{Ll}[ÅÄÖÉÈ]\p{Ll}/u;

/** What a document calls itself is nobody's name. */
export const isTitle = ({ text }: SidedCell): boolean =>
  /faktura|fakt\.|invoice|rechnung|facture|fattura|factura|factuur|lasku|nota\b|kredit|credit|gutschrift|räkning|kvitto|receipt/iu.test(
    text,
  );

const payee =
  /^(betalningsmottagare|betalingsmo(dtager|ttaker)|payee|zahlungsempfänger|beneficiary|bénéficiaire)\b/i;

const longWords = (name: string): string[] =>
  folded(name)
    .split(' ')
    .filter((word) => word.length >= leastLetters);

/** Whether a name is printed only as who is to be paid, and shares no word with anything else: a factor is paid for the sender. */
const isPaidAlone = (value: string, own: readonly SidedCell[], cells: readonly SidedCell[]): boolean => {
  const labels = cells.filter(({ text }) => payee.test(text));
  if (!own.every((each) => payee.test(each.text) || labels.some((label) => isLevel(label, each))))
    return false;
  const words = longWords(value);
  return !cells.some(
    (each) => !own.includes(each) && longWords(each.text).some((word) => words.includes(word)),
  );
};

const otherForm = /\p{Ll}\s(?:\p{Lu}[\p{L}.&’'-]*\s)+(?:AB|HB|KB|Aktiebolag|Handelsbolag)(?=[\s.,;)])/u;

/** What speaks for a name that stands alone in an address. */
interface Signs {
  /** It heads the page before another address, stands at its foot, or a label, a number or an address on the net is its own. */
  readonly isOwned: boolean;
  /** Where the goods stand, with the head of their table. */
  readonly goods: readonly SidedCell[];
  /** Those who buy, as labels name them. */
  readonly buyers: readonly string[];
}

/**
 * Whether a name may be another's than the sender's, whatever else stands on the page: it is the buyer's or a part of it, all that
 * is printed of it begins an address below larger words that may be the sender's, or it is one word of the goods.
 */
export const isDoubtedName = (
  { value, cell }: NamedSender,
  cells: readonly SidedCell[],
  { isOwned, goods, buyers }: Signs,
): boolean => {
  if (buyers.some((buyer) => isSameName(buyer, value)) || isGarbled.test(value)) return true;
  const name = folded(value);
  const own = naming(value, cells);
  const owners = ownersIn(cells);
  if (owners.some((text) => ` ${text} `.includes(` ${name} `))) return true;
  if (isPaidAlone(value, own, cells)) return true;
  // A sentence about a name may tell whose it is: `Ostboden är ett namn för Granströms Livs AB`.
  if (!isCompany(value) && own.some(({ text }) => otherForm.test(text) && !isCompany(text))) return true;
  if (isOwned) return false;
  // Whoever heads the page in larger letters sends it; the company that an address begins with below has to be the same.
  const isHeaded = cells.some(
    (each) =>
      isNamed(each) &&
      each.page === cell.page &&
      each.box.y < Math.min(cell.box.y, highest) &&
      each.box.height > headed * cell.box.height &&
      !isTitle(each) &&
      !longWords(each.text).some((word) => longWords(value).includes(word)),
  );
  if (isHeaded && own.every((each) => columnBelow(each, cells).some(hasPostcode))) return true;
  if (isCompany(value) || name.includes(' ')) return false;
  return goods.length === 0 || goods.some(({ text }) => ` ${folded(text)} `.includes(` ${name} `));
};

/** Whether a name without a company's form is letters out of a longer one: a picture of spaced letters, read in part. */
export const isCutShort = (name: string, others: readonly { readonly value: string }[]): boolean => {
  if (isCompany(name)) return false;
  const own = letters(name);
  return others.some(({ value }) => {
    const whole = value.split(/\s+/).map(letters);
    return (
      whole.join('').includes(own) &&
      !` ${whole.join(' ')} `.includes(` ${name.split(/\s+/).map(letters).join(' ')} `)
    );
  });
};

/** Whether the first line below a name is one as well, of words in capitals: the name above it may be a slogan. */
export const isAboveName = (cell: SidedCell, cells: readonly SidedCell[]): boolean =>
  /^\p{Lu}[\p{L}’'-]+,?(?: (?:&|och|i|på|\p{Lu}[\p{L}.’'-]*))+$/u.test(
    columnBelow(cell, cells)[0]?.text ?? '',
  );
