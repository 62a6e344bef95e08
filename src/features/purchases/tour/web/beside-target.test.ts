import { expect, test } from 'vitest';
import { around, besideTarget } from './beside-target.ts';
import { scrollTo } from './use-place.ts';

const room = { width: 1440, height: 900 };

test.each([
  ['a link of the navigation', { left: 16, top: 220, width: 204, height: 38 }, 'right'],
  ['what has room below', { left: 260, top: 300, width: 1000, height: 150 }, 'below'],
  ['what stands low', { left: 260, top: 700, width: 1000, height: 150 }, 'above'],
  ['what fills the screen', { left: 260, top: 20, width: 1000, height: 2000 }, 'over'],
] as const)('beside %s the card stands %s', (_, place, side) => {
  const { left, top, side: found } = besideTarget(place, room);
  expect(found).toBe(side);
  expect(left).toBeGreaterThanOrEqual(12);
  expect(left + 340).toBeLessThanOrEqual(1440);
  expect(top).toBeGreaterThanOrEqual(12);
  expect(top + 190).toBeLessThanOrEqual(900);
});

test('the ring is whole around what reaches the side of the window', () => {
  const place = { left: 312, top: 780, width: 78, height: 60 };
  expect(around(place, { width: 390 })).toEqual({ left: 308, top: 776, width: 80, height: 68 });
  expect(around(place, { width: 800 })).toEqual({ left: 308, top: 776, width: 86, height: 68 });
});

test('the ring keeps closer to what stands among words', () => {
  const place = { left: 100, top: 300, width: 60, height: 24 };
  expect(around(place, { width: 390 })).toEqual({ left: 98, top: 298, width: 64, height: 28 });
});

test.each([
  ['stands free', { top: 200, height: 100 }, 0],
  ['lies under the bars', { top: 40, height: 100 }, -90],
  ['lies below the window', { top: 900, height: 100 }, 400],
  ['is taller than there is room for', { top: 400, height: 2000 }, 270],
])('a target that %s is scrolled to', (_, place, by) => {
  expect(scrollTo({ left: 0, width: 300, ...place }, 900)).toBe(by);
});
