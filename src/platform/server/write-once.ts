import { randomUUID } from 'node:crypto';
import { link, open, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flushFolder } from './durable-folder.ts';

/**
 * Writes a file that is never written again, whole and flushed, readable by its owner only. False when the name was taken
 * already, whoever was quicker; then nothing has changed.
 */
export const writeOnce = async (path: string, content: Uint8Array | string): Promise<boolean> => {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  // A link, unlike a rename, is refused where the name is taken.
  const first = await link(draft, path).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    },
  );
  await unlink(draft);
  await flushFolder(dirname(path));
  return first;
};
