/** Builds ZIP archives for tests, right ones and every kind of wrong one. */
import { crc32, deflateRawSync } from 'node:zlib';
import { type ZipMember, type Placed, localHeader, directoryEntry } from './zip-records.ts';

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
