import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { useMemo } from 'react';
import { useLanguage } from '../../texts/i18n.ts';

/** The countries nearest to the reader come first, Sweden before all. */
const near = ['SE', 'NO', 'DK', 'FI', 'DE', 'GB'] as const;

/** The world's area codes as options, each once, with the names of their countries in the reader's language. */
export const useAreaCodes = () => {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const option = (country: (typeof near)[number] | ReturnType<typeof getCountries>[number]) => {
      const code = `+${getCountryCallingCode(country)}`;
      return { value: code, key: country, text: `${names.of(country) ?? country} ${code}` };
    };
    const { compare } = new Intl.Collator(language);
    const far = getCountries().filter((country) => !near.some((one) => one === country));
    // A choice is known by its code: of countries that share one, the first stands for all.
    const all = [...near.map(option), ...far.map(option).toSorted((a, b) => compare(a.text, b.text))];
    return [...new Map(all.toReversed().map((one) => [one.value, one])).values()].toReversed();
  }, [language]);
};
