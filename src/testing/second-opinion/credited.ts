import {
  coinsOf,
  inOrder,
  isNamedBy,
  isNear,
  isSameGoods,
  namesOthers,
  nought,
  plus,
  total,
} from './claimed.ts';
import type { Claimed, Coin, Paper, Said, Slot } from './claimed.ts';
import { dividedBy, fraction, isMore, isSame, minus, roundedTo, size, times } from './fraction.ts';
import type { Fraction } from './fraction.ts';

/** Money of a coin on a claim's line; `over` is what the line had no room for. */
export interface Gift {
  readonly coin: Coin;
  readonly slot: Slot;
  readonly step: number;
  readonly amount: Fraction;
  readonly over: Fraction;
}

const lives = ({ state }: Claimed): boolean => ['drafted', 'sent', 'settled'].includes(state);

const lastWord = (said: readonly Said[], coin: Coin, claim: Claimed): Said | undefined =>
  said
    .filter(({ creditLineId, claimId }) => creditLineId === coin.id && claimId === claim.id)
    .toSorted((a, b) => b.sequence - a.sequence)[0];

const dayNumber = (date: string): number => Date.parse(date) / 86_400_000;

/** The second opinion's books: gifts are the only state, everything else is asked of them. */
class Books {
  readonly gifts: Gift[] = [];

  openOf(slot: Slot): Fraction {
    const given = this.gifts.filter((gift) => gift.slot === slot).map(({ amount }) => amount);
    return minus(fraction(slot.amount), total(given));
  }

  isUsed(coin: Coin): boolean {
    return this.gifts.some((gift) => gift.coin === coin);
  }

  /** Pours a coin over slots; what no slot has room for stands beside the last that got some, or beside the first. */
  pour(step: number, coin: Coin, slots: readonly Slot[]): void {
    const before = this.gifts.length;
    for (const slot of slots) {
      const used = total(this.gifts.slice(before).map(({ amount }) => amount));
      const left = minus(coin.amount, used);
      const open = this.openOf(slot);
      const amount = isMore(left, open) ? open : left;
      if (isMore(amount, nought)) this.gifts.push({ coin, slot, step, amount, over: nought });
    }
    const over = minus(coin.amount, total(this.gifts.slice(before).map(({ amount }) => amount)));
    const last = this.gifts.slice(before).at(-1);
    const [first] = slots;
    if (last !== undefined) this.gifts[this.gifts.length - 1] = { ...last, over };
    else if (first !== undefined) this.gifts.push({ coin, slot: first, step, amount: nought, over });
  }
}

const mayGive = (step: number, coin: Coin, { claim, reason }: Slot, said: readonly Said[]): boolean => {
  const states = step === 2 ? ['drafted', 'sent', 'settled'] : ['sent', 'settled'];
  const age = dayNumber(coin.paper.date) - dayNumber(claim.draftedOn);
  return (
    states.includes(claim.state) &&
    claim.currency === coin.paper.currency &&
    lastWord(said, coin, claim)?.linked !== false &&
    !(coin.line?.kind === 'deposit' && ['above-deal', 'above-watched'].includes(reason)) &&
    (step === 2 || (age >= 0 && age <= 180 && !namesOthers(coin.paper, claim)))
  );
};

/**
 * Half of a step: in the first of step 2 the amounts agree, in the second the quantities may instead; in the first of step 3 the
 * line has not got a part yet.
 */
type Pass = 'named amount' | 'named' | 'untouched' | 3 | 4;

const hasQuantityOf = ({ line }: Coin, slot: Slot): boolean =>
  line !== null && line.quantity !== null && isSame(size(fraction(line.quantity)), fraction(slot.quantity));

const suits = (pass: Pass, coin: Coin, slot: Slot, open: Fraction): boolean => {
  const { line, paper, amount } = coin;
  if (line === null || !isSameGoods(line, slot)) return false;
  const quantity = hasQuantityOf(coin, slot);
  const whole = isNear(amount, fraction(slot.amount), '0.02');
  const rest = isNear(amount, open, '0.02');
  const isAt = (price: string | null): boolean =>
    price !== null &&
    line.quantity !== null &&
    isNear(amount, times(size(fraction(line.quantity)), fraction(price)), '0.02');
  const isReturned = isAt(slot.billedPrice) || isAt(slot.expectedPrice);
  if (pass === 'named amount' || pass === 'named')
    return (
      isNamedBy(paper, slot.invoiceNumber) &&
      (((whole || rest) && (quantity || !isReturned)) ||
        (pass === 'named' && quantity && !isAt(slot.expectedPrice)))
    );
  if (pass === 'untouched') return quantity && whole && rest;
  if (pass === 3) return quantity && whole;
  return rest && !isReturned;
};

const openGross = (books: Books, slots: readonly Slot[]): Fraction | null => {
  if (slots.some(({ vatRate }) => vatRate === null)) return null;
  return total(
    slots.map((slot) => {
      const open = books.openOf(slot);
      const vat = dividedBy(times(open, fraction(slot.vatRate ?? '0')), fraction('100'));
      return plus(open, roundedTo(2, vat));
    }),
  );
};

const isTotal = (books: Books, paper: Paper, slots: readonly Slot[]): boolean => {
  const open = total(slots.map((slot) => books.openOf(slot)));
  if (!isMore(open, nought)) return false;
  const back = (text: string): Fraction => minus(nought, fraction(text));
  if (isNear(back(paper.net), open, '1')) return true;
  const gross = openGross(books, slots);
  return gross !== null && isNear(back(paper.gross), gross, '1');
};

/** A paper that says nothing but what it comes to. */
const isMute = (paper: Paper, coins: readonly Coin[], slots: readonly Slot[]): boolean =>
  paper.trusted &&
  !paper.hasCharges &&
  isMore(nought, fraction(paper.net)) &&
  (paper.lines.length === 0 || coins.filter((coin) => coin.paper === paper).length === paper.lines.length) &&
  paper.lines.every(
    (line) =>
      line.kind === 'goods' &&
      (line.articleNumber ?? '') === '' &&
      !slots.some((slot) => isSameGoods(line, slot)),
  );

/** One gift more by steps 2 to 4, if there is one to make: the first claim line that any free coin suits. */
const giveOne = (
  pass: Pass,
  books: Books,
  coins: readonly Coin[],
  slots: readonly Slot[],
  said: readonly Said[],
): boolean => {
  const step = pass === 'untouched' ? 3 : typeof pass === 'number' ? pass : 2;
  /** In step 4: its amount is this slot's, its quantity that of another which has something open. */
  const speaksForAnother = (coin: Coin, slot: Slot): boolean =>
    pass === 4 &&
    !hasQuantityOf(coin, slot) &&
    slots.some(
      (other) =>
        coin.line !== null &&
        isSameGoods(coin.line, other) &&
        hasQuantityOf(coin, other) &&
        isMore(books.openOf(other), nought) &&
        mayGive(4, coin, other, said),
    );
  for (const slot of slots) {
    const open = books.openOf(slot);
    if (!isMore(open, nought)) continue;
    const coin = coins.find(
      (each) =>
        !books.isUsed(each) &&
        mayGive(step, each, slot, said) &&
        suits(pass, each, slot, open) &&
        !speaksForAnother(each, slot),
    );
    if (coin === undefined) continue;
    books.pour(step, coin, [slot]);
    return true;
  }
  return false;
};

const giveTotal = (
  books: Books,
  coins: readonly Coin[],
  slots: readonly Slot[],
  said: readonly Said[],
): boolean => {
  const claims = [...new Set(slots.map(({ claim }) => claim))];
  const papers = [...new Set(coins.map(({ paper }) => paper))].filter((paper) => isMute(paper, coins, slots));
  const isFor = (paper: Paper, claim: Claimed): boolean => {
    const own = slots.filter((slot) => slot.claim === claim);
    return (
      coins
        .filter((coin) => coin.paper === paper)
        .every((coin) => !books.isUsed(coin) && own.every((slot) => mayGive(5, coin, slot, said))) &&
      isTotal(books, paper, own)
    );
  };
  for (const claim of claims)
    for (const paper of papers) {
      if (!isFor(paper, claim) || claims.some((other) => other !== claim && isFor(paper, other))) continue;
      for (const coin of coins.filter((each) => each.paper === paper))
        books.pour(
          5,
          coin,
          slots.filter((slot) => slot.claim === claim),
        );
      return true;
    }
  return false;
};

/** Claim lines that may take money: a dead claim's not while a living one has the same order line. */
export const slotsOf = (claims: readonly Claimed[]): Slot[] =>
  inOrder(claims).flatMap((claim) =>
    claim.lines
      .filter(
        ({ orderLineId }) =>
          lives(claim) ||
          !claims.some(
            (other) =>
              other.id !== claim.id &&
              lives(other) &&
              other.lines.some((line) => line.orderLineId === orderLineId),
          ),
      )
      .map((line) => ({ ...line, claim })),
  );

/** Every gift, by asking again for the first that the rules allow until they allow none. */
export const giftsOf = (
  claims: readonly Claimed[],
  papers: readonly Paper[],
  said: readonly Said[],
): { readonly gifts: readonly Gift[]; readonly slots: readonly Slot[] } => {
  const books = new Books();
  const slots = slotsOf(claims);
  const coins = coinsOf(papers);
  for (const coin of coins) {
    const wanted = slots.filter(({ id, claim }) => {
      const word = lastWord(said, coin, claim);
      const isWanted = word?.linked === true && claim.currency === coin.paper.currency;
      return isWanted && (word.claimLineId === null || word.claimLineId === id);
    });
    const isFirst = (slot: Slot): boolean =>
      lastWord(said, coin, slot.claim)?.claimLineId === slot.id ||
      (coin.line !== null && isSameGoods(coin.line, slot));
    if (wanted.length > 0)
      books.pour(1, coin, [...wanted.filter(isFirst), ...wanted.filter((slot) => !isFirst(slot))]);
  }
  for (const pass of ['named amount', 'named', 'untouched', 3, 4] as const)
    while (giveOne(pass, books, coins, slots, said));
  while (giveTotal(books, coins, slots, said));
  for (const slot of slots)
    for (const coin of coins)
      if (
        !books.isUsed(coin) &&
        mayGive(2, coin, slot, said) &&
        suits('named', coin, slot, books.openOf(slot))
      )
        books.pour(2, coin, [slot]);
  return { gifts: books.gifts, slots };
};

/** A claim's figures: claimed, credited, waiting, not received and over-credited, and what it shows as. */
export interface Told {
  readonly id: string;
  readonly shown: string;
  readonly sums: readonly Fraction[];
}

/** What became of each claim, in their order. */
export const toldOf = (claims: readonly Claimed[], gifts: readonly Gift[]): Told[] =>
  inOrder(claims).map((claim) => {
    const sums = { credited: nought, waiting: nought, lost: nought, over: nought, open: nought };
    for (const line of claim.lines) {
      const own = gifts.filter(({ slot }) => slot.claim.id === claim.id && slot.id === line.id);
      const credited = total(own.map(({ amount }) => amount));
      const open = minus(fraction(line.amount), credited);
      const isAnew = claims.some(
        (other) =>
          other.id !== claim.id &&
          other.lines.some(({ orderLineId }) => orderLineId === line.orderLineId) &&
          (lives(other) ||
            (other.state === 'refused' &&
              (other.number.year - claim.number.year || other.number.sequence - claim.number.sequence) > 0)),
      );
      sums.credited = plus(sums.credited, credited);
      sums.over = plus(sums.over, total(own.map(({ over }) => over)));
      sums.open = plus(sums.open, open);
      if (claim.state === 'sent') sums.waiting = plus(sums.waiting, open);
      const isLost = claim.state === 'settled' || (claim.state === 'refused' && !isAnew);
      if (isLost && claim.sentOn !== null) sums.lost = plus(sums.lost, open);
    }
    const { credited, waiting, lost, over, open } = sums;
    return {
      id: claim.id,
      shown: claim.lines.length > 0 && isSame(open, nought) ? 'settled' : claim.state,
      sums: [total([credited, waiting, lost]), credited, waiting, lost, over],
    };
  });
