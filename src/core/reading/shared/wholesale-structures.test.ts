import { expect, test } from 'vitest';
import { wholesaleInvoice } from '#testing/papers/wholesale-invoice.ts';
import type { WholesaleLayout } from '#testing/papers/wholesale-layout.ts';
import { wholesaleLayouts } from '#testing/papers/wholesale-layouts.ts';
import { correctedWholesale, isWholesaleRight } from '#testing/papers/wholesale-truth.ts';
import { layoutAfterReview } from '../layouts/layout-after-review.ts';
import { readPages } from '../read-pages.ts';
import type { Reading } from '../reading.ts';
import { agreed, type Lesson } from './agreed.ts';
import { readWithShared } from './read-with-shared.ts';
import { structureOf } from './structure-of.ts';

/** Of every other column nobody knows the label. */
const halfStrange = (layout: WholesaleLayout): WholesaleLayout => ({
  ...layout,
  columns: layout.columns.map((column, at) =>
    at % 2 === 0 ? column : { ...column, label: [...column.label].toReversed().join('') },
  ),
});

const names = ['catch-weight', 'backorders', 'two-rows', 'german'];
const layouts = wholesaleLayouts.filter(({ name }) => names.includes(name)).map(halfStrange);

const readOf = (layout: WholesaleLayout, seed: number) => {
  const paper = wholesaleInvoice(layout, seed);
  const reading = readPages(paper.pages);
  if (reading === null) throw new Error('nothing read');
  return { paper, reading };
};

/** What a restaurant teaches that corrects a paper of its own. */
const lessonOf = (layout: WholesaleLayout, seed: number): Lesson => {
  const { paper, reading } = readOf(layout, seed);
  const known = layoutAfterReview(paper.pages, reading, correctedWholesale(reading.invoice, paper), null);
  const structure = known === null ? null : structureOf(known.memory);
  if (structure === null) throw new Error('nothing taught');
  return { organizationId: String(seed), partyId: String(seed), structure, wasShown: false };
};

test.each(layouts.map((layout) => [layout.name, layout] as const))(
  '%s: three who correct papers of their own teach the same, and a fourth’s paper is read right by it',
  (_, layout) => {
    const agreement = agreed([17, 27, 37].map((seed) => lessonOf(layout, seed)));
    expect(agreement).toMatchObject({ state: 'shared', parties: 3 });
    if (agreement.state !== 'shared') return;
    const { paper, reading } = readOf(layout, 18);
    expect(reading.trusted).toBe(false);
    const proposed: Reading = readWithShared(reading, paper.pages, [agreement.structure], (known) =>
      readPages(paper.pages, known),
    );
    expect(isWholesaleRight(proposed.invoice, paper)).toBe(true);
    expect([proposed.doubts, proposed.trusted]).toEqual([['structure-shared'], false]);
  },
);
