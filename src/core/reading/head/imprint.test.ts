import { expect, test } from 'vitest';
import { paperOf } from '#testing/papers/paper.ts';
import { readPages } from '../read-pages.ts';
import type { Reading } from '../reading.ts';

type Print = readonly [text: string, x: number, y: number, size?: number];

/** A page of one line to an unlabelled buyer, with more words at its top and its foot. */
const page = (prints: readonly Print[]): Reading => {
  const paper = paperOf(0.5, 0);
  const fixed: readonly Print[] = [
    ['Hotell Norrsken Drift AB', 40, 92],
    ['Köpmangatan 51', 40, 104],
    ['972 33 Luleå', 40, 116],
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
  for (const [text, x, y, size] of [...fixed, ...prints]) paper.print(text, x, y, 'left', size ?? 8);
  const reading = readPages(paper.pages());
  if (reading === null) throw new Error('nothing read');
  return reading;
};

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
