import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accentedLetters, codeOf, plainLetters, plainText, searchWordsOf } from './search-words.ts';

it('has a plain letter for each with a mark', () => {
  expect(accentedLetters).toHaveLength(plainLetters.length);
  expect(plainLetters).toMatch(/^[a-z]+$/);
});

it.each([
  ['Oxfilé ÅLDRAD', 'oxfile aldrad'],
  ['KÖTTFÄRS', 'kottfars'],
  ['Smørrebrød & æg', 'smorrebrod & ag'],
  ['Crème fraîche', 'creme fraiche'],
])('leaves the marks out of %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it('keeps every sign in its place, so that what was found can be shown where it stands', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => plainText(text).length === text.length),
    { numRuns: 300 },
  );
});

it('says the same of a plain text again', () => {
  fc.assert(
    fc.property(fc.string(), (text) => plainText(plainText(text)) === plainText(text)),
    { numRuns: 300 },
  );
});

it('takes what parts a number out of it', () => {
  expect(codeOf('f-2026/118 301')).toBe('F2026118301');
  expect(codeOf('oxfilé')).toBe('OXFIL');
});

it('finds the words of a search, decomposed letters too', () => {
  expect(searchWordsOf('  Martin  Oxfile\u0301 ')).toEqual({
    text: 'Martin  Oxfilé',
    words: ['martin', 'oxfile'],
  });
  expect(searchWordsOf('a b c d e').words).toEqual(['a', 'b', 'c', 'd']);
});

it.each(['', ' ', 'x', ' å '])('asks for nothing with %j', (text) => {
  expect(searchWordsOf(text).words).toEqual([]);
});
