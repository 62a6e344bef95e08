import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openReceiverWorld, type ReceiverWorld } from '#testing/e-invoices/receiver-world.ts';
import { receiverContract } from '../contract-receiver.ts';

let world: ReceiverWorld;
beforeAll(async () => {
  world = await openReceiverWorld();
});
afterAll(() => world.product.close());
beforeEach(() => world.begin());

test('a signature proves no company: nothing is asked of the network until staff have looked, and again after another signature', async () => {
  const asked: string[] = [];
  world.receivers = world.through((path) => {
    asked.push(path);
    return null;
  });
  const own = await world.company({ confirmed: false });
  await world.minute(own.organizationId);
  for (let days = 0; days < 3; days += 1) await world.later(own.organizationId, 24 * 60);
  expect(asked).toEqual([]);
  expect(await world.read(own)).toMatchObject({ state: 'waiting', reason: 'unconfirmed', address: null });
  expect(await world.listed(own)).toMatchObject({
    state: 'waiting',
    reason: 'unconfirmed',
    signatoryName: 'Eva',
    organizationName: 'Bryggan AB',
  });
  expect(await world.settle(own, 'done')).toBe('receiver.not_waiting');
  await world.settle(own, 'again');
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ reason: 'unconfirmed' });
  expect(await world.settle(own, 'confirm')).toBeUndefined();
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ state: 'registered', address: `0007:${own.number}` });
  expect(await world.settle(own, 'confirm')).toBe('receiver.not_waiting');
  const power = (state: string): Promise<unknown> =>
    world.product.db.platformTransaction((tx) =>
      tx.query('update power_of_attorney set state = $2 where organization_id = $1', [
        own.organizationId,
        state,
      ]),
    );
  await power('withdrawn');
  await world.later(own.organizationId);
  expect(world.peer.tenantOf(own.name)).toBeNull();
  await power('signed');
  await world.later(own.organizationId);
  expect(await world.read(own)).toMatchObject({ state: 'waiting', reason: 'unconfirmed' });
  expect(world.peer.tenantOf(own.name)).toBeNull();
});

test('whoever may not sign for a company has it registered by nobody, however often it is asked for', async () => {
  const own = await world.company({ confirmed: false });
  await world.minute(own.organizationId);
  expect(await world.settle(own, 'reject')).toBeUndefined();
  await world.later(own.organizationId, 24 * 60);
  expect(await world.read(own)).toMatchObject({ state: 'refused', reason: 'unauthorised' });
  await world.choose(own, true);
  await world.minute(own.organizationId);
  expect(await world.listed(own)).toMatchObject({ state: 'waiting', reason: 'unconfirmed' });
  expect(world.peer.seen()).toEqual([]);
});

test('a provider that is away for a week is given up, and support staff see why and try again', async () => {
  const own = await world.company();
  world.receivers = world.through(() => [503, { error: 'down' }]);
  await world.minute(own.organizationId);
  expect(await world.listed(own)).toMatchObject({ state: 'waiting', reason: 'silent', tries: 1 });
  for (let tries = 1; tries < 40; tries += 1) await world.later(own.organizationId, 6 * 60);
  expect(await world.listed(own)).toMatchObject({ state: 'refused', reason: 'unreachable', tries: 36 });
  world.receivers = world.through((path) =>
    path === 'POST /api/v2/legal_entities' ? [422, { errors: [{ details: 'no such city' }] }] : null,
  );
  expect(await world.settle(own, 'done')).toBe('receiver.not_waiting');
  expect(await world.settle(own, 'again')).toBeUndefined();
  await world.minute(own.organizationId);
  expect(await world.listed(own)).toMatchObject({ state: 'refused', reason: 'provider' });
  expect((await world.listed(own))?.detail).toContain('no such city');
  world.receivers = world.through();
  expect(await world.settle(own, 'again')).toBeUndefined();
  await world.minute(own.organizationId);
  expect(await world.listed(own)).toBeUndefined();
  expect(world.peer.tenantOf(own.name)).toBe(own.organizationId);
});

test('whom the provider will not let go stays with staff, and is let go when it can be', async () => {
  const own = await world.company();
  await world.minute(own.organizationId);
  world.receivers = world.through((path) => (path.startsWith('DELETE') ? [422, {}] : null));
  await world.choose(own, false);
  await world.minute(own.organizationId);
  for (let days = 0; days < 3; days += 1) await world.later(own.organizationId, 24 * 60);
  expect(await world.listed(own)).toMatchObject({ state: 'leaving', reason: 'provider', tries: 1 });
  world.receivers = world.through();
  await world.settle(own, 'again');
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ state: 'left' });
  expect(world.peer.tenantOf(own.name)).toBeNull();
});

test('where people register by hand staff are told whom, and say when it is done', async () => {
  world.receivers = { provider: 'qvalia', port: null };
  const own = await world.company({ confirmed: false });
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ state: 'waiting', reason: 'by-hand' });
  const list = (await (await world.staff()).get(receiverContract.listReceivers.path)).json().data;
  expect(list).toMatchObject({ provider: 'qvalia', isByHand: true });
  expect(await world.listed(own)).toMatchObject({ reason: 'by-hand' });
  expect(await world.settle(own, 'done')).toBeUndefined();
  expect(await world.read(own)).toMatchObject({ state: 'registered', address: `0007:${own.number}` });
  await world.choose(own, false);
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ state: 'leaving', reason: 'by-hand' });
  expect(await world.settle(own, 'done')).toBeUndefined();
  expect((await world.read(own)).state).toBe('left');
});
