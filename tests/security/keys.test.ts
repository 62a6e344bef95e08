import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Plan } from '#core/entitlements/entitlements.ts';
import type { KeyScope } from '#core/access/key-scopes.ts';
import { buildKey } from '#features/open/keys/server/builders.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { keyScopeOf } from '#platform/wire/endpoint.ts';
import { fullPath } from '#platform/wire/openapi.ts';
import { chanceOf, faultOf, sendSpoilt } from '#testing/requests/open-fuzz.ts';
import { type OpenAsked, type OpenCall, openCalls, sendOpen } from '#testing/requests/open-calls.ts';
import { runSamples } from '#testing/requests/open-samples.ts';
import { missing } from '#testing/requests/samples.ts';
import { isWhole, shareOf } from '#testing/share.ts';
import { allScopes } from '#testing/world/api-keys.ts';
import { openTenants, type Tenants } from '#testing/world/tenants.ts';

/** Keys of the first organization: its units × its scopes, and a test key. */
interface Held {
  readonly token: string;
  readonly scopes: readonly KeyScope[];
  readonly isChosen: boolean;
}

let tenants: Tenants;
const keys: Record<string, Held> = {};
let testKey: string;
let strange: string;
let origin: Promise<string> | undefined;

beforeAll(async () => {
  tenants = await openTenants();
  const { product, own, foreign } = tenants;
  const owner = { organizationId: own.organizationId, userId: own.members.owner.userId };
  for (const scopes of [...allScopes.map((scope) => [scope]), [...allScopes]])
    for (const isChosen of [false, true]) {
      const unitIds = isChosen ? [tenants.units.own] : null;
      const { token } = await buildKey(product, owner, { scopes, unitIds });
      keys[`${scopes.join('+')} ${isChosen ? 'one unit' : 'all units'}`] = { token, scopes, isChosen };
    }
  testKey = (await buildKey(product, owner, { mode: 'test' })).token;
  const stranger = { organizationId: foreign.organizationId, userId: foreign.members.owner.userId };
  strange = (await buildKey(product, stranger)).token;
}, 300_000);
afterAll(() => tenants.product.close());

const send = (call: OpenCall, more: Partial<OpenAsked> & { readonly token: string }) => {
  // No walk is about the limit of a minute.
  tenants.product.pass(110);
  return sendOpen(tenants.product.client(), call, {
    unitId: tenants.units.own,
    ids: tenants.ids.own,
    ...more,
  });
};

const all = (): Held => {
  const held = keys[`${allScopes.join('+')} all units`];
  if (held === undefined) throw new Error('there is no key for everything');
  return held;
};

const told = ({ status, text }: { readonly status: number; readonly text: string }): string => {
  const { code } = JSON.parse(text) as { code?: string };
  return `${status} ${code ?? ''}`;
};

const setPlan = (plan: Plan) =>
  tenants.product.db.tenantTransaction(tenants.own.organizationId, (tx) =>
    setSubscription(tx, tenants.own.organizationId, { plan, endsAt: null }, tenants.product.clock.now()),
  );

type Unit = 'own' | 'sibling' | 'foreign' | 'missing';

/** What a key is told by scope, unit and plan, or null where it gets to the entry itself. */
const expected = ({ entry }: OpenCall, { scopes, isChosen }: Held, unit: Unit, plan: Plan): string | null => {
  const scope = keyScopeOf(entry);
  if (scope === null || !scopes.includes(scope)) return '403 key.scope_missing';
  if (unit === 'foreign' || unit === 'missing' || (unit === 'sibling' && isChosen))
    return '404 unit.not_found';
  if (plan === 'starter' || (plan === 'premium' && scope !== 'read')) return '403 plan.required';
  return isChosen && entry.isWhole ? '403 key.units_missing' : null;
};

describe('what a key opens', () => {
  test('every read of the screens answers', async () => {
    const wrong: string[] = [];
    for (const call of openCalls.filter(({ entry }) => entry.method === 'GET')) {
      const ask = () => send(call, { token: all().token });
      const first = await ask();
      // Pages are drawn by a process of its own, which a machine at its limit lets wait.
      const answer = first.status === 503 ? await ask() : first;
      if (answer.status !== 200) wrong.push(`${call.name} ${answer.status} ${answer.text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('a key of chosen units and one of another company see nothing of other units', async () => {
    const reads = openCalls.filter(({ entry }) => entry.method === 'GET' && entry.path.split('{').length > 2);
    const { token } = keys[`${allScopes.join('+')} one unit`] ?? all();
    const wrong: string[] = [];
    for (const call of reads)
      for (const ids of [tenants.ids.sibling, tenants.ids.foreign]) {
        const answer = await send(call, { token, ids });
        if (answer.text.includes(tenants.ids.foreign.invoice)) wrong.push(call.name);
      }
    for (const call of reads) {
      const answer = await send(call, { token: strange });
      if (told(answer) !== '404 unit.not_found') wrong.push(`${call.name} ${told(answer)}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['no key', undefined],
    ['a person’s token', () => tenants.clientOf('owner').token ?? ''],
    ['a key with another last sign', () => all().token.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))],
    ['a key that nobody made', () => 'kk_live_0000000000000000000000000000000000VUy9A'],
  ])('%s is 401, as JSON that a program can read', async (_what, token) => {
    const [call] = openCalls;
    if (call === undefined) throw new Error('there is no entry');
    const answer = await send(call, { token: token?.() ?? '' });
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text)).toEqual({
      code: 'user.unauthorized',
      message: expect.any(String),
      messageSv: expect.any(String),
      requestId: expect.any(String),
      docs: '/developers#errors',
    });
  });
});

describe('changes', () => {
  const named = (name: string): OpenCall => {
    const call = openCalls.find((one) => one.name === name);
    if (call === undefined) throw new Error(`there is no ${name}`);
    return call;
  };

  test('a test key is told what each change would do, and nothing is changed', async () => {
    await tenants.quiet();
    const before = await tenants.books();
    const seen: string[] = [];
    for (const call of openCalls.filter(({ entry }) => entry.shape === 'write')) {
      const answer = await send(call, { token: testKey });
      if (answer.status >= 300) seen.push(`${call.name} ${told(answer)}`);
      else expect(JSON.parse(answer.text)).toMatchObject({ dry_run: true });
    }
    // The real command looks, and refuses what is there already.
    expect(seen).toEqual(['linkSuppliers 409 outletsupplier.exist']);
    expect(await tenants.books()).toEqual(before);
  });

  test('fifty equal changes at once are one; the same again is answered the same, another is 422', async () => {
    const call = named('createDeal');
    const count = async () => {
      const { text } = await send(named('listDeals'), { token: all().token, query: { limit: '200' } });
      return (JSON.parse(text) as { data: unknown[] }).data.length;
    };
    const before = await count();
    const headers = { 'idempotency-key': 'fifty at once' };
    const asked = { token: all().token, headers };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(call, asked)));
    expect(await count()).toBe(before + 1);
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 201).map(told)).toEqual(
      Array.from({ length: 50 - made.length }, () => '409 idempotency.in_progress'),
    );
    const again = await send(call, asked);
    expect(again.text).toBe(made[0]?.text);
    const other = {
      ...call,
      sample: (ids: typeof tenants.ids.own) => ({
        body: { ...(call.sample(ids).body as object), price: '1.00' },
      }),
    };
    expect(told(await send(other, asked))).toBe('422 idempotency.mismatch');
    expect(await count()).toBe(before + 1);
  });
});

describe('the manners of the open API', () => {
  test('a seeded share of odd requests to every entry: no 5xx, and no answer that is no JSON', async () => {
    const chance = chanceOf(18);
    const wrong: string[] = [];
    const client = tenants.product.client();
    for (const call of openCalls)
      for (let at = 0; at < (isWhole('NAUGHTY') ? 500 : 2); at += 1) {
        tenants.product.pass(110);
        const asked = { token: testKey, unitId: tenants.units.own, ids: tenants.ids.own };
        const fault = faultOf(await sendSpoilt(client, call, asked, chance));
        if (fault !== null) wrong.push(`${call.name} ${fault}`);
      }
    expect(wrong).toEqual([]);
  }, 120_000);

  test('an answer tells its version and what is left of the minute', async () => {
    const [call] = openCalls;
    if (call === undefined) throw new Error('there is no entry');
    const { headers } = await send(call, { token: all().token });
    expect(headers['krogkoll-version']).toBe('2026-11-23');
    expect(headers['ratelimit-policy']).toBe('"key";q=600;w=60');
    expect(headers['ratelimit']).toMatch(/^"key";r=\d+;t=\d+$/);
    const old = await send(call, { token: all().token, headers: { 'krogkoll-version': '2020-01-01' } });
    expect(told(old)).toBe('400 version.unknown');
  });

  test('`updated_since` leaves what was made, or that somebody has done something to, since then', async () => {
    const { product, units, ids } = tenants;
    const call = openCalls.find(({ name }) => name === 'listDeals');
    if (call === undefined) throw new Error('deals are open');
    const changed = async (since: Date): Promise<string[]> => {
      product.pass(110);
      const address = fullPath(call.entry).replace('{unitId}', units.own);
      const { text } = await product.client().get(`${address}?updated_since=${since.toISOString()}`, {
        headers: { authorization: `Bearer ${all().token}` },
      });
      return (JSON.parse(text) as { data: { id: string }[] }).data.map(({ id }) => id);
    };
    expect(await changed(new Date('2020-01-01'))).toContain(ids.own.deal);
    // The log's time is the database's.
    const now = new Date(Math.max(Date.now(), product.clock.now().getTime()) + 1);
    expect(await changed(now)).toEqual([]);
    await product.db.tenantTransaction(tenants.own.organizationId, (tx) =>
      tx.query(
        `insert into audit_entry (organization_id, id, at, action, subject_id, request_id, detail)
         values ($1, gen_random_uuid(), $2, 'deal.corrected', $3, 'test', '{}')`,
        [tenants.own.organizationId, new Date(now.getTime() + 1_000), ids.own.deal],
      ),
    );
    expect(await changed(now)).toEqual([ids.own.deal]);
  });

  test.each(['javascript', 'curl', 'python'] as const)(
    'every sample of the documentation works as it stands: %s',
    async (language) => {
      tenants.product.pass(60_000);
      origin ??= tenants.product.listen();
      const place = { origin: await origin, key: testKey, unitId: tenants.units.own, ids: tenants.ids.own };
      // Starting a program for each costs: every one runs in JavaScript, and a share in the others.
      const calls = language === 'javascript' ? openCalls : shareOf('WALK', openCalls, 4);
      expect(await runSamples(language, place, calls)).toBe('');
    },
    60_000,
  );
});

// Last, because an hour of requests passes: what can be undone for ten minutes no longer can.
describe('the walk of keys', () => {
  test.each(['starter', 'premium', 'premium-plus'] as const)(
    'scope × unit × route on %s: refusals as the rules have them, and nothing else',
    async (plan) => {
      await setPlan(plan);
      const units = {
        own: tenants.units.own,
        sibling: tenants.units.sibling,
        foreign: tenants.units.foreign,
        missing,
      };
      const before = await tenants.books();
      const wrong: string[] = [];
      const pairs = Object.entries(keys).flatMap(([name, held]) =>
        openCalls.flatMap((call) =>
          (['own', 'sibling', 'foreign', 'missing'] as const).map((unit) => ({ name, held, call, unit })),
        ),
      );
      const refusals = pairs.flatMap((pair) => {
        const refusal = expected(pair.call, pair.held, pair.unit, plan);
        return refusal === null ? [] : [{ ...pair, refusal }];
      });
      for (const { name, held, call, unit, refusal } of shareOf('WALK', refusals, 13)) {
        const answer = await send(call, { token: held.token, unitId: units[unit] });
        if (told(answer) !== refusal)
          wrong.push(`${name}, ${unit}: ${call.name} ${told(answer)}, not ${refusal}`);
      }
      expect(wrong).toEqual([]);
      expect(await tenants.books()).toEqual(before);
      await setPlan('premium-plus');
    },
    60_000,
  );
});
