import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Choose } from '#testing/price-watch/histories.ts';
import {
  buildDraft,
  buildInvoice,
  buildLine,
  buildSupplier,
} from '#features/purchases/invoices/server/builders.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { Refused } from '#platform/wire/refused.ts';
import { checkDatabase } from '#testing/monitoring/ledger.ts';
import { openQuickPipeline, Play } from '#testing/monitoring/play.ts';
import { chooserOf } from '#testing/price-watch/seeded-choice.ts';
import type { ScriptInvoice } from '#testing/monitoring/script.ts';
import { settleAlerts } from '#features/prices/price-monitoring/server/commands-settle.ts';
import type { Settled, SettleRequest } from '#features/prices/price-monitoring/server/commands-settle.ts';

const clients = 6;
const turns = 12;

let pipeline: TestPipeline;

beforeAll(async () => {
  pipeline = await openQuickPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const invoiceOf = (
  number: string,
  day: number,
  lines: readonly (readonly [string, string])[],
): ScriptInvoice => {
  const issueDate = `2026-03-${String(day).padStart(2, '0')}`;
  const draft = buildDraft({
    number,
    issueDate,
    supplier: buildSupplier(1),
    lines: lines.map(([articleNumber, price]) => buildLine({ articleNumber, price, name: 'Vara' })),
  });
  return { unit: 0, draft, file: buildInvoice(draft) };
};

const articleIds = async (play: Play): Promise<string[]> => {
  const rows = await play.query<{ id: string }>(
    0,
    'select id from unit_article where unit_id = $1 order by article_number',
  );
  return rows.map(({ id }) => id);
};

const settleIn = (play: Play, asked: SettleRequest) => {
  const scope = play.scope(0);
  return pipeline.db.tenantTransaction(scope.organizationId, (tx) =>
    settleAlerts(
      tx,
      scope,
      { actor: pipeline.editor, now: pipeline.clock.now(), newId: pipeline.newId },
      asked,
    ),
  );
};

/** Everything that settling could change. */
const stored = (play: Play) =>
  play.query(
    0,
    `select (select jsonb_agg(a order by a.id) from unit_article a where a.unit_id = $1) as articles,
       (select jsonb_agg(e order by e.id) from price_alert_entry e where e.unit_id = $1) as entries,
       (select count(*)::int from price_decision d where d.unit_id = $1) as decisions,
       (select count(*)::int from audit_entry t where t.unit_id = $1) as audited`,
  );

test('R49 clients that ingest, settle and read at once: nothing is settled twice, and what arrives meanwhile stays unresolved', async () => {
  const play = await Play.begin(pipeline);
  const goods = ['1', '2', '3'];
  await play.step({
    do: 'arrive',
    invoices: [
      invoiceOf(
        '0',
        1,
        goods.map((each) => [each, '100']),
      ),
    ],
  });
  const ids = await articleIds(play);
  const answers: Settled[] = [];

  const act = async (choose: Choose, client: number, turn: number): Promise<void> => {
    const what = choose('ingest', 'ingest', 'settle', 'settle', 'read');
    if (what === 'ingest') {
      const lines = goods.map((each) => [each, choose('100', '110', '120', '90')] as const);
      const invoice = invoiceOf(`${client}-${turn}`, choose(2, 3, 4, 5, 6, 7, 8, 9), lines);
      return play.step({ do: 'arrive', invoices: [invoice] });
    }
    if (what === 'settle') {
      const asked = choose(ids, [...ids].reverse(), ids.slice(0, 1), ids.slice(1));
      const settled = await settleIn(play, { articleIds: asked, kind: choose('resolve', 'ignore', 'claim') });
      if (!(settled instanceof Refused)) answers.push(...settled);
      return;
    }
    const [row] = await play.query<{ rows: number; counted: number; summed: number }>(
      0,
      `select (select count(*)::int from price_alert_entry where unit_id = $1) as rows,
         (select sum((watch_state #>> '{counters,total}')::int)::int from unit_article where unit_id = $1) as counted,
         (select sum(unresolved + resolved + ignored)::int from unit_article where unit_id = $1) as summed`,
    );
    expect(row).toEqual({ rows: row?.rows, counted: row?.rows, summed: row?.rows });
  };
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const choose = chooserOf(client + 1);
      for (let turn = 0; turn < turns; turn += 1) await act(choose, client, turn);
    }),
  );
  await checkDatabase(play);

  const decisions = [...(await play.decisions(0)).values()].flat();
  expect(decisions.length).toBe(answers.length);
  expect(decisions.length).toBeGreaterThan(5);
  const settled = decisions.flatMap((decision) => decision.settled.map(({ id }) => id));
  expect(new Set(settled).size, 'no alert is settled twice').toBe(settled.length);
  const told = answers.reduce((sum, { entries }) => sum + entries, 0);
  expect(told).toBe(settled.length);
  for (const [articleId, made] of await play.decisions(0)) {
    const prices = made.map(({ kind, newest, watched }) => (kind === 'resolve' ? newest : watched).price);
    const answered = answers.filter((each) => each.articleId === articleId).map((each) => each.watchedPrice);
    expect(answered.toSorted(), 'the watched price is the newest at that instant').toEqual(prices.toSorted());
  }
}, 120_000);

describe('R48 settling several articles', () => {
  test('changes nothing when one of them is unknown or has nothing to settle', async () => {
    const play = await Play.begin(pipeline);
    await play.step({
      do: 'arrive',
      invoices: [
        invoiceOf('0', 1, [
          ['1', '100'],
          ['2', '100'],
          ['3', '100'],
        ]),
        invoiceOf('1', 2, [
          ['1', '110'],
          ['2', '120'],
          ['3', '100'],
        ]),
      ],
    });
    const [one = '', two = '', three = ''] = await articleIds(play);
    const before = await stored(play);
    expect(await settleIn(play, { articleIds: [one, two, three], kind: 'resolve' })).toMatchObject({
      code: 'alert.already_settled',
    });
    expect(await settleIn(play, { articleIds: [one, randomUUID(), two], kind: 'ignore' })).toMatchObject({
      code: 'article.not_exist',
    });
    expect(await stored(play)).toEqual(before);
    expect(await settleIn(play, { articleIds: [two, one, two], kind: 'resolve' })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ articleId: one, entries: 1, watchedPrice: '110' }),
        expect.objectContaining({ articleId: two, entries: 1, watchedPrice: '120' }),
      ]),
    );
    await checkDatabase(play);
  });

  test('changes nothing when the database fails in the middle', async () => {
    const play = await Play.begin(pipeline);
    await play.step({
      do: 'arrive',
      invoices: [
        invoiceOf('0', 1, [
          ['1', '100'],
          ['2', '100'],
        ]),
        invoiceOf('1', 2, [
          ['1', '110'],
          ['2', '120'],
        ]),
      ],
    });
    const ids = await articleIds(play);
    const before = await stored(play);
    const scope = play.scope(0);
    let made = 0;
    const failing = pipeline.db.tenantTransaction(scope.organizationId, (tx) =>
      settleAlerts(
        tx,
        scope,
        {
          actor: pipeline.editor,
          now: pipeline.clock.now(),
          newId: () => {
            made += 1;
            return made === 2 ? 'no id' : pipeline.newId();
          },
        },
        { articleIds: ids, kind: 'resolve' },
      ),
    );
    await expect(failing).rejects.toThrow(/uuid/);
    expect(await stored(play)).toEqual(before);
  });
});

test('R36 an invoice that is held moves no price, average or last paid price, whatever is decided meanwhile', async () => {
  const play = await Play.begin(pipeline);
  const arrive = (invoice: ScriptInvoice) => play.step({ do: 'arrive', invoices: [invoice] });
  await arrive(invoiceOf('0', 1, [['1', '100']]));
  await arrive(invoiceOf('1', 2, [['1', '110']]));
  const before = await stored(play);
  // The same number with another date: somebody may have forged it at half the price.
  await arrive(invoiceOf('1', 3, [['1', '50']]));
  expect(play.done.held).toBe(1);
  expect(await stored(play)).toEqual(before);
  const [id = ''] = await articleIds(play);
  const settled = await settleIn(play, { articleIds: [id], kind: 'resolve' });
  expect(settled).toMatchObject([{ articleId: id, entries: 1, watchedPrice: '110' }]);
  await checkDatabase(play);
});
