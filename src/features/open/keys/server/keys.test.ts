import { testPassword } from '#testing/world/password.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isKeyToken } from '#core/access/key-token.ts';
import { lettersTo } from '#features/account/accounts/server/builders.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { makeKey } from '#testing/world/api-keys.ts';
import { openMonitoredProduct, type MonitoredProduct } from '#testing/world/restaurant.ts';
import { type ApiKey, keysContract } from '../contract.ts';
import { mostKeys, requestsAMinute } from '../rules.ts';
import { isFrom } from './commands-door.ts';
import { Turns } from './commands-turns.ts';

let world: MonitoredProduct;
beforeAll(async () => {
  world = await openMonitoredProduct();
});
afterAll(() => world.product.close());

const listed = async () =>
  (await world.clients.owner.get(keysContract.listKeys.path)).json<{ keys: ApiKey[] }>().data.keys;

const revoke = (keyId: string, password = testPassword) =>
  world.clients.owner.post(keysContract.revokeKey.path.replace('{keyId}', keyId), { body: { password } });

const form = {
  name: 'Kassan',
  mode: 'live',
  scopes: ['read'],
  unitIds: null,
  expiresAt: null,
  addresses: [],
};

describe('keys of a company', () => {
  test('a key is shown once, and only its hash is kept', async () => {
    const { id, token } = await makeKey(world.clients.owner, { name: 'Bokföringen' });
    expect(isKeyToken(token)).toBe(true);
    const [key] = await listed();
    expect(key).toMatchObject({ id, name: 'Bokföringen', state: 'live', lastUsedAt: null, units: null });
    expect(key?.shown.endsWith(token.slice(-4))).toBe(true);
    expect(await world.product.dump()).not.toContain(token);
  });

  test('every owner is told of it, and of its end, with the name and the one who did it', async () => {
    const { id } = await makeKey(world.clients.owner, { name: 'Hyllan' });
    expect((await revoke(id)).status).toBe(200);
    const letters = await lettersTo(world.product, world.built.members.owner.email);
    const subjects = letters.map(({ subject }) => subject).filter((subject) => subject.includes('Hyllan'));
    expect(subjects.toSorted()).toEqual(['API-nyckeln Hyllan är indragen', 'En ny API-nyckel: Hyllan']);
    expect((await listed()).map((key) => key.id)).not.toContain(id);
    expect((await revoke(id)).status).toBe(404);
    expect((await world.audited(id)).map(({ action }) => action)).toEqual([
      'api-key.create',
      'api-key.revoke',
    ]);
  });

  test('without the right password nothing is made or revoked', async () => {
    const path = keysContract.createKey.path;
    const wrong = await world.clients.owner.post(path, { body: { ...form, password: 'Wrong7guess' } });
    expect(`${wrong.status} ${wrong.json().message}`).toBe('400 old_password_is_wrong');
    const { id } = await makeKey(world.clients.owner);
    expect((await revoke(id, 'Wrong7guess')).status).toBe(400);
    expect((await listed()).map((key) => key.id)).toContain(id);
  });

  test.each([
    ['no name', { name: ' ' }],
    ['no scope', { scopes: [] }],
    ['a scope that there is not', { scopes: ['everything'] }],
    ['the same scope twice', { scopes: ['read', 'read'] }],
    ['no unit', { unitIds: [] }],
    ['an address that is none', { addresses: ['192.0.2.300'] }],
    ['a network that is none', { addresses: ['192.0.2.0/33'] }],
  ])('%s is refused', async (_what, part) => {
    const body = { ...form, ...part, password: testPassword };
    expect((await world.clients.owner.post(keysContract.createKey.path, { body })).status).toBe(400);
  });

  test('a unit that the owner does not own cannot be a key’s', async () => {
    const body = { ...form, unitIds: [world.built.organizationId], password: testPassword };
    const answer = await world.clients.owner.post(keysContract.createKey.path, { body });
    expect(`${answer.status} ${answer.json().message}`).toBe('404 unit.not_found');
  });

  test('no more than so many live at once, and Starter has none', async () => {
    const { product, built, clients } = world;
    await product.db.platformTransaction((tx) =>
      tx.query(
        `insert into api_key (organization_id, id, name, mode, shown, token_hash, scopes, addresses, made_by, made_at)
         select $1, gen_random_uuid(), 'x', 'live', 'x', sha256(n::text::bytea), '{read}', '{}', $2, now()
         from generate_series(1, $3::int) n`,
        [built.organizationId, built.members.owner.userId, mostKeys],
      ),
    );
    const body = { ...form, password: testPassword };
    const many = await clients.owner.post(keysContract.createKey.path, { body });
    expect(`${many.status} ${many.json().message}`).toBe('409 key.too_many');
    await product.db.tenantTransaction(built.organizationId, (tx) =>
      setSubscription(tx, built.organizationId, { plan: 'starter', endsAt: null }, product.clock.now()),
    );
    product.pass(2_000);
    const poor = await clients.owner.post(keysContract.createKey.path, { body });
    expect(`${poor.status} ${poor.json().message}`).toBe('403 plan.required');
  });
});

describe('where a key may come from', () => {
  test.each([
    [[], '203.0.113.9', true],
    [['192.0.2.7'], '192.0.2.7', true],
    [['192.0.2.7'], '::ffff:192.0.2.7', true],
    [['192.0.2.7'], '192.0.2.8', false],
    [['192.0.2.0/24'], '192.0.2.255', true],
    [['192.0.2.0/24'], '192.0.3.0', false],
    [['2001:db8::/32'], '2001:db8:1::1', true],
    [['2001:db8::/32'], '192.0.2.7', false],
    [['192.0.2.7', '2001:db8::1'], '2001:db8::1', true],
  ])('%j from %s: %s', (addresses, address, may) => {
    expect(isFrom(addresses, address)).toBe(may);
  });
});

describe('the limit of a key', () => {
  test('is one over all processes: never more, and at most 2 % less', async () => {
    const { db, clock } = world.product;
    const processes = [new Turns(db, clock), new Turns(db, clock)] as const;
    const keyId = world.product.newId();
    const ask = async (count: number) => {
      let taken = 0;
      for (let at = 0; at < count; at += 1)
        for (const one of processes) taken += (await one.take(keyId)).isTaken ? 1 : 0;
      return taken;
    };
    expect(await ask(requestsAMinute)).toBe(requestsAMinute);
    expect((await processes[0].take(keyId)).isTaken).toBe(false);
    world.product.pass(60_000);
    // One begins and falls silent: what it holds is all that is lost.
    await processes[1].take(keyId);
    let alone = 0;
    while ((await processes[0].take(keyId)).isTaken) alone += 1;
    expect(alone).toBeGreaterThanOrEqual(requestsAMinute * 0.98);
    expect(alone).toBeLessThan(requestsAMinute);
  });
});
