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

describe('whoever stands below all that a page says', () => {
  const foot: readonly Print[] = [
    ['Tidig Ko AB, Nygatan 1, 211 24 Malmö', 40, 380],
    ['Bankgiro 5050-1055, org.nr 559236-0811', 40, 394],
  ];
  test.each(['Page 1', 'Sida 1 av 2', '1 (2)', '- 1 -'])(
    'sends it, whatever counts its pages below: %s',
    (mark) => {
      expect(found(buyer, foot, [[mark, 280, 810]])).toEqual(['Tidig Ko AB', false]);
    },
  );
});

test('a label may say of an address that both the goods and the invoice go there', () => {
  const letter: readonly Print[] = [
    ['Tidig Ko AB – Nygatan 1 – 211 24 Malmö', 200, 40],
    ['Org.nr 559236-0811 Bankgiro 5050-1055', 40, 780],
  ];
  for (const label of ['Leverans- och fakturaadress', 'Faktura- & leveransadress', 'Kund/leveransadress'])
    expect(found(letter, [[label, 40, 80]], buyer)).toEqual(['Tidig Ko AB', false]);
});
