import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Engine } from '../db/engine.ts';
import { patiently } from '../db/engine.ts';

/** Milliseconds in which a file system may give two changes one time. */
const sameTick = 2_000;

const atOnce = 16;

interface Seen {
  readonly mark: string;
  /** Whether it had just been written when it was looked at: another change may carry the same time. */
  readonly isHot: boolean;
}

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isSymbolicLink())
    .map(
      (entry) =>
        join(entry.parentPath, entry.name).slice(folder.length + 1) + (entry.isDirectory() ? '/' : ''),
    );
};

const look = async (path: string): Promise<Seen | null> => {
  const now = Date.now();
  const at = await lstat(path, { bigint: true }).catch(() => null);
  if (at === null) return null;
  return {
    mark: `${at.ino} ${at.size} ${at.mtimeNs} ${at.ctimeNs}`,
    isHot: now - Number(at.ctimeMs) < sameTick,
  };
};

/** Copies those files that are not as they were seen; answers what is there now. */
const copyChanged = async (
  from: string,
  to: string,
  seen: ReadonlyMap<string, Seen>,
): Promise<ReadonlyMap<string, Seen>> => {
  const now = new Map<string, Seen>();
  const names = (await filesIn(from)).toReversed();
  for (const name of names.filter((each) => each.endsWith('/')))
    await mkdir(join(to, name), { recursive: true });
  const files = names.filter((each) => !each.endsWith('/'));
  const work = async (): Promise<void> => {
    for (let name = files.pop(); name !== undefined; name = files.pop()) {
      const current = await look(join(from, name));
      if (current === null) continue;
      now.set(name, current);
      const before = seen.get(name);
      if (before !== undefined && !before.isHot && before.mark === current.mark) continue;
      await mkdir(dirname(join(to, name)), { recursive: true });
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE).catch((error: unknown) => {
        // The engine has removed it since; the last round sees what is.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
        now.delete(name);
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return now;
};

/** When a copy was made, and how long the database stood still for it. */
export interface Cloned {
  /** What was committed before is in it. */
  readonly takenAt: string;
  /** Milliseconds. */
  readonly stoodStill: number;
}

/**
 * Copies the folder of a database while its engine runs. First everything as it changes; then, with the engine's only session
 * held after a checkpoint, what has changed since: so nobody waits for more than the last seconds' work. The copy is as after
 * a clean stop.
 */
export const cloneRunning = async (
  { background }: Pick<Engine, 'background'>,
  from: string,
  to: string,
): Promise<Cloned> => {
  const first = await copyChanged(from, to, new Map());
  const second = await copyChanged(from, to, first);
  const session = await background.connect();
  const start = performance.now();
  try {
    await session.query(patiently('checkpoint'));
    const takenAt = new Date().toISOString();
    const last = await copyChanged(from, to, second);
    for (const name of await filesIn(to))
      if (!name.endsWith('/') && !last.has(name)) await rm(join(to, name), { force: true });
    return { takenAt, stoodStill: performance.now() - start };
  } finally {
    session.release();
  }
};

/** Copies the folder of a database that nobody has open; the caller holds its lock. */
export const cloneResting = async (from: string, to: string): Promise<Cloned> => {
  const takenAt = new Date().toISOString();
  await copyChanged(from, to, new Map());
  return { takenAt, stoodStill: 0 };
};
