import { randomUUID } from 'node:crypto';
import { access, open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { durableFolder } from '../../durable-folder.ts';
import { objectPath } from './object-path.ts';
import { ObjectMissing, type Storage } from './port.ts';
import { spaceGuard, volumeOf, type SpaceProbe } from './space-guard.ts';
import { sweepFolder } from './sweep-folder.ts';
import { verified } from './verified.ts';
import { writeFlushed, moveDurably } from './write-durably.ts';
import { isMissing, asFull } from './disk-errors.ts';
import { removeAbandoned } from './abandoned-files.ts';

/**
 * Documents in a folder as `ab/<sha256>`: 256 folders, so that nearly every document finds its own made and flushed.
 * Bytes go to a file of their own, are flushed, and get their name after that, so no half-written document is ever
 * visible. Removes what a killed process left behind.
 */
export async function openLocalDisk(root: string, probe: SpaceProbe = volumeOf(root)): Promise<Storage> {
  const incoming = join(root, 'incoming');
  const aside = join(root, 'aside');
  await durableFolder(incoming);
  await durableFolder(aside);
  await removeAbandoned(incoming);
  const assertSpace = spaceGuard(probe);
  const pathOf = (sha256: string): string => objectPath(root, sha256);
  const exists = (path: string): Promise<boolean> =>
    access(path).then(
      () => true,
      () => false,
    );
  const openObject = (sha256: string): Promise<FileHandle> =>
    open(pathOf(sha256)).catch((error: unknown) => {
      if (isMissing(error)) return open(join(aside, sha256));
      throw error;
    });
  return {
    has: async (sha256) => (await exists(pathOf(sha256))) || exists(join(aside, sha256)),
    async put(source) {
      await assertSpace();
      const temporary = join(incoming, randomUUID());
      try {
        const stored = await writeFlushed(temporary, source);
        await moveDurably(temporary, pathOf(stored.sha256));
        return stored;
      } catch (error) {
        await unlink(temporary).catch(() => undefined);
        throw asFull(error);
      }
    },
    async get(sha256, { verify = false } = {}) {
      const file = await openObject(sha256).catch((error: unknown) => {
        throw isMissing(error) ? new ObjectMissing('there is no document of that name') : error;
      });
      const stream = file.createReadStream();
      return verify ? verified(stream, sha256) : stream;
    },
    sweep: (named, before, signal) => sweepFolder({ root, aside, pathOf }, { named, before, signal }),
  };
}
