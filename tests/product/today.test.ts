import { afterAll, beforeAll, expect, it } from 'vitest';
import { decimal, sumOf } from '#core/values/decimal.ts';
import { snoozeTask } from '#features/account/tasks/server/commands.ts';
import { listTasks } from '#features/account/tasks/server/queries.ts';
import type { Task } from '#features/account/tasks/contract.ts';
import { settleAlerts } from '#features/prices/price-monitoring/server/commands-settle.ts';
import { listAlertGroups } from '#features/prices/price-monitoring/server/queries-groups.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { listInvoices } from '#features/purchases/invoices/server/queries-list.ts';
import { readSupplierSpend } from '#features/purchases/overview/server/queries-spend.ts';
import { readOverview } from '#features/purchases/overview/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { Refused } from '#platform/wire/refused.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';

let pipeline: TestPipeline;

const grocer = { ...buildSupplier(401), name: 'Storköket AB' };
const today = '2026-11-20';
const day = 86_400_000;

const bought = (number: string, issueDate: string, prices: Readonly<Record<string, string>>, more = {}) =>
  buildInvoice({
    supplier: grocer,
    number,
    issueDate,
    dueDate: '2026-12-31',
    lines: Object.entries(prices).map(([articleNumber, price]) =>
      buildLine({ articleNumber, name: `Vara ${articleNumber}`, price, quantity: '10' }),
    ),
    ...more,
  });

const read = <Answer>(ask: (reader: Reader) => Promise<Answer>): Promise<Answer> =>
  pipeline.db.tenantRead(pipeline.scope.organizationId, ask);

type Role = 'reporter' | 'editor' | 'owner';

const tasksOf = (role: Role = 'editor', { on = today, page = 1, limit = 20 } = {}) => {
  const { userId } = pipeline.organization.members[role];
  return read((reader) =>
    listTasks(reader, pipeline.scope, pipeline.hooks, { userId, role, today: on }, { page, limit }),
  );
};

const namesOf = ({ content }: { content: readonly Task[] }) => content.map(({ name }) => name);

const snooze = (task: Task, until: 'tomorrow' | 'next-week' | 'now', role: Role = 'editor') =>
  pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) => {
    const { userId } = pipeline.organization.members[role];
    return snoozeTask(tx, pipeline.scope, pipeline.hooks, { userId, today }, { ...task, until });
  });

beforeAll(async () => {
  pipeline = await openTestPipeline();
  await pipeline.take(
    bought('1', '2026-09-01', { a: '10.00', b: '10.00', c: '10.00', d: '10.00' }),
    bought('2', '2026-10-01', { a: '10.00', b: '10.00', c: '10.00', d: '10.00' }),
  );
  await pipeline.take(bought('3', '2026-11-02', { a: '11.00', b: '30.00', c: '8.00', d: '12.00' }));
  // The same number with another total: held, and money is at stake.
  await pipeline.take(bought('3', '2026-11-03', { e: '7.00' }));
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

it('ranks what costs a year, then what is at stake once, then what saves', async () => {
  const { content, total } = await tasksOf();
  expect(namesOf({ content })).toEqual(['Vara b', 'Vara d', 'Vara a', '3', 'Vara c']);
  expect(total).toBe(5);
  expect(content.map(({ kind }) => kind)[3]).toBe('heldInvoice');
});

it('opens the first one alone with its causes', async () => {
  const { content } = await tasksOf();
  expect(content.map(({ price }) => price?.parts.length ?? 0)).toEqual([
    content[0]?.price?.parts.length,
    0,
    0,
    0,
    0,
  ]);
  const parts = content[0]?.price?.parts ?? [];
  if (parts.length > 0) expect(sumOf(parts.map(({ amount }) => decimal(amount))).toFixed(2)).toBe('20.00');
});

it('parts its pages without gaps or repetitions', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => tasksOf('editor', { page, limit: 2 })));
  expect(pages.flatMap(namesOf)).toEqual(namesOf(await tasksOf()));
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
});

it('shows who only reads the prices alone', async () => {
  expect(new Set((await tasksOf('reporter')).content.map(({ kind }) => kind))).toEqual(
    new Set(['undecidedPrice']),
  );
});

it('what becomes dearer is the sum of the rows of the page that it leads to', async () => {
  const asked = { page: 1, limit: 50, sort: 'yearly', direction: 'desc', status: 'UNRESOLVED' } as const;
  const { content } = await read((reader) => listAlertGroups(reader, pipeline.scope, asked));
  const dearer = content.flatMap(({ yearlyImpact: yearly }) =>
    yearly !== null && decimal(yearly).gt('0') ? decimal(yearly) : [],
  );
  const viewer = { hooks: pipeline.hooks, now: pipeline.clock.now(), seesClaims: true };
  const home = await read((reader) =>
    readOverview(reader, pipeline.scope, { from: null, to: null }, null, viewer),
  );
  expect(home.dearer.articles).toBe(dearer.length);
  expect(dearer).toHaveLength(3);
  expect(decimal(home.dearer.yearly).eq(sumOf(dearer))).toBe(true);
  // No deal is broken and nothing is claimed.
  expect(home.moneyBack).toEqual({ claimed: '0.00', recovered: '0.00', unclaimed: '0.00', replyBy: null });
  const reporter = await read((reader) =>
    readOverview(reader, pipeline.scope, { from: null, to: null }, null, { ...viewer, seesClaims: false }),
  );
  expect(reporter.moneyBack).toBeNull();
});

it('a supplier opens to its months, categories and as many invoices as the list has', async () => {
  const viewer = { hooks: pipeline.hooks, now: pipeline.clock.now(), seesClaims: true };
  const period = { from: '2026-11-01', to: '2026-11-20' };
  const home = await read((reader) => readOverview(reader, pipeline.scope, period, null, viewer));
  const supplierId = home.costBySupplier[0]?.supplierId ?? '';
  const spend = await read((reader) => readSupplierSpend(reader, pipeline.scope, supplierId, period, today));
  if (spend instanceof Refused) throw new Error(spend.code);
  expect(decimal(spend.net).eq(decimal(home.costBySupplier[0]?.net ?? '0'))).toBe(true);
  expect(
    sumOf([spend.rest, ...spend.categories.map(({ net }) => net)].map(decimal)).eq(decimal(spend.net)),
  ).toBe(true);
  expect(spend.months.map(({ month }) => month).slice(-2)).toEqual(['2026-10', '2026-11']);
  expect(spend.months).toHaveLength(12);
  const list = await read((reader) =>
    listInvoices(reader, pipeline.scope, {
      page: 1,
      limit: 1,
      sort: 'issueDate',
      direction: 'desc',
      supplierId,
      ...period,
    }),
  );
  expect(spend.invoices).toBe(list.total);
  expect(list.total).toBe(2);
  const stranger = '00000000-0000-4000-8000-000000000001';
  const missing = await read((reader) => readSupplierSpend(reader, pipeline.scope, stranger, period, today));
  expect(missing).toMatchObject({ code: 'supplier.not_exist' });
});

it('what is put off is back on its day, by itself, and was never gone for others', async () => {
  const [dearest] = (await tasksOf()).content;
  if (dearest === undefined) throw new Error('nothing waits');
  expect(await snooze(dearest, 'tomorrow')).toEqual({ until: '2026-11-21' });
  expect(await tasksOf()).toMatchObject({ total: 4, snoozed: 1, content: [{ name: 'Vara d' }, {}, {}, {}] });
  expect(namesOf(await tasksOf('owner'))[0]).toBe('Vara b');
  expect(namesOf(await tasksOf('editor', { on: '2026-11-21' }))[0]).toBe('Vara b');
  expect(await snooze(dearest, 'now')).toEqual({ until: null });
  expect(await tasksOf()).toMatchObject({ total: 5, snoozed: 0 });
});

it('comes back at once when it has changed, and an old view of it puts nothing off', async () => {
  const risen = (await tasksOf()).content.find(({ name }) => name === 'Vara a');
  if (risen === undefined) throw new Error('nothing waits');
  await snooze(risen, 'next-week');
  expect(namesOf(await tasksOf())).not.toContain('Vara a');
  await pipeline.take(bought('4', '2026-11-10', { a: '11.00' }));
  expect(namesOf(await tasksOf())).toContain('Vara a');
  expect(await snooze(risen, 'tomorrow')).toMatchObject({ code: 'task.changed' });
});

it('what is settled cannot be put off', async () => {
  const [dearest] = (await tasksOf()).content;
  if (dearest === undefined) throw new Error('nothing waits');
  await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
    settleAlerts(
      tx,
      pipeline.scope,
      { actor: pipeline.editor, now: pipeline.clock.now(), newId: pipeline.newId },
      { articleIds: [dearest.subjectId], kind: 'ignore' },
    ),
  );
  expect(await snooze(dearest, 'tomorrow')).toMatchObject({ code: 'task.not_exist' });
  const viewer = { hooks: pipeline.hooks, now: pipeline.clock.now(), seesClaims: true };
  const home = () =>
    read((reader) => readOverview(reader, pipeline.scope, { from: null, to: null }, null, viewer));
  expect((await home()).decided).toEqual({ articles: 1, yearly: '0' });
  pipeline.clock.advance(day);
  await pipeline.take(bought('5', '2026-11-20', { b: '10.00' }));
  const { articles, yearly } = (await home()).decided;
  expect(articles).toBe(1);
  expect(decimal(yearly).gt('0')).toBe(true);
});
