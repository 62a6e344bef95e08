import { normaliseName } from '../products/article-key.ts';
import { goodsName } from '../sourcing/goods-name.ts';
import { knownPack, type ReadName } from '../sourcing/comparable-price.ts';
import { daysAfter, daysBetween } from '../values/calendar.ts';
import { compareText } from '../values/compare-text.ts';
import { type Decimal, decimal, rounded } from '../values/decimal.ts';
import { isOneSlip } from '../values/one-slip.ts';
import type { PackSize } from '../values/pack-size.ts';
import { unitOf } from '../values/units.ts';

/** An article of one supplier in one unit, as its monitored lines have it. */
export interface NumberedArticle {
  readonly id: string;
  /** Null: it has none, and then it cannot have got another. */
  readonly articleNumber: string | null;
  readonly name: string;
  readonly unit: string;
  readonly currency: string;
  /** As a person states it. */
  readonly statedPack: PackSize | null;
  readonly firstDate: string;
  readonly lastDate: string;
  readonly firstPrice: string;
  readonly lastPrice: string;
}

/** An article that seems to go on under another number. */
export interface Renumbering {
  readonly earlierId: string;
  readonly laterId: string;
  readonly from: string;
  readonly to: string;
  /** What it cost last and what it costs first, and the change in per cent, one decimal. */
  readonly price: string;
  readonly newPrice: string;
  readonly percent: string;
  /** Days between the last of the one and the first of the other. */
  readonly days: number;
}

/** A new number begins so soon after the old one ends. */
const mostDays = 30;

/** Per cent that the price may have changed by. */
const mostPercent = decimal('25');

const measureOf = (unit: string): string => {
  const known = unitOf(unit);
  return known === null ? unit.trim().toLowerCase() : `${known.unit} ${known.factor ?? ''}`;
};

/** Words of which one is a beginning of the other: `osalt` and `osaltat`. Too short a beginning says nothing. */
const isShortened = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.startsWith(short);
};

/** Whether two words are one, apart from how they are written. Figures are never nearly the same. */
const isNearly = (one: string, other: string): boolean =>
  one === other ||
  (!/\d/.test(one + other) &&
    (isShortened(one, other) || (Math.min(one.length, other.length) >= 5 && isOneSlip(one, other))));

/**
 * Whether two names of a supplier name one thing: the same words without sizes and packages, in any order, each at most one slip or a
 * shortening away. A word more, or another, is another thing: `Läsk apelsin` is not `Läsk cola`.
 */
export const isNearlyNamed = (one: string, other: string): boolean => {
  const [ones, others] = [goodsName(one), goodsName(other)].map((name) =>
    name.split(' ').filter((word) => word !== ''),
  );
  if (ones === undefined || others === undefined || ones.length === 0) return false;
  if (ones.length !== others.length) return false;
  const left = [...others];
  return ones.every((word) => {
    const exact = left.indexOf(word);
    const at = exact === -1 ? left.findIndex((rest) => isNearly(word, rest)) : exact;
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
};

/** Everything in a name that is a figure, which is its size where no program reads one. */
const figuresOf = (name: string): string =>
  (normaliseName(name).match(/\d+(?:,\d+)?/gu) ?? []).toSorted().join(' ');

const isSamePack = (one: NumberedArticle, other: NumberedArticle, read?: ReadName): boolean => {
  if (measureOf(one.unit) !== measureOf(other.unit)) return false;
  const [first, second] = [knownPack(one, one.statedPack, read), knownPack(other, other.statedPack, read)];
  if (first === null || second === null)
    return first === second && figuresOf(one.name) === figuresOf(other.name);
  const isSameSize =
    first.pack.baseUnit === second.pack.baseUnit &&
    decimal(first.pack.amount).eq(decimal(second.pack.amount));
  return isSameSize && (first.from === 'stated' || second.from === 'stated' || first.count === second.count);
};

const changeOf = (from: string, to: string): Decimal =>
  decimal(to).minus(decimal(from)).times('100').div(decimal(from));

/** Whether the later article may be the earlier one under another number; null, or what there is to say of it. */
export const renumberingOf = (
  earlier: NumberedArticle,
  later: NumberedArticle,
  read?: ReadName,
): Renumbering | null => {
  const { articleNumber: from } = earlier;
  const { articleNumber: to } = later;
  if (from === null || to === null || from === to || earlier.currency !== later.currency) return null;
  if (later.firstDate <= earlier.lastDate || later.firstDate > daysAfter(earlier.lastDate, mostDays))
    return null;
  const change = changeOf(earlier.lastPrice, later.firstPrice);
  if (change.abs().gt(mostPercent)) return null;
  if (!isNearlyNamed(earlier.name, later.name) || !isSamePack(earlier, later, read)) return null;
  return {
    earlierId: earlier.id,
    laterId: later.id,
    from,
    to,
    price: earlier.lastPrice,
    newPrice: later.firstPrice,
    percent: rounded(change, 1),
    days: daysBetween(earlier.lastDate, later.firstDate),
  };
};

/**
 * Articles of one supplier in one unit that seem to go on under another number (DEALS.md, section 7, "Renumbered articles"): each article
 * is in at most one proposal on either side. The one with the same name goes before a near one, then the sooner, then the nearer in price.
 * The order of the articles does not matter.
 */
export const renumberings = (articles: readonly NumberedArticle[], read?: ReadName): Renumbering[] => {
  const byName = new Map(articles.map((article) => [article.id, goodsName(article.name)]));
  const isExact = (one: Renumbering): number =>
    byName.get(one.earlierId) === byName.get(one.laterId) ? 0 : 1;
  const starts = articles.toSorted((a, b) => compareText(a.firstDate, b.firstDate));
  const pairs: Renumbering[] = [];
  for (const earlier of articles) {
    for (const later of starts) {
      if (later.firstDate <= earlier.lastDate) continue;
      if (daysBetween(earlier.lastDate, later.firstDate) > mostDays) break;
      const found = renumberingOf(earlier, later, read);
      if (found !== null) pairs.push(found);
    }
  }
  const ordered = pairs.toSorted(
    (a, b) =>
      isExact(a) - isExact(b) ||
      a.days - b.days ||
      decimal(a.percent).abs().cmp(decimal(b.percent).abs()) ||
      compareText(a.from + a.earlierId, b.from + b.earlierId) ||
      compareText(a.to + a.laterId, b.to + b.laterId),
  );
  const [ended, begun] = [new Set<string>(), new Set<string>()];
  return ordered.filter(({ earlierId, laterId }) => {
    if (ended.has(earlierId) || begun.has(laterId)) return false;
    ended.add(earlierId);
    begun.add(laterId);
    return true;
  });
};
