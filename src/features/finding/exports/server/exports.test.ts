import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { swedishMoment } from '#core/values/swedish-date.ts';
import { at, type ExportActs, exportActs, linesAsked as ask, linesOf } from '#testing/world/exported.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { ExportRow } from '../contract.ts';
import { exportLists } from '../rules.ts';

const { exports } = contract;

let world: MonitoredProduct;

let acts: ExportActs;

beforeAll(async () => {
  world = await openMonitoredProduct();
  acts = exportActs(world);
  await acts.setPlan('premium-plus');
  for (const [date, price] of [
    ['2026-09-05', '50.00'],
    ['2026-10-05', '50.00'],
    ['2026-10-12', '55.50'],
  ] as const)
    await world.buy({ date, prices: { '100': price, '200': '20.00' } });
}, 60_000);
afterAll(() => world.product.close());

describe('a list as a file', () => {
  test('has the rows of its period and no others, in the language of who asks, and is written down', async () => {
    const made = await acts.send(exports.downloadExport.path, ask());
    expect([made.status, made.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/norr-fakturarader-\d{4}-\d{2}-\d{2}\.csv/),
    ]);
    const lines = linesOf(made.text);
    expect(lines[0]).toContain('Fakturadatum;Leverantör;Fakturanummer');
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual([
      '2026-10-12',
      '2026-10-12',
      '2026-10-05',
      '2026-10-05',
    ]);
    expect(lines.some((line) => line.includes(';55,5;'))).toBe(true);
    const [audit] = await world.product.db.tenantRead(world.built.organizationId, (reader) =>
      reader.query<{ detail: object }>(`select detail from audit_entry where action = 'export.made' limit 1`),
    );
    expect(audit?.detail).toMatchObject({ list: 'lines', format: 'csv', rows: 4 });
  });

  test.each(exportLists)('%s: what is previewed is what is downloaded, in each format', async (list) => {
    const body = { list, from: '2026-10-01', to: '2026-10-31', language: 'en' };
    const preview = await acts.send(exports.previewExport.path, { ...body, format: 'xlsx' });
    const { rows, columns, fileName } = preview.json<{ rows: number; columns: number; fileName: string }>()
      .data;
    if (rows === 0) {
      expect((await acts.send(exports.downloadExport.path, { ...body, format: 'csv' })).json().message).toBe(
        'export.nothing',
      );
      return;
    }
    const csv = await acts.send(exports.downloadExport.path, { ...body, format: 'csv' });
    expect(linesOf(csv.text)).toHaveLength(rows + 1);
    expect(linesOf(csv.text)[0]?.split(',')).toHaveLength(columns);
    expect(fileName).toMatch(/\.xlsx$/);
    const pdf = await acts.send(exports.downloadExport.path, { ...body, format: 'pdf' });
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await acts.send(exports.downloadExport.path, { ...body, format: 'csv' })).text).toBe(csv.text);
  });

  test('shows what its screen would: the filters of the screen narrow it, and an odd one is refused', async () => {
    const of = async (filter: object) =>
      linesOf((await acts.send(exports.downloadExport.path, ask({ list: 'products', filter }))).text).length -
      1;
    expect(await of({})).toBe(2);
    expect(await of({ changed: 'true' })).toBe(1);
    expect(await of({ search: 'Vara 200', sort: 'name', direction: 'asc' })).toBe(1);
    const odd = await acts.send(
      exports.previewExport.path,
      ask({ list: 'products', filter: { sort: 'nonsense' } }),
    );
    expect([odd.status, odd.json().message]).toEqual([400, 'bad.request']);
  });

  test('one heading says one thing: an article’s own name, and beside it what the invoice calls it', async () => {
    const rename = (name: string, invoiced: string | null): Promise<unknown> =>
      world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
        tx.query(`update unit_article set name = $1, invoiced_name = $2 where article_number = '200'`, [
          name,
          invoiced,
        ]),
      );
    await rename('Husets vara', 'Vara 200');
    for (const list of ['products', 'lines', 'prices'] as const) {
      const { text } = await acts.send(exports.downloadExport.path, ask({ list }));
      const [head = '', ...rows] = linesOf(text).map((line) => line.split(';'));
      const [name, invoiced] = ['Benämning', 'Namn på fakturan'].map((label) => head.indexOf(label));
      const pairs = new Set(rows.map((row) => `${row[name ?? -1]} / ${row[invoiced ?? -1]}`));
      expect([list, pairs]).toEqual([list, new Set(['Husets vara / Vara 200', 'Vara 100 / Vara 100'])]);
    }
    await rename('Vara 200', null);
  });

  test('watched articles are those of their screen, each with its watched price and where that comes from', async () => {
    const of = async (filter: object) =>
      linesOf(
        (await acts.send(exports.downloadExport.path, ask({ list: 'watched', filter, from: null, to: null })))
          .text,
      ).slice(1);
    expect(
      (await of({ sort: 'name', direction: 'asc' })).map((line) => line.split(';').slice(0, 2).join()),
    ).toEqual(['Vara 100,100', 'Vara 200,200']);
    const [alerting, ...none] = await of({ onlyAlerts: 'true' });
    expect([alerting, none]).toEqual([expect.stringContaining(';Senaste faktura;55,5;SEK;2026-10-12;1'), []]);
  });

  test('R10: a plan says how long one file may be and whether there are any; reporters have none', async () => {
    const codeOf = async (more: object, who: 'owner' | 'reporter' = 'owner') => {
      const answer = await acts.send(exports.downloadExport.path, ask(more), who);
      return answer.status === 200 ? 200 : answer.json().message;
    };
    expect(await codeOf({ from: '2025-11-01' })).toBe(200);
    expect(await codeOf({ from: '2025-10-30' })).toBe('export.period_too_long');
    expect(await codeOf({ from: null })).toBe('export.period_too_long');
    await acts.setPlan('premium');
    expect(await codeOf({ from: '2026-08-03' })).toBe(200);
    expect(await codeOf({ from: '2026-08-02' })).toBe('export.period_too_long');
    await acts.setPlan('starter');
    expect(await codeOf({})).toBe('plan.export');
    expect(await codeOf({ list: 'deals' })).toBe('plan.export');
    await acts.setPlan('premium-plus');
    expect(await codeOf({}, 'reporter')).toBe('permission.required');
  });
});

describe('a file in the background', () => {
  test('is made, told by mail and in the bell, and is had by its person alone, while their plan has it', async () => {
    const row = await acts.start(ask({ format: 'xlsx' }));
    expect(row).toMatchObject({ state: 'waiting', rows: 4, done: 0, until: null });
    expect((await world.clients.owner.get(at(exports.downloadKeptExport.path, row.id))).json().message).toBe(
      'export.not_ready',
    );
    await acts.work(row);
    await acts.work(row);
    expect(await acts.listed()).toMatchObject([{ id: row.id, state: 'ready', rows: 4, done: 4 }]);
    const path = at(exports.downloadKeptExport.path, row.id);
    const file = await world.clients.owner.get(path);
    expect(file.status).toBe(200);
    expect((await world.clients.editor.get(path)).json().message).toBe('export.not_exist');
    expect(await acts.listed('editor')).toEqual([]);
    const letters = await world.product.db.platformRead((reader) =>
      reader.query<{ kind: string }>(`select kind from outgoing_mail where kind = 'export-notice'`),
    );
    expect(letters).toHaveLength(1);
    await acts.setPlan('starter');
    expect((await world.clients.owner.get(path)).json().message).toBe('plan.export');
    await acts.setPlan('premium-plus');
    const news = await world.clients.owner.get(contract.bell.listNews.path);
    const { content } = news.json<{ content: { kind: string; subjectId: string; name: string }[] }>().data;
    expect(content.find(({ kind }) => kind === 'readyExport')).toMatchObject({
      subjectId: row.id,
      name: row.fileName,
    });
  });

  test('that was cancelled is never made, and one whose person may no longer is not made either', async () => {
    const row = await acts.start(ask());
    const stopped = await world.clients.owner.send('PUT', at(exports.cancelExport.path, row.id));
    expect(stopped.json<ExportRow>().data.state).toBe('cancelled');
    await acts.work(row);
    expect((await acts.listed()).find(({ id }) => id === row.id)).toMatchObject({
      state: 'cancelled',
      done: 0,
    });
    const other = await acts.start(ask(), 'editor');
    await world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
      tx.query(`update membership set role = 'reporter' where user_id = $1`, [
        world.built.members.editor.userId,
      ]),
    );
    await acts.work(other, 'editor');
    await world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
      tx.query(`update membership set role = 'editor' where user_id = $1`, [
        world.built.members.editor.userId,
      ]),
    );
    expect((await acts.listed('editor'))[0]).toMatchObject({ id: other.id, state: 'failed' });
  });

  test('is one of three at a time, and is forgotten after its seven days', async () => {
    const rows = [await acts.start(ask()), await acts.start(ask()), await acts.start(ask())];
    expect((await acts.send(exports.startExport.path, ask())).json().message).toBe('export.under_way');
    for (const row of rows) await acts.work(row);
    const before = (await acts.listed()).length;
    await world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
      tx.query(`update list_export set ready_at = ready_at - interval '7 days' where id = $1`, [rows[0]?.id]),
    );
    expect(await acts.listed()).toHaveLength(before - 1);
    const gone = await world.clients.owner.get(at(exports.downloadKeptExport.path, rows[0]?.id ?? ''));
    expect([gone.status, gone.json().message]).toEqual([404, 'export.not_exist']);
  });
});

test('a workbook names its filter, period, unit, plan, rows, maker and time', async () => {
  const listed = await world.clients.owner.get(contract.suppliers.listUnitSuppliers.path);
  const [supplier] = listed.json<{ id: string; displayName: string }[]>().data;
  const filter = { supplierId: supplier?.id, onlyDeviations: 'false', sort: 'total' };
  const row = await acts.start(ask({ format: 'xlsx', filter, list: 'invoices' }));
  await acts.work(row);
  const record = await world.product.db.platformRead((reader) =>
    reader.query<{ sha256: string }>('select sha256 from list_export where id = $1', [row.id]),
  );
  const parts: Buffer[] = [];
  for await (const part of await world.product.storage.get(record[0]?.sha256 ?? ''))
    parts.push(part as Buffer);
  const { sheets } = await readXlsx(Buffer.concat(parts));
  const facts = new Map(sheets[1]?.rows.map(([label, value]) => [label, value]));
  expect(facts.get('Period')).toBe('2026-10-01 – 2026-10-31');
  expect(facts.get('Restaurang')).toBe('Norr');
  expect(facts.get('Filter')).toBe(`Leverantör: ${supplier?.displayName}`);
  expect(facts.get('Plan')).toBe('Premium+: 365 dagar i en fil');
  expect(facts.get('Rader')).toBe('2');
  expect(facts.get('Skapad av')).not.toBe('');
  expect(facts.get('Skapad')).toBe(swedishMoment(world.product.clock.now()));
  expect(swedishMoment(new Date('2026-11-28T15:11:00Z'))).toBe('2026-11-28 16:11');
  expect(String(facts.get('SHA-256 för datan (xl/worksheets/sheet1.xml)'))).toMatch(/^[0-9a-f]{64}$/);
});
