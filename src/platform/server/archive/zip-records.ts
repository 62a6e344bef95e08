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

/** A member as it stands in the archive. */
export interface Placed {
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

/** The header before the data of a member. */
export const localHeader = (placed: Placed): Buffer =>
  Buffer.concat([Buffer.from('PK\u0003\u0004'), fixedFields(placed), placed.name]);

/** The entry of a member in the central directory. */
export const directoryEntry = (placed: Placed): Buffer => {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(((placed.member.mode ?? 0) << 16) >>> 0, 6);
  tail.writeUInt32LE(placed.offset, 10);
  const madeByUnix = Buffer.from([20, 3]);
  return Buffer.concat([Buffer.from('PK\u0001\u0002'), madeByUnix, fixedFields(placed), tail, placed.name]);
};
