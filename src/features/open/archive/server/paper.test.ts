import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { product as composed } from '#app/features-server.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { runJob } from '#testing/run-job.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { Certificate, PaperDetail, PaperRow } from '../contract-paper.ts';
import { buildPaper, damageable } from './builders-paper.ts';

const { auditors, paper } = contract;

let world: MonitoredProduct;
let store: ReturnType<typeof damageable>;
let owner: TestClient;

beforeAll(async () => {
  world = await openMonitoredProduct({
    replace: ({ storage }) => ({ storage: (store = damageable(storage)) }),
  });
  owner = world.clients.owner;
});
afterAll(() => world.product.close());

type Built = Awaited<ReturnType<typeof buildPaper>>;

const work = (name: string) => runJob(jobHandlersOf(composed.features, world.product), name, {});
const at = (path: string, id: string): string => path.replace('{documentId}', id);

const confirm = ({ id, pages }: Built, more: Readonly<Record<string, unknown>> = {}) =>
  owner.post(at(paper.confirmPaper.path, id), {
    body: { pages: pages.length, legible: true, shown: pages, ...more },
  });
const codeOf = async (answer: Promise<{ status: number; json: () => { message?: string } }>) => {
  const told = await answer;
  return told.status < 300 ? told.status : told.json().message;
};
const withdraw = (id: string, reason = 'En sida saknades') =>
  owner.post(at(paper.withdrawPaper.path, id), { body: { reason } });
const read = async (id: string): Promise<PaperDetail> =>
  (await owner.get(at(paper.readPaper.path, id))).json<PaperDetail>().data;
const certify = (query: string) => owner.get(`${paper.certifyPapers.path}?${query}`);
const certificate = async (query: string): Promise<Certificate> =>
  (await certify(query)).json<Certificate>().data;

interface Listed {
  readonly content: PaperRow[];
  readonly total: number;
  readonly waiting: number;
  readonly singles: number;
  readonly confirmed: number;
}

const list = async (query = ''): Promise<Listed> =>
  (await owner.get(`${paper.listPapers.path}?${query}`)).json<Listed>().data;

describe('a paper is confirmed', () => {
  test('with the pages that were counted on it, and is then written down with the hash of each', async () => {
    const built = await buildPaper(world, { pages: 2 });
    expect(await read(built.id)).toMatchObject({
      state: 'waiting',
      fault: null,
      pages: 2,
      shown: [{ ...built.pages[0], legibility: 'unread' }, built.pages[1] ?? {}],
    });
    expect(await codeOf(confirm(built, { pages: 3 }))).toBe('paper.pages_missing');
    expect(await codeOf(confirm(built, { pages: 1 }))).toBe('paper.pages_left');
    expect(await codeOf(confirm(built, { shown: built.pages.slice(0, 1) }))).toBe('paper.not_shown');
    expect(await codeOf(confirm(built, { shown: built.pages.toReversed() }))).toBe('paper.not_shown');
    expect((await confirm(built, { legible: false })).status).toBe(400);
    expect(await codeOf(certify(`document=${built.id}`))).toBe('paper.not_confirmed');
    expect(await codeOf(confirm(built))).toBe(201);
    expect(await codeOf(confirm(built))).toBe('paper.confirmed');
    const entries = await world.audited(built.id);
    expect(entries).toEqual([
      {
        action: 'original.confirmed',
        user_id: world.built.members.owner.userId,
        detail: { turn: 1, document: built.pages[0]?.sha256, pages: built.pages, count: 2 },
      },
    ]);
  });

  test('again after it was taken back with a reason, and all three stand in the log', async () => {
    const built = await buildPaper(world);
    expect(await codeOf(withdraw(built.id))).toBe('paper.not_confirmed');
    await confirm(built);
    expect((await withdraw(built.id, ' ')).status).toBe(400);
    expect(await codeOf(withdraw(built.id))).toBe(201);
    expect(await codeOf(certify(`document=${built.id}`))).toBe('paper.not_confirmed');
    expect(await codeOf(confirm(built))).toBe(201);
    const { acts, state } = await read(built.id);
    expect(state).toBe('confirmed');
    expect(acts.map(({ action, pages, reason }) => [action, pages, reason])).toEqual([
      ['original.confirmed', 1, null],
      ['original.withdrawn', null, 'En sida saknades'],
      ['original.confirmed', 1, null],
    ]);
    expect(acts.every(({ by }) => by !== '')).toBe(true);
  });

  test.each([
    ['is read from the text of a PDF', { format: 'text-pdf' }, 'paper.not_from_paper'],
    ['waits for a person', { state: 'needs-review' }, 'paper.not_booked'],
    ['was refused', { state: 'deleted' }, 'paper.not_booked'],
    ['has no pages', { pages: 0 }, 'paper.no_pages'],
  ])('never of a document that %s', async (_, more, code) => {
    const built = await buildPaper(world, more);
    const shown = [{ sha256: 'a'.repeat(64), page: 1 }];
    expect((await read(built.id)).fault).toBe(code);
    expect(await codeOf(confirm(built, { pages: 1, shown }))).toBe(code);
    expect(await codeOf(certify(`document=${built.id}`))).toBe(code);
  });

  test('never where a file of a page is damaged, and no certificate is had of one that became so', async () => {
    const [before, after] = [await buildPaper(world, { files: 2 }), await buildPaper(world, { files: 2 })];
    store.damaged.add(before.pages[1]?.sha256 ?? '');
    expect((await read(before.id)).fault).toBe('paper.damaged');
    expect(await codeOf(confirm(before))).toBe('paper.damaged');
    await confirm(after);
    expect((await certificate(`document=${after.id}`)).documents).toHaveLength(1);
    store.damaged.add(after.pages[1]?.sha256 ?? '');
    expect(await codeOf(certify(`document=${after.id}`))).toBe('paper.damaged');
    expect((await read(after.id)).fault).toBe('paper.damaged');
    store.damaged.clear();
    expect(await codeOf(certify(`document=${after.id}`))).toBe(200);
  });

  test('for as long as the same pages stand there', async () => {
    const built = await buildPaper(world, { pages: 2 });
    await confirm(built);
    await world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
      tx.query(
        `update document_reading set pages = jsonb_set(pages, '{1,sha256}', to_jsonb(repeat('b', 64))) where document_id = $1`,
        [built.id],
      ),
    );
    expect(await read(built.id)).toMatchObject({ state: 'waiting', fault: 'paper.missing' });
    await world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
      tx.query(`update document_reading set pages = pages - 1 where document_id = $1`, [built.id]),
    );
    expect(await read(built.id)).toMatchObject({ state: 'waiting', fault: 'paper.changed' });
    expect(await codeOf(certify(`document=${built.id}`))).toBe('paper.changed');
  });

  test('once, whoever asks at the same time', async () => {
    const built = await buildPaper(world);
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(confirm(built))));
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 'paper.confirmed')).toHaveLength(4);
    expect((await read(built.id)).acts).toHaveLength(1);
  });
});

test('a file that never was a paper waits for nobody, until that is taken back', async () => {
  const built = await buildPaper(world);
  const { waiting } = await list();
  expect(await codeOf(owner.send('PUT', at(paper.leavePaperless.path, built.id)))).toBe(200);
  expect(await codeOf(owner.send('PUT', at(paper.leavePaperless.path, built.id)))).toBe(200);
  expect(await world.audited(built.id)).toHaveLength(1);
  expect((await list()).waiting).toBe(waiting - 1);
  expect((await list('state=paperless')).content.map(({ id }) => id)).toEqual([built.id]);
  expect(await codeOf(certify(`document=${built.id}`))).toBe('paper.not_confirmed');
  expect(await codeOf(withdraw(built.id))).toBe(201);
  expect((await list()).waiting).toBe(waiting);
});

test('what waits, has one page or is confirmed is counted and listed, of the restaurant alone', async () => {
  const before = await list();
  const [one, two] = [await buildPaper(world), await buildPaper(world, { pages: 2, date: '2024-02-03' })];
  await buildPaper(world, { outlet: 1 });
  await buildPaper(world, { format: 'text-pdf' });
  const after = await list('from=2024-02-03&to=2024-02-03');
  expect(after).toMatchObject({
    waiting: before.waiting + 2,
    singles: before.singles + 1,
    confirmed: before.confirmed,
    total: 1,
  });
  expect(after.content.map(({ id, pages }) => [id, pages])).toEqual([[two.id, 2]]);
  expect((await list('single=true')).content.map(({ id }) => id)).toContain(one.id);
  await confirm(two);
  expect((await list('state=confirmed&to=2024-12-31')).content.map(({ id }) => id)).toEqual([two.id]);
});

describe('a certificate', () => {
  test('says where the confirmation stands in the chain, and the root and stamp of its day', async () => {
    const built = await buildPaper(world, { date: '2023-05-06' });
    await confirm(built);
    const { documents } = await certificate(`document=${built.id}`);
    expect(documents).toMatchObject([{ link: null, root: null, sums: [built.pages[0]?.sha256] }]);
    await work('link-archives');
    await work('seal-archives');
    const sealed = await certificate(`document=${built.id}`);
    expect(sealed).toMatchObject({ restaurantName: 'Norr', organizationName: expect.any(String), left: [] });
    const [{ link, root, confirmedBy }] = sealed.documents as [Certificate['documents'][number]];
    const links = await world.product.db.tenantRead(world.built.organizationId, (reader) =>
      reader.query<{ said: string }>(
        'select said from archive_link where organization_id = $1 and number = $2',
        [world.built.organizationId, link],
      ),
    );
    expect(JSON.parse(links[0]?.said ?? '{}')).toMatchObject({
      action: 'original.confirmed',
      subject: built.id,
      detail: { pages: built.pages },
    });
    expect(confirmedBy).not.toBe('');
    expect(root).toEqual({
      day: '2026-11-20',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      stampedAt: expect.any(String),
    });
  });

  test('of a period names those that stand, and beside them those that are not as they came', async () => {
    const made = [];
    for (const date of ['2022-01-01', '2022-01-02', '2022-01-03']) {
      const built = await buildPaper(world, { date });
      if (date !== '2022-01-03') await confirm(built);
      made.push(built);
    }
    store.damaged.add(made[1]?.pages[0]?.sha256 ?? '');
    const { documents, left } = await certificate('from=2022-01-01&to=2022-01-31');
    store.damaged.clear();
    expect(documents.map(({ id }) => id)).toEqual([made[0]?.id]);
    expect(left).toMatchObject([{ id: made[1]?.id, fault: 'paper.damaged' }]);
    expect(await codeOf(certify('from=2021-01-01&to=2021-12-31'))).toBe('paper.nothing');
    expect(await codeOf(certify(`document=${world.built.organizationId}`))).toBe('document.not_exist');
  });
});

test('an auditor sees by the link which papers were confirmed', async () => {
  const built = await buildPaper(world);
  await confirm(built);
  const body = { name: 'Revisor AB', days: 30, password: world.built.members.owner.password };
  const linked = await owner.post(auditors.linkAuditor.path, { body });
  const token = linked.json<{ path: string }>().data.path.split('#token=')[1] ?? '';
  const answer = await world.product.client().post(auditors.readByAuditor.path, { body: { token } });
  const { documents } = answer.json<{ documents: { id: string; paper: unknown }[] }>().data;
  expect(documents.find(({ id }) => id === built.id)?.paper).toEqual({
    confirmedAt: expect.any(String),
    pages: 1,
  });
  expect(documents.some(({ paper: said }) => said === null)).toBe(true);
});
