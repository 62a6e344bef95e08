/** What the layouts of set D share: number forms, rows of drawn cells over several pages, numbers of goods. */
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { digitsOf } from '../identity.ts';
import type { Layout } from '../layout.ts';
import type { Line, Paper } from '../paper.ts';
import { type Sheet, type TextStyle, wrapped } from '../sheet.ts';
import type { Seller } from './orders.ts';

/** A layout of set D. */
export interface LayoutD extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

export const se = inForm(forms.swedish);
export const bare = inForm(forms.bare);
export const dotted = inForm(forms.dotted);
export const point = inForm(forms.point);
export const english = inForm(forms.english);
export const after = inForm(forms.trailing);
export const minus = inForm(forms.true);
export const colon = inForm(forms.colon);

/** Numbers of so many digits, of a seller's own. */
export const digits =
  (seller: string, length: number) =>
  (name: string): string =>
    digitsOf(`${seller}: ${name}`, length);

export const count =
  (from: number, step = 1) =>
  (paper: number): string =>
    String(from + paper * step);

/** How many pieces or crates a line was, where a page tells it beside the quantity. */
export const pieces = (line: Line, most = 6): number => 1 + (line.seed % most);

export interface Cell {
  readonly x: number;
  /** One head, or one above the other. */
  readonly head: string | readonly string[];
  readonly cell: (line: Line, index: number) => string;
  readonly align?: 'l' | 'r' | 'c';
  /** Letters after which the text goes on below. */
  readonly wrap?: number;
}

export interface Rows {
  readonly step?: number;
  /** Where the page ends for rows. */
  readonly bottom?: number;
  /** Draws the head of a further page; answers where its rows begin. */
  readonly next?: (sheet: Sheet) => number;
  readonly style?: TextStyle;
  readonly head?: TextStyle;
  /** Texts below a line. */
  readonly under?: (line: Line, index: number) => readonly (readonly [x: number, text: string])[];
  readonly above?: (line: Line, index: number) => string | undefined;
  readonly rule?: 'none' | 'each' | 'head' | 'box' | 'zebra';
  readonly left?: number;
  readonly right?: number;
}

/** Draws a table; answers where the next row would stand. */
export const rows = (
  sheet: Sheet,
  from: number,
  cells: readonly Cell[],
  lines: readonly Line[],
  given: Rows = {},
): number => {
  const { step = 14, bottom = 690, rule = 'head', left = 40, right = 556 } = given;
  const heads = (y: number): number => {
    const deep = Math.max(...cells.map(({ head }) => (typeof head === 'string' ? 1 : head.length)));
    if (rule === 'box' || rule === 'zebra') sheet.box(left, y - 10, right, y + 4 + (deep - 1) * 10, 0.85);
    for (const { x, head, align } of cells)
      for (const [at, text] of (typeof head === 'string' ? [head] : head).entries())
        sheet.text(x, y + at * 10, text, { font: 'bold', ...given.head, align: align ?? 'l' });
    if (rule === 'head' || rule === 'each') sheet.line(left, y + 4 + (deep - 1) * 10, right);
    return y + step + 3 + (deep - 1) * 10;
  };
  let y = heads(from);
  for (const [index, line] of lines.entries()) {
    const texts = cells.map(({ cell, wrap }) =>
      wrap === undefined ? [cell(line, index)] : wrapped(cell(line, index), wrap),
    );
    const under = given.under?.(line, index) ?? [];
    const deep = Math.max(...texts.map(({ length }) => length));
    if (y + (deep + (under.length > 0 ? 1 : 0) - 1) * (step - 3) > bottom) {
      sheet.page();
      y = heads(given.next?.(sheet) ?? 60);
    }
    const above = given.above?.(line, index);
    if (above !== undefined) {
      sheet.text(left + 2, y, above, { font: 'bold', ...given.style });
      y += step;
    }
    if (rule === 'zebra' && index % 2 === 1)
      sheet.box(left, y - 10, right, y + 3 + (deep - 1) * (step - 3), 0.95);
    for (const [at, { x, align }] of cells.entries())
      for (const [row, text] of (texts[at] ?? []).entries())
        if (text !== '') sheet.text(x, y + row * (step - 3), text, { ...given.style, align: align ?? 'l' });
    y += (deep - 1) * (step - 3);
    if (under.length > 0) {
      y += step - 3;
      for (const [x, text] of under) sheet.text(x, y, text, given.style);
    }
    if (rule === 'each') sheet.line(left, y + 4, right, y + 4, 0.3);
    y += step;
  }
  return y;
};

/** Label and value beside each other; answers where the next would stand. */
export const pairsAt = (
  sheet: Sheet,
  x: number,
  y: number,
  gap: number,
  all: readonly (readonly [string, string])[],
  given: TextStyle & {
    readonly leading?: number;
    readonly isRight?: boolean;
    readonly value?: TextStyle;
  } = {},
): number => {
  const { leading = 13, isRight = false, value = {}, ...style } = given;
  for (const [at, [label, text]] of all.entries()) {
    sheet.text(x, y + at * leading, label, style);
    sheet.text(x + gap, y + at * leading, text, { ...style, ...value, align: isRight ? 'r' : 'l' });
  }
  return y + all.length * leading;
};

/** Labels with their values below them, in columns that begin at the places. */
export const stacked = (
  sheet: Sheet,
  y: number,
  all: readonly (readonly [x: number, label: string, value: string])[],
  given: { readonly label?: TextStyle; readonly value?: TextStyle; readonly drop?: number } = {},
): void => {
  for (const [x, label, value] of all) {
    sheet.text(x, y, label, { size: 7, ...given.label });
    sheet.text(x, y + (given.drop ?? 11), value, { size: 9.5, ...given.value });
  }
};

export const addressed = ({ name, street, post }: Paper['buyer']): readonly string[] => [name, street, post];

/** The paper's own word, or that of the layout. */
export const named = (paper: Paper, word: string, credit = 'Kreditfaktura'): string =>
  paper.title ?? (paper.isCredit ? credit : word);

/** What a paper that is no invoice says below its heading. */
export const noted = (sheet: Sheet, x: number, y: number, paper: Paper): void => {
  if (paper.remark !== null) sheet.text(x, y, paper.remark, { font: 'bold', size: 9 });
};

export const aboutText = (paper: Paper, words = 'Avser faktura'): readonly (readonly [string, string])[] =>
  paper.about === null ? [] : [[words, paper.about]];
