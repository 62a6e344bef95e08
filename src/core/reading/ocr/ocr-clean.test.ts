import { describe, expect, test } from 'vitest';
import { cleanPage } from './ocr-clean.ts';
import type { Page, Word } from '../page/page.ts';
import { withMarks } from './ocr-marks.ts';
import { withRates } from './ocr-rates.ts';

const word = (text: string, x: number, y = 0, confidence = 0.9): Word => ({
  text,
  confidence,
  box: { x, y, width: text.length * 5, height: 10 },
});
const page = (words: readonly Word[]): Page => ({ number: 1, width: 595, height: 842, words });
const textsOf = ({ words }: Page): string[] => words.map(({ text }) => text);
const cleaned = (...words: readonly Word[]): string[] => textsOf(cleanPage(page(words)));

describe('recognised words', () => {
  test.each([
    ['|Product', 'Product'],
    ['[12345', '12345'],
    ['(1235', '1235'],
    ['=3,13', '3,13'],
    ['280,00,', '280,00'],
    ['—12,00', '-12,00'],
    ['l2,5O', '12,50'],
    ['Yo', '%'],
    ["A'pris", 'À-pris'],
    ['Stäck', 'Stück'],
    ['BELOPF', 'BELOPP'],
    ['123;27', '123,27'],
    ['SES56233245101', 'SE556233245101'],
  ])('lose what rules and dirt add: %s is %s', (seen, text) => {
    expect(cleaned(word(seen, 0))).toEqual([text]);
  });

  test.each(['Mjölk', 'BS-12', '0120', '5402-9681', 'INV03051', 'Nettle', 'SES56233245201'])(
    '%s stays as it is',
    (text) => {
      expect(cleaned(word(text, 0))).toEqual([text]);
    },
  );

  test('have the sign of each between a quantity and its price, which no model knows', () => {
    expect(cleaned(word('kg', 0), word('ä', 14), word('96,03', 22))).toEqual(['kg', 'à', '96,03']);
    expect(cleaned(word('kg', 0), word('4', 14), word('96,03', 22))).toEqual(['kg', 'à', '96,03']);
    expect(cleaned(word('moms', 0), word('4', 24), word('978,91', 32))).toEqual(['moms', '4', '978,91']);
    expect(cleaned(word('Rökt', 0), word('ål', 24), word('ä', 37))).toEqual(['Rökt', 'ål', 'ä']);
  });

  test.each([
    [
      ['70', 'cI'],
      ['70', 'cl'],
    ],
    [['33c1'], ['33cl']],
    [['24x50cI'], ['24x50cl']],
    [
      ['5', 'I'],
      ['5', 'l'],
    ],
    [
      ['2,5', 'k9'],
      ['2,5', 'kg'],
    ],
    [['331'], ['331']],
    [
      ['5', '1'],
      ['5', '1'],
    ],
    [
      ['typ', 'c1'],
      ['typ', 'c1'],
    ],
  ])('a unit behind its number ends as one does: %s is %s', (seen, said) => {
    let x = 0;
    const words = seen.map((text) => {
      const found = word(text, x);
      x += text.length * 5 + 4;
      return found;
    });
    expect(cleaned(...words)).toEqual(said);
  });

  test('a dash is a minus only where it touches a number', () => {
    expect(cleaned(word('-', 0), word('12,00', 7))).toEqual(['-', '12,00']);
    expect(cleaned(word('-', 0), word('12,00', 40))).toEqual(['12,00']);
    expect(cleaned(word('|', 0), word('=', 40), word('…', 80))).toEqual([]);
  });

  test('an amount that wide letters part is one', () => {
    expect(cleaned(word('9,', 0), word('9000', 15))).toEqual(['9,9000']);
    expect(cleaned(word('12839', 0), word(',97', 28))).toEqual(['12839,97']);
    expect(cleaned(word('9,', 0), word('9000', 60))).toEqual(['9,', '9000']);
    expect(cleaned(word('Kl.', 0), word('9000', 18))).toEqual(['Kl.', '9000']);
  });
});

describe('decimal marks', () => {
  const marks = (...words: readonly Word[]): string[] => textsOf(withMarks(page(words), ','));

  test('come back beside an amount where others end', () => {
    const above = [word('50,00', 0), word('225,00', 100)];
    const last = (...row: readonly Word[]): string | undefined => marks(...above, ...row).at(-1);
    expect(last(word('50.00', 0, 20), word('600000', 100, 20, 0.2))).toBe('6000,00');
    expect(last(word('50.00', 0, 20), word('600000', 100, 20, 0.9))).toBe('600000');
    expect(last(word('50.00', 0, 20), word('600000', 60, 20, 0.2))).toBe('600000');
    expect(last(word('Nummer', 0, 20), word('600000', 100, 20, 0.2))).toBe('600000');
  });

  test('come back between amounts', () => {
    const row = [word('6225,00', 0), word('155625', 80, 0, 0.2), word('7781,50', 160)];
    expect(marks(...row)).toEqual(['6225,00', '1556,25', '7781,50']);
  });
});

describe('rates', () => {
  const rates = (...words: readonly Word[]): string[] => textsOf(withRates(page(words), ','));

  test('are told by the label above them', () => {
    expect(rates(word('Moms', 100), word('2596', 100, 20))).toEqual(['Moms', '25%']);
    expect(rates(word('Antal', 100), word('2596', 100, 20))).toEqual(['Antal', '2596']);
  });

  test('are told by a sign that stands apart', () => {
    expect(rates(word('Antal', 0), word('Moms', 40), word('20', 62), word('Belopp', 100))[2]).toBe('%');
    expect(rates(word('Moms', 40), word('20', 62), word('151,41', 100))[1]).toBe('20');
    expect(rates(word('757,05', 0), word('12', 60), word('N', 72), word('90,85', 160))).toEqual([
      '757,05',
      '12%',
      '90,85',
    ]);
    expect(rates(word('757,05', 0), word('12200', 60), word('90,85', 160))[1]).toBe('12%');
    expect(rates(word('757,05', 0), word('13200', 60), word('90,85', 160))[1]).toBe('13200');
  });

  test('are told by the amounts of their row', () => {
    expect(rates(word('1290', 0), word('757,05', 60), word('90,85', 160))[0]).toBe('12%');
    expect(rates(word('1290', 0), word('757,05', 60), word('91,85', 160))[0]).toBe('1290');
  });

  test('are no dollars where another currency is named', () => {
    expect(rates(word('7,0$', 0), word('EUR', 60))[0]).toBe('7,0%');
    expect(rates(word('7,0$', 0), word('MOMS', 60))[0]).toBe('7,0%');
    expect(rates(word('7,0$', 0), word('Total', 60))[0]).toBe('7,0$');
  });
});
