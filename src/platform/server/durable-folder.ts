import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes the names in a folder durable; a rename is only that after this. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Makes a folder and its parents, so that they outlive a power cut. */
export async function durableFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let folder = path; folder.length >= first.length; folder = dirname(folder))
    await flushFolder(dirname(folder));
}
