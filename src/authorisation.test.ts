import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { atLeast, roles } from '#core/access/roles.ts';
import type { Role } from '#core/access/roles.ts';
import { buildAccount } from '#features/accounts/server/builders.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/invoices/server/builders.ts';
import { buildOrganization } from '#features/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/organizations/server/builders.ts';
import { ownPage, signIn } from '#features/sessions/server/builders.ts';
import { startSession } from '#features/sessions/server/commands.ts';
import type { TestAnswer, TestClient } from '#platform/server/testing/test-client.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import { fullPath, isUnitScoped } from '#platform/wire/openapi.ts';
import { contract } from './contract.ts';
import { openTestProduct } from './test-product.ts';
import type { TestProduct } from './test-product.ts';
import { missing, missingIds, namesObject, routes, uploadOf } from './test-samples.ts';
import type { Ids, Route, Sample } from './test-samples.ts';

const send = (client: TestClient, { entry, sample }: Route, ids: Ids): Promise<TestAnswer> => {
  const { params = {}, query = {}, ...request } = sample(ids);
  const path = fullPath(entry).replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return client.send(entry.method, search === '' ? path : `${path}?${search}`, request);
};

const marker = 'Zxq8WvKjP0sTbNm4RyLd';

let product: TestProduct;
let own: BuiltOrganization;
let foreign: BuiltOrganization;
let ids: Readonly<Record<'own' | 'sibling' | 'foreign', Ids>>;
const clients = new Map<string, TestClient>();

const clientOf = (actor: string): TestClient => {
  const client = clients.get(actor);
  if (client === undefined) throw new Error(`nobody signed in as ${actor}`);
  return client;
};

const enter = async (actor: string, account: { email: string; password: string }, unitId: string) => {
  const client = product.client();
  await signIn(client, account);
  client.unitId = unitId;
  clients.set(actor, client);
  return client;
};

/** Sends two invoices, the second one dearer, through the whole pipeline, and answers what came of them. */
const fill = async (client: TestClient, said: string): Promise<Ids> => {
  for (const [index, price] of ['189.00', '214.50'].entries()) {
    const invoice = buildInvoice({
      number: `${said}-${index}`,
      issueDate: `2026-1${index}-02`,
      supplier: { ...buildSupplier(7), name: `Rökeriet ${said} AB` },
      lines: [buildLine({ price, name: `Lax ${said}` })],
    });
    await client.post(contract.invoices.uploadDocuments.path, uploadOf(invoice));
    const count = async () => (await rows(client, contract.invoices.listInvoices.path)).length;
    await vi.waitFor(async () => expect(await count()).toBe(index + 1), { timeout: 30_000, interval: 50 });
  }
  const first = async (path: string): Promise<Record<string, string>> => (await rows(client, path))[0] ?? {};
  const alert = await first(contract.priceMonitoring.listAlerts.path);
  const article = alert['id'] ?? '';
  const agreed = { articleId: article, price: '1.00', validFrom: '2028-01-01', validTo: '2028-12-31' };
  const deal = await client.post(contract.deals.createDeal.path, { body: { ...agreed, note: said } });
  return {
    document: (await first(contract.invoices.listDocuments.path))['id'] ?? '',
    invoice: (await first(contract.invoices.listInvoices.path))['id'] ?? '',
    article,
    supplier: alert['supplierId'] ?? '',
    deal: deal.json<{ id: string }>().data.id,
  };
};

const rows = async (client: TestClient, path: string): Promise<Record<string, string>[]> =>
  (await client.get(path)).json<{ content: Record<string, string>[] }>().data.content;

/** A fingerprint of every row that an organization has, in all tables. */
const booksOf = ({ organizationId }: BuiltOrganization): Promise<string[]> =>
  product.db.platformRead(async (reader) => {
    const tables = await reader.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where column_name = 'organization_id' and table_schema = 'public'
         and table_name in (select tablename from pg_tables) order by 1`,
    );
    const prints: string[] = [];
    for (const { name } of tables) {
      const [row] = await reader.query<{ print: string | null }>(
        `select md5(string_agg(t::text, ',' order by t::text)) as print from ${name} t where organization_id = $1`,
        [organizationId],
      );
      prints.push(`${name} ${row?.print}`);
    }
    return prints;
  });

const impersonate = async (): Promise<void> => {
  const staff = await buildAccount(product, { staff: true });
  await enter('staff', staff, own.outlets[0].unitId);
  const { newId, clock } = product;
  const session = {
    userId: own.members.owner.userId,
    staff: false,
    impersonatedBy: staff.userId,
    userAgent: null,
  };
  const started = await product.db.platformTransaction((tx) =>
    startSession(tx, session, { now: clock.now(), newId, requestId: 'test' }),
  );
  const client = product.client();
  client.cookies.set('rt', started.renewal);
  const renewed = await client.post(contract.sessions.renewToken.path, { headers: ownPage });
  client.token = renewed.json<{ token: string }>().data.token;
  client.unitId = own.outlets[0].unitId;
  clients.set('impersonator', client);
};

beforeAll(async () => {
  product = await openTestProduct();
  await product.startJobs();
  own = await buildOrganization(product, { outlets: ['Krog Bryggan', 'Bar Bryggan'] });
  foreign = await buildOrganization(product, { outlets: [marker] });
  const [here, beside] = own.outlets;
  for (const role of roles) await enter(role, own.members[role], here.unitId);
  const sibling = await enter('sibling', own.members.owner, beside?.unitId ?? '');
  const stranger = await enter('stranger', foreign.members.owner, foreign.outlets[0].unitId);
  ids = {
    own: await fill(clientOf('owner'), 'own'),
    sibling: { ...(await fill(sibling, 'sibling')), supplier: missing },
    foreign: await fill(stranger, marker),
  };
  stranger.unitId = here.unitId;
  await enter('newcomer', await buildAccount(product), here.unitId);
  await impersonate();
  const nobody = product.client();
  nobody.unitId = here.unitId;
  clients.set('nobody', nobody);
}, 120_000);
afterAll(() => product.close());

const outside = { newcomer: 404, stranger: 404, staff: 404 } as const;

/** What the matrix says: a refusal's status and code, or null where the actor may. */
const expected = (actor: string, { access, impersonated }: Endpoint): string | null => {
  if (access === 'public') return null;
  if (actor === 'nobody') return '401 user.unauthorized';
  if (actor === 'impersonator' && impersonated === 'refused') return '403 permission.required';
  if (access === 'session') return null;
  if (actor in outside) return '404 unit.not_found';
  const role: Role = actor === 'impersonator' ? 'owner' : (roles.find((one) => one === actor) ?? 'reporter');
  return atLeast(role, access as Role) ? null : '403 permission.required';
};

const refusalOf = ({ status, json }: TestAnswer): string => `${status} ${json().message}`;

describe('the walk over every route', () => {
  // Who may write comes after who may only read, because a settled alert hides its article from a reporter.
  const actors = ['nobody', 'newcomer', 'stranger', 'staff', 'reporter', 'impersonator', 'editor', 'owner'];

  test.each(actors)(
    'R1 R3 %s is let in or refused as the matrix says, and a refusal writes nothing',
    async (actor) => {
      const before = [...(await booksOf(own)), ...(await booksOf(foreign))];
      for (const route of routes) {
        const refusal = expected(actor, route.entry);
        if (refusal === null) continue;
        expect([route.name, refusalOf(await send(clientOf(actor), route, ids.own))]).toEqual([
          route.name,
          refusal,
        ]);
      }
      expect([...(await booksOf(own)), ...(await booksOf(foreign))]).toEqual(before);
      for (const route of routes) {
        const isLasting = route.entry.replyAs === 'events';
        if (isLasting || route.entry.access === 'public' || expected(actor, route.entry) !== null) continue;
        const { status } = await send(clientOf(actor), route, ids.own);
        expect([route.name, [401, 403, 404, 500].includes(status) ? status : 'in']).toEqual([
          route.name,
          'in',
        ]);
      }
    },
  );
});

describe('another tenant’s objects', () => {
  const comparable = ({ status, text, headers }: TestAnswer) => ({
    status,
    text,
    headers: { ...headers, date: undefined, 'x-request-id': undefined },
  });

  test.each(routes.filter(namesObject).filter(({ entry }) => isUnitScoped(entry)))(
    'R2 R4 $name answers a foreign id, and one of another unit, exactly like a missing one',
    async (route) => {
      const before = [...(await booksOf(foreign)), ...(await booksOf(own))];
      const owner = clientOf('owner');
      const none = comparable(await send(owner, route, missingIds));
      expect(comparable(await send(owner, route, ids.foreign))).toEqual(none);
      expect(comparable(await send(owner, route, ids.sibling))).toEqual(none);
      expect([200, 404]).toContain(none.status);
      if ('params' in route.sample(missingIds)) expect(none.status).toBe(404);
      expect([...(await booksOf(foreign)), ...(await booksOf(own))]).toEqual(before);
    },
  );

  test('R6 no answer holds a word of theirs', async () => {
    const stranger = product.client();
    await signIn(stranger, foreign.members.owner);
    stranger.unitId = foreign.outlets[0].unitId;
    expect((await stranger.get(contract.invoices.listInvoices.path)).text).toContain(marker);
    for (const route of routes) {
      if (route.entry.replyAs === 'events' || route.entry.access === 'public') continue;
      for (const search of ['', marker]) {
        const sample = (of: Ids): Sample => {
          const { query, ...rest } = route.sample(of);
          return route.entry.method === 'GET'
            ? { ...rest, query: search === '' ? (query ?? {}) : { search } }
            : route.sample(of);
        };
        const answer = await send(clientOf('owner'), { ...route, sample }, ids.own);
        expect([route.name, answer.text.includes(marker)]).toEqual([route.name, false]);
      }
    }
  });

  test('those ids are real: their own member reaches every one', async () => {
    const member = await enter('member', foreign.members.owner, foreign.outlets[0].unitId);
    for (const route of routes.filter(namesObject)) {
      const { status } = await send(member, route, ids.foreign);
      expect([route.name, status === 404 ? status : 'reached']).toEqual([route.name, 'reached']);
    }
  });
});

test('R47 a hundred sends with an expired token write nothing, and one with a renewed token writes once', async () => {
  const editor = clientOf('editor');
  const body = { articleId: ids.own.article, price: '2.00', validFrom: '2031-01-01', validTo: '2031-12-31' };
  const agree = () => editor.post(contract.deals.createDeal.path, { body });
  product.pass(601_000);
  const before = await booksOf(own);
  for (let send = 0; send < 100; send += 1) expect((await agree()).status).toBe(401);
  expect(await booksOf(own)).toEqual(before);
  const renewed = await editor.post(contract.sessions.renewToken.path, { headers: ownPage });
  editor.token = renewed.json<{ token: string }>().data.token;
  expect((await agree()).status).toBe(201);
  const [deals] = await product.db.tenantRead(own.organizationId, (reader) =>
    reader.query<{ count: number }>(`select count(*) from deal where valid_from = '2031-01-01'`),
  );
  expect(deals).toEqual({ count: 1 });
});
