import { daysBetween } from '#core/values/calendar.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { NewsItem } from '../contract.ts';

export type NewsView = 'all' | 'unread' | 'prices';

/** The kind of news of prices. */
export const priceKind = 'undecidedPrice';

/** The news of a view. */
export const shownNews = (news: readonly NewsItem[], view: NewsView): readonly NewsItem[] =>
  news.filter(({ isUnread, kind }) => (view === 'unread' ? isUnread : view === 'all' || kind === priceKind));

export type NewsAge = 'today' | 'week' | 'earlier';

/** How long ago news came, by the calendar of Sweden; `today` is an ISO date. */
export const ageOf = (at: string, today: string): NewsAge => {
  const days = daysBetween(swedishDate(new Date(at)), today);
  if (days <= 0) return 'today';
  return days < 7 ? 'week' : 'earlier';
};

/** News by how long ago it came, in its order. */
export const byAge = (
  news: readonly NewsItem[],
  today: string,
): readonly (readonly [NewsAge, readonly NewsItem[]])[] => [
  ...Map.groupBy(news, ({ at }) => ageOf(at, today)),
];
