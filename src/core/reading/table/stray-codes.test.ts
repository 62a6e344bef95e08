import { describe, expect, test } from 'vitest';
import { figures, goodsOf, type LabelledColumn, readColumns } from '#testing/papers/columns-page.ts';

/** A page of two goods whose names stand below a known label, with a column beside them. */
const beside = (label: string, one: string, other: string, at = 30) => {
  const column: LabelledColumn = [label, at];
  const name: LabelledColumn = ['Benämning', 110];
  const columns = at < 110 ? [column, name] : [name, column];
  const row = (code: string, goods: string, rest: string) =>
    `${(at < 110 ? [code, goods] : [goods, code]).join('|')}|${rest}`;
  return readColumns(
    [...columns, ...figures],
    [row(one, 'Laxsida färsk', '10|46,305|463,05'), row(other, 'Torskrygg', '12|24,50|294,00')],
  );
};

describe('goods without a number that was read', () => {
  test.each([
    ['', 'LXSD', 'TRSK'],
    ['Artikelnr', 'MG', 'RF'],
    ['Recept', '95_812', '25_242'],
    ['Recept', '9154DF', '22-76'],
    ['Modell', '*3142', '*4901'],
    ['Nr', '57:285', '46:588'],
  ])('are in doubt where below „%s” stand %s and %s', (label, one, other) => {
    const reading = beside(label, one, other);
    expect([goodsOf(reading).map(([number]) => number), reading.doubts]).toEqual([[null, null], ['article']]);
  });

  test.each([
    ['Batchnr', 'L12345', 'L67890'],
    ['Ert artnr', '51928', '92633'],
    ['FAO', '27 IIIa', '27 IVb'],
    ['Hylla', 'E83', 'F69'],
    ['Lev.dag', '09-16', '09-21'],
    ['', 'SE', 'ES'],
  ])('are not where below „%s” stand %s and %s', (label, one, other) => {
    const reading = beside(label, one, other, 230);
    expect([goodsOf(reading), reading.doubts]).toEqual([
      [
        [null, 'Laxsida färsk'],
        [null, 'Torskrygg'],
      ],
      [],
    ]);
  });

  test('have the code below a sort for a number, in doubt', () => {
    const reading = beside('Sort', 'K9441', 'K4885');
    expect([goodsOf(reading), reading.doubts]).toEqual([
      [
        ['K9441', 'Laxsida färsk'],
        ['K4885', 'Torskrygg'],
      ],
      ['article'],
    ]);
  });

  test.each([
    ['Art.nr GCC-DVR', 'Art.nr GAA-DLK', 'GCC-DVR', []],
    ['Art.nr: SDX', 'Art.nr: TRX', 'SDX', []],
    ['Artikelnr 50_878', 'Artikelnr 27_746', '50_878', []],
    ['#18440', '#64614', '#18440', []],
    ['18440', '64614', '18440', []],
    ['P152', 'P482', 'P152', []],
    ['HHMM', 'PAAG', null, ['article']],
    ['13 52 28', '65 80 37', null, ['article']],
    ['EKO', 'EKO', null, []],
  ])('have what stands below their names: %s', (one, other, number, doubts) => {
    const reading = readColumns(
      [['Benämning', 40], ...figures],
      ['Laxsida färsk|10|46,305|463,05', `^${one}`, 'Torskrygg|12|24,50|294,00', `^${other}`],
    );
    expect([goodsOf(reading)[0], reading.doubts]).toEqual([[number, 'Laxsida färsk'], doubts]);
  });
});

test('names stand below any label that has the longest texts, and numbers below what SAP calls material', () => {
  const named = readColumns(
    [['Artikelnr', 40], ['Innehåll', 110], ['Land', 260], ...figures],
    ['4401|Lax sida|NO|10|46,305|463,05', '4402|Torskrygg fryst|IS|12|24,50|294,00'],
  );
  expect(goodsOf(named)).toEqual([
    ['4401', 'Lax sida'],
    ['4402', 'Torskrygg fryst'],
  ]);
  const stacked = readColumns(
    [['Beskrivning~Material', 40], ...figures],
    ['Lax sida|10|46,305|463,05', '^10041848', 'Torskrygg fryst|12|24,50|294,00', '^10041656'],
  );
  expect([goodsOf(stacked)[0], stacked.doubts]).toEqual([['10041848', 'Lax sida'], []]);
});

test('units that nobody knows stand before names where others that are known do', () => {
  const reading = readColumns(
    [['Antal', 60, 'right'], ['', 68], ['Benämning', 100], ...figures.slice(1)],
    ['10|kg|Bergkäse|46,305|463,05', '12|Eim|Sauerkraut|24,50|294,00'],
  );
  expect(goodsOf(reading)).toEqual([
    [null, 'Bergkäse'],
    [null, 'Sauerkraut'],
  ]);
});

test('a column of marks and digits names no goods beside one of words', () => {
  const reading = readColumns(
    [['Vara', 40], ['Kontroll', 220], ...figures],
    ['195 / Vildsvin grytbitar|SE 915|10|46,305|463,05', '165 / Älgfärs|SE 916|12|24,50|294,00'],
  );
  expect(goodsOf(reading)).toEqual([
    ['195', 'Vildsvin grytbitar'],
    ['165', 'Älgfärs'],
  ]);
});
