import { expect, test } from 'vitest';
import { withDecimals } from './colon-decimals.ts';

const textsOf = (...texts: readonly string[]): readonly string[] => {
  const words = texts.map((text, at) => ({
    text,
    box: { x: 40 * at, y: 40, width: 30, height: 10 },
    confidence: 1,
  }));
  return withDecimals([{ number: 1, width: 600, height: 800, words }]).flatMap((page) =>
    page.words.map(({ text }) => text),
  );
};
const amounts = ['463:05', '21:50', '1 204:00', '99:95'];

test('amounts with a colon have a decimal mark, and the number of a paper keeps its own', () => {
  expect(textsOf('Faktura', '2026:26', ...amounts)).toEqual([
    'Faktura',
    '2026:26',
    '463,05',
    '21,50',
    '1 204,00',
    '99,95',
  ]);
  expect(textsOf('Fakturanr:', '27:04', ...amounts).slice(0, 2)).toEqual(['Fakturanr:', '27:04']);
  expect(textsOf('Summa', '27:04', ...amounts).slice(0, 2)).toEqual(['Summa', '27,04']);
});

test('times of day stay', () => {
  expect(textsOf('10:30', '11:45', '12:00', '13:15')).toEqual(['10:30', '11:45', '12:00', '13:15']);
});

test('a minus of any length stands before them', () => {
  expect(textsOf('−0:38', '–1 204:00', ...amounts).slice(0, 2)).toEqual(['−0,38', '–1 204,00']);
});
