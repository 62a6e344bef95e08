import { type Box, baselineOf, boxAround, type Page, type Word } from '../page/page.ts';

/** Words on one baseline, from left to right. */
export interface Row {
  readonly page: number;
  readonly box: Box;
  readonly words: readonly Word[];
}

const sameLine = 0.45;

/**
 * The rows of a page from top to bottom. A word joins the row whose nearest word stands on its baseline within 45 % of the
 * smaller letter, so that a page that is a little askew still has straight rows.
 */
export const rowsOf = (page: Page): Row[] => {
  const rows: Word[][] = [];
  const words = page.words.toSorted((one, other) => baselineOf(one.box) - baselineOf(other.box));
  for (const word of words) {
    const row = rows.slice(-6).find((candidate) => standsOn(candidate, word));
    if (row === undefined) rows.push([word]);
    else row.push(word);
  }
  return rows
    .map((row) => row.toSorted((one, other) => one.box.x - other.box.x))
    .map((row) => ({ page: page.number, box: boxAround(row.map(({ box }) => box)), words: row }));
};

const standsOn = (row: readonly Word[], { box }: Word): boolean => {
  let nearest = row[0];
  for (const word of row)
    if (nearest === undefined || Math.abs(word.box.x - box.x) < Math.abs(nearest.box.x - box.x))
      nearest = word;
  if (nearest === undefined) return false;
  const size = Math.min(nearest.box.height, box.height);
  return Math.abs(baselineOf(nearest.box) - baselineOf(box)) <= sameLine * size;
};
