import { cellText, isEmptyRow, type Sheet } from '#core/tables/sheet.ts';
import { labelKey } from '#core/tables/label-key.ts';
import { labelMeaning } from './head-words.ts';

/** Where a table's head stands and what it says by column. `first` counts rows from 0; no rows: it has no head. */
export interface Head {
  readonly first: number;
  readonly rows: 0 | 1 | 2;
  readonly labels: readonly string[];
}

/** How far down a head is looked for, past the sender's address and the list's title. */
const searched = 60;

/** The row's texts; a merged one stands in each of its columns. */
const mergedTexts = (sheet: Sheet, at: number): string[] => {
  const texts = (sheet.rows[at] ?? []).map(cellText);
  for (const { top, left, bottom, right } of sheet.merges) {
    if (at < top || at > bottom || right - left > 50) continue;
    const text = cellText(sheet.rows[top]?.[left]);
    for (let column = left; column <= right; column += 1) texts[column] = text;
  }
  return Array.from(texts, (text) => text ?? '');
};

/** A row of groups over their columns: a group's name holds until the next, as where a merge was lost on the way to CSV. */
const spread = (texts: readonly string[]): string[] => {
  let last = '';
  return texts.map((text) => (last = text === '' ? last : text));
};

const oneRow = (sheet: Sheet, at: number): Head => ({ first: at, rows: 1, labels: mergedTexts(sheet, at) });

const twoRows = (sheet: Sheet, at: number): Head => {
  const below = mergedTexts(sheet, at + 1);
  const above = mergedTexts(sheet, at);
  const groups = spread(above);
  const labels = below.map((text, column) => {
    if (text === '' || text === above[column]) return above[column] ?? '';
    const group = groups[column] ?? '';
    // `Giltig` over `fr o m` needs both, `Pris` over `Enhet` is told by the lower alone.
    const alone = labelMeaning(text)?.strength ?? 0;
    const both = labelMeaning(`${group} ${text}`)?.strength ?? 0;
    return group === '' || alone > both ? text : `${group} ${text}`;
  });
  const rest = above.slice(below.length);
  return { first: at, rows: 2, labels: [...labels, ...rest] };
};

/** Figures in a row speak against its being a head. */
const figures = (labels: readonly string[]): number =>
  labels.filter((label) => /^[\d\s.,:/%-]*\d[\d\s.,:/%-]*$/.test(label)).length;

const scoreOf = ({ labels, rows }: Head): number => {
  const best = new Map<string, number>();
  for (const label of labels) {
    const meaning = labelMeaning(label);
    if (meaning !== null) best.set(meaning.field, Math.max(best.get(meaning.field) ?? 0, meaning.strength));
  }
  const names = best.has('articleNumber') || best.has('name');
  // A price whose label nobody knows is still the price, where the rest of the head is beyond doubt.
  const named = [...best].filter(([, strength]) => strength > 1).length;
  if (best.size < 2 || !names || (!best.has('price') && (named < 3 || rows > 1))) return 0;
  const sum = [...best.values()].reduce((total, strength) => total + strength, 0);
  return Math.max(0, sum - 2 * figures(labels) - (rows - 1) / 2);
};

/** Labels that say nothing known: no digit in the first row, and figures below it. */
const unknownHead = (sheet: Sheet, at: number): Head | null => {
  const head = oneRow(sheet, at);
  const below = sheet.rows.slice(at + 1, at + 20).flatMap((row) => row.map(cellText));
  const isHead =
    new Set(head.labels.filter(Boolean)).size > 1 &&
    !head.labels.some((label) => /\d/.test(label)) &&
    figures(below) > 0;
  return isHead ? head : null;
};

/** The head of a table: one row or two, below whatever stands above it, merged or not. Without any: none, before the first row. */
export const findHead = (sheet: Sheet): Head => {
  let [best, most]: [Head | null, number] = [null, 0];
  for (let at = 0; at < Math.min(searched, sheet.rows.length); at += 1) {
    if (isEmptyRow(sheet.rows[at] ?? [])) continue;
    for (const head of [oneRow(sheet, at), twoRows(sheet, at)]) {
      const score = scoreOf(head);
      if (score > most) [best, most] = [head, score];
    }
  }
  if (best !== null) return best;
  const first = Math.max(
    0,
    sheet.rows.findIndex((row) => !isEmptyRow(row)),
  );
  return unknownHead(sheet, first) ?? { first, rows: 0, labels: [] };
};

/** A head as it is compared with those that a supplier's files had before. */
export const headKey = ({ labels }: Head): string[] => labels.map(labelKey);

/** The sheets that look like price lists, by index. */
export const listSheets = (sheets: readonly Sheet[]): number[] =>
  sheets.flatMap((sheet, at) => (scoreOf(findHead(sheet)) > 0 ? [at] : []));

/** The sheet that most looks like a price list, by index; the first where none does. */
export const likelySheet = (sheets: readonly Sheet[]): number => {
  const scores = sheets.map((sheet) => scoreOf(findHead(sheet)));
  return Math.max(0, scores.indexOf(Math.max(...scores)));
};
