import { expect, test } from 'vitest';
import { mayBeTwo } from './ocr-inner.ts';

const [size, stroke] = [30, 10];

/** A word of strokes with so many pixels of paper after each. */
const drawn = (text: string, rooms: readonly number[]) => {
  const width = rooms.reduce((sum, room) => sum + stroke + room, stroke);
  const data = new Uint8Array(width * size).fill(240);
  let x = 0;
  for (const room of [...rooms, 0]) {
    for (let y = 4; y < size - 4; y++) data.fill(30, y * width + x, y * width + x + stroke);
    x += stroke + room;
  }
  const bbox = { x0: 0, y0: 0, x1: width - 1, y1: size - 1 };
  const cell = { left: 0, top: 0, right: width - 1, bottom: size - 1 };
  return mayBeTwo({ width, height: size, data }, { text, confidence: 95, bbox }, cell, size);
};

test.each([
  ['a blank that nobody saw', 'Tomatklase', [3, 3, 2, 3, 7, 3, 3, 2, 3], true],
  ['letters that stand evenly', 'Tomatklase', [3, 3, 2, 3, 3, 3, 3, 2, 3], false],
  ['letters that all stand far apart', 'Tomatklase', [7, 7, 6, 7, 7, 6, 7, 7, 6], false],
  ['letters that touch, with a little room once', 'Tomatklase', [0, 0, 0, 0, 4, 0, 0, 0, 0], false],
  ['a short word, whose letters tell little of each other', 'Tomat', [3, 3, 8, 3], false],
])('%s', (_what, text, rooms, expected) => {
  expect(drawn(text, rooms)).toBe(expected);
});
