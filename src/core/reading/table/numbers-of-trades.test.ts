import { describe, expect, test } from 'vitest';
import { figures, goodsOf, readColumns } from '#testing/papers/columns-page.ts';

describe('numbers of goods', () => {
  test('stand before sorts, and are no area of catch, day or size', () => {
    const reading = readColumns(
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

  test('have a point where amounts have a comma', () => {
    const reading = readColumns(
      [['Nummer', 40], ['Varuslag', 100], ...figures],
      ['284.83|Äppelcidervinäger|10|46,305|463,05', '214.41|Vetemjöl special|12|24,50|294,00'],
    );
    expect(goodsOf(reading)).toEqual([
      ['284.83', 'Äppelcidervinäger'],
      ['214.41', 'Vetemjöl special'],
    ]);
    expect(reading.doubts).toEqual([]);
  });

  test.each([
    'Material 10376821 Förp. 5 påse/Material 10958457 Förp. 20x500 g',
    'Art. nr: 22-407/Art. nr: 22-513',
  ])('stand below names behind a word that says so: %s', (below) => {
    const [first = '', second = ''] = below.split('/');
    const reading = readColumns(
      [['Beskrivning', 40], ...figures],
      [
        'Ärtor frysta 2 kg|10|46,305|463,05',
        `${first}||||`,
        'Smör normalsaltat 500 g|12|24,50|294,00',
        `${second}||||`,
      ],
    );
    const numbers = [first, second].map((text) => /\d[\d-]{3,}/.exec(text)?.[0]);
    expect(goodsOf(reading)).toEqual([
      [numbers[0], 'Ärtor frysta 2 kg'],
      [numbers[1], 'Smör normalsaltat 500 g'],
    ]);
  });

  test('stand to one side of a label in the middle of its cell', () => {
    const reading = readColumns(
      [['Gröda', 95, 'center', 58, 'left'], ['Nr', 177, 'center', 138, 'left'], ...figures],
      ['Dill i knippe|Å97|10|46,305|463,05', 'Rödlök|Å12|12|24,50|294,00'],
    );
    expect(goodsOf(reading)).toEqual([
      ['Å97', 'Dill i knippe'],
      ['Å12', 'Rödlök'],
    ]);
  });

  test('are called by a word with a point below names', () => {
    const reading = readColumns(
      [['Wein', 40], ...figures],
      ['Winzersekt brut|10|46,305|463,05', '^Nr. 7365', 'Riesling Kabinett|12|24,50|294,00', '^Nr. 7109'],
    );
    expect(goodsOf(reading)).toEqual([
      ['7365', 'Winzersekt brut'],
      ['7109', 'Riesling Kabinett'],
    ]);
  });

  test('are codes of letters below names, before the days that they are for', () => {
    const reading = readColumns(
      [['Beskrivning', 40], ...figures],
      [
        'Kassalicens Pro, kassa 1|10|46,305|463,05',
        '^POS-BASE · 2026-08-03 – 2026-09-02',
        'Bordsbokning Plus|12|24,50|294,00',
        '^BOOK · 2026-08-03 – 2026-09-02',
      ],
    );
    expect(goodsOf(reading)).toEqual([
      ['POS-BASE', 'Kassalicens Pro, kassa 1'],
      ['BOOK', 'Bordsbokning Plus'],
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
      const reading = readColumns([[label, 40], ...figures], rows);
      expect(goodsOf(reading)).toEqual([
        ['782502', 'Räkor i lake'],
        ['734863', 'Vårrulle 90 g'],
      ]);
      expect(reading.doubts).toEqual(doubts);
    }
  });

  test('stand alone above the rows of several lines, in doubt without a label, and of one line not at all', () => {
    const rows = ['7388-79', '^Fläsksida rimmad|10|46,305|463,05', '9994-42', '^Ryggbiff|12|24,50|294,00'];
    const reading = readColumns([['Benämning', 40], ...figures], rows);
    expect(goodsOf(reading)).toEqual([
      ['7388-79', 'Fläsksida rimmad'],
      ['9994-42', 'Ryggbiff'],
    ]);
    expect(reading.doubts).toContain('article');
    const only = readColumns([['Benämning', 40], ...figures], rows.slice(0, 2), [
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
    const reading = readColumns(
      [['Vara', 40], ...figures],
      rows.filter((row) => row !== '^'),
    );
    expect(goodsOf(reading)).toEqual([
      [first, gin],
      [second, vodka],
    ]);
  });

  test.each(['Nummer', 'Telefonnr'])('are none that are called: %s', (label) => {
    const reading = readColumns(
      [['Tjänst', 40], [label, 200], ...figures],
      ['Mobil Fri|0701234567|10|46,305|463,05', 'Mobil Bas|0707654321|12|24,50|294,00'],
    );
    expect(goodsOf(reading)).toEqual([
      [null, 'Mobil Fri'],
      [null, 'Mobil Bas'],
    ]);
  });

  test.each(['Vattennr', 'Ref'])('are in doubt below %s', (label) => {
    const reading = readColumns(
      [[label, 40], ['Benämning', 110], ...figures],
      ['4401|Lax sida|10|46,305|463,05', '4402|Torskrygg|12|24,50|294,00'],
    );
    expect(reading.doubts).toEqual(['article']);
  });

  test('that look like days are missing, and leave the goods in doubt', () => {
    const reading = readColumns(
      [['Artikelnr', 40], ['Benämning', 110], ...figures],
      ['27.3.12|Lax sida|10|46,305|463,05', '27.4.13|Torskrygg|12|24,50|294,00'],
    );
    expect(reading.doubts).toEqual(['article']);
  });
});
