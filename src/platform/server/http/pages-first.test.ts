import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { isWaitedFor } from '../db/waited-for.ts';
import { pagesFirst } from './pages-first.ts';
import type { Weight } from './request-weight.ts';

test('all that a request begins is waited for, but files that come in heaps', async () => {
  const app = Fastify();
  pagesFirst(app);
  app.addHook('preHandler', async () => undefined);
  for (const weight of ['free', 'usual', 'upload', 'push'] satisfies Weight[])
    app.post(`/${weight}`, { config: { weight } }, async () => {
      await new Promise(setImmediate);
      return String(isWaitedFor());
    });
  const answer = async (url: string): Promise<string> => (await app.inject({ method: 'POST', url })).body;
  expect(await Promise.all(['/free', '/usual', '/upload', '/push'].map(answer))).toEqual([
    'true',
    'true',
    'false',
    'false',
  ]);
  expect(isWaitedFor()).toBe(false);
  await app.close();
});
