import { decimal } from '#core/values/decimal.ts';
import { fillText } from '#core/values/fill-text.ts';
import { numberFormats } from '#core/values/format-numbers.ts';
import { alertsPath } from './paths.ts';
import { type PriceWords, priceWords, saidOf, type ToldPrice, yearlySum } from './rules-told-price.ts';
import { texts as english } from './texts-notices.en.ts';
import { texts as swedish } from './texts-notices.sv.ts';

export type NoticeWords = Readonly<Record<keyof typeof english, string>>;

/** The words of alerts in a language. */
export const noticeWords: Readonly<Record<'sv' | 'en', NoticeWords>> = { sv: swedish, en: english };

/** A changed price with the article that it is of. */
export interface ToldAlert extends ToldPrice {
  readonly articleId: string;
  readonly name: string;
  readonly supplier: string;
  readonly isEstimated: boolean;
}

/** One price among others: what it is, why, what it costs in a year, and where it is opened. */
export interface RankedPrice {
  readonly name: string;
  readonly path: string;
  readonly detail: string;
  readonly price: string;
  readonly change: string;
  readonly direction: PriceWords['direction'];
}

/** A price as rankings in letters have it; without kronor a year its difference stands in their place. */
export const rankedPrice = (
  alert: ToldAlert,
  outletId: string | null,
  language: 'sv' | 'en',
): RankedPrice => {
  const words = noticeWords[language];
  const price = priceWords(alert, language);
  const said = saidOf(alert, language)?.replace(/\.$/, '') ?? null;
  const { yearly, currency, isEstimated, supplier, name, articleId } = alert;
  const year =
    yearly === null
      ? null
      : fillText(isEstimated ? words.perYearEstimated : words.perYear, {
          amount: numberFormats(language).totalChange(yearly, currency),
        });
  return {
    name,
    path: alertsPath({ outletId, article: articleId }),
    detail: [supplier, said].filter((part) => part !== null).join(' · '),
    price: price.from === null ? price.toWithUnit : `${price.from} → ${price.toWithUnit}`,
    change: year ?? price.change ?? '',
    direction: price.direction,
  };
};

/** `4 priser har gått upp`, where all of them have; otherwise they have changed. */
export const whatHappened = (alerts: readonly ToldAlert[], language: 'sv' | 'en'): string => {
  const words = noticeWords[language];
  const areRaised = alerts.every(
    ({ watchedPrice, itemDiff }) => watchedPrice !== null && decimal(itemDiff).gt('0'),
  );
  if (alerts.length === 1) return areRaised ? words.raisedOne : words.changedOne;
  return fillText(areRaised ? words.raisedMany : words.changedMany, { count: String(alerts.length) });
};

/**
 * The finding with its kronor a year. Where some have gone up and others down, it is what goes up that the letter is about,
 * dearest first: the two taken off each other would call dear prices a saving.
 */
export const subjectOfMany = (alerts: readonly ToldAlert[], whose: string, language: 'sv' | 'en'): string => {
  const words = noticeWords[language];
  const yearlyOf = ({ yearly }: ToldAlert) => decimal(yearly ?? '0');
  const dearer = alerts.filter((alert) => yearlyOf(alert).gt('0'));
  const isMixed = dearer.length > 0 && alerts.some((alert) => yearlyOf(alert).lt('0'));
  const year = yearlySum(isMixed ? dearer : alerts);
  const subject =
    year === null ? words.subjectMany : isMixed ? words.subjectManyDearer : words.subjectManyYear;
  return fillText(subject, {
    whose,
    what: whatHappened(alerts, language),
    count: String(dearer.length),
    year: year === null ? '' : numberFormats(language).total(year.sum, year.currency),
  });
};
