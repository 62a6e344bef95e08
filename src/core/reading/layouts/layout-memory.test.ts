import { describe, expect, test } from 'vitest';
import { strangeLayout } from '#testing/papers/strange-words.ts';
import { wholesaleInvoice, type WholesaleInvoice } from '#testing/papers/wholesale-invoice.ts';
import { wholesaleLayouts } from '#testing/papers/wholesale-layouts.ts';
import {
  correctedWholesale,
  isWholesaleRight,
  wholesaleLinesRight,
} from '#testing/papers/wholesale-truth.ts';
import { layoutAfterReview } from './layout-after-review.ts';
import { type KnownLayout, knownLayouts } from './layout-memory.ts';
import { layoutStatements } from './layout-statements.ts';
import { learnLayout } from './learn-layout.ts';
import { readPages } from '../read-pages.ts';
import type { Reading } from '../reading.ts';

// The bench `layouts` takes all of them.
const names = ['list-and-net-price', 'catch-weight', 'drinks', 'two-rows', 'english', 'credit'];
const short = wholesaleLayouts.filter(({ name }) => names.includes(name)).map(strangeLayout);
const catchWeight = short.find(({ name }) => name === 'catch-weight') ?? short[0];
if (catchWeight === undefined) throw new Error('no layout');

const readOf = ({ pages }: WholesaleInvoice, layouts: readonly KnownLayout[] = []): Reading => {
  const reading = readPages(pages, layouts);
  if (reading === null) throw new Error('nothing read');
  return reading;
};

const reviewed = (document: WholesaleInvoice, known: KnownLayout | null): KnownLayout => {
  const reading = readOf(document, known === null ? [] : [known]);
  const corrected = correctedWholesale(reading.invoice, document);
  const after = layoutAfterReview(document.pages, reading, corrected, known);
  if (after === null) throw new Error('nothing learnt');
  return after;
};

describe('a layout whose labels nobody knows', () => {
  test.each(short.map((layout) => [layout.name, layout] as const))(
    '%s: after one correction the next document reads right, and after two it is trusted',
    (_, layout) => {
      const first = wholesaleInvoice(layout, 17);
      expect(isWholesaleRight(readOf(first).invoice, first)).toBe(false);
      const once = reviewed(first, null);
      const second = wholesaleInvoice(layout, 18);
      const reading = readOf(second, [once]);
      expect(wholesaleLinesRight(reading.invoice, second)).toBe(second.lines.length);
      expect(isWholesaleRight(reading.invoice, second)).toBe(true);
      expect(reading.trusted).toBe(false);
      const twice = reviewed(second, once);
      expect(twice).toEqual({ memory: once.memory, confirmations: 2 });
      const third = wholesaleInvoice(layout, 19);
      const trusted = readOf(third, [twice]);
      expect(isWholesaleRight(trusted.invoice, third)).toBe(true);
      expect(trusted.doubts).toEqual([]);
    },
  );
});

describe('a memory', () => {
  const once = reviewed(wholesaleInvoice(catchWeight, 17), null);

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(once))).toEqual(once);
  });

  test('says in plain statements what it knows', () => {
    const said = layoutStatements(once.memory);
    expect(said).toContainEqual({ kind: 'column', at: 4, label: 'tkiv/latna', role: 'quantity' });
    expect(said).toContainEqual({ kind: 'column', at: 8, label: 'ppoleb', role: 'sum' });
    expect(said).toContainEqual({ kind: 'label', label: 'tta alateb', field: 'payable', side: 'right' });
  });

  test('is of no use to another layout or another sender', () => {
    const [other] = short.filter(({ name }) => name !== 'catch-weight');
    if (other === undefined) throw new Error('no layout');
    expect(readOf(wholesaleInvoice(other, 3), [once]).layout).toBeNull();
    const sender = {
      name: 'Sörgården Frukt AB',
      organizationNumber: null,
      vatNumber: null,
      marks: ['5569998887'],
    };
    const foreign = { ...once, memory: { ...once.memory, sender } };
    expect(readOf(wholesaleInvoice(catchWeight, 18), [foreign]).layout).toBeNull();
  });

  test('of credit notes keeps what a person said of a heading that may mean something else', () => {
    const [credit] = short.filter(({ name }) => name === 'credit');
    if (credit === undefined) throw new Error('no layout');
    const layout = { ...credit, words: { ...credit.words, credit: 'GUTSCHRIFT' } };
    const twice = { ...reviewed(wholesaleInvoice(layout, 17), null), confirmations: 2 };
    expect(readOf(wholesaleInvoice(layout, 18), [twice]).trusted).toBe(true);
    const untold = { ...twice, memory: { ...twice.memory, creditTitles: [] } };
    const reading = readOf(wholesaleInvoice(layout, 18), [untold]);
    expect(reading.doubts).toEqual(['credit-note']);
    const said = layoutAfterReview(wholesaleInvoice(layout, 18).pages, reading, reading.invoice, untold);
    expect(said?.memory.creditTitles).toEqual(['gutschrift']);
  });

  test('that was kept before it said all that it says now is still of use', () => {
    const { creditTitles: _titles, discountRows: _rows, ...older } = once.memory;
    expect(knownLayouts([{ memory: older, confirmations: 2 }])).toEqual([{ ...once, confirmations: 2 }]);
  });

  test('does not make trusted what does not close', () => {
    const document = wholesaleInvoice(catchWeight, 20);
    const sum = readOf(document, [{ ...once, confirmations: 2 }]).lines[0]?.fields.sum;
    const pages = document.pages.map((page) => ({
      ...page,
      words: page.words.map((word) =>
        sum?.place?.page === page.number && word.box.y === sum.place.box.y && word.box.x >= sum.place.box.x
          ? { ...word, text: word.text.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) }
          : word,
      ),
    }));
    const reading = readPages(pages, [{ ...once, confirmations: 2 }]);
    expect(reading?.layout).not.toBeNull();
    expect(reading?.trusted).toBe(false);
  });

  test('is not made of lines that are not on the pages', () => {
    const document = wholesaleInvoice(catchWeight, 17);
    const reading = readOf(document);
    const invoice = correctedWholesale(reading.invoice, document);
    const lines = invoice.lines.map((line) => ({ ...line, quantity: '7777', price: '8888', sum: '9999.99' }));
    expect(learnLayout(document.pages, reading, { ...invoice, lines })).toBeNull();
  });
});
