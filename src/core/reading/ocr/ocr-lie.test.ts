import { describe, expect, test } from 'vitest';
import { type GrayImage, turned } from './ocr-gray.ts';
import { lyingShare } from './ocr-lie.ts';

const [width, height] = [620, 877];
const letter = { width: 4, height: 7, gap: 2, lead: 15 };

/** A sheet with columns of five letters, `columns` of them in each line, on paper or on a dark table. */
const sheetOf = (columns: number, isOnTable: boolean): GrayImage => {
  const data = new Uint8Array(width * height).fill(235);
  const fill = (left: number, top: number, across: number, down: number, value: number): void => {
    for (let y = top; y < top + down; y++) data.fill(value, y * width + left, y * width + left + across);
  };
  for (let top = 60; top < height - 60; top += letter.lead)
    for (let column = 0; column < columns; column++)
      for (let place = 0; place < 5; place++) {
        const left = 50 + (column * 500) / columns + place * (letter.width + letter.gap);
        fill(Math.round(left), top, letter.width, letter.height, 20);
      }
  if (isOnTable) {
    fill(0, 0, 18, height, 60);
    fill(width - 14, 0, 14, height, 60);
    fill(0, 0, width, 9, 60);
  }
  return { width, height, data };
};

describe('a page', () => {
  test.each([
    ['of text', 12, false],
    ['of few columns', 3, false],
    ['on a dark table', 4, true],
  ])('%s lies, and turned it stands', (_what, columns, isOnTable) => {
    const image = sheetOf(columns, isOnTable);
    expect(lyingShare(image)).toBeGreaterThan(0.75);
    expect(lyingShare(turned(image, 90))).toBeLessThan(0.25);
    expect(lyingShare(turned(image, 180))).toBeGreaterThan(0.75);
  });

  test('without anything does neither', () => {
    expect(lyingShare({ width: 20, height: 20, data: new Uint8Array(400).fill(255) })).toBe(0.5);
  });
});
