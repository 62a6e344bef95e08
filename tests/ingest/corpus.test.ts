import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decimal, rounded } from '#core/values/decimal.ts';
import type { Invoice, InvoiceLine } from '#core/invoices/invoice.ts';
import { readInvoice } from '#core/invoices/read-invoice.ts';
import { loadCorpusFolder } from '#platform/server/config.ts';

// The corpus belongs to other people under several licences, so it lies outside the repository; its place is a setting.
const corpus = resolve(import.meta.dirname, '../..', loadCorpusFolder());

interface TruthLine {
  readonly name?: string;
  readonly sellerItemId?: string;
  readonly quantity?: string;
  readonly unit?: string;
  readonly netPrice?: string;
  readonly baseQuantity?: string;
  readonly lineTotal?: string;
}

interface Truth {
  readonly number?: string;
  readonly issueDate?: string;
  readonly dueDate?: string;
  readonly currency?: string;
  readonly payable?: string;
  readonly taxTotal?: string;
  readonly kind?: string;
  readonly lines: readonly TruthLine[];
}

interface Entry {
  readonly file: string;
  readonly format: string;
  readonly truth: string;
}

/** Fields where the truth file is wrong: file and field, and why. Empty: the truth is right everywhere. */
const exceptions: Readonly<Record<string, string>> = {};

const read = (path: string): string => readFileSync(join(corpus, path), 'utf8');
const entries: readonly Entry[] = existsSync(join(corpus, 'manifest.json'))
  ? (JSON.parse(read('manifest.json')) as Entry[]).filter(({ format }) =>
      ['cii', 'ubl-invoice', 'ubl-creditnote', 'svefaktura', 'hybrid-pdf'].includes(format),
    )
  : [];

const number = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : decimal(text).toFixed();

const price = (line: TruthLine): string | null => {
  if (line.netPrice === undefined) return null;
  const base = decimal(line.baseQuantity ?? '1');
  return base.eq('0') ? number(line.netPrice) : rounded(decimal(line.netPrice).div(base), 10);
};

const expected = (truth: Truth) => ({
  number: truth.number,
  issueDate: truth.issueDate,
  dueDate: truth.dueDate ?? null,
  currency: truth.currency ?? 'XXX',
  payable: number(truth.payable),
  taxTotal: number(truth.taxTotal),
  creditNote: truth.kind === 'credit-note',
  lines: truth.lines.map((line) => ({
    name: line.name ?? '',
    articleNumber: line.sellerItemId ?? null,
    quantity: number(line.quantity),
    unit: line.unit ?? '',
    price: price(line),
    sum: number(line.lineTotal),
  })),
});

const seen = (invoice: Invoice) => ({
  number: invoice.number,
  issueDate: invoice.issueDate,
  dueDate: invoice.dueDate,
  currency: invoice.currency,
  payable: number(invoice.payable),
  taxTotal: number(invoice.taxTotal),
  creditNote: invoice.creditNote,
  lines: invoice.lines.map((line: InvoiceLine) => ({
    name: line.name,
    articleNumber: line.articleNumber,
    quantity: number(line.quantity),
    unit: line.unit,
    price: number(line.price),
    sum: number(line.sum),
  })),
});

describe.skipIf(entries.length === 0)(
  `corpus at ${corpus}${entries.length === 0 ? ' IS ABSENT: skipped' : ''}`,
  () => {
    test.each(entries)('$file equals its truth', async ({ file, truth }) => {
      const result = await readInvoice(readFileSync(join(corpus, file)));
      if (!result.ok) throw new Error(`refused: ${result.reason}`);
      const want = expected(JSON.parse(read(truth)) as Truth);
      const got = seen(result.invoice);
      for (const field of Object.keys(want) as (keyof typeof want)[]) {
        if (exceptions[`${file} ${field}`] === undefined) expect(got[field], field).toEqual(want[field]);
      }
    });

    test.skipIf(!existsSync(join(corpus, 'stripped')))(
      'stripped hybrids hold no invoice any more and say so',
      async () => {
        const files = readdirSync(join(corpus, 'stripped'), { recursive: true, withFileTypes: true });
        for (const file of files.filter((entry) => entry.name.endsWith('.pdf'))) {
          const result = await readInvoice(readFileSync(join(file.parentPath, file.name)));
          expect(result, file.name).toEqual({ ok: false, reason: 'pdf.no-embedded-invoice' });
        }
      },
    );
  },
);
