/** Parts that several layouts of this set use, as HTML and as drawings. */
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { escaped, html, titled } from '../html.ts';
import type { Line, Paper } from '../paper.ts';
import { Sheet, type TextStyle } from '../sheet.ts';

export const in_ = (form: keyof typeof forms): ReturnType<typeof inForm> => inForm(forms[form]);

export const page = (style: string, ...parts: readonly string[]): string => html(style, parts.join('\n'));

/** Blocks beside each other, widths in per cent. */
export const side = (...blocks: readonly (readonly [width: number, content: string])[]): string =>
  `<table width="100%" style="width:100%"><tr>${blocks.map(([width, content]) => `<td width="${width}%">${content}</td>`).join('')}</tr></table>`;

export const lines = (...texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map(escaped)
    .join('<br>');

/** A table of plain cells. */
export const plainTable = (rows: readonly (readonly string[])[], name = 'plain', attributes = ''): string =>
  `<table class="${name}" ${attributes}>${rows.map((cells) => `<tr>${cells.map((cell, at) => `<td${at === 0 ? '' : ' class="r" align="right"'}>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`;

export const groups = <T>(
  all: readonly Line[],
  by: (line: Line) => T,
): readonly (readonly [T, readonly Line[]])[] =>
  [...new Set(all.map(by))].map((key) => [key, all.filter((line) => by(line) === key)]);

export const sumOf = (all: readonly Line[]): bigint => all.reduce((sum, line) => sum + line.sum, 0n);

/** `Avser faktura 123` on credit notes. */
export const refers = (paper: Paper, words = 'Avser faktura'): string =>
  paper.about === null ? '' : `${words} ${paper.about}`;

export const note = (paper: Paper): string => paper.remark ?? '';

export interface Col {
  readonly x: number;
  readonly head: string;
  readonly cell: (line: Line, index: number) => string;
  readonly align?: 'l' | 'r' | 'c';
}
export const l = (x: number, head: string, cell: Col['cell']): Col => ({ x, head, cell });
export const r = (x: number, head: string, cell: Col['cell']): Col => ({ x, head, cell, align: 'r' });

export interface Rows {
  readonly leading?: number;
  readonly style?: TextStyle;
  readonly head?: TextStyle;
  readonly ruled?: 'none' | 'head' | 'all';
  readonly above?: (line: Line, index: number) => string;
  readonly below?: (line: Line, index: number) => readonly string[];
  /** Where the texts above and below a row stand. */
  readonly at?: number;
  readonly bottom?: number;
  readonly next?: (before: readonly Line[]) => number;
}

/** Draws a table of lines, over pages with `next`; a `\n` in a cell makes a further row. Answers where it ends. */
export const ledger = (
  s: Sheet,
  top: number,
  cols: readonly Col[],
  all: readonly Line[],
  how: Rows = {},
): number => {
  const leading = how.leading ?? 13;
  const put = (y: number, texts: readonly string[], style: TextStyle): number => {
    let deep = 1;
    for (const [at, text] of texts.entries()) {
      const parts = text.split('\n');
      deep = Math.max(deep, parts.length);
      const { x, align } = cols[at] as Col;
      for (const [row, part] of parts.entries())
        if (part !== '') s.text(x, y + row * (leading - 2), part, { ...style, align: align ?? 'l' });
    }
    return y + (deep - 1) * (leading - 2) + leading;
  };
  const heads = (y: number): number => {
    const below = put(
      y,
      cols.map(({ head }) => head),
      { font: 'bold', size: 8, ...how.head },
    );
    if (how.ruled !== 'none') s.line(40, below - leading + 4, 555);
    return below + 3;
  };
  let y = heads(top);
  for (const [index, line] of all.entries()) {
    if (how.next !== undefined && y > (how.bottom ?? 690)) y = heads(how.next(all.slice(0, index)));
    const above = how.above?.(line, index) ?? '';
    if (above !== '') s.text(how.at ?? 45, y, above, { ...how.style, font: 'bold' });
    if (above !== '') y += leading;
    y = put(
      y,
      cols.map(({ cell }) => cell(line, index)),
      how.style ?? {},
    );
    for (const text of how.below?.(line, index) ?? []) {
      s.text(how.at ?? 45, y - 2, text, { size: 7.5, ...how.style });
      y += leading - 1;
    }
    if (how.ruled === 'all') s.line(40, y - leading + 4, 555, y - leading + 4, 0.2);
  }
  return y;
};

/** Labels at `x`, values ending at `right`; empty labels are left out. */
export const sums = (
  s: Sheet,
  y: number,
  x: number,
  right: number,
  all: readonly (readonly [string, string])[],
  style: TextStyle = {},
  leading = 13,
): number => {
  let at = y;
  for (const [label, value] of all) {
    if (label === '') continue;
    s.text(x, at, label, style);
    s.right(right, at, value, style);
    at += leading;
  }
  return at;
};

/** Labels and values at two left edges. */
export const facts = (
  s: Sheet,
  y: number,
  x: number,
  x2: number,
  all: readonly (readonly [string, string])[],
  style: TextStyle = {},
  leading = 12,
): number => {
  let at = y;
  for (const [label, value] of all) {
    if (value === '') continue;
    s.text(x, at, label, style);
    s.text(x2, at, value, style);
    at += leading;
  }
  return at;
};

/** Small labels above their values, as forms have them. */
export const boxes = (
  s: Sheet,
  y: number,
  all: readonly (readonly [x: number, label: string, value: string])[],
  style: TextStyle = {},
): void => {
  for (const [x, label, value] of all) {
    s.text(x, y, label, { size: 6.5, grey: 0.3 });
    s.text(x, y + 11, value, style);
  }
};

export const to = (paper: Paper): string[] => [paper.buyer.name, paper.buyer.street, paper.buyer.post];
export const from = (paper: Paper): string[] => [
  paper.supplier.name,
  paper.supplier.street,
  paper.supplier.post,
];

export const mark = (s: Sheet, x: number, y: number, paper: Paper, size = 11): void => {
  if (paper.remark !== null) s.text(x, y, paper.remark, { font: 'bold', size });
};

/** The heading of a drawing: the paper's own word or the layout's. */
export const word = titled;

/** `Moms 25 %` and its amount for each rate. */
export const taxes = (
  paper: Paper,
  label: (rate: number, base: bigint) => string,
  money: (amount: bigint) => string,
): (readonly [string, string])[] => paper.vat.map(({ rate, base, tax }) => [label(rate, base), money(tax)]);

export const rounded = (
  paper: Paper,
  label: string,
  money: (amount: bigint) => string,
): (readonly [string, string])[] => (paper.rounding === 0n ? [] : [[label, money(paper.rounding)]]);

export const fees = (paper: Paper, money: (amount: bigint) => string): (readonly [string, string])[] =>
  paper.charges.map(({ label, amount }) => [label, money(amount)]);

export const sheet = (style: TextStyle = {}, width = 595, height = 842): Sheet =>
  new Sheet(style, width, height);
