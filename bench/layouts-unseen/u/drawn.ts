/** Parts of this set's pages that are drawn. */
import type { Line, Paper } from '../paper.ts';
import { type Sheet, type TextStyle, wrapped } from '../sheet.ts';
import { type Cell, columns, type Form, type Pair } from './kit.ts';

/** Labels at `x` and values that begin at `to`, or end there with `>`. */
export const put = (
  s: Sheet,
  x: number,
  to: number | `>${number}`,
  top: number,
  pairs: readonly Pair[],
  how: { readonly step?: number; readonly style?: TextStyle; readonly last?: TextStyle } = {},
): number => {
  const step = how.step ?? 13;
  for (const [at, [label, value]] of pairs.entries()) {
    const style = at === pairs.length - 1 ? { ...how.style, ...how.last } : { ...how.style };
    s.text(x, top + at * step, label, style);
    if (typeof to === 'number') s.text(to, top + at * step, value, style);
    else s.right(Number(to.slice(1)), top + at * step, value, style);
  }
  return top + pairs.length * step;
};

/** Cells in frames, a small label over each value; the places are the edges. */
export const framed = (
  s: Sheet,
  edges: readonly number[],
  y: number,
  pairs: readonly Pair[],
  height = 25,
): number => {
  for (const [at, [label, value]] of pairs.entries()) {
    const [x = 40, x2 = 555] = [edges[at], edges[at + 1]];
    s.frame(x, y, x2, y + height);
    s.text(x + 3, y + 8, label, { size: 6 });
    s.text(x + 4, y + height - 5, value);
  }
  return y + height;
};

/** Labels in a row with their values beneath, without frames. */
export const headed = (
  s: Sheet,
  places: readonly number[],
  y: number,
  pairs: readonly Pair[],
  style: TextStyle = {},
): void => {
  for (const [at, [label, value]] of pairs.entries()) {
    s.text(places[at] ?? 40, y, label, { size: 7, ...style });
    s.text(places[at] ?? 40, y + 12, value);
  }
};

/** How rows are drawn. */
export interface GridStyle {
  readonly form: Form;
  readonly extra?: Readonly<Record<string, Cell>>;
  readonly lines?: readonly Line[];
  readonly step?: number;
  readonly style?: TextStyle;
  readonly head?: TextStyle;
  /** A line below the heads, a line below each row, or a grey bar behind the heads. */
  readonly rule?: 'head' | 'rows' | 'bar';
  readonly bottom?: number;
  /** Ends a page and begins the next; answers where its heads stand. */
  readonly next?: (y: number) => number;
  readonly above?: (line: Line, index: number, y: number) => number;
  readonly under?: (line: Line, index: number, y: number) => number;
  /** How many letters of a name a row has room for. */
  readonly wrap?: number;
}

/** Draws heads and rows from `top` on; answers where the next row would stand. */
export const grid = (s: Sheet, p: Paper, spec: string, top: number, how: GridStyle): number => {
  const cols = columns(spec, how.form, how.extra);
  const step = how.step ?? 13;
  const left = Math.min(...cols.map(({ x }) => x)) - 3;
  const edge = Math.max(...cols.map(({ x }) => x)) + 3;
  const heads = (y: number): number => {
    const deep = Math.max(...cols.map(({ head }) => head.split('~').length)) - 1;
    const end = y + deep * (step - 2);
    if (how.rule === 'bar') s.box(left, y - 10, edge, end + 4, 0.86);
    for (const { x, head, isRight } of cols)
      for (const [row, text] of head.split('~').entries())
        if (text !== '')
          s.text(x, y + row * (step - 2), text, { font: 'bold', ...how.head, align: isRight ? 'r' : 'l' });
    if (how.rule === 'head' || how.rule === 'rows') s.line(left, end + 4, edge);
    return end + step + 4;
  };
  let y = heads(top);
  for (const [index, line] of (how.lines ?? p.lines).entries()) {
    if (how.next !== undefined && y > (how.bottom ?? 690)) y = heads(how.next(y));
    y = how.above?.(line, index, y) ?? y;
    let deep = 1;
    for (const { x, cell, isRight } of cols) {
      const text = cell(line, index);
      const parts = how.wrap !== undefined && text === line.name ? wrapped(text, how.wrap) : [text];
      deep = Math.max(deep, parts.length);
      for (const [row, part] of parts.entries())
        if (part !== '') s.text(x, y + row * (step - 2), part, { ...how.style, align: isRight ? 'r' : 'l' });
    }
    y += step + (deep - 1) * (step - 2);
    y = how.under?.(line, index, y) ?? y;
    if (how.rule === 'rows') s.line(left, y - step + 4, edge, y - step + 4, 0.3);
  }
  return y;
};

/** A name and an address as rows. */
export const who = ({ name, street, post }: Paper['buyer']): readonly string[] => [name, street, post];
