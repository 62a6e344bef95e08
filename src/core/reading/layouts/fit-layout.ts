import { compactText, headText, isAlike, rowLetters } from '../words/layout-text.ts';
import type { KnownLayout, LayoutMemory, LayoutSender } from './layout-memory.ts';
import { type Box, boxAround, type Page, type Word } from '../page/page.ts';
import { preparedPages } from '../words/prepared-pages.ts';
import { type Row, rowsOf } from '../words/rows.ts';
import type { TableBody } from '../table/table-body.ts';
import type { TableHeader } from '../table/table-header.ts';

/** A taught layout that fits a document, and the document's table cut by it. */
export interface FittedLayout {
  readonly known: KnownLayout;
  readonly bodies: readonly TableBody[];
}

const leastMark = 6;
const enoughOfHead = 0.75;
const tallestHead = 6;

/** The layout among those taught whose sender and table head the pages show; `null` when none does. */
export const fitLayout = (
  pages: readonly (readonly Row[])[],
  widths: readonly number[],
  layouts: readonly KnownLayout[],
): FittedLayout | null => {
  let [best, most]: [FittedLayout | null, number] = [null, 0];
  for (const known of layouts) {
    const { memory } = known;
    if (!isSender(pages.flat(), memory.sender)) continue;
    const heads = pages.map((rows, index) => headOn(rows, widths[index] ?? memory.pageWidth, memory));
    const likeness = Math.max(0, ...heads.map((head) => head?.likeness ?? 0));
    if (likeness <= most) continue;
    most = likeness;
    best = { known, bodies: bodiesOf(pages, heads, memory) };
  }
  return best;
};

/** Whether a document shows the sender and the table head of a layout. */
export const isOfLayout = (pages: readonly Page[], layout: KnownLayout): boolean =>
  fitLayout(
    preparedPages(pages).map(rowsOf),
    pages.map(({ width }) => width),
    [layout],
  ) !== null;

const isSender = (rows: readonly Row[], { marks, name }: LayoutSender): boolean => {
  const texts = rows.map(({ words }) => words.map(({ text }) => text).join(' '));
  const compact = texts.map(compactText);
  return (
    marks.some((mark) => mark.length >= leastMark && compact.some((text) => text.includes(mark))) ||
    (name !== null && texts.some((text) => text.toLowerCase().includes(name.toLowerCase())))
  );
};

interface Head {
  readonly header: TableHeader;
  readonly likeness: number;
}

/** The remembered head on a page, with the remembered columns moved to where the head stands. */
const headOn = (rows: readonly Row[], width: number, memory: LayoutMemory): Head | null => {
  const page = rows[0]?.page;
  if (page === undefined) return null;
  const scale = width / memory.pageWidth;
  if (memory.head.length === 0)
    return {
      header: headerAt(page, { x: 0, y: 0, width: 0, height: 0 }, memory, scale, () => 0),
      likeness: 0.5,
    };
  let [best, most]: [readonly Pair[], number] = [[], 0];
  for (const [index, first] of rows.entries()) {
    const band = rows
      .slice(index, index + tallestHead)
      .filter(({ box }) => box.y - first.box.y < tallestHead * first.box.height);
    for (let length = 1; length <= band.length; length++) {
      const pairs = pairsOf(band.slice(0, length), memory);
      // A shorter band with as many words is nearer to the head.
      const likeness = pairs.length / memory.head.length - length * 0.001;
      if (likeness > most) [best, most] = [pairs, likeness];
    }
  }
  if (most < enoughOfHead) return null;
  const box = boxAround(best.map(({ word }) => word.box));
  const own = headerAt(page, box, memory, scale, shiftsOf(best, scale));
  if (isInOrder(own, memory)) return { header: own, likeness: most };
  // A word of the head was found in the place of another.
  const all = median(best.map(({ word, x }) => word.box.x - x * scale));
  return { header: headerAt(page, box, memory, scale, () => all), likeness: most };
};

interface Pair {
  readonly word: Word;
  readonly x: number;
}

/** The remembered words of a head that rows print, each once. */
const pairsOf = (rows: readonly Row[], { head }: LayoutMemory): Pair[] => {
  const words = rows.flatMap((row) => row.words.map((word) => ({ word, text: headText(word) })));
  const used = new Set<Word>();
  return head.flatMap(({ text, x }) => {
    const found = words.find((word) => !used.has(word.word) && isAlike(word.text, text));
    if (found === undefined) return [];
    used.add(found.word);
    return [{ word: found.word, x }];
  });
};

/** How far what stood between two edges has moved, in points. */
type Shifts = (left: number, right: number) => number;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * How far the columns of a head have moved: each as far as the words over it, for a program may make columns as wide as what stands in
 * them; one without a word of its own as far as the one nearest to it.
 */
const shiftsOf = (pairs: readonly Pair[], scale: number): Shifts => {
  const moved = pairs.map(({ word, x }) => ({ x, by: word.box.x - x * scale }));
  return (left, right) => {
    const away = ({ x }: { readonly x: number }): number => Math.max(0, left - x, x - right);
    const nearest = Math.min(...moved.map(away));
    return median(moved.filter((each) => away(each) <= nearest + sameWord).map(({ by }) => by));
  };
};

const sameWord = 1;

/** Whether columns stand in the order in which they are remembered. */
const isInOrder = ({ columns }: TableHeader, memory: LayoutMemory): boolean => {
  const order = memory.columns
    .map(({ left, right }, at) => ({ at, middle: left + right }))
    .toSorted((one, other) => one.middle - other.middle)
    .map(({ at }) => columns[at]?.box ?? { x: 0, width: 0 });
  return order.every(({ x, width }, at) => {
    const before = order[at - 1];
    return before === undefined || before.x + before.width / 2 <= x + width / 2;
  });
};

const headerAt = (
  page: number,
  box: Box,
  { columns, numbers, names }: LayoutMemory,
  scale: number,
  shifts: Shifts,
): TableHeader => ({
  page,
  box,
  ...(numbers === null ? {} : { numbers: numbers === 'none' ? numbers : moved(numbers, scale, shifts) }),
  ...(names === null ? {} : { names: moved(names, scale, shifts) }),
  columns: columns.map(({ role, ...place }) => {
    const { left, right } = moved(place, scale, shifts);
    return { role, box: { x: left, y: box.y, width: right - left, height: box.height } };
  }),
});

/** A remembered place where the head of a page has it. */
const moved = <Place extends { readonly left: number; readonly right: number }>(
  place: Place,
  scale: number,
  shifts: Shifts,
): Place => {
  const shift = shifts(place.left, place.right);
  return { ...place, left: place.left * scale + shift, right: place.right * scale + shift };
};

/** The rows below each head to the end that the memory knows; pages without a head go on with the table before them. */
const bodiesOf = (
  pages: readonly (readonly Row[])[],
  heads: readonly (Head | null)[],
  { skip, end }: LayoutMemory,
): TableBody[] => {
  const [skipped, ends] = [new Set(skip), new Set(end)];
  const bodies: { header: TableHeader; rows: Row[] }[] = [];
  let isEnded = false;
  for (const [index, rows] of pages.entries()) {
    const header = heads[index]?.header;
    if (header !== undefined) {
      bodies.push({ header, rows: [] });
      isEnded = false;
    }
    for (const row of rows) {
      if (header !== undefined && row.box.y + row.box.height * 0.5 < header.box.y + header.box.height)
        continue;
      const letters = rowLetters(row);
      isEnded ||= ends.has(letters) && (bodies.at(-1)?.rows.length ?? 0) > 0;
      if (!isEnded && !skipped.has(letters)) bodies.at(-1)?.rows.push(row);
    }
  }
  return bodies;
};
