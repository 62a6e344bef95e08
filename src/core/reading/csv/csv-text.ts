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
  const parts: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const [first = 0] = bytes.subarray(at, at + 1);
    const length = lengthOf(first);
    const rest = bytes.subarray(at + 1, at + length);
    if (length === 0 || rest.length !== length - 1 || rest.some((byte) => (byte & 0xc0) !== 0x80))
      return null;
    const lead = length === 1 ? first : first & (0xff >> (length + 1));
    const code = rest.reduce((sum, byte) => sum * 64 + (byte & 0x3f), lead);
    if (code > 0x10ffff) return null;
    parts.push(String.fromCodePoint(code));
    at += length;
  }
  return parts.join('');
};

const utf16 = (bytes: Uint8Array, low: 0 | 1): string => {
  const parts: string[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2)
    parts.push(String.fromCharCode((bytes[at + low] ?? 0) + 256 * (bytes[at + 1 - low] ?? 0)));
  return parts.join('');
};

const decoded = (bytes: Uint8Array): string => {
  const [one, two, three] = bytes;
  if (one === 0xff && two === 0xfe) return utf16(bytes.subarray(2), 0);
  if (one === 0xfe && two === 0xff) return utf16(bytes.subarray(2), 1);
  const body = one === 0xef && two === 0xbb && three === 0xbf ? bytes.subarray(3) : bytes;
  return utf8(body) ?? Array.from(body, latin).join('');
};

/** The clean text of a file of text: by its byte order mark, else UTF-8 where the bytes are that, else Windows-1252. */
export const textOf = (bytes: Uint8Array): string => cleanText(decoded(bytes));
