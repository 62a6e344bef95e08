import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './disk-errors.ts';

const ABANDONED = 3_600_000;

/** Removes files that nothing has been written to for an hour. Other processes finish theirs meanwhile. */
export async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    try {
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > ABANDONED) await unlink(path);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}
