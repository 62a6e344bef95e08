import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { refused, refusedFor } from '#platform/wire/refused.ts';
import { organizationId, TestDoorkeeper, testView, unitId } from '#testing/peers/test-doorkeeper.ts';
import type { Foundation } from '../../features/foundation.ts';
import { mintUnitScope } from '../../scope.ts';
import type { Passed } from '../admit.ts';
import { type AssistantDoor, assistantDoorOf, passAssistant } from './assistant-gate.ts';
import type { HeldKey } from './held-key.ts';
import type { KeyDoor } from './key-door.ts';

const key: HeldKey = {
  id: 'key',
  organizationId,
  madeBy: 'user',
  mode: 'live',
  scopes: ['read'],
  unitIds: null,
  addresses: [],
};
const granted: HeldKey = { ...key, id: 'granted' };

let isTaken: boolean;
let found: Passed | object | null;
let counted: string[];

const keyDoor: KeyDoor = {
  find: async (token) => (token === 'key' ? key : null),
  take: async ({ id }) => {
    counted.push(id);
    return { isTaken, limit: 600, left: 1, resetIn: 17 };
  },
  mayComeFrom: () => true,
  used: async () => undefined,
};

const door: AssistantDoor = assistantDoorOf(
  Object.assign(Object.create(null) as Foundation, {
    hooks: {
      all: () => [
        () => async (token: string) => (token === 'none' ? granted : null),
        () => async (token: string) => (token === 'granted' || token === 'key' ? granted : null),
      ],
    },
    publicUrl: async () => 'https://krogkoll.example/begin/',
  }),
  keyDoor,
);

const app = Fastify({ genReqId: () => 'r1' });
app.get('/', async (request, reply) => {
  found = await passAssistant({ request, reply }, new TestDoorkeeper(), keyDoor, door);
  return {};
});
afterAll(() => app.close());
beforeEach(() => {
  isTaken = true;
  found = null;
  counted = [];
});

const come = async (headers: Readonly<Record<string, string>>) =>
  (await app.inject({ url: '/', headers })).headers;

const document = 'resource_metadata="https://krogkoll.example/.well-known/oauth-protected-resource/mcp"';

describe('the door of assistants', () => {
  test('lets a key in, and asks for scope and unit with each thing that it does', async () => {
    const headers = await come({ authorization: 'Bearer key' });
    expect(found).toMatchObject({
      user: { userId: 'user', sessionId: 'key', staff: false, impersonatedBy: null },
      actor: { userId: 'user', impersonatedBy: null, requestId: 'r1' },
      scope: null,
      role: null,
      key,
    });
    expect(headers).toMatchObject({ ratelimit: '"key";r=1;t=17' });
    expect(headers).not.toHaveProperty('www-authenticate');
    const { reach } = found as Passed;
    const scope = mintUnitScope(organizationId, unitId, testView);
    expect(await reach?.('read', unitId)).toEqual({ scope, role: 'owner' });
    expect(await reach?.('claims:write', unitId)).toEqual(refused('key.scope_missing'));
  });

  test('asks who keeps keys first, and then each other feature that lets assistants in', async () => {
    await come({ authorization: 'Bearer key' });
    await come({ authorization: 'Bearer granted' });
    expect(found).toMatchObject({ key: granted });
    expect(counted).toEqual(['key', 'granted']);
  });

  test('says where to get a token, and of a dead one that it is', async () => {
    expect((await come({}))['www-authenticate']).toBe(`Bearer ${document}`);
    expect(found).toEqual(refused('user.unauthorized'));
    found = null;
    const headers = await come({ authorization: 'Bearer dead' });
    expect(headers['www-authenticate']).toBe(`Bearer ${document}, error="invalid_token"`);
    expect([found, counted]).toEqual([refused('user.unauthorized'), []]);
  });

  test('is shut over the limit', async () => {
    isTaken = false;
    await come({ authorization: 'Bearer key' });
    expect(found).toEqual(refusedFor('rate.limited', 17));
  });

  test.each(['https://elsewhere.example', 'http://krogkoll.example', 'null', ''])(
    'is shut for a page of %j, whatever token it has',
    async (origin) => {
      await come({ authorization: 'Bearer key', origin });
      expect([found, counted]).toEqual([refused('origin.foreign'), []]);
    },
  );

  test('is open to the product’s own pages, however they write its name', async () => {
    await come({ authorization: 'Bearer key', origin: 'https://Krogkoll.example' });
    expect(found).toMatchObject({ key });
  });
});
