import { describe, expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
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

test('numbers and names in the buyer’s address are not the supplier’s', () => {
  const body = `
Faktureras
Bryggan Restauranger AB
Org.nr 559999-1634
${goods.trim()}
Momsreg.nr SE556233245101
Org.nr 556233-2451
`;
  expect(read(body).invoice.supplier).toMatchObject({
    name: 'Norrskär Grossist AB',
    organizationNumber: '5562332451',
    vatNumber: 'SE556233245101',
  });
  expect(read(body).invoice.buyer.organizationNumber).toBe('5599991634');
  // Not the seller's own under a heading that seems the buyer's, nor one that no check digit proves.
  for (const printed of ['556233-2451', '559999-1635'])
    expect(read(body.replace('559999-1634', printed)).invoice.buyer.organizationNumber).toBe(null);
});

describe('a page of a Swedish invoice', () => {
  const reading = read(goods + totals);

  test('is trusted when lines, sums, VAT and the amount to pay prove each other', () => {
    expect(reading.doubts).toEqual([]);
    expect(reading.trusted).toBe(true);
  });

  test('is not trusted where the amount to pay stands rounded under a label that nobody knows', () => {
    const { doubts } = read(`${goods}
Netto | | | | 283,05
Moms 12 % | | 283,05 | | 33,97
Summa inkl. moms | | | 317,02 | 317,00
Bankgiro 5050-1055 | Org.nr 556233-2451
`);
    expect(doubts).toContain('totals');
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

describe('tables of other shapes', () => {
  test('goods by weight with a count of packages: the column that multiplies to the sum is the quantity', () => {
    const { invoice } = read(`
Vara | Antal | Vikt | À-pris | Belopp
Nötfärs | 2 | 10,240 | 98,50 | 1 008,64
Laxfilé | 1 | 4,115 | 189,00 | 777,74
Netto | | | | 1 786,38`);
    expect(invoice.lines).toMatchObject([
      { name: 'Nötfärs', quantity: '10.240', price: '98.50', sum: '1008.64' },
      { name: 'Laxfilé', quantity: '4.115', price: '189.00', sum: '777.74' },
    ]);
  });

  test('a discount in per cent lowers the comparable price, and is settled where its line closes', () => {
    const { invoice, doubts } = read(`
Vara | Antal | À-pris | Rabatt % | Belopp
Rapsolja 10 l | 4 | 250,00 | 10 | 900,00
Tomat | 6 | 20,00 | | 120,00
Netto | | | | 1 020,00`);
    expect(invoice.lines).toMatchObject([
      { quantity: '4', price: '250.00', discount: '100', sum: '900.00', comparablePrice: '225' },
      { quantity: '6', price: '20.00', discount: '0', sum: '120.00', comparablePrice: '20' },
    ]);
    expect(doubts).not.toContain('line-discount');
  });

  test('a discount in a row of its own belongs to the line above it', () => {
    const { invoice } = read(`
Vara | Antal | Enhet | À-pris | Belopp
Rapsolja 10 l | 4 | st | 250,00 | 1 000,00
Rabatt 10 % | | | | -100,00
Tomat | 6 | kg | 20,00 | 120,00
Netto | | | | 1 020,00`);
    expect(invoice.lines).toMatchObject([
      { quantity: '4', price: '250.00', discount: '100', sum: '900', comparablePrice: '225' },
      { quantity: '6', sum: '120.00' },
    ]);
  });

  test('freight without quantity and price is a charge, and what is carried over the page is no line', () => {
    const { invoice } = read(`
Vara | Antal | Enhet | À-pris | Belopp
Rapsolja 10 l | 4 | st | 250,00 | 1 000,00
Att överföra | | | | 1 000,00
\fSida 2
Vara | Antal | Enhet | À-pris | Belopp
Transport | | | | 1 000,00
Tomat | 6 | kg | 20,00 | 120,00
Frakt | | | | 95,00
Netto | | | | 1 215,00`);
    expect(invoice.lines.map(({ name, sum, kind }) => [name, sum, kind])).toEqual([
      ['Rapsolja 10 l', '1000.00', 'goods'],
      ['Tomat', '120.00', 'goods'],
    ]);
    expect(invoice.charges).toMatchObject([{ kind: 'freight', amount: '95.00' }]);
    expect(invoice).toMatchObject({ lineNet: '1120.00', taxExclusive: '1215.00' });
  });

  test('without any label the arithmetic finds the columns, and nothing is trusted', () => {
    const { invoice, trusted } = read(`
Rapsolja 10 l | 4 | st | 250,00 | 1 000,00
Tomat | 6 | kg | 20,00 | 120,00
Laxfilé | 2,450 | kg | 189,00 | 463,05
Netto | | | | 1 583,05`);
    expect(invoice.lines.map(({ quantity, price, sum }) => [quantity, price, sum])).toEqual([
      ['4', '250.00', '1000.00'],
      ['6', '20.00', '120.00'],
      ['2.450', '189.00', '463.05'],
    ]);
    expect(trusted).toBe(false);
  });
});

test('a quantity whose decimals look like thousands is what multiplies to the sum', () => {
  const { invoice } = read(`
Vara | Antal | Enhet | À-pris | Belopp
Nötfärs | 1.250 | kg | 98,40 | 123,00
Servetter | 1.250 | st | 1,00 | 1 250,00
Netto | | | | 1 373,00`);
  expect(invoice.lines.map(({ quantity }) => quantity)).toEqual(['1.250', '1250']);
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
    [
      'an amount to pay that reads otherwise than what lines and VAT make',
      goods +
        totals
          .replace('Öresavrundning | | | | -0,02', 'Summa inkl. moms | | | | 317,02')
          .replace('317,00', '317,0'),
      'totals',
    ],
    [
      'columns of which nobody knows two labels',
      goods.replace('Antal', 'Xyz').replace('À-pris', 'Zyx') + totals,
      'columns-unlabelled',
    ],
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

  const discounted = (label: string, price: string, discount: string, sum: string): string => `
Vara | Antal | À-pris | ${label} | Belopp
Rapsolja 10 l | 1 | ${price} | ${discount} | ${sum}
Tomat | 6 | 20,00 | | 120,00
`;

  test.each([
    ['in a column that says so', discounted('Rabatt %', '250,00', '10', '225,00'), []],
    ['as an amount in a column that says so', discounted('Rabatt', '250,00', '25,00', '225,00'), []],
    // At half the price, 0,11 kr and 0,12 kr are both 0,06 kr.
    [
      'so large that an öre of the price disappears',
      discounted('Rabatt %', '0,11', '50', '0,06'),
      ['line-discount'],
    ],
    // 15 per cent of 100,00 kr are 15,00 kr.
    ['that may be per cent or an amount', discounted('Rabatt', '100,00', '15', '85,00'), ['line-discount']],
    ['in a column without a label', discounted('', '250,00', '10', '225,00'), ['line-discount']],
    [
      'in a row of its own',
      discounted('Rabatt %', '250,00', '', '250,00').replace('Tomat', 'Rabatt | | | | -25,00\nTomat'),
      ['line-discount'],
    ],
  ])('a discount %s', (_, body, doubts) => {
    expect(read(body).doubts.filter((doubt) => doubt.startsWith('line-'))).toEqual([...doubts, 'line-sum']);
  });

  const charged = `${goods}
Varuvärde | | | | 283,05
Netto | | | | 320,55
Moms 12 % | | 320,55 | | 38,47
Att betala SEK | | | | 359,02
Rabatt | | | | -12,50
Frakt | | | | 50,00
`;

  test.each([
    ['are explained when they make the difference', charged, false],
    ['are not when they do not', charged.replace('-12,50', '-12,00'), true],
    ['are not with another amount among them', `${charged.trim()}\nSaldo | | | | 50,00`, true],
  ])('charges below the amount to pay %s', (_, body, isDoubtful) => {
    expect(read(body).doubts.includes('totals')).toBe(isDoubtful);
  });

  test('a page without words is no invoice', () => {
    expect(readPages([{ number: 1, width: 595, height: 842, words: [] }])).toBeNull();
  });
});
