import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoint, openBase } from '#platform/wire/endpoint.ts';
import { refused, refusedFor } from '#platform/wire/refused.ts';
import { organizationId, TestDoorkeeper, testView, unitId } from '#testing/peers/test-doorkeeper.ts';
import { mintUnitScope } from '../../scope.ts';
import type { Passed } from '../admit.ts';
import type { HeldKey } from './held-key.ts';
import { passKey } from './key-gate.ts';

const key: HeldKey = {
  id: 'key',
  organizationId,
  madeBy: 'user',
  mode: 'live',
  scopes: ['read'],
  unitIds: null,
  addresses: ['192.0.2.0/24'],
};

const usual = { method: 'GET', summary: '', access: 'key:read', reply: z.null(), errors: [] } as const;
const bare = endpoint({ ...usual, path: `${openBase}me` });
const ofUnit = endpoint({ ...usual, path: `${openBase}units/{unitId}` });

let entry: Endpoint;
let turn: { isTaken: boolean; limit: number; left: number; resetIn: number };
let found: Passed | object | null;
const told: unknown[][] = [];

const door = {
  find: async (token: string) => (token === 'key' ? key : null),
  take: async ({ id }: HeldKey) => {
    told.push(['take', id]);
    return turn;
  },
  mayComeFrom: ({ addresses }: HeldKey, address: string) =>
    addresses[0] === '192.0.2.0/24' && address.startsWith('192.0.2.'),
  used: async ({ id }: HeldKey, address: string) => void told.push(['used', id, address]),
};

const app = Fastify({ genReqId: () => 'r1' });
app.get('/:unitId', async (request, reply) => {
  found = await passKey(entry, { request, reply }, new TestDoorkeeper(), door);
  return {};
});
afterAll(() => app.close());
beforeEach(() => {
  entry = bare;
  turn = { isTaken: true, limit: 600, left: 599, resetIn: 42 };
  found = null;
  told.length = 0;
});

const come = async (
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = '192.0.2.7',
  unit = unitId,
) =>
  (await app.inject({ url: `/${unit}`, remoteAddress, headers: { authorization: 'Bearer key', ...headers } }))
    .headers;

const holder = {
  user: { userId: 'user', sessionId: 'key', staff: false, impersonatedBy: null },
  actor: { userId: 'user', impersonatedBy: null, requestId: 'r1' },
};
const taken = ['take', 'key'];
const noted = ['used', 'key', '192.0.2.7'];

describe('a request of a live key', () => {
  test('comes in for the owner who answers for it, counted and noted', async () => {
    const headers = await come();
    expect(found).toEqual({ ...holder, scope: null, role: null, key });
    expect(told).toEqual([taken, noted]);
    expect(headers).toMatchObject({ 'ratelimit-policy': '"key";q=600;w=60', ratelimit: '"key";r=599;t=42' });
    expect(headers).not.toHaveProperty('www-authenticate');
  });

  test('over its limit is refused until the minute is over, told what the limit is, and not noted', async () => {
    turn = { isTaken: false, limit: 600, left: 0, resetIn: 17 };
    const headers = await come();
    expect(found).toEqual(refusedFor('rate.limited', 17));
    expect(headers).toMatchObject({ 'ratelimit-policy': '"key";q=600;w=60', ratelimit: '"key";r=0;t=17' });
    expect(told).toEqual([taken]);
  });

  test('over its limit hears of that before its unknown version', async () => {
    turn = { ...turn, isTaken: false };
    await come({ 'krogkoll-version': '2020-01-01' });
    expect(found).toEqual(refusedFor('rate.limited', 42));
  });

  test('in an unknown version is counted, wherever it comes from, and not noted', async () => {
    await come({ 'krogkoll-version': '2020-01-01' }, '198.51.100.1');
    expect([found, told]).toEqual([refused('version.unknown'), [taken]]);
  });

  test('from an address that is not the key’s is counted and refused', async () => {
    await come({}, '198.51.100.1');
    expect([found, told]).toEqual([refused('key.address_refused'), [taken]]);
  });

  test('without the scope of the entry is refused, in a unit or not', async () => {
    for (const path of [bare.path, ofUnit.path]) {
      entry = { ...bare, path, access: 'key:prices:write' };
      await come();
      expect(found).toEqual(refused('key.scope_missing'));
    }
  });

  test('reaches the unit in the path', async () => {
    entry = ofUnit;
    await come();
    const scope = mintUnitScope(organizationId, unitId, testView);
    expect(found).toEqual({ ...holder, scope, role: 'owner', key });
    await come({}, '192.0.2.7', organizationId);
    expect(found).toEqual(refused('unit.not_found'));
  });
});

test.each(['', 'Bearer other', 'Basic key'])(
  '%j is no key, and costs none anything',
  async (authorization) => {
    const headers = await come({ authorization, 'krogkoll-version': '2020-01-01' });
    expect([found, told]).toEqual([refused('user.unauthorized'), []]);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(headers).not.toHaveProperty('ratelimit');
  },
);
