import { describe, expect, test } from 'vitest';
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

const due: Print = ['Betalas senast 2026-08-27', 330, 160];

describe('below the title, one below the other,', () => {
  test('stand the number and the day, which the day when to pay proves', () => {
    const stack: readonly Print[] = [
      ['Faktura', 330, 80, 'left', 14],
      ['S-2603', 330, 98],
      ['den 28 juli 2026', 330, 111],
      due,
    ];
    expect(read(stack)).toEqual({ number: 'S-2603', day: '2026-07-28', doubts: [] });
  });

  test('a day that is no usual term before that one is in doubt, and its number with it', () => {
    const stack: readonly Print[] = [
      ['Faktura', 330, 80, 'left', 14],
      ['S-2603', 330, 98],
      ['2026-07-31', 330, 111],
      due,
    ];
    expect(read(stack).doubts).toEqual(['number', 'issue-date']);
  });

  test('a word between the title and a day may say what else happened on it', () => {
    const stack: readonly Print[] = [
      ['Faktura nr 2603', 330, 80, 'left', 14],
      ['Plockdag', 330, 98],
      ['2026-07-28', 330, 111],
      due,
    ];
    expect(read(stack).doubts).toEqual(['issue-date']);
  });
});

test('the day stands in the row of the title', () => {
  const row: readonly Print[] = [['FAKTURA 6820', 40, 80, 'left', 14], ['2026-07-28', 500, 82], due];
  expect(read(row)).toEqual({ number: '6820', day: '2026-07-28', doubts: [] });
});
