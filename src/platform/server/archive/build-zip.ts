/** Builds ZIP archives for tests, right ones and every kind of wrong one. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipMember {
  /** Bytes stand for themselves; text becomes UTF-8 with its flag set when it is not ASCII. */
  readonly name: string | Uint8Array;
  readonly data?: Uint8Array | string;
  readonly stored?: boolean;
  readonly encrypted?: boolean;
  /** Compression method to announce instead of the one used. */
  readonly method?: number;
  /** Unix mode, for links and devices. */
  readonly mode?: number;
  /** Length to announce instead of the right one. */
  readonly length?: number;
  readonly crc?: number;
  /** Index of an earlier member whose local header and data this one shares. */
  readonly sharing?: number;
}

interface Placed {
  readonly member: ZipMember;
  readonly name: Buffer;
  readonly flags: number;
  readonly method: number;
  readonly packed: Buffer;
  readonly length: number;
  readonly crc: number;
  readonly offset: number;
}

const fixedFields = (placed: Placed): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(placed.flags, 2);
  fields.writeUInt16LE(placed.method, 4);
  fields.writeUInt32LE(placed.crc, 10);
  fields.writeUInt32LE(placed.packed.length, 14);
  fields.writeUInt32LE(placed.length, 18);
  fields.writeUInt16LE(placed.name.length, 22);
  return fields;
};

const localHeader = (placed: Placed): Buffer =>
  Buffer.concat([Buffer.from('PK\u0003\u0004'), fixedFields(placed), placed.name]);

const directoryEntry = (placed: Placed): Buffer => {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(((placed.member.mode ?? 0) << 16) >>> 0, 6);
  tail.writeUInt32LE(placed.offset, 10);
  const madeByUnix = Buffer.from([20, 3]);
  return Buffer.concat([Buffer.from('PK\u0001\u0002'), madeByUnix, fixedFields(placed), tail, placed.name]);
};

const place = (member: ZipMember, offset: number, shared: Placed | undefined): Placed => {
  const data = Buffer.from(member.data ?? '');
  const name = Buffer.from(member.name);
  const isUtf8 = typeof member.name === 'string' && name.length !== member.name.length;
  return {
    member,
    name,
    flags: (member.encrypted === true ? 1 : 0) | (isUtf8 ? 0x800 : 0),
    method: shared?.method ?? member.method ?? (member.stored === true ? 0 : 8),
    packed: shared?.packed ?? (member.stored === true ? data : deflateRawSync(data)),
    length: shared?.length ?? member.length ?? data.length,
    crc: shared?.crc ?? member.crc ?? crc32(data),
    offset: shared?.offset ?? offset,
  };
};

/** The archive's bytes. */
export const buildZip = (members: readonly ZipMember[]): Buffer => {
  const placed: Placed[] = [];
  const local: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const item = place(member, offset, member.sharing === undefined ? undefined : placed[member.sharing]);
    placed.push(item);
    if (member.sharing !== undefined) continue;
    local.push(localHeader(item), item.packed);
    offset += 30 + item.name.length + item.packed.length;
  }
  const directory = Buffer.concat(placed.map(directoryEntry));
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(placed.length, 8);
  end.writeUInt16LE(placed.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
};
