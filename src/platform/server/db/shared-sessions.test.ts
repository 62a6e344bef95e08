import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectLog } from '#testing/collect-log.ts';
import { loadTestServer } from '../config.ts';
import { openEmbedded } from './embedded.ts';
import type { Engine } from './engine.ts';
import { openServer } from './server.ts';
import { whileWaitedFor } from './waited-for.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openEmbedded({ kind: 'pglite', directory: null }, collectLog());
});
afterAll(() => engine.close());

test('what a person waits for is asked before what came earlier, and the session is given on after a fault', async () => {
  const answered: string[] = [];
  const ask = (name: string, text = 'select 1'): Promise<unknown> =>
    engine.pool.query(text).then(
      () => answered.push(name),
      () => answered.push(`${name} failed`),
    );
  const first = await engine.pool.connect();
  const all = [ask('job'), ask('fault', 'select of nothing'), ask('other job')];
  whileWaitedFor(() => void all.push(ask('page')));
  first.release();
  await Promise.all(all);
  expect(answered).toEqual(['page', 'job', 'fault failed', 'other job']);
});

const url = loadTestServer();

test.skipIf(url === undefined)(
  'beside pages other work has three of ten connections to a server',
  async () => {
    const server = openServer(url ?? '', collectLog(), 10);
    const jobs: pg.PoolClient[] = [];
    const asPage = (): Promise<pg.PoolClient> =>
      new Promise((resolve, reject) =>
        whileWaitedFor(() => void server.pool.connect().then(resolve, reject)),
      );
    const page = await asPage();
    const begun = Array.from({ length: 5 }, async () => jobs.push(await server.pool.connect()));
    await expect.poll(() => jobs.length).toBe(3);
    const other = await asPage();
    expect(jobs).toHaveLength(3);
    for (let job = 0; job < 5; job += 1) {
      await expect.poll(() => jobs.length).toBeGreaterThan(job);
      jobs[job]?.release();
    }
    await Promise.all(begun);
    page.release();
    other.release();
    await server.close();
  },
);
