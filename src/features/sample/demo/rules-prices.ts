import { daysBetween } from '#core/values/calendar.ts';
import type { SampleArticle } from './rules-catalogue.ts';
import { randomOf } from './rules-random.ts';
import type { SampleSize, Stretch } from './rules-size.ts';
import { dearerArticles, type DearerArticle } from './rules-claim-stories.ts';
import { openChanges, priceHistories, regulars } from './rules-story.ts';

/** What the prices of a sample depend on. */
export interface PriceSetting {
  readonly seed: string;
  readonly size: SampleSize;
  /** The sample's last day. */
  readonly today: string;
  /** The day from which an article's undecided price holds. */
  readonly openSince: ReadonlyMap<string, string>;
}

/** How an article's price moved: steps that hold, or a lapse after which the old price is back. */
interface PriceCourse {
  readonly steps: readonly (readonly [daysAgo: number, price: number])[];
  readonly lapse: Stretch | null;
}

/** Most steps of a year; what grows and what is caught changes oftenest. */
const mostSteps = (category: SampleArticle['category']): number => {
  if (category === 'fruit-and-vegetables') return 3;
  return category === 'fish-and-seafood' || category === 'meat' ? 2 : 1;
};

/** Prices as they stand on price lists: tenths of a krona when small, whole kronor when large. */
export const asListed = (price: number, unit: string): number => {
  if (price >= 100) return Math.round(price);
  if (price >= 30 || unit === 'KGM') return Math.round(price * 2) / 2;
  return Math.round(price * 10) / 10;
};

const courseOf = ({ seed, size }: PriceSetting, key: string, article: SampleArticle): PriceCourse => {
  const told = priceHistories[key];
  if (told !== undefined) return { steps: told, lapse: null };
  if (regulars.has(key) || !size.drift) return { steps: [], lapse: null };
  const random = randomOf(`${seed} price ${key}`);
  if (random.chance(0.1)) {
    const from = random.between(60, size.days - 40);
    return { steps: [[from, asListed(article.price * 1.08, article.unit)]], lapse: [from, from - 20] };
  }
  const days = Array.from({ length: random.between(0, mostSteps(article.category)) }, () =>
    random.between(14, size.days - 25),
  ).toSorted((a, b) => b - a);
  let price = article.price;
  const steps = days.map((daysAgo) => {
    const change = random.chance(0.74) ? 0.02 + random.next() * 0.06 : -0.02 - random.next() * 0.04;
    price = asListed(price * (1 + change), article.unit);
    return [daysAgo, price] as const;
  });
  return { steps, lapse: null };
};

/** Whether an article's only change was a price that was taken back. */
export const hasLapse = (setting: PriceSetting, key: string, article: SampleArticle): boolean =>
  courseOf(setting, key, article).lapse !== null;

/** What an article that is claimed costs too much on a day; undefined on others and of other articles. */
export const dearerOn = (
  { size, today }: Pick<PriceSetting, 'size' | 'today'>,
  key: string,
  date: string,
): DearerArticle | undefined => {
  const daysAgo = daysBetween(date, today);
  return dearerArticles.find(({ article, week }) => {
    const [from, to] = size.claimedWeek ?? week;
    return article === key && daysAgo <= from && daysAgo >= to;
  });
};

/** The list price of an article on a day, in kronor with at most two decimals. */
export const priceOn = (setting: PriceSetting, key: string, article: SampleArticle, date: string): number => {
  const since = setting.openSince.get(key);
  const open = openChanges.find((change) => change.article === key);
  if (open !== undefined && since !== undefined && date >= since) return open.price;
  const dearer = dearerOn(setting, key, date);
  if (dearer !== undefined) return dearer.price;
  const daysAgo = daysBetween(date, setting.today);
  const { steps, lapse } = courseOf(setting, key, article);
  if (lapse !== null && daysAgo < lapse[1]) return article.price;
  return steps.findLast(([from]) => from >= daysAgo)?.[1] ?? article.price;
};
