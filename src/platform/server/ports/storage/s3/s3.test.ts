import { createHash } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { s3Credentials, startS3Peer, type Misdeed, type S3Peer } from '#testing/peers/s3-peer.ts';
import { storageSuite } from '#testing/ports/storage-suite.ts';
import { ConfigError } from '../../../config-setting.ts';
import { loadConfig } from '../../../config.ts';
import { openLocalDisk } from '../local-disk.ts';
import type { Storage } from '../port.ts';
import { openBucket } from './bucket.ts';
import { openS3, type S3Options } from './open-s3.ts';
import { bucketOf } from './s3-settings.ts';

let peer: S3Peer;

beforeAll(async () => {
  peer = await startS3Peer();
});
beforeEach(() => {
  peer.misdeed = () => null;
  peer.now = () => new Date();
  peer.objects.clear();
  peer.faults.length = 0;
});
afterAll(() => peer.close());

const roomy = () => Promise.resolve({ free: 50e9, total: 100e9 });

const open = async (options: Partial<S3Options> = {}): Promise<Storage & { readonly folder: string }> => {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'krogkoll-s3-')));
  const access = { endpoint: peer.url, region: 'eu-north-1', ...s3Credentials };
  const storage = await openS3({
    bucket: openBucket({ ...access, patience: 300, pause: 2 }),
    prefix: 'prov/',
    lockDays: 0,
    log: { warn: () => undefined },
    probe: roomy,
    patience: 2_000,
    roundEvery: 30,
    ...options,
    folder,
  });
  return { ...storage, folder };
};

const keyOf = (sha256: string): string => `prov/originals/${sha256}`;
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const waiting = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name)).length;
const read = async (storage: Storage, name: string): Promise<string> =>
  text(await storage.get(name, { verify: true }));

storageSuite('S3', async () => ({
  storage: await open(),
  damage: (name) => {
    const held = peer.objects.get(keyOf(name));
    if (held === undefined) throw new Error('it is not in the bucket');
    peer.objects.set(keyOf(name), { ...held, bytes: Buffer.from('another original') });
    return Promise.resolve();
  },
}));

describe('a bucket that is well', () => {
  test('has what was acknowledged, and nothing stays here; every request was signed', async () => {
    const storage = await open();
    const { sha256 } = await storage.put(Buffer.from('faktura'));
    expect(peer.objects.get(keyOf(sha256))?.bytes.toString()).toBe('faktura');
    expect(await waiting(storage.folder)).toBe(0);
    expect(await read(storage, sha256)).toBe('faktura');
    expect(peer.faults).toEqual([]);
  });

  test('locks originals against everybody where that is set, and sweeping leaves them', async () => {
    const storage = await open({ lockDays: 10 });
    const { sha256 } = await storage.put(Buffer.from('arkiv'));
    const until = peer.objects.get(keyOf(sha256))?.lockedUntil?.getTime() ?? 0;
    expect(until - Date.now()).toBeGreaterThan(9.9 * 86_400_000);
    await storage.sweep(
      () => Promise.resolve(new Set()),
      new Date(Date.now() + 1),
      new AbortController().signal,
    );
    expect(await read(storage, sha256)).toBe('arkiv');
  });

  test('another key is refused, and the original is kept here', async () => {
    const access = {
      endpoint: peer.url,
      region: 'eu-north-1',
      accessKey: 'AKIDPROV',
      secretKey: 'not the secret of it',
    };
    const storage = await open({ bucket: openBucket({ ...access, patience: 300, pause: 2 }) });
    const { sha256 } = await storage.put(Buffer.from('obehörig'));
    expect(peer.objects.size).toBe(0);
    expect(await read(storage, sha256)).toBe('obehörig');
  });
});

describe('a bucket that is not', () => {
  const misdeeds: readonly Misdeed[] = ['fail', 'hang', 'truncate', 'slow-down', 'store-other'];

  test.each(misdeeds)(
    '%s: what is acknowledged is here, can be read, and gets there by itself',
    async (misdeed) => {
      const storage = await open({ patience: 20 });
      peer.misdeed = (method) => (method === 'PUT' ? misdeed : null);
      const { sha256 } = await storage.put(Buffer.from(`faktura ${misdeed}`));
      expect(await read(storage, sha256)).toBe(`faktura ${misdeed}`);
      expect(await waiting(storage.folder)).toBe(1);
      peer.misdeed = () => null;
      await expect.poll(() => waiting(storage.folder), { timeout: 4_000, interval: 20 }).toBe(0);
      expect(await read(storage, sha256)).toBe(`faktura ${misdeed}`);
    },
  );

  test('says no checksum: what it stored is read before the copy here goes', async () => {
    const storage = await open();
    peer.misdeed = (method) => (method === 'PUT' ? 'no-checksum' : null);
    const { sha256 } = await storage.put(Buffer.from('utan kvitto'));
    expect(await waiting(storage.folder)).toBe(0);
    expect(await read(storage, sha256)).toBe('utan kvitto');
  });

  test.each(['fail', 'truncate', 'slow-down'] as const)(
    '%s once while reading: it is read again',
    async (misdeed) => {
      const storage = await open();
      const { sha256 } = await storage.put(Buffer.from('läses två gånger'));
      let left = 1;
      peer.misdeed = () => (left-- > 0 ? misdeed : null);
      expect(await read(storage, sha256)).toBe('läses två gånger');
    },
  );

  test('loses nothing of twenty-five while it misbehaves at random and the process begins anew', async () => {
    let seed = 7;
    const chance = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const all: readonly (Misdeed | null)[] = ['fail', 'truncate', 'slow-down', 'store-other', null, null];
    peer.misdeed = () => all[Math.floor(chance() * all.length)] ?? null;
    const first = await open({ patience: 5 });
    const names: string[] = [];
    for (let at = 0; at < 25; at += 1) names.push((await first.put(Buffer.from(`nummer ${at}`))).sha256);
    const second = await open({ folder: first.folder });
    peer.misdeed = () => null;
    await expect.poll(() => waiting(first.folder), { timeout: 8_000, interval: 20 }).toBe(0);
    for (const [at, name] of names.entries()) expect(await read(second, name)).toBe(`nummer ${at}`);
    for (const { bytes } of peer.objects.values()) expect(names).toContain(hashOf(bytes));
  });
});

test('orphans are set aside, brought back when they are named, and removed when they are not, over several pages', async () => {
  const storage = await open();
  const names: string[] = [];
  for (let at = 0; at < 7; at += 1) names.push((await storage.put(Buffer.from(`herrelös ${at}`))).sha256);
  const { signal } = new AbortController();
  const [named = '', late = '', ...orphans] = names;
  const day = 86_400_000;
  await storage.sweep(() => Promise.resolve(new Set([named])), new Date(Date.now() + day), signal);
  expect([...peer.objects.keys()].filter((key) => key.startsWith('prov/originals/'))).toEqual([keyOf(named)]);
  expect(await read(storage, late)).toBe('herrelös 1');
  await storage.sweep(() => Promise.resolve(new Set([named, late])), new Date(Date.now() + day), signal);
  expect([...peer.objects.keys()].toSorted()).toEqual([named, late].map(keyOf).toSorted());
  expect(await storage.has(orphans[0] ?? '')).toBe(false);
});

test('originals that were kept on this machine move by themselves', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-s3-'));
  const { sha256 } = await (await openLocalDisk(folder, roomy)).put(Buffer.from('från förr'));
  const storage = await open({ folder });
  await expect.poll(() => peer.objects.has(keyOf(sha256)), { timeout: 4_000, interval: 20 }).toBe(true);
  expect(await read(storage, sha256)).toBe('från förr');
});

test('settings name a bucket with its key, or are refused', () => {
  const given = {
    DATA_DIR: tmpdir(),
    SESSION_KEY: 'x',
    STORAGE_URL: 's3://arkiv/krog/ett',
    STORAGE_ACCESS_KEY: 'a',
  };
  expect(() => bucketOf(loadConfig(given))).toThrow(ConfigError);
  expect(bucketOf(loadConfig({ ...given, STORAGE_SECRET_KEY: 'b'.repeat(16) }))).toMatchObject({
    endpoint: 'https://s3.eu-north-1.amazonaws.com/arkiv',
    prefix: 'krog/ett/',
  });
});
