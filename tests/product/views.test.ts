import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptDocument } from '#features/purchases/invoices/server/commands-accept.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { setRule } from '#features/prices/price-monitoring/server/commands-rules.ts';
import { settleAlerts } from '#features/prices/price-monitoring/server/commands-settle.ts';
import { readAlertDetail } from '#features/prices/price-monitoring/server/queries-article.ts';
import { readProductDetail } from '#features/purchases/products/server/queries-detail.ts';
import { hearFacts } from '#testing/world/told.ts';
import { Refused } from '#platform/wire/refused.ts';

let pipeline: TestPipeline;

beforeAll(async () => {
  pipeline = await openTestPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const allTime = { from: null, to: null };
const today = '2026-12-31';

/** The article's newest price, as monitoring knows it and as each screen tells it. */
const newestPrices = async (organizationNumber: string) => {
  const { db, scope } = pipeline;
  const [article] = await pipeline.rows<{ id: string; last: string }>(
    `select a.id, trim_scale(a.last_price) as last from unit_article a
     join organization_supplier s on s.id = a.supplier_id where s.organization_number = $1`,
    [organizationNumber],
  );
  if (article === undefined) throw new Error('the supplier has one article');
  return db.tenantRead(scope.organizationId, async (reader) => {
    const selection = {
      ...allTime,
      status: 'UNRESOLVED',
      onlyWithAlerts: false,
      now: pipeline.clock.now(),
    } as const;
    const alert = await readAlertDetail(reader, scope, selection, article.id);
    const product = await readProductDetail(reader, scope, allTime, article.id, {
      visible: 'all',
      today,
    });
    if (alert instanceof Refused || product instanceof Refused) throw new Error('the article is there');
    const told = [
      alert.group?.newPrice,
      alert.group?.content[0]?.billedPrice.amount,
      alert.history.at(-1)?.price,
      product.purchases[0]?.price,
      product.product.last,
    ];
    return { newest: article.last, told };
  });
};

const lines = (price: string) => [buildLine({ price })];

it.each<readonly [said: string, first: string, second: string]>([
  ['numbers in code-point order', 'B', 'a'],
  ['numbers in code-point order, the later one first', 'a', 'B'],
  ...[1, 2, 3, 4, 5].map((at) => [`one number by the documents, ${at}`, `S${at}`, `S${at}`] as const),
])('two invoices of one day: %s', async (_, first, second) => {
  const supplier = buildSupplier(400 + Number(first.slice(1)) + (first < second ? 50 : 0));
  const taken = await pipeline.take(
    buildInvoice({ supplier, number: '1', issueDate: '2026-09-01', lines: lines('100.00') }),
    buildInvoice({ supplier, number: first, issueDate: '2026-09-02', lines: lines('110.00') }),
    buildInvoice({ supplier, number: second, issueDate: '2026-09-02', lines: lines('120.00') }),
  );
  for (const { id, state } of taken)
    if (state === 'needs-review')
      await acceptDocument(pipeline, pipeline.scope, {
        documentId: id,
        actor: pipeline.editor,
        comment: null,
      });
  const { newest, told } = await newestPrices(supplier.organizationNumber);
  expect(told).toEqual(told.map(() => newest));
});

it('a limit tells screens of every article that it judges anew', async () => {
  const { db, scope, clock } = pipeline;
  const articles = Array.from({ length: 230 }, (_, at) => buildLine({ articleNumber: `R${at}` }));
  await pipeline.take(
    buildInvoice({ supplier: buildSupplier(480), issueDate: '2026-11-20', lines: articles }),
  );
  const heard: string[][] = [];
  const stop = await hearFacts(db, ({ event }) => {
    if (event.type === 'alerts') heard.push(event.articleIds);
  });
  const rule = {
    scope: 'unit',
    reference: 'watched',
    direction: 'both',
    threshold: { type: 'percent', value: '5' },
  } as const;
  await db.tenantTransaction(scope.organizationId, (tx) =>
    setRule(tx, scope, { actor: pipeline.editor, today: clock.now().toISOString().slice(0, 10) }, rule),
  );
  await expect.poll(() => new Set(heard.flat()).size).toBe(230);
  // A screen hears of many in several events, each of which it can take at once.
  expect(Math.max(...heard.map((ids) => JSON.stringify(ids).length))).toBeLessThan(7_500);
  await stop();
});

it('settles as many articles at once as a request may name', async () => {
  const dearer = Array.from({ length: 230 }, (_, at) =>
    buildLine({ articleNumber: `R${at}`, price: '250.00' }),
  );
  const again = { supplier: buildSupplier(480), number: '2', issueDate: '2026-11-20' };
  await pipeline.take(buildInvoice({ ...again, lines: dearer }));
  const open = await pipeline.rows<{ id: string }>(
    "select id from unit_article where unresolved > 0 and article_number like 'R%'",
  );
  const asked = { articleIds: open.map(({ id }) => id), kind: 'resolve' } as const;
  const settled = await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
    settleAlerts(
      tx,
      pipeline.scope,
      { actor: pipeline.editor, now: pipeline.clock.now(), newId: pipeline.newId },
      asked,
    ),
  );
  if (settled instanceof Refused) throw new Error(settled.code);
  expect(settled).toHaveLength(230);
});
