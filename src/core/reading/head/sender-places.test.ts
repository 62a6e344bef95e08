import { describe, expect, test } from 'vitest';
import { head, readAround } from '#testing/papers/around-page.ts';
import type { Print } from '#testing/papers/around-page.ts';

const buyer: readonly Print[] = [
  ['Hotell Norrsken Drift AB', 320, 92],
  ['Köpmangatan 51', 320, 106],
  ['972 33 Luleå', 320, 120],
];
const numbers: readonly Print[] = [['Org.nr 559236-0811 | Bankgiro 5050-1055', 40, 780]];

/** Whom a page of these is from, and whether that is doubted. */
const senderOf = (...prints: readonly (readonly Print[])[]): { name: string | null; isDoubted: boolean } => {
  const { invoice, doubts } = readAround([...prints.flat(), ...head]);
  return { name: invoice.supplier.name, isDoubted: doubts.includes('supplier') };
};

describe('the sender', () => {
  test('stands in a column beside the goods, apart from its numbers', () => {
    const texts = [
      'Tidig Ko AB',
      'Rosterigatan 10',
      '211 24 Malmö',
      '',
      'Org.nr',
      '559236-0811',
      'Bankgiro',
      '5050-1055',
      'F-skatt',
    ];
    const column = (from: number): Print[] =>
      texts.flatMap((text, at): Print[] => (text === '' ? [] : [[text, 528, from + 11 * at, 'left', 7]]));
    expect(senderOf(column(60), buyer)).toEqual({ name: 'Tidig Ko AB', isDoubted: false });
    expect(senderOf(column(248), buyer).name).toBe('Tidig Ko AB');
  });

  test.each(['Tidig Ko AB, Box 2, 211 24 Malmö', 'Avs: Tidig Ko AB · Nygatan 1 · 211 24 Malmö'])(
    'stands in small letters above the window of the envelope: %s',
    (line) => {
      const found = senderOf([[line, 320, 82, 'left', 6]], buyer, numbers);
      expect(found).toEqual({ name: 'Tidig Ko AB', isDoubted: false });
    },
  );

  test('is not who has letters come back that it prints for others', () => {
    const found = senderOf(
      [['Retur: Tryckposten AB, Box 6, 170 04 Solna', 320, 82, 'left', 6]],
      buyer,
      numbers,
    );
    expect(found.isDoubted).toBe(true);
  });

  test.each(['Avsändare: Tidig Ko AB', 'Faktura från Tidig Ko AB', 'Från: Tidig Ko AB'])(
    'is said in %s',
    (line) => {
      const found = senderOf([[line, 40, 60]], buyer, numbers);
      expect(found).toEqual({ name: 'Tidig Ko AB', isDoubted: false });
    },
  );

  test.each(['Till', 'Mottagare', 'Betalningsmottagare'])('is whom a slip pays: %s', (label) => {
    const slip: readonly Print[] = [
      [label, 320, 700],
      ['Tidig Ko AB', 320, 712],
      ['Nygatan 1', 320, 724],
      ['211 24 Malmö', 320, 736],
      ['Till bankgiro', 40, 700],
      ['5050-1055', 40, 712],
      ['Avsändare', 40, 735],
      ['Hotell Norrsken Drift AB', 40, 747],
      ['Köpmangatan 51', 40, 759],
      ['972 33 Luleå', 40, 771],
      ['Org.nr 559236-0811', 40, 810, 'left', 7],
    ];
    expect(senderOf(slip, buyer).name).toBe('Tidig Ko AB');
  });

  test('has its whole name below a mark in large letters, called the same or not', () => {
    const below = (mark: string, name: string): readonly Print[] => [
      [mark, 40, 48, 'left', 22],
      [name, 40, 62, 'left', 8],
      ['Nygatan 1', 40, 73, 'left', 8],
      ['211 24 Malmö', 40, 84, 'left', 8],
    ];
    expect(senderOf(below('TIDIG KO', 'Tidig Ko AB'), buyer, numbers).name).toBe('Tidig Ko AB');
    expect(senderOf(below('Morgonglans', 'Tidig Ko AB'), buyer, numbers).name).toBe('Tidig Ko AB');
    expect(senderOf(below('TULLESBO', 'Tullesbo Odling Mats Ek'), buyer, numbers).name).toBe(
      'Tullesbo Odling Mats Ek',
    );
    expect(senderOf(below('Morgonglans', 'Ek, Mats'), buyer, numbers).isDoubted).toBe(true);
  });

  test('is nobody whom the only address is of, below a mark that calls it otherwise', () => {
    const found = senderOf(
      [
        ['Morgonglans', 40, 48, 'left', 22],
        ['Hotell Norrsken Drift AB', 40, 62, 'left', 8],
        ['Köpmangatan 51', 40, 73, 'left', 8],
        ['972 33 Luleå', 40, 84, 'left', 8],
      ],
      numbers,
    );
    expect(found.isDoubted).toBe(true);
  });

  test.each([
    'Leverans med Snabba Bud (Sverige) AB',
    'Ekologiskt certifierad av Kontrollen AB',
    'Varorna hämtade hos Kyllagret AB',
    'Ingår i Matgruppen Holding AB',
    'En del av Nordiska Livskoncernen AB',
  ])('is nobody that a sentence tells of: %s', (sentence) => {
    for (const y of [360, 640, 720])
      expect(senderOf([[sentence, 40, y, 'left', 7]], buyer, numbers)).toEqual({
        name: null,
        isDoubted: true,
      });
  });

  test('may have such words in its name, where it heads the page', () => {
    const found = senderOf([['Fisk från Havet AB', 40, 40]], buyer, numbers);
    expect(found).toEqual({ name: 'Fisk från Havet AB', isDoubted: false });
    expect(senderOf([['Isbjörn Is & Kyla AB', 40, 40]], buyer, numbers).name).toBe('Isbjörn Is & Kyla AB');
  });

  test('is not whom a letter goes to in one row', () => {
    const row: readonly Print[] = [['Hotell Norrsken Drift AB, Köpmangatan 51, 972 33 Luleå', 40, 120]];
    expect(senderOf(row, numbers).isDoubted).toBe(true);
    expect(senderOf([['Tidig Ko AB', 40, 40]], row, numbers)).toEqual({
      name: 'Tidig Ko AB',
      isDoubted: false,
    });
  });

  test('is doubted where its name is a part of a longer one that was not taken for it', () => {
    const signed: readonly Print[] = [
      ['TULLESBO', 470, 40, 'left', 18],
      ['Tullesbo Odling Mats Ek', 40, 420, 'left', 8],
      ['Org.nr 811228-9874 | Bankgiro 5050-1055', 40, 780],
    ];
    const found = senderOf(signed, buyer);
    expect(found.name === 'TULLESBO' && !found.isDoubted).toBe(false);
  });

  test('has no street for its name, and all of a name that begins with a figure', () => {
    const street = senderOf(
      [['Fiskhallen, kaj 3 | 411 14 Göteborg | Org.nr 559236-0811', 40, 780, 'left', 7]],
      buyer,
    );
    expect(street).toEqual({ name: null, isDoubted: true });
    const figure = '4 Årstider Mat AB  Box 2  411 14 Göteborg  Org.nr 559236-0811';
    expect(senderOf([[figure, 40, 780, 'left', 7]], buyer).name).not.toBe('Årstider Mat AB');
  });

  test('has no telephone number for its number', () => {
    const { invoice } = readAround([
      ...buyer,
      ...head,
      ['Tidig Ko AB', 40, 40],
      ['Org.nr', 40, 54],
      ['070-174 06 31', 100, 54],
    ]);
    expect(invoice.supplier.organizationNumber).toBeNull();
  });
});

test('who buys has not the numbers that stand apart below its address, where nobody else has one', () => {
  const guest = (x: number): Print[] => [
    ['Hotell Norrsken Drift AB', x, 92],
    ['Köpmangatan 51', x, 104],
    ['972 33 Luleå', x, 116],
  ];
  const apart: readonly Print[] = [
    ['Bankgiro 5050-1055', 320, 143],
    ['Org.nr 559236-0811', 320, 155],
    ['Godkänd för F-skatt', 320, 167],
  ];
  expect(senderOf(guest(320), apart).isDoubted).toBe(true);
  const delivery: readonly Print[] = [['Leveransadress', 40, 80], ...guest(40)];
  expect(senderOf(guest(320), apart, delivery).isDoubted).toBe(true);
});
