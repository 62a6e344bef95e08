/** A file inside winmail.dat. `message`: a whole message of Outlook, itself in the same format. */
export interface TnefFile {
  readonly name: string | null;
  readonly bytes: Uint8Array;
  readonly message: boolean;
}

const signature = 0x223e9f78;
const attribute = { renderData: 0x9002, title: 0x8010, data: 0x800f, properties: 0x9005 } as const;
const property = { data: 0x3701, name: 0x3704, longName: 0x3707 } as const;
/** Bytes of the values of fixed length by their MAPI type (MS-OXCDATA, 2.11.1); narrow ones are padded to four. */
const fixed: Readonly<Record<number, number>> = {
  0x02: 4,
  0x03: 4,
  0x04: 4,
  0x05: 8,
  0x06: 8,
  0x07: 8,
  0x0a: 4,
  0x0b: 4,
  0x14: 8,
  0x40: 8,
  0x48: 16,
};
const objectType = 0x0d;
const unicodeType = 0x1f;
const most = 10_000;

/** Bytes that are not what they say. */
export class TnefDamaged extends Error {}

const textOf = (bytes: Buffer, unicode: boolean): string =>
  (unicode ? bytes.toString('utf16le') : new TextDecoder('windows-1252').decode(bytes)).replace(
    /\0[^]*$/,
    '',
  );

/** Reads little-endian values one after another and throws `TnefDamaged` at the end. */
const cursor = (bytes: Buffer) => {
  let at = 0;
  const take = (length: number): Buffer => {
    if (length < 0 || at + length > bytes.length) throw new TnefDamaged();
    at += length;
    return bytes.subarray(at - length, at);
  };
  return {
    take,
    u8: () => take(1).readUInt8(),
    u16: () => take(2).readUInt16LE(),
    u32: () => take(4).readUInt32LE(),
    padded(length: number): Buffer {
      const value = take(length);
      take(Math.min((4 - (length % 4)) % 4, bytes.length - at));
      return value;
    },
    left: () => bytes.length - at,
  };
};

interface Property {
  readonly id: number;
  readonly type: number;
  readonly value: Buffer;
}

/** MS-OXTNEF, 2.1.3.4: a list of MAPI properties. */
const readProperties = (bytes: Buffer): Property[] => {
  const from = cursor(bytes);
  const found: Property[] = [];
  const count = from.u32();
  if (count > most) throw new TnefDamaged();
  for (let index = 0; index < count; index += 1) {
    const rawType = from.u16();
    const id = from.u16();
    if (id >= 0x8000) {
      from.take(16);
      if (from.u32() === 0) from.take(4);
      else from.padded(from.u32());
    }
    const type = rawType & 0xfff;
    const size = fixed[type];
    const many = (rawType & 0x1000) !== 0;
    const values = many || size === undefined ? from.u32() : 1;
    if (values > most) throw new TnefDamaged();
    for (let nr = 0; nr < values; nr += 1)
      found.push({ id, type, value: size === undefined ? from.padded(from.u32()) : from.take(size) });
  }
  return found;
};

interface Open {
  name: string | null;
  bytes: Buffer | null;
  message: boolean;
}

const takeProperties = (open: Open, data: Buffer): void => {
  for (const { id, type, value } of readProperties(data)) {
    if (id === property.longName) open.name = textOf(value, type === unicodeType);
    else if (id === property.name) open.name ??= textOf(value, type === unicodeType);
    else if (id === property.data) {
      // An object begins with the sixteen bytes of its interface.
      open.bytes = type === objectType ? value.subarray(16) : value;
      open.message = type === objectType && open.bytes.length > 4 && open.bytes.readUInt32LE() === signature;
    }
  }
};

/**
 * The files inside winmail.dat (MS-OXTNEF), which Outlook sends in place of attachments. Throws `TnefDamaged`. The text of
 * the message is not read: it is the mail's own.
 */
export const readTnef = (source: Uint8Array): TnefFile[] => {
  const from = cursor(Buffer.from(source.buffer, source.byteOffset, source.byteLength));
  if (from.u32() !== signature) throw new TnefDamaged();
  from.u16();
  const files: Open[] = [];
  while (from.left() >= 11) {
    from.u8();
    const id = from.u32() & 0xffff;
    const data = from.take(from.u32());
    from.u16();
    if (id === attribute.renderData) files.push({ name: null, bytes: null, message: false });
    const open = files.at(-1);
    if (files.length > most) throw new TnefDamaged();
    if (open === undefined) continue;
    if (id === attribute.title) open.name ??= textOf(data, false);
    else if (id === attribute.data) open.bytes = data;
    else if (id === attribute.properties) takeProperties(open, data);
  }
  return files.flatMap(({ name, bytes, message }) => (bytes === null ? [] : [{ name, bytes, message }]));
};
