/**
 * Random histories of one article. Few dates, numbers and prices, so that ties, late lines and returns to an old price
 * are the rule and not the exception. Randomness comes in as a value: `choose` picks one of the options; the first is the plainest.
 */
import { decimal, rounded } from '#core/values/decimal.ts';
import type { Deal, Tolerance } from '#core/price-watch/deal-types.ts';
import type {
  DecisionKind,
  LineKey,
  OrderLine,
  RuleSetting,
  SiblingLine,
  Threshold,
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

/** The date of lines that lie ahead of all others. */
const farAhead = '2026-04-20';

/** The last date on which anything happens. */
export const lastDate = farAhead;

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

/**
 * What a price comes to: pieces, or weighed goods whose net ÷ quantity is never quite the price. A sum is off by an öre where the
 * supplier rounds in another way, and a price is not printed where only the sum is.
 */
const billed = (choose: Choose): Pick<OrderLine, 'price' | 'printed' | 'quantity' | 'sum'> => {
  const asked = choose(...amounts);
  const quantity = rarely(choose, choose('2', '1', '1.309', '2.345', '0.417'), '0.125', '0', '-3');
  const exact = decimal(asked)
    .times(quantity)
    .plus(rarely(choose, '0', '0.01', '-0.01'));
  const sum = rounded(exact, 2);
  const price = decimal(quantity).eq('0') ? asked : rounded(decimal(sum).div(quantity), 6);
  return { price, printed: choose(true, true, false) ? decimal(asked).toFixed() : null, quantity, sum };
};

/** Most are dated near their round; one in thirteen far ahead, which waits for a person and may never be trusted. */
const lineOf = (choose: Choose, round: number): OrderLine => {
  const key = rarely(choose, keyOf(choose, round), { ...keyOf(choose, round), invoiceDate: farAhead });
  return {
    id: idOf(key),
    key,
    ...billed(choose),
    deliveryDate: choose(null, null, choose(...dates)),
    pack: packOf(choose),
    vatRate: choose('12', '6', null),
    discount: choose('0', '10', null),
    deposit: choose('0', '1', null),
    kind: rarely(choose, 'goods', 'deposit', 'freight'),
    currency: rarely(choose, 'SEK', 'EUR'),
    creditNote: rarely(choose, false, true),
    trusted: key.invoiceDate === farAhead ? choose(false, true) : rarely(choose, true, false),
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
  breaks: rarely(
    choose,
    [],
    [{ from: '2', price: '90' }],
    [
      { from: '2.345', price: '90' },
      { from: '1', price: '99' },
    ],
  ),
  basis: choose('invoice', 'invoice', 'delivery'),
  pack: packOf(choose),
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
    printed: null,
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
