import { chooseFields } from '../head/choose-fields.ts';
import type { Page } from './page.ts';
import { rowsOf } from '../words/rows.ts';
import { type PageMark, pageMark } from './page-mark.ts';

/** Pages that belong to one invoice, by their places in the document from 0, in reading order. */
export interface PageGroup {
  readonly pages: readonly number[];
  /** The invoice number that its pages print; `null` when none does. */
  readonly number: string | null;
}

const sureNumber = 0.5;

const numberOn = (page: Page): string | null => {
  const field = chooseFields([rowsOf(page)], 'day-first').get('number');
  return field !== undefined && field.confidence >= sureNumber ? field.value : null;
};

/**
 * Proposes how a file of several invoices is split: a page begins a new one when its number of pages starts again, or when
 * it prints another invoice number. For a person to confirm; one group when nothing speaks for more.
 */
export const pageGroups = (pages: readonly Page[]): PageGroup[] => {
  const groups: { pages: number[]; number: string | null; last: PageMark | null }[] = [];
  for (const [index, page] of pages.entries()) {
    const [place, number] = [pageMark(page), numberOn(page)];
    const group = groups.at(-1);
    if (group === undefined || begins(group, place, number)) {
      groups.push({ pages: [index], number, last: place });
      continue;
    }
    group.pages.push(index);
    group.number ??= number;
    group.last = place ?? group.last;
  }
  return groups.map(({ pages: own, number }) => ({ pages: own, number }));
};

const begins = (
  group: { readonly number: string | null; readonly last: PageMark | null },
  place: PageMark | null,
  number: string | null,
): boolean => {
  const isOther = number !== null && group.number !== null && number !== group.number;
  // A page that says that it follows stays, whatever number it prints.
  if (
    place !== null &&
    group.last !== null &&
    place.page === group.last.page + 1 &&
    place.of === group.last.of
  )
    return isOther && place.of === null;
  const restarts = place !== null && group.last !== null && place.page <= group.last.page;
  return isOther || (restarts && (number === null || number !== group.number || place.page === 1));
};
