import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysAfter } from '#core/values/calendar.ts';
import { settleAlerts } from '#features/prices/price-monitoring/server/commands-settle.ts';
import {
  stitchArticles,
  unstitchArticles,
} from '#features/prices/price-monitoring/server/commands-stitch.ts';
import { reevaluateArticles } from '#features/prices/price-monitoring/server/commands-evaluate.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { Refused } from '#platform/wire/refused.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';

let pipeline: TestPipeline;
let supplierNumber = 700;
let invoiceNumber = 0;

beforeAll(async () => {
  pipeline = await openTestPipeline();
});
afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

interface Purchase {
  readonly day: number;
  readonly price: number;
}

const fileOf = (articleNumber: string, { day, price }: Purchase): TestFile => {
  invoiceNumber += 1;
  const issueDate = daysAfter('2026-01-05', day);
  const lines = [
    buildLine({
      articleNumber,
      name: 'Smör osaltat 500 g',
      unit: 'H87',
      quantity: '4',
      price: `${price}.00`,
    }),
  ];
  const supplier = buildSupplier(supplierNumber);
  return buildInvoice({
    supplier,
    number: String(invoiceNumber),
    issueDate,
    dueDate: daysAfter(issueDate, 30),
    lines,
  });
};

const inside = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  pipeline.db.tenantTransaction(pipeline.scope.organizationId, work);

const act = () => ({ actor: pipeline.editor, now: pipeline.clock.now(), newId: pipeline.newId });

/** Everything of the supplier's articles that anybody can see; ids of lines and articles stay. */
const everything = async (): Promise<string> => {
  const tables = [
    `select id, article_key, name, search, lines, sum_total, quantity_total, price_min, price_max, first_date, last_date, last_price,
       watched_price, watched_deal_id, watch_state, unresolved, resolved, ignored, unresolved_sum, stitched_into, earlier_ids, earlier_keys
     from unit_article order by id`,
    `select id, article_id, home_article_id, monitored, counted from invoice_line order by id`,
    `select article_id, id, quantity, billed_price, watched_price, item_diff, sum_diff, kind, why, status, decision_id
     from price_alert_entry order by id`,
    `select article_id, home_article_id, id, sequence, decision from price_decision order by id`,
    `select article_id, trim_scale(quantity) as quantity, trim_scale(cost) as cost, invoices, days, first_price, prices, last_day
     from article_figures order by article_id`,
    `select id, article_key, price, valid_from, valid_to from deal order by id`,
  ];
  const rows: unknown[] = [];
  for (const sql of tables) rows.push(await pipeline.rows(sql));
  return JSON.stringify(
    rows,
    (_, value: unknown) =>
      typeof value === 'string' && /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value,
    1,
  );
};

const idOf = async (articleNumber: string): Promise<string> => {
  const [article] = await pipeline.rows<{ id: string }>(
    `select a.id from unit_article a join organization_supplier s on s.organization_id = a.organization_id and s.id = a.supplier_id
     where a.article_number = $1 and s.organization_number = $2`,
    [articleNumber, String(5566e6 + supplierNumber)],
  );
  if (article === undefined) throw new Error('the article was bought');
  return article.id;
};

const purchase = (from: number, to: number): fc.Arbitrary<Purchase> =>
  fc.record({ day: fc.integer({ min: from, max: to }), price: fc.integer({ min: 48, max: 56 }) });

const settled = (articleIds: readonly string[], kind: 'resolve' | 'ignore') =>
  inside((tx) => settleAlerts(tx, pipeline.scope, act(), { articleIds, kind }));

const history = fc.record({
  before: fc.array(purchase(0, 60), { minLength: 1, maxLength: 4 }),
  after: fc.array(purchase(65, 120), { minLength: 1, maxLength: 4 }),
  /** Come while the two are one: of the new number, and late of the old one. */
  meanwhile: fc.array(fc.tuple(fc.boolean(), purchase(30, 140)), { maxLength: 3 }),
  decideOld: fc.constantFrom('nothing', 'resolve', 'ignore'),
  decideNew: fc.constantFrom('nothing', 'resolve', 'ignore'),
});

it('two numbers that were one for a while are exactly what they would have been, whatever came meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ before, after, meanwhile, decideOld, decideNew }) => {
      supplierNumber += 1;
      await pipeline.take(...before.map((one) => fileOf('100', one)));
      await pipeline.take(...after.map((one) => fileOf('900', one)));
      const [old, now] = [await idOf('100'), await idOf('900')];
      if (decideOld !== 'nothing') await settled([old], decideOld);
      if (decideNew !== 'nothing') await settled([now], decideNew);
      const apart = await everything();

      expect(
        await inside((tx) => stitchArticles(tx, pipeline.scope, act(), { earlierId: old, laterId: now })),
      ).toBeNull();
      const together = await everything();
      const [root] = await pipeline.rows<{ lines: number; earlier: string[] }>(
        'select lines, earlier_ids as earlier from unit_article where id = $1',
        [now],
      );
      expect(root).toEqual({ lines: before.length + after.length, earlier: [old] });
      // As it would be judged from all its lines, whichever of the two is asked for.
      await inside((tx) => reevaluateArticles(tx, pipeline.scope, [old]));
      expect(await everything()).toBe(together);

      const files = meanwhile.map(([isOld, one]) => fileOf(isOld ? '100' : '900', one));
      if (files.length > 0) await pipeline.take(...files);
      const kept = await everything();
      await inside((tx) => reevaluateArticles(tx, pipeline.scope, [now]));
      expect(await everything()).toBe(kept);

      expect(await inside((tx) => unstitchArticles(tx, pipeline.scope, act(), old))).toBeNull();
      if (files.length === 0) expect(await everything()).toBe(apart);
      const parted = await everything();
      await inside((tx) => reevaluateArticles(tx, pipeline.scope, [old, now]));
      expect(await everything()).toBe(parted);
      const counts = await pipeline.rows<{ number: string; lines: number }>(
        'select article_number as number, lines from unit_article where id = any ($1::uuid[]) order by 1',
        [[old, now]],
      );
      const late = meanwhile.filter(([isOld]) => isOld).length;
      expect(counts).toEqual([
        { number: '100', lines: before.length + late },
        { number: '900', lines: after.length + meanwhile.length - late },
      ]);
    }),
    { numRuns: Number(process.env['RENUMBERED'] ?? 12) },
  );
});

it('the new number is judged by what the old one watched; what is settled then stays settled when they part', async () => {
  supplierNumber += 1;
  await pipeline.take(...[0, 7, 14].map((day) => fileOf('100', { day, price: 50 })));
  await pipeline.take(fileOf('100', { day: 21, price: 53 }));
  await pipeline.take(...[28, 35].map((day) => fileOf('900', { day, price: 55 })));
  const [old, now] = [await idOf('100'), await idOf('900')];
  const entriesOf = (id: string) =>
    pipeline.rows<{ day: string; watched: string; status: string }>(
      `select invoice_date::text as day, trim_scale(watched_price)::text as watched, status from price_alert_entry
       where article_id = $1 order by invoice_date`,
      [id],
    );
  expect([await entriesOf(old), await entriesOf(now)]).toEqual([
    [{ day: '2026-01-26', watched: '50', status: 'UNRESOLVED' }],
    [],
  ]);
  await inside((tx) => stitchArticles(tx, pipeline.scope, act(), { earlierId: old, laterId: now }));
  expect((await entriesOf(now)).map(({ day, watched }) => [day, watched])).toEqual([
    ['2026-01-26', '50'],
    ['2026-02-02', '50'],
    ['2026-02-09', '50'],
  ]);
  // Nothing is said twice, nor of what is not one.
  const again = await inside((tx) =>
    stitchArticles(tx, pipeline.scope, act(), { earlierId: old, laterId: now }),
  );
  const around = await inside((tx) =>
    stitchArticles(tx, pipeline.scope, act(), { earlierId: now, laterId: old }),
  );
  expect([again, around].map((said) => said instanceof Refused && said.code)).toEqual([
    'article.renumbered',
    'article.renumbered',
  ]);
  await settled([now], 'resolve');
  expect((await entriesOf(now)).map(({ status }) => status)).toEqual(['RESOLVED', 'RESOLVED', 'RESOLVED']);
  await inside((tx) => unstitchArticles(tx, pipeline.scope, act(), old));
  expect(await entriesOf(old)).toEqual([{ day: '2026-01-26', watched: '50', status: 'IGNORED' }]);
  const [watched] = await pipeline.rows<{ price: string }>(
    'select trim_scale(watched_price)::text as price from unit_article where id = $1',
    [now],
  );
  expect(watched).toEqual({ price: '55' });
});

it('a chain of three numbers comes apart where it is asked to', async () => {
  supplierNumber += 1;
  await pipeline.take(
    fileOf('1', { day: 0, price: 50 }),
    fileOf('2', { day: 20, price: 51 }),
    fileOf('3', { day: 40, price: 52 }),
  );
  const [one, two, three] = [await idOf('1'), await idOf('2'), await idOf('3')];
  const apart = await everything();
  const say = (earlierId: string, laterId: string) =>
    inside((tx) => stitchArticles(tx, pipeline.scope, act(), { earlierId, laterId }));
  await say(one, two);
  const two1 = await everything();
  await say(two, three);
  const [root] = await pipeline.rows('select earlier_ids, lines, search from unit_article where id = $1', [
    three,
  ]);
  expect(root).toEqual({ earlier_ids: [one, two], lines: 3, search: 'smör osaltat 500 g 3 1 2' });
  await inside((tx) => unstitchArticles(tx, pipeline.scope, act(), two));
  expect(await everything()).toBe(two1);
  await inside((tx) => unstitchArticles(tx, pipeline.scope, act(), one));
  expect(await everything()).toBe(apart);
});
