/** Tables and labelled values on set C's drawn pages. */
import { across } from '../format.ts';
import type { Line } from '../paper.ts';
import type { Sheet, TextStyle } from '../sheet.ts';
import type { Pair } from './looks.ts';

export type Place = readonly [
  x: number,
  head: string,
  cell: (line: Line, at: number) => string,
  align?: 'l' | 'r' | 'c',
];

/** Heads (a second row after `|`) and lines from `y`; answers where the next row would stand. */
export const lined = (
  sheet: Sheet,
  y: number,
  places: readonly Place[],
  lines: readonly Line[],
  options: {
    readonly leading?: number;
    readonly rule?: readonly [from: number, to: number];
    readonly under?: (line: Line, y: number) => number;
    readonly head?: TextStyle;
    readonly limit?: number;
    readonly again?: () => number;
  } = {},
): number => {
  const { leading = 14, rule, head = { font: 'bold' } } = options;
  const headed = (from: number): number => {
    const depth = Math.max(...places.map(([, text]) => text.split('|').length));
    for (let row = 0; row < depth; row++)
      across(
        sheet,
        from + row * 10,
        places.map(([x, text, , align]) => [x, text.split('|')[row] ?? '', align ?? 'l'] as const),
        head,
      );
    const below = from + (depth - 1) * 10;
    if (rule !== undefined) sheet.line(rule[0], below + 4, rule[1]);
    return below + leading + 3;
  };
  let at = headed(y);
  for (const [index, line] of lines.entries()) {
    if (options.limit !== undefined && at > options.limit) {
      sheet.page();
      at = headed(options.again?.() ?? 60);
    }
    across(
      sheet,
      at,
      places.map(([x, , cell, align]) => [x, cell(line, index), align ?? 'l'] as const),
    );
    at = (options.under?.(line, at) ?? at) + leading;
  }
  if (rule !== undefined) sheet.line(rule[0], at - leading + 5, rule[1]);
  return at + 4;
};

/** Label at `x` and value at `to`, right-aligned there unless `left`. */
export const valued = (
  sheet: Sheet,
  x: number,
  to: number,
  y: number,
  pairs: readonly Pair[],
  {
    leading = 13,
    left = false,
    ...style
  }: TextStyle & { readonly leading?: number; readonly left?: boolean } = {},
): number => {
  let at = y;
  for (const [label, value] of pairs) {
    sheet.text(x, at, label, style);
    sheet.text(to, at, value, { ...style, align: left ? 'l' : 'r' });
    at += leading;
  }
  return at;
};

/** Small labels with values below them, each at its place. */
export const stacked = (
  sheet: Sheet,
  y: number,
  cells: readonly (readonly [x: number, label: string, value: string])[],
  gap = 11,
): void => {
  for (const [x, label, value] of cells) {
    sheet.text(x, y, label, { size: 6.5, grey: 0.35 });
    sheet.text(x, y + gap, value);
  }
};

/** A text broken to pieces of at most `width` letters below each other; answers the last row's place. */
export const folded = (sheet: Sheet, x: number, y: number, rows: readonly string[], leading = 10): number => {
  for (const [at, row] of rows.entries()) sheet.text(x, y + at * leading, row);
  return y + (rows.length - 1) * leading;
};
