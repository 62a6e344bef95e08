/**
 * Random histories of one article. Few dates, numbers and prices, so that ties, late lines and returns to an old price
 * are the rule and not the exception. Randomness comes in as a value: `choose` picks one of the options; the first is the plainest.
 */
import type {
  Deal,
  DecisionKind,
  LineKey,
  OrderLine,
  RuleSetting,
  SiblingLine,
  Threshold,
  Tolerance,
  WatchRule,
} from '#core/price-watch/types.ts';

export type Choose = <T>(...options: readonly T[]) => T;

/** What happens between two decisions, and the decision that ends it (`null`: none). */
export interface Round {
  /** How many of the newest lines are gone before the others arrive: their documents were deleted. */
  readonly removed: number;
  readonly lines: readonly OrderLine[];
  readonly deals: readonly Deal[];
  readonly rules: readonly WatchRule[];
  readonly decision: { readonly kind: DecisionKind; readonly until: string } | null;
}

export interface History {
  readonly siblings: readonly SiblingLine[];
  readonly rounds: readonly Round[];
}

/** The last date on which anything happens. */
export const lastDate = '2026-03-22';

const dates = Array.from({ length: 13 }, (_, day) => `2026-03-${day + 10}`);
const amounts = ['100', '110', '110', '110.00', '120', '100.5', '101', '99', '90', '33.333333'];

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Most lines of a round are dated a little after those of the round before; one in four is from any time. */
const dateOf = (choose: Choose, round: number): string =>
  choose(true, true, true, false) ? choose(...dates.slice(2 * round, 2 * round + 5)) : choose(...dates);

const keyOf = (choose: Choose, round: number): LineKey => ({
  invoiceDate: dateOf(choose, round),
  invoiceNumber: choose('1', '2', '10'),
  documentSha256: choose('aa', 'bb'),
  lineNumber: choose(1, 2),
});

const packOf = (choose: Choose): OrderLine['pack'] =>
  choose(
    null,
    null,
    null,
    { baseUnit: 'l', amount: '6' },
    { baseUnit: 'l', amount: '12' },
    { baseUnit: 'kg', amount: '7' },
  );

const rarely = <T>(choose: Choose, usual: T, ...others: T[]): T =>
  choose(...many(12, () => true), false) ? usual : choose(...others);

/** A line's id follows from its place, so that no place ever holds two lines. */
const idOf = (key: LineKey): string => Object.values(key).join('/');

const lineOf = (choose: Choose, round: number): OrderLine => {
  const key = keyOf(choose, round);
  return {
    id: idOf(key),
    key,
    price: choose(...amounts),
    pack: packOf(choose),
    vatRate: choose('12', '6', null),
    discount: choose('0', '10', null),
    deposit: choose('0', '1', null),
    quantity: rarely(choose, '2', '1', '0.125', '0', '-3'),
    sum: choose('200', '20.55'),
    kind: rarely(choose, 'goods', 'deposit', 'freight'),
    currency: rarely(choose, 'SEK', 'EUR'),
    creditNote: rarely(choose, false, true),
    trusted: rarely(choose, true, false),
  };
};

const toleranceOf = (choose: Choose): Tolerance => ({
  type: choose('kr', 'percent'),
  value: choose('0', '1', '10'),
});

const dealOf = (choose: Choose): Deal => ({
  id: `deal-${choose('a', 'b', 'c')}${choose('a', 'b', 'c')}${choose('a', 'b', 'c')}`,
  scope: choose('unit', 'organization'),
  price: choose('95', '100', '110'),
  validFrom: choose(...dates),
  validTo: choose(null, ...dates),
  toleranceUp: toleranceOf(choose),
  toleranceDown: toleranceOf(choose),
  marketPriced: rarely(choose, false, true),
});

const thresholdOf = (choose: Choose): Threshold =>
  choose(
    { type: 'any' },
    { type: 'kr', value: choose('1', '0.5', '10') },
    { type: 'percent', value: choose('1', '0.5', '10') },
  );

const settingOf = (choose: Choose): RuleSetting => ({
  reference: choose('watched', 'last'),
  threshold: thresholdOf(choose),
  direction: choose('both', 'rises'),
});

const ruleOf = (choose: Choose): WatchRule => ({
  id: `rule-${choose('a', 'b', 'c')}${choose('a', 'b', 'c')}`,
  scope: choose('unit', 'supplier', 'article'),
  validFrom: choose(...dates),
  setting: rarely(choose, settingOf(choose), null),
});

const roundOf = (choose: Choose, round: number): Round => ({
  removed: choose(0, 0, 0, 0, 0, 0, 1, 2),
  lines: many(choose(0, 1, 2, 3, 4, 5, 6, 7), () => lineOf(choose, round)),
  deals: many(choose(0, 0, 0, 1, 2), () => dealOf(choose)),
  rules: many(choose(0, 0, 0, 1, 2), () => ruleOf(choose)),
  decision: choose(false, true, true, true)
    ? {
        kind: choose('resolve', 'resolve', 'ignore', 'temporary', 'temporary', 'claim', 'history'),
        until: choose(...dates.slice(2 * round)),
      }
    : null,
});

/** One random history of up to five rounds. A line, deal or rule that was drawn before comes in once. */
export const historyFrom = (choose: Choose): History => {
  const taken = new Set<string>();
  const isNew = ({ id }: { readonly id: string }): boolean => !taken.has(id) && taken.add(id).has(id);
  const siblings = many(choose(0, 0, 0, 1, 3), () => ({
    key: keyOf(choose, 0),
    price: choose(...amounts),
    pack: packOf(choose),
    vatRate: null,
    discount: null,
    deposit: null,
  })).filter(({ key }) => isNew({ id: idOf(key) }));
  const rounds = many(choose(1, 2, 3, 4, 5), (round) => roundOf(choose, round)).map((round) => ({
    ...round,
    lines: round.lines.filter(isNew),
    deals: round.deals.filter(isNew),
    rules: round.rules.filter(isNew),
  }));
  return { siblings, rounds };
};
