import { cellsOf } from '../words/cells.ts';
import { type ColumnRole, columnRole } from '../table/column-labels.ts';
import { labelText } from '../words/label-text.ts';
import type { ColumnMemory, HeadWord } from './layout-memory.ts';
import { headText } from '../words/layout-text.ts';
import { figureColumns } from './learn-columns.ts';
import { headRows } from './learn-head.ts';
import type { DiscountKind } from '../table/line-arithmetic.ts';
import type { LocatedLine } from './locate-lines.ts';
import { numbersOf } from '../words/number-tokens.ts';
import { type Box, boxAround, overlapOf, rightOf, type Word } from '../page/page.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { Row } from '../words/rows.ts';
import { numberWords } from './taught-numbers.ts';

/** What the corrected lines show of their table. */
export interface LearntTable {
  readonly head: readonly HeadWord[];
  readonly columns: readonly ColumnMemory[];
  readonly discount: DiscountKind | null;
}

interface Part {
  readonly role: ColumnRole;
  readonly box: Box;
}

const farthest = 25;
const figures = new Set<ColumnRole>(['quantity', 'price', 'discount', 'sum']);

/** The columns and the head of the table that the lines stand in; `null` when their sums stand in no column. */
export const learnTable = (
  rows: readonly Row[],
  lines: readonly LocatedLine[],
  mark: DecimalMark,
): LearntTable | null => {
  const found = figureColumns(lines);
  const [first] = lines;
  if (first === undefined || !found.has('sum')) return null;
  const parts = [...found].map(([role, tokens]): Part => ({
    role,
    box: boxAround(tokens.map(({ box }) => box)),
  }));
  const texts = textParts(rows, lines).map((part) => ({ ...part, box: clipped(part.box, parts) }));
  const known = [...parts, ...texts];
  const head = headRows(
    rows,
    first,
    parts.map(({ box }) => box),
  );
  const columns = joinLabels(head, [...known, ...restParts(lines, known, mark)]).toSorted(
    (one, other) => one.left - other.left,
  );
  const words = head.flatMap((row) => row.words);
  return {
    head: words.map((word) => ({ text: headText(word), x: word.box.x })).filter(({ text }) => text !== ''),
    columns,
    discount: discountKind(lines, found.has('discount')),
  };
};

/** Whether the numbers of the discount column are per cent or amounts: what most of them are. */
const discountKind = (lines: readonly LocatedLine[], isPrinted: boolean): DiscountKind | null => {
  if (!isPrinted) return null;
  const all = lines.flatMap(({ line, tokens }) =>
    tokens.discount.map((token) => token.value.abs().minus(line.discount).abs().lte('0.01')),
  );
  return all.filter((isAmount) => isAmount).length * 2 > all.length ? 'amount' : 'percent';
};

/** Where names, article numbers and units of the lines stand: each where most lines have it. */
const textParts = (rows: readonly Row[], lines: readonly LocatedLine[]): Part[] => {
  const found = new Map<ColumnRole, Box[]>();
  const add = (role: ColumnRole, words: readonly Word[]): void => {
    found.set(role, [...(found.get(role) ?? []), ...words.map(({ box }) => box)]);
  };
  for (const { line, row, at } of lines) {
    const near = [row, rows[at - 1], rows[at + 1]].filter((each) => each?.page === row.page);
    const named = line.name.split(/\s+/).filter((text) => /\p{L}{2}/u.test(text));
    const start = near.flatMap((each) => each?.words.find(({ text }) => text === named[0]) ?? [])[0];
    const cell = near
      .flatMap((each) => (each === undefined ? [] : cellsOf(each)))
      .find(({ words }) => start !== undefined && words.includes(start));
    if (start !== undefined && cell !== undefined)
      add('description', [
        { ...start, box: { ...cell.box, x: start.box.x, width: rightOf(cell.box) - start.box.x } },
      ]);
    const { articleNumber } = line;
    if (articleNumber !== null)
      add(
        'article',
        near.flatMap((each) => {
          const words = each === undefined ? [] : numberWords(each, articleNumber);
          return words[0] === undefined ? [] : [{ ...words[0], box: boxAround(words.map(({ box }) => box)) }];
        }),
      );
    if (line.unit !== '')
      add(
        'unit',
        row.words.filter(({ text }) => text === line.unit && !named.includes(text)),
      );
  }
  return [...found].flatMap(([role, boxes]) => {
    const aligned = mostAligned(boxes);
    return aligned.length === 0 ? [] : [{ role, box: boxAround(aligned) }];
  });
};

const sameEdge = 4;

/** The boxes that begin where most of them do. */
const mostAligned = (boxes: readonly Box[]): Box[] =>
  boxes
    .map(({ x }) => boxes.filter((other) => Math.abs(other.x - x) <= sameEdge))
    .reduce((best, each) => (each.length > best.length ? each : best), []);

/** A text that reaches over a column of figures ends where that begins. */
const clipped = (box: Box, others: readonly Part[]): Box => {
  const next = Math.min(
    ...others.filter((other) => other.box.x > box.x).map((other) => other.box.x),
    Infinity,
  );
  return rightOf(box) > next ? { ...box, width: Math.max(1, next - 2 - box.x) } : box;
};

/** Adds to each column the label over it; labels over none become columns of their own. */
const joinLabels = (head: readonly Row[], parts: readonly Part[]): ColumnMemory[] => {
  const labels = parts.map((part) => ({ part, words: [] as Word[] }));
  const free: Word[][] = [];
  for (const cell of head.flatMap(cellsOf)) {
    const rest: Word[] = [];
    for (const word of cell.words) {
      const [best] = labels
        .map((label) => ({ label, overlap: overlapOf(label.part.box, word.box) }))
        .toSorted((one, other) => other.overlap - one.overlap);
      if (best !== undefined && best.overlap > 0) best.label.words.push(word);
      else rest.push(word);
    }
    if (rest.length > 0) free.push(rest);
  }
  const loose = free.flatMap((words): ColumnMemory[] => {
    const box = boxAround(words.map((word) => word.box));
    const near = labels
      .filter((label) => label.words.length === 0 && overlapOf(label.part.box, box) > -farthest)
      .toSorted((one, other) => overlapOf(other.part.box, box) - overlapOf(one.part.box, box))[0];
    const text = labelText(words.map((word) => word.text).join(' '));
    if (near === undefined)
      return text === ''
        ? []
        : [{ role: looseRole(text, parts), label: text, left: box.x, right: rightOf(box) }];
    near.words.push(...words);
    return [];
  });
  const columns = labels.map(({ part, words }): ColumnMemory => {
    const box = boxAround([part.box, ...words.map((word) => word.box)]);
    const label = labelText(words.map(({ text }) => text).join(' '));
    const role = part.role === 'other' ? looseRole(label, parts) : part.role;
    return { role, label, left: box.x, right: rightOf(box) };
  });
  return [...columns, ...loose];
};

/** A label over no figure of the lines means nothing that a figure could be. */
const looseRole = (text: string, parts: readonly Part[]): ColumnRole => {
  const role = columnRole(text);
  return role === null || figures.has(role) || parts.some((part) => part.role === role) ? 'other' : role;
};

/** Numbers that are neither figures of a line nor in its text stand in columns of their own, so that they are taken for none. */
const restParts = (lines: readonly LocatedLine[], known: readonly Part[], mark: DecimalMark): Part[] => {
  const parts: Part[] = [];
  for (const { row } of lines) {
    const inText = new Set(
      cellsOf(row).flatMap(({ words }) => (/\p{L}{3}/u.test(words[0]?.text ?? '') ? words : [])),
    );
    for (const { box, words } of numbersOf(row, mark)) {
      if (words.some((word) => inText.has(word)) || known.some((part) => overlapOf(part.box, box) > 0))
        continue;
      const index = parts.findIndex((part) => overlapOf(part.box, box) > 0);
      const part = parts[index];
      if (part === undefined) parts.push({ role: 'other', box });
      else parts[index] = { role: 'other', box: boxAround([part.box, box]) };
    }
  }
  return parts;
};
