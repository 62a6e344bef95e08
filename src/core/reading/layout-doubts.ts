import { enoughConfirmations, type KnownLayout } from './layout-memory.ts';
import type { Doubt, DraftInvoice } from './reading.ts';

// What a person has confirmed of a layout needs no label to prove it; a row left out would show in the lines' sum.
const settled: readonly Doubt[] = ['columns-unlabelled', 'line-discount', 'rows-unread'];

/** The doubts that a layout leaves: fewer when it has been confirmed often enough, one more until then. */
export const layoutDoubts = (
  doubts: readonly Doubt[],
  { memory, confirmations }: KnownLayout,
  { number, issueDate }: Pick<DraftInvoice, 'number' | 'issueDate'>,
): readonly Doubt[] => {
  if (!memory.reproduces || confirmations < enoughConfirmations) return [...doubts, 'layout-unconfirmed'];
  const found: readonly Doubt[] = [
    ...(number === null ? [] : (['number'] as const)),
    ...(issueDate === null ? [] : (['issue-date'] as const)),
  ];
  return doubts.filter((doubt) => !settled.includes(doubt) && !found.includes(doubt));
};
