import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { systemClock } from '../clock.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { TestDoorkeeper, unitId } from '#testing/peers/test-doorkeeper.ts';
import { createHttp } from './app.ts';
import type { Handlers } from './handler.ts';
import type { Keep } from './kept.ts';
import { AnswerVersions } from '../answer-versions.ts';
import { mount } from './mount.ts';

const usual = { method: 'POST', summary: '', reply: z.any(), access: 'session', errors: [] } as const;
const contract = {
  create: endpoint({ ...usual, path: 'create', body: z.any(), creates: true, status: 201 }),
  inUnit: endpoint({ ...usual, path: 'in-unit', access: 'editor', creates: true }),
  change: endpoint({ ...usual, path: 'change' }),
  open: endpoint({ ...usual, path: 'open', access: 'public', creates: true }),
  upload: endpoint({ ...usual, path: 'upload', receives: 'upload', creates: true }),
};

let opened: OpenDatabase;
let app: FastifyInstance;
let made = 0;
const doorkeeper = new TestDoorkeeper();
const userId = randomUUID();

const make = async () => ({ made: (made += 1) });
const makeAndKeep = ({ keep }: { readonly keep: Keep<unknown> }) =>
  opened.db.platformTransaction(async (tx) => keep(tx, await make()));
const handlers: Handlers<typeof contract> = {
  create: makeAndKeep,
  inUnit: makeAndKeep,
  change: make,
  open: makeAndKeep,
  upload: async ({ files, keep }) => {
    for await (const { stream } of files) stream.resume();
    return makeAndKeep({ keep });
  },
};

beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.db.platformTransaction((tx) =>
    tx.query(
      `insert into user_account (id, email, full_name, password_hash, joined_at)
       values ($1, 'a@krog.test', 'Astrid Öhrnström', 'none', now())`,
      [userId],
    ),
  );
  doorkeeper.user = { ...doorkeeper.user, userId };
  app = await createHttp({
    log: pino({ level: 'silent' }),
    requestId: () => 'r1',
    secureTransport: false,
    trustedProxies: 0,
    limits: { lag: Number.POSITIVE_INFINITY },
  });
  const witness = async (): Promise<void> => undefined;
  mount(app, contract, handlers, {
    db: opened.db,
    clock: systemClock,
    doorkeeper,
    witness,
    build: 'test',
    versions: new AnswerVersions(opened.db),
    checkReplies: true,
  });
});
afterAll(async () => {
  await app.close();
  await opened.db.close();
});
beforeEach(() => void (made = 0));

const multipart = (name: string) => ({
  payload: `--edge\r\ncontent-disposition: form-data; name="f"; filename="${name}"\r\n\r\nx\r\n--edge--\r\n`,
  type: 'multipart/form-data; boundary=edge',
});

const send = async (
  path: string,
  key: string | null,
  { payload, type }: { readonly payload: string; readonly type: string } = {
    payload: '{}',
    type: 'application/json',
  },
  unit = unitId,
): Promise<readonly [number, string]> => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/api/hospitad/${path}`,
    payload,
    headers: {
      authorization: 'Bearer open',
      'content-type': type,
      'x-unit-id': unit,
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
  });
  return [statusCode, body];
};
const json = (payload: string) => ({ payload, type: 'application/json' });
const mismatch = [422, '{"message":"idempotency.mismatch"}'];

describe('R46 an Idempotency-Key', () => {
  test('makes a creating request once, and the same answer goes out again', async () => {
    const key = randomUUID();
    expect(await send('create', key, json('{"a":1}'))).toEqual([201, '{"data":{"made":1}}']);
    expect(await send('create', key, json('{"a":1}'))).toEqual([201, '{"data":{"made":1}}']);
    expect(await send('create', key, json('{"a":2}'))).toEqual(mismatch);
    expect(await send('create?other=1', key, json('{"a":1}'))).toEqual(mismatch);
    expect(made).toBe(1);
  });

  test.each([
    ['', 'required'],
    ['k'.repeat(256), 'too_long'],
  ])('%j is refused', async (key, fault) =>
    expect(await send('create', key)).toEqual([
      400,
      `{"message":"bad.request","errors":{"Idempotency-Key":"${fault}"}}`,
    ]),
  );

  test('of 255 signs is one', async () => {
    const key = 'k'.repeat(255);
    expect([await send('create', key), await send('create', key)]).toMatchObject([{ 0: 201 }, { 0: 201 }]);
    expect(made).toBe(1);
  });

  test('means nothing where nothing is created, nobody is known or none is given', async () => {
    const key = randomUUID();
    for (const path of ['change', 'open']) {
      await send(path, key);
      await send(path, key);
    }
    await send('create', null);
    await send('create', null);
    expect(made).toBe(6);
  });

  test('belongs to the unit that the request works on', async () => {
    const key = randomUUID();
    expect(await send('in-unit', key)).toEqual([200, '{"data":{"made":1}}']);
    expect(await send('in-unit', key)).toEqual([200, '{"data":{"made":1}}']);
    expect(await send('create', key)).toEqual([201, '{"data":{"made":2}}']);
  });

  test('covers the files of an upload, which are read though they are not used', async () => {
    const key = randomUUID();
    expect(await send('upload', key, multipart('a.xml'))).toEqual([200, '{"data":{"made":1}}']);
    expect(await send('upload', key, multipart('a.xml'))).toEqual([200, '{"data":{"made":1}}']);
    expect(await send('upload', key, multipart('b.xml'))).toEqual(mismatch);
    expect(made).toBe(1);
  });
});
