import type { Page } from '#core/reading/page/page.ts';
import { pageMark } from '#core/reading/page/page-mark.ts';

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
