import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '#core/values/decimal.ts';
import { type GeneratedInvoice, generatedInvoice } from '#testing/papers/invoice.ts';
import type { Page, Place } from './page/page.ts';
import { readPages } from './read-pages.ts';
import type { Reading } from './reading.ts';

const isSame = (read: string | null, stated: string): boolean =>
  read !== null && decimal(read).eq(decimal(stated));

const linesRight = ({ invoice }: Reading, { lines }: GeneratedInvoice): number =>
  lines.filter((line, index) => {
    const read = invoice.lines[index];
    return (
      read !== undefined &&
      isSame(read.quantity, line.quantity) &&
      isSame(read.price, line.price) &&
      isSame(read.sum, line.sum)
    );
  }).length;

const isRight = (reading: Reading, truth: GeneratedInvoice): boolean =>
  linesRight(reading, truth) === truth.lines.length &&
  reading.invoice.lines.length === truth.lines.length &&
  isSame(reading.invoice.payable, truth.payable) &&
  isSame(reading.invoice.taxTotal, truth.vat);

const readOf = (pages: readonly Page[]): Reading => {
  const reading = readPages(pages);
  if (reading === null) throw new Error('nothing read');
  return reading;
};

const stands = (page: number, y: number, x: number, { page: at, box }: Place): boolean =>
  page === at && Math.abs(y - box.y) < 2 && Math.abs(x - box.x) < 0.01;

const mapWords = (
  pages: readonly Page[],
  change: (text: string, page: number, box: Place['box']) => string,
): Page[] =>
  pages.map((page) => ({
    ...page,
    words: page.words
      .map((word) => ({ ...word, text: change(word.text, page.number, word.box) }))
      .filter(({ text }) => text !== ''),
  }));

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

test('a table of any generated layout reads back exactly or is not trusted', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const truth = generatedInvoice(seed);
      const reading = readOf(truth.pages);
      expect(reading.trusted && !isRight(reading, truth)).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('one digit changed or one row missing in a trusted document is never trusted', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.constantFrom('quantity', 'price', 'sum'),
      fc.integer({ min: 1, max: 9 }),
      (seed, name, step) => {
        const { pages } = generatedInvoice(seed);
        const reading = readOf(pages);
        fc.pre(reading.trusted);
        const field = reading.lines[seed % reading.lines.length]?.fields[name];
        const place = field?.place;
        if (place === undefined || place === null) throw new Error('a trusted line has its places');
        const digit = (text: string): string =>
          text.replace(/\d/, (each) => String((Number(each) + step) % 10));
        const changed = mapWords(pages, (text, page, box) =>
          stands(page, box.y, box.x, place) ? digit(text) : text,
        );
        expect(readOf(changed).trusted).toBe(false);
        const dropped = mapWords(pages, (text, page, box) =>
          page === place.page && Math.abs(box.y - place.box.y) < 4 ? '' : text,
        );
        expect(readOf(dropped).trusted).toBe(false);
      },
    ),
    { numRuns: 30 },
  );
});

test('nearly all lines of the layouts are right, and most documents without discounts are trusted', () => {
  const documents = Array.from({ length: 60 }, (_, index) => generatedInvoice(700_000 + index));
  const readings = documents.map((truth) => ({ truth, reading: readOf(truth.pages) }));
  const right = readings.reduce((sum, { truth, reading }) => sum + linesRight(reading, truth), 0);
  const all = documents.reduce((sum, { lines }) => sum + lines.length, 0);
  expect(right / all).toBeGreaterThanOrEqual(0.99);
  const named = readings.reduce(
    (sum, { truth, reading }) =>
      sum +
      truth.lines.filter(({ name }, index) => reading.invoice.lines[index]?.name === name.slice(0, 34))
        .length,
    0,
  );
  expect(named / all).toBeGreaterThanOrEqual(0.98);
  const plain = readings.filter(({ truth }) => truth.lines.every(({ discount }) => discount === ''));
  expect(plain.filter(({ reading }) => reading.trusted).length / plain.length).toBeGreaterThanOrEqual(0.8);
});
