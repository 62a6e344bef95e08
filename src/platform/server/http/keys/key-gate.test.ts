import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, openBase } from '#platform/wire/endpoint.ts';
import { openVersions } from '#platform/wire/open-versions.ts';
import { openApiOf } from '#platform/wire/openapi.ts';
import { organizationId, TestDoorkeeper } from '#testing/peers/test-doorkeeper.ts';
import { AnswerVersions } from '../../answer-versions.ts';
import { TestClock } from '../../clock.ts';
import type { Db } from '../../db/port.ts';
import { createHttp } from '../app.ts';
import { mount } from '../mount.ts';
import type { KeyDoor } from './key-door.ts';

const usual = { method: 'GET', summary: '', access: 'key:read', demo: 'own', errors: [] } as const;
const contract = {
  stays: endpoint({ ...usual, path: `${openBase}stays`, reply: z.literal('here') }),
  goes: endpoint({
    ...usual,
    path: `${openBase}goes`,
    reply: z.literal('here'),
    deprecated: { since: '2026-11-01', sunset: '2027-06-30' },
  }),
};

const keyDoor: KeyDoor = {
  find: async (token) =>
    token === 'key'
      ? {
          id: 'key',
          organizationId,
          madeBy: 'user',
          mode: 'live',
          scopes: ['read'],
          unitIds: null,
          addresses: [],
        }
      : null,
  take: async () => ({ isTaken: true, limit: 600, left: 599, resetIn: 60 }),
  mayComeFrom: () => true,
  used: async () => undefined,
};

let app: FastifyInstance;
beforeAll(async () => {
  const log = pino({ level: 'silent' });
  app = await createHttp({
    log,
    requestId: () => 'r1',
    secureTransport: false,
    trustedProxies: 0,
    limits: { lag: Number.POSITIVE_INFINITY },
  });
  const here = async () => 'here' as const;
  const db = {} as Db;
  mount(
    app,
    contract,
    { stays: here, goes: here },
    {
      db,
      clock: new TestClock('2026-12-01T12:00:00.000Z'),
      doorkeeper: new TestDoorkeeper(),
      witness: async () => undefined,
      keyDoor,
      checkReplies: true,
      build: 'test',
      versions: new AnswerVersions(db),
    },
  );
});
afterAll(() => app.close());

const ask = async (path: 'stays' | 'goes', headers: Readonly<Record<string, string>> = {}) => {
  const url = openBase + path;
  const answer = await app.inject({ url, headers: { authorization: 'Bearer key', ...headers } });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<unknown>() };
};

describe('what will go', () => {
  test('says since when it should not be used and when it is gone, and answers as ever', async () => {
    const { status, headers, body } = await ask('goes');
    expect([status, body]).toEqual([200, 'here']);
    // RFC 9745: a date of structured fields. RFC 8594: a date of HTTP.
    expect(headers['deprecation']).toBe('@1793491200');
    expect(headers['sunset']).toBe('Wed, 30 Jun 2027 00:00:00 GMT');
  });

  test('says so to those too whom it refuses', async () => {
    const { status, headers } = await ask('goes', { authorization: 'Bearer none' });
    expect([status, headers['deprecation'], headers['sunset']]).toEqual([
      401,
      '@1793491200',
      'Wed, 30 Jun 2027 00:00:00 GMT',
    ]);
  });

  test('what stays says nothing of the kind', async () => {
    const { headers } = await ask('stays');
    expect([headers['deprecation'], headers['sunset']]).toEqual([undefined, undefined]);
  });

  test('the OpenAPI document marks it', () => {
    const { paths } = openApiOf({ api: contract }) as { paths: Record<string, { get: object }> };
    expect(paths[`${openBase}goes`]?.get).toMatchObject({ deprecated: true });
    expect(paths[`${openBase}stays`]?.get).not.toHaveProperty('deprecated');
  });
});

describe('versions by date', () => {
  const [newest] = openVersions;

  test('they are days, the newest first', () => {
    expect(openVersions.toSorted().toReversed()).toEqual([...openVersions]);
    for (const version of openVersions) expect(z.iso.date().safeParse(version).success).toBe(true);
  });

  test('without the header the newest answers, and says that it did', async () => {
    const { status, headers } = await ask('stays');
    expect([status, headers['krogkoll-version']]).toEqual([200, newest]);
  });

  test.each(openVersions)('%s answers as itself', async (version) => {
    const { status, headers } = await ask('stays', { 'krogkoll-version': version });
    expect([status, headers['krogkoll-version']]).toEqual([200, version]);
  });

  test.each(['2020-01-01', '2026-11-22', '2999-12-31', '2026-11-23 ', 'newest', '1', `${newest},${newest}`])(
    'a date that is no version, older or newer, is refused with the newest named: %s',
    async (version) => {
      const { status, headers, body } = await ask('stays', { 'krogkoll-version': version });
      expect([status, headers['krogkoll-version']]).toEqual([400, newest]);
      expect(body).toMatchObject({ code: 'version.unknown', requestId: 'r1' });
    },
  );
});
