import { expect, test } from 'vitest';
import { seenOf } from './page-crop.tsx';

const page = { width: 595 };
const box = (x: number, width: number) => ({ x, y: 300, width, height: 12 });
const isSeen = (seen: ReturnType<typeof seenOf>, x: number): boolean =>
  seen.lefts.some((left) => x >= left && x <= left + seen.width);

test('a field of the head is shown with what stands around it, whole where it is wide', () => {
  expect(seenOf(page, box(60, 80), null).lefts).toHaveLength(1);
  const wide = seenOf(page, box(40, 400), null);
  expect([isSeen(wide, 40), isSeen(wide, 440)]).toEqual([true, true]);
});

test('a field at the beginning of a line is shown with the price and the sum at its end', () => {
  const row = box(40, 515);
  for (const field of [box(40, 180), box(230, 20)]) {
    const seen = seenOf(page, field, row);
    expect(seen.lefts).toHaveLength(2);
    for (const x of [field.x, field.x + field.width, 430, 555]) expect(isSeen(seen, x)).toBe(true);
  }
});

test('a price or a sum needs one strip, which holds both', () => {
  const seen = seenOf(page, box(430, 40), box(40, 515));
  expect(seen.lefts).toHaveLength(1);
  expect([isSeen(seen, 430), isSeen(seen, 555)]).toEqual([true, true]);
});

test('a narrow row is one strip', () => {
  expect(seenOf(page, box(100, 40), box(100, 250)).lefts).toHaveLength(1);
});
