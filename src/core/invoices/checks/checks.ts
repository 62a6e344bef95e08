import { checkDocument } from './check-document.ts';
import { checkIdentifiers } from './check-identifiers.ts';
import { checkLine } from './check-line.ts';
import { checkTotals } from './check-totals.ts';
import type { CheckFinding } from './check-finding.ts';
import type { Invoice } from '../invoice.ts';

export type { CheckFinding } from './check-finding.ts';

/** Judges an invoice against itself; finds, never refuses. `others`: invoices in the same file that were not read. */
export const checkInvoice = (invoice: Invoice, others = 0): CheckFinding[] => [
  ...invoice.lines.flatMap((line) => checkLine(line, invoice)),
  ...checkDocument(invoice, others),
  ...checkTotals(invoice),
  ...checkIdentifiers(invoice),
];
