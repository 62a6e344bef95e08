import { fillText } from '#core/values/fill-text.ts';
import { numberFormats } from '#core/values/format-numbers.ts';
import type { Letter } from '#platform/server/post/letter.ts';
import { accountPath } from '#platform/wire/doors.ts';
import { alertsPath } from '../paths.ts';
import { type NoticeWords, noticeWords } from '../rules-ranked.ts';
import { manyAlerts } from './emails-many.ts';
import { type Manner, oneAlert } from './emails-one.ts';
import type { Listener, Pace, Untold } from './queries-notice.ts';

/** Alerts of one unit, those that cost most first, as they are told to one person. */
export interface Notice {
  readonly unitName: string;
  readonly outletId: string | null;
  readonly pace: Pace;
  readonly articles: readonly [Untold, ...Untold[]];
}

const changeText = (words: NoticeWords, article: Untold, language: 'sv' | 'en'): string => {
  const { watchedPrice, billedPrice, currency } = article;
  const format = numberFormats(language);
  const values = { new: format.money(billedPrice, currency) };
  return watchedPrice === null
    ? fillText(words.changed, values)
    : fillText(words.change, { ...values, old: format.money(watchedPrice, currency) });
};

const titleOf = (words: NoticeWords, { unitName: unit, pace, articles }: Notice): string => {
  const values = { unit, count: String(articles.length) };
  if (pace === 'daily') return fillText(words.titleDigest, values);
  return fillText(articles.length === 1 ? words.titleOne : words.titleMany, values);
};

/** What a phone shows: the article that costs most, and how many more there are. */
export const noticePush = (
  notice: Notice,
  language: 'sv' | 'en',
): { readonly title: string; readonly body: string; readonly path: string } => {
  const words = noticeWords[language];
  const [first, ...more] = notice.articles;
  const line = `${first.name.slice(0, 80)} ${changeText(words, first, language)}`;
  const body =
    more.length === 0 ? line : fillText(words.andMore, { first: line, count: String(more.length) });
  return {
    title: titleOf(words, notice).slice(0, 120),
    body,
    path: alertsPath({ outletId: notice.outletId }),
  };
};

/**
 * The letter of one alert, or of several by what they cost. `stopPath` ends such letters for this person. Who may only read
 * is asked for nothing.
 */
export const noticeLetter = (notice: Notice, listener: Listener, stopPath: string): Letter => {
  const { email, language, role } = listener;
  const words = noticeWords[language];
  const manner: Manner = { words, language, mayDecide: role !== 'reporter' };
  const [first, ...more] = notice.articles;
  const content =
    more.length === 0 ? oneAlert(first, notice, manner) : manyAlerts(notice.articles, notice, manner);
  return {
    ...content,
    to: email,
    language,
    kind: notice.pace === 'daily' ? 'daily-digest' : 'price-alert',
    footer: `${fillText(words[`because.${role}`], { unit: notice.unitName })} ${words.quiet}`,
    settings: { label: words.howOften, path: accountPath({ tab: 'notifications' }) },
    unsubscribePath: stopPath,
  };
};
