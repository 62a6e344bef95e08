import type { FastifyError, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable, OrganizationMoving } from '../db/unavailable.ts';
import { ObjectDamaged, ObjectMissing, StorageFull } from '../ports/storage/port.ts';
import { createHttp } from './app.ts';

let app: FastifyInstance;
let logged: string[];
let failure: Error;

const open = async (trustedProxies = 0, secureTransport = false): Promise<void> => {
  logged = [];
  let request = 0;
  app = await createHttp({
    log: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
    requestId: () => `r${(request += 1)}`,
    secureTransport,
    trustedProxies,
    limits: { requests: 3, lag: Number.POSITIVE_INFINITY },
  });
  app.get('/failing', () => Promise.reject(failure));
  app.get('/address', (request) => ({ ip: request.ip }));
  app.get('/named/:name', () => ({}));
  app.post('/body', ({ body, passed, patience, isDemo }) => ({ body, passed, patience, isDemo }));
  app.post('/files', async (request) => {
    const names: string[] = [];
    for await (const { filename, file } of request.files()) {
      names.push(filename);
      file.resume();
    }
    return names;
  });
};
beforeEach(() => open());
afterEach(() => app.close());

const failed = (code: string, statusCode?: number): FastifyError =>
  Object.assign(new Error('failed'), { name: 'FastifyError', code, ...(statusCode ? { statusCode } : {}) });

describe('what goes wrong is answered as JSON', () => {
  test.each([
    ['a database that is away', new DatabaseUnavailable(null), 503, 'service.unavailable', '2'],
    ['an organization that is moved', new OrganizationMoving(null), 503, 'organization.moving', '30'],
    ['a full disk', new StorageFull('no room'), 507, 'storage.full', '2'],
    ['an original that is gone', new ObjectMissing('a'), 500, 'storage.missing'],
    ['an original that was altered', new ObjectDamaged('a'), 500, 'storage.damaged'],
    ['another media type', failed('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415), 415, 'request.type_unsupported'],
    ['no multipart', failed('FST_INVALID_MULTIPART_CONTENT_TYPE', 406), 415, 'request.type_unsupported'],
    ['too large a body', failed('FST_ERR_CTP_BODY_TOO_LARGE', 413), 413, 'request.too_large'],
    ['too large a file', failed('FST_REQ_FILE_TOO_LARGE', 413), 413, 'upload.file_too_large'],
    ['the caller’s fault', failed('OTHER', 400), 400, 'request.malformed'],
    ['the caller’s last fault', failed('OTHER', 499), 400, 'request.malformed'],
    ['a key that somebody else has taken', failed('23505'), 409, 'CONFLICT'],
    ['writes that cannot follow each other', failed('40001'), 409, 'CONFLICT'],
    ['writes that wait for each other', failed('40P01'), 409, 'CONFLICT'],
    ['our fault', failed('OTHER', 500), 500, 'unknown.error'],
    ['no fault at all', failed('OTHER', 399), 500, 'unknown.error'],
    ['anything else', new Error('a secret'), 500, 'unknown.error'],
  ])('R64 %s', async (_said, error, status, message, retryAfter?: string) => {
    failure = error;
    const { statusCode, headers, body } = await app.inject('/failing');
    expect([statusCode, body, headers['retry-after']]).toEqual([
      status,
      JSON.stringify({ message }),
      retryAfter,
    ]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const lines = logged.map((line) => JSON.parse(line) as object);
    if (message === 'unknown.error' || message === 'CONFLICT')
      expect(lines).toMatchObject([{ msg: 'request failed', reqId: 'r1', err: {} }]);
    else expect(lines).toEqual([]);
  });

  test('R64 an address that cannot be read', async () => {
    const { statusCode, body } = await app.inject('/named/%zz');
    expect([statusCode, body]).toEqual([400, '{"message":"request.malformed"}']);
  });

  test.each([
    [200, 200],
    [201, 400],
  ])('a name of %d signs is answered with %d', async (length, status) =>
    expect((await app.inject(`/named/${'x'.repeat(length)}`)).statusCode).toBe(status),
  );

  test('a slash at the end is another address', async () =>
    expect((await app.inject('/address/')).statusCode).toBe(404));
});

describe('bodies', () => {
  const send = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/body', payload, headers: { 'content-type': type } });

  /** What stands in a request that no gate has seen. */
  const fresh = { passed: null, patience: 0, isDemo: false };

  test('JSON is read, nothing is nothing', async () => {
    expect((await send('{"a":[1]}')).json()).toEqual({ body: { a: [1] }, ...fresh });
    expect((await send('')).json()).toEqual(fresh);
  });

  test.each(['{', 'undefined', '{"a":1}}'])('%s is not JSON', async (payload) => {
    const { statusCode, body } = await send(payload);
    expect([statusCode, body, logged]).toEqual([400, '{"message":"request.malformed"}', []]);
  });

  test('of up to a mebibyte are read', async () => {
    const text = (bytes: number): string => JSON.stringify('x'.repeat(bytes - 2));
    expect((await send(text(1_048_576))).statusCode).toBe(200);
    const { statusCode, body } = await send(text(1_048_577));
    expect([statusCode, body]).toEqual([413, '{"message":"request.too_large"}']);
  });

  test('of another kind are not', async () => {
    const { statusCode, body } = await send('a=1', 'application/x-www-form-urlencoded');
    expect([statusCode, body]).toEqual([415, '{"message":"request.type_unsupported"}']);
  });
});

describe('uploads', () => {
  const part = (name: string, content: string, file = true): string =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${name}"` : ''}\r\n\r\n${content}\r\n`;
  const send = (...parts: string[]) =>
    app.inject({
      method: 'POST',
      url: '/files',
      payload: `${parts.join('')}--edge--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    });
  const files = (count: number): string[] => Array.from({ length: count }, (_, at) => part(`f${at}`, 'x'));
  const fields = (count: number): string[] =>
    Array.from({ length: count }, (_, at) => part(`n${at}`, 'x', false));

  test('two hundred files are taken at once', async () => {
    expect((await send(...files(200))).json()).toHaveLength(200);
    expect((await send(...files(201))).statusCode).toBe(400);
  });

  test('twenty fields beside them', async () => {
    expect((await send(...fields(20), part('f', 'x'))).json()).toEqual(['f']);
    expect((await send(...fields(21), part('f', 'x'))).statusCode).toBe(400);
  });

  test('no multipart is no upload', async () => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/files', payload: {} });
    expect([statusCode, body]).toEqual([415, '{"message":"request.type_unsupported"}']);
  });
});

describe('the caller’s address', () => {
  const ask = async (): Promise<unknown> =>
    (
      await app.inject({
        url: '/address',
        remoteAddress: '192.0.2.9',
        headers: { 'x-forwarded-for': '198.51.100.1, 198.51.100.2, 198.51.100.3' },
      })
    ).json();

  test.each([
    [0, '192.0.2.9'],
    [1, '198.51.100.3'],
    [2, '198.51.100.2'],
  ])('with %d proxies in front is %s', async (proxies, ip) => {
    await app.close();
    await open(proxies);
    expect(await ask()).toEqual({ ip });
  });
});

describe('R64 headers of every answer', () => {
  test('are set where the route set none', async () => {
    const { headers } = await app.inject('/address');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
      'x-request-id': 'r1',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('cache-control');
  });

  test('stay where the route set its own', async () => {
    const own = {
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': 'sandbox',
      'cache-control': 'no-cache',
    };
    app.get('/api/own', (_request, reply) => reply.headers(own).send({}));
    expect((await app.inject('/api/own')).headers).toMatchObject(own);
  });

  test.each([
    ['/api/any', 'no-store'],
    ['/metrics', 'no-store'],
    ['/metrics/other', undefined],
    ['/elsewhere/api/any', undefined],
    ['/apiary', undefined],
  ])('%s is stored by nobody: %s', async (url, expected) =>
    expect((await app.inject(url)).headers['cache-control']).toBe(expected),
  );

  test('browsers are told to insist on TLS where it is spoken', async () => {
    await app.close();
    await open(0, true);
    const { headers } = await app.inject('/address');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });
});

test('R58 the limits that were given hold, and the others beside them', async () => {
  const waiting = Promise.withResolvers<object>();
  app.get('/waiting', () => waiting.promise);
  const held = ['/waiting', '/waiting', '/waiting'].map((url) => app.inject(url));
  await new Promise(setImmediate);
  expect((await app.inject('/address')).statusCode).toBe(503);
  waiting.resolve({});
  for (const answer of held) expect((await answer).statusCode).toBe(200);
  expect((await app.inject('/address')).statusCode).toBe(200);
});
