import { expect, test } from 'vitest';
import { languageFrom } from './language.ts';
import { outletToSelect } from './outlet-database.ts';

test('the requested outlet wins, then the remembered, then the first', () => {
  expect(outletToSelect(['a', 'b', 'c'], 'c', 'b')).toBe('c');
  expect(outletToSelect(['a', 'b', 'c'], undefined, 'b')).toBe('b');
  expect(outletToSelect(['a', 'b', 'c'], undefined, null)).toBe('a');
});

test('an outlet one does not belong to is never selected', () => {
  expect(outletToSelect(['a'], 'foreign', 'gone')).toBe('a');
  expect(outletToSelect([], 'foreign', 'gone')).toBeNull();
});

test('language: query, then stored, then browser, then English', () => {
  expect(languageFrom('sv', 'en', 'en-GB')).toBe('sv');
  expect(languageFrom(null, 'sv', 'en-GB')).toBe('sv');
  expect(languageFrom('xx', null, 'sv-SE')).toBe('sv');
  expect(languageFrom(null, null, 'fi')).toBe('en');
});
