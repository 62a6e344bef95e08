import { expect, test } from 'vitest';
import type { Print } from '#testing/papers/around-page.ts';
import { readAround } from '#testing/papers/around-page.ts';

const sender: readonly Print[] = [
  ['Norrskär Grossist AB', 40, 50],
  ['Bankgiro 5050-1055', 40, 780],
  ['Org.nr 556233-2451', 200, 780],
];

const read = (prints: readonly Print[]) => {
  const { invoice, doubts } = readAround([...sender, ...prints]);
  return {
    number: invoice.number,
    day: invoice.issueDate,
    doubts: doubts.filter((doubt) => doubt === 'number' || doubt === 'issue-date'),
  };
};

test('what begins a payment reference without a label is the number', () => {
  const below = (reference: string): readonly Print[] => [
    ['Faktura', 330, 80, 'left', 14],
    ['L2640021', 330, 98],
    ['Fakturadatum 2026-07-28', 330, 130],
    [`Betalas till plusgiro 90 19 50-6, ange ${reference}.`, 40, 700],
  ];
  expect(read(below('264002197')).doubts).toEqual([]);
  expect(read(below('264002198')).doubts).toEqual(['number']);
});

test.each([
  ['N:o 1226', '1226', []],
  ['Faktura 30 dagar', null, ['number']],
])('%s below the title: the number is %s', (line, number, doubts) => {
  const head: readonly Print[] = [
    ['FAKTURA', 40, 80, 'left', 14],
    [line, 40, 98],
    ['Fakturadatum 2026-07-28', 40, 111],
  ];
  expect(read(head)).toEqual({ number, day: '2026-07-28', doubts });
});
