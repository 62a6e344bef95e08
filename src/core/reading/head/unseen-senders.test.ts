import { expect, test } from 'vitest';
import { head, readAround } from '#testing/papers/around-page.ts';

test('who stands at the top sends, though whom it goes to stands at the right edge and a sentence ends above the numbers', () => {
  const reading = readAround([
    ['Lindmans Fönsterputs & Städ HB', 40, 41],
    ['Rönnvägen 7', 40, 56],
    ['302 60 Halmstad', 40, 70],
    ['Värdshuset Tre Ekar AB', 555, 92, 'right'],
    ['Landsvägen 40', 555, 106, 'right'],
    ['596 34 Skänninge', 555, 121, 'right'],
    ...head,
    ['Vid försenad betalning till bankgiro 1792-8185 debiteras dröjsmålsränta', 40, 700],
    ['enligt räntelagen.', 40, 714],
    ['Org.nr 559236-0811, momsreg.nr SE559236081101. Innehar F-skattsedel.', 40, 728],
  ]);
  expect(reading.invoice.supplier?.name).toBe('Lindmans Fönsterputs & Städ HB');
});

test('a company whose address stands below a larger name is not trusted as the sender, with a number or without', () => {
  const reading = readAround([
    ['Maison Delorme et Fils', 208, 51, 'left', 18],
    ['Hotell Norrsken Drift AB', 302, 93],
    ['Köpmangatan 51', 302, 106],
    ['972 33 Luleå', 302, 119],
    ['VAT: SE559362761401', 302, 132],
    ...head,
    ['Bankgiro 5050-1055', 40, 780],
  ]);
  expect(reading.doubts).toContain('supplier');
});

test('a name whose letters the text layer has wrong is not trusted', () => {
  const reading = readAround([
    ['SÄderkÄpings BrÄd & Bakverk AB', 40, 41],
    ...head,
    ['SÄderkÄpings BrÄd & Bakverk AB Org.nr 559236-0811 Bankgiro 5050-1055', 40, 780],
  ]);
  expect(reading.doubts).toContain('supplier');
});

test('a firm abroad prints the VAT number of who buys beside its own number', () => {
  const reading = readAround([
    ['Hotell Norrsken Drift AB', 40, 40],
    ['Köpmangatan 51', 40, 54],
    ['972 33 Luleå', 40, 68],
    ['Momsnr. SE559236081101', 40, 82],
    ['Limfjordens Delikatesser ApS', 330, 40],
    ['Havnegade 18', 330, 54],
    ['7600 Struer', 330, 68],
    ['CVR-nr. 82805664', 330, 82],
    ['Tlf. +45 70 20 00 00', 330, 96],
    ...head,
  ]);
  expect(reading.invoice.supplier).toMatchObject({
    name: 'Limfjordens Delikatesser ApS',
    organizationNumber: '82805664',
    vatNumber: null,
  });
});
