/** Why nothing of a file of tables can be read. Closed: every code has a sentence in both languages. */
export const tableCodes = [
  'import.file-empty',
  'import.file-type',
  'import.file-damaged',
  'import.file-encrypted',
  'import.file-macros',
  'import.file-too-large',
  'import.file-unpacks',
  'import.file-rows',
  'import.file-one-column',
  'import.catalogue-broken',
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
