import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';

let pipeline: TestPipeline;

const dairy = buildSupplier(413);

const dayOf = (at: number): string => new Date(Date.UTC(2026, 0, at)).toISOString().slice(0, 10);

const bought = (number: string, issueDate: string, price: string) =>
  buildInvoice({ supplier: dairy, number, issueDate, lines: [buildLine({ articleNumber: 'mjölk', price })] });

/** Entries by invoice, with the transaction that wrote each last. */
const entries = () =>
  pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
    reader.query<{ number: string; watched: string; writer: string }>(
      `select invoice_number as number, watched_price::text as watched, xmin::text as writer
       from price_alert_entry order by invoice_date`,
    ),
  );

beforeAll(async () => {
  pipeline = await openTestPipeline();
  const days = Array.from({ length: 120 }, (_, at) => at + 1);
  await pipeline.take(...days.map((at) => bought(`D${at}`, dayOf(at * 2), at === 1 ? '10.00' : '12.00')));
});

afterAll(() => pipeline.close());

it('a late line writes its own entry, and none of the hundred that stay as they were', async () => {
  const before = await entries();
  expect(before).toHaveLength(119);
  await pipeline.take(bought('late', dayOf(101), '13.00'));
  const after = await entries();
  expect(after).toHaveLength(120);
  const writers = new Map(before.map(({ number, writer }) => [number, writer]));
  expect(after.filter(({ number, writer }) => writers.get(number) !== writer)).toMatchObject([
    { number: 'late', watched: '10' },
  ]);
});

it('a late line that is older than all rewrites those that are compared with it', async () => {
  await pipeline.take(bought('first', dayOf(1), '11.00'));
  const after = await entries();
  expect(new Set(after.map(({ watched }) => watched))).toEqual(new Set(['11']));
  expect(after.map(({ number }) => number)).toContain('D1');
});
