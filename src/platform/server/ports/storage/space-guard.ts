import { statfs } from 'node:fs/promises';
import { StorageFull } from './port.ts';

const LEAST_BYTES = 2 * 1024 ** 3;
const LEAST_SHARE = 0.1;
const REMEMBER = 1_000;

/** Bytes of a volume. */
export interface Space {
  readonly free: number;
  readonly total: number;
}

export type SpaceProbe = () => Promise<Space>;

/** Asks the file system that holds a path. */
export const volumeOf =
  (path: string): SpaceProbe =>
  async () => {
    const { bavail, blocks, bsize } = await statfs(path);
    return { free: bavail * bsize, total: blocks * bsize };
  };

/** Whether a volume has room for documents: at least 2 GB and a tenth of it are free. */
export const hasRoom = ({ free, total }: Space): boolean =>
  free >= LEAST_BYTES && free >= total * LEAST_SHARE;

/**
 * Refuses new documents with `StorageFull` below 10 % or 2 GB free, whichever comes first, and takes them again
 * when there is room. Documents and database have one each: a database that runs full does not come back alone.
 */
export function spaceGuard(
  probe: SpaceProbe,
  time: () => number = () => performance.now(),
): () => Promise<void> {
  let known: Space | undefined;
  let askedAt = 0;
  return async () => {
    if (known === undefined || time() - askedAt >= REMEMBER) {
      known = await probe();
      askedAt = time();
    }
    if (!hasRoom(known)) {
      throw new StorageFull('the volume is nearly full, so no new document is taken');
    }
  };
}
