import { useMemo } from 'react';
import { dateFormats } from '#core/values/format-dates.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { numberFormats } from '#core/values/format-numbers.ts';
import type { Language } from '../texts/language.ts';
import { useLanguage } from '../texts/i18n.ts';

/** Every way the product writes numbers, money and dates. `today` is an ISO date. */
export const formats = (language: Language, today: string) => ({
  ...numberFormats(language),
  ...dateFormats(language, today),
  /** `var 7:e dag`, `every 7 days`; Swedish ordinals end in `:a` after 1 and 2 except 11 and 12. */
  everyDays: (days: number): string => {
    if (language === 'en') return days === 1 ? 'every day' : `every ${days} days`;
    if (days === 1) return 'varje dag';
    if (days === 2) return 'varannan dag';
    const ending = [1, 2].includes(days % 10) && ![11, 12].includes(days % 100) ? 'a' : 'e';
    return `var ${days}:${ending} dag`;
  },
});

export type Formats = ReturnType<typeof formats>;

/** Today's date in Sweden as an ISO date. */
export const todayInSweden = (): string => swedishDate(new Date());

/** The formats of the language in use. */
export const useFormat = (): Formats => {
  const language = useLanguage();
  const today = todayInSweden();
  return useMemo(() => formats(language, today), [language, today]);
};
