import { expect, test } from 'vitest';
import { figures, readColumns } from '#testing/papers/columns-page.ts';

test('a fraction before a size is no day', () => {
  const reading = readColumns(
    [['Benämning', 40], ...figures],
    ['Flexslang 3/8 500 mm|10|46,305|463,05', 'Gn-bleck 1/1 65 mm|12|24,50|294,00'],
  );
  expect(reading.doubts).toEqual([]);
});

test('a day in a name is one', () => {
  const reading = readColumns(
    [['Benämning', 40], ...figures],
    ['Lunch 3/8|10|46,305|463,05', 'Middag|12|24,50|294,00'],
  );
  expect(reading.doubts).toEqual(['article']);
});

test('a letter and a figure number goods where each has its own, of several', () => {
  const rows = [
    'Honung (B4)|10|46,305|463,05',
    'Vaxkaka (B7)|12|24,50|294,00',
    'Bivaxljus (B9)|0|24,50|0,00',
  ];
  expect(readColumns([['Vara (nr)', 40], ...figures], rows).doubts).toEqual([]);
  expect(readColumns([['Vara (nr)', 40], ...figures], rows.slice(0, 2)).doubts).toEqual(['article']);
});
