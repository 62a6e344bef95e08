import { ascii, joined, joinedAll } from './bytes.ts';

/** A file of an archive that is not packed, so that every byte's place is known before the first one is sent. */
export interface ZipFile {
  /** ASCII, folders with `/`. */
  readonly name: string;
  /** Bytes, fewer than 4 GB. */
  readonly size: number;
  readonly crc: number;
}

const numbers = (...fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Uint8Array => {
  const all = new Uint8Array(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    for (let byte = 0; byte < bytes; byte += 1) all[at + byte] = Math.floor(value / 2 ** (8 * byte)) % 256;
    at += bytes;
  }
  return all;
};

const large = 0xffff_ffff;
/** The first day that a ZIP can say: every archive of the same files is the same bytes. */
const firstDay = 0x0021;

const common = ({ name, size, crc }: ZipFile, version: number, extra: number): Uint8Array =>
  numbers(
    [2, version],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, firstDay],
    [4, crc],
    [4, size],
    [4, size],
    [2, name.length],
    [2, extra],
  );

/** What stands before a file's bytes (APPNOTE 4.3.7). */
export const localHeader = (file: ZipFile): Uint8Array =>
  joined(numbers([4, 0x04034b50]), common(file, 20, 0), ascii(file.name));

/** Bytes that a file and its header take. */
export const roomOf = ({ name, size }: ZipFile): number => 30 + name.length + size;

/** A file's entry in the directory at the end (4.3.12), with a 64-bit place where 32 bits do not say it. */
export const directoryEntry = (file: ZipFile, offset: number): Uint8Array => {
  const isFar = offset >= large;
  return joined(
    numbers([4, 0x02014b50], [2, 20]),
    common(file, isFar ? 45 : 20, isFar ? 12 : 0),
    numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, isFar ? large : offset]),
    ascii(file.name),
    isFar ? numbers([2, 1], [2, 8], [8, offset]) : new Uint8Array(),
  );
};

/** Where the directory stands and what it holds. */
export interface DirectoryExtent {
  readonly count: number;
  readonly size: number;
  readonly offset: number;
}

/** What ends an archive: always both forms of the record, so that it is found the same way in small and large ones. */
export const endRecords = ({ count, size, offset }: DirectoryExtent): Uint8Array =>
  joined(
    numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0]),
    numbers([8, count], [8, count], [8, size], [8, offset]),
    numbers([4, 0x07064b50], [4, 0], [8, offset + size], [4, 1]),
    numbers([4, 0x06054b50], [2, 0], [2, 0], [2, Math.min(count, 0xffff)], [2, Math.min(count, 0xffff)]),
    numbers([4, Math.min(size, large)], [4, Math.min(offset, large)], [2, 0]),
  );

/** Bytes of what ends an archive. */
export const endSize = 56 + 20 + 22;

/** The directory and what ends it, for files that stand one after another from the archive's first byte. */
export const directoryOf = (files: readonly ZipFile[]): Uint8Array => {
  let offset = 0;
  const entries: Uint8Array[] = [];
  for (const file of files) {
    entries.push(directoryEntry(file, offset));
    offset += roomOf(file);
  }
  const directory = joinedAll(entries);
  return joined(directory, endRecords({ count: files.length, size: directory.length, offset }));
};
