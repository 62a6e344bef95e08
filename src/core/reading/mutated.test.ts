import { expect, test } from 'vitest';
import { mutated, mutations } from '#testing/papers/mutations.ts';
import { randomOf } from '#testing/papers/random.ts';
import { strangeLayout } from '#testing/papers/strange-words.ts';
import { wholesaleInvoice } from '#testing/papers/wholesale-invoice.ts';
import type { WholesaleLayout } from '#testing/papers/wholesale-layout.ts';
import { wholesaleLayouts } from '#testing/papers/wholesale-layouts.ts';
import { correctedWholesale, isWholesaleRight } from '#testing/papers/wholesale-truth.ts';
import { layoutAfterReview } from './layouts/layout-after-review.ts';
import type { KnownLayout } from './layouts/layout-memory.ts';
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
    const layout = random.one(short.slice(0, -1));
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

/** A form with labels that nobody knows, as confirmed by a person as often as it takes. */
const confirmed = (layout: WholesaleLayout): KnownLayout => {
  const truth = wholesaleInvoice(layout, 17);
  const reading = readPages(truth.pages);
  const corrected = reading === null ? null : correctedWholesale(reading.invoice, truth);
  const known =
    reading === null || corrected === null ? null : layoutAfterReview(truth.pages, reading, corrected, null);
  if (known === null) throw new Error('nothing learnt');
  return { ...known, confirmations: 2 };
};

const taught = short
  .filter(({ name }) => ['list-and-net-price', 'discount', 'credit', 'discounted-credit'].includes(name))
  .map(strangeLayout);

test.each(taught.map((layout) => [layout.name, layout] as const))(
  'a page of a confirmed layout (%s) is trusted, and with a mistake never for what it does not mean',
  (_, layout) => {
    const known = confirmed(layout);
    for (let seed = 0; seed < 3 * mutations.length; seed++) {
      const random = randomOf(seed * 37);
      const truth = wholesaleInvoice({ ...layout, lines: [1, 4] }, random.whole(1, 1_000_000));
      expect(readPages(truth.pages, [known])?.doubts, `seed ${seed}`).toEqual([]);
      const kind = random.one(mutations);
      const reading = readPages(mutated(random, kind, truth.pages), [known]);
      expect(
        reading?.trusted === true && !isWholesaleRight(reading.invoice, truth),
        `seed ${seed}, ${kind}`,
      ).toBe(false);
    }
  },
);

test('wholesalers of every layout read right, and most of those without discounts are trusted', () => {
  const plain = short.filter(({ discounts, credit }) => !discounts && credit === null);
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
