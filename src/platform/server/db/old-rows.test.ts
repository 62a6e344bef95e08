import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Decision, WatchState } from '#core/price-watch/types.ts';
import { keptPrices } from '#core/products/article-growth.ts';
import { daysAfter } from '#core/values/calendar.ts';
import { beginWith, formerMigrations } from '#testing/database/former-schema.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { Story } from '#testing/price-watch/story.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import { readSchema } from './read-schema.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.db.close());

const run = async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> => {
  const { rows } =
    values.length === 0
      ? await open.engine.background.query<Row>(sql)
      : await open.engine.background.query<Row>(sql, [...values]);
  return rows;
};

const [organizationId, unitId] = [randomUUID(), randomUUID()];

const without = (value: object, ...names: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** A state as it was kept before packs, printed prices and tallies: of ended deals the ids, of a temporary price two values. */
const oldState = (state: WatchState): object => {
  const { watched, newest, temporary, endedDeals, counters } = state;
  return {
    ...without(state, 'knownPacks', 'tallies'),
    watched: watched === null ? null : without(watched, 'printed'),
    newest: newest === null ? null : without(newest, 'printed'),
    temporary: temporary === null ? null : { price: temporary.price, until: temporary.until },
    endedDeals: endedDeals.map(({ dealId }) => dealId),
    // What a temporary price settled was RESOLVED.
    counters: { ...counters, resolved: counters.resolved + counters.ignored, ignored: 0 },
  };
};

const oldDecision = (decision: Decision): object => ({
  ...decision,
  watched: without(decision.watched, 'printed'),
  newest: without(decision.newest, 'printed'),
  settled: decision.settled.map((entry) => ({
    ...without(entry, 'printed', 'pack', 'why'),
    cause: 'price',
  })),
});

const stories = {
  untouched: new Story().line('03-01', '100').line('03-05', '110'),
  accepted: new Story()
    .deal('agreed', '100', '01-01', null)
    .line('03-01', '100')
    .line('03-05', '120')
    .settle('resolve'),
  temporary: new Story().line('03-01', '100').line('03-05', '80').settle('temporary', '03-10'),
  over: new Story()
    .line('03-01', '100')
    .line('03-05', '80')
    .settle('temporary', '03-10')
    .line('03-20', '130')
    .settle('resolve'),
} as const;

const putOld = async (story: Story): Promise<string> => {
  const [articleId, supplierId] = [randomUUID(), randomUUID()];
  const { state, entries } = story.now();
  const ids = new Map(story.decisions.map(({ id }) => [id, randomUUID()]));
  const { resolved, ignored, unresolved } = state.counters;
  await run(
    `insert into unit_article (organization_id, unit_id, id, supplier_id, article_key, name, unit, currency, category, search,
       watch_state, unresolved, resolved) values ($1, $2, $3, $4, 'a', 'Smör', 'KGM', 'SEK', 'general', '', $5::jsonb, $6, $7)`,
    [
      organizationId,
      unitId,
      articleId,
      supplierId,
      JSON.stringify(oldState(state)),
      unresolved,
      resolved + ignored,
    ],
  );
  for (const decision of story.decisions)
    await run(
      `insert into price_decision (organization_id, unit_id, article_id, id, sequence, kind, decided_at, until, decision)
       values ($1, $2, $3, $4, $5, $6, now(), $7, $8::jsonb)`,
      [
        organizationId,
        unitId,
        articleId,
        ids.get(decision.id),
        decision.sequence,
        decision.kind,
        decision.until,
        JSON.stringify(oldDecision(decision)),
      ],
    );
  for (const entry of entries)
    await run(
      `insert into price_alert_entry (organization_id, unit_id, article_id, id, supplier_id, invoice_id, invoice_number,
         invoice_date, sha256, line_no, quantity, billed_price, watched_price, item_diff, sum_diff, currency, per_base, kind, cause,
         status, decision_id)
       values ($1, $2, $3, $4, $5, $5, '1', $6, 'aa', 1, 2, $7, $8, $9, $10, 'SEK', '{"baseUnit": "kg"}', 'price', 'vat', $11, $12)`,
      [
        organizationId,
        unitId,
        articleId,
        randomUUID(),
        supplierId,
        entry.key.invoiceDate,
        entry.billedPrice,
        entry.watchedPrice,
        entry.itemDiff,
        entry.sumDiff,
        entry.status === 'IGNORED' ? 'RESOLVED' : entry.status,
        ids.get(entry.decision?.id ?? '') ?? null,
      ],
    );
  return articleId;
};

test('rows of before packs and proven causes say after the migrations what judging them anew says', async () => {
  const schema = await readSchema();
  await beginWith(run, [...(await formerMigrations()), ...schema.migrations.slice(20, 21)]);
  const articles = new Map<Story, string>();
  for (const story of Object.values(stories)) articles.set(story, await putOld(story));
  await migrate(open.engine, schema);
  for (const [name, story] of Object.entries(stories)) {
    const { state, entries } = story.now();
    const values = [articles.get(story)];
    const [article] = await run<{ watch_state: WatchState; resolved: number; ignored: number }>(
      'select watch_state, resolved, ignored from unit_article where id = $1',
      values,
    );
    // What the lines say of a deal is told when the article is judged again, which its next line asks for.
    expect([name, article?.watch_state]).toEqual([name, { ...state, tallies: [] }]);
    expect([article?.resolved, article?.ignored]).toEqual([state.counters.resolved, state.counters.ignored]);
    const decisions = await run<{ decision: Decision }>(
      'select decision from price_decision where article_id = $1 order by sequence',
      values,
    );
    expect(decisions.map(({ decision }) => decision)).toEqual(
      story.decisions.map((decision) => ({
        ...decision,
        settled: decision.settled.map((entry) => ({ ...entry, why: null })),
      })),
    );
    const rows = await run<{ status: string; why: unknown; per_base: unknown }>(
      'select status, why, per_base from price_alert_entry where article_id = $1 order by invoice_date',
      values,
    );
    expect(rows).toEqual(entries.map(({ status }) => ({ status, why: null, per_base: null })));
  }
});

test('an article that was never judged outlives them too', async () => {
  const schema = await readSchema();
  await beginWith(run, [...(await formerMigrations()), ...schema.migrations.slice(20, 21)]);
  const id = randomUUID();
  await run(
    `insert into unit_article (organization_id, unit_id, id, supplier_id, article_key, name, unit, currency, category, search,
       watch_state) values ($1, $2, $3, $3, 'a', 'Smör', 'KGM', 'SEK', 'general', '', 'null')`,
    [organizationId, unitId, id],
  );
  await migrate(open.engine, schema);
  expect(await run('select watch_state from unit_article where id = $1', [id])).toEqual([
    { watch_state: null },
  ]);
});

test('articles of before their figures were kept have those of their lines', async () => {
  const schema = await readSchema();
  await run('drop schema public cascade; create schema public');
  const before = schema.migrations.filter(({ name }) => name < '0068');
  // What is written in SQL is checked against the tables when it is put in place; these read tables and columns of later.
  const functions = schema.functions.filter(({ sql }) => !/\b(stitched_into|archive_\w+)\b/.test(sql));
  await migrate(open.engine, { migrations: before, functions });
  const [articleId, daily, supplierId] = [randomUUID(), randomUUID(), randomUUID()];
  await run(
    `insert into organization (organization_id, name, organization_number, created_at) values ($1, 'Bryggan AB', '1', now())`,
    [organizationId],
  );
  await run(
    `insert into organization_supplier (organization_id, id, organization_number, display_name, search_name, created_at)
     values ($1, $2, '2', 'Fisk AB', '', now())`,
    [organizationId, supplierId],
  );
  await run(
    `insert into unit_article (organization_id, unit_id, id, supplier_id, article_key, name, unit, currency, category, search)
     select $1, $2, id, $4, id, 'Ål', 'KGM', 'SEK', 'general', '' from unnest($3::uuid[]) id`,
    [organizationId, unitId, [articleId, daily], supplierId],
  );
  const bought = [
    ['2024-01-10', '2', '30', '15'],
    ['2025-06-01', '1', '16', '16'],
    ['2026-01-10', '3', '51', '17'],
    ['2026-01-10', '-1', '-17', '17'],
  ] as const;
  for (const [at, [day, quantity, sum, price]] of bought.entries()) {
    const invoiceId = randomUUID();
    await run(
      `insert into invoice (organization_id, unit_id, id, supplier_id, number, issue_date, currency, credit_note, total, net,
         line_count, held, document_id, sha256, search)
       values ($1, $2, $3, $4, $5, $6, 'SEK', false, $7, $7, 1, false, $3, 'aa', '')`,
      [organizationId, unitId, invoiceId, supplierId, String(at), day, sum],
    );
    await run(
      `insert into invoice_line (organization_id, unit_id, issue_date, invoice_id, line_no, id, supplier_id, article_id, name,
         quantity, unit, price, comparable_price, discount, sum, kind, monitored, counted)
       values ($1, $2, $3, $4, 1, $4, $5, $6, 'Ål', $7, 'KGM', $8, $8, 0, $9, 'goods', $7::numeric > 0, true)`,
      [organizationId, unitId, day, invoiceId, supplierId, articleId, quantity, price, sum],
    );
  }
  await run(
    `with bought as (
       insert into invoice (organization_id, unit_id, id, supplier_id, number, issue_date, currency, credit_note, total, net,
         line_count, held, document_id, sha256, search)
       select $1, $2, gen_random_uuid(), $3, 'd' || day, '2025-01-01'::date + day * 9, 'SEK', false, 20, 20, 1, false, $3, 'aa', ''
       from generate_series(1, $5::int) day returning id, issue_date
     )
     insert into invoice_line (organization_id, unit_id, issue_date, invoice_id, line_no, id, supplier_id, article_id, name,
       quantity, unit, price, comparable_price, discount, sum, kind, monitored, counted)
     select $1, $2, issue_date, id, 1, id, $3, $4, 'Ål', 1, 'KGM', 20, extract(day from issue_date), 0, 20, 'goods', true, true
     from bought`,
    [organizationId, unitId, supplierId, daily, keptPrices + 3],
  );
  await migrate(open.engine, schema);
  const figures = (id: string) =>
    run<{ kept: number }>(
      `select quantity::text, cost::text, invoices, days, first_price::text, prices::text, last_day::text, day_quantity::text,
        year_quantity::text, cardinality(prices) as kept from article_figures where article_id = $1`,
      [id],
    );
  const prices = Array.from({ length: keptPrices + 3 }, (_, at) =>
    String(Number(daysAfter('2025-01-01', (at + 1) * 9).slice(8))),
  );
  // What `countArticles` keeps as well.
  expect(await figures(daily)).toMatchObject([
    { kept: keptPrices, first_price: prices[0], prices: `{${prices.slice(-keptPrices).join(',')}}` },
  ]);
  expect(await figures(articleId)).toEqual([
    {
      quantity: '5',
      cost: '80',
      invoices: 3,
      days: 3,
      first_price: '15',
      prices: '{15,16,17}',
      last_day: '2026-01-10',
      day_quantity: '3',
      year_quantity: '4',
      kept: 3,
    },
  ]);
});
