import type { Fields } from './head/choose-fields.ts';
import type { TableReading } from './table/choose-table.ts';
import type { StatedKind } from './head/credit-note.ts';
import type { TotalsReading } from './totals/read-totals.ts';
import type { Doubt } from './reading.ts';
import { lineDoubts } from './table/doubts-lines.ts';
import { totalDoubts } from './totals/doubts-totals.ts';
import type { DocumentKind } from './kind/stated-document.ts';

/** What a document's reading rests on. */
export interface Evidence extends TotalsReading {
  readonly table: TableReading | null;
  readonly fields: Fields;
  readonly currency: string | null;
  readonly kind: StatedKind;
  /** What the document is. */
  readonly document: DocumentKind;
  /** A charge stands among lines that have article numbers and has none: it may belong to the whole document. */
  readonly looseCharge: boolean;
  /** Every line has a name. */
  readonly named: boolean;
  /** More than its heading says that a credit note is one. */
  readonly isCreditProved: boolean;
  /** The terms of payment say that another day is the document's. */
  readonly isDayContradicted: boolean;
  /** A day when to pay is printed that was not read. */
  readonly isDueLost: boolean;
  /** Lines state a rate of VAT, and no VAT is added to them. */
  readonly isTaxLost: boolean;
  /** The least sure word among the figures. */
  readonly words: number;
}

const sureField = 0.7;
const sureWord = 0.9;

/**
 * Everything that speaks against trusting a reading. Without a doubt the same figures are proved three times over: each
 * line by its own arithmetic, all lines by the printed net sum, and the totals by VAT per rate and the amount to pay.
 */
export const doubtsOf = (evidence: Evidence): Doubt[] => {
  const { table, fields, kind, words, currency } = evidence;
  const doubts: Doubt[] = [];
  const doubt = (isDoubtful: boolean, name: Doubt): void => {
    if (isDoubtful) doubts.push(name);
  };
  if (table === null) doubts.push('lines-missing');
  else doubts.push(...lineDoubts(table), ...totalDoubts(table, evidence));
  doubt((fields.get('number')?.confidence ?? 0) < sureField, 'number');
  const isDayOpen = (fields.get('issueDate')?.confidence ?? 0) < sureField;
  doubt(isDayOpen || evidence.isDayContradicted, 'issue-date');
  doubt(evidence.isTaxLost && !doubts.includes('vat'), 'vat');
  doubt(evidence.isDueLost, 'due-date');
  doubt(!evidence.named, 'line-unnamed');
  const isLoose = evidence.looseCharge || table?.rows.isChargeLoose === true;
  doubt(isLoose && !doubts.includes('charges'), 'charges');
  doubt(currency === null, 'currency');
  doubt((kind.creditNote && !evidence.isCreditProved) || !kind.isClear, 'credit-note');
  const { document } = evidence;
  const isBooked = document.kind === 'invoice' || document.kind === 'credit-note';
  doubt(!isBooked || (!document.isClear && kind.isClear), 'kind');
  doubt(words < sureWord, 'words-uncertain');
  return doubts;
};
