import { chooseFields } from './choose-fields.ts';
import type { Page } from './page.ts';
import { rowsOf } from './rows.ts';

/** Pages that belong to one invoice, by their places in the document from 0, in reading order. */
export interface PageGroup {
  readonly pages: readonly number[];
  /** The invoice number that its pages print; `null` when none does. */
  readonly number: string | null;
}

/** What a page says about its place: `Sida 2 av 3`, `Page 2/3`, `2 (3)`. */
interface PageMark {
  readonly page: number;
  readonly of: number | null;
}

const mark =
  /(?:^|\s)(?:sida|sid|sidan|sidnr|page|seite|blatt|blad)\.?:?\s*(\d{1,3})(?:\s*(?:av|of|von|de|sur|\/|\(|:)\s*(\d{1,3})\)?)?(?=\s|$)/i;
const sureNumber = 0.5;

/** The place that a page states; `null` when it states none. */
export const pageMark = (page: Page): PageMark | null => {
  for (const { words } of rowsOf(page)) {
    const found = mark.exec(words.map(({ text }) => text).join(' '));
    if (found?.[1] === undefined) continue;
    const of = found[2] === undefined ? null : Number(found[2]);
    if (of === null || Number(found[1]) <= of) return { page: Number(found[1]), of };
  }
  return null;
};

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

/**
 * Brings photos of one invoice into order by what they say of their place; those that say nothing keep theirs. Answers the
 * places in the order given, from 0.
 */
export const pageOrder = (pages: readonly Page[]): number[] => {
  const marks = pages.map(pageMark);
  const stated = marks.flatMap((place) => (place === null ? [] : [place.page]));
  const isClear = stated.length > 1 && new Set(stated).size === stated.length;
  if (!isClear) return pages.map((_, index) => index);
  const sorted = marks
    .flatMap((place, index) => (place === null ? [] : [{ index, page: place.page }]))
    .toSorted((one, other) => one.page - other.page)
    .map(({ index }) => index);
  return marks.map((place, index) => (place === null ? index : (sorted.shift() ?? index)));
};

/** Pages in an order, numbered anew from 1, as one document. */
export const joinPages = (pages: readonly Page[], order: readonly number[]): Page[] =>
  order.flatMap((index, at) => {
    const page = pages[index];
    return page === undefined ? [] : [{ ...page, number: at + 1 }];
  });
