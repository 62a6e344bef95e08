import { crc32, inflateRawSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import type { Emit } from '../sandbox/task.ts';
import type { ArchiveReason, EntryReason, RefusedEntry } from './archive-port.ts';
import { entryName, isLeftover, isSpecial, isUnsafeName } from './entry-name.ts';
import { isArchive } from './is-archive.ts';
import { overlaps } from './overlaps.ts';
import { archiveLimits } from './archive-limits.ts';

export type UnzipValue =
  | { readonly ok: true; readonly refused: RefusedEntry[]; readonly ignored: string[] }
  | { readonly ok: false; readonly reason: ArchiveReason };

class EntryRefused extends Error {
  readonly reason: EntryReason;

  constructor(reason: EntryReason) {
    super(reason);
    this.reason = reason;
  }
}

const limits = archiveLimits;
const shown = (name: string): string => name.slice(0, limits.nameLength);
const hasZipMark = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';
const stored = 0;
const deflated = 8;

/** The entry's data as it lies in the archive, within the archive. */
const packedBytes = async (zip: ZipFile, bytes: Buffer, entry: Entry): Promise<Buffer> => {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  return bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize);
};

/** Unpacks one entry; what comes out is counted as it comes, and never trusted to be what the archive announces. */
const unpackEntry = async (zip: ZipFile, bytes: Buffer, entry: Entry, room: number): Promise<Buffer> => {
  const packed = await packedBytes(zip, bytes, entry).catch(() => {
    throw new EntryRefused('archive.damaged-entry');
  });
  const byRatio = Math.max(limits.ratioFreeBytes, packed.length * limits.ratio);
  const most = Math.min(limits.entryBytes, room, byRatio);
  const tooMuch = (): EntryRefused => {
    if (most === byRatio) return new EntryRefused('archive.suspicious-ratio');
    return new EntryRefused(most === room ? 'archive.total-too-large' : 'archive.entry-too-large');
  };
  if (entry.compressionMethod === stored && packed.length > most) throw tooMuch();
  let data = packed;
  try {
    if (entry.compressionMethod === deflated)
      data = inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    if (error instanceof RangeError) throw tooMuch();
    throw new EntryRefused('archive.damaged-entry');
  }
  if (data.length > most) throw tooMuch();
  if (data.length !== entry.uncompressedSize || crc32(data) !== entry.crc32)
    throw new EntryRefused('archive.damaged-entry');
  return data;
};

const judge = (entry: Entry, name: string): void => {
  if (isUnsafeName(entry, name)) throw new EntryRefused('archive.unsafe-name');
  if (isSpecial(entry)) throw new EntryRefused('archive.link');
  if (entry.isEncrypted()) throw new EntryRefused('archive.encrypted');
  if (entry.compressionMethod !== stored && entry.compressionMethod !== deflated)
    throw new EntryRefused('archive.unsupported-compression');
};

/** Reads the whole directory before anything is unpacked; a break in it leaves the archive without a beginning to trust. */
const readDirectory = async (zip: ZipFile): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > limits.directoryEntries) break;
  }
  return entries;
};

/** The task of the child: emits `{ position, name }` with the bytes of each good entry and returns what did not come through. */
export const unzip = async (input: Uint8Array, emit: Emit): Promise<UnzipValue> => {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  let zip: ZipFile;
  let entries: Entry[];
  try {
    zip = await fromBufferPromise(bytes, {
      decodeStrings: false,
      validateEntrySizes: false,
      lazyEntries: true,
    });
    if (zip.entryCount > limits.directoryEntries) return { ok: false, reason: 'archive.too-many-entries' };
    entries = await readDirectory(zip);
  } catch (error) {
    if (!hasZipMark(bytes)) return { ok: false, reason: 'archive.not-a-zip' };
    // yauzl stops at the first entry of PKWARE's strong encryption, which hides the directory too.
    const encrypted = error instanceof Error && error.message.includes('strong encryption');
    return { ok: false, reason: encrypted ? 'archive.encrypted' : 'archive.damaged' };
  }
  const files = entries
    .map((entry, index) => ({ entry, position: index + 1, name: entryName(entry) }))
    .filter(({ name }) => !name.endsWith('/'));
  const documents = files.filter(({ name }) => !isLeftover(name));
  if (documents.length > limits.documents) return { ok: false, reason: 'archive.too-many-entries' };
  if (overlaps(entries)) return { ok: false, reason: 'archive.overlapping-entries' };
  if (documents.length === 0) return { ok: false, reason: 'archive.empty' };

  const refused: RefusedEntry[] = [];
  let room = limits.totalBytes;
  for (const { entry, position, name } of documents) {
    try {
      judge(entry, name);
      const data = await unpackEntry(zip, bytes, entry, room);
      room -= data.length;
      if (isArchive(data)) throw new EntryRefused('archive.nested');
      await emit({ position, name: shown(name) }, data);
    } catch (error) {
      if (!(error instanceof EntryRefused)) throw error;
      refused.push({ position, name: shown(name), reason: error.reason });
    }
  }
  const ignored = files.filter(({ name }) => isLeftover(name)).map(({ name }) => shown(name));
  return { ok: true, refused, ignored };
};
