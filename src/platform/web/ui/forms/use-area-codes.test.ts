import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { describe, expect, test } from 'vitest';
import { areaCodesIn } from './use-area-codes.ts';

describe.each(['sv', 'en'])('area codes in %s', (language) => {
  const codes = areaCodesIn(language);

  test('are all there are, each once', () => {
    const every = new Set(getCountries().map((country) => `+${getCountryCallingCode(country)}`));
    const values = codes.map(({ value }) => value);
    expect(new Set(values)).toEqual(every);
    expect(values).toHaveLength(every.size);
  });

  test('stand in the order of the language after the six that are near', () => {
    const texts = codes.map(({ text }) => text);
    const { compare } = new Intl.Collator(language);
    expect(codes.slice(0, 6).map(({ value }) => value)).toEqual(['+46', '+47', '+45', '+358', '+49', '+44']);
    expect(texts.slice(6)).toEqual(texts.slice(6).toSorted(compare));
  });
});

test('a code that many share is known by its countries', () => {
  const textOf = (language: string, code: string) =>
    areaCodesIn(language).find(({ value }) => value === code)?.text;
  expect(textOf('sv', '+1')).toBe('USA/Kanada +1');
  expect(textOf('en', '+1')).toBe('United States/Canada +1');
  expect(textOf('sv', '+7')).toBe('Ryssland/Kazakstan +7');
  expect(textOf('sv', '+47')).toBe('Norge +47');
});
