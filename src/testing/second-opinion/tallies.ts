import { inForce, priceOf } from './agreed.ts';
import { type Fraction, fraction, isMore, minus, printed, roundedTo, times } from './fraction.ts';
import { countsFrom, inPack, isAt, linesOf, stated } from './known.ts';
import { referenceOf } from './opinion.ts';
import { type Agreement, type Line, type World, dayAfter, nightOf, order } from './world.ts';

/** What the lines say of a deal, as the second opinion counts them. */
export interface Tally {
  readonly dealId: string;
  readonly lines: number;
  readonly followed: number;
  readonly quantity: string;
  readonly sum: string;
  readonly saved: string | null;
  readonly over: string;
  readonly last: { readonly date: string; readonly price: string; readonly promised: string };
}

const none = fraction('0');

const sum = (values: readonly Fraction[]): Fraction =>
  values.reduce((a, b) => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under }), none);

const isBroken = (line: Line, { toleranceUp: { type, value } }: Agreement, promised: string): boolean => {
  if (isAt(line, stated(promised, null))) return false;
  const rise = minus(fraction(line.price), fraction(promised));
  const limit = type === 'kr' ? fraction(value) : times(fraction(value), fraction(promised));
  return isMore(rise, none) && isMore(type === 'kr' ? rise : times(rise, fraction('100')), limit);
};

/** What was watched on the night before a deal began; null where nothing was, or while no line or decision stands after it. */
const before = (deal: Agreement, world: World): Fraction | null => {
  const lines = linesOf(world);
  const places = [...lines.map(({ key }) => key), ...world.decisions.map((made) => countsFrom(made, world))];
  if (!places.some(({ invoiceDate }) => invoiceDate >= deal.validFrom)) return null;
  const key = nightOf(dayAfter(deal.validFrom, -1));
  const pack = lines.findLast((line) => order(line.key, key) < 0)?.pack ?? null;
  const reference = referenceOf({ key, pack }, world);
  return reference && inPack(fraction(reference.price), reference.pack, deal.pack);
};

const tallyOf = (deal: Agreement, world: World): Tally | null => {
  const lines = linesOf(world).filter((line) => inForce(line, world)?.id === deal.id);
  const last = lines.at(-1);
  if (last === undefined) return null;
  const priced = lines.map((line) => ({ line, promised: priceOf(deal, line) }));
  const broken = priced.filter(({ line, promised }) => isBroken(line, deal, promised));
  const kept = priced.filter(
    ({ line, promised }) =>
      isAt(line, stated(promised, null)) || !isMore(fraction(line.price), fraction(promised)),
  );
  const was = before(deal, world);
  const savedOn = ({ line, promised }: (typeof priced)[number]): Fraction =>
    times(minus(was ?? none, fraction(promised)), fraction(line.quantity));
  const overOn = ({ line, promised }: (typeof priced)[number]): Fraction =>
    roundedTo(2, times(minus(fraction(line.price), fraction(promised)), fraction(line.quantity)));
  return {
    dealId: deal.id,
    lines: lines.length,
    followed: lines.length - broken.length,
    quantity: printed(sum(lines.map((line) => fraction(line.quantity)))),
    sum: printed(sum(lines.map((line) => fraction(line.sum)))),
    saved: was && printed(roundedTo(2, sum(kept.map(savedOn)))),
    over: printed(sum(broken.map(overOn))),
    last: { date: last.key.invoiceDate, price: last.price, promised: priceOf(deal, last) },
  };
};

/** Every deal that was in force for a line, by id. */
export const tallies = (world: World): Tally[] =>
  world.deals
    .flatMap((deal) => tallyOf(deal, world) ?? [])
    .toSorted((a, b) => (a.dealId < b.dealId ? -1 : 1));
