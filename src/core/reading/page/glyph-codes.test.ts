import { expect, test } from 'vitest';
import { lettersOf } from './glyph-codes.ts';

const macintosh = 'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü';

/** A text as a file without Unicode gives it: the numbers of its glyphs. */
const glyphs = (text: string, isLatin: boolean): string =>
  [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (code < 127) return String.fromCodePoint(code - 29);
      return String.fromCodePoint(isLatin ? code - 64 : 98 + macintosh.indexOf(letter));
    })
    .join('');

const texts = [
  'Fakturadatum 2026-03-02',
  'Blåbär & Ölost (fryst)',
  'Summa exkl. moms 1 234,50',
  'Årsta Örter AB',
];

test.each([true, false])('the numbers of glyphs are read as letters (Latin-1: %s)', (isLatin) => {
  const given = texts.map((text) => glyphs(text, isLatin));
  const read = lettersOf(given);
  expect(given.map((text) => read?.(text))).toEqual(texts);
});

test.each([
  ['that says what it shows', texts],
  ['with a stray control character', [...texts, 'Pris\u0002']],
  ['whose numbers mean no words', ['\u0013\u0014\u0015 %HUJ', '\u0016\u0017 DPRWW']],
  ['that is empty', []],
])('text %s stays as it is', (_, given) => {
  expect(lettersOf(given)).toBeNull();
});
