import { describe, expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';
import type { Reading } from '../reading.ts';

/** A page of two goods, under a label before the one of their names. */
const below = (label: string, one: string, other: string): Reading => {
  const text = `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
${label} | Benämning | Antal | Enhet | À-pris | Belopp
${one} | Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
${other} | Grädde 40 % | 12 | st | 24,50 | 294,00
Netto | | | | 757,05
Moms 12 % | | 757,05 | | 90,85
Att betala SEK | | | | 847,90
Bankgiro 5050-1055 | Org.nr 556233-2451`;
  const reading = readPages(sheet(text, [260, 320, 380, 460, 540]));
  if (reading === null) throw new Error('nothing read');
  return reading;
};

const goods = ['Laxfilé färsk', 'Grädde vispad', 'Smör saltat', 'Ost lagrad'];

/** A page of goods that cost 10,00 each, with their numbers before their names and a row of words below each. */
const several = (numbers: readonly string[], names: readonly string[] = [], below = ''): Reading => {
  const count = Math.max(numbers.length, names.length);
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `${numbers.length === 0 ? `${names[at] ?? ''} |` : `${numbers[at] ?? ''} | ${goods[at] ?? ''}`} | 2 | st | 10,00 | 20,00${below === '' ? '' : `\n${below}`}`,
  );
  const net = 20 * count;
  const text = `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
${numbers.length === 0 ? 'Benämning |' : 'Artikelnr | Benämning'} | Antal | Enhet | À-pris | Belopp
${rows.join('\n')}
Netto | | | | ${net},00
Moms 25 % | | ${net},00 | | ${net / 4},00
Att betala SEK | | | | ${net * 1.25},00
Bankgiro 5050-1055 | Org.nr 556233-2451`;
  const reading = readPages(sheet(text, [260, 320, 380, 460, 540]));
  if (reading === null) throw new Error('nothing read');
  return reading;
};

test('one that GS1 leaves to the seller, above another of the goods in its column, leaves both in doubt', () => {
  const text = `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Kod | Produkt | Antal | Enhet | À-pris | Belopp
2596597445822 | Laxfilé färsk
L74978 | SE | 2,450 | kg | 189,00 | 463,05
2505549231314 | Grädde 40 %
L38870 | ES | 12 | st | 24,50 | 294,00
Netto | | | | 757,05
Moms 12 % | | 757,05 | | 90,85
Att betala SEK | | | | 847,90
Bankgiro 5050-1055 | Org.nr 556233-2451`;
  expect(readPages(sheet(text, [200, 320, 380, 460, 540]))?.doubts).toContain('article');
});

describe('numbers of goods', () => {
  test.each([
    ['Nr', '83', '17'],
    ['Wein-Nr.', '83', '17'],
    ['Lagernummer', '8301', '9917'],
    ['Nr', '830', '917'],
  ])('may stand below %s: %s and %s', (label, one, other) => {
    const reading = below(label, one, other);
    expect([
      reading.invoice.lines.map(({ articleNumber, name }) => [articleNumber, name]),
      reading.doubts,
    ]).toEqual([
      [
        [one, 'Laxfilé färsk'],
        [other, 'Grädde 40 %'],
      ],
      [],
    ]);
  });

  test.each([
    ['1', '2'],
    ['10', '20'],
    ['11', '12'],
  ])('are not what counts the lines: %s and %s', (one, other) => {
    const reading = below('Nr', one, other);
    expect([reading.invoice.lines.map(({ articleNumber }) => articleNumber), reading.doubts]).toEqual([
      [null, null],
      [],
    ]);
  });

  test.each([
    ['Nr', '17', '83'],
    ['Zuordnung', 'L2304', 'L2318'],
  ])('are missed where %s holds %s and %s', (label, one, other) => {
    expect(below(label, one, other).doubts).toEqual(['article']);
  });

  test.each([
    ['lost a group', ['22 407', '22']],
    ['lost one group of three', ['22 40 71', '22 40']],
    ['are no names', ['1001 F-2756', '1002 F-3887']],
    ['fell into the names', [], ['Lax 482 färsk', 'Grädde 913 vispad', 'Smör 275 saltat']],
    ['begin the names with a dash', [], ['4410-Skinka', '4379-Salami', '4119-Smör']],
    ['end the only name in a bracket that is open', [], ['Stektermometer (SH-']],
    ['may begin the only name', [], ['54 Laxfilé färsk']],
    ['may begin the only name with a letter', [], ['A44 Portvin']],
    ['end names behind a mark', [], ['Kalvlägg skivad, 1904', 'Mjölk, 3275', 'Lammkorv, 8891']],
    ['end names behind a stroke', [], ['Tvål flytande / 47 209', 'Fläskfilé / 76 199']],
    ['end names alone', [], ['Ost Präst 9159', 'Olivolja 6260', 'Räkor 90/120 1935']],
    ['begin the only name in groups', [], ['39 996 Kaffe mald']],
    ['begin names as letters and digits', [], ['R37 Mjölk', 'S79 Servett', 'B23 Läsk 33 cl']],
    ['end the only name', [], ['Servett 3-lags 40x40 / H24']],
    ['begin the only name before a comma', [], ['H24, Lammkorv']],
    ['are of another form alone', ['1001', '1002', '1003', 'K-40']],
  ])('are open where they %s', (_, numbers, names = []) => {
    expect(several(numbers, names).doubts).toContain('article');
  });

  test.each([
    ['4410', 'Skinka', ['4410 – Skinka', '4379 – Salami', '4119 – Smör']],
    ['AHVP', 'Räkor', ['AHVP: Räkor', 'AMBP: Läsk', 'VKLM: Tonfisk']],
    ['78 261', 'Läsk', ['78 261, Läsk', '92 827, Tonfisk']],
    ['28828-NE', 'Lammkorv', ['28828-NE, Lammkorv']],
    ['3844', 'Servett 3-lags', ['Servett 3-lags [3844]', 'Lammkorv [1253]']],
    ['H24', 'Servett 40x40', ['Servett 40x40 art H24', 'Lammkorv art H27']],
    ['133 9822', 'Olja', ['Olja, art.nr 133 9822', 'Ost, art.nr 904 2551']],
  ])('are parted from names: %s and %s', (number, name, names) => {
    const { invoice, doubts } = several([], names);
    expect([invoice.lines[0]?.articleNumber, invoice.lines[0]?.name, doubts]).toEqual([number, name, []]);
  });

  test('may be of different lengths, or a name hold one of a size', () => {
    expect(several(['1001', '10024', '1003', '1004']).doubts).toEqual([]);
    expect(several(['22 407', '31 008']).doubts).toEqual([]);
    expect(several([], ['25 kg Vetemjöl']).doubts).toEqual([]);
    expect(several([], ['Kaffe Nr 5', 'Rioja Reserva 2018', 'Räkor 90/120', '7UP 33 cl']).doubts).toEqual([]);
    expect(several([], ['Chablis 2019', 'Rioja 2018', 'Barolo 2017']).doubts).toEqual([]);
    expect(several([], ['IPA Humle', 'KRAV Mjölk', 'IPA Ljus']).doubts).toEqual([]);
  });

  test('are open where every record holds another below', () => {
    const below = (text: string) => several(['1001', '1002', '1003'], [], text).doubts;
    expect(below('')).toEqual([]);
    expect(below('| F-27564')).toEqual(['article']);
  });
});

test.each(['POS-BASE · 2026-08-03', 'BOOK · 1 mån', 'KDS-1 – 12 mån'])(
  'a code that a row below the names begins with may number them: %s',
  (below) => {
    expect(several([], ['Laxfilé', 'Grädde'], below).doubts).toContain('article');
    expect(several([], ['Laxfilé', 'Grädde'], 'Sverige · klass 1').doubts).not.toContain('article');
  },
);
