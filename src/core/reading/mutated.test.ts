import { expect, test } from 'vitest';
import { mutated, mutations } from './generated/mutations.ts';
import { randomOf } from './generated/random.ts';
import { wholesaleInvoice } from './generated/wholesale-invoice.ts';
import { wholesaleLayouts } from './generated/wholesale-layouts.ts';
import { isWholesaleRight } from './generated/wholesale-truth.ts';
import { readPages } from './read-pages.ts';

const short = wholesaleLayouts.filter(({ lines: [, most] }) => most <= 20);

/** `npm run bench -- --only layouts` tries thousands. */
test.each(mutations)('a page with a mistake (%s) is never trusted for what it does not mean', (kind) => {
  for (let seed = 0; seed < 5; seed++) {
    const random = randomOf(seed * 31 + mutations.indexOf(kind));
    const truth = wholesaleInvoice({ ...random.one(short), lines: [1, 4] }, random.whole(1, 1_000_000));
    const reading = readPages(mutated(random, kind, truth.pages));
    expect(reading?.trusted === true && !isWholesaleRight(reading.invoice, truth), `seed ${seed}`).toBe(
      false,
    );
  }
});

test.each([['a digit of the amount to pay that is the rounding turned round', 5121, '4.056,00', '4.056,08']])(
  '%s',
  (_, seed, from, to) => {
    const random = randomOf(seed);
    const layout = random.one(short);
    const truth = wholesaleInvoice({ ...layout, lines: [1, 5] }, random.whole(1, 1e9));
    const texts = truth.pages.flatMap(({ words }) => words.map(({ text }) => text));
    expect(texts).toContain(from);
    const pages = truth.pages.map((page) => ({
      ...page,
      words: page.words.map((word) => (word.text === from ? { ...word, text: to } : word)),
    }));
    expect(readPages(pages)?.trusted).toBe(false);
  },
);

test('wholesalers of every layout read right, and most of those without discounts are trusted', () => {
  const plain = short.filter(({ discounts, credit }) => !discounts && !credit);
  const read = plain.map((layout) => {
    const truth = wholesaleInvoice(layout, 41);
    const reading = readPages(truth.pages);
    return {
      isRight: reading !== null && isWholesaleRight(reading.invoice, truth),
      trusted: reading?.trusted,
    };
  });
  expect(read.every(({ isRight }) => isRight)).toBe(true);
  expect(read.filter(({ trusted }) => trusted).length).toBeGreaterThanOrEqual(plain.length - 2);
});
