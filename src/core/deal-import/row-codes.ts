/** Why a row is not taken. Closed: every code has a sentence in both languages. */
export const rowCodes = [
  'import.article-missing',
  'import.article-unknown',
  'import.article-ambiguous',
  'import.article-mangled',
  'import.price-missing',
  'import.price-invalid',
  'import.price-ambiguous',
  'import.price-zero',
  'import.price-far',
  'import.price-quantity',
  'import.price-unit',
  'import.price-discount',
  'import.price-with-vat',
  'import.price-market',
  'import.currency-unknown',
  'import.currency-unlike',
  'import.unit-missing',
  'import.unit-unknown',
  'import.unit-unlike',
  'import.date-invalid',
  'import.date-ambiguous',
  'import.dates-swapped',
  'import.tolerance-invalid',
  'import.tolerance-swallows',
  'import.kind-unknown',
  'import.duplicate',
  'import.contradicted',
  'import.overlaps',
  'import.overlaps-unit',
  'import.formula',
  'import.cell-error',
  'import.row-shifted',
  'import.row-twin',
  'import.row-hidden',
  'import.row-customer',
  'import.row-garbled',
  'import.row-withdrawn',
  'import.price-break',
  'import.row-sum',
  'import.row-heading',
  'import.row-head-again',
  'import.row-repeated',
  'import.other-supplier',
  'import.skipped',
] as const;

export type RowCode = (typeof rowCodes)[number];

/** Rows that are no promise of a price, or that a person left out: said, but nobody has to do anything. */
const idle = new Set<RowCode>([
  'import.price-market',
  'import.row-sum',
  'import.row-heading',
  'import.row-head-again',
  'import.row-repeated',
  'import.other-supplier',
  'import.skipped',
]);

/** Whether a person can do something about the row. */
export const needsPerson = (code: RowCode): boolean => !idle.has(code);

/** What a person may accept as it stands: unlikely, but possible. */
export const acceptable = [
  'import.price-far',
  'import.unit-unlike',
  'import.unit-unknown',
  'import.article-unknown',
  'import.price-with-vat',
  'import.row-hidden',
  'import.row-customer',
  'import.row-garbled',
] as const;

export type AcceptedCode = (typeof acceptable)[number];
