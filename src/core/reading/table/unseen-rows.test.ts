import { describe, expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';
import type { Reading } from '../reading.ts';

/** A page with a table; columns end at 200, 300, 340, 420 and 500, but the first. */
const page = (goods: string, net = '757,05', vat = '90,85', payable = '847,90'): Reading => {
  const text = `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Förfallodatum | 2026-11-04

${goods}

Netto | | | | | ${net}
Moms 12 % | | | ${net} | | ${vat}
Att betala SEK | | | | | ${payable}

Bankgiro 5050-1055 | Org.nr 556233-2451`;
  const reading = readPages(sheet(text, [200, 300, 340, 420, 500]));
  if (reading === null) throw new Error('nothing read');
  return reading;
};

const linesOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ articleNumber, name, quantity, price, sum }) => [
    articleNumber,
    name,
    quantity,
    price,
    sum,
  ]);

const [salmon, cream] = [
  ['Laxfilé färsk', '2.450', '189.00', '463.05'],
  ['Grädde 40 %', '12', '24.50', '294.00'],
];

const label = 'Artikelnr | Benämning | Antal | Enhet | À-pris | Belopp';

describe('a label in two rows', () => {
  test.each([
    ['Pris', 'ex moms'],
    ['Pris', 'enhet'],
    ['À-pris', 'kr'],
  ])('%s above %s heads one column', (above, below) => {
    const reading = page(`| | Fakt | | ${above} |
Artikelnr | Benämning | antal | Enhet | ${below} | Belopp
1001 | Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
1002 | Grädde 40 % | 12 | st | 24,50 | 294,00`);
    expect([linesOf(reading), reading.doubts]).toEqual([
      [
        ['1001', ...salmon],
        ['1002', ...cream],
      ],
      [],
    ]);
  });
});

describe('numbers of goods', () => {
  const table = (one: string, other: string, head = label): Reading =>
    page(`${head}\n${one} | Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
${other} | Grädde 40 % | 12 | st | 24,50 | 294,00`);

  test('may be GTINs alone', () => {
    const reading = table('7310865004703', '7310130003547');
    expect([linesOf(reading), reading.doubts]).toEqual([
      [
        ['7310865004703', ...salmon],
        ['7310130003547', ...cream],
      ],
      [],
    ]);
  });

  test('are none where each is one digit: the code of a rate', () => {
    const reading = table('1', '3', 'Kod | Benämning | Antal | Enhet | À-pris | Belopp');
    expect(linesOf(reading)).toEqual([
      [null, ...salmon],
      [null, ...cream],
    ]);
  });

  test('are not what the buyer calls them', () => {
    const reading = table('14081', '20993', 'Ert nr | Benämning | Antal | Enhet | À-pris | Belopp');
    expect(linesOf(reading).map(([number]) => number)).toEqual([null, null]);
  });

  test('stand below what names goods, under a word of theirs', () => {
    const reading = page(`Benämning | | Antal | Enhet | À-pris | Belopp
Laxfilé färsk | | 2,450 | kg | 189,00 | 463,05
Produkt 983605
Grädde 40 % | | 12 | st | 24,50 | 294,00
Produkt 442182`);
    expect([linesOf(reading), reading.doubts]).toEqual([
      [
        ['983605', ...salmon],
        ['442182', ...cream],
      ],
      [],
    ]);
  });
});

describe('rows among the lines', () => {
  test('sum groups of one line', () => {
    const reading = page(`${label}
Avdelning Kök
1001 | Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
| Del: | | | | 463,05
Avdelning Bar
1002 | Grädde 40 % | 12 | st | 24,50 | 294,00
| Del: | | | | 294,00`);
    expect([linesOf(reading), reading.doubts]).toEqual([
      [
        ['1001', ...salmon],
        ['1002', ...cream],
      ],
      [],
    ]);
  });

  test('give a discount of the document below a charge of it, and none of the last line', () => {
    const reading = page(
      `${label}
1001 | Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
1002 | Grädde 40 % | 12 | st | 24,50 | 294,00
| Fraktavgift | | | | 100,00
| Kundrabatt | | | | -57,05`,
      '800,00',
      '96,00',
      '896,00',
    );
    expect(linesOf(reading)).toEqual([
      ['1001', ...salmon],
      ['1002', ...cream],
    ]);
  });

  test('that head a group are no beginning of its first name', () => {
    const reading = page(`Benämning | | Antal | Enhet | À-pris | Belopp
Avdelning Kök
Svartpeppar hel 1,2 kg | | 2,450 | kg | 189,00 | 463,05
Grädde 40 % | | 12 | st | 24,50 | 294,00`);
    expect(reading.invoice.lines[0]?.name === 'Svartpeppar hel 1,2 kg' || !reading.trusted).toBe(true);
  });
});

test('amounts with a colon have quantities and prices with it, of any decimals', () => {
  const reading = page(
    `${label}
1001 | Laxfilé färsk | 2:450 | kg | 189:000 | 463:05
1002 | Grädde 40 % | 12:0 | st | 24:500 | 294:00`,
    '757:05',
    '90:85',
    '847:90',
  );
  expect(linesOf(reading).map(([, , ...figures]) => figures)).toEqual([
    ['2.450', '189.000', '463.05'],
    ['12.0', '24.500', '294.00'],
  ]);
});

test('a unit that nobody lists may follow decimals without a blank', () => {
  const reading = page(`Artikelnr | Benämning | Antal | | À-pris | Belopp
1001 | Laxfilé färsk | 2,450kg | | 189,00 | 463,05
1002 | Grädde 40 % | 12,00plåt | | 24,50 | 294,00`);
  expect(linesOf(reading).map(([, , quantity]) => quantity)).toEqual(['2.450', '12.00']);
});
