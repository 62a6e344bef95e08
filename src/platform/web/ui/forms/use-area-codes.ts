import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { useMemo } from 'react';
import { useLanguage } from '../../texts/i18n.ts';

/** The countries nearest to the reader come first, Sweden before all. */
const near = ['SE', 'NO', 'DK', 'FI', 'DE', 'GB'] as const;

/** Of codes that many share, whom they are known by. Source: ITU-T E.164, list of assigned country codes. */
const known: Readonly<Record<string, readonly string[]>> = {
  '1': ['US', 'CA'],
  '7': ['RU', 'KZ'],
  '39': ['IT', 'VA'],
  '44': ['GB'],
  '47': ['NO'],
  '61': ['AU'],
  '212': ['MA'],
  '262': ['RE', 'YT'],
  '290': ['SH'],
  '358': ['FI'],
  '590': ['GP'],
  '599': ['CW', 'BQ'],
};

/** Every country's code, with the countries that share it. */
const byCode = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const country of getCountries()) {
    const code = getCountryCallingCode(country);
    found.set(code, [...(found.get(code) ?? []), country]);
  }
  return found;
};

/** The world's area codes as options, each once, with the names of their countries in the reader's language and its order. */
export const areaCodesIn = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const all = [...byCode()].map(([code, countries]) => {
    const shown = known[code] ?? countries;
    const [key = code] = shown;
    const text = `${shown.map((country) => names.of(country) ?? country).join('/')} +${code}`;
    return { key, value: `+${code}`, text };
  });
  const place = ({ key }: { readonly key: string }) => near.findIndex((one) => one === key);
  const first = all.filter((one) => place(one) >= 0).toSorted((a, b) => place(a) - place(b));
  const rest = all.filter((one) => place(one) < 0).toSorted((a, b) => compare(a.text, b.text));
  return [...first, ...rest];
};

/** The same for the language of the person here. */
export const useAreaCodes = () => {
  const language = useLanguage();
  return useMemo(() => areaCodesIn(language), [language]);
};
