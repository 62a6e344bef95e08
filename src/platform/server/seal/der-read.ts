/** One value of DER as it lies in its bytes. */
export interface DerValue {
  readonly tag: number;
  /** Tag, length and content. */
  readonly whole: Buffer;
  readonly content: Buffer;
}

/** The bytes are not DER, or not of the shape that was asked for. */
export class DerWrong extends Error {}

/** The value at the beginning of `bytes`; what follows it is left. Throws `DerWrong`. */
export const readDer = (bytes: Buffer): DerValue => {
  const [tag, first] = [bytes[0], bytes[1]];
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) throw new DerWrong('no value');
  const more = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || more > 4 || bytes.length < 2 + more) throw new DerWrong('a length that is none');
  const length = more === 0 ? first : bytes.readUIntBE(2, more);
  if (more > 0 && length < (more === 1 ? 0x80 : 256 ** (more - 1)))
    throw new DerWrong('a length in too many bytes');
  const end = 2 + more + length;
  if (end > bytes.length) throw new DerWrong('a value that is cut off');
  return { tag, whole: bytes.subarray(0, end), content: bytes.subarray(2 + more, end) };
};

/** The values that a value consists of. Throws `DerWrong` unless it has that tag. */
export const partsOf = (value: DerValue | undefined, tag: number): readonly DerValue[] => {
  if (value?.tag !== tag) throw new DerWrong(`not a value of tag ${tag.toString(16)}`);
  const parts: DerValue[] = [];
  for (let at = 0; at < value.content.length;) {
    const part = readDer(value.content.subarray(at));
    parts.push(part);
    at += part.whole.length;
  }
  return parts;
};
