import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shedLoad } from './shed-load.ts';
import type { Weight } from './request-weight.ts';

let app: FastifyInstance;
let lag = 0;
let begun = 0;
let finish: () => void = () => undefined;

beforeEach(async () => {
  lag = 0;
  begun = 0;
  app = Fastify();
  shedLoad(app, { requests: 2, uploads: 1, pushes: 1, lag: 500 }, () => lag);
  const done = new Promise<void>((resolve) => (finish = resolve));
  const route = (url: string, weight: Weight) =>
    app.post(url, { config: { weight } }, async () => {
      begun += 1;
      await done;
      return 'done';
    });
  for (const weight of ['free', 'usual', 'upload', 'push'] as const) route(`/${weight}`, weight);
  await app.ready();
});
afterEach(() => app.close());

const send = (url: string) => app.inject({ method: 'POST', url, payload: { any: 'body' } });

const expectShed = async (url: string): Promise<void> => {
  const { statusCode, body, headers } = await send(url);
  expect([url, statusCode, body, headers['retry-after']]).toEqual([
    url,
    503,
    '{"message":"service.unavailable"}',
    '2',
  ]);
};

test('R58 too many at once are refused, each kind by its own bound, and room comes back', async () => {
  const under = ['/usual', '/usual', '/upload', '/push'].map((url) => send(url));
  await new Promise(setImmediate);
  for (const url of ['/usual', '/upload', '/push', '/nowhere']) await expectShed(url);
  const free = send('/free');
  finish();
  for (const answer of [...under, free]) expect((await answer).statusCode).toBe(200);
  for (const url of ['/usual', '/upload', '/push'])
    expect([url, (await send(url)).statusCode]).toEqual([url, 200]);
});

test('R58 while the event loop is late everything waits but health and metrics', async () => {
  finish();
  lag = 501;
  for (const url of ['/usual', '/upload', '/push']) await expectShed(url);
  expect((await send('/free')).statusCode).toBe(200);
  lag = 500;
  expect((await send('/usual')).statusCode).toBe(200);
});

test('R58 the bound counts what is cut off as over', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const cut = new AbortController();
  const call = fetch(`${address}/push`, { method: 'POST', signal: cut.signal }).catch(() => null);
  await expect.poll(() => begun).toBe(1);
  await expectShed('/push');
  cut.abort();
  await call;
  finish();
  await expect.poll(async () => (await send('/push')).statusCode).toBe(200);
});
