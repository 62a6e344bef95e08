import { type KnownLayout, layoutKey } from './layout-memory.ts';
import { learnLayout } from './learn-layout.ts';
import { withMeanings } from './learn-meanings.ts';
import type { Page } from '../page/page.ts';
import type { DraftInvoice, Reading } from '../reading.ts';
import { isSameReading } from './same-reading.ts';
import { findStructure } from '../shared/find-structure.ts';

/**
 * What is known of a document's layout after a person has accepted it as `corrected`. A reading by a known layout that
 * needed no correction confirms it, and shows that it reads its documents right; every other document teaches anew, and
 * counts as the first. `null` when the lines are not on the pages. `known` is the layout that the reading used
 * (`reading.layout`), if any.
 */
export const layoutAfterReview = (
  pages: readonly Page[],
  reading: Reading,
  corrected: DraftInvoice,
  known: KnownLayout | null,
): KnownLayout | null => {
  const used = known !== null && layoutKey(known.memory) === reading.layout ? known : null;
  if (used !== null && isSameReading(reading.invoice, corrected))
    return {
      memory: withMeanings({ ...used.memory, reproduces: true }, pages, reading, corrected),
      confirmations: used.confirmations + 1,
    };
  // What others taught is kept of it where the person left it as it was.
  const shown = reading.shared === undefined ? null : findStructure(pages, reading.shared);
  const memory = learnLayout(pages, reading, corrected, used?.memory ?? shown);
  return memory === null
    ? null
    : { memory: withMeanings(memory, pages, reading, corrected), confirmations: 1 };
};
