import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardedFetch, RequestRefused } from './guarded-fetch.ts';
import type { Address } from './guarded-fetch.ts';

let heard: { method?: string; headers: IncomingMessage['headers']; body: string } | null = null;
let connections = 0;
let port = 0;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method = '', headers } = request;
    heard = { method, headers, body: Buffer.concat(chunks).toString() };
    const status = Number(request.url?.slice(1)) || 200;
    response.writeHead(status, { 'x-answer': 'yes' }).end('an answer');
  });
});
server.on('connection', () => (connections += 1));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

const loopback: Address = { address: '127.0.0.1', family: 4 };
const most = 9;
const signal = new AbortController().signal;
const fetch = guardedFetch({
  resolve: () => Promise.resolve([loopback]),
  insideHosts: new Set(['127.0.0.1', 'inside.test']),
});
const to = (path = '/', host = '127.0.0.1'): URL => new URL(`http://${host}:${port}${path}`);

describe('a guarded request', () => {
  test('carries method, headers and body, and answers what came', async () => {
    const body = Buffer.from('åäö');
    const answer = await fetch(to(), { method: 'POST', headers: { 'x-asked': 'yes' }, body, most, signal });
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'x-answer': 'yes' },
      body: Buffer.from('an answer'),
    });
    expect(heard).toMatchObject({
      method: 'POST',
      headers: { 'x-asked': 'yes', 'content-length': '6' },
      body: 'åäö',
    });
  });

  test('without a body says nothing of its length', async () => {
    await fetch(to(), { method: 'GET', most, signal });
    expect(heard?.headers).not.toHaveProperty('content-length');
  });

  test('has a connection of its own', async () => {
    const before = connections;
    for (let turn = 0; turn < 3; turn += 1) await fetch(to(), { method: 'GET', most, signal });
    expect(connections).toBe(before + 3);
  });

  test.each([299, 400, 404, 500])('is answered with %d', async (status) =>
    expect(await fetch(to(`/${status}`), { method: 'GET', most, signal })).toMatchObject({ status }),
  );

  test.each([300, 302, 399])('is not redirected by %d', (status) =>
    expect(fetch(to(`/${status}`), { method: 'GET', most, signal })).rejects.toThrow(
      new RequestRefused(`redirected by ${status}`, status),
    ),
  );

  test('may reach a name that was written down, in any letters, and no other', async () => {
    expect(await fetch(to('/', 'INSIDE.test'), { method: 'GET', most, signal })).toMatchObject({
      status: 200,
    });
    await expect(fetch(to('/', 'other.test'), { method: 'GET', most, signal })).rejects.toMatchObject({
      code: 'request_refused',
      message: 'other.test is not on the public internet',
    });
  });

  test('fails as its name or its connection does', async () => {
    const lost = guardedFetch({ resolve: () => Promise.reject(new Error('no such name')) });
    await expect(lost(to('/', 'a.test'), { method: 'GET', most, signal })).rejects.toThrow('no such name');
    const odd = guardedFetch({ resolve: () => Promise.reject('a word') });
    await expect(odd(to('/', 'a.test'), { method: 'GET', most, signal })).rejects.toThrow('a word');
    await expect(
      fetch(new URL('http://127.0.0.1:1/'), { method: 'GET', most, signal }),
    ).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('to a secure address speaks TLS', () =>
    expect(
      fetch(new URL(`https://127.0.0.1:${port}/`), { method: 'GET', most, signal }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^(EPROTO|ERR_SSL|ECONNRESET)/) as unknown }));
});
