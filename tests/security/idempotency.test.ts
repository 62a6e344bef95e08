import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { ownPage } from '#features/account/sessions/server/builders.ts';
import { TestClient } from '#testing/peers/test-client.ts';
import type { TestAnswer } from '#testing/peers/test-client.ts';
import { product as house } from '#app/features-server.ts';
import { composeProduct } from '#platform/server/features/mount-features.ts';
import { contract } from '#app/contract.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { openTenants } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';

let tenants: Tenants;
let fault: Error | null = null;
let whilePutting: () => void = () => undefined;
/** After a tenant's transaction has committed with what it answers; jobs commit too. */
let whenDone: (result: unknown) => void = () => undefined;
let year = 2100;

beforeAll(async () => {
  tenants = await openTenants({
    replace: ({ storage, db }) => ({
      db: {
        ...db,
        tenantTransaction: async (organizationId, work) => {
          const result = await db.tenantTransaction(organizationId, work);
          whenDone(result);
          return result;
        },
      },
      storage: {
        ...storage,
        put: (source) => {
          whilePutting();
          return fault === null ? storage.put(source) : Promise.reject(fault);
        },
      },
    }),
  });
  await tenants.quiet();
}, 120_000);
afterAll(() => tenants.product.close());

/** A second process over the same database, with the client signed in as before. */
const restarted = async (before: TestClient): Promise<{ client: TestClient; close: () => Promise<void> }> => {
  const { product } = tenants;
  const options = { log: product.log, requestId: product.newId, secureTransport: false, trustedProxies: 0 };
  const { app, close } = await composeProduct(house, product, {
    ...options,
    webFolder: 'not-built',
    mode: 'test',
    checkReplies: true,
    build: 'test',
  });
  const client = new TestClient(app, '192.0.2.1');
  client.token = before.token;
  client.unitId = before.unitId;
  return { client, close };
};

const sendDeal = (client: TestClient, key: string, at: number, price: string): Promise<TestAnswer> =>
  client.post(contract.deals.createDeal.path, {
    headers: { 'idempotency-key': key },
    body: {
      articleId: tenants.ids.own.article,
      price,
      validFrom: `${at}-01-01`,
      validTo: `${at}-12-31`,
    },
  });

const upload = (client: TestClient, key: string | null, number: string): Promise<TestAnswer> => {
  const { headers, ...request } = uploadOf(buildInvoice({ number }));
  const sent = key === null ? headers : { ...headers, 'idempotency-key': key };
  return client.post(contract.documents.uploadDocuments.path, { ...request, headers: sent ?? {} });
};

const countOf = async (table: string): Promise<number> => {
  const { product, own } = tenants;
  const [row] = await product.db.tenantRead(own.organizationId, (reader) =>
    reader.query<{ count: number }>(`select count(*)::int as count from ${table}`),
  );
  return row?.count ?? 0;
};

const said = ({ status, text }: TestAnswer): string => `${status} ${text}`;

describe('R46 Idempotency-Key', () => {
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        key: fc.nat(2),
        price: fc.constantFrom('10', '20'),
        times: fc.integer({ min: 1, max: 5 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant('restart' as const) },
  );

  test('R46 sends, repeats, other bodies and restarts in any order make one row a key', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        const run = randomUUID();
        const first = year;
        year += 3;
        const answers = new Map<number, { price: string; said: string }>();
        const before = await countOf('deal');
        let client = tenants.clientOf('owner');
        const stops: (() => Promise<void>)[] = [];
        for (const one of steps) {
          if (one === 'restart') {
            const next = await restarted(client);
            client = next.client;
            stops.push(next.close);
            continue;
          }
          const { key, price, times } = one;
          const sends = Array.from({ length: times }, () =>
            sendDeal(client, `${run} ${key}`, first + key, price),
          );
          const got = await Promise.all(sends);
          const known = answers.get(key);
          const made = got.find(({ status }) => status === 201);
          if (known === undefined && made !== undefined) answers.set(key, { price, said: said(made) });
          const wanted = answers.get(key);
          for (const answer of got) {
            if (answer.status === 409 && known === undefined)
              expect(answer.json().message).toBe('idempotency.in_progress');
            else if (wanted?.price === price) expect(said(answer)).toBe(wanted.said);
            else expect(said(answer)).toBe('422 {"message":"idempotency.mismatch"}');
          }
        }
        expect((await countOf('deal')) - before).toBe(answers.size);
        for (const stop of stops) await stop();
      }),
      { seed: 46, numRuns: 25 },
    );
  });

  test('R46 an upload sent five times at once, and again after a restart, is received once', async () => {
    const owner = tenants.clientOf('owner');
    const before = await countOf('document');
    const key = randomUUID();
    const got = await Promise.all(Array.from({ length: 5 }, () => upload(owner, key, 'five times')));
    const made = got.find(({ status }) => status === 202);
    for (const answer of got)
      expect([said(made ?? answer), '409 {"message":"idempotency.in_progress"}']).toContain(said(answer));
    const { client, close } = await restarted(owner);
    expect(said(await upload(client, key, 'five times'))).toBe(
      said(made ?? got[0] ?? (await upload(client, key, ''))),
    );
    expect(said(await upload(client, key, 'another'))).toBe('422 {"message":"idempotency.mismatch"}');
    await close();
    expect(await countOf('document')).toBe(before + 1);
    await tenants.quiet();
  });

  test('R46 a fault of ours is not kept: the same key completes later', async () => {
    const owner = tenants.clientOf('owner');
    const key = randomUUID();
    fault = new Error('a disk that hiccups');
    expect(said(await upload(owner, key, 'after a fault'))).toBe('500 {"message":"unknown.error"}');
    fault = null;
    const done = await upload(owner, key, 'after a fault');
    expect(done.status).toBe(202);
    expect(said(await upload(owner, key, 'after a fault'))).toBe(said(done));
  });

  test('R46 a send cut off by the database leaves its key to a later one', async () => {
    const { product } = tenants;
    const owner = tenants.clientOf('owner');
    const key = randomUUID();
    whilePutting = () => product.cutDatabase(true);
    expect((await upload(owner, key, 'cut off')).status).toBe(503);
    product.cutDatabase(false);
    whilePutting = () => undefined;
    expect(said(await upload(owner, key, 'cut off'))).toBe('409 {"message":"idempotency.in_progress"}');
    product.pass(61_000);
    expect((await upload(owner, key, 'cut off')).status).toBe(202);
  });

  test('R46 work that is done is answered for, though the database goes away right after it', async () => {
    const { product } = tenants;
    const key = randomUUID();
    const at = year;
    year += 3;
    await tenants.quiet();
    const before = await countOf('deal');
    whenDone = (result) => {
      if (typeof result === 'object' && result !== null && 'validFrom' in result) product.cutDatabase(true);
    };
    const done = await sendDeal(tenants.clientOf('owner'), key, at, '10');
    whenDone = () => undefined;
    product.cutDatabase(false);
    expect(done.status).toBe(201);
    expect(said(await sendDeal(tenants.clientOf('owner'), key, at, '10'))).toBe(said(done));
    expect(await countOf('deal')).toBe(before + 1);
  });

  test('R46 a key belongs to one user in one unit, and to one kind of request', async () => {
    const [owner, editor] = [tenants.clientOf('owner'), tenants.clientOf('editor')];
    const key = randomUUID();
    const at = year;
    year += 3;
    const mine = await sendDeal(owner, key, at, '10');
    const theirs = await sendDeal(editor, key, at + 1, '10');
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.text).not.toBe(mine.text);
    const elsewhere = await tenants.enter(tenants.own.members.owner, tenants.units.sibling);
    const other = await sendDeal(elsewhere, key, at, '10');
    expect(said(other)).toBe('404 {"message":"article.not_exist"}');
    expect(said(await upload(owner, key, 'another kind'))).toBe('422 {"message":"idempotency.mismatch"}');
  });

  test.each([
    ['', 'required'],
    ['k'.repeat(256), 'too_long'],
  ])('R46 a key that cannot be kept whole is refused (%#)', async (key, code) => {
    const answer = await sendDeal(tenants.clientOf('owner'), key, 9_000, '10');
    expect(said(answer)).toBe(`400 {"message":"bad.request","errors":{"Idempotency-Key":"${code}"}}`);
  });
});

describe('R47 a refused token has no effect', () => {
  test('R47 a hundred sends with an expired token and one after renewal make one row', async () => {
    const { product } = tenants;
    const client = await tenants.enter(tenants.own.members.owner, tenants.units.own);
    product.pass(11 * 60_000);
    const [deals, documents] = [await countOf('deal'), await countOf('document')];
    const key = randomUUID();
    for (let turn = 0; turn < 100; turn += 1) {
      const answer =
        turn % 2 === 0 ? await sendDeal(client, key, 9_100, '10') : await upload(client, null, 'x');
      expect(said(answer)).toBe('401 {"message":"user.unauthorized"}');
    }
    expect([await countOf('deal'), await countOf('document')]).toEqual([deals, documents]);
    const renewed = await client.post(contract.sessions.renewToken.path, { headers: ownPage });
    client.token = renewed.json<{ token: string }>().data.token;
    expect((await sendDeal(client, key, 9_100, '10')).status).toBe(201);
    expect([await countOf('deal'), await countOf('document')]).toEqual([deals + 1, documents]);
  });

  test('R47 the token is judged before the body is read', async () => {
    const answer = await tenants.product.client().post(contract.deals.createDeal.path, {
      payload: '{"broken',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(401);
  });
});
