import { expect, test } from 'vitest';
import { head, readAround } from '#testing/papers/around-page.ts';
import type { Print } from '#testing/papers/around-page.ts';

const buyer: readonly Print[] = [
  ['Hotell Norrsken Drift AB', 40, 92],
  ['Köpmangatan 51', 40, 106],
  ['972 33 Luleå', 40, 120],
];

test('a sole trader is known by a personal number with its check digit', () => {
  const of = (number: string) =>
    readAround([
      ['Fiskebilen Evald Persson', 40, 30],
      ['Hamngatan 1', 40, 44],
      ['273 72 Skillinge', 40, 58],
      [`Org.nr ${number}`, 40, 72],
      ['Hotell Norrsken Drift AB', 330, 92],
      ['Köpmangatan 51', 330, 106],
      ['972 33 Luleå', 330, 120],
      ...head,
      ['Bankgiro 5050-1055', 40, 780],
    ]);
  expect(of('811228-9874').doubts).not.toContain('supplier');
  expect(of('811228-9875').doubts).toContain('supplier');
  expect(of('811328-9873').doubts).toContain('supplier');
});

test.each(['Betalningsmottagare', 'Utställare', 'Adress', 'Société'])(
  'what heads the column of the sender is no part of its name: %s',
  (label) => {
    const reading = readAround([
      ...buyer,
      ...head,
      [label, 40, 750],
      ['Lokalmat Sydost AB', 40, 760],
      ['Torggatan 2', 40, 770],
      ['352 30 Växjö', 40, 780],
      ['Org.nr', 240, 750],
      ['559236-0811', 240, 760],
      ['Bankgiro 5050-1055', 340, 760],
    ]);
    expect(reading.invoice.supplier.name).toBe('Lokalmat Sydost AB');
    expect(reading.doubts).not.toContain('supplier');
  },
);

test('the first half of a name above it is no such head', () => {
  const reading = readAround([
    ...buyer,
    ...head,
    ['Norra Skånes', 40, 750],
    ['Grossist AB', 40, 760],
    ['Org.nr 559236-0811', 240, 760],
    ['Bankgiro 5050-1055', 340, 760],
  ]);
  expect(reading.invoice.supplier.name === 'Grossist AB' && reading.trusted).toBe(false);
});

test('the address of who buys below larger letters is not that of whoever they name', () => {
  const reading = readAround([
    ['Jämtvilt & Ren', 40, 66, 'left', 16],
    ...buyer,
    ...head,
    ['Jämtvilt & Ren AB', 40, 750],
    ['Bankgiro 5050-1055', 220, 750],
    ['Org.nr 559236-0811', 400, 750],
    ['Slaktarevägen 3, 831 72 Östersund', 40, 762],
  ]);
  expect(reading.invoice.supplier.name).toBe('Jämtvilt & Ren AB');
  expect(reading.doubts).not.toContain('supplier');
});

test('whom a claim was made over to sends nothing', () => {
  const reading = readAround([
    ['Brödboden Tre Kringlor AB', 40, 30],
    ['Kringelvägen 2', 40, 44],
    ['151 38 Södertälje', 40, 58],
    ...buyer,
    ...head,
    ['Fordran enligt denna faktura är överlåten till Nordvästra Fakturaköp AB. Betalning kan', 40, 700],
    ['endast ske till bankgiro 5050-1055.', 40, 712],
    ['Mottagare', 40, 740],
    ['Nordvästra Fakturaköp AB', 140, 740],
    ['Bankgiro', 40, 752],
    ['5050-1055', 140, 752],
    ['Säljarens org.nr 559236-0811, momsreg.nr SE559236081101. F-skatt.', 40, 780],
  ]);
  expect(reading.invoice.supplier.name !== 'Nordvästra Fakturaköp AB' || !reading.trusted).toBe(true);
  expect(reading.invoice.supplier.name === 'Brödboden Tre Kringlor AB' || !reading.trusted).toBe(true);
});

test('a business that belongs to the company whose number stands below is not trusted as the sender', () => {
  const reading = readAround([
    ['KORVVERKET', 40, 30, 'left', 18],
    ...buyer,
    ...head,
    ['Korvverket är en del av Länna Charkproduktion AB, Industrivägen 31, 142 50 Skogås', 40, 760],
    ['Org.nr 559236-0811 | Bg 5050-1055 | Tel 0499-990 68 | F-skatt', 40, 772],
  ]);
  expect(reading.doubts).toContain('supplier');
});

test.each([
  'Ursprung Sverige om ej annat anges. Bankgiro 5050-1055 · Org.nr 559236-0811 · Godkänd för F-skatt',
  'Swish går bra, annars bankgiro 5050-1055. Org.nr 559236-0811, F-skatt finns.',
])('a sentence is nobody: %s', (foot) => {
  const reading = readAround([...buyer, ...head, [foot, 40, 780]]);
  expect(reading.invoice.supplier.name).toBeNull();
  expect(reading.doubts).toContain('supplier');
});

test('who buys may stand in one row behind a preposition', () => {
  const reading = readAround([
    ['Keramiker Bodil Friis', 40, 40],
    ['Strandgatan 3', 40, 54],
    ['273 72 Skillinge', 40, 68],
    ['Till Hotell Norrsken Drift AB, Köpmangatan 51, 972 33 Luleå', 40, 100],
    ...head,
    ['Bankgiro 5050-1055. Org.nr 811228-9874. Godkänd för F-skatt.', 40, 780],
  ]);
  expect(reading.invoice.supplier.name).toBe('Keramiker Bodil Friis');
});

test('a trader at the foot is known by an address and the number below, and signs with a part of the name', () => {
  const reading = readAround([
    ...buyer,
    ...head,
    ['Britta Hjort', 40, 730],
    ['Hjortlöts Lamm, Britta Hjort', 40, 744],
    ['Hjortlöt 4, 386 93 Färjestaden', 40, 756],
    ['Org.nr 811228-9874, godkänd för F-skatt', 40, 768],
    ['Bankgiro 5050-1055', 40, 780],
  ]);
  expect(reading.invoice.supplier.name).toBe('Hjortlöts Lamm, Britta Hjort');
  expect(reading.doubts).not.toContain('supplier');
});

test('who heads the page in one row sends it where a label names another as who buys', () => {
  const reading = readAround([
    ['Slipare Yngve Bodin, Smedjegränd 3, 621 55 Visby, tel 0248-520 23', 40, 40],
    ['Kund: Hotell Norrsken Drift AB', 40, 92],
    ...head,
    ['Bankgiro 5050-1055. Org.nr 811228-9874 (F-skatt)', 40, 780],
  ]);
  expect(reading.invoice.supplier.name).toBe('Slipare Yngve Bodin');
  expect(reading.doubts).not.toContain('supplier');
});

test('from whom a paper is may stand in a row of its own', () => {
  const reading = readAround([
    ...buyer,
    ...head,
    ['Från Viltmästare Per Ljungkvist, Lövåsen 6, 684 93 Munkfors', 40, 220],
    ['Bankgiro 5050-1055', 40, 780],
  ]);
  expect(reading.invoice.supplier.name).toBe('Viltmästare Per Ljungkvist');
});
