import { median } from './ink-size.ts';
import { baselineOf, type Page, type Word } from '../page/page.ts';
import { type Row, rowsOf } from '../words/rows.ts';
import { tableHeaders } from '../table/table-header.ts';

const [leastShared, sameShift, longest] = [3, 6, 3];

/**
 * The pages with the head of their table as the page says it on which most of it can be read, where less of it can: a table that goes on prints
 * the same head on every page, and one label that is misread would make it another table.
 */
export const withSameHeads = (pages: readonly Page[]): Page[] => {
  const heads = pages.flatMap((page) => headOf(page) ?? []);
  const best = heads.toSorted((one, other) => other.columns - one.columns)[0];
  if (best === undefined || pages.length < 2) return [...pages];
  return pages.map((page) => {
    if (heads.some(({ row, columns }) => row.page === page.number && columns >= best.columns)) return page;
    for (const row of rowsOf(page)) {
      const words = printedAs(best.row, row);
      if (words !== null) return { ...page, words: replaced(page.words, row.words, words) };
    }
    return page;
  });
};

/** The first head of a page that stands in one row, and how many of its columns are known. */
const headOf = (page: Page): { readonly row: Row; readonly columns: number } | null => {
  const rows = rowsOf(page);
  const [header] = tableHeaders(rows);
  const row = rows.find(({ box }) => box.y === header?.box.y && box.height === header.box.height);
  return header === undefined || row === undefined ? null : { row, columns: header.columns.length };
};

/** The words of a head where another row shows them; `null` where that row is no such head. */
const printedAs = (head: Row, row: Row): Word[] | null => {
  if (row.words.some(({ text }) => /^[-\d.,]+$/.test(text) && text.length > longest)) return null;
  const shared = row.words.flatMap((word) => {
    const same = head.words.filter(({ text }) => text === word.text);
    return same.length === 1 && /\p{L}{3}/u.test(word.text) ? [word.box.x - (same[0]?.box.x ?? 0)] : [];
  });
  const shift = median(shared);
  const aligned = shared.filter((each) => Math.abs(each - shift) < sameShift).length;
  if (aligned < leastShared || 2 * aligned <= row.words.length) return null;
  const down =
    median(row.words.map(({ box }) => baselineOf(box))) -
    median(head.words.map(({ box }) => baselineOf(box)));
  return head.words.map((word) => ({
    ...word,
    box: { ...word.box, x: word.box.x + shift, y: word.box.y + down },
  }));
};

const replaced = (words: readonly Word[], row: readonly Word[], by: readonly Word[]): Word[] => {
  const [first] = row;
  return words.flatMap((word) => (word === first ? by : row.includes(word) ? [] : [word]));
};
