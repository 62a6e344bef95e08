import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#core/access/roles.ts';
import { atLeast, roles } from '#core/access/roles.ts';
import { buildOrganization } from '#features/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/organizations/server/builders.ts';
import { signIn } from '#features/sessions/server/builders.ts';
import type { TestClient } from '#platform/server/testing/test-client.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import { fullPath, isUnitScoped, openApiOf } from '#platform/wire/openapi.ts';
import { contract } from './contract.ts';
import { openTestProduct } from './test-product.ts';
import type { TestProduct } from './test-product.ts';

const entries: readonly (readonly [string, Endpoint])[] = Object.entries(contract).flatMap(
  ([feature, part]) => Object.entries(part).map(([name, entry]) => [`${feature}.${name}`, entry] as const),
);
const closed = entries.filter(([, { access }]) => access !== 'public');
const inUnit = entries.filter(([, entry]) => isUnitScoped(entry));
const missing = '00000000-0000-4000-8000-000000000000';

let product: TestProduct;
let listening: Promise<string>;
let own: BuiltOrganization;
let foreign: BuiltOrganization;
const clients = new Map<Role, TestClient>();

beforeAll(async () => {
  product = await openTestProduct();
  listening = product.listen();
  own = await buildOrganization(product);
  foreign = await buildOrganization(product);
  for (const role of roles) {
    const client = product.client();
    await signIn(client, own.members[role]);
    client.unitId = own.outlets[0].unitId;
    clients.set(role, client);
  }
});
afterAll(() => product.close());

const as = (role: Role): TestClient => clients.get(role) ?? product.client();

const urlOf = (entry: Endpoint): string => fullPath(entry).replace(/\{\w+\}/g, missing);

const call = (client: TestClient, entry: Endpoint, headers: Record<string, string> = {}) =>
  client.send(entry.method, urlOf(entry), { headers });

describe('R1 the contract is the whole surface', () => {
  test('what is mounted, what is in the contract and what is in the OpenAPI document are the same', () => {
    const mounted = [...product.routes].filter((route) => !route.startsWith('HEAD ')).toSorted();
    const wanted = entries.map(
      ([, entry]) => `${entry.method} ${fullPath(entry).replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(mounted).toEqual(wanted.toSorted());
    const { paths } = openApiOf(contract) as { paths: Record<string, Record<string, unknown>> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.toSorted()).toEqual(wanted.toSorted());
  });

  test('the OpenAPI document is served', async () => {
    const answer = await product.client().get('openapi.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.text)).toMatchObject({ openapi: '3.1.0' });
  });

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/hospitad',
    '/api/hospitad/auth/users',
    '/api/hospitad/%E4',
    '/api/..%2f',
  ])('%s is refused as JSON', async (path) => {
    const answer = await product.client().get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.json().message).toMatch(/^(route\.not_exist|request\.malformed)$/);
  });

  test.each([
    ['GET / HTTP/9.9\r\n\r\n', 400, 'request.malformed'],
    ['nonsense\r\n\r\n', 400, 'request.malformed'],
    [
      `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
      'request.header_too_large',
    ],
  ])('what the parser of HTTP refuses is refused as JSON (%#)', async (sent, status, code) => {
    const { hostname, port } = new URL(await listening);
    const socket = connect(Number(port), hostname);
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*Content-Type: application/json`));
    expect(JSON.parse(body)).toEqual({ message: code });
  });

  test('a known path with another method is 405', async () => {
    const answer = await product.client().send('PUT', 'auth/users/login');
    expect(answer).toMatchObject({ status: 405, text: '{"message":"route.method_not_allowed"}' });
  });
});

describe('the gate', () => {
  test.each(closed)('R13 %s: a cookie without a token opens nothing', async (_name, entry) => {
    const client = product.client();
    for (const [name, value] of as('owner').cookies) client.cookies.set(name, value);
    client.unitId = own.outlets[0].unitId;
    expect(await call(client, entry)).toMatchObject({ status: 401, text: '{"message":"user.unauthorized"}' });
  });

  test.each(inUnit)(
    'R4 %s: the unit must be named once, be a UUID and be one of ours',
    async (_name, entry) => {
      const owner = as('owner');
      const { unitId } = own.outlets[0];
      owner.unitId = null;
      expect((await call(owner, entry)).text).toBe('{"message":"unit.header_invalid"}');
      owner.unitId = unitId;
      for (const header of ['', 'x', `${unitId}, ${unitId}`, `${unitId} `.repeat(2), `{${unitId}}`])
        expect((await call(owner, entry, { 'x-unit-id': header })).text).toBe(
          '{"message":"unit.header_invalid"}',
        );
      const strange = await call(owner, entry, { 'x-unit-id': foreign.outlets[0].unitId });
      const none = await call(owner, entry, { 'x-unit-id': missing });
      expect(strange).toMatchObject({ status: 404, text: '{"message":"unit.not_found"}' });
      expect({ status: none.status, text: none.text }).toEqual({
        status: strange.status,
        text: strange.text,
      });
    },
  );

  test.each(inUnit)('R3 %s: too small a role is 403 and never 401', async (_name, entry) => {
    for (const role of roles) {
      if (entry.replyAs === 'events') continue;
      const answer = await call(as(role), entry);
      const isAllowed = atLeast(role, entry.access as Role);
      if (isAllowed) expect([401, 403]).not.toContain(answer.status);
      else expect(answer).toMatchObject({ status: 403, text: '{"message":"permission.required"}' });
    }
  });

  test('a unit on a route without one is ignored', async () => {
    const answer = await as('reporter').get('auth/users/me', { headers: { 'x-unit-id': 'x' } });
    expect(answer.status).toBe(200);
  });

  test('R47 whoever has no token is refused before the body is read', async () => {
    const answer = await product.client().post(contract.deals.createDeal.path, {
      payload: '{"broken',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(401);
  });
});

describe('R7 a role is read at each request', () => {
  const editing: Endpoint = contract.deals.createDeal;

  test('a lowered role and a removed membership count at once, with the same token', async () => {
    const member = (await buildOrganization(product)).members.owner;
    const client = product.client();
    await signIn(client, member);
    const mine = (await client.get('outlet-management/unit-less/outlet-roles')).json<
      { mainUnitId: string }[]
    >();
    client.unitId = mine.data[0]?.mainUnitId ?? '';
    const status = async (): Promise<number> => (await call(client, editing)).status;
    const change = (text: string) => product.db.platformTransaction((tx) => tx.query(text, [member.userId]));
    expect([401, 403]).not.toContain(await status());
    await change(`update membership set role = 'reporter' where user_id = $1`);
    expect(await status()).toBe(403);
    await change('delete from membership where user_id = $1');
    expect(await status()).toBe(404);
    expect((await client.get('outlet-management/unit-less/outlet-roles')).json().data).toEqual([]);
  });
});

describe('health', () => {
  test('is 200 while the database answers and 503 JSON while it does not', async () => {
    expect(await product.client().get('/api/health')).toMatchObject({
      status: 200,
      text: '{"data":{"status":"ok"}}',
    });
    product.cutDatabase(true);
    const answer = await product.client().get('/api/health');
    product.cutDatabase(false);
    expect(answer).toMatchObject({ status: 503, text: '{"message":"service.unavailable"}' });
  });
});

describe('R55 closing', () => {
  test('ends live streams and lets a request in flight finish', async () => {
    const closing = await openTestProduct();
    const organization = await buildOrganization(closing);
    const client = closing.client();
    await signIn(client, organization.members.reporter);
    const url = await closing.listen();
    const headers = { authorization: `Bearer ${client.token}`, 'x-unit-id': organization.outlets[0].unitId };
    const stream = await fetch(url + fullPath(contract.notifications.liveEvents), { headers });
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const body = JSON.stringify(organization.members.owner);
    const inFlight = request(url + fullPath(contract.sessions.login), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const answered = once(inFlight, 'response');
    inFlight.flushHeaders();
    await once(inFlight, 'continue');
    const start = performance.now();
    const closed = closing.close();
    inFlight.end(body);
    const [answer] = await answered;
    expect(answer).toMatchObject({ statusCode: 200 });
    answer.resume();
    await closed;
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(await stream.text()).toMatch(/^: open/);
  });
});
