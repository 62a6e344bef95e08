import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { TestDoorkeeper } from '#testing/peers/test-doorkeeper.ts';
import { TestClock } from '../clock.ts';
import { isGivenUp } from '../db/given-up.ts';
import type { Db } from '../db/port.ts';
import { createHttp } from './app.ts';
import type { Handlers } from './handler.ts';
import { AnswerVersions } from '../answer-versions.ts';
import { mount } from './mount.ts';

const usual = { summary: '', reply: z.any(), access: 'public', errors: [] } as const;
const contract = {
  read: endpoint({ ...usual, method: 'GET', path: 'read' }),
  write: endpoint({ ...usual, method: 'POST', path: 'write' }),
};

let begun = Promise.withResolvers<void>();
let told = Promise.withResolvers<boolean>();

/** Works until its caller is gone, and tells whether its next read would be sent. */
const work = async ({ signal }: { readonly signal: AbortSignal }): Promise<unknown> => {
  begun.resolve();
  if (!signal.aborted) await once(signal, 'abort');
  told.resolve(isGivenUp());
  return {};
};

const handlers: Handlers<typeof contract> = { read: work, write: work };

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
    db: {} as Db,
    clock: new TestClock('2026-10-01T12:00:00.000Z'),
    doorkeeper: new TestDoorkeeper(),
    witness: async () => undefined,
    build: 'test',
    versions: new AnswerVersions({} as Db),
    checkReplies: false,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const leave = async (method: 'GET' | 'POST', path: string): Promise<boolean> => {
  begun = Promise.withResolvers();
  told = Promise.withResolvers();
  const { port } = app.server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, method, path: `/api/hospitad/${path}` });
  sent.on('error', () => undefined).end();
  await begun.promise;
  sent.destroy();
  return told.promise;
};

test('who leaves has asked for no more reads, and what they had begun to write goes on', async () => {
  expect(await leave('GET', 'read')).toBe(true);
  expect(await leave('POST', 'write')).toBe(false);
});
