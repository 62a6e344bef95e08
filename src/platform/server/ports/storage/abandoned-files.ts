import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const ABANDONED = 3_600_000;

/** Removes files that nothing has been written to for an hour. */
export async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > ABANDONED) await unlink(path);
  }
}
