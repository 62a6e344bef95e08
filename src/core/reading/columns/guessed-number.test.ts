import { describe, expect, test } from 'vitest';
import { figures, goodsOf, readColumns } from '#testing/papers/columns-page.ts';

describe('codes below a label that nobody knows', () => {
  const read = (label: string, one: string, other: string, below: readonly string[] = []) =>
    readColumns(
      [[label, 40], ['Benämning', 120], ...figures],
      [`${one}|Traktörpanna|10|46,305|463,05`, ...below, `${other}|Ölglas Sejdel|12|24,50|294,00`, ...below],
    );

  test('number the goods, in doubt, where each line has its own of one form', () => {
    const reading = read('Modell', 'X8M39', 'L4S74');
    expect([goodsOf(reading), reading.doubts]).toEqual([
      [
        ['X8M39', 'Traktörpanna'],
        ['L4S74', 'Ölglas Sejdel'],
      ],
      ['article'],
    ]);
  });

  test.each([
    ['a size', '300/500', '400/600'],
    ['what lines share', 'X8M39', 'X8M39'],
    ['a day', '12.10.26', '13.10.26'],
    ['a count', '101', '102'],
    ['of two forms', 'X8M39', '4410'],
  ])('are none where they are %s', (_, one, other) => {
    expect(goodsOf(read('Zzyt', one, other)).map(([number]) => number)).toEqual([null, null]);
  });
});

test('numbers may look like days below a label that heads numbers, and leave the goods in doubt where all do', () => {
  const read = (one: string, other: string) =>
    readColumns(
      [['Tjänst', 40], ['Text', 120], ...figures],
      [`${one}|Skadedjursavtal|10|46,305|463,05`, `${other}|Fönsterputs|12|24,50|294,00`],
    );
  expect([goodsOf(read('7.6.72', '8.91.57'))[1], read('7.6.72', '8.91.57').doubts]).toEqual([
    ['8.91.57', 'Fönsterputs'],
    [],
  ]);
  expect(read('7.6.72', '8.1.57').doubts).toEqual(['article']);
});
