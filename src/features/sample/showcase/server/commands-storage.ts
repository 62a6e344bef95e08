import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ObjectMissing, type Storage } from '#platform/server/ports/storage/port.ts';

/** Originals in memory, by their content. */
export type Originals = Map<string, Uint8Array>;

/** A store of originals in memory, which keeps what it is given for as long as they are. */
export const storageOver = (originals: Originals): Storage => ({
  put: async (source) => {
    const bytes = source instanceof Uint8Array ? source : await buffer(source);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    originals.set(sha256, bytes);
    return { sha256, size: bytes.length };
  },
  get: async (sha256) => {
    const bytes = originals.get(sha256);
    if (bytes === undefined) throw new ObjectMissing(sha256);
    return Readable.from([bytes]);
  },
  has: async (sha256) => originals.has(sha256),
  sweep: async () => undefined,
});
