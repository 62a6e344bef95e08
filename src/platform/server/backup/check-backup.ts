import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { keptFile } from './kept-files.ts';
import { originalsList, readManifest, tableFile, type Manifest } from './manifest.ts';
import { BackupRefused } from './refused.ts';
import { listedOriginals, originalsOf, verifyOriginals } from './save-originals.ts';

const hashOf = async (path: string): Promise<string | null> => {
  const hash = createHash('sha256');
  return pipeline(createReadStream(path), hash).then(
    () => hash.digest('hex'),
    () => null,
  );
};

/** Reads a backup whole. Throws `BackupRefused` when a part is missing or is not what was written. */
export const checkBackup = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  const parts = [
    ...manifest.tables.map(({ name, sha256 }) => [tableFile(name), sha256] as const),
    ...manifest.files.map(({ path, sha256 }) => [keptFile(path), sha256] as const),
    [originalsList, manifest.originals.sha256] as const,
  ];
  for (const [path, sha256] of parts) {
    const found = await hashOf(join(folder, path));
    if (found !== sha256)
      throw new BackupRefused(`${path} of this backup ${found === null ? 'is missing' : 'has been changed'}`);
  }
  const names = await listedOriginals(folder);
  await verifyOriginals(await originalsOf(folder), names).catch((error: unknown) => {
    throw new BackupRefused('an original of this backup is missing or has been changed', { cause: error });
  });
  return manifest;
};
