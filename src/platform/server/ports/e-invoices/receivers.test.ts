import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { throughFaults } from '#testing/bookkeeping/faulty.ts';
import { receiversPeer } from '#testing/e-invoices/receivers-peer.ts';
import { openReceivers } from './open-receivers.ts';
import { ReceiverRefused } from './receiver-port.ts';
import { openStorecoveReceivers } from './storecove-receivers.ts';

const never = new AbortController().signal;
const participant = { scheme: '0007', value: '5562332451' };
const company = { name: 'Krogen AB', street: 'Gatan 1', zipCode: '11122', city: 'Stockholm', country: 'SE' };

const storecove = (peer = receiversPeer(), apiKey = peer.apiKey) => ({
  peer,
  port: openStorecoveReceivers({
    apiKey,
    url: 'https://provider.example',
    fetch: throughFaults(peer.peer, () => null),
  }),
});

test('Storecove has a legal entity for the company, and its number in the network from register to deregister', async () => {
  const { peer, port } = storecove();
  const handle = await port.open({ id: 'one', ...company }, never);
  expect(await port.standing(handle, participant, never)).toBe('free');
  await port.register(handle, participant, never);
  expect(await port.standing(handle, participant, never)).toBe('ours');
  expect(peer.tenantOf('SE:ORGNR 5562332451')).toBe('one');
  const other = await port.open({ id: 'two', ...company }, never);
  expect(await port.standing(other, participant, never)).toBe('elsewhere');
  await expect(port.register(other, participant, never)).rejects.toThrow(ReceiverRefused);
  for (let again = 0; again < 2; again += 1) await port.deregister(handle, participant, never);
  expect(await port.standing(handle, participant, never)).toBe('free');
  peer.forget();
  expect(await port.standing(handle, participant, never)).toBe('forgotten');
});

test('what Storecove refuses for good is told apart from what it cannot take now', async () => {
  const { port } = storecove();
  await expect(port.open({ id: 'one', ...company, city: '' }, never)).rejects.toThrow(ReceiverRefused);
  const locked = storecove(receiversPeer(), 'another key');
  await expect(locked.port.open({ id: 'one', ...company }, never)).rejects.not.toThrow(ReceiverRefused);
});

test('without a provider who is registered stays in a folder, Qvalia is told by hand, and in production nobody is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-receivers-'));
  const config = {
    DATA_DIR: folder,
    STORECOVE_API_KEY: undefined,
    STORECOVE_URL: undefined,
    QVALIA_API_KEY: undefined,
  };
  const local = openReceivers({ ...config, NODE_ENV: 'development' })?.port ?? null;
  if (local === null) throw new Error('a folder is always there');
  const handle = await local.open({ id: 'one', ...company }, never);
  expect(await local.standing(handle, participant, never)).toBe('free');
  for (let again = 0; again < 2; again += 1) await local.register(handle, participant, never);
  expect(await local.standing(handle, participant, never)).toBe('ours');
  for (let again = 0; again < 2; again += 1) await local.deregister(handle, participant, never);
  expect(await local.standing(handle, participant, never)).toBe('free');
  const key = 'a key of sixteen letters';
  expect(openReceivers({ ...config, NODE_ENV: 'production' })).toBeNull();
  expect(openReceivers({ ...config, NODE_ENV: 'production', QVALIA_API_KEY: key })).toEqual({
    provider: 'qvalia',
    port: null,
  });
  expect(openReceivers({ ...config, NODE_ENV: 'production', STORECOVE_API_KEY: key })?.provider).toBe(
    'storecove',
  );
  await rm(folder, { recursive: true });
});
