import { Refusal } from './refusal.ts';

/**
 * The two fields without which a document cannot be filed: number and issue date. `day` is the date as read, `printed`
 * as the document has it. Throws `Refusal` when one is missing or no day of the calendar.
 */
export const identityOf = (
  number: string | null,
  printed: string | null,
  day: string | null,
): { number: string; issueDate: string } => {
  if (number === null) throw new Refusal('invoice.number-missing');
  if (printed === null) throw new Refusal('invoice.issue-date-missing');
  if (day === null) throw new Refusal('invoice.issue-date-invalid', printed.slice(0, 40));
  return { number, issueDate: day };
};

const creditNoteCodes = new Set(['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532']);

/** Whether a document type code (UNTDID 1001) is one that EN 16931 maps to a credit note. */
export const isCreditNoteCode = (code: string | null): boolean => code !== null && creditNoteCodes.has(code);
