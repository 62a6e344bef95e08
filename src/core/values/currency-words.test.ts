import { expect, test } from 'vitest';
import { currencyOf } from './currency-words.ts';

test.each([
  ['kr', 'SEK'],
  ['Kr', 'SEK'],
  ['€', 'EUR'],
  ['Dkk', 'DKK'],
  ['krona?', null],
  ['constructor', null],
])('%s names %s', (word, code) => {
  expect(currencyOf(word)).toBe(code);
});
