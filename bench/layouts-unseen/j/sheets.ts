/** Drawn pages, from the texts of the kit. */
import type { Drawing } from '../sheet.ts';
import { Sheet, type TextStyle, wrapped } from '../sheet.ts';
import type { Line, Paper } from '../paper.ts';
import { columns, type Hand, said } from './kit.ts';

export const drawn =
  (style: TextStyle, draw: (sheet: Sheet, paper: Paper) => void) =>
  (paper: Paper): Drawing => {
    const sheet = new Sheet(style);
    draw(sheet, paper);
    return sheet.drawing();
  };

/** Labels at `x` and values at `to`, below each other; with `isRight` values end there. Answers where it ends. */
export const told = (
  sheet: Sheet,
  at: readonly [x: number, y: number, to: number],
  pairs: readonly (readonly [string, string])[],
  how: { readonly leading?: number; readonly isRight?: boolean; readonly label?: TextStyle; readonly value?: TextStyle } = {},
): number => {
  const [x, y, to] = at;
  const leading = how.leading ?? 12;
  for (const [index, [label, value]] of pairs.entries()) {
    sheet.text(x, y + index * leading, label, how.label);
    sheet.text(to, y + index * leading, value, { ...how.value, align: how.isRight === true ? 'r' : 'l' });
  }
  return y + pairs.length * leading;
}; // prettier-ignore

/** Labels in a row with their values below. */
export const across = (
  sheet: Sheet,
  y: number,
  xs: readonly number[],
  pairs: readonly (readonly [string, string])[],
  how: { readonly gap?: number; readonly label?: TextStyle; readonly value?: TextStyle } = {},
): void => {
  for (const [at, [label, value]] of pairs.entries()) {
    sheet.text(xs[at] ?? 40, y, label, { size: 7, ...how.label });
    sheet.text(xs[at] ?? 40, y + (how.gap ?? 11), value, how.value);
  }
};

interface How {
  readonly top: number;
  readonly leading?: number;
  readonly gap?: number;
  /** Where rows end on a page. */
  readonly bottom?: number;
  /** Ends a page and begins the next; answers where its heads stand. */
  readonly next?: (y: number, before: readonly Line[]) => number;
  readonly head?: TextStyle;
  readonly style?: TextStyle;
  readonly rule?: (y: number) => void;
  /** Letters in a row of the name. */
  readonly wrap?: number;
  readonly under?: (line: Line) => string;
  readonly underX?: number;
  readonly above?: (line: Line, before: Line | undefined) => string;
}

/** Draws a paper's lines; answers where they end. */
export const goodsOn = (sheet: Sheet, paper: Paper, by: Hand, text: string, how: How): number => {
  const cols = columns(text);
  const leading = how.leading ?? 12;
  const heads = (y: number): number => {
    const depth = Math.max(...cols.map(({ head }) => head.split('|').length));
    for (const { x, head, isRight } of cols)
      for (const [at, part] of head.split('|').entries())
        if (part !== '') sheet.text(x, y + at * leading, part, { font: 'bold', ...how.head, align: isRight ? 'r' : 'l' }); // prettier-ignore
    how.rule?.(y + (depth - 1) * leading + 4);
    return y + depth * leading + 4;
  };
  let y = heads(how.top);
  for (const [index, line] of paper.lines.entries()) {
    if (y > (how.bottom ?? 690) && how.next !== undefined)
      y = heads(how.next(y, paper.lines.slice(0, index)));
    const above = how.above?.(line, paper.lines[index - 1]) ?? '';
    if (above !== '') {
      sheet.text(cols[0]?.x ?? 40, y, above, { ...how.style, font: 'bold' });
      y += leading;
    }
    let depth = 1;
    for (const { x, key, cell, isRight } of cols) {
      const made = cell(line, by, index);
      const parts = how.wrap !== undefined && key.startsWith('name') ? wrapped(made, how.wrap) : [made];
      depth = Math.max(depth, parts.length);
      for (const [at, part] of parts.entries())
        if (part !== '') sheet.text(x, y + at * leading, part, { ...how.style, align: isRight ? 'r' : 'l' });
    }
    y += depth * leading;
    const under = how.under?.(line) ?? '';
    if (under !== '') {
      sheet.text(how.underX ?? cols[1]?.x ?? 40, y, under, { size: 7.5 });
      y += leading;
    }
    y += how.gap ?? 0;
  }
  return y;
};

/** Sums with labels at `x` and values that end at `to`. */
export const summedOn = (
  sheet: Sheet,
  paper: Paper,
  by: Hand,
  text: string,
  at: readonly [x: number, y: number, to: number],
  leading = 13,
): number => told(sheet, at, said(paper, by, text), { isRight: true, leading });

export const remarkOn = (sheet: Sheet, { remark }: Paper, x: number, y: number): void => {
  if (remark !== null) sheet.text(x, y, remark, { font: 'bold' });
};
