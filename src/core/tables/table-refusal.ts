/** Why nothing of a file of tables can be read. Closed: every code has a sentence in both languages. */
export const tableCodes = [
  'import.file_empty',
  'import.file_type',
  'import.file_damaged',
  'import.file_encrypted',
  'import.file_macros',
  'import.file_too_large',
  'import.file_unpacks',
  'import.file_rows',
  'import.file_one_column',
  'import.catalogue_broken',
] as const;

export type TableCode = (typeof tableCodes)[number];

/** What a file may be at most (DEALS.md, section 1). */
export const tableLimits = {
  bytes: 20 * 1024 * 1024,
  rows: 50_000,
  unpackedBytes: 200 * 1024 * 1024,
} as const;

export type TableResult<Read> =
  | { readonly ok: true; readonly value: Read }
  | { readonly ok: false; readonly code: TableCode };
