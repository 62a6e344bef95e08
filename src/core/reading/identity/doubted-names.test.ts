import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';
import type { Reading } from '../reading.ts';

const page = (head: string, between = '', number = 'Org.nr 556233-2451'): Reading => {
  const text = `${head}
Fakturanr | 48213
Fakturadatum | 2026-10-05

Artikelnr Benämning | Antal | Enhet | À-pris | Belopp
1001 Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
1002 Grädde 40 % | 12 | st | 24,50 | 294,00
${between}
Netto | | | | 757,05
Moms 12 % | | 757,05 | | 90,85
Att betala SEK | | | | 847,90

Bankgiro 5050-1055 | ${number}`;
  const reading = readPages(sheet(text, [260, 320, 380, 460, 540]));
  if (reading === null) throw new Error('nothing read');
  return reading;
};
const supplierOf = (reading: Reading) => [reading.invoice.supplier.name, reading.trusted];

const addressee = 'KROGBRYGGAN HB\nKAJGATAN 4\n111 22 STOCKHOLM';

test('a form before its name makes a company of it', () => {
  expect(supplierOf(page(`AB GAMLA KAJLAGRET | | | | FAKTURA\n\n\n${addressee}`))).toEqual([
    'AB GAMLA KAJLAGRET',
    true,
  ]);
});

test.each([
  ['whole', addressee],
  ['without its postcode', 'KROGBRYGGAN HB\nKAJGATAN 4'],
])('an address that a letter goes to (%s) proves nobody below another name', (_, block) => {
  expect(page(`KAJLAGRET | | | | FAKTURA\n\n\n${block}`).trusted).toBe(false);
});

test.each(['Krogbryggan HB', 'KROGBRYGGAN', 'Krogbryggan Bar HB'])(
  'a sender named as who buys (%s) is not trusted',
  (name) => {
    expect(page(`${name} | | | | FAKTURA\nKund: Krogbryggan HB`).trusted).toBe(false);
  },
);

test('a word among the labels of totals names nobody', () => {
  const between = 'Varor | Netto | Moms 12 % | Att betala\n757,05 | 757,05 | 90,85 | 847,90\n';
  expect(page('FAKTURA', between).invoice.supplier.name).not.toBe('Varor');
});

test('a group is told of whoever is part of it, and prices include what they include', () => {
  const head = 'Norrskär Grossist AB | | | | FAKTURA';
  expect(supplierOf(page(head, '', 'Alkoholskatt ingår i priset | Org.nr 556233-2451'))).toEqual([
    'Norrskär Grossist AB',
    true,
  ]);
  expect(page('FAKTURA', '', 'Kajlagret AB ingår i Hamngruppen AB | Org.nr 556233-2451').trusted).toBe(false);
});

test('the number of goods below the last name is no company, though its letters are a form', () => {
  const between = 'Art.nr AB 900 EAN 7381001913845\n';
  expect(page('FAKTURA', between).invoice.supplier.name).toBe(null);
});

test('another digit in the number of a sender is not trusted, and where its VAT number says better, not taken', () => {
  const head = 'Norrskär Grossist AB | | | | FAKTURA';
  expect(supplierOf(page(head))).toEqual(['Norrskär Grossist AB', true]);
  expect(page(head, '', 'Org.nr 556233-2461').doubts).toEqual(['supplier']);
  expect(page(head, '', 'Org.nr 556233-2451 | Momsreg.nr SE556233246101').doubts).toEqual(['supplier']);
  const { supplier } = page(head, '', 'Org.nr 556233-2461 | Momsreg.nr SE556233245101').invoice;
  expect(supplier.organizationNumber).toBe('5562332451');
});

test('a charge among the totals names nobody', () => {
  const text = `Norrskär Grossist AB | | | | INVOICE / FAKTURA
No / Nr | 48213
Date / Datum | 2026-10-05

Item / Art Benämning | Antal | Enhet | À-pris | Belopp
1001 Laxfilé färsk | 2,450 | kg | 189,00 | 463,05

Goods / Varor | 463,05
Kranbil | 100,00
Net / Netto | 563,05
VAT / Moms 12 % | 67,57
To pay / Att betala SEK | 630,62

Bankgiro 5050-1055 | Org.nr 556233-2451`;
  expect(readPages(sheet(text, [260, 320, 380, 460, 540]))?.invoice.supplier.name).toBe(
    'Norrskär Grossist AB',
  );
});

test('a business that is numbered has its number in its name', () => {
  expect(supplierOf(page('Rökeriet nr 39 AB | | | | FAKTURA', '', 'Org.nr 556233-2451'))).toEqual([
    'Rökeriet nr 39 AB',
    true,
  ]);
});

test.each([
  ['st Pizzadeg 240 g kula', true],
  ['Golvvård polish m2', true],
  ['Tomatsås 2,5 kg', false],
])('a unit at the edge of a name of goods without one is not trusted: %s, %s', (name, isOpen) => {
  const text = `Norrskär Grossist AB | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Benämning | Antal | À-pris | Belopp
${name} | 10 | 46,30 | 463,00
Netto | | | 463,00
Moms 12 % | | | 55,56
Att betala SEK | | | 518,56
Bankgiro 5050-1055 | Org.nr 556233-2451`;
  const reading = readPages(sheet(text, [320, 400, 480]));
  expect(reading?.doubts.includes('article')).toBe(isOpen);
});
