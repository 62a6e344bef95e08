import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { faultsBy } from '#testing/bookkeeping/faulty.ts';
import { openReceiverWorld, type ReceiverWorld } from '#testing/e-invoices/receiver-world.ts';
import { randomOf } from '#testing/papers/random.ts';
import { turn } from '#testing/share.ts';
import { lifeOf, Killed } from '#testing/webhooks/mortal.ts';
import { chooseReceiver } from './commands-receiver-choice.ts';

let world: ReceiverWorld;
beforeAll(async () => {
  world = await openReceiverWorld();
});
afterAll(() => world.product.close());
beforeEach(() => world.begin());

test('whenever the process ends and whatever the network does, a number is registered once and let go once', async () => {
  const random = randomOf(turn + 3);
  const chance = (): number => random.whole(0, 999_999) / 1_000_000;
  const draw = faultsBy(chance, 0.25);
  let isWell = false;
  const own = await world.company();
  const { organizationId } = own;
  const expected: string[] = [];
  const live = async (state: string): Promise<void> => {
    isWell = false;
    for (let lives = 0; lives < 20; lives += 1) {
      const life = lifeOf(Math.floor(chance() * 14));
      const receivers = world.through(
        () => null,
        () => (isWell ? null : draw()),
      );
      try {
        await world.minute(organizationId, { ...world.product, db: life.db(world.product.db), receivers });
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
      }
      world.product.pass(11 * 60_000);
    }
    isWell = true;
    await world.later(organizationId, 7 * 60);
    expect((await world.read(own)).state).toBe(state);
  };
  for (let round = 0; round < 3; round += 1) {
    await live('registered');
    expected.push('has');
    expect(world.peer.tenantOf(own.name)).toBe(organizationId);
    expect((await world.read(own)).address).toBe(`0007:${own.number}`);
    expect((await world.choose(own, false)).status).toBe(200);
    await live('left');
    expected.push('has no');
    expect(world.peer.tenantOf(own.name)).toBeNull();
    expect((await world.choose(own, true)).status).toBe(200);
  }
  const changes = world.peer.seen().map((one) => one.replace(/^\d+ /, '').replace(` ${own.name}`, ''));
  expect(changes).toEqual(expected);
}, 120_000);

test('a personal identity number leaves for nowhere, and both the screen and an owner who insists are told', async () => {
  const asked: string[] = [];
  world.receivers = world.through((path) => {
    asked.push(path);
    return null;
  });
  const own = await world.company({ number: '8112289874' });
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({
    state: 'refused',
    reason: 'personal-number',
    address: null,
  });
  const insisting = await world.choose(own, true);
  expect([insisting.status, insisting.json().message]).toEqual([409, 'receiver.personal_number']);
  await world.later(own.organizationId);
  expect(asked).toEqual([]);
  expect(await world.product.dump()).not.toContain('0007:8112289874');
});

test('a number of another provider is left to a person, and taken when it is free and somebody says so', async () => {
  const own = await world.company();
  world.peer.takeElsewhere(own.name);
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ state: 'elsewhere', address: null });
  world.peer.freeElsewhere(own.name);
  for (let days = 0; days < 5; days += 1) await world.later(own.organizationId, 24 * 60);
  expect(world.peer.seen()).toEqual([]);
  expect((await world.choose(own, true)).status).toBe(200);
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ state: 'registered' });
});

test('who is quicker in the network between the look and the registration is told apart from a refusal', async () => {
  const own = await world.company();
  world.receivers = world.through((path) => {
    if (path.endsWith('/peppol_identifiers')) world.peer.takeElsewhere(own.name);
    return null;
  });
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ state: 'elsewhere', reason: null });
});

test('a power of attorney from before says nothing of it, so an owner does, with the password', async () => {
  const own = await world.company({ covers: false });
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ isOffered: true, isSigned: true, state: null });
  const wrong = await world.choose(own, true, 'Wrong7guess');
  expect([wrong.status, wrong.json().message]).toEqual([400, 'old_password_is_wrong']);
  expect((await world.choose(own, true)).status).toBe(200);
  await world.minute(own.organizationId);
  await world.settle(own, 'confirm');
  await world.minute(own.organizationId);
  expect((await world.read(own)).state).toBe('registered');
});

test('without a signed power of attorney nobody is registered, nor where it cannot be done', async () => {
  const own = await buildOrganization(world.product);
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ isSigned: false, state: null });
  expect((await world.choose(own, true)).json().message).toBe('receiver.not_signed');
  const { organizationId } = own;
  const { clock, db } = world.product;
  const actor = { userId: own.members.owner.userId, impersonatedBy: null, requestId: 'test' };
  const choice = { organizationId, receives: true, actor, now: clock.now() };
  const answer = await chooseReceiver({ db, clock, receivers: null }, choice);
  expect(answer).toMatchObject({ code: 'receiver.not_offered' });
});

test.each([
  [
    'its power of attorney ends',
    `update power_of_attorney set state = 'withdrawn' where organization_id = $1`,
  ],
  ['nobody owns it any more', `delete from membership where organization_id = $1 and role = 'owner'`],
])('a company is deregistered when %s', async (_, sql) => {
  const own = await world.company();
  await world.minute(own.organizationId);
  expect(world.peer.tenantOf(own.name)).toBe(own.organizationId);
  await world.product.db.platformTransaction((tx) => tx.query(sql, [own.organizationId]));
  await world.later(own.organizationId);
  expect(world.peer.tenantOf(own.name)).toBeNull();
});

test('a company without an address is told so, and one that the provider has forgotten begins anew', async () => {
  const own = await world.company({ street: '' });
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ state: 'refused', reason: 'address-missing' });
  await world.product.db.platformTransaction((tx) =>
    tx.query(`update outlet set street = 'Ågatan 4' where organization_id = $1`, [own.organizationId]),
  );
  world.receivers = world.through((path) => (path.endsWith('/peppol_identifiers') ? [503, {}] : null));
  await world.choose(own, true);
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ state: 'waiting', reason: 'silent' });
  world.peer.forget();
  world.receivers = world.through();
  await world.later(own.organizationId);
  await world.later(own.organizationId);
  expect((await world.read(own)).state).toBe('registered');
});
