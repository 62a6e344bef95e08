import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; its bytes are asked for when its turn comes. */
export interface ZipEntry {
  readonly name: string;
  readonly content: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  crc: number;
  packed: number;
  size: number;
}

/** What follows is told after the bytes, and names are UTF-8 (APPNOTE 4.4.4). */
const flags = 0x0808;
const deflated = 8;
const version = 20;

/** Without ZIP64 no number of an archive is larger. */
const mostBytes = 0xffff_fffe;

const dosTime = (at: Date): readonly [time: number, day: number] => [
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
];

const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value >>> 0, at, bytes);
  return buffer;
};

const common = (at: Date, { crc, packed, size, name }: Written): Buffer => {
  const [time, day] = dosTime(at);
  return numbers(
    [2, version],
    [2, flags],
    [2, deflated],
    [2, time],
    [2, day],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    [2, 0],
  );
};

/** Packs one file's bytes and counts them; no more of it is asked for than its reader takes. */
async function* packed(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 6 });
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of content()) {
      entry.crc = crc32(chunk, entry.crc);
      entry.size += chunk.length;
      yield chunk;
    }
  };
  const fed = pipeline(counted, deflate);
  // Told by the reader below, or by nobody when the reader has left.
  fed.catch(() => undefined);
  try {
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      entry.packed += chunk.length;
      yield chunk;
    }
    await fed;
  } finally {
    deflate.destroy();
  }
}

/**
 * A ZIP archive as a stream of its bytes: one file after the other, none of them whole in memory. `at` is the time that its
 * files carry. Throws `RangeError` where it would grow beyond 4 GB, and what the source of a file throws.
 */
export async function* writeZip(entries: Iterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const files: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name, 'utf8'), offset, crc: 0, packed: 0, size: 0 };
    const head = Buffer.concat([numbers([4, 0x04034b50]), common(at, entry), entry.name]);
    yield head;
    yield* packed(content, entry);
    yield numbers([4, 0x08074b50], [4, entry.crc], [4, entry.packed], [4, entry.size]);
    offset += head.length + entry.packed + 16;
    if (offset > mostBytes || entry.size > mostBytes) throw new RangeError('an archive of more than 4 GB');
    files.push(entry);
  }
  const directory = Buffer.concat(
    files.flatMap((entry) => [
      numbers([4, 0x02014b50], [2, version]),
      common(at, entry),
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset]),
      entry.name,
    ]),
  );
  yield directory;
  const count = files.length;
  yield numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, offset],
    [2, 0],
  );
}
