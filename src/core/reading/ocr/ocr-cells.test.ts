import { describe, expect, test } from 'vitest';
import { cellsOfPicture, partsOfCell } from './ocr-cells.ts';
import type { GrayImage } from './ocr-gray.ts';

const [width, height] = [600, 400];

interface Ink {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

const drawn = (inks: readonly Ink[]): GrayImage => {
  const data = new Uint8Array(width * height).fill(255);
  for (const { x, y, wide, tall } of inks)
    for (let down = 0; down < tall; down++)
      data.fill(10, (y + down) * width + x, (y + down) * width + x + wide);
  return { width, height, data };
};

/** Letters of 7 by 12 points, nine from one to the next. */
const word = (x: number, y: number, letters: number): Ink[] =>
  Array.from({ length: letters }, (_, at) => ({ x: x + at * 9, y, wide: 7, tall: 12 }));
const edges = (image: GrayImage) => cellsOfPicture(image).map(({ left, right }) => [left, right]);

/** Enough rows for a usual size of letters. */
const rows = [60, 90, 120, 150, 180].flatMap((y) => word(40, y, 6));

describe('the cells of a picture', () => {
  test('are words that stand near each other, and end where a column does', () => {
    const image = drawn([...rows, ...word(40, 220, 4), ...word(84, 220, 3), ...word(240, 220, 2)]);
    expect(edges(image).filter(([left]) => left === 240)).toEqual([[240, 255]]);
    expect(cellsOfPicture(image).filter(({ top }) => top === 220)).toHaveLength(2);
  });

  test.each([
    ['a comma', { x: 60, y: 230, wide: 3, tall: 4 }],
    ['a hyphen', { x: 60, y: 225, wide: 5, tall: 2 }],
  ])('go on over %s between letters that stand wide apart', (_what, sign) => {
    const image = drawn([...rows, ...word(40, 220, 2), sign, ...word(67, 220, 2)]);
    expect(cellsOfPicture(image).filter(({ top }) => top === 220)).toMatchObject([{ left: 40, right: 82 }]);
  });

  test('hold the minus that stands before a figure, and the ring above a letter', () => {
    const minus = { x: 229, y: 225, wide: 5, tall: 2 };
    const ring = { x: 41, y: 215, wide: 4, tall: 3 };
    const cells = cellsOfPicture(drawn([...rows, ...word(40, 220, 3), ring, minus, ...word(240, 220, 3)]));
    expect(cells).toContainEqual({ left: 229, top: 220, right: 264, bottom: 231 });
    expect(cells).toContainEqual({ left: 40, top: 215, right: 64, bottom: 231 });
  });

  test('are not joined over rows by the side of a frame, and a rule is none', () => {
    const frame = { x: 34, y: 55, wide: 2, tall: 48 };
    const rule = { x: 40, y: 300, wide: 500, tall: 2 };
    const cells = cellsOfPicture(drawn([...rows, frame, rule]));
    expect(cells.map(({ bottom, top }) => bottom - top)).toEqual([11, 11, 11, 11, 11]);
  });
});

test('a cell has its parts where paper shows between them, and a speck is none', () => {
  const image = drawn([...word(10, 10, 1), ...word(40, 10, 2), { x: 200, y: 12, wide: 1, tall: 1 }]);
  expect(partsOfCell(image, 12).map(({ left, right }) => [left, right])).toEqual([
    [10, 16],
    [40, 55],
  ]);
});
