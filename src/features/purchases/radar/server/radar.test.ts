import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysAfter } from '#core/values/calendar.ts';
import { settleAlerts } from '#features/prices/price-monitoring/server/commands-settle.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import { seenBy } from '#platform/server/scope.ts';
import { lookBesideJob } from '#features/purchases/invoices/server/commands-queue.ts';
import { Refused } from '#platform/wire/refused.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { newsSource } from '#features/account/bell/server/queries.ts';
import { taskSource } from '#features/account/tasks/server/queries.ts';
import { answerFinding } from './commands-answer.ts';
import { readCopyLetter, sendCopyLetter } from './commands-letter.ts';
import { lookBeside } from './commands.ts';
import { readRadar } from './queries.ts';

let pipeline: TestPipeline;
beforeAll(async () => {
  pipeline = await openTestPipeline();
});
afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const taskOf = (kind: string) => {
  const found = pipeline.hooks.all(taskSource).find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`nobody tells of ${kind}`);
  return found;
};

const newsOf = (kind: string) => {
  const found = pipeline.hooks.all(newsSource).find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`nobody tells of ${kind}`);
  return found;
};

const monday = '2026-08-10';

const send = (supplier: number, number: number, week: number, changes: Partial<InvoiceDraft> = {}) => {
  const issueDate = daysAfter(monday, week * 7);
  return buildInvoice({
    supplier: buildSupplier(supplier),
    number: String(number),
    issueDate,
    dueDate: daysAfter(issueDate, 30),
    ...changes,
  });
};

const look = () =>
  lookBeside(pipeline.db, pipeline.scope, { now: pipeline.clock.now(), newId: pipeline.newId });

const supplierIdOf = async (supplier: number): Promise<string> => {
  const [row] = await pipeline.rows<{ id: string }>(
    'select id from organization_supplier where organization_number = $1',
    [String(5566e6 + supplier)],
  );
  return row?.id ?? '';
};

const radarOf = async (supplier: number) => {
  const id = await supplierIdOf(supplier);
  const shown = await pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
    readRadar(reader, pipeline.scope, id, pipeline.clock.now()),
  );
  if (shown instanceof Refused) throw new Error(shown.code);
  return shown;
};

const act = () => ({ actor: pipeline.editor, now: pipeline.clock.now(), newId: pipeline.newId });

const answer = (findingId: string, said: 'confirmed' | 'refused' | 'open') =>
  pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
    answerFinding(tx, pipeline.scope, act(), findingId, said),
  );

const bell = () => ({
  userId: pipeline.editor.userId ?? '',
  now: pipeline.clock.now(),
  since: new Date('2026-10-01'),
  most: 10,
});

it('watches fees: the first one, a rise, the months and the invoices behind them', async () => {
  const freight = (amount: string) => ({
    charges: [{ charge: true, reason: 'Frakt', amount, vatRate: '25' }],
  });
  for (let week = 0; week < 6; week += 1) await pipeline.take(send(11, 100 + week, week));
  for (let week = 6; week < 12; week += 1) await pipeline.take(send(11, 100 + week, week, freight('95.00')));
  await pipeline.take(send(11, 112, 12, freight('120.00')));
  await look();
  const { fees } = await radarOf(11);
  expect(fees).toHaveLength(1);
  expect(fees[0]).toMatchObject({
    kind: 'freight',
    sum: '690.00',
    count: 7,
    of: 13,
    first: { date: '2026-09-21', isNews: true },
    rise: { by: 'amount', from: '95', to: '120', percent: '26.3', date: '2026-11-02' },
  });
  expect(fees[0]?.invoices.map(({ number, amount }) => [number, amount])[0]).toEqual(['112', '120']);
  expect(fees[0]?.months.map(({ month, sum }) => [month, sum])).toEqual([
    ['2026-09', '190.00'],
    ['2026-10', '380.00'],
    ['2026-11', '120.00'],
  ]);
  const news = await pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
    newsOf('fee').newest(reader, pipeline.scope, bell()),
  );
  expect(news.map(({ subjectId }) => subjectId)).toEqual([await supplierIdOf(11)]);
});

it('proposes a renumbered article; confirmed it is one with its history, and taken back it is two again', async () => {
  const butter = (articleNumber: string, price: string) => ({
    lines: [buildLine({ articleNumber, name: 'Smör osaltat 500 g', unit: 'H87', quantity: '10', price })],
  });
  for (let week = 0; week < 9; week += 1)
    await pipeline.take(send(12, 500 + week * 31, week, butter('336214', '50.00')));
  await pipeline.take(send(12, 800, 10, butter('996214', '54.50')));
  await look();
  const { renumbered } = await radarOf(12);
  expect(renumbered.map(({ from, to, percent, answer: said }) => [from, to, percent, said])).toEqual([
    ['336214', '996214', '9', 'open'],
  ]);
  const [finding] = renumbered;
  const id = finding?.id ?? '';
  const tasks = () =>
    pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
      taskOf('renumbered').first(reader, pipeline.scope, {
        most: 9,
        today: '2026-11-20',
        role: 'editor',
        hooks: pipeline.hooks,
      }),
    );
  expect((await tasks()).tasks.map(({ name }) => name)).toEqual(['Smör osaltat 500 g']);

  expect(await answer(id, 'confirmed')).toBeNull();
  const alerts = () =>
    pipeline.rows<{ watched: string; billed: string; status: string }>(
      `select trim_scale(watched_price)::text as watched, trim_scale(billed_price)::text as billed, status from price_alert_entry
       where article_id = $1`,
      [finding?.articleId],
    );
  expect(await alerts()).toEqual([{ watched: '50', billed: '54.5', status: 'UNRESOLVED' }]);
  await look();
  expect((await radarOf(12)).renumbered.map(({ answer: said }) => said)).toEqual(['confirmed']);
  expect((await tasks()).total).toBe(0);
  // An old number that comes late is the new one's.
  await pipeline.take(send(12, 801, 9, butter('336214', '50.00')));
  const lines = await pipeline.rows<{ lines: number }>('select lines from unit_article where id = $1', [
    finding?.articleId,
  ]);
  expect(lines).toEqual([{ lines: 11 }]);

  expect(await answer(id, 'open')).toBeNull();
  expect(await alerts()).toEqual([]);
  await look();
  expect((await radarOf(12)).renumbered.map(({ answer: said }) => said)).toEqual(['open']);
  expect(await answer(id, 'refused')).toBeNull();
  expect((await tasks()).total).toBe(0);
  expect(
    await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
      settleAlerts(tx, pipeline.scope, act(), { articleIds: [finding?.articleId ?? ''], kind: 'ignore' }),
    ),
  ).toBeInstanceOf(Refused);
});

it('tells of a missing invoice once, asks for a copy, and closes when it comes', async () => {
  for (let week = 0; week < 14; week += 1) if (week !== 11) await pipeline.take(send(13, 300 + week, week));
  await look();
  const { missing } = await radarOf(13);
  expect(missing.map(({ by, numbers, closedAt }) => [by, numbers, closedAt])).toEqual([
    ['number', ['311'], null],
  ]);
  const id = missing[0]?.id ?? '';
  const supplierId = await supplierIdOf(13);
  const tasks = async () => {
    const { tasks: all } = await pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
      taskOf('missing').first(reader, pipeline.scope, {
        most: 9,
        today: '2026-11-20',
        role: 'editor',
        hooks: pipeline.hooks,
      }),
    );
    return all.flatMap(({ name, subjectId, reason }) => (reason === supplierId ? [[name, subjectId]] : []));
  };
  expect(await tasks()).toEqual([['311', id]]);
  const letter = await readCopyLetter(pipeline, pipeline.scope, act(), { findingId: id, language: 'sv' });
  expect(letter).toMatchObject({ language: 'sv', refusal: 'letter.not_allowed' });
  expect(letter instanceof Refused ? '' : letter.text).toContain('saknar 311 däremellan');
  // No letter leaves without a power of attorney.
  const sent = await sendCopyLetter(pipeline, pipeline.scope, act(), id, {
    to: 'faktura@rokeriet.test',
    language: 'sv',
    byHand: false,
  });
  expect(sent instanceof Refused && sent.code).toBe('letter.not_allowed');
  const told = async () => {
    const news = await pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
      newsOf('missing').newest(reader, pipeline.scope, bell()),
    );
    return news.filter(({ subjectId }) => subjectId === supplierId);
  };
  const before = await told();
  await look();
  expect(await told()).toEqual(before);
  expect(before).toHaveLength(1);

  await pipeline.take(send(13, 311, 11));
  await look();
  expect((await radarOf(13)).missing.map(({ closedAt }) => closedAt !== null)).toEqual([true]);
  expect(await tasks()).toEqual([]);
  expect(await told()).toEqual([]);
});

it('shows no more than the plan does', async () => {
  const starter = seenBy(pipeline.scope, planViewOf({ plan: 'starter', endsAt: null }, pipeline.clock.now()));
  const id = await supplierIdOf(11);
  const shown = await pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
    readRadar(reader, starter, id, pipeline.clock.now()),
  );
  if (shown instanceof Refused) throw new Error(shown.code);
  expect(shown.fees[0]?.months.map(({ month }) => month)).toEqual(['2026-09', '2026-10', '2026-11']);
  expect(shown.fees[0]?.of).toBeLessThan(13);
});

it('looks again when what was not yet read has been, though it ends as no invoice', async () => {
  const waitingLooks = () =>
    pipeline.queue.boss.fetch(lookBesideJob.name, { ignoreStartAfter: true, batchSize: 10 });
  await waitingLooks();
  const [arrived] = await pipeline.receive({ name: 'x.xml', bytes: new TextEncoder().encode('<a/>') });
  await look();
  expect(await waitingLooks()).toHaveLength(1);
  await pipeline.read();
  expect((await pipeline.find(arrived?.id ?? '')).state).toBe('unreadable');
  await look();
  expect(await waitingLooks()).toEqual([]);
});
