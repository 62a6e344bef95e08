const mebibyte = 1024 * 1024;

/** Limits of one archive: 200 documents, 100 MB unpacked, one level deep. */
export const archiveLimits = {
  documents: 200,
  /** Folders and leftovers of macOS count here only, so that a Mac's archive may hold as many documents as another. */
  directoryEntries: 1000,
  totalBytes: 100 * mebibyte,
  /** No document may be larger when it arrives alone either. */
  entryBytes: 50 * mebibyte,
  /** Deflate reaches 1032:1 on zeros; long e-invoices of equal lines stay under 100:1. */
  ratio: 200,
  ratioFreeBytes: mebibyte,
  nameLength: 255,
} as const;
