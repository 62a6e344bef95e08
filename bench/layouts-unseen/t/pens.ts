/** What draws pages: rows over several pages, boxes, feet and giro slips. */
import type { Line, Paper } from '../paper.ts';
import type { Sheet, TextStyle } from '../sheet.ts';
import type { Cell } from './kit.ts';

/** A drawn column. */
export type Col = readonly [x: number, head: string, cell: Cell, align?: 'l' | 'r' | 'c'];

/** How rows are drawn. */
export interface Rows {
  readonly step?: number;
  readonly style?: TextStyle;
  readonly head?: TextStyle;
  /** A rule below the heads, and from where to where. */
  readonly rule?: readonly [number, number];
  readonly bottom?: number;
  /** Ends a page and begins the next; answers where its heads stand. */
  readonly next?: (y: number, carried: bigint) => number;
  readonly above?: (line: Line, index: number, y: number) => number;
  readonly under?: (line: Line, index: number, y: number) => number;
}

/** Draws heads and lines from `top` on; answers where the next row would stand. */
export const drawRows = (
  s: Sheet,
  cols: readonly Col[],
  list: readonly Line[],
  top: number,
  how: Rows = {},
): number => {
  const step = how.step ?? 13;
  const heads = (at: number): number => {
    const deep = Math.max(...cols.map(([, head]) => head.split('|').length));
    for (const [x, head, , align] of cols)
      for (const [row, text] of head.split('|').entries())
        if (text !== '') s.text(x, at + row * 10, text, { font: 'bold', ...how.head, align: align ?? 'l' });
    const below = at + (deep - 1) * 10;
    if (how.rule !== undefined) s.line(how.rule[0], below + 4, how.rule[1]);
    return below + step + 4;
  };
  let y = heads(top);
  let carried = 0n;
  for (const [index, line] of list.entries()) {
    if (how.next !== undefined && y > (how.bottom ?? 720)) y = heads(how.next(y, carried));
    y = how.above?.(line, index, y) ?? y;
    for (const [x, , cell, align] of cols) {
      const text = cell(line, index);
      if (text !== '') s.text(x, y, text, { ...how.style, align: align ?? 'l' });
    }
    carried += line.sum;
    y = how.under?.(line, index, y + step) ?? y + step;
  }
  return y;
};

/** Labels at `x` and values at `to`, at its left or, with `r`, its right; empty values are left out. */
export const listed = (
  s: Sheet,
  x: number,
  to: number,
  top: number,
  list: readonly (readonly [string, string | null])[],
  how: TextStyle & { readonly leading?: number } = {},
): number => {
  const { leading = 12, align = 'l', ...style } = how;
  const shown = list.filter(([, value]) => value !== null && value !== '');
  for (const [at, [label, value]] of shown.entries()) {
    s.text(x, top + at * leading, label, style);
    s.text(to, top + at * leading, value ?? '', { ...style, align });
  }
  return top + shown.length * leading;
};

const strong = ({ font }: TextStyle): 'bold' | 'monobold' | 'serifbold' => {
  if (font === 'mono') return 'monobold';
  return font === 'serif' ? 'serifbold' : 'bold';
};

/** Sums at the right edge; the last in bold. */
export const summed = (
  s: Sheet,
  x: number,
  right: number,
  top: number,
  list: readonly (readonly [string, string] | null)[],
  style: TextStyle = {},
  step = 14,
): number => {
  const shown = list.filter((row) => row !== null);
  for (const [at, [label, value]] of shown.entries()) {
    const all = at === shown.length - 1 ? { ...style, font: strong(style) } : style;
    s.text(x, top + at * step, label, all);
    s.right(right, top + at * step, value, all);
  }
  return top + shown.length * step;
};

/** A row of framed cells, each with a small label and its value below. */
export const cells = (
  s: Sheet,
  top: number,
  high: number,
  edges: readonly number[],
  list: readonly (readonly [string, string])[],
  style: TextStyle = {},
): void => {
  s.frame(edges[0] ?? 0, top, edges.at(-1) ?? 0, top + high);
  for (const [at, [label, value]] of list.entries()) {
    const x = edges[at] ?? 0;
    if (at > 0) s.line(x, top, x, top + high);
    s.text(x + 4, top + 8, label, { size: 6.5 });
    s.text(x + 4, top + high - 5, value, style);
  }
};

/** Blocks of small text beside each other, the first row of each in bold. */
export const footed = (
  s: Sheet,
  y: number,
  blocks: readonly (readonly [number, readonly string[]])[],
  size = 7.5,
): void => {
  for (const [x, texts] of blocks)
    for (const [at, text] of texts.entries())
      s.text(x, y + at * (size + 2), text, { size, font: at === 0 ? 'bold' : 'sans' });
};

/** An inpayment slip with its row for machines. */
export const slip = (s: Sheet, p: Paper, top: number, amount: string): void => {
  const { supplier, buyer, payable } = p;
  for (let x = 30; x < 565; x += 6) s.line(x, top, x + 3, top, 0.4);
  s.text(40, top + 14, 'INBETALNING/GIRERING AVI', { size: 8, font: 'bold' });
  s.text(330, top + 14, 'Till bankgiro nr', { size: 6.5 });
  s.text(330, top + 27, supplier.bankgiro, { size: 11 });
  s.text(440, top + 14, 'Betalningsmottagare', { size: 6.5 });
  s.text(440, top + 27, supplier.name, { size: 8.5 });
  s.text(40, top + 34, 'Inbetalare', { size: 6.5 });
  for (const [at, text] of [buyer.name, buyer.street, buyer.post].entries())
    s.text(40, top + 45 + at * 11, text, { size: 8.5 });
  s.text(330, top + 44, 'Förfallodag', { size: 6.5 });
  s.text(330, top + 56, p.due, { size: 9 });
  s.text(440, top + 44, 'Belopp', { size: 6.5 });
  s.text(440, top + 56, amount, { size: 10, font: 'bold' });
  const size = payable < 0n ? -payable : payable;
  const digits = String(size);
  let sum = 0;
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  const row = `#   ${p.ocr} #  ${digits.slice(0, -2)} ${digits.slice(-2)}   ${(10 - (sum % 10)) % 10} >   ${supplier.bankgiro.replace('-', '')}#41#`;
  s.text(60, top + 92, row, { font: 'mono', size: 10 });
};
