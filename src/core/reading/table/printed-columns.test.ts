import { describe, expect, test } from 'vitest';
import { readGoods } from '#testing/papers/goods-page.ts';
import type { Align } from '#testing/papers/paper.ts';
import type { Reading } from '../reading.ts';

/** A column: its label with its place, and the place of what stands below. */
type Column = readonly [label: string, x: number, align: Align, below: number, alignBelow: Align];

/** A page with a table of columns, whose rows are parted by `|`, and its totals. */
const page = (columns: readonly Column[], rows: readonly string[], totals?: readonly string[]): Reading =>
  readGoods((paper) => {
    for (const [label, x, align] of columns) paper.print(label, x, 200, align);
    for (const [line, row] of rows.entries())
      for (const [at, text] of row.split('|').entries()) {
        const [, , , x = 0, align = 'left'] = columns[at] ?? [];
        if (text !== '') paper.print(text, x, 216 + 14 * line, align);
      }
  }, totals);

const figures: readonly Column[] = [
  ['Antal', 330, 'right', 330, 'right'],
  ['Enhet', 345, 'left', 345, 'left'],
  ['À-pris', 460, 'right', 460, 'right'],
];
const sum: Column = ['Belopp', 550, 'right', 550, 'right'];
const linesOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ articleNumber, name, quantity, price, sum: total }) =>
    [articleNumber, name, quantity, price, total].join(' | '),
  );

describe('the counts of lines', () => {
  const rows = ['1|Kardemumma malen|2,450|kg|189,00|463,05', '2|7-korns kross|12|st|24,50|294,00'];

  test.each(['Rad', 'Pos', 'Rad nr'])('stand to the right in a column of %s', (label) => {
    const columns: Column[] = [
      [label, 40, 'left', 104, 'right'],
      ['Produkt', 110, 'left', 110, 'left'],
      ...figures,
      ['Radsumma', 550, 'right', 550, 'right'],
    ];
    const reading = page(columns, rows);
    expect(linesOf(reading)).toEqual([
      ' | Kardemumma malen | 2.450 | 189.00 | 463.05',
      ' | 7-korns kross | 12 | 24.50 | 294.00',
    ]);
    expect(reading.doubts).toEqual([]);
  });

  test('are no quantities below a label that also heads sums', () => {
    const columns: Column[] = [
      ['Amount', 40, 'left', 40, 'left'],
      ['Product', 110, 'left', 110, 'left'],
      ['Price', 460, 'right', 460, 'right'],
      ['Total', 550, 'right', 550, 'right'],
    ];
    const totals = ['Net total|757,05', 'VAT 12 %|90,85', 'Due payable|847,90'];
    const reading = page(
      columns,
      ['2,45|Kardemumma malen|189,00|463,05', '12|7-korns kross|24,50|294,00'],
      totals,
    );
    expect(linesOf(reading)).toEqual([
      ' | Kardemumma malen | 2.45 | 189.00 | 463.05',
      ' | 7-korns kross | 12 | 24.50 | 294.00',
    ]);
  });

  test('and numbers of goods stand below labels of one cell, as do sum and code of the rate', () => {
    const columns: Column[] = [
      ['RAD', 40, 'left', 55, 'right'],
      ['ARTNR', 58, 'left', 58, 'left'],
      ['VARA', 120, 'left', 120, 'left'],
      ...figures,
      ['BELOPP', 538, 'right', 538, 'right'],
      ['M', 545, 'left', 545, 'left'],
    ];
    const reading = page(columns, [
      '1|A13-0|Kardemumma malen|2,450|kg|189,00|463,05|2',
      '2|B20-9|7-korns kross|12|st|24,50|294,00|2',
    ]);
    expect(linesOf(reading)).toEqual([
      'A13-0 | Kardemumma malen | 2.450 | 189.00 | 463.05',
      'B20-9 | 7-korns kross | 12 | 24.50 | 294.00',
    ]);
  });

  test('of one line may be the number of its goods', () => {
    const columns: Column[] = [
      ['Nr', 40, 'left', 40, 'left'],
      ['Vara', 120, 'left', 120, 'left'],
      ...figures,
      sum,
    ];
    const totals = ['Netto|294,00', 'Moms 12 %|35,28', 'Att betala SEK|329,28'];
    expect(page(columns, ['64|7-korns kross|12|st|24,50|294,00'], totals).doubts).toEqual(['article']);
    expect(page(columns, ['1|7-korns kross|12|st|24,50|294,00'], totals).doubts).toEqual([]);
  });
});

describe('labels from the left', () => {
  test('head numbers that stand to the right of them', () => {
    const columns: Column[] = [
      ['Produkt', 40, 'left', 40, 'left'],
      ['Antal', 300, 'left', 350, 'right'],
      ['Pris', 360, 'left', 430, 'right'],
      ['Totalt', 440, 'left', 550, 'right'],
    ];
    const reading = page(columns, ['Kardemumma malen|2,45|189,00|463,05', '7-korns kross|12|24,50|294,00']);
    expect(linesOf(reading)).toEqual([
      ' | Kardemumma malen | 2.45 | 189.00 | 463.05',
      ' | 7-korns kross | 12 | 24.50 | 294.00',
    ]);
    expect(reading.doubts).toEqual([]);
  });

  test('head no column that has no label', () => {
    const columns: Column[] = [
      ['Produkt', 40, 'left', 40, 'left'],
      ['Antal', 330, 'right', 330, 'right'],
      ['Pris', 400, 'right', 400, 'right'],
      ['', 0, 'left', 460, 'right'],
      sum,
    ];
    // Seven packages of goods that are sold by weight.
    const reading = page(columns, [
      'Kardemumma malen|2,45|189,00|7|463,05',
      '7-korns kross|12|24,50|3|294,00',
    ]);
    expect(linesOf(reading)).toEqual([
      ' | Kardemumma malen | 2.45 | 189.00 | 463.05',
      ' | 7-korns kross | 12 | 24.50 | 294.00',
    ]);
  });
});

test.each(['Vikt kg', 'Vægt kg', 'Weight (kg)', 'Gewicht kg'])('%s heads what is charged', (label) => {
  const columns: Column[] = [
    ['Artnr', 40, 'left', 40, 'left'],
    ['Benämning', 100, 'left', 100, 'left'],
    ['Kolli', 300, 'right', 300, 'right'],
    [label, 380, 'right', 380, 'right'],
    ['À-pris', 460, 'right', 460, 'right'],
    sum,
  ];
  const reading = page(columns, [
    '1001|Rådjur sadel|3|2,45|189,00|463,05',
    '1002|Anka hel|5|12,00|24,50|294,00',
  ]);
  expect(linesOf(reading)).toEqual([
    '1001 | Rådjur sadel | 2.45 | 189.00 | 463.05',
    '1002 | Anka hel | 12.00 | 24.50 | 294.00',
  ]);
  expect(reading.doubts).toEqual([]);
});

describe('a price that says in its cell what it is for', () => {
  const columns: Column[] = [
    ['Artnr', 40, 'left', 40, 'left'],
    ['Benämning', 100, 'left', 100, 'left'],
    ['Antal', 330, 'right', 330, 'right'],
    ['À-pris', 460, 'right', 460, 'right'],
    sum,
  ];

  test.each([
    ['189,00/kg', '24,50/st', 'kg', 'st'],
    ['189,00/kg.', '2 450,00/100', 'kg', ''],
  ])('%s and %s', (one, other, first, second) => {
    const reading = page(columns, [
      `1001|Rådjur sadel|2,45|${one}|463,05`,
      `1002|Anka hel|12|${other}|294,00`,
    ]);
    const { lines } = reading.invoice;
    expect(lines.map(({ unit }) => unit)).toEqual([first, second]);
    expect(lines.map(({ price }) => Number(price))).toEqual([189, 24.5]);
  });

  test('is none where letters and digits are a code', () => {
    const reading = page(columns, [
      '1001|Skruv M6/st, 189/kg|2,45|189,00|463,05',
      '1002|Anka hel|12|24,50|294,00',
    ]);
    expect(linesOf(reading)[0]).toBe('1001 | Skruv M6/st, 189/kg | 2.45 | 189.00 | 463.05');
  });
});

test('labels of prices, discounts and rates one blank apart are of three columns', () => {
  const columns: readonly Column[] = [
    ['Artnr', 40, 'left', 40, 'left'],
    ['Benämning', 100, 'left', 100, 'left'],
    ['Antal', 300, 'right', 300, 'right'],
    ['À-pris Rab % Moms', 383, 'left', 404, 'right'],
    ['', 0, 'left', 430, 'right'],
    ['', 0, 'left', 458, 'right'],
    sum,
  ];
  const reading = page(columns, ['4711|Kardemumma|10|51,45|10|12|463,05', '4712|Korn|12|24,50||12|294,00']);
  expect(linesOf(reading)).toEqual([
    '4711 | Kardemumma | 10 | 51.45 | 463.05',
    '4712 | Korn | 12 | 24.50 | 294.00',
  ]);
  expect(reading.doubts).toEqual([]);
});

test('a row with a sum alone is a charge, whatever stands below the totals in the column of the numbers', () => {
  const reading = readGoods(
    (paper) => {
      for (const [text, x, align] of [
        ['Artnr', 40, 'left'],
        ['Benämning', 100, 'left'],
        ['Antal', 330, 'right'],
        ['À-pris', 460, 'right'],
        ['Belopp', 550, 'right'],
      ] as const)
        paper.print(text, x, 200, align);
      for (const [at, row] of ['4711|Kardemumma|10|46,305|463,05', '4712|Korn|12|24,50|294,00'].entries())
        for (const [cell, text] of row.split('|').entries())
          paper.print(text, [40, 100, 330, 460, 550][cell] ?? 0, 214 + 14 * at, cell < 2 ? 'left' : 'right');
      paper.print('Is och emballage', 100, 242);
      paper.print('60,00', 550, 242, 'right');
      paper.print('88045 Objekt', 40, 500);
    },
    ['Netto|817,05', 'Moms 12 %|98,05', 'Att betala SEK|915,10'],
  );
  expect(reading.invoice.lines).toHaveLength(2);
  expect(reading.invoice.charges.map(({ amount }) => amount)).toEqual(['60.00']);
  expect(reading.doubts).toEqual(['charges']);
});

test('nothing times an amount is no line in a row of totals', () => {
  const reading = readGoods(
    (paper) => {
      for (const [text, x] of [
        ['Réf.', 40],
        ['Désignation', 100],
        ['Qté', 310],
        ['P.U. HT', 430],
        ['Montant HT', 500],
      ] as const)
        paper.print(text, x, 200);
      for (const [at, row] of ['4711|Kardemumma|10|46,305|463,05', '4712|Korn|12|24,50|294,00'].entries())
        for (const [cell, text] of row.split('|').entries())
          paper.print(text, [40, 100, 330, 460, 550][cell] ?? 0, 214 + 14 * at, cell < 2 ? 'left' : 'right');
      for (const [text, x] of [
        ['Total HT', 330],
        ['Port', 460],
        ['Net HT', 550],
      ] as const)
        paper.print(text, x, 250, 'right');
      paper.print('262 ter I du CGI.', 40, 262);
      for (const [text, x] of [
        ['757,05', 330],
        ['0,00', 460],
        ['0,00', 550],
      ] as const)
        paper.print(text, x, 262, 'right');
    },
    ['Netto|757,05', 'Moms 12 %|90,85', 'Att betala SEK|847,90'],
  );
  expect(reading.invoice.lines).toHaveLength(2);
});

test('codes of letters alone are numbers among those of letters and digits', () => {
  const columns: readonly Column[] = [
    ['Item', 40, 'left', 40, 'left'],
    ['Description', 100, 'left', 100, 'left'],
    ...figures.filter(([label]) => label !== 'Enhet'),
    sum,
  ];
  const rows = ['SHFI2P|Shortbread Fingers|10|46,305|463,05', 'BRBLLO|Breakfast Blend|12|24,50|294,00'];
  expect(linesOf(page(columns, rows)).map((line) => line.split(' | ')[0])).toEqual(['SHFI2P', 'BRBLLO']);
});
