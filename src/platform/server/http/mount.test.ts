import { Readable } from 'node:stream';
import { pino } from 'pino';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { refused } from '#platform/wire/refused.ts';
import { TestClock } from '../clock.ts';
import type { Db } from '../db/port.ts';
import { organizationId, TestDoorkeeper, unitId } from '#testing/peers/test-doorkeeper.ts';
import { createHttp } from './app.ts';
import type { Handlers, PageReply } from './handler.ts';
import { AnswerVersions } from '../answer-versions.ts';
import { mount } from './mount.ts';
import { Tagged } from './tagged.ts';
import type { Witnessed } from './witness.ts';

const usual = { method: 'GET', summary: '', reply: z.any(), access: 'public', errors: [] } as const;
const contract = {
  echo: endpoint({
    ...usual,
    method: 'PUT',
    path: 'echo/{id}',
    access: 'reporter',
    params: z.object({ id: z.string().max(4) }),
    query: z.object({ page: z.coerce.number().optional() }),
    body: z.object({ name: z.string() }),
  }),
  wrong: endpoint({ ...usual, path: 'wrong', reply: z.object({ count: z.number() }), status: 202 }),
  refusing: endpoint({ ...usual, path: 'refusing', errors: ['plan.required'] }),
  page: endpoint({ ...usual, path: '/page', replyAs: 'page', errors: ['link.expired'] }),
  bytes: endpoint({ ...usual, path: 'bytes', replyAs: 'bytes' }),
  events: endpoint({ ...usual, path: 'events', access: 'session', replyAs: 'events', reply: z.any() }),
  tagged: endpoint({ ...usual, path: 'tagged' }),
  upload: endpoint({ ...usual, method: 'POST', path: 'upload', receives: 'upload' }),
  raw: endpoint({ ...usual, method: 'POST', path: 'raw', access: 'machine', receives: 'raw' }),
};

const start = '2026-10-01T12:00:00.000Z';
const doorkeeper = new TestDoorkeeper();
const seen: Witnessed[] = [];
let made = 0;
let pageMade: PageReply | null = null;
let checked: FastifyInstance;
let trusting: FastifyInstance;

const collected = async (source: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const handlers: Handlers<typeof contract> = {
  echo: async ({ now, signal, raw: _raw, files: _files, incoming, ...given }) => ({
    ...given,
    now: now.toISOString(),
    aborted: signal.aborted,
    incoming: incoming ?? null,
  }),
  wrong: async () => ({ count: 'many' }) as never,
  refusing: async () => refused('plan.required', { name: 'invalid' }),
  page: async () => pageMade ?? refused('link.expired'),
  bytes: async () => ({
    fileName: 'a.bin',
    contentType: 'text/html',
    size: 5,
    stream: Readable.from(['bytes']),
  }),
  events: async ({ lastEventId }) =>
    (async function* () {
      yield { id: '1', event: { after: lastEventId } };
      await Promise.resolve();
      yield { id: '2', event: { watched: doorkeeper.watchers.size } };
    })(),
  tagged: async () => new Tagged('v1', () => ({ made: (made += 1) })),
  upload: async ({ files }) => {
    const found: unknown[] = [];
    for await (const { fileName, contentType, stream } of files)
      found.push([fileName, contentType, await collected(stream), stream.truncated]);
    return found;
  },
  raw: async ({ incoming: { stream, ...said } }) => ({ ...said, text: await collected(stream) }),
};

const open = async (checkReplies: boolean): Promise<FastifyInstance> => {
  const log = pino({ level: 'silent' });
  const app = await createHttp({
    log,
    requestId: () => 'r1',
    secureTransport: false,
    trustedProxies: 0,
    limits: { lag: Number.POSITIVE_INFINITY },
  });
  const witness = async (witnessed: Witnessed): Promise<void> => void seen.push(witnessed);
  const clock = new TestClock(start);
  const db = {} as Db;
  const tags = { build: 'test', versions: new AnswerVersions(db) };
  mount(app, contract, handlers, { db, clock, doorkeeper, witness, checkReplies, ...tags });
  return app;
};

beforeAll(async () => {
  checked = await open(true);
  trusting = await open(false);
});
afterAll(async () => {
  await checked.close();
  await trusting.close();
});
beforeEach(() => {
  doorkeeper.user = { userId: 'user', sessionId: 'session', staff: false, impersonatedBy: null };
  seen.length = 0;
});

const ask = async (asked: InjectOptions, app = checked) => {
  const { url = '', headers = {} } = asked;
  const answer = await app.inject({
    ...asked,
    url: typeof url === 'string' && !url.startsWith('/') ? `/api/hospitad/${url}` : url,
    headers: { authorization: 'Bearer open', 'x-unit-id': unitId, ...headers },
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};

const echo = { method: 'PUT', url: 'echo/a%20b?page=2&other=1', payload: { name: 'n', other: 1 } } as const;

describe('what a handler is given', () => {
  test('is what its entry asks for, checked, with who asks and when', async () => {
    const { status, text, headers } = await ask(echo);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const told = JSON.parse(text) as { data: { scope: { view?: unknown } } };
    expect(told.data.scope.view).toMatchObject({ plan: 'premium-plus' });
    delete told.data.scope.view;
    expect(told).toEqual({
      data: {
        params: { id: 'a b' },
        query: { page: 2 },
        body: { name: 'n' },
        user: doorkeeper.user,
        actor: { userId: 'user', impersonatedBy: null, requestId: 'r1' },
        scope: { organizationId, unitId },
        role: 'owner',
        requestId: 'r1',
        now: start,
        aborted: false,
        incoming: null,
        lastEventId: null,
      },
    });
    expect(seen).toEqual([]);
  });

  test.each([
    ['the path', { url: 'echo/abcde' }, { id: 'too_long' }],
    ['the query', { url: 'echo/a?page=x' }, { page: 'invalid' }],
    ['the body', { payload: {} }, { name: 'required' }],
  ])('is refused when %s is wrong', async (_said, changed, errors) =>
    expect(await ask({ ...echo, ...changed })).toMatchObject({
      status: 400,
      text: JSON.stringify({ message: 'bad.request', errors }),
    }),
  );

  test('nobody comes in before the body is read, not even with a wrong one', async () => {
    const { status, text } = await ask({ ...echo, payload: '{', headers: { authorization: '' } });
    expect([status, text]).toEqual([401, '{"message":"user.unauthorized"}']);
  });

  test('is told to the witness first where staff act as a customer', async () => {
    doorkeeper.user = { ...doorkeeper.user, impersonatedBy: 'staff' };
    expect((await ask(echo)).status).toBe(200);
    expect(seen).toMatchObject([{ method: 'PUT', call: 'PUT echo/{id}', target: null }]);
  });

  test('files of an upload come one after the other', async () => {
    const part = (name: string): string =>
      `--edge\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: text/xml\r\n\r\n<${name}/>\r\n`;
    const { text } = await ask({
      method: 'POST',
      url: 'upload',
      payload: `${part('a')}${part('b')}--edge--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    });
    expect(JSON.parse(text)).toEqual({
      data: [
        ['a', 'text/xml', '<a/>', false],
        ['b', 'text/xml', '<b/>', false],
      ],
    });
  });

  test('a raw body comes as it is, whatever it says it is', async () => {
    const raw = { method: 'POST', url: 'raw', payload: '{"not":' } as const;
    const { text } = await ask({ ...raw, headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(text)).toEqual({
      data: { contentType: 'application/json', length: 7, text: '{"not":' },
    });
    const bare = await ask({ method: 'POST', url: 'raw', payload: Readable.from(['x']) });
    expect(JSON.parse(bare.text)).toEqual({ data: { contentType: '', length: null, text: 'x' } });
  });
});

describe('what goes out', () => {
  test('is checked against its schema where that is asked for', async () => {
    expect((await ask({ url: 'wrong' })).status).toBe(500);
    expect(await ask({ url: 'wrong' }, trusting)).toMatchObject({
      status: 202,
      text: '{"data":{"count":"many"}}',
    });
  });

  test('a refusal has its status and its fields', async () =>
    expect(await ask({ url: 'refusing' })).toMatchObject({
      status: 403,
      text: '{"message":"plan.required","errors":{"name":"invalid"}}',
    }));

  test('a page, a redirect and a page that is refused', async () => {
    pageMade = { status: 200, contentType: 'text/plain', body: 'a page' };
    const page = await ask({ url: '/page' });
    expect(page).toMatchObject({ status: 200, text: 'a page', headers: { 'content-type': 'text/plain' } });
    expect(page.headers).not.toHaveProperty('location');
    pageMade = { status: 303, contentType: 'text/plain', body: '', location: '/elsewhere' };
    expect(await ask({ url: '/page' })).toMatchObject({ status: 303, headers: { location: '/elsewhere' } });
    pageMade = null;
    expect(await ask({ url: '/page' })).toMatchObject({ status: 400, text: '{"message":"link.expired"}' });
  });

  test('bytes go out as an attachment', async () =>
    expect(await ask({ url: 'bytes' })).toMatchObject({
      status: 200,
      text: 'bytes',
      headers: { 'content-type': 'application/octet-stream' },
    }));

  test('events are sent until there are no more, and the session is watched meanwhile', async () => {
    const { status, text } = await ask({ url: 'events', headers: { 'last-event-id': '7' } });
    expect([status, text]).toEqual([
      200,
      ': open\n\nid: 1\ndata: {"after":"7"}\n\nid: 2\ndata: {"watched":1}\n\n',
    ]);
    expect(doorkeeper.watchers.size).toBe(0);
  });

  test('what the caller has already is not made again', async () => {
    const first = await ask({ url: 'tagged' });
    expect([first.status, first.text, first.headers['etag']]).toEqual([200, '{"data":{"made":1}}', '"v1"']);
    const second = await ask({ url: 'tagged', headers: { 'if-none-match': '"v1"' } });
    expect([second.status, second.text, made]).toEqual([304, '', 1]);
  });

  test('HEAD is not an answer of its own', async () =>
    expect((await ask({ method: 'HEAD', url: 'tagged' })).status).toBe(404));
});
