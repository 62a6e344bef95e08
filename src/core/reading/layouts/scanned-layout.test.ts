import { expect, test } from 'vitest';
import { type Random, randomOf } from '#testing/papers/random.ts';
import { strangeLayout } from '#testing/papers/strange-words.ts';
import { wholesaleInvoice } from '#testing/papers/wholesale-invoice.ts';
import { wholesaleLayouts } from '#testing/papers/wholesale-layouts.ts';
import { correctedWholesale, wholesaleLinesRight } from '#testing/papers/wholesale-truth.ts';
import { layoutAfterReview } from './layout-after-review.ts';
import type { KnownLayout } from './layout-memory.ts';
import { readRecognised } from '../ocr/ocr-reading.ts';
import type { Page, Word } from '../page/page.ts';
import type { Reading } from '../reading.ts';

const looksLike = ['8O6', '7I4', '7Z', '85', '19', '63S', '58', '12', '306', '40'];

/** A word as it may be recognised: a little out of its place, and one in fifty with a sign taken for another. */
const recognisedWord = (random: Random, { text, box }: Word): Word => {
  const moved = { ...box, x: box.x + random.whole(-10, 10) / 10, y: box.y + random.whole(-8, 8) / 10 };
  const at = text.search(/\d/);
  const digit = looksLike[Number(text[at])];
  if (!random.chance(0.02) || digit === undefined) return { text, box: moved, confidence: 0.93 };
  const wrong = text.slice(0, at) + random.one([...digit]) + text.slice(at + 1);
  return { text: wrong, box: moved, confidence: 0.6 };
};

const scanned = (random: Random, pages: readonly Page[]): Page[] =>
  pages.map((page) => ({ ...page, words: page.words.map((word) => recognisedWord(random, word)) }));

const readScan = (pages: readonly Page[], known: KnownLayout | null): Reading => {
  const numbers = new Set(pages.map(({ number }) => number));
  const reading = readRecognised(pages, numbers, known === null ? [] : [known]);
  if (reading === null) throw new Error('nothing read');
  return reading;
};

const names = ['plain', 'list-and-net-price', 'discount', 'backorders', 'english', 'german'];
const layouts = wholesaleLayouts.filter(({ name }) => names.includes(name)).map(strangeLayout);

test('a layout that was taught by a scan reads the next scan of it, and is trusted when it has shown that', () => {
  let [right, lines, trusted] = [0, 0, 0];
  for (const layout of layouts) {
    for (let seed = 0; seed < 3; seed++) {
      const random = randomOf(seed * 97 + 3);
      let known: KnownLayout | null = null;
      for (const number of [100, 200]) {
        const truth = wholesaleInvoice(layout, number + seed);
        const pages = scanned(random, truth.pages);
        const reading = readScan(pages, known);
        known = layoutAfterReview(pages, reading, correctedWholesale(reading.invoice, truth), known) ?? known;
      }
      const truth = wholesaleInvoice(layout, 300 + seed);
      const reading = readScan(scanned(random, truth.pages), known);
      expect(reading.layout, layout.name).not.toBeNull();
      const found = wholesaleLinesRight(reading.invoice, truth);
      const isRight = found === truth.lines.length && reading.invoice.lines.length === truth.lines.length;
      expect(reading.trusted && !isRight, `${layout.name} ${seed}`).toBe(false);
      right += found;
      lines += truth.lines.length;
      trusted += reading.trusted ? 1 : 0;
    }
  }
  expect(right / lines).toBeGreaterThanOrEqual(0.97);
  // One of them has a digit of an article's number in dispute.
  expect(trusted).toBeGreaterThanOrEqual(3);
}, 60_000);

test('a confirmed reading shows that a layout reads right, though the scan that taught it was misread', () => {
  const [layout] = layouts;
  if (layout === undefined) throw new Error('no layout');
  const first = wholesaleInvoice(layout, 17);
  const reading = readScan(first.pages, null);
  const taught = layoutAfterReview(first.pages, reading, correctedWholesale(reading.invoice, first), null);
  if (taught === null) throw new Error('nothing learnt');
  const misread = { ...taught, memory: { ...taught.memory, reproduces: false } };
  const second = wholesaleInvoice(layout, 18);
  const again = readScan(second.pages, misread);
  const after = layoutAfterReview(second.pages, again, again.invoice, misread);
  expect(after).toMatchObject({ confirmations: 2, memory: { reproduces: true } });
});
