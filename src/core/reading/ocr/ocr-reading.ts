import { decimal } from '../../values/decimal.ts';
import { decimalMark } from '../words/decimal-mark.ts';
import { cleanPage } from './ocr-clean.ts';
import { recognitionDoubts } from './ocr-doubts.ts';
import { withHeadings } from './ocr-headings.ts';
import { withSameHeads } from './ocr-heads.ts';
import { recognisedKind } from './ocr-asked-for.ts';
import { withMarks } from './ocr-marks.ts';
import { withRates } from './ocr-rates.ts';
import { repairPages } from './ocr-repair.ts';
import type { KnownLayout } from '../layouts/layout-memory.ts';
import type { Page } from '../page/page.ts';
import { readPages } from '../read-pages.ts';
import type { Reading } from '../reading.ts';

const mostRounds = 3;

/**
 * Reads an invoice from pages some of which were recognised (by number); `null` when they hold no words. What recognition
 * usually gets wrong is repaired where arithmetic proves it, and whatever stays unproved is a doubt.
 */
export const readRecognised = (
  pages: readonly Page[],
  recognised: ReadonlySet<number>,
  layouts: readonly KnownLayout[] = [],
): Reading | null => {
  const mark = decimalMark(pages);
  const cleaned = pages.map((page) =>
    recognised.has(page.number) ? withMarks(withRates(withHeadings(cleanPage(page)), mark), mark) : page,
  );
  let words = pages.every(({ number }) => recognised.has(number)) ? withSameHeads(cleaned) : cleaned;
  let reading = readPages(words, layouts);
  if (reading === null) return null;
  for (let round = 0; round < mostRounds; round++) {
    const repaired = repairPages(words, reading, mark);
    const next = repaired === null ? null : readPages(repaired, layouts);
    if (repaired === null || next === null || closedLines(next) <= closedLines(reading)) break;
    [words, reading] = [repaired, next];
  }
  const doubts = recognitionDoubts(reading, words);
  const kind = recognisedKind(reading);
  return { ...reading, ...(kind === undefined ? {} : { kind }), doubts, trusted: doubts.length === 0 };
};

const closedLines = ({ invoice }: Reading): number =>
  invoice.lines.filter(
    ({ quantity, price, sum }) =>
      quantity !== null &&
      price !== null &&
      decimal(quantity).times(decimal(price)).minus(decimal(sum)).abs().lte('0.005'),
  ).length;
