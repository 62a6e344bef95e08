import { type Decimal, decimal, rounded } from '../values/decimal.ts';

/** One invoice's fee of a kind, with the net of its goods. */
export interface FeePoint {
  readonly invoiceId: string;
  readonly date: string;
  readonly amount: Decimal;
  readonly goods: Decimal;
}

/** A fee above what it was: in kronor an invoice, or in per cent of the goods where it follows them. */
export interface FeeRise {
  readonly by: 'amount' | 'share';
  readonly from: string;
  readonly to: string;
  /** One decimal. */
  readonly percent: string;
  /** The first invoice with it. */
  readonly invoiceId: string;
  readonly date: string;
}

/** So many invoices before one tell what its fee should be; so many of them must agree. */
const window = 6;
const agreeing = 3;

/** A fee that came up among so many before is nothing new: dear days come round. */
const memory = 12;

const öre = decimal('0.02');
const hundred = decimal('100');

/** The amount that most of the latest invoices had, if enough had it. */
const usualAmount = (before: readonly FeePoint[]): Decimal | null => {
  const counts = new Map<string, number>();
  for (const { amount } of before) counts.set(amount.toFixed(), (counts.get(amount.toFixed()) ?? 0) + 1);
  const agreed = [...counts].filter(([, count]) => count >= agreeing).map(([amount]) => decimal(amount));
  return agreed.toSorted((a, b) => b.cmp(a))[0] ?? null;
};

/** The share of the goods that all of the latest invoices had, within their öre. */
const usualShare = (before: readonly FeePoint[]): Decimal | null => {
  if (before.length <= agreeing || before.some(({ goods }) => goods.lte('0'))) return null;
  const [largest] = before.toSorted((a, b) => b.goods.cmp(a.goods));
  if (largest === undefined) return null;
  const share = largest.amount.div(largest.goods);
  const follows = before.every(({ amount, goods }) => amount.minus(share.times(goods)).abs().lte(öre));
  return follows ? share : null;
};

const middle = (amounts: readonly Decimal[]): Decimal => {
  const sorted = amounts.toSorted((a, b) => a.cmp(b));
  return sorted[Math.floor(sorted.length / 2)] ?? decimal('0');
};

const percentOf = (from: Decimal, to: Decimal): string => rounded(to.minus(from).times(hundred).div(from), 1);

const riseAt = (points: readonly FeePoint[], at: number): FeeRise | null => {
  const point = points[at];
  const before = points.slice(Math.max(0, at - window), at);
  if (point === undefined || before.length < agreeing) return null;
  const { invoiceId, date, amount, goods } = point;
  const remembered = points.slice(Math.max(0, at - memory), at);
  const usual = usualAmount(before);
  if (usual !== null) {
    if (amount.lte(usual) || remembered.some((each) => each.amount.gte(amount))) return null;
    const [from, to] = [rounded(usual, 2), rounded(amount, 2)];
    return { by: 'amount', from, to, percent: percentOf(usual, amount), invoiceId, date };
  }
  const share = usualShare(before);
  if (share !== null) {
    if (goods.lte('0') || amount.minus(share.times(goods)).lte(öre)) return null;
    const now = amount.div(goods);
    if (remembered.some((each) => each.amount.gte(now.times(each.goods).minus(öre)))) return null;
    const [from, to] = [share, now].map((each) => rounded(each.times(hundred), 2));
    // What four figures of a rate cannot tell apart is rounding.
    if (from === undefined || to === undefined || from === to) return null;
    return { by: 'share', from, to, percent: percentOf(share, now), invoiceId, date };
  }
  return null;
};

/** Where the fee varies from invoice to invoice: three in a row above all six before them, by more than a twentieth. */
const driftAt = (points: readonly FeePoint[], at: number): FeeRise | null => {
  const before = points.slice(Math.max(0, at - window), at);
  const since = points.slice(at, at + agreeing);
  const [first] = since;
  if (first === undefined || before.length < window || since.length < agreeing) return null;
  if (usualAmount(before) !== null || usualShare(before) !== null) return null;
  const remembered = points.slice(Math.max(0, at - memory), at);
  const highest = remembered.reduce((most, { amount }) => (amount.gt(most) ? amount : most), decimal('0'));
  if (since.some(({ amount }) => amount.lte(highest.times('1.05')))) return null;
  const [from, to] = [middle(before.map((each) => each.amount)), middle(since.map((each) => each.amount))];
  const { invoiceId, date } = first;
  const percent = percentOf(from, to);
  return { by: 'amount', from: rounded(from, 2), to: rounded(to, 2), percent, invoiceId, date };
};

/**
 * The newest rise of a fee above its level, from its invoices in order; null when it never rose. A level is an amount that three of
 * the six invoices before had, or a share of the goods that all of them had; a fee that varies has risen when three in a row lie above
 * all before. What one of the twelve invoices before had already is no rise.
 */
export const feeLevel = (points: readonly FeePoint[]): FeeRise | null => {
  for (let at = points.length - 1; at >= agreeing; at -= 1) {
    const rise = riseAt(points, at) ?? driftAt(points, at);
    if (rise !== null) return rise;
  }
  return null;
};
