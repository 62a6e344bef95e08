import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { durableFolder, flushFolder } from '../durable-folder.ts';

/**
 * Marks that a database is being made in a directory, and clears away one whose making was cut short. Answers
 * what to call when it is whole, or undefined when there is one already.
 */
export async function beginFirstStart(directory: string): Promise<(() => Promise<void>) | undefined> {
  const mark = `${directory}.creating`;
  const parent = dirname(directory);
  await durableFolder(parent);
  if (existsSync(mark)) await rm(directory, { recursive: true, force: true });
  else if (existsSync(directory)) return undefined;
  await writeFile(mark, '', { flush: true });
  await flushFolder(parent);
  return async () => {
    await flushFolder(parent);
    await rm(mark);
    await flushFolder(parent);
  };
}
