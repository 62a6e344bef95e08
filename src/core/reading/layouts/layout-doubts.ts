import type { AppliedLayout } from './apply-layout.ts';
import { isOneWay, type StatedKind } from '../head/credit-note.ts';
import { enoughConfirmations } from './layout-memory.ts';
import type { Doubt, DraftInvoice } from '../reading.ts';

/** A document read by a layout, and what it says of its kind. */
interface Applied extends Pick<AppliedLayout, 'known' | 'table'> {
  readonly kind: StatedKind;
  readonly invoice: DraftInvoice;
}

/** The doubts that a layout leaves: fewer when it has been confirmed often enough, one more until then. */
export const layoutDoubts = (doubts: readonly Doubt[], applied: Applied): readonly Doubt[] => {
  const { memory, confirmations } = applied.known;
  if (!memory.reproduces || confirmations < enoughConfirmations) return [...doubts, 'layout-unconfirmed'];
  const settled = settledBy(applied);
  return doubts.filter((doubt) => !settled.includes(doubt));
};

const settledBy = ({ known: { memory }, table, kind, invoice }: Applied): readonly Doubt[] => {
  // A row that lowers a sum may also mean the whole document, until somebody has said that it does not.
  const isBelow = table.rows.lines.some(({ allowance }) => allowance !== null);
  const isCredit = kind.creditNote && kind.isClear && isOneWay(invoice);
  return [
    // What a person has confirmed of a layout needs no label to prove it; a row left out would show in the lines' sum.
    'columns-unlabelled',
    'rows-unread',
    ...(isBelow && !memory.discountRows ? [] : (['line-discount'] as const)),
    ...(isCredit ? (['credit-note'] as const) : []),
    ...(invoice.number === null ? [] : (['number'] as const)),
    ...(invoice.issueDate === null ? [] : (['issue-date'] as const)),
  ];
};
