import { describe, expect, test } from 'vitest';
import { head, type Print, readAround } from '#testing/papers/around-page.ts';

const buyer: readonly Print[] = [
  ['Hotell Norrsken Drift AB', 40, 92],
  ['Köpmangatan 51', 40, 104],
  ['972 33 Luleå', 40, 116],
];

const found = (...prints: readonly (readonly Print[])[]) => {
  const { invoice, doubts } = readAround([...prints.flat(), ...head]);
  return [invoice.supplier.name, doubts.includes('supplier')];
};

describe('a sender abroad', () => {
  test('has its number below its address, whatever number stands below that of who buys', () => {
    const prints: readonly Print[] = [
      ['Invoice number', 40, 52],
      ['SW-2026-7719', 40, 64],
      ['Tafelrunde Bookings GmbH', 40, 80],
      ['Torstraße 190', 40, 92],
      ['10115 Berlin', 40, 104],
      ['VAT DE811907980', 40, 116],
      ['Bill to', 320, 80],
      ...buyer.map(([text, , y]): Print => [text, 320, y]),
      ['SE559911592901', 320, 128],
    ];
    expect(found(prints)).toEqual(['Tafelrunde Bookings GmbH', false]);
  });

  test('stands in the line of the window, and the number below is that of who buys', () => {
    const prints: readonly Print[] = [
      ['Weingut Sonnenhof', 40, 40, 'left', 14],
      ['Weingut Sonnenhof GmbH · Rebgasse 12 · 67146 Deidesheim', 40, 80, 'left', 6],
      ...buyer,
      ['USt-IdNr. SE559911592901', 40, 128],
      ['USt-IdNr. DE811907980', 40, 780],
    ];
    expect(found(prints)).toEqual(['Weingut Sonnenhof GmbH', false]);
  });
});
