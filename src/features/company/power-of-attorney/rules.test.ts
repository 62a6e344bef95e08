import { expect, it } from 'vitest';
import { isSignatory, maskedAddress, standingAfter } from './rules.ts';
import type { Outcome } from './rules.ts';

const outcomes: readonly Outcome[] = ['signed', 'rejected', 'timed-out', 'cancelled'];

const orders = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

it('R52 all orders of up to six events, some told twice, end alike', () => {
  for (let set = 1; set < 2 ** outcomes.length; set += 1) {
    const told = outcomes.filter((_, at) => (set & (2 ** at)) !== 0);
    const events = [...told, ...told].slice(0, 6);
    const ends = new Set(orders(events).map((order) => order.reduce(standingAfter, 'waiting')));
    expect([...ends]).toHaveLength(1);
    if (told.includes('signed')) expect([...ends]).toEqual(['signed']);
  }
});

it('shows of an address only where its mailbox is', () => {
  expect(maskedAddress('anna.berg@krog.example')).toBe('a…@krog.example');
});

it.each([
  ['Åsa-Britt Öhrn', true],
  ['asa britt  ohrn ', true],
  ['ÅSA–BRITT ÖHRN', true],
  ['A\u030asa-Britt O\u0308hrn', true],
  ['Åsa Öhrn', false],
  ['Öhrn Åsa-Britt', false],
  ['Åsa-Britt Öhrnström', false],
  ['', false],
  ['--', false],
])('%j signs for Åsa-Britt Öhrn: %s', (typed, isSame) => {
  expect(isSignatory(typed, 'Åsa-Britt Öhrn')).toBe(isSame);
  expect(isSignatory(typed, '-')).toBe(false);
});
