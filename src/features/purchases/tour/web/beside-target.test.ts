import { expect, test } from 'vitest';
import { besideTarget } from './beside-target.ts';

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
