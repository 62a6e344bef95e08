import { createHash } from 'node:crypto';
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { durableFolder } from '../durable-folder.ts';
import type { Manifest } from './manifest.ts';

/** What of DATA_DIR has a place of its own in a backup, or belongs to a running process. */
const elsewhere = /^(database(\..*)?|documents|arriving|control\.sock|.*\.new)$/;

const foldersName = 'files';

const filesBelow = async (folder: string, below = ''): Promise<readonly string[]> => {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    if (below === '' && elsewhere.test(entry.name)) continue;
    const path = join(below, entry.name);
    if (entry.isDirectory()) found.push(...(await filesBelow(folder, path)));
    else if (entry.isFile()) found.push(path);
  }
  return found.toSorted();
};

const writeKept = async (path: string, bytes: Buffer, mode: number): Promise<void> => {
  await durableFolder(dirname(path));
  await writeFile(path, bytes, { mode, flush: true });
  await chmod(path, mode);
};

/** Copies the keys of DATA_DIR and what else stands there as files. */
export const saveFiles = async (dataDir: string, folder: string): Promise<Manifest['files']> => {
  const files: Manifest['files'] = [];
  for (const path of await filesBelow(dataDir)) {
    const bytes = await readFile(join(dataDir, path));
    const mode = (await stat(join(dataDir, path))).mode & 0o777;
    await writeKept(join(folder, foldersName, path), bytes, mode);
    files.push({ path, mode, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  return files;
};

/** Where a backup keeps one of them. */
export const keptFile = (path: string): string => join(foldersName, path);

/** Puts them back. */
export const restoreFiles = async (
  folder: string,
  dataDir: string,
  files: Manifest['files'],
): Promise<void> => {
  for (const { path, mode } of files)
    await writeKept(join(dataDir, path), await readFile(join(folder, keptFile(path))), mode);
};
