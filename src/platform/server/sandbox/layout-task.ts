import { type KnownLayout, knownLayouts } from '#core/reading/layouts/layout-memory.ts';
import { isOfLayout } from '#core/reading/layouts/fit-layout.ts';
import { layoutAfterReview } from '#core/reading/layouts/layout-after-review.ts';
import type { Page } from '#core/reading/page/page.ts';
import type { DraftInvoice, Reading } from '#core/reading/reading.ts';
import { sharedStructure } from '#core/reading/shared/shared-structure.ts';

/** What a person's review of a document is learnt from. */
export interface Reviewed {
  readonly pages: readonly Page[];
  readonly reading: Reading;
  readonly corrected: DraftInvoice;
  readonly known: KnownLayout | null;
}

/** Task: what is known of a layout after a review, given as JSON; null when nothing can be learnt. */
export const layoutTask = (bytes: Uint8Array): { readonly layout: KnownLayout | null } => {
  const { pages, reading, corrected, known } = JSON.parse(Buffer.from(bytes).toString()) as Reviewed;
  const [layout] = knownLayouts([known]);
  const shared = sharedStructure(reading.shared);
  const { shared: _kept, ...own } = reading;
  const read = shared === null ? own : { ...own, shared };
  return { layout: layoutAfterReview(pages, read, corrected, layout ?? null) };
};

/** A document's words, and a layout that they may be of. */
export interface Fitting {
  readonly pages: readonly Page[];
  readonly known: KnownLayout;
}

/** Task: whether a document, given as JSON, is of a layout. */
export const layoutFitsTask = (bytes: Uint8Array): { readonly fits: boolean } => {
  const { pages, known } = JSON.parse(Buffer.from(bytes).toString()) as Fitting;
  const [layout] = knownLayouts([known]);
  return { fits: layout !== undefined && isOfLayout(pages, layout) };
};
