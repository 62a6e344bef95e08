/** One picture of a film, as a WebP file of its own, and how long it is shown, in milliseconds. */
export interface Frame {
  readonly webp: Uint8Array;
  readonly duration: number;
}

const chunk = (name: string, payload: Uint8Array): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(payload.length, 4);
  return Buffer.concat([head, payload, Buffer.alloc(payload.length % 2)]);
};

/** The chunks of a RIFF file or of a frame: name and payload. Throws where it is none. */
const chunksOf = (bytes: Buffer, from: number): { readonly name: string; readonly payload: Buffer }[] => {
  const chunks = [];
  for (let at = from; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    chunks.push({
      name: bytes.toString('latin1', at, at + 4),
      payload: bytes.subarray(at + 8, at + 8 + size),
    });
    at += 8 + size + (size % 2);
  }
  return chunks;
};

const pictureIn = (webp: Uint8Array): Buffer => {
  const bytes = Buffer.from(webp);
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') throw new Error('a frame is no WebP');
  const kept = chunksOf(bytes, 12).filter(({ name }) => ['ALPH', 'VP8 ', 'VP8L'].includes(name));
  return Buffer.concat(kept.map(({ name, payload }) => chunk(name, payload)));
};

/** Three bytes, as the container counts (https://developers.google.com/speed/webp/docs/riff_container). */
const three = (number: number): Buffer => {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(number, 0, 3);
  return bytes;
};

/** An animated WebP of pictures of one size, over and over until it is stopped. */
export const animatedWebp = (
  frames: readonly Frame[],
  { width, height }: { readonly width: number; readonly height: number },
): Buffer => {
  const size = [three(width - 1), three(height - 1)];
  const parts = frames.map(({ webp, duration }) =>
    chunk(
      'ANMF',
      Buffer.concat([three(0), three(0), ...size, three(duration), Buffer.from([2]), pictureIn(webp)]),
    ),
  );
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), ...size])),
    chunk('ANIM', Buffer.from([255, 255, 255, 255, 0, 0])),
    ...parts,
  ]);
  return chunk('RIFF', body);
};

/** What a WebP file says of itself: its size in pixels, and the milliseconds of each of its pictures; none where it stands still. */
export const readWebp = (
  bytes: Buffer,
): { readonly width: number; readonly height: number; readonly durations: readonly number[] } => {
  const chunks = chunksOf(bytes, 12);
  const head = chunks.find(({ name }) => name === 'VP8X');
  const still = chunks.find(({ name }) => name === 'VP8 ');
  const [width, height] =
    head === undefined
      ? [(still?.payload.readUInt16LE(6) ?? 0) & 0x3fff, (still?.payload.readUInt16LE(8) ?? 0) & 0x3fff]
      : [head.payload.readUIntLE(4, 3) + 1, head.payload.readUIntLE(7, 3) + 1];
  const durations = chunks
    .filter(({ name }) => name === 'ANMF')
    .map(({ payload }) => payload.readUIntLE(12, 3));
  return { width, height, durations };
};
