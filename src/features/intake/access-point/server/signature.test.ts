import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { guarded } from '#platform/server/ports/storage/guarded.ts';
import { openLocalDisk } from '#platform/server/ports/storage/local-disk.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { buildPush, pushPath } from './builders.ts';

const keys = new Map([
  ['old', 'the secret before the rotation, long enough'],
  ['new', 'the secret after the rotation, long enough'],
]);
const { bytes } = buildInvoice();

let folder: string;
let product: TestProduct;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krogkoll-push-'));
  const storage = await openLocalDisk(folder);
  product = await openTestProduct({ replace: () => ({ storage, accessPointKeys: keys }) });
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const good = (changes: Partial<Parameters<typeof buildPush>[1]> = {}) =>
  buildPush(bytes, { keys, now: product.clock.now(), messageId: 'm1', ...changes });

const seconds = (offset: number): Date => new Date(product.clock.now().getTime() + offset * 1000);

const wrong: readonly (readonly [string, () => ReturnType<typeof good>])[] = [
  ['no headers at all', () => ({ ...good(), headers: {} })],
  ['no key', () => without('x-krogkoll-key')],
  ['no time', () => without('x-krogkoll-timestamp')],
  ['no signature', () => without('x-krogkoll-signature')],
  ['an unknown key', () => withHeader('x-krogkoll-key', 'nobody')],
  ['the name of a method for a key', () => withHeader('x-krogkoll-key', 'constructor')],
  ['another key of ours', () => withHeader('x-krogkoll-key', 'new')],
  ['a signature of nothing', () => withHeader('x-krogkoll-signature', '')],
  ['a short signature', () => withHeader('x-krogkoll-signature', 'ab')],
  ['a signature of zeros', () => withHeader('x-krogkoll-signature', '0'.repeat(64))],
  [
    'a time that was not signed',
    () => withHeader('x-krogkoll-timestamp', String(Math.floor(Date.UTC(2026, 10, 20, 9) / 1000) + 1)),
  ],
  ['a time in letters', () => withHeader('x-krogkoll-timestamp', 'now')],
  ['a time five minutes ago', () => good({ now: seconds(-301) })],
  ['a time in five minutes', () => good({ now: seconds(301) })],
  ['another message', () => withHeader('x-message-id', 'm2')],
  ['a receiver that was not signed', () => withHeader('x-recipient', '0007:5562332451')],
  ['another body', () => ({ ...good(), payload: Buffer.from([...bytes, 0x20]) })],
  ['no body', () => ({ ...good(), payload: Buffer.alloc(0) })],
  ['a secret that is no key', () => good({ keys: new Map([['old', 'guessed']]) })],
];

const without = (name: string) => {
  const { [name]: _gone, ...headers } = good().headers;
  return { ...good(), headers };
};
const withHeader = (name: string, value: string) => ({
  ...good(),
  headers: { ...good().headers, [name]: value },
});

test.each(wrong)('R32 R47 a push with %s is 401, and nothing is kept', async (_name, request) => {
  const answer = await product.client().post(pushPath, request());
  expect(answer).toMatchObject({ status: 401, text: '{"message":"user.unauthorized"}' });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(await files()).toEqual([]);
});

test('a body that is longer than any document is refused before it is kept', async () => {
  const long = { ...good(), headers: { ...good().headers, 'content-length': String(51 * 1024 * 1024) } };
  expect(
    await product.client().post(pushPath, { ...long, payload: Buffer.alloc(51 * 1024 * 1024) }),
  ).toMatchObject({
    status: 413,
  });
  expect(await files()).toEqual([]);
});

test('an empty body is refused though it is signed, and so are names without end', async () => {
  const now = product.clock.now();
  const empty = buildPush(new Uint8Array(), { keys, now });
  expect(await product.client().post(pushPath, empty)).toMatchObject({ status: 400 });
  const endless = buildPush(bytes, { keys, now, messageId: 'm'.repeat(201) });
  expect((await product.client().post(pushPath, endless)).json().errors).toEqual({
    'X-Message-Id': 'too_long',
  });
});

test.each(['old', 'new'])('a push signed with the %s key of a rotation is taken', async (keyId) => {
  const answer = await product.client().post(pushPath, good({ keyId, messageId: `by ${keyId}` }));
  expect(answer.status).toBe(200);
});

test('R58 one sender is limited, with a word on when to come again; the others are not', async () => {
  const client = product.client('192.0.2.77');
  const statuses = new Map<number, number>();
  for (let at = 0; at < 230; at += 1) {
    const answer = await client.post(pushPath, { ...good(), payload: 'x' });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 429) expect(answer.headers['retry-after']).toBe('1');
  }
  expect(Object.fromEntries(statuses)).toEqual({ 401: 200, 429: 30 });
  expect((await product.client().post(pushPath, good({ messageId: 'another place' }))).status).toBe(200);
  product.pass(2_000);
  expect((await client.post(pushPath, { ...good(), payload: 'x' })).status).toBe(401);
});

test('R41 a push that finds no room is 507, and leaves nothing', async () => {
  const roomless = { free: 0, total: 1 };
  const full = await openTestProduct({
    replace: ({ storage }) => ({ accessPointKeys: keys, storage: guarded(storage, async () => roomless) }),
  });
  const answer = await full.client().post(pushPath, good());
  expect(answer).toMatchObject({ status: 507, text: '{"message":"storage.full"}' });
  expect(answer.headers['retry-after']).toBe('2');
  await full.close();
});

test('without keys every push is refused', async () => {
  const closed = await openTestProduct({ replace: () => ({ accessPointKeys: new Map() }) });
  expect(await closed.client().post(pushPath, good())).toMatchObject({ status: 401 });
  await closed.close();
});
