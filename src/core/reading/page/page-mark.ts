import type { Page } from './page.ts';
import { rowsOf } from '../words/rows.ts';

/** What a page says about its place: `Sida 2 av 3`, `Page 2/3`, `2 (3)`. */
export interface PageMark {
  readonly page: number;
  readonly of: number | null;
}

const mark =
  /(?:^|\s)(?:sida|sid|sidan|sidnr|page|seite|blatt|blad)\.?:?\s*(\d{1,3})(?:\s*(?:av|of|von|de|sur|\/|\(|:)\s*(\d{1,3})\)?)?(?=\s|$)/i;

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
