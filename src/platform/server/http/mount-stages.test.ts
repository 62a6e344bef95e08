import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { organizationId, TestDoorkeeper, unitId } from '#testing/peers/test-doorkeeper.ts';
import type { AnswerVersions } from '../answer-versions.ts';
import { TestClock } from '../clock.ts';
import type { Db } from '../db/port.ts';
import { placeOfRead } from '../db/replica/as-new-as.ts';
import { createHttp } from './app.ts';
import type { DemoStage } from './demo-stage.ts';
import type { Handlers } from './handler.ts';
import type { HeldKey } from './keys/held-key.ts';
import { mount } from './mount.ts';
import { Tagged } from './tagged.ts';

const usual = { method: 'GET', summary: '', reply: z.any(), access: 'reporter', errors: [] } as const;
const contract = {
  tagged: endpoint({ ...usual, path: 'tagged', demo: 'shown' }),
  change: endpoint({ ...usual, method: 'POST', path: 'change', demo: 'refused' }),
  own: endpoint({ ...usual, path: 'own' }),
  fromReplica: endpoint({ ...usual, path: 'from-replica', replica: true }),
  asOf: endpoint({ ...usual, path: 'as-of', asOf: 'unit' }),
  left: endpoint({ ...usual, path: 'left' }),
  say: endpoint({ ...usual, method: 'POST', path: '/mcp', access: 'assistant', body: z.any() }),
};

let changes = 0;

const where = async () => ({ replica: placeOfRead(organizationId) !== null });
const handlers: Handlers<typeof contract> = {
  tagged: async () => new Tagged('v1', () => 'own'),
  change: async () => {
    changes += 1;
    return 'changed';
  },
  own: async () => 'own',
  fromReplica: where,
  asOf: where,
  left: async ({ raw }) => ({ left: raw.request.patience }),
  say: async () => 'heard',
};

let shown = false;
const demo = {
  stage: Object.assign(Object.create(null) as DemoStage, {
    shownTo: async () => (shown ? 'shown' : 'hidden'),
    expect: () => undefined,
    unit: async () => ({
      organizationId: 'demo',
      unitId: 'demo',
      people: { owner: 'demo', editor: 'demo', reporter: 'demo' },
      holds: () => false,
    }),
  }),
  handlers: { ...handlers, tagged: async () => new Tagged('v1', () => 'demo') },
};

const key: HeldKey = {
  id: 'key',
  organizationId,
  madeBy: 'user',
  mode: 'live',
  scopes: ['read'],
  unitIds: null,
  addresses: [],
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttp({
    log: pino({ level: 'silent' }),
    requestId: () => 'r1',
    secureTransport: false,
    trustedProxies: 0,
    limits: { lag: Number.POSITIVE_INFINITY },
  });
  mount(app, contract, handlers, {
    db: { replica: {} } as Db,
    clock: new TestClock('2026-10-01T12:00:00.000Z'),
    doorkeeper: new TestDoorkeeper(),
    witness: async () => undefined,
    keyDoor: {
      find: async () => key,
      take: async () => ({ isTaken: true, limit: 600, left: 1, resetIn: 17 }),
      mayComeFrom: () => true,
      used: async () => undefined,
    },
    assistantDoor: { principalOf: async () => key, origin: async () => 'https://krogkoll.example' },
    demo,
    build: 'test',
    versions: Object.assign(Object.create(null) as AnswerVersions, { of: async () => 'a' }),
    checkReplies: true,
  });
});
afterAll(() => app.close());

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const {
    statusCode,
    body,
    headers: told,
  } = await app.inject({
    url: `/api/hospitad/${path}`,
    headers: { authorization: 'Bearer open', 'x-unit-id': unitId, ...headers },
  });
  return [statusCode, body === '' ? null : (JSON.parse(body) as unknown), told['etag']];
};

test('an answer of the demo has a tag of its own, so that neither is taken for the other', async () => {
  shown = false;
  expect(await ask('tagged')).toEqual([200, { data: 'own' }, '"v1"']);
  expect(await ask('tagged', { 'if-none-match': '"demo-v1"' })).toEqual([200, { data: 'own' }, '"v1"']);
  shown = true;
  expect(await ask('tagged')).toEqual([200, { data: 'demo' }, '"demo-v1"']);
  expect(await ask('tagged', { 'if-none-match': '"v1"' })).toEqual([200, { data: 'demo' }, '"demo-v1"']);
  expect(await ask('tagged', { 'if-none-match': '"demo-v1"' })).toEqual([304, null, '"demo-v1"']);
});

test('nothing of the demo is changed, and its handler is not asked', async () => {
  const change = async (isShown: boolean): Promise<number> => {
    shown = isShown;
    const headers = { authorization: 'Bearer open', 'x-unit-id': unitId };
    return (await app.inject({ method: 'POST', url: '/api/hospitad/change', headers })).statusCode;
  };
  expect([await change(true), changes, await change(false), changes]).toEqual([409, 0, 200, 1]);
});

test('what has no part in the demo is answered as it is', async () => {
  shown = true;
  expect(await ask('own')).toEqual([200, { data: 'own' }, undefined]);
});

test('a replica answers entries that say so, and no others', async () => {
  shown = false;
  expect(await ask('from-replica')).toEqual([200, { data: { replica: true } }, undefined]);
  expect(await ask('as-of')).toMatchObject([200, { data: { replica: false } }, expect.any(String)]);
});

test('an answer that the caller has as it is now is not made again', async () => {
  const [, , tag] = await ask('as-of');
  expect(await ask('as-of', { 'if-none-match': String(tag) })).toEqual([304, null, tag]);
  expect(await ask('as-of', { 'if-none-match': '"other"' })).toMatchObject({ 0: 200 });
});

test('a handler has what the gate has left of nine seconds', async () => {
  const [, told] = await ask('left');
  const { data } = told as { readonly data: { readonly left: number } };
  expect(data.left).toBeLessThan(9_000);
  expect(data.left).toBeGreaterThan(1_000);
});

test('an assistant says 256 KiB at once, and not a byte more', async () => {
  const say = async (bytes: number): Promise<number> => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
      payload: JSON.stringify('x'.repeat(bytes - 2)),
    });
    return statusCode;
  };
  expect([await say(262_144), await say(262_145)]).toEqual([200, 413]);
});
