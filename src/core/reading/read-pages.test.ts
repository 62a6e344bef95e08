import { describe, expect, test } from 'vitest';
import { sheet } from './generated/sheet.ts';
import { readPages } from './read-pages.ts';
import type { Reading } from './reading.ts';

const head = `
Norrskär Grossist AB | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Förfallodatum | 2026-11-04
`;
const edges = [260, 320, 380, 460, 540];
const read = (body: string): Reading => {
  const reading = readPages(sheet(`${head.trim()}\n${body.trim()}`, edges));
  if (reading === null) throw new Error('nothing read');
  return reading;
};

const goods = `
Benämning | Antal | Enhet | À-pris | Belopp
Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
Fångad i Norge
Returback SRS | -3 | st | 60,00 | -180,00
`;
const totals = `
Netto | | | | 283,05
Moms 12 % | | 283,05 | | 33,97
Öresavrundning | | | | -0,02
Att betala SEK | | | | 317,00
Bankgiro 5050-1055 | Org.nr 556233-2451
`;

describe('a page of a Swedish invoice', () => {
  const reading = read(goods + totals);

  test('is trusted when lines, sums, VAT and the amount to pay prove each other', () => {
    expect(reading.doubts).toEqual([]);
    expect(reading.trusted).toBe(true);
  });

  test('gives its lines with kinds, names and places', () => {
    expect(reading.invoice.lines).toMatchObject([
      {
        name: 'Laxfilé färsk',
        description: 'Fångad i Norge',
        quantity: '2.450',
        unit: 'kg',
        price: '189.00',
        sum: '463.05',
        kind: 'goods',
      },
      {
        name: 'Returback SRS',
        quantity: '-3',
        price: '60.00',
        sum: '-180.00',
        comparablePrice: '60',
        kind: 'deposit',
      },
    ]);
    const sum = reading.lines[0]?.fields.sum;
    expect(sum).toMatchObject({ value: '463.05', place: { page: 1, box: { y: expect.closeTo(102.8, 1) } } });
    expect(reading.lines[0]?.confidence).toBeGreaterThan(0.9);
  });

  test('gives its head and foot', () => {
    expect(reading.invoice).toMatchObject({
      number: '48213',
      issueDate: '2026-10-05',
      dueDate: '2026-11-04',
      currency: 'SEK',
      creditNote: false,
      supplier: { name: 'Norrskär Grossist AB', organizationNumber: '5562332451' },
      payment: { bankgiro: '50501055' },
      lineNet: '283.05',
      taxTotal: '33.97',
      rounding: '-0.02',
      payable: '317.00',
    });
  });
});

describe('what is not proved is not trusted', () => {
  test.each([
    ['a sum that is not quantity × price', goods.replace('189,00', '188,00') + totals, 'line-arithmetic'],
    ['a line that is missing', goods.replace(/Returback.*\n/, '') + totals, 'line-sum'],
    [
      'a line without a quantity',
      goods.replace('Returback SRS | -3 | st | 60,00', 'Returback SRS | | |') + totals,
      'line-incomplete',
    ],
    ['a VAT that its base does not give', goods + totals.replace('33,97', '33,87'), 'totals'],
    ['an amount to pay that does not follow', goods + totals.replace('317,00', '371,00'), 'totals'],
    ['columns whose labels nobody knows', goods.replace('Antal', 'Xyz') + totals, 'columns-unlabelled'],
    [
      'an unexplained amount below the amount to pay',
      `${goods}${totals.trim()}\nSaldo | | | | 500,00`,
      'totals',
    ],
  ])('%s', (_, body, doubt) => {
    const { trusted, doubts } = read(body);
    expect(trusted).toBe(false);
    expect(doubts).toContain(doubt);
  });

  test('a page without words is no invoice', () => {
    expect(readPages([{ number: 1, width: 595, height: 842, words: [] }])).toBeNull();
  });
});
