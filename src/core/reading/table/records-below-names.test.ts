import { describe, expect, test } from 'vitest';
import { figures, goodsOf, readColumns } from '#testing/papers/columns-page.ts';

const rows = [
  'Linser Beluga',
  '^  221249|10|46,305|463,05',
  'Tomat krossad 3/1',
  '^  641802|12|24,50|294,00',
];

describe('numbers that begin the rows of figures, below the names', () => {
  test('are those of the goods where the head has a second label below that of the names', () => {
    const reading = readColumns(
      [['Benämning~Artikel', 40], ...figures.map(([label, ...place]) => [`~${label}`, ...place] as const)],
      rows,
    );
    expect(goodsOf(reading)).toEqual([
      ['221249', 'Linser Beluga'],
      ['641802', 'Tomat krossad 3/1'],
    ]);
    expect(reading.doubts).toEqual([]);
  });

  test('are in doubt where it has none', () => {
    const reading = readColumns([['Benämning', 40], ...figures], rows);
    expect(goodsOf(reading)).toEqual([
      ['221249', 'Linser Beluga'],
      ['641802', 'Tomat krossad 3/1'],
    ]);
    expect(reading.doubts).toContain('article');
  });

  test('have a size behind them that is no end of the name', () => {
    const sized = rows.map((row) => row.replace(/(?<=\d{6})/, ' 600 g'));
    const reading = readColumns(
      [['Benämning~Artikel', 40], ...figures.map(([label, ...place]) => [`~${label}`, ...place] as const)],
      sized,
    );
    expect(goodsOf(reading)).toEqual([
      ['221249', 'Linser Beluga'],
      ['641802', 'Tomat krossad 3/1'],
    ]);
  });
});
