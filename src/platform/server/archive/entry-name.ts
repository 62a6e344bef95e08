import { getFileNameLowLevel, validateFileName } from 'yauzl';
import type { Entry } from 'yauzl';

/** The entry's name as UTF-8 (flag or Info-ZIP's Unicode field) or CP437, with `/` between folders. */
export const entryName = (entry: Entry): string =>
  getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);

// CP437 draws control bytes as signs (a line break becomes ◙), so the bytes are judged, not only the name.
const isControl = (byte: number): boolean => byte < 0x20 || byte === 0x7f;

/** Whether the name could point outside a folder it is unpacked to: absolute, drive, `..`, or with control characters. */
export const isUnsafeName = (entry: Entry, name: string): boolean =>
  name === '' ||
  validateFileName(name) !== null ||
  /^[A-Za-z]:/.test(name) ||
  // A backslash separates folders on Windows only; elsewhere it hides them in a name.
  entry.fileNameRaw.includes(0x5c) ||
  entry.fileNameRaw.some(isControl) ||
  Buffer.from(name).some(isControl);

const leftovers = new Set(['.ds_store', 'thumbs.db', 'desktop.ini', '.localized']);

/** Files that macOS and Windows put beside the documents; they are none themselves. */
export const isLeftover = (name: string): boolean => {
  const parts = name.toLowerCase().split('/');
  const last = parts.at(-1) ?? '';
  return parts.includes('__macosx') || last.startsWith('._') || leftovers.has(last);
};

const unixType = 0o170000;
const unixFile = 0o100000;
const unixFolder = 0o040000;

/** Whether the entry is a link, a device or another thing that is neither a file nor a folder. */
export const isSpecial = (entry: Entry): boolean => {
  const type = (entry.externalFileAttributes >>> 16) & unixType;
  return type !== 0 && type !== unixFile && type !== unixFolder;
};
