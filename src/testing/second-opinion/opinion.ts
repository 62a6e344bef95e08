import { type Goods, judgingDeal, priceOf, ruleOn } from './agreed.ts';
import {
  dividedBy,
  fraction,
  type Fraction,
  isMore,
  isSame,
  minus,
  printed,
  roundedTo,
  size,
  times,
} from './fraction.ts';
import { countsFrom, differ, inPack, isAt, lastMade, linesOf, stated } from './known.ts';
import { type Moment, momentsOf } from './moments.ts';
import {
  type Key,
  type Line,
  type Made,
  type Pack,
  type Settled,
  type Verdict,
  type World,
  morningOf,
  nightOf,
  order,
} from './world.ts';

/** An entry as the second opinion sees it. */
export interface Opinion extends Settled {
  readonly sumDiff: string;
  readonly status: 'UNRESOLVED' | 'RESOLVED' | 'IGNORED';
  /** The decision that settled it or that it inherited, and why it is settled. */
  readonly decisionId: string | null;
  readonly settledAs: Made['kind'] | null;
}

interface Reference {
  readonly price: string;
  readonly printed: string | null;
  readonly pack: Pack | null;
  readonly dealId: string | null;
}

const hundred = fraction('100');

const exceeds = (
  by: Fraction,
  of: Fraction,
  limit: { readonly type: string; readonly value?: string },
): boolean =>
  limit.type === 'kr'
    ? isMore(by, fraction(limit.value ?? '0'))
    : isMore(times(by, hundred), times(of, fraction(limit.value ?? '0')));

/** What goods at a place are compared with; null before the first line. */
export const referenceOf = (goods: Goods, world: World): Reference | null => {
  const { key: place, pack } = goods;
  const deal = judgingDeal(goods, world);
  if (deal !== undefined)
    return { price: priceOf(deal, goods), printed: null, pack: deal.pack ?? pack, dealId: deal.id };
  const before = linesOf(world).filter(({ key }) => order(key, place) < 0);
  const last = before.at(-1);
  if (last === undefined) return null;
  if (ruleOn(place.invoiceDate, world).reference === 'last')
    return { price: last.price, printed: last.printed, pack: last.pack, dealId: null };
  const watched = momentsOf(place.invoiceDate, world).findLast(({ since }) => order(since, place) < 0);
  return watched === undefined ? null : { ...watched, dealId: null };
};

const verdictOf = (line: Line, reference: Reference, kind: Verdict['kind']): Settled => {
  const { id, key, price, printed: asPrinted, pack } = line;
  const { dealId } = reference;
  const base = {
    id,
    key,
    kind,
    billed: price,
    printed: asPrinted,
    dealId,
    pack,
    referencePack: reference.pack,
  };
  const from = reference.pack;
  if (kind === 'unit' && (from === null || pack === null || from.baseUnit !== pack.baseUnit))
    return { ...base, watched: null, itemDiff: '0', perBase: null };
  const watched = kind === 'unit' ? inPack(fraction(reference.price), from, pack) : fraction(reference.price);
  const each = (amount: string, size_: Pack): string =>
    printed(roundedTo(6, dividedBy(fraction(amount), fraction(size_.amount))));
  return {
    ...base,
    watched: printed(watched),
    itemDiff: printed(minus(fraction(price), watched)),
    perBase:
      kind === 'unit' && from !== null && pack !== null
        ? { baseUnit: pack.baseUnit, watched: each(reference.price, from), billed: each(price, pack) }
        : null,
  };
};

const isBeyondRule = (line: Line, { price, printed: as, pack }: Reference, world: World): boolean => {
  const each = (number: string): Fraction => inPack(fraction(number), pack, line.pack);
  const watched = each(price);
  if (isAt(line, { price: watched, printed: as === null ? null : each(as) })) return false;
  const { threshold, direction } = ruleOn(line.key.invoiceDate, world);
  const difference = minus(fraction(line.price), watched);
  if (direction === 'rises' && !isMore(difference, fraction('0'))) return false;
  return threshold.type === 'any' || exceeds(size(difference), watched, threshold);
};

const isBeyondDeal = (line: Line, reference: Reference, world: World): boolean => {
  const price = fraction(reference.price);
  const deal = world.deals.find(({ id }) => id === reference.dealId);
  if (deal === undefined || isAt(line, stated(reference.price, null))) return false;
  const rise = minus(fraction(line.price), price);
  return isMore(rise, fraction('0')) && exceeds(rise, price, deal.toleranceUp);
};

/** Both packs were seen beside each other, and let be, before the place. */
const isLetBe = (a: Pack | null, b: Pack | null, place: Key, world: World): boolean => {
  const seen = world.decisions
    .filter((decision) => decision.kind === 'ignore' && order(countsFrom(decision, world), place) < 0)
    .flatMap(({ settled }) => settled.filter(({ kind }) => kind === 'unit'))
    .flatMap(({ pack, referencePack }) => [pack, referencePack]);
  const has = (pack: Pack | null): boolean =>
    seen.some((one) => one !== null && pack !== null && one.baseUnit === pack.baseUnit && !differ(one, pack));
  return has(a) && has(b);
};

const isTemporary = (line: Line, verdict: Settled, world: World): boolean => {
  const { key } = line;
  if (verdict.dealId === null && ruleOn(key.invoiceDate, world).reference === 'last') return false;
  const made = world.decisions
    .filter((decision) => ['temporary', 'resolve', 'history'].includes(decision.kind))
    .filter((decision) => order(countsFrom(decision, world), key) < 0)
    .toSorted((a, b) => order(countsFrom(a, world), countsFrom(b, world)) || a.sequence - b.sequence)
    .at(-1);
  if (made?.kind !== 'temporary' || key.invoiceDate > (made.until ?? '')) return false;
  const agreed = made.settled.at(-1);
  return (
    agreed !== undefined &&
    !differ(agreed.pack, line.pack) &&
    agreed.dealId === verdict.dealId &&
    agreed.watched === verdict.watched &&
    isAt(line, stated(agreed.billed, agreed.printed))
  );
};

/** The verdict on a line that is to be an entry, or null when nothing is to be said. */
const judged = (line: Line, world: World): Settled | null => {
  const reference = referenceOf(line, world);
  if (reference === null) {
    const [sibling] = world.siblings
      .filter(({ key }) => order(key, line.key) < 0)
      .toSorted((a, b) => order(b.key, a.key));
    return sibling === undefined
      ? null
      : verdictOf(line, { ...sibling, printed: null, dealId: null }, 'unit');
  }
  const ofDeal = reference.dealId !== null;
  const repacked = !ofDeal && differ(reference.pack, line.pack);
  const verdict = verdictOf(line, reference, repacked ? 'unit' : 'price');
  const isNews = ofDeal
    ? isBeyondDeal(line, reference, world)
    : (repacked && !isLetBe(reference.pack, line.pack, line.key, world)) ||
      isBeyondRule(line, reference, world);
  return isNews && !isTemporary(line, verdict, world) ? verdict : null;
};

const covers = (decision: Made, place: Key): boolean => {
  const [first] = decision.settled;
  const began =
    order(decision.watched.since, place) < 0 || (first !== undefined && order(first.key, place) <= 0);
  return began && order(place, decision.newest.key) <= 0;
};

const accepts = ({ kind, settled, newest }: Made, line: Line, verdict: Settled): boolean =>
  settled.some(
    (one) =>
      one.dealId === verdict.dealId &&
      ((!differ(one.pack, line.pack) && isAt(line, stated(one.billed, one.printed))) ||
        ((kind === 'resolve' || kind === 'history') &&
          !differ(newest.pack, line.pack) &&
          isAt(line, stated(newest.price, newest.printed)))),
  );

const settledBy = (
  line: Line,
  verdict: Settled | null,
  decision: Made | null,
  kind: Made['kind'] | null,
): Opinion | null =>
  verdict && {
    ...verdict,
    sumDiff: printed(times(fraction(verdict.itemDiff), fraction(line.quantity))),
    status:
      kind === null
        ? 'UNRESOLVED'
        : kind === 'resolve' || (kind === 'history' && decision)
          ? 'RESOLVED'
          : 'IGNORED',
    decisionId: decision?.id ?? null,
    settledAs: kind,
  };

const opinionOn = (line: Line, world: World): Opinion | null => {
  const inOrder = world.decisions.toSorted((a, b) => a.sequence - b.sequence);
  for (const decision of inOrder.toReversed()) {
    const own = decision.settled.find(({ id }) => id === line.id);
    if (own !== undefined && isSame(fraction(own.billed), fraction(line.price)))
      return settledBy(line, { ...own, key: line.key }, decision, decision.kind);
  }
  const verdict = judged(line, world);
  if (verdict === null) return null;
  const heir = inOrder.find((decision) => covers(decision, line.key) && accepts(decision, line, verdict));
  if (heir !== undefined) return settledBy(line, verdict, heir, heir.kind);
  const last = lastMade(world);
  const isPast = last !== undefined && order(line.key, last.newest.key) <= 0;
  return settledBy(line, verdict, null, isPast ? 'history' : null);
};

/** Every entry of the article, in the order of the lines, from nothing but the definitions. */
export const opinions = (world: World): Opinion[] =>
  linesOf(world).flatMap((line) => opinionOn(line, world) ?? []);

/** The price that a line dated on a day at or after all others, in the last known pack, is compared with; null before the first. */
export const watchedOn = (date: string, world: World): string | null => {
  const pack = linesOf(world).at(-1)?.pack ?? null;
  return referenceOf({ key: nightOf(date), pack }, world)?.price ?? null;
};

/**
 * The watched price as it stands at a place, with where it began. A deal's began where the last decision says that was made on
 * it; without one with the deal or, when something else was watched meanwhile, after the last line or decision before it.
 */
const watchedAt = (at: Key, world: World): Made['watched'] | null => {
  const moments = momentsOf(at.invoiceDate, world).filter(({ since }) => order(since, at) <= 0);
  const watched = moments.at(-1);
  if (watched === undefined || watched.dealId === null) return watched ?? null;
  const isOther = (moment: Moment): boolean =>
    moment.dealId !== watched.dealId ||
    moment.pack?.amount !== watched.pack?.amount ||
    moment.pack?.baseUnit !== watched.pack?.baseUnit;
  const before = moments.findLastIndex((moment) => moment.rank > 0 || isOther(moment));
  const last = moments[before];
  if (last !== undefined && !isOther(last)) return last;
  const began = moments[before + 1]?.since ?? watched.since;
  const first = world.deals.find(({ id }) => id === watched.dealId)?.validFrom ?? '';
  const start = morningOf(first < began.invoiceDate ? first : began.invoiceDate);
  const places = [
    ...linesOf(world).map(({ key }) => key),
    ...world.decisions.map((decision) => countsFrom(decision, world)),
  ].filter((place) => order(place, began) < 0);
  return { ...watched, since: [...places, start].reduce((a, b) => (order(a, b) < 0 ? b : a)) };
};

/** The decision that settles all that is unresolved, or null when nothing is. */
export const decide = (
  world: World,
  request: Pick<Made, 'id' | 'sequence' | 'kind' | 'until'>,
): Made | null => {
  const settled = opinions(world).filter(({ status }) => status === 'UNRESOLVED');
  const lines = linesOf(world);
  const newest = lines.at(-1);
  if (newest === undefined || settled.length === 0) return null;
  const at = world.decisions
    .map((decision) => countsFrom(decision, world))
    .reduce((a, b) => (order(a, b) < 0 ? b : a), newest.key);
  const watched = watchedAt(at, world);
  if (watched === null) return null;
  const ended = [...new Set(settled.flatMap(({ dealId }) => dealId ?? []))].map((dealId) => {
    const first = settled.find((entry) => entry.dealId === dealId)?.key.invoiceDate ?? '';
    const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    return { dealId, lastDay: before };
  });
  return {
    ...request,
    settled,
    newest,
    watched,
    ended: request.kind === 'resolve' ? ended : [],
  };
};
