import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Plan, entitlements } from '#core/entitlements/entitlements.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { listAlertGroups } from '#features/prices/price-monitoring/server/queries-groups.ts';
import { listProducts } from '#features/purchases/products/server/queries-list.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { isWhole, turn } from '#testing/share.ts';
import { seenBy } from '#platform/server/scope.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { acceptDocument } from '#features/purchases/invoices/server/commands-accept.ts';
import { analyseDue } from '#features/purchases/invoices/server/commands-waiting.ts';
import { readInvoiceDetail } from '#features/purchases/invoices/server/queries-detail.ts';

let pipeline: TestPipeline;

beforeEach(async () => {
  pipeline = await openTestPipeline();
});
afterEach(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const pay = (plan: Plan) =>
  pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
    setSubscription(tx, pipeline.scope.organizationId, { plan, endsAt: null }, pipeline.clock.now()),
  );

const number = entitlements({ plan: 'starter', endsAt: null }, new Date()).analysedInvoices ?? 0;
const supplier = buildSupplier(501);
let made = 0;

const invoice = (price: string, changes: Parameters<typeof buildInvoice>[0] = {}) => {
  made += 1;
  return buildInvoice({
    supplier,
    number: `W${made}`,
    issueDate: '2026-11-10',
    lines: [buildLine({ price })],
    ...changes,
  });
};

const fill = async (count: number): Promise<void> => {
  const files = Array.from({ length: count }, () => invoice('100.00'));
  for (let at = 0; at < count; at += 20) await pipeline.take(...files.slice(at, at + 20));
};

const waiting = async (): Promise<string[]> =>
  (
    await pipeline.rows<{ number: string }>(
      'select number from invoice where unit_id = $1 and waits order by received_at, document_id',
      [pipeline.scope.unitId],
    )
  ).map((row) => row.number);

const alerts = () =>
  pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
    listAlertGroups(reader, pipeline.scope, {
      page: 1,
      limit: 10,
      sort: 'extra',
      direction: 'desc',
      status: 'UNRESOLVED',
    }),
  );

const days = () =>
  pipeline.rows<{ net: string; invoices: number; held: string }>(
    'select trim_scale(sum(net)) as net, sum(invoices)::int as invoices, trim_scale(sum(held_net)) as held from unit_day where unit_id = $1',
    [pipeline.scope.unitId],
  );

test('over the number an invoice waits, stands in the archive, and is analysed after an upgrade with its alerts', async () => {
  await pay('starter');
  await fill(number);
  expect(await waiting()).toEqual([]);
  pipeline.clock.advance(60_000);
  const [dearer] = await pipeline.take(invoice('150.00'));
  expect([dearer?.state, dearer?.reason]).toEqual(['monitored', 'plan.waiting']);
  expect(await waiting()).toEqual([`W${made}`]);
  expect((await alerts()).total).toBe(0);
  expect(await days()).toEqual([{ net: String(number * 1000), invoices: number, held: '1500' }]);
  const detail = await pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
    readInvoiceDetail(reader, pipeline.scope, dearer?.invoiceId ?? ''),
  );
  expect(detail).toMatchObject({ number: `W${made}`, total: '1590.00', lines: [], locked: 'number' });
  expect(await analyseDue(pipeline, pipeline.scope)).toBe(0);

  await pay('premium');
  expect(await analyseDue(pipeline, pipeline.scope)).toBe(1);
  expect(await analyseDue(pipeline, pipeline.scope)).toBe(0);
  expect(await waiting()).toEqual([]);
  const { content } = await alerts();
  expect(content.map(({ newPrice, sumDifference }) => [newPrice, sumDifference])).toEqual([
    ['150', '500.00'],
  ]);
  expect(await days()).toEqual([{ net: String(number * 1000 + 1500), invoices: number + 1, held: '0' }]);
  expect((await pipeline.find(dearer?.id ?? '')).reason).toBeNull();

  // A smaller number undoes nothing, and a new month begins anew.
  await pay('starter');
  await pipeline.take(invoice('150.00'));
  expect(await waiting()).toEqual([`W${made}`]);
  pipeline.clock.advance(12 * 86_400_000);
  await pipeline.take(invoice('150.00'));
  expect(await waiting()).toEqual([`W${made - 1}`]);
});

test('credit notes and duplicates do not count, held ones do, and the gate outlives the plan', async () => {
  await pay('starter');
  const first = invoice('100.00');
  await pipeline.take(first);
  await pipeline.take({ name: 'igen.xml', bytes: Buffer.concat([first.bytes, Buffer.from('\n')]) });
  await pipeline.take(invoice('100.00', { creditNote: true }));
  await fill(number - 1);
  expect(await waiting()).toEqual([]);
  pipeline.clock.advance(60_000);
  const stranger = { ...supplier, bankgiro: buildSupplier(502).bankgiro };
  const [held] = await pipeline.take(invoice('150.00', { supplier: stranger }));
  expect([held?.state, await waiting()]).toEqual(['needs-review', [`W${made}`]]);
  const accepted = await acceptDocument(pipeline, pipeline.scope, {
    documentId: held?.id ?? '',
    actor: pipeline.editor,
    comment: null,
  });
  expect(accepted).toMatchObject({ state: 'monitored', reason: 'plan.waiting' });
  expect((await alerts()).total).toBe(0);
  await pay('premium-plus');
  expect(await analyseDue(pipeline, pipeline.scope)).toBe(1);
  expect((await alerts()).total).toBe(1);
});

test('a plan shows its days and its articles, the dearest, whatever is asked for', async () => {
  const articles = 60;
  await pipeline.take(
    invoice('1.00', {
      lines: Array.from({ length: articles }, (_, at) =>
        buildLine({ articleNumber: `A${at}`, name: `Vara ${at}`, price: `${at + 1}.00`, quantity: '1' }),
      ),
    }),
    invoice('9.00', {
      issueDate: '2026-08-01',
      lines: [buildLine({ articleNumber: 'OLD', price: '9999.00' })],
    }),
  );
  const view = planViewOf({ plan: 'starter', endsAt: null }, pipeline.clock.now());
  const scope = seenBy(pipeline.scope, view);
  const list = (page: number, more: object = {}) =>
    pipeline.db.tenantRead(scope.organizationId, (reader) =>
      listProducts(
        reader,
        scope,
        { page, limit: 100, sort: 'name', direction: 'asc', from: '1970-01-01', ...more },
        'all',
      ),
    );
  const listed = await list(1);
  expect(listed.total).toBe(view.articles);
  expect(new Set(listed.content.map((row) => row.articleNumber))).toEqual(
    new Set(Array.from({ length: 50 }, (_, at) => `A${articles - 1 - at}`)),
  );
  expect((await list(999)).content).toEqual([]);
  expect((await list(1, { search: 'Vara 3' })).content.map((row) => row.articleNumber)).not.toContain('A3');
});

const limits = { starter: 50, premium: 200, 'premium-plus': Number.POSITIVE_INFINITY } as const;

type Step = { readonly arrive: number } | { readonly pay: keyof typeof limits } | { readonly days: number };

const arrivals = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + ('arrive' in step ? step.arrive : 0), 0);

/** Enough invoices that some may have to wait; a run of everything has histories that outgrow Premium too. */
const histories = (most: number): fc.Arbitrary<Step[]> =>
  fc
    .array(
      fc.oneof<fc.Arbitrary<Step>[]>(
        fc.record({ arrive: fc.integer({ min: 10, max: 40 }) }),
        fc.record({ pay: fc.constantFrom('starter', 'premium', 'premium-plus') }),
        fc.record({ days: fc.integer({ min: 3, max: 20 }) }),
      ),
      { minLength: 4, maxLength: most > 100 ? 12 : 7 },
    )
    .filter((steps) => arrivals(steps) > limits.starter && arrivals(steps) <= most);

/** Receives invoices one after another, so that they have an order of coming, and reads them together. */
const arrive = async (count: number): Promise<string[]> => {
  const numbers: string[] = [];
  for (let at = 0; at < count; at += 1) {
    pipeline.clock.advance(1_000);
    await pipeline.receive(invoice('100.00'));
    numbers.push(`W${made}`);
  }
  await pipeline.read();
  return numbers;
};

test('R10 whatever the plans and arrivals, what waits is what the rule says, and the largest plan brings all', async () => {
  const property = fc.asyncProperty(histories(isWhole('HISTORIES') ? 260 : 64), async (steps) => {
    const came = new Map<string, string[]>();
    const analysed = new Set<string>();
    let plan: keyof typeof limits = 'starter';
    // Within the number, or analysed before.
    const judge = (): void => {
      for (const numbers of came.values())
        for (const one of numbers.slice(0, Math.min(numbers.length, limits[plan]))) analysed.add(one);
    };
    await pay(plan);
    for (const step of steps) {
      if ('pay' in step) {
        plan = step.pay;
        await pay(plan);
        await analyseDue(pipeline, pipeline.scope);
      } else if ('days' in step) pipeline.clock.advance(step.days * 86_400_000);
      else {
        const month = swedishDate(pipeline.clock.now()).slice(0, 7);
        came.set(month, [...(came.get(month) ?? []), ...(await arrive(step.arrive))]);
      }
      judge();
      const waits = [...came.values()].flat().filter((one) => !analysed.has(one));
      expect(await waiting()).toEqual(waits);
    }
    await pay('premium-plus');
    await analyseDue(pipeline, pipeline.scope);
    expect(await waiting()).toEqual([]);
    const all = [...came.values()].flat().length;
    expect(await days()).toEqual([{ net: String(all * 1000), invoices: all, held: '0' }]);
    await pipeline.close();
    pipeline = await openTestPipeline();
  });
  await fc.assert(property, { seed: turn, numRuns: isWhole('HISTORIES') ? 40 : 1, endOnFailure: true });
}, 600_000);
