import { createHash, randomUUID } from 'node:crypto';
import { access, open, readdir, rename, stat, unlink, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { durableFolder, flushFolder } from '../../durable-folder.ts';
import { ObjectMissing, StorageFull, type Storage, type Stored } from './port.ts';
import { spaceGuard, volumeOf, type SpaceProbe } from './space-guard.ts';
import { sweepFolder } from './sweep-folder.ts';
import { verified } from './verified.ts';

const ABANDONED = 3_600_000;

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
  const pathOf = (sha256: string): string => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new ObjectMissing('that is not the name of a document');
    return join(root, sha256.slice(0, 2), sha256);
  };
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

async function writeFlushed(path: string, source: Uint8Array | AsyncIterable<Uint8Array>): Promise<Stored> {
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

async function moveDurably(from: string, to: string): Promise<void> {
  await durableFolder(dirname(to));
  await rename(from, to);
  await flushFolder(dirname(to));
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

function asFull(error: unknown): unknown {
  const code = codeOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new StorageFull('the volume is full', { cause: error })
    : error;
}

async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > ABANDONED) await unlink(path);
  }
}
