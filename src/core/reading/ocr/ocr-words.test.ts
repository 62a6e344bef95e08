import { describe, expect, test } from 'vitest';
import type { InkLine, InkWord } from './ink-size.ts';
import { recognisedPage } from './ocr-words.ts';

const sheet = { width: 1654, height: 2339, dpi: 200 };

/** A word in letters of 28 pixels of which each takes 15; its box has `spare` more pixels above and below. */
const word = (text: string, x0: number, baseline: number, spare = 0): InkWord => ({
  text,
  confidence: 95,
  bbox: { x0, y0: baseline - 20 - spare, x1: x0 + 15 * text.length, y1: baseline + spare },
});

const heads: readonly InkLine[] = [
  [word('Fakturadatum', 800, 200), word('2026-03-20', 1100, 200)],
  [word('Kundnummer', 800, 240), word('94747', 1100, 240)],
  [word('Leveransdatum', 800, 320), word('2026-03-18', 1100, 320)],
];

const rowOf = (line: InkLine) =>
  recognisedPage([...heads, line], sheet, 1)
    .words.slice(-line.length)
    .map(({ box }) => [Math.round(box.height), Math.round(box.y + 0.8 * box.height)]);

describe('the size of recognised words', () => {
  test('is that of the words of their line whose boxes are as tall as their letters are wide', () => {
    const even = rowOf([word('Order', 800, 280), word('545531', 1100, 280)]);
    expect(rowOf([word('Order', 800, 280, 9), word('545531', 1100, 280)])).toEqual(even);
    expect(rowOf([word('Order', 800, 280), word('545531', 1100, 280, 9)])).toEqual(even);
  });

  test('is by the width of their letters where every box of a line is too tall', () => {
    const [[size = 0, baseline = 0] = []] = rowOf([word('Kundorder', 800, 280, 12)]);
    const [[usual = 0, level = 0] = []] = rowOf([word('Kundorder', 800, 280)]);
    expect(Math.abs(size - usual)).toBeLessThanOrEqual(1);
    expect(Math.abs(baseline - level)).toBeLessThanOrEqual(1);
  });

  test('is at its own place where it stands below the feet of what recognition took for its row', () => {
    const below: InkWord = { text: 'KJ', confidence: 95, bbox: { x0: 1400, y0: 283, x1: 1424, y1: 303 } };
    const [[, level = 0] = [], , [, own = 0] = []] = rowOf([
      word('Barnarpsgatan', 800, 280),
      word('Jönköping', 1100, 280),
      below,
    ]);
    expect(own - level).toBeGreaterThan(7);
  });

  test('is larger where the letters of a heading are wider, too', () => {
    const large: InkWord = {
      text: 'FÖLJESEDEL',
      confidence: 95,
      bbox: { x0: 800, y0: 236, x1: 1150, y1: 280 },
    };
    const [[size = 0] = []] = rowOf([large]);
    expect(size).toBeGreaterThan(15);
  });

  test('counts the ring or dots above a capital', () => {
    const ringed: InkWord = {
      text: 'BENÄMNING',
      confidence: 95,
      bbox: { x0: 800, y0: 254, x1: 960, y1: 280 },
    };
    expect(rowOf([ringed])[0]?.[0]).toBe(rowOf([word('Kundnummer', 800, 280)])[0]?.[0]);
  });
});
