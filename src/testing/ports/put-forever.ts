/** Stores one document after the other until it is killed; writes the name of each that was acknowledged. */
import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openLocalDisk } from '#platform/server/ports/storage/local-disk.ts';

const root = process.argv[2] ?? '';
const storage = await openLocalDisk(root, () => Promise.resolve({ free: 1e12, total: 1e12 }));
for (;;) {
  const { sha256 } = await storage.put(randomBytes(200_000));
  writeSync(1, `${sha256}\n`);
}
