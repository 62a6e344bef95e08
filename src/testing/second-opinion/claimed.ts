/**
 * The second opinion on credit claims: slow, from the words of DEALS.md section 3. It shares no file with what it checks, and
 * takes what has these fields.
 */
import { type Fraction, fraction, isMore, isSame, minus, size } from './fraction.ts';

export interface Claimed {
  readonly id: string;
  readonly number: { readonly year: number; readonly sequence: number };
  readonly state: string;
  readonly draftedOn: string;
  readonly sentOn: string | null;
  readonly currency: string;
  readonly lines: readonly {
    readonly id: string;
    readonly orderLineId: string;
    readonly invoiceNumber: string;
    readonly articleNumber: string | null;
    readonly name: string;
    readonly unit: string;
    readonly reason: string;
    readonly quantity: string;
    readonly billedPrice: string | null;
    readonly expectedPrice: string | null;
    readonly amount: string;
    readonly vatRate: string | null;
  }[];
}

export interface Paper {
  readonly id: string;
  readonly sha256: string;
  readonly date: string;
  readonly number: string;
  readonly currency: string;
  readonly creditNote: boolean;
  readonly trusted: boolean;
  readonly net: string;
  readonly gross: string;
  readonly precedingInvoices: readonly string[];
  readonly hasCharges: boolean;
  readonly lines: readonly {
    readonly id: string;
    readonly lineNumber: number;
    readonly articleNumber: string | null;
    readonly name: string;
    readonly unit: string;
    readonly quantity: string | null;
    readonly sum: string;
    readonly kind: string;
    readonly trusted: boolean;
  }[];
}

export interface Said {
  readonly creditLineId: string;
  readonly claimId: string;
  readonly claimLineId: string | null;
  readonly linked: boolean;
  readonly sequence: number;
}

export const nought = fraction('0');

export const plus = (a: Fraction, b: Fraction): Fraction => minus(a, { over: -b.over, under: b.under });

export const total = (all: readonly Fraction[]): Fraction => all.reduce(plus, nought);

export const isNear = (a: Fraction, b: Fraction, slack: string): boolean =>
  !isMore(size(minus(a, b)), fraction(slack));

export type Slot = Claimed['lines'][number] & { readonly claim: Claimed };

/** Money on a paper: one line that lowers what is owed, or the paper itself where it has none. */
export interface Coin {
  readonly id: string;
  readonly paper: Paper;
  readonly line: Paper['lines'][number] | null;
  readonly amount: Fraction;
}

const below = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

export const inOrder = (claims: readonly Claimed[]): Claimed[] =>
  claims
    .filter((claim, at) => claims.findIndex(({ id }) => id === claim.id) === at)
    .toSorted((a, b) => a.number.year - b.number.year || a.number.sequence - b.number.sequence);

/** Every coin, in the order in which they are given out. */
export const coinsOf = (papers: readonly Paper[]): Coin[] =>
  papers
    .filter((paper, at) => papers.findIndex(({ id }) => id === paper.id) === at)
    .toSorted(
      (a, b) =>
        below(a.date, b.date) || below(a.number, b.number) || below(a.sha256, b.sha256) || below(a.id, b.id),
    )
    .flatMap((paper): Coin[] => {
      if (paper.lines.length === 0)
        return paper.trusted &&
          !paper.hasCharges &&
          paper.net.startsWith('-') &&
          isMore(size(fraction(paper.net)), nought)
          ? [{ id: paper.id, paper, line: null, amount: size(fraction(paper.net)) }]
          : [];
      const direction = total(paper.lines.map(({ sum }) => fraction(sum)));
      const isTurned = paper.creditNote && isMore(direction, nought);
      const inTurn = paper.lines.toSorted((a, b) => a.lineNumber - b.lineNumber);
      const back = inTurn.filter(({ sum }) => {
        const value = fraction(sum);
        return isTurned ? isMore(value, nought) : isMore(nought, value);
      });
      const anew = paper.creditNote ? inTurn.filter((line) => !back.includes(line)) : [];
      return withoutAnew(back, anew)
        .filter(({ line, amount }) => line.trusted && isMore(amount, nought))
        .map(({ line, amount }) => ({ id: line.id, paper, line, amount }));
    });

type Printed = Pick<Slot, 'articleNumber' | 'name' | 'unit'>;

/** Plain names and units, as the histories of the tests write them: in one case, without signs. */
export const isSameGoods = (a: Printed, b: Printed): boolean => {
  const has = ({ articleNumber }: Printed): boolean => articleNumber !== null && articleNumber !== '';
  if (a.unit !== b.unit) return false;
  return has(a) && has(b)
    ? a.articleNumber === b.articleNumber
    : a.name.toLowerCase() === b.name.toLowerCase();
};

type PaperLine = Paper['lines'][number];

/** What lines give back once each line that the same note bills anew has taken its sum from them, öre by öre as it were. */
const withoutAnew = (
  back: readonly PaperLine[],
  anew: readonly PaperLine[],
): { readonly line: PaperLine; amount: Fraction }[] => {
  const all = back.map((line) => ({ line, amount: size(fraction(line.sum)) }));
  for (const billed of anew) {
    const alike = all.filter(
      ({ line }) => (line.kind === 'deposit') === (billed.kind === 'deposit') && isSameGoods(line, billed),
    );
    const isTwin = ({ line, amount }: (typeof all)[number]): boolean =>
      line.quantity !== null &&
      billed.quantity !== null &&
      isSame(size(fraction(line.quantity)), size(fraction(billed.quantity))) &&
      isSame(amount, size(fraction(line.sum)));
    const twin = alike.find(isTwin);
    let left = size(fraction(billed.sum));
    for (const each of [...(twin === undefined ? [] : [twin]), ...alike.filter((one) => one !== twin)]) {
      const taken = isMore(each.amount, left) ? left : each.amount;
      each.amount = minus(each.amount, taken);
      left = minus(left, taken);
    }
  }
  return all;
};

const plainNumber = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\-./]/g, '')
    .replace(/^0+/, '');

/** Whether a paper names an invoice; numbers as the histories of the tests write them. */
export const isNamedBy = (paper: Paper, number: string): boolean =>
  plainNumber(number) !== '' &&
  paper.precedingInvoices.some((each) => plainNumber(each) === plainNumber(number));

/** Whether a paper names others only. */
export const namesOthers = (paper: Paper, { number, lines }: Claimed): boolean => {
  const own = `K-${number.year}-${String(number.sequence).padStart(3, '0')}`;
  return (
    paper.precedingInvoices.some((each) => plainNumber(each) !== '') &&
    ![own, ...lines.map(({ invoiceNumber }) => invoiceNumber)].some((each) => isNamedBy(paper, each))
  );
};
