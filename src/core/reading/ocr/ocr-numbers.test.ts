import { describe, expect, test } from 'vitest';
import { haveMisread } from './ocr-numbers.ts';
import { mayBeLetters } from './ocr-signs.ts';

describe('a number of a recognised page', () => {
  test.each(['S0-21971', 'A1O482', 'I21085', 'S21', '5B', 'LH6S', 'B73', '8O12', 'F1-101'])(
    'may be misread: %s',
    (number) => {
      expect(mayBeLetters(number)).toBe(true);
    },
  );

  test.each(['48213', 'SO-21971', 'F-5573', 'AD26-0471', 'KL67', '2026:54', 'SE210-77', 'S21068'])(
    'is as it is: %s',
    (number) => {
      expect(mayBeLetters(number)).toBe(false);
    },
  );
});

describe('the numbers of the goods of a recognised page', () => {
  test.each([
    ['letters where others have digits', ['T-T05', 'T-T12', 'T-TOS']],
    ['a letter where another has a digit', ['LH64', 'LH55', 'LH6S']],
    ['letters for digits in two of them', ['LH6S', 'LHSS', 'LH41', 'AV12']],
    ['a digit where another has a letter', ['B4410', '84411']],
    ['a letter like a digit, and few others to tell', ['S44', 'S47']],
    ['a letter at the end that may be a digit', ['LJUSS', 'LAMPA']],
    ['a digit less than all the others', ['10334', '10335', '1036', '20117', '20118']],
  ])('may be misread that have %s', (_what, numbers) => {
    expect(haveMisread(numbers)).toBe(true);
  });

  test.each([
    [['SK-7291', 'SK-8184', 'BK-2521']],
    [['S4410', 'S4411', 'S4502', 'S7003']],
    [['G319', 'E622', 'H569']],
    [['T-BRÖ', 'T-SAL', 'T-GUR']],
    [['T-BRD', 'T-SAL', 'T-GUR', 'T-TOM']],
    [['10334', '10335', '886', '887', '20118']],
    [['768', '4110']],
    [[]],
  ])('are as they are: %j', (numbers) => {
    expect(haveMisread(numbers)).toBe(false);
  });
});
