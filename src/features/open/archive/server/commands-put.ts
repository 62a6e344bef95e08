import { crc32 } from 'node:zlib';
import type { ZipFile } from '#core/archive/zip-layout.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';

/** A file of an archive and where its bytes are: the object of the store with this name. */
export interface PlannedFile extends ZipFile {
  readonly sha256: string;
}

type Text = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

const together = 64 * 1024;

/** Bytes of texts, in runs that are worth writing. */
async function* encoded(texts: Text): AsyncGenerator<Uint8Array> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const text of texts) {
    const bytes = typeof text === 'string' ? Buffer.from(text) : Buffer.from(text);
    waiting.push(bytes);
    size += bytes.length;
    if (size < together) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** Stores a file that is made for an archive, as it is made. */
export const putFile = async (
  storage: Pick<Storage, 'put'>,
  name: string,
  content: Text,
): Promise<PlannedFile> => {
  let crc = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const bytes of encoded(content)) {
      crc = crc32(bytes, crc);
      yield bytes;
    }
  };
  const { sha256, size } = await storage.put(counted());
  return { name, sha256, size, crc };
};

/** An original that is in the store as it was received; its bytes are all read. Throws what the store throws. */
export const planOriginal = async (
  storage: Pick<Storage, 'get'>,
  name: string,
  sha256: string,
): Promise<PlannedFile> => {
  let [size, crc] = [0, 0];
  for await (const chunk of await storage.get(sha256, { verify: true })) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    crc = crc32(bytes, crc);
  }
  return { name, sha256, size, crc };
};
