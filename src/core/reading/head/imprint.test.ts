import { expect, test } from 'vitest';
import { paperOf } from '#testing/papers/paper.ts';
import { readPages } from '../read-pages.ts';
import type { Reading } from '../reading.ts';

type Print = readonly [text: string, x: number, y: number, size?: number];

/** A page of one line to an unlabelled buyer, with more words at its top and its foot. */
const page = (prints: readonly Print[], to: readonly Print[] = buyer): Reading => {
  const paper = paperOf(0.5, 0);
  const fixed: readonly Print[] = [
    ['Faktura', 330, 92, 18],
    ['Fakturanr', 330, 116],
    ['26043', 430, 116],
    ['Fakturadatum', 330, 128],
    ['2026-01-24', 430, 128],
    ['Benämning', 40, 250],
    ['Antal', 330, 250],
    ['Pris', 400, 250],
    ['Belopp', 480, 250],
    ['Golvvård polish', 40, 266],
    ['5', 330, 266],
    ['40,00', 400, 266],
    ['200,00', 480, 266],
    ['Netto', 330, 300],
    ['200,00', 480, 300],
    ['Moms 25 %', 330, 314],
    ['50,00', 480, 314],
    ['Att betala SEK', 330, 328],
    ['250,00', 480, 328],
  ];
  for (const [text, x, y, size] of [...fixed, ...to, ...prints]) paper.print(text, x, y, 'left', size ?? 8);
  const reading = readPages(paper.pages());
  if (reading === null) throw new Error('nothing read');
  return reading;
};

const buyer: readonly Print[] = [
  ['Hotell Norrsken Drift AB', 40, 92],
  ['Köpmangatan 51', 40, 104],
  ['972 33 Luleå', 40, 116],
];

const shop: Print = ['Fyra Årstider', 40, 50, 20];

test.each([
  [
    'Betalas till bankgiro 5050-1055. Ek, Alm & Partners AB, Kajen 4, 453 30 Lysekil, org.nr 559236-0811.',
    'Ek, Alm & Partners AB',
  ],
  [
    'Bankgiro 5050-1055 · Ek, Alm & Partners AB · Org.nr 559236-0811 · Godkänd för F-skatt',
    'Ek, Alm & Partners AB',
  ],
  ['Bankgiro: 5050-1055, Odlarnas Ekonomisk förening, Org nr: 559236-0811', 'Odlarnas Ekonomisk förening'],
  ['Betalas till Havskatten Lysekil AB, Org.nr 559236-0811, F-skattsedel finns', 'Havskatten Lysekil AB'],
  ['Lind, Per – Kajen 4 – 453 30 Lysekil – Org.nr 559236-0811 – Bankgiro 5050-1055', 'Lind, Per'],
  ['Bankgiro 5050-1055 | Sara Wik | 559236-0811 | Bank: Swedbank | Säte Lysekil', 'Sara Wik'],
  [
    'Betalas till plusgiro 90 19 50-6. Stiftelsen Odlarna, Kajen 4, 453 30 Lysekil, 559236-0811. F-skatt',
    'Stiftelsen Odlarna',
  ],
  [
    'Bankgiro 5050-1055  Havskatten Lysekil AB  Org.nr 559236-0811  Tel 08-465 004 21',
    'Havskatten Lysekil AB',
  ],
  [
    'Betalas till: Firma Anna Ek – Bankgiro: 5050-1055 – Org-nr: 559236-0811 – Bolaget har F-skattsedel',
    'Firma Anna Ek',
  ],
  [
    'Bankgiro: 5050-1055, Eva Sandbergs Trädgård, Org.nr: 559236-0811, F-skattsedel',
    'Eva Sandbergs Trädgård',
  ],
  ['Skagen Røgeri I/S Havnevej 3, 9990 Skagen Momsnr DK30114422', 'Skagen Røgeri I/S'],
  ['Revisor: Grant Revision AB · Sara Wik, Kajen 4, 453 30 Lysekil · Momsreg.nr SE559236081101', 'Sara Wik'],
])('%s says who sends the page that a larger name heads', (foot, name) => {
  expect(page([shop, [foot, 40, 780]]).invoice.supplier.name).toBe(name);
});

test('a trader without a form heads the address at the foot beside a number', () => {
  const reading = page([
    shop,
    ['Nils Åkesson', 40, 760],
    ['Kajen 4', 40, 770],
    ['453 30 Lysekil', 40, 780],
    ['Org.nr: 559236-0811', 300, 760],
    ['Bankgiro: 5050-1055', 440, 760],
  ]);
  expect(reading.invoice.supplier.name).toBe('Nils Åkesson');
});

test.each([
  'Steuerfreie Lieferung. Kieler Volksbank · IBAN SE35 5000 0000 0549 1000 0003 · Org.nr 559236-0811',
  'Levering omfattet af omvendt betalingspligt. Org.nr 559236-0811, IBAN SE35 5000 0000 0549 1000 0003',
  'Exonération de TVA, article 262 du CGI. Org.nr 559236-0811',
  'Kajen 4, 453 30 Lysekil, Org.nr 559236-0811, F-skatt, Faktura skapad i Fortnox AB',
  'Säte Lysekil · Org.nr 559236-0811 · Bankgiro 5050-1055 · Godkänd för F-skatt',
])('%s names nobody', (foot) => {
  const reading = page([
    ['Havskatten Lysekil AB', 40, 50, 12],
    ['Fiskhamnen 4', 40, 64],
    ['453 30 Lysekil', 40, 76],
    [foot, 40, 780],
  ]);
  expect(reading.invoice.supplier.name).toBe('Havskatten Lysekil AB');
});

test('who is paid at the foot may be another than the company that heads the page', () => {
  const payee = 'Betalas till: Nordfaktor Finans AB, org.nr 559236-0811, bankgiro 5050-1055';
  const reading = page([
    ['Havskatten Lysekil AB', 40, 50, 12],
    [payee, 40, 780],
  ]);
  expect(reading.doubts).toContain('supplier');
});

test('the number at the foot is the sender’s, though a label has the buyer’s', () => {
  const reading = page([
    ['Havskatten Lysekil AB', 40, 50, 12],
    ['Org.nr 556233-2451', 40, 128],
    ['Havskatten Lysekil AB, Kajen 4, 453 30 Lysekil, 559236-0811, SE559236081101. F-skatt', 40, 780],
  ]);
  expect(reading.invoice.supplier.organizationNumber).toBe('5592360811');
});

test('a name in a foot that nothing else says is not trusted without a company’s form', () => {
  expect(page([['Sara Wik, Kajen 4, 453 30 Lysekil, Org.nr 559236-0811', 40, 780]]).doubts).toContain(
    'supplier',
  );
});

test('a trader without a form in the foot is the sender beside the VAT number of a person', () => {
  const reading = page([
    ['Lisa Hedlunds Svamp & Bär', 40, 740],
    ['Björkbacken 8', 40, 752],
    ['820 50 Los', 40, 764],
    ['Bankgiro 5050-1055', 40, 776],
    ['Momsreg.nr SE740329846101, godkänd för F-skatt', 40, 788],
  ]);
  expect([reading.invoice.supplier.name, reading.doubts]).toEqual(['Lisa Hedlunds Svamp & Bär', []]);
});

test('a name in two rows of the foot is whole where the page’s address on the net is named so', () => {
  const foot = ['Köksgrossisten', 'Trestad AB', 'Nohabgatan 18', '461 53 Trollhättan'];
  const { invoice } = page([
    ...foot.map((text, at): Print => [text, 40, 740 + 12 * at]),
    ['Org.nr 559236-0811', 200, 740],
    ['Bankgiro 5050-1055', 200, 752],
    ['faktura@koksgrossistentrestad.example', 330, 740],
  ]);
  expect(invoice.supplier.name).toBe('Köksgrossisten Trestad AB');
});

test.each(['Till:', 'Kund', 'Faktureras'])(
  'the one address beside that below %s is the sender’s',
  (label) => {
    const reading = page(
      [
        ['EKBACKENS GÅRD', 40, 40],
        ['Ekbacken 3', 40, 52],
        ['386 92 Färjestaden', 40, 64],
        ['Bankgiro 5050-1055, momsreg.nr SE559236081101', 40, 780],
      ],
      [[label, 40, 88], ...buyer.map(([text, x, y]): Print => [text, x, y + 8])],
    );
    expect(reading.invoice.supplier.name).toBe('EKBACKENS GÅRD');
  },
);

test.each(['Leveransadress', 'Godsmottagare:', 'Lev.adress'])(
  'the one address beside that below %s may be the buyer’s',
  (label) => {
    const reading = page([
      ['Nordmat', 300, 40, 20],
      [label, 40, 134],
      ['Krogbryggan AB', 40, 146],
      ['Kajgatan 4', 40, 158],
      ['111 22 Stockholm', 40, 170],
      ['Bankgiro 5050-1055 Org.nr 559236-0811', 40, 780],
    ]);
    expect(reading.doubts).toContain('supplier');
    expect(['Nordmat', null]).toContain(reading.invoice.supplier.name);
  },
);

test('of two addresses that which says where to pay is the sender’s', () => {
  const reading = page(
    [
      ['Nordhavn Delikatesser ApS', 330, 40],
      ['Fiskerihavnsgade 11', 330, 52],
      ['DK-9900 Frederikshavn', 330, 64],
      ['CVR-nr. 38214477', 330, 76],
      ['Bank IBAN DK50 0040 0440 1162 43', 330, 84],
    ],
    [...buyer.map(([text, x, y]): Print => [text, x, y - 52]), ['CVR/VAT SE559236081101', 40, 76]],
  );
  expect(reading.invoice.supplier.name).toBe('Nordhavn Delikatesser ApS');
});

test('a salesman is not the sender', () => {
  const reading = page([
    ['Säljare: Mikael Strand', 40, 700],
    ['Bankgiro 5050-1055 · Org.nr 559236-0811', 40, 780],
  ]);
  expect(reading.invoice.supplier.name).not.toBe('Mikael Strand');
  expect(reading.doubts).toContain('supplier');
});

test.each([
  'Havskatten Lysekil AB · Kajen 4, 453 30 Lysekil · SE 5592360811 01 · Bankgiro 5050-1055',
  'Havskatten Lysekil AB · Kajen 4, 453 30 Lysekil · SE 559236 0811 01 · Bankgiro 5050-1055',
])('%s has the number of who sends the page', (foot) => {
  const reading = page([
    ['Org.nr 556233-2451', 40, 128],
    [foot, 40, 780],
  ]);
  expect(reading.invoice.supplier.organizationNumber).toBe('5592360811');
});

test('a firm of another country has no Swedish number', () => {
  const reading = page([
    ['Org.nr 556233-2451', 40, 128],
    ['Skagen Røgeri I/S Havnevej 3, 9990 Skagen VAT DK30114422 Konto DK50 0040 0440 1162 43', 40, 780],
  ]);
  const { organizationNumber, vatNumber } = reading.invoice.supplier;
  expect([organizationNumber, vatNumber]).toEqual([null, 'DK30114422']);
});

test('a slogan above the name of a trader is not trusted as the sender', () => {
  const reading = page(
    [
      ['Kunskap och Råvaror', 40, 40, 14],
      ['Anna Ek', 40, 54],
      ['Kajen 4', 40, 64],
      ['453 30 Lysekil', 40, 74],
      ['Bankgiro 5050-1055', 40, 780],
      ['Org.nr 559236-0811', 300, 780],
    ],
    [
      ['Krogbryggan AB', 330, 140],
      ['Kajgatan 4', 330, 152],
      ['111 22 Stockholm', 330, 164],
    ],
  );
  expect(reading.doubts).toContain('supplier');
});

test('where goods go is said by a shortened label too, and the address above it is that of who buys', () => {
  const { invoice } = page(
    [
      ['PARTIHALLENS GRÖNT I ÅRSTA AB', 40, 40, 12],
      ['Parkeringsvägen 7 120 44 Årsta', 40, 760],
      ['BANKGIRO 5050-1055 ORG.NR 559236-0811', 40, 772],
      ['MOMSNR SE559236081101 TEL 040-628 04 17', 40, 784],
    ],
    [
      ['Hotell Tre Gäss i Mora HB', 40, 73, 9],
      ['Moragatan 19', 40, 85, 9],
      ['792 30 Mora', 40, 100, 9],
      ['LEV.ADR:', 40, 115, 9],
      ['Tre Gäss Sommarkök', 40, 127, 9],
      ['Saxviksvägen 40', 40, 139, 9],
      ['792 91 Mora', 40, 151, 9],
    ],
  );
  expect(invoice.supplier.name).toBe('PARTIHALLENS GRÖNT I ÅRSTA AB');
});

test('what is said of tax and banks beside a number abroad names nobody', () => {
  const reading = page([
    ['Nyhavnens Chokolade ApS', 40, 40, 12],
    ['Refshalevej 163, 1432 København K', 40, 56],
    ['Omvendt betalingspligt – EU-varesalg. VAT DK72532139', 40, 760],
    ['Betales til IBAN DK50 0040 0440 1162 43 · BIC CAIXESBB', 40, 772],
  ]);
  expect(reading.invoice.supplier.name).toBe('Nyhavnens Chokolade ApS');
});

test('a trade name may say of which company it is a part that is called so too', () => {
  const reading = page([
    ['köksvännen', 40, 40, 16],
    ['Köksvännen är en del av Köksvännen Catering Partner AB, Lastgatan 20, 254 64 Helsingborg,', 40, 760],
    ['org.nr 559752-0302, momsreg.nr SE559752030201, Bankgiro 690-2787', 40, 772],
  ]);
  expect(reading.invoice.supplier).toMatchObject({
    name: 'Köksvännen Catering Partner AB',
    organizationNumber: '5597520302',
  });
});
