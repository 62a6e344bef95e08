import { describe, expect, test } from 'vitest';
import { readGoods } from '#testing/papers/goods-page.ts';
import type { Align } from '#testing/papers/paper.ts';
import { columnRole } from './column-labels.ts';
import type { Reading } from '../reading.ts';

/** A column: its label in the upper row of the head and in the lower one, its place, and the side that all of it keeps to. */
type Column = readonly [upper: string, lower: string, x: number, align: Align];

/** A page whose head is printed in two rows, with rows whose cells are parted by `|`. */
const page = (columns: readonly Column[], rows: readonly string[]): Reading =>
  readGoods((paper) => {
    for (const [upper, lower, x, align] of columns) {
      if (upper !== '') paper.print(upper, x, 200, align);
      paper.print(lower, x, 212, align);
    }
    for (const [line, row] of rows.entries())
      for (const [at, text] of row.split('|').entries()) {
        const [, , x = 0, align = 'left'] = columns[at] ?? [];
        if (text !== '') paper.print(text, x, 228 + 14 * line, align);
      }
  });

const linesOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ articleNumber, name, quantity, price, sum }) =>
    [articleNumber, name, quantity, price, sum].join(' | '),
  );

describe('a head in two rows', () => {
  const read = [
    '70510 | Kardemumma malen | 2.450 | 189.00 | 463.05',
    '88210 | 7-korns kross | 12 | 24.50 | 294.00',
  ];

  test('is one of prices where `Pris` stands above the unit that it is for', () => {
    const reading = page(
      [
        ['', 'Kod', 40, 'left'],
        ['', 'Beteckning', 100, 'left'],
        ['', 'Ant.', 370, 'right'],
        ['Pris', 'enh', 450, 'right'],
        ['', 'Radbelopp', 550, 'right'],
      ],
      ['70510|Kardemumma malen|2,450|189,00|463,05', '88210|7-korns kross|12|24,50|294,00'],
    );
    expect(linesOf(reading)).toEqual(read);
    expect(reading.doubts).toEqual([]);
  });

  test('says by both words what neither says alone: `Moms` above `kr` heads no sums', () => {
    const reading = page(
      [
        ['', 'Kod', 40, 'left'],
        ['', 'Benämning', 100, 'left'],
        ['Lev', 'antal', 330, 'right'],
        ['', 'À-pris', 400, 'right'],
        ['Moms', 'kr', 460, 'right'],
        ['', 'Belopp', 550, 'right'],
      ],
      ['70510|Kardemumma malen|2,450|189,00|55,57|463,05', '88210|7-korns kross|12|24,50|35,28|294,00'],
    );
    expect(linesOf(reading)).toEqual(read);
    expect(reading.doubts).toEqual([]);
  });

  test('is no longer than its letters: a rule below it joins nothing', () => {
    const reading = page(
      [
        ['Kod', '____________', 40, 'left'],
        ['Benämning', '________________________________', 100, 'left'],
        ['Antal', '______', 370, 'right'],
        ['À-pris', '_______', 450, 'right'],
        ['Belopp', '_________', 550, 'right'],
      ],
      ['70510|Kardemumma malen|2,450|189,00|463,05', '88210|7-korns kross|12|24,50|294,00'],
    );
    expect(linesOf(reading)).toEqual(read);
  });
});

test.each([
  ['Inkl. moms', 'other'],
  ['Moms/kr', 'other'],
  ['Jfr-pris', 'other'],
  ['Ert nr', 'other'],
  ['Rab/%', 'discount'],
  ['Fakt/antal', 'quantity'],
  ['Beteckning', 'description'],
])('%s heads a column of %s', (label, role) => {
  expect(columnRole(label)).toBe(role);
});

describe('what numbers the goods', () => {
  const columns: Column[] = [
    ['', 'Ert nr', 40, 'left'],
    ['', 'Varutext', 100, 'left'],
    ['', 'Antal', 370, 'right'],
    ['', 'À-pris', 450, 'right'],
    ['', 'Belopp', 550, 'right'],
  ];

  test('is what a label below the name says, and never the buyer’s own number', () => {
    const reading = page(columns, [
      '14081|Kardemumma malen|2,450|189,00|463,05',
      '|Vara 4861',
      '64489|7-korns kross|12|24,50|294,00',
      '|Vara 5718',
    ]);
    expect(linesOf(reading)).toEqual([
      '4861 | Kardemumma malen | 2.450 | 189.00 | 463.05',
      '5718 | 7-korns kross | 12 | 24.50 | 294.00',
    ]);
  });
});

test('a number in two groups before the name numbers the goods', () => {
  const reading = page(
    [
      ['', 'Benämning', 40, 'left'],
      ['', 'Antal', 370, 'right'],
      ['', 'À-pris', 450, 'right'],
      ['', 'Belopp', 550, 'right'],
    ],
    ['820.4632 Kardemumma malen|2,450|189,00|463,05', '456.7735 7-korns kross|12|24,50|294,00'],
  );
  expect(linesOf(reading)).toEqual([
    '820.4632 | Kardemumma malen | 2.450 | 189.00 | 463.05',
    '456.7735 | 7-korns kross | 12 | 24.50 | 294.00',
  ]);
});

test('colons part decimals of three digits too, where amounts have them', () => {
  const reading = page(
    [
      ['', 'Kod', 40, 'left'],
      ['', 'Benämning', 100, 'left'],
      ['', 'Antal', 370, 'right'],
      ['', 'À-pris', 450, 'right'],
      ['', 'Belopp', 550, 'right'],
    ],
    ['70510|Kardemumma malen|2:450|189:00|463:05', '88210|7-korns kross|12:000|24:50|294:00'],
  );
  expect(reading.invoice.lines.map(({ quantity }) => quantity)).toEqual(['2.450', '12.000']);
});

test('a letter and two digits before each name number the goods, and before one of them belong to its name', () => {
  const columns: Column[] = [
    ['', 'Artikel', 40, 'left'],
    ['', 'Antal', 370, 'right'],
    ['', 'À-pris', 450, 'right'],
    ['', 'Belopp', 550, 'right'],
  ];
  const numbered = page(columns, ['G92 Kardemumma|2,450|189,00|463,05', 'G71 Saltkola|12|24,50|294,00']);
  expect(linesOf(numbered)).toEqual([
    'G92 | Kardemumma | 2.450 | 189.00 | 463.05',
    'G71 | Saltkola | 12 | 24.50 | 294.00',
  ]);
  const named = page(columns, ['V75 Kardemumma|2,450|189,00|463,05', 'Saltkola|12|24,50|294,00']);
  expect(named.invoice.lines.map(({ name }) => name)).toEqual(['V75 Kardemumma', 'Saltkola']);
});
