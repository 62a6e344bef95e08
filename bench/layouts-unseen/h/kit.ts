/** Parts that the layouts of this set put together, as HTML and as drawings. */
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { escaped, html } from '../html.ts';
import { hash } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';
import type { Sheet, TextStyle } from '../sheet.ts';

export const figures = (form: keyof typeof forms): ReturnType<typeof inForm> => inForm(forms[form]);

/** The paper's own word, or the layout's. */
export const called = (paper: Paper, word: string, credit = 'Kreditfaktura'): string =>
  paper.title ?? (paper.isCredit ? credit : word);

/** A number below `limit` that belongs to a line. */
export const of = (line: Line, limit: number, salt = ''): number => hash(`${line.seed}/${salt}`) % limit;

export const total = (lines: readonly Line[]): bigint => lines.reduce((all, { sum }) => all + sum, 0n);

/** Lines in the order of groups. */
export const grouped = <T>(
  lines: readonly Line[],
  groupOf: (line: Line) => T,
): readonly (readonly [T, readonly Line[]])[] =>
  [...new Set(lines.map((line) => groupOf(line)))].map((group) => [
    group,
    lines.filter((line) => groupOf(line) === group),
  ]);

export const page = (style: string, ...parts: readonly string[]): string => html(style, parts.join('\n'));

/** Blocks of HTML beside each other, with widths in per cent. */
export const beside = (...cells: readonly (readonly [width: number, content: string])[]): string =>
  `<table width="100%" style="width:100%"><tr>${cells
    .map(([width, content]) => `<td width="${width}%" style="width:${width}%">${content}</td>`)
    .join('')}</tr></table>`;

/** `Label: value` below each other; empty values are left out. */
export const labelled = (rows: readonly (readonly [string, string | null])[], mark = ': '): string =>
  rows
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `${label}${mark}${escaped(value ?? '')}`)
    .join('<br>');

export const rows = (
  all: readonly (readonly string[])[],
  name = '',
  classes: readonly string[] = ['', 'r', 'r', 'r', 'r', 'r'],
): string =>
  `<table class="${name}">${all
    .map(
      (cells) =>
        `<tr>${cells.map((cell, at) => `<td class="${classes[at] ?? ''}">${escaped(cell)}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`;

export interface Col {
  readonly x: number;
  /** `Upper|Lower` for heads on two rows. */
  readonly head: string;
  readonly cell: (line: Line, index: number) => string | readonly string[];
  readonly align?: 'l' | 'r' | 'c';
}

export const col = (x: number, head: string, cell: Col['cell'], align: Col['align'] = 'l'): Col => ({
  x,
  head,
  cell,
  align,
});
export const num = (x: number, head: string, cell: Col['cell']): Col => col(x, head, cell, 'r');

export interface Grid {
  readonly top: number;
  /** Where rows end on a page that has a next one, and on the last. */
  readonly bottom?: number;
  readonly leading?: number;
  readonly gap?: number;
  readonly style?: TextStyle;
  readonly headStyle?: TextStyle;
  /** Below the heads and below each row. */
  readonly rule?: (y: number) => void;
  /** Draws what stands before a line or below it; answers where to go on. */
  readonly above?: (line: Line, index: number, y: number) => number;
  readonly under?: (line: Line, index: number, y: number) => number;
  /** Ends a page, begins the next and answers where its heads stand. */
  readonly next?: (y: number, before: readonly Line[]) => number;
}

/** Draws a table of lines over pages; answers where it ends. */
export const grid = (sheet: Sheet, cols: readonly Col[], lines: readonly Line[], how: Grid): number => {
  const leading = how.leading ?? 12;
  const heads = (y: number): number => {
    const depth = Math.max(...cols.map(({ head }) => head.split('|').length));
    for (const { x, head, align } of cols)
      for (const [at, text] of head.split('|').entries())
        if (text !== '')
          sheet.text(x, y + at * leading, text, { font: 'bold', ...how.headStyle, align: align ?? 'l' });
    const below = y + (depth - 1) * leading;
    how.rule?.(below + 4);
    return below + leading + 4;
  };
  let y = heads(how.top);
  for (const [index, line] of lines.entries()) {
    if (y > (how.bottom ?? 700) && how.next !== undefined) y = heads(how.next(y, lines.slice(0, index)));
    y = how.above?.(line, index, y) ?? y;
    let depth = 1;
    for (const { x, cell, align } of cols) {
      const made = cell(line, index);
      const texts = typeof made === 'string' ? [made] : made;
      depth = Math.max(depth, texts.length);
      for (const [at, text] of texts.entries())
        if (text !== '') sheet.text(x, y + at * leading, text, { ...how.style, align: align ?? 'l' });
    }
    y += depth * leading;
    y = how.under?.(line, index, y) ?? y;
    y += how.gap ?? 0;
  }
  return y;
};

/** Labels at `x` and values ending at `right`, below each other. */
export const summed = (
  sheet: Sheet,
  y: number,
  all: readonly (readonly [string, string])[],
  at: { readonly x: number; readonly right: number; readonly leading?: number; readonly style?: TextStyle },
): number => {
  for (const [index, [label, value]] of all.entries()) {
    sheet.text(at.x, y + index * (at.leading ?? 13), label, at.style);
    sheet.right(at.right, y + index * (at.leading ?? 13), value, at.style);
  }
  return y + all.length * (at.leading ?? 13);
};
