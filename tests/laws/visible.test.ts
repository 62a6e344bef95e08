import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Plan } from '#core/entitlements/entitlements.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import { daysBefore } from '#core/values/calendar.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { listInvoices } from '#features/purchases/invoices/server/queries-list.ts';
import { listProducts } from '#features/purchases/products/server/queries-list.ts';
import { seenBy } from '#platform/server/scope.ts';
import { isWhole, turn } from '#testing/share.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';

let pipeline: TestPipeline;

beforeEach(async () => {
  pipeline = await openTestPipeline();
});
afterEach(() => pipeline.close());

const plans = ['starter', 'premium', 'premium-plus'] as const;

/** Few enough invoices that none has to wait: what waits is another law. */
const histories = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        // Either side of 90 days and of two years, often by a day.
        age: fc.oneof(fc.integer({ min: 0, max: 900 }), fc.constantFrom(88, 89, 90, 91, 728, 729, 730, 731)),
        articles: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 40 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ pay: fc.constantFrom(...plans) }) },
    { weight: 1, arbitrary: fc.record({ days: fc.integer({ min: 1, max: 60 }) }) },
  ),
  { minLength: 6, maxLength: 16 },
);

interface Came {
  readonly number: string;
  readonly date: string;
  readonly articles: readonly number[];
}

const supplier = buildSupplier(501);
let made = 0;

/** However often each is bought, no two articles ever cost the same in all. */
const priceOf = (article: number): string => `${10_000 + article}.00`;

const arrive = async (age: number, articles: readonly number[]): Promise<Came> => {
  made += 1;
  const came = { number: `S${made}`, date: daysBefore(swedishDate(pipeline.clock.now()), age), articles };
  await pipeline.take(
    buildInvoice({
      supplier,
      number: came.number,
      issueDate: came.date,
      lines: articles.map((article) =>
        buildLine({
          articleNumber: `A${article}`,
          name: `Vara ${article}`,
          price: priceOf(article),
          quantity: '1',
        }),
      ),
    }),
  );
  return came;
};

const seen = async (plan: Plan) => {
  const view = planViewOf({ plan, endsAt: null }, pipeline.clock.now());
  const scope = seenBy(pipeline.scope, view);
  return pipeline.db.tenantRead(scope.organizationId, async (reader) => {
    const page = { page: 1, limit: 100, from: '1970-01-01' } as const;
    const invoices = await listInvoices(reader, scope, { ...page, sort: 'issueDate', direction: 'asc' });
    const asked = { ...page, sort: 'name', direction: 'asc' } as const;
    const products = await listProducts(reader, scope, asked, 'all');
    return {
      invoices: invoices.content.map(({ number }) => number).toSorted(),
      hidden: invoices.hidden,
      articles: products.content
        .map(({ articleNumber }) => Number(articleNumber?.slice(1)))
        .toSorted((a, b) => a - b),
    };
  });
};

/** What of all that came a plan shows today, by the rule alone. */
const shownOf = (came: readonly Came[], plan: Plan) => {
  const view = planViewOf({ plan, endsAt: null }, pipeline.clock.now());
  const within = came.filter(({ date }) => date >= view.since);
  const ranked = new Map<number, number>();
  for (const { articles } of within)
    for (const article of articles)
      ranked.set(article, (ranked.get(article) ?? 0) + Number(priceOf(article)));
  const dearest = [...ranked].toSorted(([, one], [, other]) => other - one).map(([article]) => article);
  return {
    invoices: within.map(({ number }) => number).toSorted(),
    hidden: came.length - within.length,
    articles: dearest.slice(0, view.articles ?? undefined).toSorted((a, b) => a - b),
  };
};

test('R10 whatever came and was paid, what is shown is a function of both and the day, and the largest plan brings all back', async () => {
  const property = fc.asyncProperty(histories, async (steps) => {
    const came: Came[] = [];
    let plan: Plan = 'starter';
    for (const step of steps) {
      if ('pay' in step) plan = step.pay;
      else if ('days' in step) pipeline.clock.advance(step.days * 86_400_000);
      else came.push(await arrive(step.age, step.articles));
      await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
        setSubscription(tx, pipeline.scope.organizationId, { plan, endsAt: null }, pipeline.clock.now()),
      );
      expect(await seen(plan)).toEqual(shownOf(came, plan));
    }
    for (const one of [...plans, 'starter', 'premium-plus'] as const)
      expect(await seen(one)).toEqual(shownOf(came, one));
    await pipeline.close();
    pipeline = await openTestPipeline();
  });
  await fc.assert(property, { seed: turn, numRuns: isWhole('HISTORIES') ? 60 : 3, endOnFailure: true });
}, 600_000);
