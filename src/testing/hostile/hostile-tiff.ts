type Tag = readonly [tag: number, kind: 3 | 4, count: number, value: number];

/** A little-endian TIFF of one directory of tags; `next` is where its next directory stands. */
export const tiffOf = (tags: readonly Tag[], next = 0, data: Uint8Array = new Uint8Array()): Buffer => {
  const directory = Buffer.alloc(2 + tags.length * 12 + 4);
  directory.writeUInt16LE(tags.length, 0);
  for (const [index, [tag, kind, count, value]] of tags.entries()) {
    const at = 2 + index * 12;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(kind, at + 2);
    directory.writeUInt32LE(count, at + 4);
    directory.writeUInt32LE(value, at + 8);
  }
  directory.writeUInt32LE(next, directory.length - 4);
  return Buffer.concat([Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]), directory, data]);
};

/** Tags of grey pixels in one strip at an offset, of so many bytes. */
export const greyTags = (width: number, height: number, offset: number, bytes: number): Tag[] => [
  [256, 4, 1, width],
  [257, 4, 1, height],
  [258, 3, 1, 8],
  [259, 3, 1, 1],
  [262, 3, 1, 1],
  [273, 4, 1, offset],
  [277, 3, 1, 1],
  [278, 4, 1, height],
  [279, 4, 1, bytes],
];
