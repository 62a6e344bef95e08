import { catalogueTables } from '#core/tables/catalogue-tables.ts';
import { csvTables } from '#core/tables/csv-tables.ts';
import { isPricat } from '#core/price-lists/pricat.ts';
import type { Tables } from '#core/tables/sheet.ts';
import { type TableResult, tableLimits } from '#core/tables/table-refusal.ts';
import { isZip } from '../archive/is-archive.ts';
import { readWorkbook } from './read-workbook.ts';

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Compound File Binary: Excel's old workbooks, and new ones under a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** What many shops' "Excel" is: a page of a table. */
const isPage = (bytes: Uint8Array): boolean =>
  /^\W*<(?:!doctype html|html|table|meta|head|body)/i.test(
    Buffer.from(bytes.subarray(0, 400))
      .toString('latin1')
      .replaceAll('\0', '')
      .replace(/^[\xef\xbb\xbf\xff\xfe]+/, ''),
  );

const beginsWithTag = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 400)).toString('latin1').replaceAll('\0', '');
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(head);
};

/** Bytes that no text has in any encoding that is read: pictures, PDF and other programs' files. */
const isNoText = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0x25, 0x50, 0x44, 0x46]) ||
  bytes.subarray(0, 4000).some((byte) => byte < 0x20 && ![0, 0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte));

/**
 * Reads a file of tables, told by its bytes and never by its name: XLSX, separated values, or a catalogue message. The
 * one place where a kind of file is added.
 */
export const readTables = async (bytes: Uint8Array): Promise<TableResult<Tables>> => {
  if (bytes.length === 0) return { ok: false, code: 'import.file_empty' };
  if (bytes.length > tableLimits.bytes) return { ok: false, code: 'import.file_too_large' };
  if (isZip(bytes)) return readWorkbook(bytes);
  if (startsWith(bytes, compoundFile)) {
    const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(encryptedPackage);
    return { ok: false, code: isLocked ? 'import.file_encrypted' : 'import.file_type' };
  }
  if (isPage(bytes)) return { ok: false, code: 'import.file_type' };
  if (beginsWithTag(bytes) || isPricat(bytes)) return catalogueTables(bytes);
  return isNoText(bytes) ? { ok: false, code: 'import.file_type' } : csvTables(bytes);
};
