import { type Decimal, decimal, fixed, rounded, zero } from '#core/values/decimal.ts';
import { sameAmount } from './monitored.ts';
import { type Factor, splitDifference } from './split-difference.ts';
import type { Cause, PriceFacts, Stated, Why, WhyPart } from './types.ts';

const hundred = decimal('100');

/** Half an öre: what rounding a line to the öre may do to the price of one. */
const half = decimal('0.005');

/** The price before the line's own allowances; `null` when a charge of the line raised it. */
const listOf = ({ price, discount }: PriceFacts): Decimal | null => {
  const allowed = decimal(discount ?? '0');
  return allowed.lt(zero) ? null : decimal(price).plus(allowed);
};

/** Whether a reference was promised by a deal, and whether that covers the line. */
export type Promised = 'no' | 'over' | 'in-force';

/** A deal states a price and nothing else. */
const nothingElse: Omit<Stated, 'price' | 'pack'> = {
  listPrice: null,
  discountPercent: null,
  vatRate: null,
  deposit: null,
};

const statedBy = (facts: PriceFacts): Stated => {
  const list = listOf(facts);
  const discount = decimal(facts.discount ?? '0');
  return {
    price: facts.price,
    pack: facts.pack,
    listPrice: list && rounded(list, 6),
    discountPercent: list && rounded(discount.times(hundred).div(list), 1),
    vatRate: facts.vatRate,
    deposit: facts.deposit ?? '0',
  };
};

/** Whether both sizes are known in the same base unit, so that prices can be told per base unit. */
const isPerBase = ({ pack: from }: PriceFacts, { pack: to }: PriceFacts): boolean =>
  from !== null && to !== null && from.baseUnit === to.baseUnit && !sameAmount(from.amount, to.amount);

/** Whether both lines state a discount at one rate: it is rounded to the öre on each line, so two may differ by an öre of each. */
const isSameRate = (from: PriceFacts, to: PriceFacts): boolean => {
  const lists = { from: listOf(from), to: listOf(to) };
  const taken = { from: decimal(from.discount ?? '0'), to: decimal(to.discount ?? '0') };
  if (!lists.from || !lists.to || !taken.from.gt(zero) || !taken.to.gt(zero)) return false;
  const difference = taken.to.times(lists.from).minus(taken.from.times(lists.to)).abs();
  return difference.times('200').lte(lists.from.plus(lists.to));
};

const factorsOf = (from: PriceFacts, to: PriceFacts, isPromised: boolean): Factor<WhyPart>[] => {
  const one = decimal('1');
  const lists = isPromised ? null : { from: listOf(from), to: listOf(to) };
  const prices = { from: decimal(from.price), to: decimal(to.price) };
  const isOneRate = !isPromised && isSameRate(from, to);
  const isListSame = lists?.from && lists.to ? lists.from.minus(lists.to).abs().lt(half) : true;
  const price: Factor<WhyPart>[] =
    lists?.from && lists.to && !isOneRate
      ? [
          { name: 'list', from: lists.from, to: lists.to },
          { name: 'discount', from: prices.from.div(lists.from), to: prices.to.div(lists.to) },
        ]
      : [{ name: isOneRate && !isListSame ? 'list' : 'other', ...prices }];
  if (!isPerBase(from, to)) return price;
  const per = (facts: PriceFacts) => one.div(decimal(facts.pack?.amount ?? '1'));
  return [...price, { name: 'pack', from: per(from), to: per(to) }];
};

/** Two prices to the öre or, where they are the same to the öre, to as many decimals as tell them apart. */
const toldApart = (from: Decimal, to: Decimal): { from: string; to: string; places: number } => {
  for (const places of [2, 4]) {
    const told = { from: fixed(from, places), to: fixed(to, places), places };
    if (told.from !== told.to && told.from !== fixed(zero, places)) return told;
  }
  return { from: fixed(from, 6), to: fixed(to, 6), places: 6 };
};

/** The rates on the lines differ, and the price with VAT stayed the same to the öre. */
const isVat = (from: PriceFacts, to: PriceFacts): boolean => {
  if (from.vatRate === null || to.vatRate === null || sameAmount(from.vatRate, to.vatRate)) return false;
  const withVat = ({ price, vatRate }: PriceFacts) =>
    decimal(price).times(hundred.plus(decimal(vatRate ?? '0')));
  // A hundred times the price: without the division it is exact.
  return withVat(to).minus(withVat(from)).abs().lte('1');
};

const discountCause = (from: PriceFacts, to: PriceFacts): Cause => {
  const before = decimal(from.discount ?? '0');
  const now = decimal(to.discount ?? '0');
  if (before.gt(zero) && now.eq(zero)) return 'discount-lost';
  if (before.eq(zero)) return 'discount-new';
  // By the share that it takes of each price, not by a rounded per cent.
  return now.times(decimal(from.price)).lt(before.times(decimal(to.price)))
    ? 'discount-lower'
    : 'discount-higher';
};

/** What the VAT of one base unit changed by, since its rate did; `0` under the same rate. */
const vatDifference = (from: PriceFacts, to: PriceFacts, price: (facts: PriceFacts) => Decimal): string => {
  if (from.vatRate === null || to.vatRate === null || sameAmount(from.vatRate, to.vatRate)) return '0.00';
  const vat = (facts: PriceFacts) =>
    price(facts)
      .times(decimal(facts.vatRate ?? '0'))
      .div(hundred);
  return fixed(vat(to).minus(vat(from)), 2);
};

/**
 * Why a price differs from its reference, as far as the documents show: the difference in parts that add up to it, the
 * causes that are proven, and VAT and deposit, which stand outside the price. Per base unit where the pack changed, else
 * per invoiced unit. Of a promised
 * price no list price or discount is known. Source: DEALS.md, section 4.
 */
export const whyOf = (to: PriceFacts, from: PriceFacts, deal: Promised): Why => {
  const perBase = isPerBase(from, to);
  const isPromised = deal !== 'no';
  const size = ({ pack }: PriceFacts) => decimal(perBase ? (pack?.amount ?? '1') : '1');
  const per = (facts: PriceFacts) => decimal(facts.price).div(size(facts));
  const told = toldApart(per(from), per(to));
  const factors = factorsOf(from, to, isPromised);
  const parts =
    told.from === told.to ? [] : splitDifference(decimal(told.from), decimal(told.to), factors, told.places);
  const was: Stated = isPromised ? { ...nothingElse, price: from.price, pack: from.pack } : statedBy(from);
  const is = statedBy(to);
  const causeOf: Readonly<Record<WhyPart, () => Cause>> = {
    list: () => (isVat(from, to) ? 'vat' : 'list'),
    discount: () => discountCause(from, to),
    pack: () => 'pack',
    other: () => (deal === 'in-force' ? 'deal' : 'other'),
  };
  const causes = parts.map(({ name }) => causeOf[name]());
  const deposit = (facts: PriceFacts) => decimal(facts.deposit ?? '0').div(size(facts));
  return {
    baseUnit: perBase ? (to.pack?.baseUnit ?? null) : null,
    from: told.from,
    to: told.to,
    parts,
    // The same price from another pack is still another pack.
    causes: causes.length === 0 && perBase ? ['pack'] : causes,
    vat: vatDifference(from, to, per),
    deposit: isPromised ? '0.00' : fixed(deposit(to).minus(deposit(from)), 2),
    was,
    is,
  };
};

/** A line in another unit or pack of a size that is not known: nothing can be compared. */
export const notCompared = (to: PriceFacts, from: PriceFacts): Why => ({
  baseUnit: null,
  from: from.price,
  to: to.price,
  parts: [],
  causes: ['unit'],
  vat: '0.00',
  deposit: '0.00',
  was: statedBy(from),
  is: statedBy(to),
});
