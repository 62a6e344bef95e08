import { readdir, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { durableFolder } from '../../durable-folder.ts';
import { isObjectName } from './object-path.ts';
import type { Storage } from './port.ts';

interface Places {
  readonly root: string;
  /** The folder of what nothing named when it was last looked at. */
  readonly aside: string;
  readonly pathOf: (sha256: string) => string;
}

interface Sweep {
  readonly named: Parameters<Storage['sweep']>[0];
  readonly before: Date;
  readonly signal: AbortSignal;
}

const atOnce = 1_000;

/** When the bytes came, and when the file was last moved; null when it has gone meanwhile. */
const timesOf = async (path: string): Promise<{ readonly came: Date; readonly moved: Date } | null> =>
  stat(path).then(
    ({ mtime, ctime }) => ({ came: mtime, moved: ctime }),
    () => null,
  );

/** Ends what earlier sweeps set aside: back to its place when it is named, otherwise gone. */
const settleAside = async ({ aside, pathOf }: Places, { named, before, signal }: Sweep): Promise<void> => {
  const names = (await readdir(aside)).filter(isObjectName);
  for (let start = 0; start < names.length && !signal.aborted; start += atOnce) {
    const part = names.slice(start, start + atOnce);
    const kept = await named(part);
    for (const name of part) {
      const path = join(aside, name);
      if (kept.has(name)) {
        await durableFolder(dirname(pathOf(name)));
        await rename(path, pathOf(name));
      } else if (((await timesOf(path))?.moved ?? before) < before) await unlink(path);
    }
  }
};

const setAside = async (
  { aside, pathOf }: Places,
  { named }: Sweep,
  old: readonly string[],
): Promise<void> => {
  const kept = await named(old);
  for (const name of old) if (!kept.has(name)) await rename(pathOf(name), join(aside, name));
};

/** `Storage.sweep` for documents in a folder. A put between look and move ends up aside, where it is found and kept. */
export const sweepFolder = async (places: Places, sweep: Sweep): Promise<void> => {
  await settleAside(places, sweep);
  let old: string[] = [];
  for (const folder of (await readdir(places.root)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
    for (const name of (await readdir(join(places.root, folder))).filter(isObjectName)) {
      if (sweep.signal.aborted) return;
      const times = await timesOf(places.pathOf(name));
      if (times !== null && times.came < sweep.before) old.push(name);
    }
    if (old.length < atOnce) continue;
    await setAside(places, sweep, old);
    old = [];
  }
  if (old.length > 0) await setAside(places, sweep, old);
};
