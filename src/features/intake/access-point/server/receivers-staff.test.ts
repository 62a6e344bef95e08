import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openReceiverWorld, type ReceiverWorld } from '#testing/e-invoices/receiver-world.ts';
import { receiverContract, type Registration } from '../contract-receiver.ts';

let world: ReceiverWorld;
beforeAll(async () => {
  world = await openReceiverWorld();
});
afterAll(() => world.product.close());
beforeEach(() => world.begin());

test('a provider that is away for a week is given up, and support staff see why and try again', async () => {
  const own = await world.company();
  const mine = async (): Promise<Registration | undefined> =>
    (await (await world.staff()).get(receiverContract.listReceivers.path))
      .json<{ content: Registration[] }>()
      .data.content.find(({ organizationId }) => organizationId === own.organizationId);
  world.receivers = world.through(() => [503, { error: 'down' }]);
  await world.minute(own.organizationId);
  expect(await mine()).toMatchObject({ state: 'waiting', reason: 'silent', tries: 1 });
  for (let tries = 1; tries < 40; tries += 1) await world.later(own.organizationId, 6 * 60);
  expect(await mine()).toMatchObject({ state: 'refused', reason: 'unreachable', tries: 36 });
  world.receivers = world.through((path) =>
    path === 'POST /api/v2/legal_entities' ? [422, { errors: [{ details: 'no such city' }] }] : null,
  );
  const settle = async (outcome: string) =>
    (await world.staff()).post(
      receiverContract.settleReceiver.path.replace('{organizationId}', own.organizationId),
      {
        body: { outcome },
      },
    );
  expect((await settle('done')).json().message).toBe('receiver.not_waiting');
  expect((await settle('again')).status).toBe(200);
  await world.minute(own.organizationId);
  expect(await mine()).toMatchObject({ state: 'refused', reason: 'provider' });
  expect((await mine())?.detail).toContain('no such city');
  world.receivers = world.through();
  expect((await settle('again')).status).toBe(200);
  await world.minute(own.organizationId);
  expect(await mine()).toBeUndefined();
  expect(world.peer.tenantOf(own.name)).toBe(own.organizationId);
});

test('where people register by hand staff are told whom, and say when it is done', async () => {
  world.receivers = { provider: 'qvalia', port: null };
  const own = await world.company();
  const settle = async () =>
    (await world.staff()).post(
      receiverContract.settleReceiver.path.replace('{organizationId}', own.organizationId),
      {
        body: { outcome: 'done' },
      },
    );
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ state: 'waiting', reason: 'by-hand' });
  const list = (await (await world.staff()).get(receiverContract.listReceivers.path)).json<{
    content: Registration[];
  }>().data;
  expect(list).toMatchObject({ provider: 'qvalia', isByHand: true });
  expect(list.content.some(({ organizationId }) => organizationId === own.organizationId)).toBe(true);
  expect((await settle()).status).toBe(200);
  expect(await world.read(own)).toMatchObject({ state: 'registered', address: `0007:${own.number}` });
  await world.choose(own, false);
  await world.minute(own.organizationId);
  expect(await world.read(own)).toMatchObject({ state: 'leaving', reason: 'by-hand' });
  expect((await settle()).status).toBe(200);
  expect((await world.read(own)).state).toBe('left');
});
