import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysAfter } from '#core/values/calendar.ts';
import type { DraftLine } from '#core/invoices/write/invoice-draft.ts';
import { keptPrices } from '#core/products/article-growth.ts';
import { countArticles } from '#features/prices/price-monitoring/server/commands-figures.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import { releaseInvoice, withdrawInvoice } from '#features/purchases/invoices/server/commands-release.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';

let pipeline: TestPipeline;
beforeAll(async () => {
  pipeline = await openTestPipeline();
});
afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const line: fc.Arbitrary<DraftLine> = fc
  .record({
    article: fc.nat(2),
    price: fc.integer({ min: 1, max: 90 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ article, price, quantity }) =>
    buildLine({
      articleNumber: String(article),
      name: `Vara ${article}`,
      price: `${price}.50`,
      quantity: `${quantity}.25`,
    }),
  );

/** Days over more than two years, most of them later than the one before, so that lines come in order and late. */
const step = fc.record({
  days: fc.oneof(
    { weight: 4, arbitrary: fc.nat(200) },
    { weight: 1, arbitrary: fc.integer({ min: -500, max: -1 }) },
  ),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  creditNote: fc.boolean(),
  /** Paid to an account that nobody knows, which holds it. */
  strange: fc.nat(4).map((drawn) => drawn === 0),
  afterwards: fc.constantFrom('nothing', 'nothing', 'release', 'withdraw'),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

let supplierNumber = 400;
let invoiceNumber = 0;

const fileOf = ({ lines, creditNote, strange }: Step, issueDate: string): TestFile => {
  const supplier = buildSupplier(supplierNumber);
  invoiceNumber += 1;
  return buildInvoice({
    supplier: strange ? { ...supplier, bankgiro: buildSupplier(supplierNumber + 500).bankgiro } : supplier,
    number: String(invoiceNumber),
    issueDate,
    dueDate: daysAfter(issueDate, 30),
    lines,
    creditNote,
  });
};

const figures = () =>
  pipeline.rows<{ id: string }>(
    `select f.article_id as id, trim_scale(f.quantity) as quantity, trim_scale(f.cost) as cost, f.invoices, f.days,
       trim_scale(f.first_price) as first_price, array(select trim_scale(price)::text from unnest(f.prices) price) as prices,
       f.last_day, trim_scale(f.day_quantity) as day_quantity, trim_scale(f.year_quantity) as year_quantity
     from article_figures f order by f.article_id`,
  );

const countAll = (): Promise<unknown> =>
  pipeline.db.tenantTransaction(pipeline.scope.organizationId, async (tx) => {
    await lockUnit(tx, pipeline.scope);
    const articles = await tx.query<{ id: string }>('select id from unit_article');
    await countArticles(
      tx,
      pipeline.scope,
      articles.map(({ id }) => id),
    );
  });

const change = (kind: Step['afterwards'], invoiceId: string): Promise<unknown> =>
  pipeline.db.tenantTransaction(pipeline.scope.organizationId, async (tx) => {
    await lockUnit(tx, pipeline.scope);
    if (kind === 'withdraw') await withdrawInvoice(tx, pipeline.scope, invoiceId);
    if (kind === 'release')
      await releaseInvoice(tx, pipeline.scope, { invoiceId, now: pipeline.clock.now(), userId: null });
  });

it('figures kept of articles are those of their lines, in whatever order invoices come, wait, are let in and leave', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), fc.boolean(), async (steps, atOnce) => {
      supplierNumber += 1;
      let day = '2024-01-10';
      const files = steps.map((each) => {
        day = daysAfter(day, each.days);
        return fileOf(each, day);
      });
      const taken = atOnce ? await pipeline.take(...files) : [];
      if (!atOnce) for (const file of files) taken.push(...(await pipeline.take(file)));
      for (const [at, { afterwards }] of steps.entries()) {
        const invoiceId = taken[at]?.invoiceId ?? null;
        if (invoiceId !== null) await change(afterwards, invoiceId);
      }
      const kept = await figures();
      await countAll();
      expect(kept).toEqual(await figures());
      // A history may take all of its invoices back.
      compared += kept.length;
    }),
    { numRuns: Number(process.env['FIGURES'] ?? 12) },
  );
  expect(compared).toBeGreaterThan(0);
});

it('the newest prices are kept of what is bought often, by every way', async () => {
  supplierNumber += 1;
  const often = Array.from({ length: keptPrices + 3 }, (_, at) =>
    buildLine({ articleNumber: 'often', name: 'Ofta', price: `${10 + at}.00`, quantity: '1' }),
  );
  const of = (lines: DraftLine[], day: string): TestFile =>
    fileOf({ days: 0, lines, creditNote: false, strange: false, afterwards: 'nothing' }, day);
  await pipeline.take(of(often.slice(0, 40), '2025-01-10'));
  await pipeline.take(of(often.slice(40), '2025-02-10'));
  const kept = await figures();
  await countAll();
  expect(kept).toEqual(await figures());
  const [longest] = await pipeline.rows<{ prices: number }>(
    'select max(cardinality(prices)) as prices from article_figures',
  );
  expect(longest).toEqual({ prices: keptPrices });
});

it('the order of names that is kept is the one that pages are sorted by', async () => {
  const names = await pipeline.rows<{ same: boolean }>(
    `select name_order = ${swedishOrder('name')} as same from unit_article`,
  );
  expect(names.map(({ same }) => same)).toEqual(names.map(() => true));
});
