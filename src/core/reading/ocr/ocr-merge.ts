import { breadthOf, type InkLine, type InkWord } from './ink-size.ts';
import { agreedWords, hasOwnLetters, isAlike, type Readers, seenOnce } from './ocr-agree.ts';
import type { Cell } from './ocr-cells.ts';

/** A cell of a page and what was read of it by itself. */
export interface ReadCell extends Omit<Readers, 'page'> {
  readonly cell: Cell;
}

const [legible, sureAside, sureAlone, disputed, settled] = [30, 85, 30, 40, 95];
const [share, alike] = [0.3, 1.6];
const [narrow, broad] = [0.75, 1.15];

const widthOf = ({ left, right }: Cell): number => right - left + 1;

/** How many pixels of its width a word shares with a cell that it is level with. */
const shared = ({ bbox }: InkWord, cell: Cell): number => {
  const middle = (bbox.y0 + bbox.y1) / 2;
  if (middle < cell.top || middle > cell.bottom) return 0;
  return Math.max(0, Math.min(bbox.x1, cell.right) - Math.max(bbox.x0, cell.left));
};

/** The words of a reading of a cell that stand on its row: some paper around it was seen as well, and what stands there. */
export const ofCell = (words: InkLine, { top, bottom }: Cell): InkLine =>
  words.filter(({ bbox }) => {
    const middle = (bbox.y0 + bbox.y1) / 2;
    return middle >= top && middle <= bottom;
  });

/** The cells that words of a page stand in; a word that was read across a gap stands in several. */
export const cellsOfWords = (
  lines: readonly InkLine[],
  cells: readonly Cell[],
): ReadonlyMap<InkWord, readonly Cell[]> =>
  new Map(
    lines.flat().map((word) => {
      const width = Math.max(1, word.bbox.x1 - word.bbox.x0);
      return [word, cells.filter((cell) => shared(word, cell) > share * Math.min(width, widthOf(cell)))];
    }),
  );

/** The words of each cell that stand in no other, from left to right. */
export const wordsOfCells = (over: ReadonlyMap<InkWord, readonly Cell[]>): ReadonlyMap<Cell, InkLine> => {
  const found = new Map<Cell, InkWord[]>();
  for (const [word, [cell, ...others]] of over) {
    if (cell === undefined || others.length > 0) continue;
    const words = found.get(cell) ?? [];
    words.push(word);
    found.set(cell, words);
  }
  for (const words of found.values()) words.sort((one, other) => one.bbox.x0 - other.bbox.x0);
  return found;
};

/** Whether words stand above each other: what was taken for a cell holds several rows. */
export const isStacked = (words: InkLine): boolean =>
  words.some(({ bbox }, at) => {
    const next = words[at + 1]?.bbox;
    return next !== undefined && next.x0 < bbox.x1 && (next.y0 >= bbox.y1 || next.y1 <= bbox.y0);
  });

/**
 * The lines of a page with what its cells say in place of what was read across them. What was read where no ink stands, between
 * cells, is left out.
 */
export const withCells = (given: readonly InkLine[], read: readonly ReadCell[]): InkLine[] => {
  const lines = inTheirInk(
    given,
    read.map(({ cell }) => cell),
  );
  const over = cellsOfWords(
    lines,
    read.map(({ cell }) => cell),
  );
  const inside = wordsOfCells(over);
  const whole = new Set(
    [...over].flatMap(([word, cells]) => (cells.length > 1 && isWhole(word) ? cells : [])),
  );
  const filled = new Map<Cell, InkLine>();
  for (const each of read) {
    if (whole.has(each.cell)) continue;
    const page = inside.get(each.cell) ?? [];
    if (isStacked(page)) continue;
    const words = agreedWords({
      page,
      english: ofCell(each.english, each.cell),
      swedish: ofCell(each.swedish, each.cell),
    });
    const isText = ({ text, confidence }: InkWord): boolean =>
      confidence > legible && /[\p{L}\d%]/u.test(text);
    if (words.length > 0 && (page.length > 0 || words.some(isText))) filled.set(each.cell, words);
  }
  const rest = lines.map((line) => {
    const isBeside = line.some((word) => (over.get(word)?.length ?? 0) > 0);
    const kept = line.filter((word) => {
      const own = over.get(word) ?? [];
      if (own.length > 0) return !own.every((cell) => filled.has(cell));
      return word.confidence > (isBeside ? sureAside : sureAlone);
    });
    return [...seenOnce(kept)];
  });
  // Words of one line have one size, which the letters of all of them tell.
  for (const [cell, words] of filled) {
    const at = lines.findIndex((line) => line.some((word) => over.get(word)?.includes(cell)));
    const own = rest[at] ?? rest[lines.findIndex((line) => isLevel(line, cell))];
    if (own === undefined) rest.push([...words]);
    else own.push(...words);
  }
  return settledLetters(
    rest
      .filter((line) => line.length > 0)
      .map((line) => line.toSorted((one, other) => one.bbox.x0 - other.bbox.x0)),
  );
};

/** The lines with the boxes of words no taller than the ink of the cells that they stand in: those of a whole page reach into other rows. */
const inTheirInk = (lines: readonly InkLine[], cells: readonly Cell[]): InkLine[] => {
  const over = cellsOfWords(lines, cells);
  return lines.map((line) =>
    line.map((word) => {
      const own = over.get(word) ?? [];
      if (own.length === 0) return word;
      const y0 = Math.max(word.bbox.y0, Math.min(...own.map(({ top }) => top)));
      const y1 = Math.min(word.bbox.y1, Math.max(...own.map(({ bottom }) => bottom)) + 1);
      return y1 - y0 < 2 ? word : { ...word, bbox: { ...word.bbox, y0, y1 } };
    }),
  );
};

/** Whether a word that was surely read takes as much room as its letters do: pale letters may be missing between its cells. */
const isWhole = (word: InkWord): boolean =>
  word.confidence >= sureAside &&
  /^\p{L}{5,}[.:]?$/u.test(word.text) &&
  breadthOf(word) > narrow &&
  breadthOf(word) < broad;

/** Whether a cell stands in the row of a line, with letters of about its size. */
const isLevel = (line: InkLine, { top, bottom }: Cell): boolean => {
  const [y0, y1] = [
    Math.min(...line.map(({ bbox }) => bbox.y0)),
    Math.max(...line.map(({ bbox }) => bbox.y1)),
  ];
  const [tall, other] = [bottom - top, y1 - y0];
  return (
    Math.min(bottom, y1) - Math.max(top, y0) > 0.6 * Math.min(tall, other) &&
    Math.max(tall, other) < alike * Math.min(tall, other)
  );
};

/** A word whose ring or dots are in dispute, as the page has it elsewhere without one. */
const settledLetters = (lines: readonly InkLine[]): InkLine[] => {
  const sure = lines
    .flat()
    .filter(({ text, confidence }) => confidence >= settled && text.length > 3 && hasOwnLetters(text));
  return lines.map((line) =>
    line.map((word) => {
      if (word.confidence > disputed || !hasOwnLetters(word.text)) return word;
      const same = new Set(sure.filter(({ text }) => isAlike(text, word.text)).map(({ text }) => text));
      const [only] = same;
      return only !== undefined && same.size === 1 ? { ...word, text: only, confidence: settled } : word;
    }),
  );
};
