import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exampleDraft } from '#testing/invoices/example-draft.ts';
import type { InvoiceDraft } from './invoice-draft.ts';
import { drawColumns, drawLine } from './page-lines.ts';
import type { PageCanvas } from './page-canvas.ts';
import { drawFooter } from './page-footer.ts';
import { drawHead } from './page-head.ts';
import { drawTotals, totalsHeight } from './page-totals.ts';
import { totalsOf } from './totals.ts';
import { writeCii } from './write-cii.ts';
import { writeSvefaktura } from './write-svefaktura.ts';
import { writeUbl } from './write-ubl.ts';

const written = (name: string): string => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');

/** One element a line, so that a difference is one. */
const lines = (text: string): string => text.replaceAll('><', '>\n<');

/** A credit note with a line that bears no VAT, no charges and no öresavrundning. */
const creditNote: InvoiceDraft = {
  ...exampleDraft,
  number: 'K-7',
  creditNote: true,
  precedingInvoice: 'F-100234',
  lines: [
    ...exampleDraft.lines.slice(0, 2),
    { articleNumber: 'F1', name: 'Frimärken', quantity: '2', unit: 'XYZ', price: '22', vatRate: '0' },
  ],
  charges: [],
  roundToKrona: false,
};

describe.each([
  ['ubl', writeUbl],
  ['cii', writeCii],
  ['svefaktura', writeSvefaktura],
] as const)('%s', (syntax, write) => {
  test.each([
    ['invoice', exampleDraft],
    ['credit-note', creditNote],
  ] as const)('is written to the letter: %s', (kind, draft) =>
    expect(lines(write(draft))).toBe(written(`${syntax}-${kind}.xml`)),
  );
});

/** Everything that is drawn, in its order, one call a line. */
const drawn = (draft: InvoiceDraft): string => {
  const calls: string[] = [];
  const record =
    (name: string) =>
    (...given: readonly unknown[]): void =>
      void calls.push(`${name} ${JSON.stringify(given)}`);
  const canvas: PageCanvas = { text: record('text'), fill: record('fill'), rule: record('rule') };
  const totals = totalsOf(draft);
  drawHead(canvas, draft, 1);
  drawHead(canvas, draft, 2);
  drawColumns(canvas, draft, 300);
  for (const [at, { line, sum }] of totals.lines.entries())
    calls.push(`box ${JSON.stringify(drawLine(canvas, line, sum, at, 320 + 20 * at))}`);
  drawTotals(canvas, draft, totals, 500);
  drawFooter(canvas, draft, '1 (2)');
  calls.push(`height ${totalsHeight(draft, totals)}`);
  return `${calls.join('\n')}\n`;
};

test.each([
  ['invoice', exampleDraft],
  ['credit-note', creditNote],
] as const)('a page is drawn to the point: %s', (kind, draft) =>
  expect(drawn(draft)).toBe(written(`page-${kind}.txt`)),
);
