import type { ArchiveContents, ArchiveFault, VerifyTools } from './archive-files.ts';
import { fromAscii, sameBytes } from './bytes.ts';
import { directoryEntry, directoryOf, endSize, localHeader, roomOf, type ZipFile } from './zip-layout.ts';

/** Bytes of a file that lies somewhere, `from` included and `to` not. */
export interface ByteSource {
  readonly size: number;
  readonly read: (from: number, to: number) => Promise<Uint8Array>;
}

const numberAt = (bytes: Uint8Array, at: number, length: number): number => {
  let value = 0;
  for (let byte = length - 1; byte >= 0; byte -= 1) value = value * 256 + (bytes[at + byte] ?? 0);
  return value;
};

const localMark = 0x04034b50;
const directoryMark = 0x02014b50;
const large = 0xffff_ffff;

const recordsOf = (bytes: Uint8Array): ZipFile[] | null => {
  const files: ZipFile[] = [];
  let offset = 0;
  for (let at = 0; at < bytes.length;) {
    if (numberAt(bytes, at, 4) !== directoryMark) return null;
    const [crc, size] = [numberAt(bytes, at + 16, 4), numberAt(bytes, at + 24, 4)];
    const [named, extra] = [numberAt(bytes, at + 28, 2), numberAt(bytes, at + 30, 2)];
    const stated = numberAt(bytes, at + 42, 4);
    const place = stated === large ? numberAt(bytes, at + 46 + named + 4, 8) : stated;
    const file = { name: fromAscii(bytes.subarray(at + 46, at + 46 + named)), size, crc };
    if (place !== offset || named === 0) return null;
    files.push(file);
    offset += roomOf(file);
    at += 46 + named + extra;
  }
  return files;
};

/** The files by the directory at the end; null where it does not fit the archive. */
const byDirectory = async (source: ByteSource): Promise<ZipFile[] | null> => {
  if (source.size < endSize) return null;
  const end = await source.read(source.size - endSize, source.size);
  const [size, offset] = [numberAt(end, 40, 8), numberAt(end, 48, 8)];
  if (offset + size + endSize !== source.size) return null;
  const files = recordsOf(await source.read(offset, offset + size));
  return files !== null && files.reduce((sum, file) => sum + roomOf(file), 0) === offset ? files : null;
};

/** The files by what stands before each, from the first byte on. */
const byHeaders = async (source: ByteSource): Promise<ZipFile[]> => {
  const files: ZipFile[] = [];
  for (let at = 0; at + 30 <= source.size;) {
    const head = await source.read(at, Math.min(at + 30 + 512, source.size));
    const named = numberAt(head, 26, 2);
    if (numberAt(head, 0, 4) !== localMark || 30 + named > head.length) break;
    const name = fromAscii(head.subarray(30, 30 + named));
    const file = { name, size: numberAt(head, 22, 4), crc: numberAt(head, 14, 4) };
    files.push(file);
    at += roomOf(file);
  }
  return files;
};

/** Which part of the archive's end is another than it must be: a file's entry, or the records after them. */
const faultOfEnd = async (source: ByteSource, files: readonly ZipFile[]): Promise<ArchiveFault | null> => {
  const offset = files.reduce((sum, file) => sum + roomOf(file), 0);
  const found = await source.read(Math.min(offset, source.size), source.size);
  const meant = directoryOf(files);
  if (sameBytes(found, meant)) return null;
  let at = 0;
  let place = 0;
  for (const file of files) {
    const entry = directoryEntry(file, place);
    if (!sameBytes(entry, found.subarray(at, at + entry.length)))
      return { name: file.name, fault: 'directory' };
    at += entry.length;
    place += roomOf(file);
  }
  return { name: 'ZIP', fault: 'directory' };
};

/** An archive's files, and what its own bytes say against one another: known when all of them have been read. */
export interface OpenedZip extends ArchiveContents {
  readonly faults: () => Promise<ArchiveFault[]>;
}

/**
 * Opens an archive that `zip-layout` describes. Nothing in it may be otherwise, down to each bit of each header: what is
 * wrong at one place is judged by the other, which says the same.
 */
export const openZip = async (source: ByteSource, { crc }: VerifyTools): Promise<OpenedZip> => {
  const files = (await byDirectory(source)) ?? (await byHeaders(source));
  const places = new Map<string, { readonly file: ZipFile; readonly offset: number }>();
  let offset = 0;
  for (const file of files) {
    places.set(file.name, { file, offset });
    offset += roomOf(file);
  }
  const sums = new Map<string, number>();
  const faults: ArchiveFault[] = [];
  return {
    names: files.map(({ name }) => name),
    read: async (name) => {
      const place = places.get(name);
      if (place === undefined) return null;
      const from = place.offset + 30 + name.length;
      const bytes = await source.read(from, from + place.file.size);
      if (sums.has(name)) return bytes;
      const sum = crc(bytes);
      sums.set(name, sum);
      const header = await source.read(place.offset, from);
      if (!sameBytes(header, localHeader({ ...place.file, crc: sum })))
        faults.push({ name, fault: 'header' });
      return bytes;
    },
    faults: async () => {
      const end = await faultOfEnd(
        source,
        files.map((file) => ({ ...file, crc: sums.get(file.name) ?? file.crc })),
      );
      return end === null ? faults : [...faults, end];
    },
  };
};
