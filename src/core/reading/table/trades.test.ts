import { describe, expect, test } from 'vitest';
import { readGoods } from '#testing/papers/goods-page.ts';
import type { Align } from '#testing/papers/paper.ts';
import type { Reading } from '../reading.ts';
import { columnRole } from './column-labels.ts';

/** A column: its label, whose rows are parted by `~`, its place, and where what stands below it is, if elsewhere. */
type Column = readonly [label: string, x: number, align?: Align, below?: number, alignBelow?: Align];

const figures: readonly Column[] = [
  ['Antal', 330, 'right'],
  ['À-pris', 440, 'right'],
  ['Belopp', 550, 'right'],
];

/** A page with a table of columns; cells of rows are parted by `|`, and a row that begins with `^` stands nearer below the one before. */
const page = (columns: readonly Column[], rows: readonly string[], totals?: readonly string[]): Reading =>
  readGoods((paper) => {
    for (const [label, x, align] of columns)
      for (const [line, text] of label.split('~').entries()) paper.print(text, x, 192 + 10 * line, align);
    let y = 206;
    for (const row of rows) {
      y += row.startsWith('^') ? 11 : 15;
      for (const [at, text] of row.replace('^', '').split('|').entries()) {
        const [, x = 0, align, below = x, alignBelow = align] = columns[at] ?? [];
        if (text !== '') paper.print(text, below, y, alignBelow);
      }
    }
  }, totals);

const goodsOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ articleNumber, name }) => [articleNumber, name]);
const pricesOf = ({ invoice }: Reading) => invoice.lines.map(({ price }) => price);

describe('labels', () => {
  test.each([
    ['Pris/100', 'price'],
    ['Pris per 1000', 'price'],
    ['SEK/kg', 'price'],
    ['Försäljningspris', 'price'],
    ['Fångstzon', 'other'],
    ['Tulltaxenr', 'other'],
    ['Varugruppsnr', 'other'],
    ['Slaktdatum', 'other'],
    ['Er referens', 'other'],
    ['Avtalsrabatt', 'discount'],
    ['Antal, enhet', 'quantity'],
    ['Skickat antal', 'quantity'],
    ['Delsumma', 'sum'],
    ['Momsprocent', 'vat'],
    ['PLU-nr', 'article'],
    ['Vara (nr)', 'description'],
    ['Varor och tjänster', 'description'],
  ])('%s heads %s', (label, role) => {
    expect(columnRole(label)).toBe(role);
  });

  test('of units behind another label are two', () => {
    const reading = page(
      [['Artnr', 40], ['Vara', 100], ['Lev', 300, 'right'], ['Enh', 304], ...figures.slice(1)],
      ['4711|Kardemumma|10|st|46,305|463,05', '4712|Korn|12|st|24,50|294,00'],
    );
    expect(reading.invoice.lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      ['10', 'st'],
      ['12', 'st'],
    ]);
  });
});

describe('prices', () => {
  test.each(['Pris/1000', 'Pris~per 1000', 'Pris per~1000 st'])('are for a thousand below %s', (label) => {
    const reading = page(
      [
        ['Artnr', 40],
        ['Benämning', 100],
        ['Antal', 330, 'right'],
        [label, 440, 'right'],
        ['Belopp', 550, 'right'],
      ],
      ['4711|Servett vit|500|926,10|463,05', '4712|Pappmugg|1 000|294,00|294,00'],
    );
    expect(pricesOf(reading)).toEqual(['0.9261', '0.294']);
    expect(reading.doubts).toEqual([]);
  });

  test('say in their cell for how much they are', () => {
    const reading = page(
      [['Material~Beskrivning', 40], ...figures],
      [
        '8361379|10|46,305 / 1 FL|463,05',
        '^Akvavit Dillkronan',
        '7121672|12|24,50 / 1 FL|294,00',
        '^Grüner Veltliner',
      ],
    );
    expect(goodsOf(reading)).toEqual([
      ['8361379', 'Akvavit Dillkronan'],
      ['7121672', 'Grüner Veltliner'],
    ]);
  });

  test('have their discounts below them where the head says so', () => {
    const reading = page(
      [
        ['Artnr', 40],
        ['Benämning', 100],
        ['Antal', 330, 'right'],
        ['À-pris~Rabatt %', 440, 'right'],
        ['Belopp', 550, 'right'],
      ],
      ['4711|Kardemumma|10|51,45|463,05', '^|||10', '4712|Korn|12|24,50|294,00'],
    );
    expect(reading.invoice.lines.map(({ discount }) => discount)).toEqual(['51.45', '0']);
    expect(reading.doubts).toEqual([]);
  });

  test('of two the last is a sum where no other label is one', () => {
    const reading = page(
      [
        ['Produkt', 40],
        ['Upplaga', 330, 'right'],
        ['Styckpris', 440, 'right'],
        ['Pris', 550, 'right'],
      ],
      ['Menyer A4|10|46,305|463,05', 'Visitkort|12|24,50|294,00'],
    );
    expect(pricesOf(reading)).toEqual(['46.305', '24.50']);
    expect(reading.doubts).toEqual([]);
  });
});

describe('numbers of goods', () => {
  test('stand before sorts, and are no area of catch, day or size', () => {
    const reading = page(
      [['Nr', 40], ['Art', 80], ['Lådor', 250, 'right'], ...figures],
      [
        '287|Rödtunga hel 300/500|1|10|46,305|463,05',
        '^|Fångstområde 27.3.a.20 Burar Fångstdag 2026-02-14',
        '215|Havskräfta 11/15 kokt|2|12|24,50|294,00',
        '^|Fångstområde 27.4.a Trål Fångstdag 2026-02-12',
      ],
    );
    expect(goodsOf(reading)).toEqual([
      ['287', 'Rödtunga hel 300/500'],
      ['215', 'Havskräfta 11/15 kokt'],
    ]);
    expect(reading.doubts).toEqual([]);
  });

  test('stand to one side of a label in the middle of its cell', () => {
    const reading = page(
      [['Gröda', 95, 'center', 58, 'left'], ['Nr', 177, 'center', 138, 'left'], ...figures],
      ['Dill i knippe|Å97|10|46,305|463,05', 'Rödlök|Å12|12|24,50|294,00'],
    );
    expect(goodsOf(reading)).toEqual([
      ['Å97', 'Dill i knippe'],
      ['Å12', 'Rödlök'],
    ]);
  });

  test('stand below names where the head says so, and else in doubt', () => {
    const rows = [
      'Räkor i lake|10|46,305|463,05',
      '^782502 6 kg',
      'Vårrulle 90 g|12|24,50|294,00',
      '^734863 60 st',
    ];
    for (const [label, doubts] of [
      ['Benämning~Artikelnummer', []],
      ['Benämning', ['article']],
    ] as const) {
      const reading = page([[label, 40], ...figures], rows);
      expect(goodsOf(reading)).toEqual([
        ['782502', 'Räkor i lake'],
        ['734863', 'Vårrulle 90 g'],
      ]);
      expect(reading.doubts).toEqual(doubts);
    }
  });

  test('stand alone above the rows of several lines, in doubt without a label, and of one line not at all', () => {
    const rows = ['7388-79', '^Fläsksida rimmad|10|46,305|463,05', '9994-42', '^Ryggbiff|12|24,50|294,00'];
    const reading = page([['Benämning', 40], ...figures], rows);
    expect(goodsOf(reading)).toEqual([
      ['7388-79', 'Fläsksida rimmad'],
      ['9994-42', 'Ryggbiff'],
    ]);
    expect(reading.doubts).toContain('article');
    const only = page([['Benämning', 40], ...figures], rows.slice(0, 2), [
      'Netto|463,05',
      'Moms 12 %|55,57',
      'Att betala SEK|518,62',
    ]);
    expect(goodsOf(only)).toEqual([[null, 'Fläsksida rimmad']]);
  });

  test.each([
    ['Gin Enbär|nr R38, parti 12', 'Vodka|nr H47, parti 7', 'R38', 'H47', 'Gin Enbär', 'Vodka'],
    ['Gin Enbär, art.nr 3801|', 'Vodka, art.nr 4702|', '3801', '4702', 'Gin Enbär', 'Vodka'],
    ['3801: Gin Enbär|', '4702: Vodka stark|', '3801', '4702', 'Gin Enbär', 'Vodka stark'],
    ['Gin Enbär (B4)|', 'Vodka (B7)|', 'B4', 'B7', 'Gin Enbär', 'Vodka'],
  ])('stand at names: %s', (one, other, first, second, gin, vodka) => {
    const [[upper = '', lower = ''], [upperOther = '', lowerOther = '']] = [one.split('|'), other.split('|')];
    const rows = [
      `${upper}|10|46,305|463,05`,
      `^${lower}`,
      `${upperOther}|12|24,50|294,00`,
      `^${lowerOther}`,
    ];
    const reading = page(
      [['Vara', 40], ...figures],
      rows.filter((row) => row !== '^'),
    );
    expect(goodsOf(reading)).toEqual([
      [first, gin],
      [second, vodka],
    ]);
  });

  test.each(['Nummer', 'Telefonnr'])('are none that are called: %s', (label) => {
    const reading = page(
      [['Tjänst', 40], [label, 200], ...figures],
      ['Mobil Fri|0701234567|10|46,305|463,05', 'Mobil Bas|0707654321|12|24,50|294,00'],
    );
    expect(goodsOf(reading)).toEqual([
      [null, 'Mobil Fri'],
      [null, 'Mobil Bas'],
    ]);
  });

  test.each(['Vattennr', 'Ref'])('are in doubt below %s', (label) => {
    const reading = page(
      [[label, 40], ['Benämning', 110], ...figures],
      ['4401|Lax sida|10|46,305|463,05', '4402|Torskrygg|12|24,50|294,00'],
    );
    expect(reading.doubts).toEqual(['article']);
  });

  test('that look like days are missing, and leave the goods in doubt', () => {
    const reading = page(
      [['Artikelnr', 40], ['Benämning', 110], ...figures],
      ['27.3.12|Lax sida|10|46,305|463,05', '27.4.13|Torskrygg|12|24,50|294,00'],
    );
    expect(reading.doubts).toEqual(['article']);
  });
});

describe('rows with a sum alone', () => {
  const columns: readonly Column[] = [['Artnr', 40], ['Benämning', 100], ...figures];
  const lines = ['4711|Kardemumma|10|46,305|463,05', '4712|Korn|12|24,50|294,00'];

  test.each(['Färjetillägg', 'Levering Sverige', 'Frakt kyl/frys', 'Hemleverans'])(
    'are charges: %s',
    (name) => {
      const reading = page(
        [...columns],
        [...lines, `|${name}|||60,00`],
        ['Netto|817,05', 'Moms 12 %|98,05', 'Att betala SEK|915,10'],
      );
      expect(reading.invoice.charges.map(({ amount }) => amount)).toEqual(['60.00']);
      expect(reading.doubts).toEqual([]);
    },
  );

  test('are charges under any name where the lines without them add up to what is printed', () => {
    const reading = page(
      [...columns],
      [...lines, '|Hyra dispenser|||60,00'],
      ['Varor|757,05', 'Netto|817,05', 'Moms 12 %|98,05', 'Att betala SEK|915,10'],
    );
    expect(goodsOf(reading)).toHaveLength(2);
    expect(reading.doubts).toEqual([]);
  });

  test('are lines, and in doubt, where nothing says so', () => {
    const reading = page(
      [...columns],
      [...lines, '|Hyra dispenser|||60,00'],
      ['Netto|817,05', 'Moms 12 %|98,05', 'Att betala SEK|915,10'],
    );
    expect(goodsOf(reading)).toHaveLength(3);
    expect(reading.doubts).toContain('line-incomplete');
  });

  test('and the row above them may be the label of a total', () => {
    const reading = page(
      [['Vara', 40], ...figures],
      ['Kardemumma|10|46,305|463,05', 'Korn|12|24,50|294,00', '^Sammanlagt utan', '^moms|||757,05'],
    );
    expect(goodsOf(reading)[1]).toEqual([null, 'Korn']);
  });
});

describe('names', () => {
  test('do not begin with what was done on a day', () => {
    const reading = page(
      [['Beskrivning', 40], ...figures],
      [
        'Jobb utfört 31 jan 2026, stopp i golvbrunn i diskrummet',
        '^Packning|10|46,305|463,05',
        'Pexrör|12|24,50|294,00',
      ],
    );
    expect(goodsOf(reading)[0]).toEqual([null, 'Packning']);
  });
});
