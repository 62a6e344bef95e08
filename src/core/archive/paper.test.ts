import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countFault,
  destructionFault,
  legibilityOf,
  type Paper,
  type PaperPage,
  paperFault,
  samePages,
} from './paper.ts';

const page = fc.record({
  sha256: fc.constantFrom('aa', 'bb', 'cc'),
  page: fc.integer({ min: 1, max: 3 }),
});
const pages = fc.array(page, { maxLength: 4 });
const states = ['monitored', 'needs-review', 'deleted', 'duplicate', 'settled', 'expanded'] as const;
const formats = ['scan', 'picture', 'text-pdf', 'hybrid-pdf', 'ubl', 'csv', null] as const;
const paper: fc.Arbitrary<Paper> = fc.record({
  state: fc.constantFrom(...states),
  invoiceId: fc.constantFrom('invoice', null),
  format: fc.constantFrom(...formats),
  isRemoved: fc.boolean(),
  pages,
  loss: fc.constantFrom('storage.missing' as const, 'storage.damaged' as const, null),
});
const confirmed = fc.option(pages, { nil: null });

/** A paper that may be destroyed, and what a person has confirmed of it. */
const good = fc.record({
  format: fc.constantFrom('scan', 'picture'),
  pages: fc.array(page, { minLength: 1 }),
});
const whole = (said: { readonly format: string; readonly pages: readonly PaperPage[] }): Paper => ({
  state: 'monitored',
  invoiceId: 'invoice',
  isRemoved: false,
  loss: null,
  ...said,
});

describe('a paper may be destroyed', () => {
  test('only where it is booked, came from paper, stands whole in the store, and these very pages are confirmed', () => {
    fc.assert(
      fc.property(paper, confirmed, (one, said) => {
        const may =
          one.state === 'monitored' &&
          one.invoiceId !== null &&
          (one.format === 'scan' || one.format === 'picture') &&
          !one.isRemoved &&
          one.loss === null &&
          one.pages.length > 0 &&
          JSON.stringify(said) === JSON.stringify(one.pages);
        expect(destructionFault(one, said) === null).toBe(may);
      }),
    );
  });

  test('and never any more once a single one of its facts is another', () => {
    const changes = fc.constantFrom<Partial<Paper>>(
      { state: 'deleted' },
      { state: 'needs-review' },
      { invoiceId: null },
      { format: 'text-pdf' },
      { format: null },
      { isRemoved: true },
      { loss: 'storage.damaged' },
      { loss: 'storage.missing' },
      { pages: [] },
    );
    fc.assert(
      fc.property(good, changes, (said, change) => {
        const one = whole(said);
        expect(destructionFault(one, one.pages)).toBeNull();
        expect(destructionFault({ ...one, ...change }, one.pages)).not.toBeNull();
        expect(destructionFault(one, null)).toBe('paper.not_confirmed');
      }),
    );
  });

  test('and no longer where a page was joined, taken away, put elsewhere or is of other bytes', () => {
    fc.assert(
      fc.property(good, page, fc.nat(), (said, other, at) => {
        const one = whole(said);
        const changed: readonly (readonly PaperPage[])[] = [
          [...one.pages, other],
          one.pages.slice(1),
          one.pages.with(at % one.pages.length, { sha256: 'dd', page: 1 }),
          one.pages.toReversed(),
        ];
        for (const now of changed) {
          const fault = destructionFault({ ...one, pages: now }, one.pages);
          if (samePages(now, one.pages)) expect(fault).toBeNull();
          else expect(fault).toBe(now.length === 0 ? 'paper.no_pages' : 'paper.changed');
        }
      }),
    );
  });
});

test('what cannot be confirmed is never destroyed, whatever was confirmed of it', () => {
  fc.assert(
    fc.property(paper, confirmed, (one, said) => {
      const fault = paperFault(one);
      if (fault !== null) expect(destructionFault(one, said)).toBe(fault);
    }),
  );
});

test('a count differs in one of two ways', () => {
  expect(countFault(2, 2)).toBeNull();
  expect(countFault(3, 2)).toBe('paper.pages_missing');
  expect(countFault(1, 2)).toBe('paper.pages_left');
});

test('a page is read well, uncertainly, or not at all', () => {
  const word = (text: string, confidence: number) => ({ text, confidence });
  expect(legibilityOf([word('Faktura', 0.96), word('-', 0.02)])).toBe('good');
  expect(legibilityOf([word('Fakt', 0.4), word('118301', 0.95)])).toBe('uncertain');
  expect(legibilityOf([word('.', 0.9)])).toBe('unread');
  expect(legibilityOf([])).toBe('unread');
});
