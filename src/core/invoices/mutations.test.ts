import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDecimal } from '#core/values/decimal.ts';
import { readInvoice } from './read-invoice.ts';

const folder = join(import.meta.dirname, '../../testing/invoices');
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith('.xml'))
  .map((name) => readFileSync(join(folder, name)));

test('whatever bytes change in an invoice, the answer is an invoice of decimals or a reason', async () => {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    bytes: fc.uint8Array({ maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...fixtures),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      async (fixture, changes) => {
        const bytes = Uint8Array.from(fixture);
        for (const { at, bytes: put } of changes)
          bytes.set(put, Math.floor(at * (bytes.length - put.length)));
        const result = await readInvoice(bytes);
        if (!result.ok) {
          expect(result.reason).toMatch(/^[a-z]+\.[a-z-]+$/);
          return;
        }
        for (const { quantity, price, sum, discount, comparablePrice } of result.invoice.lines) {
          for (const value of [quantity, price, sum, discount, comparablePrice]) {
            if (value !== null) expect(isDecimal(value), value).toBe(true);
          }
        }
      },
    ),
    { numRuns: 2000 },
  );
});
