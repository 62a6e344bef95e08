import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer, TestClient } from '#testing/peers/test-client.ts';
import { routes } from '#testing/requests/samples.ts';
import type { Ids, Route } from '#testing/requests/samples.ts';
import { isWhole, shareOf } from '#testing/share.ts';
import { openTenants, sendRoute } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';

/** Who reads: the same person in two units of the organization. */
interface Reader {
  readonly name: string;
  readonly client: TestClient;
  readonly ids: Ids;
}

interface Seen {
  readonly tag: string;
  readonly text: string;
}

let tenants: Tenants;
let readers: readonly Reader[];

const enterUnit = async (unit: 'own' | 'sibling'): Promise<TestClient> =>
  tenants.enter(tenants.own.members.owner, tenants.units[unit]);

beforeAll(async () => {
  tenants = await openTenants();
  readers = [
    { name: 'own', client: await enterUnit('own'), ids: tenants.ids.own },
    { name: 'sibling', client: await enterUnit('sibling'), ids: tenants.ids.sibling },
  ];
  await tenants.quiet();
}, 120_000);
afterAll(() => tenants.product.close());

const kept = routes.filter(({ entry }) => entry.asOf !== undefined);

const read = (route: Route, { client, ids }: Reader, headers = {}): Promise<TestAnswer> =>
  sendRoute(client, route, ids, headers);

const seenIn = ({ headers, text }: TestAnswer): Seen => ({ tag: String(headers['etag']), text });

/** What every reader is told on every page that may be kept; pages that answer 404 are left out. */
const readAll = async (by: readonly Reader[] = readers): Promise<ReadonlyMap<string, Seen>> => {
  const seen = new Map<string, Seen>();
  for (const reader of by)
    for (const route of kept) {
      const answer = await read(route, reader);
      if (answer.status === 200) seen.set(`${reader.name} ${route.name}`, seenIn(answer));
    }
  return seen;
};

/** Pages that somebody who kept them would go on seeing as they were. */
const staleAfter = async (
  before: ReadonlyMap<string, Seen>,
  after: ReadonlyMap<string, Seen>,
): Promise<string[]> => {
  const stale: string[] = [];
  for (const [page, { tag, text }] of before) {
    const now = after.get(page);
    if (now === undefined || now.tag !== tag || now.text === text) continue;
    // What came between tag and answer is newer than its tag, which the next tag tells.
    const [name, path] = page.split(' ');
    const reader = readers.find((one) => one.name === name);
    const route = kept.find((one) => one.name === path);
    const again = reader && route && seenIn(await read(route, reader));
    if (again?.tag === tag) stale.push(`${page}: ${text} became ${now.text}`);
  }
  return stale;
};

test('every page of a unit that may be kept is answered with a tag, and with 304 to who names it', async () => {
  const untold: string[] = [];
  const [own] = readers;
  if (own === undefined) throw new Error('nobody reads');
  for (const route of kept) {
    const answer = await read(route, own);
    if (answer.status !== 200) {
      expect([route.name, answer.headers['etag']]).toEqual([route.name, undefined]);
      untold.push(route.name);
      continue;
    }
    const { tag } = seenIn(answer);
    const again = await read(route, own, { 'if-none-match': `W/${tag}` });
    expect([route.name, again.status, again.text, again.headers['etag']]).toEqual([route.name, 304, '', tag]);
    expect(again.headers['cache-control']).toBe('private, no-cache');
  }
  expect(kept.length).toBeGreaterThan(30);
  expect(untold).toEqual([]);
});

test('no page is kept for another person, role, plan, unit, language or day', async () => {
  const { product, own } = tenants;
  const people = ['owner', 'editor', 'reporter', 'insider', 'impersonator', 'visitor'];
  const everyone = [
    ...people.map((name) => ({ name, client: tenants.clientOf(name), ids: tenants.ids.own })),
    ...readers.slice(1),
  ];
  const tags = async (by: readonly Reader[]): Promise<string[]> =>
    [...(await readAll(by)).values()].map(({ tag }) => tag);
  const all = await tags(everyone);
  expect(new Set(all).size).toBe(all.length);
  const before = new Set(await tags(readers));
  const other = async (): Promise<string[]> => (await tags(readers)).filter((tag) => before.has(tag));
  for (const { client } of readers) client.language = 'sv';
  expect(await other()).toEqual([]);
  for (const { client } of readers) client.language = null;
  expect(new Set(await tags(readers))).toEqual(before);
  const pay = (plan: string) =>
    product.db.tenantTransaction(own.organizationId, (tx) =>
      tx.query('update subscription set plan = $2 where organization_id = $1', [own.organizationId, plan]),
    );
  await pay('starter');
  expect(await other()).toEqual([]);
  await pay('premium-plus');
});

describe('after each kind of change a page has another tag or says the same', () => {
  const partings = new Set(['team.leaveTeam', 'support.startImpersonation', 'support.endImpersonation']);
  const writes = routes.filter(
    ({ name, entry }) =>
      entry.method !== 'GET' && !partings.has(name) && !['public', 'machine'].includes(entry.access),
  );
  /** What takes away what others are about comes last. */
  const inOrder = shareOf('WALK', writes, 5).toSorted(
    (one, other) => Number(one.entry.method === 'DELETE') - Number(other.entry.method === 'DELETE'),
  );
  let changed = 0;

  test.each(['sibling', 'own'] as const)(
    'by a person in the unit %s, or by staff',
    async (unit) => {
      const client = await enterUnit(unit);
      let before = await readAll();
      for (const route of inOrder) {
        const actor = route.entry.access === 'staff' ? tenants.clientOf('staff') : client;
        const { status } = await sendRoute(actor, route, tenants.ids[unit]);
        expect([route.name, status < 500]).toEqual([route.name, true]);
        await tenants.quiet();
        const after = await readAll();
        expect([route.name, await staleAfter(before, after)]).toEqual([route.name, []]);
        changed += [...before].filter(([page, { text }]) => after.get(page)?.text !== text).length;
        before = after;
      }
    },
    600_000,
  );

  test('the changes were seen', () => expect(changed).toBeGreaterThan(isWhole('WALK') ? 200 : 10));
});

test('within a day no page changes by itself', async () => {
  const before = await readAll();
  for (const hours of [1, 4, 5]) {
    tenants.product.pass(hours * 3_600_000);
    for (const reader of readers)
      reader.client.token = (await enterUnit(reader.name === 'own' ? 'own' : 'sibling')).token;
    const after = await readAll();
    expect(await staleAfter(before, after)).toEqual([]);
    expect([...after].filter(([page, { tag }]) => before.get(page)?.tag !== tag)).toEqual([]);
  }
  tenants.product.pass(24 * 3_600_000);
  for (const reader of readers) reader.client.token = (await enterUnit('own')).token;
  const tomorrow = await readAll();
  expect([...tomorrow].filter(([page, { tag }]) => before.get(page)?.tag === tag)).toEqual([]);
});
