import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closePromptly } from './close-promptly.ts';
import { sendEvents } from './events.ts';

let app: FastifyInstance;
let agent: Agent;
beforeEach(() => {
  app = Fastify({ forceCloseConnections: false });
  closePromptly(app);
  agent = new Agent({ keepAlive: true });
});
afterEach(() => agent.destroy());

const ask = async (path: string): Promise<IncomingMessage> => {
  const { port } = app.server.address() as AddressInfo;
  const [answer] = (await once(request({ port, path, agent }).end(), 'response')) as [IncomingMessage];
  return answer;
};

const textOf = async (answer: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return text;
};

test('what is under way is answered, and its connection is not waited for', { timeout: 10_000 }, async () => {
  const work = Promise.withResolvers<string>();
  let begun = false;
  app.get('/', () => {
    begun = true;
    return work.promise;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const asked = ask('/');
  await expect.poll(() => begun).toBe(true);
  const closing = app.close();
  work.resolve('done');
  expect(await textOf(await asked)).toBe('done');
  await closing;
});

test('open streams end', { timeout: 10_000 }, async () => {
  const silent = new Readable({ objectMode: true, read: () => undefined });
  app.get('/', (_request, reply) =>
    sendEvents(reply, silent, { mayStay: async () => true, onChange: () => () => undefined }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await ask('/');
  const text = textOf(answer);
  await app.close();
  expect(await text).toBe(': open\n\n');
});

test('a connection that a browser opened beforehand and never used ends', { timeout: 10_000 }, async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const arrived = once(app.server, 'connection');
  const unused = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await arrived;
  const ended = once(unused, 'close');
  await app.close();
  await expect(ended).resolves.toEqual([false]);
});

test('once it is closed nothing looks for connections any more', async () => {
  const looks: number[] = [];
  await app.listen({ host: '127.0.0.1', port: 0 });
  const closeIdle = app.server.closeIdleConnections.bind(app.server);
  app.server.closeIdleConnections = () => {
    looks.push(performance.now());
    closeIdle();
  };
  const arrived = once(app.server, 'connection');
  connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await arrived;
  await app.close();
  const { length } = looks;
  await delay(300);
  expect(length).toBeGreaterThan(0);
  expect(looks).toHaveLength(length);
});

test('an app that never listened closes too', () => expect(app.close()).resolves.toBeUndefined());
