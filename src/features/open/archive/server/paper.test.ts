import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, openPaperWorld, type PaperWorld } from '#testing/world/papers.ts';
import { buildPaper } from '#testing/world/built-paper.ts';

let world: PaperWorld;
beforeAll(async () => (world = await openPaperWorld()));
afterAll(() => world.product.close());

describe('a paper is confirmed', () => {
  test('with the pages that were counted on it, and is then written down with the hash of each', async () => {
    const built = await buildPaper(world, { pages: 2 });
    expect(await world.readPaper(built.id)).toMatchObject({
      state: 'waiting',
      fault: null,
      pages: 2,
      shown: [{ ...built.pages[0], legibility: 'unread' }, built.pages[1] ?? {}],
    });
    expect(await codeOf(world.confirm(built, { pages: 3 }))).toBe('paper.pages_missing');
    expect(await codeOf(world.confirm(built, { pages: 1 }))).toBe('paper.pages_left');
    expect(await codeOf(world.confirm(built, { shown: built.pages.slice(0, 1) }))).toBe('paper.not_shown');
    expect(await codeOf(world.confirm(built, { shown: built.pages.toReversed() }))).toBe('paper.not_shown');
    expect((await world.confirm(built, { legible: false })).status).toBe(400);
    expect(await codeOf(world.certify(`document=${built.id}`))).toBe('paper.not_confirmed');
    expect(await codeOf(world.confirm(built))).toBe(201);
    expect(await codeOf(world.confirm(built))).toBe('paper.confirmed');
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
    expect(await codeOf(world.withdraw(built.id))).toBe('paper.not_confirmed');
    await world.confirm(built);
    expect((await world.withdraw(built.id, ' ')).status).toBe(400);
    expect(await codeOf(world.withdraw(built.id))).toBe(201);
    expect(await codeOf(world.certify(`document=${built.id}`))).toBe('paper.not_confirmed');
    expect(await codeOf(world.confirm(built))).toBe(201);
    const { acts, state } = await world.readPaper(built.id);
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
    expect((await world.readPaper(built.id)).fault).toBe(code);
    expect(await codeOf(world.confirm(built, { pages: 1, shown }))).toBe(code);
    expect(await codeOf(world.certify(`document=${built.id}`))).toBe(code);
  });

  test('never where a file of a page is damaged, and no certificate is had of one that became so', async () => {
    const [before, after] = [await buildPaper(world, { files: 2 }), await buildPaper(world, { files: 2 })];
    world.damaged.add(before.pages[1]?.sha256 ?? '');
    expect((await world.readPaper(before.id)).fault).toBe('paper.damaged');
    expect(await codeOf(world.confirm(before))).toBe('paper.damaged');
    await world.confirm(after);
    expect((await world.certificate(`document=${after.id}`)).documents).toHaveLength(1);
    world.damaged.add(after.pages[1]?.sha256 ?? '');
    expect(await codeOf(world.certify(`document=${after.id}`))).toBe('paper.damaged');
    expect((await world.readPaper(after.id)).fault).toBe('paper.damaged');
    world.damaged.clear();
    expect(await codeOf(world.certify(`document=${after.id}`))).toBe(200);
  });

  test('for as long as the same pages stand there', async () => {
    const built = await buildPaper(world, { pages: 2 });
    await world.confirm(built);
    await world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
      tx.query(
        `update document_reading set pages = jsonb_set(pages, '{1,sha256}', to_jsonb(repeat('b', 64))) where document_id = $1`,
        [built.id],
      ),
    );
    expect(await world.readPaper(built.id)).toMatchObject({ state: 'waiting', fault: 'paper.missing' });
    await world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
      tx.query(`update document_reading set pages = pages - 1 where document_id = $1`, [built.id]),
    );
    expect(await world.readPaper(built.id)).toMatchObject({ state: 'waiting', fault: 'paper.changed' });
    expect(await codeOf(world.certify(`document=${built.id}`))).toBe('paper.changed');
  });

  test('once, whoever asks at the same time', async () => {
    const built = await buildPaper(world);
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(world.confirm(built))));
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 'paper.confirmed')).toHaveLength(4);
    expect((await world.readPaper(built.id)).acts).toHaveLength(1);
  });
});

test('a file that never was a paper waits for nobody, until that is taken back', async () => {
  const built = await buildPaper(world);
  const { waiting } = await world.list();
  expect(await codeOf(world.paperless(built.id))).toBe(200);
  expect(await codeOf(world.paperless(built.id))).toBe(200);
  expect(await world.audited(built.id)).toHaveLength(1);
  expect((await world.list()).waiting).toBe(waiting - 1);
  expect((await world.list('state=paperless')).content.map(({ id }) => id)).toEqual([built.id]);
  expect(await codeOf(world.certify(`document=${built.id}`))).toBe('paper.not_confirmed');
  expect(await codeOf(world.withdraw(built.id))).toBe(201);
  expect((await world.list()).waiting).toBe(waiting);
});

test('what waits, has one page or is confirmed is counted and listed, of the restaurant alone', async () => {
  const before = await world.list();
  const [one, two] = [await buildPaper(world), await buildPaper(world, { pages: 2, date: '2024-02-03' })];
  await buildPaper(world, { outlet: 1 });
  await buildPaper(world, { format: 'text-pdf' });
  const after = await world.list('from=2024-02-03&to=2024-02-03');
  expect(after).toMatchObject({
    waiting: before.waiting + 2,
    singles: before.singles + 1,
    confirmed: before.confirmed,
    total: 1,
  });
  expect(after.content.map(({ id, pages }) => [id, pages])).toEqual([[two.id, 2]]);
  expect((await world.list('single=true')).content.map(({ id }) => id)).toContain(one.id);
  await world.confirm(two);
  expect((await world.list('state=confirmed&to=2024-12-31')).content.map(({ id }) => id)).toEqual([two.id]);
});
