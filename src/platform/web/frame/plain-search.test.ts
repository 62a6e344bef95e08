import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './plain-search.ts';

test('digits, truth and JSON in the query string stay the texts that they are', () => {
  const text = '?q=00734509876543210987&only=true&sum=1e3&list=%5B1%5D';
  const values = { q: '00734509876543210987', only: 'true', sum: '1e3', list: '[1]' };
  expect(parseSearch(text)).toEqual(values);
  expect(stringifySearch(values)).toBe(text);
});

test('what is absent or empty leaves no trace', () => {
  expect(stringifySearch({ q: undefined, supplier: null, max: '' })).toBe('');
  expect(stringifySearch({ alerts: true, q: 'å & ä' })).toBe('?alerts=true&q=%C3%A5+%26+%C3%A4');
  expect(parseSearch('')).toEqual({});
});
