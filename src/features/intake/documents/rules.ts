import type { DocumentRow } from './contract.ts';

/** Whether a document is known to be something else than an invoice: it is kept, and asks for no booking. */
export const isOtherKind = (reason: string | null): boolean => reason?.startsWith('kind.') === true;

/** Whether a person may correct, or type in, what was read of a document's pages. */
export const isForReview = ({
  state,
  reason,
  invoiceId,
}: Pick<DocumentRow, 'state' | 'reason' | 'invoiceId'>): boolean =>
  state === 'needs-review' && invoiceId === null && /^(?:reading|reader|picture|kind)\./.test(reason ?? '');
