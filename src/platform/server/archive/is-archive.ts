import { fileTypeOf } from '#core/invoices/file-type.ts';

/** Compressed files that hold no invoice in any case and that the readers therefore do not tell apart. */
const others: readonly (readonly number[])[] = [
  [0x42, 0x5a, 0x68], // bzip2
  [0xfd, 0x37, 0x7a, 0x58, 0x5a], // xz
  [0x28, 0xb5, 0x2f, 0xfd], // zstd
];

const tarOffset = 257;
const tarMark = [0x75, 0x73, 0x74, 0x61, 0x72]; // ustar

/** Whether the bytes begin like an archive or a compressed file of any common kind. */
export const isArchive = (bytes: Uint8Array): boolean =>
  fileTypeOf(bytes) === 'archive' ||
  others.some((signature) => signature.every((byte, index) => bytes[index] === byte)) ||
  tarMark.every((byte, index) => bytes[tarOffset + index] === byte);

/** Whether the bytes begin like a ZIP archive, an empty one included: the only kind that is unpacked. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 &&
  bytes[1] === 0x4b &&
  ((bytes[2] === 0x03 && bytes[3] === 0x04) || (bytes[2] === 0x05 && bytes[3] === 0x06));
