const lengthOf = (length: number): Buffer => {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = Buffer.from(
    length.toString(16).padStart(length > 0xffff ? 6 : length > 0xff ? 4 : 2, '0'),
    'hex',
  );
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
};

/** One value in DER (X.690, 10): tag, length, content. Content is at most 16 MiB. */
export const der = (tag: number, ...content: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
};

export const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);

/** SET OF: its parts stand in the order of their encodings (X.690, 11.6). */
export const setOf = (...parts: readonly Buffer[]): Buffer =>
  der(0x31, ...parts.toSorted((a, b) => Buffer.compare(a, b)));

/** A tag of the context that wraps whole values. */
export const explicit = (number: number, ...parts: readonly Uint8Array[]): Buffer =>
  der(0xa0 | number, ...parts);

/** A number that is not negative, from its bytes, most significant first. */
export const integer = (bytes: Uint8Array): Buffer => {
  let start = 0;
  while (start < bytes.length - 1 && bytes[start] === 0) start += 1;
  const short = bytes.subarray(start);
  return der(0x02, ...((short[0] ?? 0) >= 0x80 ? [Buffer.from([0]), short] : [short]));
};

export const smallInteger = (value: number): Buffer => integer(Buffer.from([value]));
export const octets = (bytes: Uint8Array): Buffer => der(0x04, bytes);
export const nothing = Buffer.from([0x05, 0x00]);
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text));

/** Whole bytes, or with the last `unused` bits of them left out. */
export const bits = (bytes: Uint8Array, unused = 0): Buffer => der(0x03, Buffer.from([unused]), bytes);

/** An object identifier from its dotted form. */
export const oid = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const groups = [arc & 0x7f];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128))
      groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return der(0x06, Buffer.from(bytes));
};

/** A time as certificates hold it: UTCTime up to 2049, GeneralizedTime after (RFC 5280, 4.1.2.5). */
export const time = (at: Date): Buffer => {
  const digits = `${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`;
  return at.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(digits.slice(2)))
    : der(0x18, Buffer.from(digits));
};
