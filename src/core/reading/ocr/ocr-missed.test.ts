import { describe, expect, test } from 'vitest';
import type { InkLine } from './ink-size.ts';
import type { GrayImage } from './ocr-gray.ts';
import { isPartMissed, withMissed } from './ocr-missed.ts';

const [width, height, letters] = [600, 800, 6];
const rows = Array.from({ length: 20 }, (_, row) => 60 + row * 30);
const columns = [40, 240, 440];

/** A page of three columns with a word of six letters in each row; each letter is a bar. */
const page = (): GrayImage => {
  const data = new Uint8Array(width * height).fill(255);
  for (const y of rows)
    for (const x of columns)
      for (let letter = 0; letter < letters; letter++)
        for (let down = 0; down < 12; down++)
          data.fill(10, (y + down) * width + x + letter * 9, (y + down) * width + x + letter * 9 + 4);
  return { width, height, data };
};

const word = (x: number, y: number, text = 'Laxsid', confidence = 95) => ({
  text,
  confidence,
  bbox: { x0: x, y0: y, x1: x + letters * 9, y1: y + 12 },
});
const lines = (...xs: readonly number[]): InkLine[] => rows.map((y) => xs.map((x) => word(x, y)));

describe('a page', () => {
  test('whose letters all stand in words is read', () => {
    expect(isPartMissed(page(), 0, lines(...columns))).toBe(false);
  });

  test('of which a column stands in no word is read again', () => {
    expect(isPartMissed(page(), 0, lines(40, 240))).toBe(true);
  });

  test('whose words stand where it was before it was turned is not taken for read', () => {
    expect(isPartMissed(page(), Math.PI / 40, lines(...columns))).toBe(true);
  });

  test('without ink is read', () => {
    expect(isPartMissed({ width: 40, height: 40, data: new Uint8Array(1600).fill(255) }, 0, [])).toBe(false);
  });
});

test('what another recognition read is added where nothing stands, if it can be read', () => {
  const [first = []] = lines(40);
  const other = [
    [word(41, 61, 'Other'), word(240, 60, 'Smör'), word(440, 60, '—~', 90), word(440, 90, 'w', 4)],
  ];
  expect(withMissed([first], other)).toEqual([first, [word(240, 60, 'Smör')]]);
});
