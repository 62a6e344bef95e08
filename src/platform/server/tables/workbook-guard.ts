import { inflateRawSync } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { type TableCode, tableLimits } from '#core/tables/table-refusal.ts';
import { overlaps } from '../archive/overlaps.ts';

/** A workbook of many sheets has dozens of parts; pictures and comments make it hundreds. */
const mostEntries = 5000;

const macros = /(?:^|\/)(?:vbaproject\.bin|macrosheets\/)/i;

/** Bytes that an entry unpacks to, at most `room` + 1; what the directory announces is not believed. */
const unpackedLength = async (zip: ZipFile, bytes: Buffer, entry: Entry, room: number): Promise<number> => {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize);
  if (entry.compressionMethod === 0) return packed.length;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, room) }).length;
  } catch (error) {
    if (error instanceof RangeError) return room + 1;
    throw error;
  }
};

const entriesOf = async (zip: ZipFile): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > mostEntries) break;
  }
  return entries;
};

/**
 * What speaks against opening a workbook: passwords, macros, more than 200 MB unpacked, parts that share their bytes, or no
 * workbook at all. `null`: nothing. Every part is unpacked and counted, one at a time, before anything is parsed.
 */
export const refusedWorkbook = async (input: Uint8Array): Promise<TableCode | null> => {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  try {
    const zip = await fromBufferPromise(bytes, { validateEntrySizes: false, lazyEntries: true });
    const entries = await entriesOf(zip);
    if (entries.length > mostEntries || overlaps(entries)) return 'import.file_unpacks';
    if (entries.some((entry) => entry.isEncrypted())) return 'import.file_encrypted';
    const names = entries.map(({ fileName }) => String(fileName));
    if (!names.includes('[Content_Types].xml')) return 'import.file_type';
    if (names.some((name) => macros.test(name))) return 'import.file_macros';
    let room: number = tableLimits.unpackedBytes;
    for (const entry of entries) {
      if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) return 'import.file_damaged';
      room -= await unpackedLength(zip, bytes, entry, room);
      if (room < 0) return 'import.file_unpacks';
    }
    return null;
  } catch (error) {
    const isLocked = error instanceof Error && error.message.includes('strong encryption');
    return isLocked ? 'import.file_encrypted' : 'import.file_damaged';
  }
};
