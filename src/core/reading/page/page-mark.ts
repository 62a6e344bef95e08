import type { Page } from './page.ts';
import { rowsOf } from '../words/rows.ts';

/** What a page says about its place: `Sida 2 av 3`, `Page 2/3`, `2 (3)`. */
export interface PageMark {
  readonly page: number;
  readonly of: number | null;
}

const mark =
  /(?:^|\s)(?:sida|sid|sidan|sidnr|page|seite|blatt|blad)\.?:?\s*(\d{1,3})(?:\s*(?:av|of|von|de|sur|\/|\(|:)\s*(\d{1,3})\)?)?(?=\s|$)/i;

const counter =
  /^(?:-? ?\d{1,3} ?-|(?:sid(?:a|an|nr)?|page|seite|blatt|blad|side|pagina|página)[.:]? ?\d{1,3}(?: ?(?:av|of|von|de|di|sur|af|\/|:) ?\d{1,3}| ?\(\d{1,3}\))?|\d{1,3} ?(?:\/|av|of|von) ?\d{1,3}|\d{1,3} ?\(\d{1,3}\)|(?:sheet|blad|tabelle|feuil|ark) ?\d{1,2})$/i;

/** Whether a text says nothing but which page it is on, or which sheet of a workbook: `Sida 1 av 2`, `2 (3)`, `Sheet1`. */
export const isPageCounter = (text: string): boolean => counter.test(text.trim());

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
