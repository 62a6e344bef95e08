import { afterEach, beforeEach, expect, test } from 'vitest';
import { invoiceOf, openTestImports } from './builders.ts';
import type { TestImports } from './builders.ts';
import { finish } from './commands-finish.ts';
import { tendImports } from './commands-look.ts';
import { cancelImport, openImport } from './commands.ts';
import { listImports } from './queries.ts';

let imports: TestImports;
beforeEach(async () => {
  imports = await openTestImports();
});
afterEach(async () => {
  expect(imports.pipeline.complaints).toEqual([]);
  await imports.pipeline.close();
});

/** Lines of 10 kg: salmon rises twice, cod falls, prawns stay. */
const year = [
  invoiceOf('2026-01-05', { lax: '100.00', torsk: '80.00', rakor: '50.00' }),
  invoiceOf('2026-02-05', { lax: '110.00', torsk: '80.00', rakor: '50.00' }),
  invoiceOf('2026-03-05', { lax: '110.00', torsk: '75.00', rakor: '50.00' }),
  invoiceOf('2026-04-05', { lax: '120.00', torsk: '75.00' }),
];

test('a year that is imported leaves one summary, no open alert, and the newest prices watched', async () => {
  const importId = await imports.begin();
  await imports.add(importId, ...year);
  const summary = await imports.end(importId);
  expect(summary).toMatchObject({ told: 3, extra: '400', currency: 'SEK', articleCount: 2, openArticles: 0 });
  expect(summary.articles).toMatchObject([
    {
      name: 'Vara lax',
      told: 2,
      fromPrice: '100',
      toPrice: '120',
      extra: '400',
      firstDate: '2026-02-05',
      lastDate: '2026-04-05',
    },
    { name: 'Vara torsk', told: 1, fromPrice: '80', toPrice: '75', extra: '0' },
  ]);
  expect(
    (await imports.statuses()).filter((entry) => !entry.endsWith('RESOLVED') || entry.endsWith('UNRESOLVED')),
  ).toEqual([]);
  expect(await imports.watched()).toEqual([
    { article_number: 'lax', watched_price: '120', unresolved: 0 },
    { article_number: 'rakor', watched_price: '50', unresolved: 0 },
    { article_number: 'torsk', watched_price: '75', unresolved: 0 },
  ]);
  const decisions = await imports.pipeline.rows('select distinct kind, decided_by from price_decision');
  expect(decisions).toEqual([{ kind: 'history', decided_by: null }]);
  expect(await imports.detailOf(importId)).toMatchObject({
    state: 'done',
    total: 4,
    done: 4,
    read: 4,
    firstDate: '2026-01-05',
    lastDate: '2026-04-05',
    months: [
      { month: '2026-01', invoices: 1 },
      { month: '2026-02', invoices: 1 },
      { month: '2026-03', invoices: 1 },
      { month: '2026-04', invoices: 1 },
    ],
    reasons: [],
  });
});

test('a second run changes nothing, and neither does one before the import is closed or read', async () => {
  const importId = await imports.begin();
  await imports.add(importId, ...year);
  await imports.pipeline.read();
  expect(await imports.finish(importId)).toBe(false);
  await imports.add(importId, invoiceOf('2026-05-05', { lax: '120.00' }));
  await imports.close(importId);
  expect(await imports.finish(importId)).toBe(false);
  await imports.pipeline.read();
  const both = await Promise.all([1, 2].map(() => imports.finish(importId)));
  expect(both.filter(Boolean)).toHaveLength(1);
  expect(await imports.finish(importId)).toBe(false);
  expect(await imports.pipeline.rows('select count(*)::int as made from price_decision')).toEqual([
    { made: 2 },
  ]);
});

test('an alert of a newer invoice stays open, judged by the newest old price', async () => {
  await imports.pipeline.take(invoiceOf('2026-11-02', { lax: '130.00', torsk: '75.00' }));
  const importId = await imports.begin();
  await imports.add(importId, ...year);
  const summary = await imports.end(importId);
  expect(summary).toMatchObject({ told: 3, extra: '400', articleCount: 2, openArticles: 0 });
  expect(await imports.statuses()).toEqual([
    'lax 2026-02-05 RESOLVED',
    'lax 2026-03-05 RESOLVED',
    'lax 2026-04-05 RESOLVED',
    'lax 2026-11-02 UNRESOLVED',
    'torsk 2026-03-05 RESOLVED',
    'torsk 2026-04-05 RESOLVED',
  ]);
  const [open] = await imports.pipeline.rows(
    `select item_diff::text from price_alert_entry where status = 'UNRESOLVED'`,
  );
  expect(open).toEqual({ item_diff: '10' });
});

test('an article where another alert waits among the old ones is left to a person, with all of its alerts', async () => {
  await imports.pipeline.take(invoiceOf('2026-02-20', { lax: '115.00' }));
  const importId = await imports.begin();
  await imports.add(importId, ...year);
  expect(await imports.end(importId)).toMatchObject({ told: 4, extra: '400', openArticles: 1 });
  expect((await imports.statuses()).filter((entry) => entry.endsWith(' UNRESOLVED'))).toEqual([
    'lax 2026-02-05 UNRESOLVED',
    'lax 2026-02-20 UNRESOLVED',
    'lax 2026-03-05 UNRESOLVED',
    'lax 2026-04-05 UNRESOLVED',
  ]);
});

test('the next invoice after the import is judged by the newest old price', async () => {
  const importId = await imports.begin();
  await imports.add(importId, ...year);
  await imports.end(importId);
  await imports.pipeline.take(invoiceOf('2026-11-02', { lax: '120.00', torsk: '90.00' }));
  expect((await imports.statuses()).filter((entry) => entry.includes('UNRESOLVED'))).toEqual([
    'torsk 2026-11-02 UNRESOLVED',
  ]);
});

test('what is killed while the summary is made leaves nothing, and the next run makes it', async () => {
  const importId = await imports.begin();
  await imports.add(importId, ...year);
  await imports.pipeline.read();
  await imports.close(importId);
  let ids = 0;
  const newId = (): string => {
    ids += 1;
    if (ids > 1) throw new Error('killed');
    return imports.pipeline.newId();
  };
  await expect(finish({ ...imports.pipeline, newId }, imports.pipeline.scope, importId)).rejects.toThrow(
    'killed',
  );
  expect(await imports.detailOf(importId)).toMatchObject({ state: 'reading', summary: null });
  expect(await imports.pipeline.rows('select from price_decision')).toEqual([]);
  expect(await imports.finish(importId)).toBe(true);
  expect((await imports.detailOf(importId)).summary).toMatchObject({ told: 3, extra: '400' });
});

test('fresh arrivals are read before what an import brought earlier', async () => {
  const importId = await imports.begin();
  await imports.add(importId, ...year);
  await imports.pipeline.receive(invoiceOf('2026-11-02', { lax: '130.00' }));
  const { organizationId, unitId } = imports.pipeline.scope;
  const claimed = await imports.pipeline.db.tenantTransaction(organizationId, (tx) =>
    tx.query('select import_id from krogkoll_claim($1, $2, $3, 1, now(), now())', [
      organizationId,
      unitId,
      'job',
    ]),
  );
  expect(claimed).toEqual([{ import_id: null }]);
});

test('what could not be read is counted with its reason, and one import is open at a time', async () => {
  const importId = await imports.begin();
  const again = await imports.pipeline.db.tenantTransaction(imports.pipeline.scope.organizationId, (tx) =>
    openImport(tx, imports.pipeline, imports.pipeline.scope, imports.pipeline.editor),
  );
  expect(again).toMatchObject({ code: 'history.already_open' });
  const [first] = year;
  await imports.add(importId, ...(first === undefined ? [] : [first, first]), {
    name: 'tom.pdf',
    bytes: new Uint8Array(),
  });
  await imports.pipeline.read();
  expect(await imports.detailOf(importId)).toMatchObject({
    state: 'collecting',
    total: 3,
    done: 3,
    read: 1,
    duplicates: 1,
    unreadable: 1,
    currentMonth: '2026-01',
    reasons: [{ reason: 'file.empty', count: 1 }],
  });
  await imports.close(importId);
  expect(await imports.add(importId, ...year)).toMatchObject({ code: 'history.closed' });
  expect(await imports.close(importId)).toMatchObject({ code: 'history.closed' });
  expect(await imports.add(imports.pipeline.scope.unitId, ...year)).toMatchObject({
    code: 'history.not_exist',
  });
});

test('an import that is given up leaves its alerts open and makes room for another', async () => {
  const importId = await imports.begin();
  await imports.add(importId, ...year);
  await imports.pipeline.read();
  const asked = { importId, actor: imports.pipeline.editor };
  expect(await cancelImport(imports.pipeline, imports.pipeline.scope, asked)).toMatchObject({
    state: 'cancelled',
  });
  expect(await cancelImport(imports.pipeline, imports.pipeline.scope, asked)).toMatchObject({
    code: 'history.closed',
  });
  expect(await imports.finish(importId)).toBe(false);
  expect((await imports.statuses()).filter((entry) => entry.endsWith(' RESOLVED'))).toEqual([]);
  const next = await imports.begin();
  const all = await imports.pipeline.db.tenantRead(imports.pipeline.scope.organizationId, (reader) =>
    listImports(reader, imports.pipeline.scope),
  );
  expect(all.map(({ id }) => id).toSorted()).toEqual([importId, next].toSorted());
});

test('an import that was forgotten for a day is closed', async () => {
  const importId = await imports.begin();
  await imports.add(importId, ...year);
  await imports.pipeline.read();
  await tendImports(imports.pipeline.db, imports.pipeline.clock.now());
  expect((await imports.detailOf(importId)).state).toBe('collecting');
  imports.pipeline.clock.advance(86_400_001);
  await tendImports(imports.pipeline.db, imports.pipeline.clock.now());
  expect(await imports.finish(importId)).toBe(true);
});
