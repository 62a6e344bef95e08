import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { originOf, snapshotOf } from '#testing/database/test-snapshot.ts';

/**
 * Lays the database of an empty place into a folder for data, so that no first start makes it there: it is the snapshot that
 * the tests of the server take too, made once for each state of the schema.
 */
export const layDatabase = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const tar = spawn('tar', ['-xC', folder], { stdio: ['pipe', 'ignore', 'ignore'] });
  tar.stdin.end(await snapshotOf(await originOf([])));
  const [code] = await once(tar, 'exit');
  if (code !== 0) throw new Error(`tar ended with ${String(code)}`);
};
