import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LabelledColumn } from '#testing/papers/columns-page.ts';
import { paperOf } from '#testing/papers/paper.ts';
import { layoutAfterReview } from '../layouts/layout-after-review.ts';
import type { KnownLayout } from '../layouts/layout-memory.ts';
import type { Page } from '../page/page.ts';
import type { Reading } from '../reading.ts';
import { readPages } from '../read-pages.ts';
import { agreed } from './agreed.ts';
import { readWithShared } from './read-with-shared.ts';
import type { SharedStructure } from './shared-structure.ts';
import { structureOf } from './structure-of.ts';
import { structureStatements } from './structure-statements.ts';

const columns: readonly LabelledColumn[] = [
  ['Kod', 40],
  ['Benämning', 130],
  ['Dagens', 350, 'right'],
  ['Vågat', 440, 'right'],
  ['Tillsammans', 550, 'right'],
];

interface Paper {
  readonly rows: readonly string[];
  readonly totals: readonly string[];
  readonly number: string;
  readonly sender: string;
  readonly heads: readonly LabelledColumn[];
}

const first: Paper = {
  rows: ['4711|Laxfilé|189|3|567,00', '4712|Räkor|95|4|380,00'],
  totals: ['Netto|947,00', 'Moms 12 %|113,64', 'Att betala SEK|1060,64'],
  number: '118',
  sender: 'Norrskär Grossist AB',
  heads: columns,
};

const second: Paper = {
  ...first,
  rows: ['4713|Sik|120|3|360,00', '4711|Laxfilé|200|2|400,00'],
  totals: ['Netto|760,00', 'Moms 12 %|91,20', 'Att betala SEK|851,20'],
  number: '119',
};

const pagesOf = ({ rows, totals, number, sender, heads }: Paper): readonly Page[] => {
  const paper = paperOf(0.5, 0);
  paper.print(sender, 40, 60, 'left', 18);
  paper.print('Org.nr 556233-2451', 40, 80);
  paper.print(`Faktura nr ${number}`, 40, 120, 'left', 14);
  paper.print('Fakturadatum: 2026-01-25', 40, 140);
  for (const [label, x, align] of heads) paper.print(label, x, 200, align);
  for (const [row, text] of rows.entries())
    for (const [at, cell] of text.split('|').entries()) {
      const [, x = 0, align] = heads[at] ?? [];
      paper.print(cell, x, 220 + 15 * row, align);
    }
  for (const [at, text] of totals.entries())
    for (const [part, word] of text.split('|').entries())
      paper.print(word, part === 0 ? 330 : 550, 290 + 14 * at, part === 0 ? 'left' : 'right');
  return paper.pages();
};

const readOf = (paper: Paper, layouts: readonly KnownLayout[] = []): Reading => {
  const reading = readPages(pagesOf(paper), layouts);
  if (reading === null) throw new Error('nothing read');
  return reading;
};

const proposedTo = (paper: Paper, structures: readonly SharedStructure[]): Reading => {
  const pages = pagesOf(paper);
  return readWithShared(readOf(paper), pages, structures, (layouts) => readPages(pages, layouts));
};

const known: readonly LabelledColumn[] = columns.map(([, ...place], at) => [
  ['Artikelnr', 'Benämning', 'Pris', 'Antal', 'Summa'][at] ?? '',
  ...place,
]);

/** What a person teaches who puts a reading right: as the same paper reads with labels that every reader knows. */
const reviewed = (paper: Paper, reading: Reading, layout: KnownLayout | null = null): KnownLayout => {
  const { invoice, trusted } = readOf({ ...paper, heads: known });
  expect(trusted).toBe(true);
  const after = layoutAfterReview(pagesOf(paper), reading, invoice, layout);
  if (after === null) throw new Error('nothing learnt');
  return after;
};

const taught = structureOf(reviewed(first, readOf(first)).memory);
if (taught === null) throw new Error('nothing to tell');
const figuresOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ articleNumber, name, quantity, price, sum }) =>
    [articleNumber, name, quantity, price, sum].join('|').replaceAll('.', ','),
  );

describe('a paper of a layout that others taught', () => {
  test('is read by it, and is not trusted', () => {
    const plain = readOf(second);
    expect(plain.trusted).toBe(false);
    expect(figuresOf(plain)).toEqual(['4713|Sik|120|3|360,00', '4711|Laxfilé|200|2|400,00']);
    const reading = proposedTo(second, [taught]);
    expect(figuresOf(reading)).toEqual(['4713|Sik|3|120|360,00', '4711|Laxfilé|2|200|400,00']);
    expect(reading.doubts).toEqual(['structure-shared']);
    expect(reading).toMatchObject({ trusted: false, layout: null, shared: taught });
    expect(structureStatements(taught)).toContainEqual({ kind: 'sheet-column', at: 3, role: 'price' });
  });

  test('is not read by it where the plain reading is trusted, or where it is of another layout or sender', () => {
    const trusted = readOf({ ...second, heads: known });
    expect(trusted.trusted).toBe(true);
    expect(proposedTo({ ...second, heads: known }, [taught])).toEqual(trusted);
    const other = { ...second, heads: columns.map(([label, ...at]) => [`${label}x`, ...at] as const) };
    expect(proposedTo(other, [taught])).toEqual(readOf(other));
    const foreign = { ...taught, organizationNumber: '5560360793' };
    expect(proposedTo(second, [foreign])).toEqual(readOf(second));
  });

  test('is read by what the organization itself was taught, where that fits', () => {
    const own = readOf(second, [reviewed(first, readOf(first))]);
    expect(own.layout).not.toBeNull();
    const pages = pagesOf(second);
    expect(readWithShared(own, pages, [taught], (layouts) => readPages(pages, layouts))).toBe(own);
  });

  test('becomes the organization’s own once a person has accepted it, and stands behind nothing', () => {
    const shown = reviewed(second, proposedTo(second, [taught]));
    expect(shown).toMatchObject({
      confirmations: 1,
      memory: { wasShown: true, reproduces: true, sender: { name: 'Norrskär Grossist AB' } },
    });
    expect(structureOf(shown.memory)).toEqual(taught);
    const next = readOf(first, [shown]);
    expect(next.doubts).toEqual(['layout-unconfirmed']);
    expect(reviewed(first, next, shown)).toMatchObject({ confirmations: 2, memory: { wasShown: true } });
    const lessons = ['a', 'b', 'c'].map((id) => ({
      organizationId: id,
      partyId: id,
      structure: taught,
      wasShown: shown.memory.wasShown,
    }));
    expect(agreed(lessons)).toEqual({ state: 'none' });
  });
});

test('whatever is shared, a reading by it is never trusted, and none is read without it otherwise', () => {
  const places = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
  const roles = ['article', 'description', 'quantity', 'price', 'sum'] as const;
  const hostile = fc.record({
    at: places,
    priceBase: fc.constantFrom('1', '10', '100', '1000'),
    decimalMark: fc.constantFrom(',', '.'),
    dateOrder: fc.constantFrom('day-first', 'month-first'),
    currency: fc.constantFrom(null, 'EUR'),
  });
  const plain = readOf(second);
  fc.assert(
    fc.property(hostile, ({ at, ...marks }) => {
      const columnsOf = roles.map((role, index) => ({ role, at: at[index] ?? 0 }));
      const reading = proposedTo(second, [{ ...taught, ...marks, columns: columnsOf }]);
      expect(reading.trusted).toBe(false);
      if (reading.shared === undefined) expect(reading).toEqual(plain);
      else expect(reading.doubts).toContain('structure-shared');
    }),
    { numRuns: 25 },
  );
  expect(proposedTo(second, [])).toEqual(plain);
});
