import { expect, test } from 'vitest';
import { stripsOf } from './strips.ts';

test('a row that fits is one strip', () => {
  expect(stripsOf({ x: 0.1, width: 0.5 }, 570, 358)).toEqual([49]);
});

test('a row wider than the screen is shown from its beginning and up to its end', () => {
  const [pageWidth, width] = [570, 358];
  const mark = { x: 0.08, width: 0.86 };
  const strips = stripsOf(mark, pageWidth, width);
  expect(strips).toHaveLength(2);
  const [first = 0, last = 0] = strips;
  expect(first).toBeLessThanOrEqual(mark.x * pageWidth);
  // The end of the row, its sum, lies inside the second strip.
  const end = (mark.x + mark.width) * pageWidth;
  expect(last).toBeLessThan(end);
  expect(last + width).toBeGreaterThanOrEqual(Math.floor(end));
  // Nothing between the two is left out.
  expect(last).toBeLessThanOrEqual(first + width);
});

test('a strip never begins before the page or ends after it', () => {
  expect(stripsOf({ x: 0, width: 1 }, 570, 358)).toEqual([0, 212]);
});
