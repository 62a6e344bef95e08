import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { product as composed } from '#app/features-server.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import { runJob } from '#testing/run-job.ts';
import { codeOf, openPaperWorld, type PaperWorld } from '#testing/world/papers.ts';
import type { Certificate } from '../contract-paper-shown.ts';
import { buildPaper } from '#testing/world/built-paper.ts';

const { auditors } = contract;

let world: PaperWorld;
beforeAll(async () => (world = await openPaperWorld()));
afterAll(() => world.product.close());

const work = (name: string) => runJob(jobHandlersOf(composed.features, world.product), name, {});

describe('a certificate', () => {
  test('says where the confirmation stands in the chain, and the root and stamp of its day', async () => {
    const built = await buildPaper(world, { date: '2023-05-06' });
    await world.confirm(built);
    const { documents } = await world.certificate(`document=${built.id}`);
    expect(documents).toMatchObject([{ link: null, root: null, sums: [built.pages[0]?.sha256] }]);
    await work('link-archives');
    await work('seal-archives');
    const sealed = await world.certificate(`document=${built.id}`);
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
      if (date !== '2022-01-03') await world.confirm(built);
      made.push(built);
    }
    world.damaged.add(made[1]?.pages[0]?.sha256 ?? '');
    const { documents, left } = await world.certificate('from=2022-01-01&to=2022-01-31');
    world.damaged.clear();
    expect(documents.map(({ id }) => id)).toEqual([made[0]?.id]);
    expect(left).toMatchObject([{ id: made[1]?.id, fault: 'paper.damaged' }]);
    expect(await codeOf(world.certify('from=2021-01-01&to=2021-12-31'))).toBe('paper.nothing');
    expect(await codeOf(world.certify(`document=${world.built.organizationId}`))).toBe('document.not_exist');
  });
});

test('an auditor sees by the link which papers were confirmed', async () => {
  const built = await buildPaper(world);
  await world.confirm(built);
  const body = { name: 'Revisor AB', days: 30, password: world.built.members.owner.password };
  const linked = await world.clients.owner.post(auditors.linkAuditor.path, { body });
  const token = linked.json<{ path: string }>().data.path.split('#token=')[1] ?? '';
  const answer = await world.product.client().post(auditors.readByAuditor.path, { body: { token } });
  const { documents } = answer.json<{ documents: { id: string; paper: unknown }[] }>().data;
  expect(documents.find(({ id }) => id === built.id)?.paper).toEqual({
    confirmedAt: expect.any(String),
    pages: 1,
  });
  expect(documents.some(({ paper: said }) => said === null)).toBe(true);
});
