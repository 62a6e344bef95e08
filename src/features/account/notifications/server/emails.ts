import { fillText } from '#core/values/fill-text.ts';
import { changePercent } from '#core/price-watch/change-percent.ts';
import { decimal, fixed } from '#core/values/decimal.ts';
import { unitWord } from '#core/values/unit-names.ts';
import type { Letter } from '#platform/server/post/letter.ts';
import { accountPath } from '#platform/wire/doors.ts';
import { alertsPath } from '../paths.ts';
import { texts as english } from '../texts-notices.en.ts';
import { texts as swedish } from '../texts-notices.sv.ts';
import type { Listener, Pace, Untold } from './queries-notice.ts';

type Words = Readonly<Record<keyof typeof english, string>>;

/** `189,00 kr` or `SEK 189.00`; digits are exact, so no number is made of them. */
const priceText = (amount: string, currency: string, language: 'sv' | 'en'): string => {
  const digits = fixed(decimal(amount), 2);
  if (language === 'en') return `${currency} ${digits}`;
  return `${digits.replace('.', ',')} ${currency === 'SEK' ? 'kr' : currency}`;
};

const changeText = (words: Words, article: Untold, language: 'sv' | 'en'): string => {
  const { watchedPrice, billedPrice, currency } = article;
  const values = { new: priceText(billedPrice, currency, language) };
  return watchedPrice === null
    ? fillText(words.changed, values)
    : fillText(words.change, { ...values, old: priceText(watchedPrice, currency, language) });
};

/** Alerts of one unit, those that cost most first, as they are told to one person. */
export interface Notice {
  readonly unitName: string;
  readonly outletId: string | null;
  readonly pace: Pace;
  readonly articles: readonly [Untold, ...Untold[]];
}

const pathOf = ({ outletId }: Notice): string => alertsPath({ outletId });

const titleOf = (words: Words, { unitName: unit, pace, articles }: Notice): string => {
  const values = { unit, count: String(articles.length) };
  if (pace === 'daily') return fillText(words.titleDigest, values);
  return fillText(articles.length === 1 ? words.titleOne : words.titleMany, values);
};

const wordsOf = (language: 'sv' | 'en'): Words => (language === 'sv' ? swedish : english);

/** What a phone shows: the article that costs most, and how many more there are. */
export const noticePush = (
  notice: Notice,
  language: 'sv' | 'en',
): { readonly title: string; readonly body: string; readonly path: string } => {
  const words = wordsOf(language);
  const [first, ...more] = notice.articles;
  const line = `${first.name.slice(0, 80)} ${changeText(words, first, language)}`;
  const body =
    more.length === 0 ? line : fillText(words.andMore, { first: line, count: String(more.length) });
  return { title: titleOf(words, notice).slice(0, 120), body, path: pathOf(notice) };
};

const mostShown = 10;

/** `+11 269 kr`: whole kronor, signed. */
const yearText = (amount: string, currency: string, language: 'sv' | 'en'): string => {
  const whole = fixed(decimal(amount).abs(), 0).replace(
    /\B(?=(\d{3})+$)/g,
    language === 'sv' ? '\u00a0' : ',',
  );
  const signed = `${amount.startsWith('-') ? '\u2212' : '+'}${whole}`;
  return language === 'en' ? `${signed} ${currency}` : `${signed} ${currency === 'SEK' ? 'kr' : currency}`;
};

/** `+13,5 %` of the watched price. */
const percentText = ({ itemDiff, watchedPrice }: Untold, language: 'sv' | 'en'): string | null => {
  const percent = changePercent(itemDiff, watchedPrice);
  if (percent === null) return null;
  const digits = percent.startsWith('-') ? percent.replace('-', '\u2212') : `+${percent}`;
  return language === 'sv' ? `${digits.replace('.', ',')} %` : `${digits}%`;
};

/** An article's line: prices per unit in words, percent, and kronor a year. */
const factOf = (words: Words, article: Untold, language: 'sv' | 'en'): string => {
  const { yearly, currency, isEstimated } = article;
  const year =
    yearly === null
      ? null
      : fillText(isEstimated ? words.yearEstimated : words.year, {
          amount: yearText(yearly, currency, language),
        });
  const price = fillText(words.perUnit, {
    change: changeText(words, article, language),
    unit: unitWord(article.unitOfMeasure, language),
  });
  return [price, percentText(article, language), year].filter((part) => part !== null).join(' · ');
};

/** The letter: the ten that cost most, and how many more there are. */
export const noticeLetter = (notice: Notice, { email, fullName, language }: Listener): Letter => {
  const words = wordsOf(language);
  const shown = notice.articles.slice(0, mostShown);
  const more = notice.articles.length - shown.length;
  const rest = more === 0 ? [] : [fillText(words.letterMore, { count: String(more) })];
  return {
    to: email,
    language,
    kind: notice.pace === 'daily' ? 'daily-digest' : 'price-alert',
    subject: titleOf(words, notice),
    greeting: fillText(words.greeting, { name: fullName }),
    paragraphs: [words.letterText, ...rest, words.letterQuiet],
    facts: shown.map((article) => [
      `${article.name} (${article.supplier})`,
      factOf(words, article, language),
      alertsPath({ outletId: notice.outletId, article: article.articleId }),
    ]),
    button: { label: words.button, path: pathOf(notice) },
    footer: words.footer,
    unsubscribePath: accountPath({ tab: 'notifications' }),
  };
};
