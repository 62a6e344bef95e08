import { type Fraction, dividedBy, fraction, isMore, isSame, roundedTo, times } from './fraction.ts';
import { type Line, type Made, type Pack, type World, earlier, order } from './world.ts';

const none = fraction('0');

/** Monitored lines in their order; a line that states no pack has the last one stated before it. */
export const linesOf = (world: World): Line[] => {
  let last: Pack | null = null;
  return world.lines
    .filter(
      (line) =>
        line.kind === 'goods' &&
        line.currency === world.currency &&
        line.trusted &&
        !line.creditNote &&
        isMore(fraction(line.price), none) &&
        isMore(fraction(line.quantity), none),
    )
    .toSorted((a, b) => order(a.key, b.key))
    .map((line) => {
      last = line.pack ?? last;
      return { ...line, pack: last };
    });
};

/** A price, and how it was printed if it was. */
export interface Stated {
  readonly price: Fraction;
  readonly printed: Fraction | null;
}

/** Both numbers of a price that a line states, or that something remembers of one. */
export const stated = (price: string, printed: string | null): Stated => ({
  price: fraction(price),
  printed: printed === null ? null : fraction(printed),
});

/** Whether a line was billed at a price: one of its own numbers is one of the price's, or the price comes to its net sum. */
export const isAt = (line: Line, { price, printed }: Stated): boolean => {
  const own = [line.price, ...(line.printed === null ? [] : [line.printed])].map(fraction);
  return [price, ...(printed === null ? [] : [printed])].some(
    (number) =>
      own.some((mine) => isSame(mine, number)) ||
      isSame(roundedTo(2, times(number, fraction(line.quantity))), fraction(line.sum)),
  );
};

/** Packs that are known, measured alike and of different size; anything else is no change of pack. */
export const differ = (a: Pack | null, b: Pack | null): boolean =>
  a !== null && b !== null && a.baseUnit === b.baseUnit && !isSame(fraction(a.amount), fraction(b.amount));

/** A price for one pack as it is for another of different size, half-up at six decimals. */
export const inPack = (price: Fraction, from: Pack | null, to: Pack | null): Fraction =>
  from !== null && to !== null && differ(from, to)
    ? roundedTo(6, dividedBy(times(price, fraction(to.amount)), fraction(from.amount)))
    : price;

/** Where a decision begins to count: at its newest line or, if that is older, at that of a later decision. */
export const countsFrom = (decision: Made, { decisions }: World) =>
  decisions
    .filter(({ sequence }) => sequence >= decision.sequence)
    .map(({ newest }) => newest.key)
    .reduce(earlier);

/** The last decision that was made. */
export const lastMade = ({ decisions }: World): Made | undefined =>
  decisions.toSorted((a, b) => a.sequence - b.sequence).at(-1);
