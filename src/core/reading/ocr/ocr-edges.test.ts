import { expect, test } from 'vitest';
import { isDrawn } from './ocr-edges.ts';
import type { GrayImage } from './ocr-gray.ts';

const [width, height] = [300, 200];

/** Upright strokes of three pixels on paper; `value` says what stands at a distance from a stroke's edge. */
const strokes = (value: (distance: number, at: number) => number): GrayImage => {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) data[at] = value(Math.abs(((at % width) % 20) - 10) - 1.5, at);
  return { width, height, data };
};

test('a page of which every pixel is paper or ink was drawn', () => {
  expect(isDrawn(strokes((distance) => (distance < 0 ? 0 : 255)))).toBe(true);
});

test('a page whose edges fade was not', () => {
  expect(isDrawn(strokes((distance) => Math.max(0, Math.min(255, 128 + distance * 55))))).toBe(false);
});

test('a page whose paper has grain was not', () => {
  expect(isDrawn(strokes((distance, at) => (distance < 0 ? 0 : 230 + ((at * 7) % 11))))).toBe(false);
});

test('an empty page was not', () => {
  expect(isDrawn({ width, height, data: new Uint8Array(width * height).fill(255) })).toBe(false);
});
