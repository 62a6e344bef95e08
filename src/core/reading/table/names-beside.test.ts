import { describe, expect, test } from 'vitest';
import { readGoods } from '#testing/papers/goods-page.ts';
import type { Align } from '#testing/papers/paper.ts';
import type { Reading } from '../reading.ts';

type Label = readonly [text: string, x: number, align?: Align];

/** A page of two lines, each of texts at places from the left or to the right, below labels. */
const page = (
  labels: readonly Label[],
  places: readonly (readonly [x: number, align: Align])[],
  rows: readonly string[],
  margin: readonly (readonly [text: string, y: number])[] = [],
): Reading =>
  readGoods((paper) => {
    for (const [text, x, align] of labels) paper.print(text, x, 210, align);
    for (const [line, row] of rows.entries())
      for (const [at, text] of row.split('|').entries()) {
        const [x = 0, align = 'left'] = places[at] ?? [];
        if (text !== '') paper.print(text, x, 226 + 16 * line, align);
      }
    for (const [text, y] of margin) paper.print(text, 20, y);
  });

const namesOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ articleNumber, name, quantity }) => [articleNumber, name, quantity]);

describe('names below a label of what was delivered', () => {
  const price: Label = ['À-pris', 460, 'right'];
  const sum: Label = ['Belopp', 550, 'right'];
  const places = [
    [40, 'left'],
    [330, 'right'],
    [350, 'left'],
    [460, 'right'],
    [550, 'right'],
  ] as const;
  const rows = ['Laxfilé färsk utan skinn|2,450|kg|189,00|463,05', 'Gösfilé insjö|12|st|24,50|294,00'];

  test.each(['Levererat', 'Fakturerat', 'Levererad', 'Utlevererat', 'Fakturerad mängd'])('%s', (label) => {
    const reading = page([[label, 40], ['Antal', 330, 'right'], ['Enhet', 350], price, sum], places, rows);
    expect([namesOf(reading), reading.doubts]).toEqual([
      [
        [null, 'Laxfilé färsk utan skinn', '2.450'],
        [null, 'Gösfilé insjö', '12'],
      ],
      [],
    ]);
  });

  test('are quantities where another label names the goods', () => {
    const reading = page(
      [['Benämning', 40], ['Levererat', 330, 'right'], ['Enhet', 350], price, sum],
      places,
      rows,
    );
    expect(namesOf(reading)[0]).toEqual([null, 'Laxfilé färsk utan skinn', '2.450']);
  });
});

describe('quantities with their units before the names, below no label', () => {
  const places = [
    [130, 'right'],
    [145, 'left'],
    [460, 'right'],
    [550, 'right'],
  ] as const;
  const read = (label: string, rows: readonly string[]) =>
    page(
      [
        [label, 145],
        ['À-pris', 460, 'right'],
        ['Belopp', 550, 'right'],
      ],
      places,
      rows,
    );

  test.each([
    ['Vara', '2,45 kg|Laxfilé färsk|189,00|463,05', '12 st|Grädde 40 %|24,50|294,00', '2.45', '12'],
    ['Gröda', '3 låda|Avokado 18-pack|154,35|463,05', '12 ask|Mikrosallat|24,50|294,00', '3', '12'],
    ['Benämning', '1 krt|Osaltat smör 5 kg|463,05|463,05', '2 burk|Kapris 720 g|147,00|294,00', '1', '2'],
  ])('below %s', (label, one, other, first, second) => {
    const reading = read(label, [one, other]);
    expect([reading.invoice.lines.map(({ quantity }) => quantity), reading.doubts]).toEqual([
      [first, second],
      [],
    ]);
    expect(reading.invoice.lines.map(({ name }) => name)).toEqual(
      [one, other].map((row) => row.split('|')[1]),
    );
  });

  test('are none where a row begins with something else', () => {
    const reading = read('Vara', ['A1 kg|Laxfilé färsk|189,00|463,05', '12 st|Grädde|24,50|294,00']);
    expect(reading.doubts).not.toEqual([]);
  });
});

describe('a column beside the table that says whose it is', () => {
  const labels: readonly Label[] = [
    ['Vara', 170],
    ['Antal', 390, 'right'],
    ['À-pris', 460, 'right'],
    ['Belopp', 550, 'right'],
  ];
  const places = [
    [170, 'left'],
    [390, 'right'],
    [460, 'right'],
    [550, 'right'],
  ] as const;
  const rows = ['842 Laxfilé färsk|2,45|189,00|463,05', '657 Grädde 40 %|12|24,50|294,00'];
  const read = (margin: readonly (readonly [string, number])[]) => page(labels, places, rows, margin);

  test.each([
    ['Org.nr', '556233-2451', 'F-skatt'],
    ['Momsnr', 'SE556233245101', 'Godkänd'],
    ['Bankgiro', '5050-1055', 'Telefon'],
    ['Telefon', '040-628 04 17', 'Bankgiro'],
  ])('holds no words of lines: %s', (label, value, below) => {
    const reading = read([
      [label, 218],
      [value, 226],
      [below, 234],
    ]);
    expect([namesOf(reading), reading.doubts]).toEqual([
      [
        ['842', 'Laxfilé färsk', '2.45'],
        ['657', 'Grädde 40 %', '12'],
      ],
      [],
    ]);
  });

  test('may number the goods where no label of a company stands there', () => {
    const reading = read([
      ['Följesedel 12', 218],
      ['4711', 226],
      ['Partier', 234],
    ]);
    expect(reading.doubts).toContain('article');
  });

  test('may number the goods where every line has a word there', () => {
    const reading = read([
      ['4711', 226],
      ['4712', 242],
    ]);
    expect(reading.doubts).toContain('article');
  });
});

describe('records of two rows below a head of two rows', () => {
  const record = (upper: readonly Label[], rows: readonly string[]) =>
    readGoods((paper) => {
      for (const [text, x, align] of upper) paper.print(text, x, 200, align);
      for (const [text, x] of [
        ['Vikt/antal', 140],
        ['À-pris', 250],
        ['Moms', 320],
        ['Belopp', 550],
      ] as const)
        paper.print(text, x, 211, 'right');
      for (const [line, row] of rows.entries()) {
        const [number = '', name = '', ...figures] = row.split('|');
        paper.print(number, 40, 226 + 24 * line);
        paper.print(name, 80, 226 + 24 * line);
        for (const [at, text] of figures.entries())
          paper.print(text, [140, 250, 320, 550][at] ?? 0, 237 + 24 * line, 'right');
      }
    });
  const upper: readonly Label[] = [
    ['Artnr', 40],
    ['Vara', 80],
  ];

  test.each([
    ['HÖGREVSFÄRS GROVMALD 18%', 'LAMMLÄGG FRAM'],
    ['Majskyckling hel 1,4 kg', 'Bringa rimmad'],
    ['Entrecôte utskuren 2,5+', 'Karré benfri'],
  ])('are named by what stands below the label of names: %s', (one, other) => {
    const reading = record(upper, [
      `19-44|${one}|2,450 kg|189,00|12|463,05`,
      `89-57|${other}|12 st|24,50|12|294,00`,
    ]);
    expect([namesOf(reading), reading.doubts]).toEqual([
      [
        ['19-44', one, '2.450'],
        ['89-57', other, '12'],
      ],
      [],
    ]);
  });
});
