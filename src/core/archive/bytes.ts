/** SHA-256 of bytes; whoever runs the code has one, in the browser only one that answers later. */
export type Digest = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** One run of bytes of any number of them. */
export const joinedAll = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** One run of bytes of several. */
export const joined = (...parts: readonly Uint8Array[]): Uint8Array => joinedAll(parts);

/** Whether two runs of bytes are the same. */
export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Lower-case hexadecimal. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a hexadecimal text; null for what is none. */
export const fromHex = (text: string): Uint8Array | null => {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, at) =>
    parseInt(text.slice(at * 2, at * 2 + 2), 16),
  );
};

/** The bytes of a text of ASCII, as names in an archive are. */
export const ascii = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0x7f);

/** The text of bytes of ASCII; what is none becomes `?`. */
export const fromAscii = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '?')).join('');

const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

/** CRC-32 as ZIP has it (ISO 3309), of bytes that follow those with `before`. */
export const crc32 = (bytes: Uint8Array, before = 0): number => {
  let value = ~before;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
};
