/** What a check can find. `fail` closes the trust gate for the line (or the document); `warn` is only shown. */
export const checkCodes = [
  'line.arithmetic',
  'line.name-missing',
  'line.vat-rate-impossible',
  'line.food-vat-rate',
  'line.alcohol-vat-rate',
  'line.restaurant-vat-rate',
  'line.gtin-check-digit',
  'document.lines-missing',
  'document.line-sum',
  'document.tax-total',
  'document.payable',
  'document.due-before-issue',
  'document.more-invoices',
  'document.currency-unknown',
  'document.buyer-other',
  'supplier.organization-number-check-digit',
  'supplier.vat-number-check-digit',
  'payment.bankgiro-check-digit',
  'payment.plusgiro-check-digit',
] as const;

export type CheckCode = (typeof checkCodes)[number];

export interface CheckFinding {
  readonly code: CheckCode;
  readonly severity: 'fail' | 'warn';
  /** The line the finding is about; absent for the whole document. */
  readonly lineNo?: number;
  /** Values for the text of the finding, as printed: decimal strings, dates, numbers. */
  readonly params: Readonly<Record<string, string>>;
}
