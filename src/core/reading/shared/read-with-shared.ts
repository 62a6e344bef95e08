import { organizationNumberOfVatNumber } from '../../values/vat-number.ts';
import type { KnownLayout } from '../layouts/layout-memory.ts';
import type { Page } from '../page/page.ts';
import type { Reading } from '../reading.ts';
import { findStructure } from './find-structure.ts';
import type { SharedStructure } from './shared-structure.ts';

/** The organisation number by which what others taught of a reading's sender is found; null where it may not be asked for. */
export const askedOf = ({ trusted, layout, invoice: { supplier } }: Reading): string | null =>
  trusted || layout !== null
    ? null
    : (supplier.organizationNumber ?? organizationNumberOfVatNumber(supplier.vatNumber ?? ''));

const openIn = ({ doubts }: Reading): number =>
  doubts.filter((doubt) => doubt !== 'layout-unconfirmed').length;

/**
 * A reading with what others taught of its sender's layouts, where that leaves less of it open; else as it was given. It only proposes:
 * what is read by it always carries a doubt of its own, and is never trusted. `read` reads the same pages by a layout.
 */
export const readWithShared = (
  plain: Reading,
  pages: readonly Page[],
  structures: readonly SharedStructure[],
  read: (layouts: readonly KnownLayout[]) => Reading | null,
): Reading => {
  const sender = askedOf(plain);
  let best = plain;
  for (const shared of structures) {
    const memory = shared.organizationNumber === sender ? findStructure(pages, shared) : null;
    const proposed = memory === null ? null : read([{ memory, confirmations: 0 }]);
    if (proposed === null || proposed.layout === null || openIn(proposed) >= openIn(best)) continue;
    const doubts = proposed.doubts.filter((doubt) => doubt !== 'layout-unconfirmed');
    best = { ...proposed, layout: null, trusted: false, shared, doubts };
  }
  return best === plain ? plain : { ...best, doubts: [...best.doubts, 'structure-shared'] };
};
