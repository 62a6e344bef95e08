import { describe, expect, test } from 'vitest';
import { readGoods } from '#testing/papers/goods-page.ts';
import type { Align } from '#testing/papers/paper.ts';
import type { Reading } from '../reading.ts';

/** A column: its label with its place, and the place of what stands below. */
type Column = readonly [label: string, x: number, align: Align, below: number, alignBelow: Align];

const [quantity, price, sum]: [Column, Column, Column] = [
  ['Antal', 330, 'right', 330, 'right'],
  ['À-pris', 460, 'right', 460, 'right'],
  ['Belopp', 550, 'right', 550, 'right'],
];
const column = (label: string, x: number): Column => [label, x, 'left', x, 'left'];

/** A page with a table of columns; rows are parted by `|`, and a row that begins with `^` stands nearer below the one before. */
const page = (columns: readonly Column[], rows: readonly string[], totals?: readonly string[]): Reading =>
  readGoods((paper) => {
    for (const [label, x, align] of columns) if (label !== '') paper.print(label, x, 200, align);
    let y = 203;
    for (const row of rows) {
      y += row.startsWith('^') ? 11 : 14;
      for (const [at, text] of row.replace('^', '').split('|').entries()) {
        const [, , , x = 0, align = 'left'] = columns[at] ?? [];
        if (text !== '') paper.print(text, x, y, align);
      }
    }
  }, totals);

const goodsOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ articleNumber, name }) => [articleNumber, name]);

describe('numbers of goods', () => {
  const figures = [quantity, price, sum];

  test.each([
    ['Kod', 'KARD', '7KOR'],
    ['Artnr', 'Kard', 'Kross'],
    ['Art.nr', '#12', '#7'],
    ['Artikelnr', 'A1', 'B2'],
  ])('below %s may look like none: %s', (label, one, other) => {
    const reading = page(
      [column(label, 40), column('Benämning', 110), ...figures],
      [`${one}|Kardemumma malen|2,450|189,00|463,05`, `${other}|Krossade korn|12|24,50|294,00`],
    );
    expect(goodsOf(reading)).toEqual([
      [one, 'Kardemumma malen'],
      [other, 'Krossade korn'],
    ]);
  });

  test('go on in the next row behind a hyphen in their brackets', () => {
    const reading = page(
      [column('Produkt', 40), ...figures],
      [
        'Skärbräda röd (BT-6892)|12|24,50|294,00',
        'Stektermometer med givare (SH-|3|189,00|567,00',
        '^4054)',
        'Kantin GN 1/1 (BA-8512)|2|100,00|200,00',
      ],
    );
    expect(goodsOf(reading)).toEqual([
      ['BT-6892', 'Skärbräda röd'],
      ['SH-4054', 'Stektermometer med givare'],
      ['BA-8512', 'Kantin GN 1/1'],
    ]);
  });

  test('are no units, nor the same word in every line', () => {
    const columns = [column('Art', 40), column('Benämning', 110), ...figures];
    for (const word of ['kg', 'KRAV'])
      expect(
        goodsOf(
          page(columns, [
            `${word}|Kardemumma malen|2,450|189,00|463,05`,
            `${word}|Krossade korn|12|24,50|294,00`,
          ]),
        ),
      ).toEqual([
        [null, 'Kardemumma malen'],
        [null, 'Krossade korn'],
      ]);
  });

  test('stand below a label of counts or goods, whatever rows of words between the lines begin with', () => {
    const reading = page(
      [column('Nr', 40), column('Art och kvalitet', 110), ...figures],
      [
        '523|Kolja färsk|2,450|189,00|463,05',
        '^|Fångst FAO 27 III a, landad 2026-02-22, parti 450664',
        '317|Sej filé|12|24,50|294,00',
        '^|Fångst FAO 27 III a, landad 2026-02-22, parti 274347',
      ],
    );
    expect(goodsOf(reading)).toEqual([
      ['523', 'Kolja färsk'],
      ['317', 'Sej filé'],
    ]);
    expect(reading.doubts).toEqual([]);
  });

  test.each(['Artikel', 'Material', 'Artikkel'])(
    'stand alone in the rows of figures below %s, above the names',
    (label) => {
      const reading = page(
        [column(label, 40), quantity, price, sum, ['', 470, 'left', 470, 'left']],
        [
          'F4993|2,450|189,00|463,05',
          '^Kardemumma malen||||moms 12 %',
          'R7870|12|24,50|294,00',
          '^Krossade korn||||moms 12 %',
        ],
      );
      expect(goodsOf(reading)).toEqual([
        ['F4993', 'Kardemumma malen'],
        ['R7870', 'Krossade korn'],
      ]);
    },
  );

  test('stand to one side of a label in the middle of its cell, and so do names', () => {
    const reading = page(
      [['Nr', 75, 'center', 108, 'right'], ['Åtgärd', 170, 'center', 112, 'left'], ...figures],
      ['K587|Kardemumma malen|2,450|189,00|463,05', '350|Kross|12|24,50|294,00'],
    );
    expect(goodsOf(reading)).toEqual([
      ['K587', 'Kardemumma malen'],
      ['350', 'Kross'],
    ]);
  });

  test('are not the counts of lines before all labels', () => {
    const reading = page(
      [['', 34, 'right', 50, 'right'], column('Artikel', 79), column('Varunamn', 130), ...figures],
      ['1|78729|Kardemumma malen|2,450|189,00|463,05', '2|99691|Krossade korn|12|24,50|294,00'],
    );
    expect(goodsOf(reading)).toEqual([
      ['78729', 'Kardemumma malen'],
      ['99691', 'Krossade korn'],
    ]);
  });

  test('stand one blank from others of a column between them and the names', () => {
    const reading = page(
      [column('Art.nr', 40), column('Stat.nr', 72), column('Benämning', 113), ...figures],
      [
        '414361|13303940|Kardemumma malen|2,450|189,00|463,05',
        '505546|16014185|Krossade korn|12|24,50|294,00',
      ],
    );
    expect(goodsOf(reading)).toEqual([
      ['414361', 'Kardemumma malen'],
      ['505546', 'Krossade korn'],
    ]);
  });

  test.each([
    ['(94 503)', '94 503', '(64 475)', '64 475'],
    ['(2146586771335)', '2146586771335', '(2569053908384)', '2569053908384'],
    ['(3294-18)', '3294-18', '(8771-30)', '8771-30'],
  ])('stand in brackets behind names: %s', (one, first, other, second) => {
    const columns = [column('Benämning', 40), ...figures];
    const rows = [`Mopp 40 cm ${one}|2,450|189,00|463,05`, `Krossade korn ${other}|12|24,50|294,00`];
    expect(goodsOf(page(columns, rows))).toEqual([
      [first, 'Mopp 40 cm'],
      [second, 'Krossade korn'],
    ]);
    const totals = ['Netto|463,05', 'Moms 12 %|55,57', 'Att betala SEK|518,62'];
    expect(goodsOf(page(columns, rows.slice(0, 1), totals))).toEqual([[first, 'Mopp 40 cm']]);
  });
});

describe('names of goods', () => {
  const columns = [column('Artnr', 40), column('Benämning', 110), quantity, price, sum];
  const rows = (one: string, other: string): string[] => [
    `4711|${one}|2,450|189,00|463,05`,
    `4712|${other}|12|24,50|294,00`,
  ];

  test('go on in capitals, and behind an open bracket', () => {
    const [first = '', second = ''] = rows('DISKMEDEL MASKIN', 'PRÄSTOST (ca 1,1');
    expect(goodsOf(page(columns, [first, '^|ULTRA 12 KG', second, '^|kg)']))).toEqual([
      ['4711', 'DISKMEDEL MASKIN ULTRA 12 KG'],
      ['4712', 'PRÄSTOST (ca 1,1 kg)'],
    ]);
  });

  test.each(['Parti: L671877', 'kolli: 9', 'Varunr 40770573', '4 kolli, 13 kg'])(
    'do not go on with %s',
    (below) => {
      const [first = '', second = ''] = rows('Pommes frites skal på', 'Krossade korn');
      expect(goodsOf(page(columns, [first, `^|${below}`, second]))[0]).toEqual([
        '4711',
        'Pommes frites skal på',
      ]);
    },
  );

  test.each(['Bestnr 491541, Mia Sjö', 'Förp.', 'Avser mars enligt avtal 518644'])(
    'do not begin with %s',
    (above) => {
      const all = rows('Kardemumma malen', 'Krossade korn');
      expect(goodsOf(page(columns, [`|${above}`, ...all]))[0]).toEqual(['4711', 'Kardemumma malen']);
    },
  );

  test('are without a short word in a column that no label heads', () => {
    const [number, name, ...figures] = columns;
    const beside: Column[] = [column('', 250), ...figures];
    const reading = page(
      [number ?? quantity, name ?? quantity, ...beside],
      ['4711|Kardemumma malen|bal|2,450|189,00|463,05', '4712|Krossade korn|SE|12|24,50|294,00'],
    );
    expect(goodsOf(reading)).toEqual([
      ['4711', 'Kardemumma malen'],
      ['4712', 'Krossade korn'],
    ]);
  });

  test('begin with a short word behind the quantity', () => {
    const before: Column[] = [
      column('Artnr', 40),
      ['Antal', 120, 'right', 120, 'right'],
      column('Benämning', 124),
      price,
      sum,
    ];
    expect(
      goodsOf(page(before, ['4711|12|Soja ljus|24,50|294,00', '4712|2,450|Jäst blå|189,00|463,05'])),
    ).toEqual([
      ['4711', 'Soja ljus'],
      ['4712', 'Jäst blå'],
    ]);
  });

  test('do not go on with a sentence that begins left of them', () => {
    const all = rows('Kardemumma', 'Krossade korn av råg');
    const reading = page(columns, [...all, '^Fångstområde och redskap enligt följesedel.']);
    expect(goodsOf(reading)[1]).toEqual(['4712', 'Krossade korn av råg']);
  });
});
