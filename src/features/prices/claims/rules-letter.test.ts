import { describe, expect, test } from 'vitest';
import { claimLetterSource } from '#testing/claims/letter.ts';
import { letterText, letterTotals } from './rules-letter.ts';
import type { LetterSource } from './rules-letter.ts';

/** The sample letter with 15,50 kr of its 40,00 kr credited before it leaves. */
const partly = (language: 'sv' | 'en'): LetterSource => {
  const source = claimLetterSource(language);
  return {
    ...source,
    open: '24.50',
    lines: source.lines.map((line) => ({ ...line, credited: '15.50' })),
  };
};
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const totals = (source: LetterSource) =>
  letterTotals(source).map(([label, amount]) => `${label} ${plain(amount)}`);

describe('money that has come back is not asked for again', () => {
  test('the sums name what is credited, and net, VAT and total are of the rest', () => {
    expect(totals(partly('sv'))).toEqual([
      'Raderna, exkl. moms 40,00 kr',
      'Redan krediterat −15,50 kr',
      'Exkl. moms 24,50 kr',
      'Moms 12 % 2,94 kr',
      'Att kreditera, inkl. moms 27,44 kr',
    ]);
    expect(totals(partly('en'))).toContain('Already credited −SEK 15.50');
  });

  test('the words of a first letter ask for the rest, a reminder names both', () => {
    expect(plain(letterText(partly('sv'), 'claim').text)).toContain('kreditera 24,50 kr exkl. moms');
    expect(plain(letterText(partly('sv'), 'reminder').text)).toContain('24,50 kr exkl. moms av 40,00 kr');
  });

  test('VAT is the rate × the sum of its lines, as the credit note will have it', () => {
    const source = claimLetterSource('sv');
    const [line] = source.lines;
    if (line === undefined) throw new Error('the sample letter has a line');
    const lines = ['167.70', '193.05', '193.05'].map((amount) => ({ ...line, amount, vatRate: '6' }));
    expect(totals({ ...source, lines, open: '553.80' })).toEqual([
      'Exkl. moms 553,80 kr',
      'Moms 6 % 33,23 kr',
      'Att kreditera, inkl. moms 587,03 kr',
    ]);
  });

  test('with nothing credited the sums are the lines alone', () => {
    expect(totals(claimLetterSource('sv'))).toEqual([
      'Exkl. moms 40,00 kr',
      'Moms 12 % 4,80 kr',
      'Att kreditera, inkl. moms 44,80 kr',
    ]);
  });
});
