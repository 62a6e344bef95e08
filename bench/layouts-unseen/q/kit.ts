/** Parts that layouts of this set put together. */
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { escaped, html } from '../html.ts';
import { hash } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';
import type { Sheet, TextStyle } from '../sheet.ts';

export const inFigures = (form: keyof typeof forms): ReturnType<typeof inForm> => inForm(forms[form]);

export const word = (paper: Paper, invoice = 'Faktura', credit = 'Kreditfaktura'): string =>
  paper.title ?? (paper.isCredit ? credit : invoice);

/** A number under `limit` of a line's own. */
export const own = (line: Line, salt: string, limit: number): number => hash(`${salt}${line.seed}`) % limit;

export const page = (style: string, ...parts: readonly string[]): string => html(style, parts.join('\n'));

/** Cells beside each other, each with its width in per cent. */
export const side = (...cells: readonly (readonly [number, string])[]): string =>
  `<table width="100%" style="width:100%"><tr>${cells
    .map(([width, text]) => `<td width="${width}%" style="width:${width}%" valign="top">${text}</td>`)
    .join('')}</tr></table>`;

/** `Label value` rows; empty values are left out. */
export const notes = (rows: readonly (readonly [string, string | null])[], mark = ': '): string =>
  rows
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `${label}${mark}${escaped(value ?? '')}`)
    .join('<br>');

/** Rows of cells in a table; every cell but the first is at the right. */
export const gridOf = (rows: readonly (readonly string[])[], name = 'grid'): string =>
  `<table class="${name}" cellpadding="4">${rows
    .map(
      (cells) =>
        `<tr>${cells.map((cell, at) => `<td${at > 0 ? ' class="r" align="right"' : ''}>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`;

export type Col = readonly [
  x: number,
  head: string,
  cell: (line: Line, index: number) => string,
  align?: 'l' | 'r' | 'c',
];

export interface Rows {
  readonly step?: number;
  readonly style?: TextStyle;
  readonly head?: TextStyle;
  readonly isRuled?: boolean;
  readonly bottom?: number;
  /** Ends a page and begins the next; answers where its heads stand. */
  readonly next?: (y: number) => number;
  readonly above?: (line: Line, index: number, y: number) => number;
  readonly under?: (line: Line, index: number, y: number) => number;
}

/** Draws heads and lines from `top` on; answers where the next row would stand. */
export const rowsOn = (
  sheet: Sheet,
  cols: readonly Col[],
  lines: readonly Line[],
  top: number,
  how: Rows = {},
): number => {
  const step = how.step ?? 13;
  const heads = (at: number): number => {
    const deep = Math.max(...cols.map(([, head]) => head.split('|').length));
    for (const [x, head, , align] of cols)
      for (const [row, text] of head.split('|').entries())
        if (text !== '')
          sheet.text(x, at + row * (step - 2), text, { font: 'bold', ...how.head, align: align ?? 'l' });
    const below = at + (deep - 1) * (step - 2);
    if (how.isRuled === true) sheet.line(cols[0]?.[0] ?? 40, below + 4, sheet.width - 40);
    return below + step + 5;
  };
  let y = heads(top);
  for (const [index, line] of lines.entries()) {
    if (how.next !== undefined && y > (how.bottom ?? 700)) y = heads(how.next(y));
    y = how.above?.(line, index, y) ?? y;
    for (const [x, , cell, align] of cols) {
      const text = cell(line, index);
      if (text !== '') sheet.text(x, y, text, { ...how.style, align: align ?? 'l' });
    }
    y = how.under?.(line, index, y + step) ?? y + step;
  }
  return y;
};

/** Labels at `x` and values that end at `right`. */
export const sums = (
  sheet: Sheet,
  x: number,
  right: number,
  top: number,
  rows: readonly (readonly [string, string])[],
  style: TextStyle = {},
  step = 14,
): number => {
  for (const [at, [label, value]] of rows.entries()) {
    sheet.text(x, top + at * step, label, style);
    sheet.right(right, top + at * step, value, style);
  }
  return top + rows.length * step;
};

export const who = ({ name, street, post }: Paper['buyer']): readonly string[] => [name, street, post];
