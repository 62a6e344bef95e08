import { createHash } from 'node:crypto';
import { open, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { durableFolder, flushFolder } from '../../durable-folder.ts';
import { isMissing } from './disk-errors.ts';
import type { Stored } from './port.ts';

/** Writes a new file and flushes it; answers its SHA-256 and size in bytes. */
export async function writeFlushed(
  path: string,
  source: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<Stored> {
  const hash = createHash('sha256');
  let size = 0;
  const file: FileHandle = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of source instanceof Uint8Array ? [source] : source) {
      hash.update(chunk);
      size += chunk.byteLength;
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), size };
}

/** Moves a file to a folder that is made when it is missing, and flushes that folder. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error;
    await durableFolder(dirname(to));
    await rename(from, to);
  });
  await flushFolder(dirname(to));
}
