const signatures: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04], // zip, and what is built on it
  [0x50, 0x4b, 0x05, 0x06], // empty zip
  [0x1f, 0x8b], // gzip
  [0x42, 0x5a, 0x68], // bzip2
  [0xfd, 0x37, 0x7a, 0x58, 0x5a], // xz
  [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], // 7z
  [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07], // rar
  [0x28, 0xb5, 0x2f, 0xfd], // zstd
];

const tarMark = { offset: 257, text: 'ustar' };

/** Whether the bytes begin like an archive or a compressed file of any common kind. */
export const isArchive = (bytes: Uint8Array): boolean =>
  signatures.some((signature) => signature.every((byte, index) => bytes[index] === byte)) ||
  [...tarMark.text].every((letter, index) => bytes[tarMark.offset + index] === letter.charCodeAt(0));

/** Whether the bytes begin like a ZIP archive, an empty one included. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 &&
  bytes[1] === 0x4b &&
  ((bytes[2] === 0x03 && bytes[3] === 0x04) || (bytes[2] === 0x05 && bytes[3] === 0x06));
