import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { openLocalDisk } from '../ports/storage/local-disk.ts';
import { ObjectDamaged, ObjectMissing, type Storage } from '../ports/storage/port.ts';
import { originalsList, type Manifest } from './manifest.ts';
import { createHash } from 'node:crypto';

const atOnce = 8;

/** A folder of originals has no lower bound of its own: what does not fit fails by itself. */
const anyRoom = (): Promise<{ free: number; total: number }> =>
  Promise.resolve({ free: Number.MAX_SAFE_INTEGER, total: 1 });

/** The originals inside a backup: stored as in DATA_DIR, so that they can be had by hand too. */
export const originalsOf = (folder: string): Promise<Storage> =>
  openLocalDisk(join(folder, 'originals'), anyRoom);

/** Does something for each of a list, a few at once. */
const forEachOf = async (names: readonly string[], work: (name: string) => Promise<void>): Promise<void> => {
  const left = names.toReversed();
  const run = async (): Promise<void> => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) await work(name);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
};

/** Copies one original; the bytes are those of its name. Answers its size. Throws `ObjectMissing` or `ObjectDamaged`. */
const copyOne = async (from: Storage, to: Storage, name: string): Promise<number> =>
  (await to.put(await from.get(name, { verify: true }))).size;

/**
 * Copies originals that rows name. Those that no received document names may be gone: a hash outlives what it is of. Answers
 * what the manifest says of them, and which received ones are not what was received or not there.
 */
export const saveOriginals = async (
  storage: Storage,
  folder: string,
  { named, received }: { readonly named: ReadonlySet<string>; readonly received: ReadonlySet<string> },
): Promise<Pick<Manifest, 'originals' | 'missing'>> => {
  const to = await originalsOf(folder);
  const saved: string[] = [];
  const missing: string[] = [];
  let bytes = 0;
  await forEachOf([...named], async (name) => {
    try {
      bytes += await copyOne(storage, to, name);
      saved.push(name);
    } catch (error) {
      if (!(error instanceof ObjectMissing || error instanceof ObjectDamaged)) throw error;
      if (received.has(name)) missing.push(name);
    }
  });
  const list = saved
    .toSorted()
    .map((name) => `${name}\n`)
    .join('');
  await writeFile(join(folder, originalsList), list, { mode: 0o600, flush: true });
  const sha256 = createHash('sha256').update(list).digest('hex');
  return { originals: { count: saved.length, bytes, sha256 }, missing: missing.toSorted() };
};

/** The names in a backup's list. */
export const listedOriginals = async (folder: string): Promise<readonly string[]> =>
  (await readFile(join(folder, originalsList), 'utf8')).split('\n').filter((name) => name !== '');

/** Reads every listed original to its end. Throws `ObjectMissing` or `ObjectDamaged` for the first that is not what it should be. */
export const verifyOriginals = async (storage: Storage, names: readonly string[]): Promise<void> =>
  forEachOf(names, async (name) => finished((await storage.get(name, { verify: true })).resume()));

/** Puts a backup's originals into a storage, each verified on its way. */
export const restoreOriginals = async (folder: string, storage: Storage): Promise<void> => {
  const from = await originalsOf(folder);
  await forEachOf(await listedOriginals(folder), async (name) => void (await copyOne(from, storage, name)));
};
