import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectLog } from '#testing/collect-log.ts';
import { openEmbedded } from './embedded.ts';
import type { Engine } from './engine.ts';
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
