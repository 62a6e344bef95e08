import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLocalDisk } from './local-disk.ts';
import { storageSuite } from '#testing/ports/storage-suite.ts';
import { StorageFull } from './port.ts';

const GB = 1024 ** 3;
const roomy = (): Promise<{ free: number; total: number }> =>
  Promise.resolve({ free: 50 * GB, total: 100 * GB });
const newRoot = (): Promise<string> => mkdtemp(join(tmpdir(), 'krogkoll-storage-'));
const pathIn = (root: string, name: string): string => join(root, name.slice(0, 2), name);

storageSuite('local disk', async () => {
  const root = await newRoot();
  const damage = async (name: string): Promise<void> => {
    const data = await readFile(pathIn(root, name));
    data.writeUInt8(data.readUInt8(0) ^ 1, 0);
    await writeFile(pathIn(root, name), data);
  };
  return { storage: await openLocalDisk(root, roomy), damage };
});

test.each([
  ['under 2 GB', { free: 1.9 * GB, total: 10 * GB }],
  ['under a tenth', { free: 9 * GB, total: 100 * GB }],
])('R41: refuses a document with %s free, reads on, and recovers alone', async (_case, tight) => {
  let space = { free: 50 * GB, total: 100 * GB };
  const storage = await openLocalDisk(await newRoot(), () => Promise.resolve(space));
  const { sha256 } = await storage.put(new Uint8Array([1]));
  space = tight;
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  await expect(storage.put(new Uint8Array([2]))).rejects.toThrow(StorageFull);
  expect(await storage.has(sha256)).toBe(true);
  space = { free: 50 * GB, total: 100 * GB };
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  expect((await storage.put(new Uint8Array([2]))).size).toBe(1);
});

test('a volume that is full after all is told as such', async () => {
  const storage = await openLocalDisk(await newRoot(), roomy);
  const full = async function* (): AsyncGenerator<Uint8Array> {
    yield new Uint8Array([1]);
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  };
  await expect(storage.put(full())).rejects.toThrow(StorageFull);
});

test('removes what a killed process left, but not what another is writing', async () => {
  const root = await newRoot();
  await openLocalDisk(root, roomy);
  await writeFile(join(root, 'incoming', 'old'), 'half');
  await writeFile(join(root, 'incoming', 'fresh'), 'half');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(root, 'incoming', 'old'), yesterday, yesterday);
  await openLocalDisk(root, roomy);
  expect(await readdir(join(root, 'incoming'))).toEqual(['fresh']);
});

test('R54: a process killed while it writes leaves only whole documents', async () => {
  const root = await newRoot();
  const child = spawn(
    process.execPath,
    [new URL('../../../../testing/ports/put-forever.ts', import.meta.url).pathname, root],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let acknowledged = '';
  child.stdout.on('data', (chunk: Buffer) => {
    acknowledged += chunk.toString();
    if (acknowledged.length > 20 * 65) child.kill('SIGKILL');
  });
  await once(child, 'close');
  const storage = await openLocalDisk(root, roomy);
  const names = acknowledged.split('\n').filter((line) => line.length === 64);
  expect(names.length).toBeGreaterThan(19);
  const files = (await readdir(root, { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name));
  for (const name of new Set([...names, ...files.map((file) => file.slice(-64))])) {
    for await (const chunk of await storage.get(name, { verify: true })) expect(chunk).toBeDefined();
  }
});
