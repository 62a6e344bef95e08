import { textOfUnits } from '#core/values/text-of-units.ts';
import { cleanText } from '../../values/clean-text.ts';

// What Windows-1252 holds between 0x80 and 0x9f (WHATWG encoding standard); the rest is Latin 1.
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const latin = (byte: number): string =>
  byte >= 0x80 && byte < 0xa0 ? (windows1252[byte - 0x80] ?? '') : String.fromCharCode(byte);

/** The length of the UTF-8 sequence that a byte begins (RFC 3629); 0 when none begins with it. */
const lengthOf = (byte: number): number =>
  byte < 0x80
    ? 1
    : byte >= 0xc2 && byte < 0xe0
      ? 2
      : byte >= 0xe0 && byte < 0xf0
        ? 3
        : byte >= 0xf0 && byte < 0xf5
          ? 4
          : 0;

const utf8 = (bytes: Uint8Array): string | null => {
  // No sequence is more code units than bytes.
  const units = new Uint16Array(bytes.length);
  let count = 0;
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0;
    const length = lengthOf(first);
    if (length === 0 || at + length > bytes.length) return null;
    let code = length === 1 ? first : first & (0xff >> (length + 1));
    for (let next = at + 1; next < at + length; next += 1) {
      const byte = bytes[next] ?? 0;
      if ((byte & 0xc0) !== 0x80) return null;
      code = code * 64 + (byte & 0x3f);
    }
    if (code > 0x10ffff) return null;
    if (code > 0xffff) units[count++] = 0xd7c0 + (code >> 10);
    units[count++] = code > 0xffff ? 0xdc00 | (code & 0x3ff) : code;
    at += length;
  }
  return textOfUnits(units.subarray(0, count));
};

const utf16 = (bytes: Uint8Array, low: 0 | 1): string =>
  textOfUnits(
    Uint16Array.from(
      { length: bytes.length >> 1 },
      (_, at) => (bytes[2 * at + low] ?? 0) + 256 * (bytes[2 * at + 1 - low] ?? 0),
    ),
  );

/** The byte order of UTF-16 without a mark: in Latin text every other byte is nearly always 0. */
const unmarkedOrder = (bytes: Uint8Array): 0 | 1 | null => {
  const sample = bytes.subarray(0, 400);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length * 0.35;
  if (sample.length < 8 || bytes.length % 2 === 1) return null;
  return odd > many && even === 0 ? 0 : even > many && odd === 0 ? 1 : null;
};

const decoded = (bytes: Uint8Array): string => {
  const [one, two, three] = bytes;
  if (one === 0xff && two === 0xfe) return utf16(bytes.subarray(2), 0);
  if (one === 0xfe && two === 0xff) return utf16(bytes.subarray(2), 1);
  const order = unmarkedOrder(bytes);
  if (order !== null) return utf16(bytes, order);
  const body = one === 0xef && two === 0xbb && three === 0xbf ? bytes.subarray(3) : bytes;
  return utf8(body) ?? Array.from(body, latin).join('');
};

/** The clean text of a file of text: by its byte order mark, else UTF-16 or UTF-8 where the bytes are that, else Windows-1252. */
export const textOf = (bytes: Uint8Array): string => cleanText(decoded(bytes));

/** Whether a file of text is read as Windows-1252 for want of another sign, and so may be of an older encoding of eight bits. */
export const isEightBit = (bytes: Uint8Array): boolean => {
  const [one, two] = bytes;
  const isMarked = (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff);
  return !isMarked && unmarkedOrder(bytes) === null && utf8(bytes) === null;
};
