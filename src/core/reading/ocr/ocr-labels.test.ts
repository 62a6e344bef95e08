import { describe, expect, test } from 'vitest';
import { wordAsLabel } from './ocr-labels.ts';

describe('a word of a label', () => {
  test.each([
    ['Förfaflodatum', 0.4, 'Förfallodatum'],
    ['Förtallodatum', 0.99, 'Förfallodatum'],
    ['taktura', 0.99, 'faktura'],
    ['Beloop', 0.9, 'Beloop'],
    ['Surnma', 0.9, 'Surnma'],
    ['BEL0PP', 0.9, 'BEL0PP'],
    ['Beskrlvning', 0.9, 'Beskrivning'],
    ['Beskrvning', 0.9, 'Beskrivning'],
    ['Summma', 0.9, 'Summa'],
  ])('%s, of a sureness of %d, is %s', (seen, confidence, said) => {
    expect(wordAsLabel(seen, confidence)).toBe(said);
  });

  test.each([
    'Avtal',
    'Frukt',
    'Kontant',
    'Lavoir',
    'Nummer',
    'Betalas',
    'Fakturans',
    'Kredit',
    'styck',
    'Prins',
  ])('is not what a name has: %s', (word) => {
    for (const confidence of [0.3, 0.9, 0.99]) expect(wordAsLabel(word, confidence)).toBe(word);
  });
});
