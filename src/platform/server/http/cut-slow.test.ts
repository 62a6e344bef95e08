import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttp } from './app.ts';
import { cutSlowBodies, longestSilence } from './cut-slow.ts';

let app: FastifyInstance;
let port: number;
const silence = 600;

beforeAll(async () => {
  app = await createHttp({
    log: pino({ level: 'silent' }),
    requestId: () => 'r1',
    secureTransport: false,
    trustedProxies: 0,
    limits: { lag: Number.POSITIVE_INFINITY },
  });
  cutSlowBodies(app, silence);
  app.post('/take', async (request) => ({ took: JSON.stringify(request.body).length }));
  app.get('/slow', async () => {
    await delay(3 * silence);
    return { is: 'slow' };
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

const open = async (): Promise<{ socket: Socket; said: () => string; ended: Promise<unknown> }> => {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, said: () => said, ended: once(socket, 'close') };
};

const head = (length: number): string =>
  `POST /take HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test('R58 a body that does not come on is refused in the usual shape and cut', async () => {
  const { socket, said, ended } = await open();
  const from = performance.now();
  socket.write(`${head(100)}{"a":"`);
  await ended;
  expect(performance.now() - from).toBeGreaterThan(silence - 50);
  expect(said()).toMatch(/^HTTP\/1\.1 408 /);
  expect(said()).toContain('content-type: application/json; charset=utf-8');
  expect(said()).toContain('connection: close');
  expect(said()).toContain('{"message":"request.timeout"}');
});

test('R58 one that comes slowly but comes is taken, and an answer that takes longer is waited for', async () => {
  const { socket, said } = await open();
  const body = JSON.stringify({ a: 'x'.repeat(20) });
  socket.write(head(body.length));
  for (let at = 0; at < body.length; at += 4) {
    socket.write(body.slice(at, at + 4));
    await delay(silence / 3);
  }
  await expect.poll(said, { timeout: 5_000 }).toContain(`{"took":${body.length}}`);
  socket.destroy();
  const slow = await fetch(`http://127.0.0.1:${port}/slow`);
  expect(await slow.json()).toEqual({ is: 'slow' });
});

test('R58 a head that does not come is cut after 15 s', () => {
  expect([app.server.headersTimeout, longestSilence]).toEqual([15_000, 15_000]);
});

test('while it stops, a request on an open connection is refused in the usual shape', async () => {
  const { socket, said, ended } = await open();
  const busy = fetch(`http://127.0.0.1:${port}/slow`);
  await delay(50);
  const closed = app.close();
  await delay(50);
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await ended;
  if (said() !== '') {
    expect(said()).toMatch(/^HTTP\/1\.1 503 /);
    expect(said()).toContain('{"message":"service.unavailable"}');
    expect(said()).toContain('retry-after: 2');
  }
  expect((await busy).status).toBe(200);
  await closed;
});
