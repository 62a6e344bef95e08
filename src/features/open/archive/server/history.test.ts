import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { product as composed } from '#app/features-server.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import { productVersion } from '#platform/server/version.ts';
import { runJob } from '#testing/run-job.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { HistoryPage, HistoryRow } from '../contract-history.ts';
import { noteVersion } from './commands-records.ts';

const { archiveRecords, auditors } = contract;

let world: MonitoredProduct;
/** The log stands at the database's own time, what arrives at the product's. */
const years = { from: '2026-01-01', to: '2027-06-30' };

type Asked = Readonly<Record<string, string>>;

const page = async (query: Asked = {}): Promise<HistoryPage> => {
  const asked = new URLSearchParams({ ...years, ...query });
  const answer = await world.clients.owner.get(`${archiveRecords.listHistory.path}?${asked.toString()}`);
  expect(answer.status).toBe(200);
  return answer.json<HistoryPage>().data;
};

const all = async (query: Asked = {}): Promise<HistoryRow[]> => {
  const rows: HistoryRow[] = [];
  for (let next: string | null = ''; next !== null;) {
    const found: HistoryPage = await page(next === '' ? query : { ...query, after: next });
    rows.push(...found.rows);
    ({ next } = found);
  }
  return rows;
};

const said = ({ event, action }: HistoryRow): string => action ?? event;

beforeAll(async () => {
  world = await openMonitoredProduct();
  await world.product.db.platformTransaction((tx) => noteVersion(tx, new Date('2026-11-01T00:00:00Z')));
  for (const [date, price] of [
    ['2026-09-05', '50.00'],
    ['2026-10-12', '55.50'],
  ] as const)
    await world.buy({ date, prices: { '100': price, '200': '20.00' } });
  await world.buy({ date: '2026-10-13', prices: { '100': '51.00' }, outlet: 1 });
  const { id } = await world.articleOf('100');
  await world.clients.owner.post(priceMonitoringContract.settleAlerts.path, {
    body: { articleIds: [id], kind: 'ignore' },
  });
  await runJob(jobHandlersOf(composed.features, world.product), 'link-archives', {});
}, 60_000);
afterAll(() => world.product.close());

describe('the history of treatment', () => {
  test('says of each record when it came by which door and by whom, and when which version recorded it', async () => {
    const [unit = ''] = world.units;
    const rows = await all({ unitId: unit, kind: 'received' });
    const by = world.built.members.editor.userId;
    expect(rows.map(({ channel, personId, kind, version }) => [channel, personId, kind, version])).toEqual([
      ['upload', by, 'received', null],
      ['upload', by, 'received', null],
    ]);
    expect(rows[0]?.person).toBeTruthy();
    expect(rows.every(({ sha256, link }) => sha256?.length === 64 && link !== null)).toBe(true);
    const recorded = await all({ unitId: unit, kind: 'recorded' });
    expect(recorded.map(({ person, version, format }) => [person, version, format])).toEqual([
      [null, productVersion, 'ubl-invoice'],
      [null, productVersion, 'ubl-invoice'],
    ]);
    expect(recorded.every(({ document, invoice, link }) => document && invoice && link !== null)).toBe(true);
  });

  test('follows one invoice through everything that was done to it, and to nothing else', async () => {
    const dearer = (await all({ kind: 'recorded' })).find(({ invoice }) => invoice?.number === '2');
    const rows = await all({ invoiceId: dearer?.invoice?.id ?? '' });
    expect(rows.map(said).toSorted()).toEqual(['price-alert.ignore', 'received', 'recorded']);
    expect(rows.find(({ event }) => event === 'act')).toMatchObject({
      kind: 'decided',
      personId: world.built.members.owner.userId,
      about: 'Vara 100',
    });
    const first = (await all({ kind: 'recorded' })).find(({ invoice }) => invoice?.number === '1');
    const beside = await all({ documentId: first?.document?.id ?? '' });
    expect(beside.map(said).toSorted()).toEqual(['received', 'recorded']);
  });

  test('pages by time and id: each row once, in order, whatever the size of a batch', async () => {
    const { organizationId } = world.built;
    const [, unit = ''] = world.units;
    // One transaction, one moment: more rows than two pages.
    await world.product.db.tenantTransaction(organizationId, (tx) =>
      tx.query(
        `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at)
         select $1, $2, gen_random_uuid(), encode(sha256(n::text::bytea), 'hex'), 1, n || '.pdf', 'application/pdf', 'import', 'settled',
           '2026-03-01T10:00:00.123456Z' from generate_series(1, 120) n`,
        [organizationId, unit],
      ),
    );
    const rows = await all({ unitId: unit, kind: 'received', from: '2026-03-01', to: '2026-03-01' });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(120);
    expect(rows).toHaveLength(120);
    const whole = await all();
    expect(whole.map(({ at }) => at)).toEqual(
      whole
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
  });

  test('is filtered by restaurant, person, kind and days', async () => {
    const { editor, owner } = world.built.members;
    expect((await all({ personId: owner.userId })).map(({ kind }) => kind)).toContain('decided');
    const own = await all({ personId: editor.userId });
    expect(new Set(own.map(({ personId }) => personId))).toEqual(new Set([editor.userId]));
    expect(own.map(({ kind }) => kind)).toContain('received');
    expect((await all({ kind: 'decided' })).map(said)).toEqual(['price-alert.ignore']);
    expect(await all({ from: '2026-01-01', to: '2026-01-31' })).toEqual([]);
    const { people, units } = await page();
    expect(units.map(({ id }) => id).toSorted()).toEqual([...world.units].toSorted());
    expect(people.map(({ id }) => id)).toContain(editor.userId);
  });

  test('refuses days out of order, more of them than the longest financial year, and a place that it has not given', async () => {
    const ask = (query: Asked) =>
      world.clients.owner.get(
        `${archiveRecords.listHistory.path}?${new URLSearchParams({ ...years, ...query }).toString()}`,
      );
    expect((await ask({ to: '2025-12-31' })).status).toBe(400);
    expect((await ask({ from: '/*' })).status).toBe(400);
    expect((await ask({ to: '2028-12-31' })).status).toBe(400);
    expect((await ask({ after: 'nonsense' })).json().message).toBe('cursor.invalid');
    const id = world.built.organizationId;
    for (const place of [
      ["now() - '", id, 1],
      ['2026-02-31T10:00:00.000000Z', id, 1],
      ['0000-01-01T10:00:00.000000Z', id, 1],
      ['2026-02-03T10:00:00.000000Z', 'x', 1],
      ['2026-02-03T10:00:00.000000Z', id, 1e9],
    ]) {
      const after = Buffer.from(JSON.stringify(place)).toString('base64url');
      expect((await ask({ after })).json().message).toBe('cursor.invalid');
    }
    for (const days of [
      { from: '0001-01-01', to: '0001-01-02' },
      { from: '9999-01-01', to: '9999-12-31' },
    ])
      expect((await ask(days)).status).toBe(200);
  });

  test('says when an invoice was handed over and to what, and when an original was removed after its time', async () => {
    const { organizationId } = world.built;
    const [unit = ''] = world.units;
    await world.product.db.tenantTransaction(organizationId, async (tx) => {
      await tx.query(
        `insert into handover (organization_id, unit_id, reference, invoice_id, state, system, external_id, sent_at)
         select $1, $2, 'reference 1', i.id, 'sent', 'fortnox', '1042', '2026-11-21T10:00:00Z' from invoice i
         where i.organization_id = $1 and i.unit_id = $2 and i.number = '1'`,
        [organizationId, unit],
      );
      await tx.query(
        `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at)
         values ($1, $2, gen_random_uuid(), repeat('ab', 32), 1, 'old.pdf', 'application/pdf', 'import', 'settled', '2010-01-01T10:00:00Z')`,
        [organizationId, unit],
      );
      await tx.query(`update document set removed_at = '2026-11-22T10:00:00Z' where file_name = 'old.pdf'`);
    });
    expect((await all({ kind: 'handed' })).filter(({ event }) => event === 'handed')).toMatchObject([
      { system: 'fortnox', externalId: '1042', invoice: { number: '1' }, at: '2026-11-21T10:00:00.000Z' },
    ]);
    expect((await all({ kind: 'kept' })).filter(({ event }) => event === 'removed')).toMatchObject([
      { document: { fileName: 'old.pdf' }, person: null, version: productVersion },
    ]);
  });

  test('says that nobody knows which version was at work before it was written down', async () => {
    const received = await all({ kind: 'received', from: '2026-03-01', to: '2026-03-01' });
    expect(received[0]).toMatchObject({ person: null, version: null, channel: 'import' });
  });
});

describe('an auditor', () => {
  test('reads the history and the documentation of what the link is to, and each look is written down', async () => {
    const { owner } = world.clients;
    const body = { name: 'Revisor AB', days: 30, password: world.built.members.owner.password };
    const linked = await owner.post(auditors.linkAuditor.path, { body });
    const token = linked.json<{ path: string }>().data.path.split('#token=')[1] ?? '';
    const stranger = world.product.client();
    const history = await stranger.post(archiveRecords.listHistoryByAuditor.path, {
      body: { token, ...years, kind: 'decided' },
    });
    expect(history.json<HistoryPage>().data.rows.map(said)).toEqual(['price-alert.ignore']);
    const documented = await stranger.post(archiveRecords.readDocumentationByAuditor.path, {
      body: { token },
    });
    expect([documented.status, documented.json<{ version: string }>().data.version]).toEqual([
      200,
      productVersion,
    ]);
    const listed = await owner.get(auditors.listAuditors.path);
    expect(listed.json<{ auditors: { visits: number }[] }>().data.auditors[0]?.visits).toBe(2);
    const wrong = await stranger.post(archiveRecords.listHistoryByAuditor.path, {
      body: { token: `${token}x`, ...years },
    });
    expect(wrong.json().message).toBe('link.expired');
  });

  test('does not see a restaurant that the link is not to', async () => {
    const { organizationId } = world.built;
    const [unit = ''] = world.units;
    await world.product.db.tenantTransaction(organizationId, (tx) =>
      tx.query('update auditor_link set units = $2 where organization_id = $1', [organizationId, [unit]]),
    );
    const { path } = (await world.clients.owner.get(auditors.listAuditors.path)).json<{
      auditors: { path: string }[];
    }>().data.auditors[0] ?? { path: '' };
    const token = path.split('#token=')[1] ?? '';
    const history = await world.product.client().post(archiveRecords.listHistoryByAuditor.path, {
      body: { token, ...years, kind: 'received' },
    });
    expect(history.json<HistoryPage>().data.rows).toHaveLength(2);
  });
});

test('a reporter and an editor see neither page', async () => {
  for (const client of [world.clients.reporter, world.clients.editor])
    for (const path of [
      `${archiveRecords.listHistory.path}?${new URLSearchParams(years).toString()}`,
      archiveRecords.readDocumentation.path,
    ])
      expect((await client.get(path)).status).toBe(403);
});
