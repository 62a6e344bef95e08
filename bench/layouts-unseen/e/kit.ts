/** What the layouts of set E are drawn with. */
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { column, escaped, html, remarked, table } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { Line, Paper } from '../paper.ts';
import { Sheet, type TextStyle, wrapped } from '../sheet.ts';
import type { SellerE } from './orders.ts';

export type LayoutE = Omit<Layout, 'order'> & { readonly seller: SellerE };

export const sv = inForm(forms.space);
export const bare = inForm(forms.bare);
export const point = inForm(forms.point);
export const dotted = inForm(forms.dotted);
export const english = inForm(forms.english);
/** `16:50` and `120:-`. */
export const dash = inForm(forms.dash);

type Cells = readonly (readonly [label: string, value: string])[];

/** The word for a paper. */
export const wordOf = (paper: Paper, invoice: string, credit: string): string =>
  paper.title ?? (paper.isCredit ? credit : invoice);

/** A layout that is drawn by places. The last parameter of `draw` is a sheet of the size. */
export const drawnE = (
  layout: Omit<LayoutE, 'draw'> & {
    readonly size?: readonly [width: number, height: number];
    readonly style?: TextStyle;
    readonly draw: (paper: Paper, sheet: Sheet) => void;
    readonly manner?: 'twice' | 'columnwise' | 'side';
  },
): LayoutE => {
  const { size = [595, 842], style = {}, draw, manner, ...rest } = layout;
  return {
    ...rest,
    draw: (paper) => {
      const sheet = new Sheet(style, ...size);
      if (paper.remark !== null)
        sheet.text(size[0] / 2, 22, paper.remark, { size: 10, font: 'bold', align: 'c' });
      draw(paper, sheet);
      if (manner === 'twice') sheet.twice();
      if (manner === 'columnwise') sheet.columnwise();
      return manner === 'side' ? sheet.onItsSide() : sheet.drawing();
    },
  };
};

export interface Cell {
  readonly x: number;
  readonly head: string;
  readonly cell: (line: Line, index: number) => string;
  readonly align?: 'l' | 'r' | 'c';
  /** Wraps at about so many letters. */
  readonly wrap?: number;
}

/** A column; without `align` it is flush left. */
export const cell = (x: number, head: string, of: Cell['cell'], align: Cell['align'] = 'l', wrap?: number): Cell => ({
  x, head, cell: of, align, ...(wrap === undefined ? {} : { wrap }),
}); // prettier-ignore

export interface Listing {
  readonly y: number;
  readonly step?: number;
  /** No row stands lower; the next page begins at `top`. */
  readonly bottom?: number;
  readonly top?: number;
  readonly style?: TextStyle;
  readonly headStyle?: TextStyle;
  readonly isHeadless?: boolean;
  readonly under?: (
    line: Line,
    index: number,
  ) => readonly (readonly [x: number, text: string, align?: 'l' | 'r'])[];
  readonly above?: (line: Line, index: number) => string | undefined;
  /** Draws what stands at the foot of a page and at the head of the next, given the sum so far. */
  readonly turn?: (sheet: Sheet, soFar: bigint, y: number, isNext: boolean) => void;
  readonly rules?: boolean;
}

/** Rows of lines; answers where the next thing may stand. A second head row is what follows `|`. */
export const listing = (
  sheet: Sheet,
  cells: readonly Cell[],
  lines: readonly Line[],
  how: Listing,
): number => {
  const { step = 13, bottom = 690, top = 90, style = {}, headStyle = { font: 'bold' } } = how;
  const heads = (y: number): number => {
    if (how.isHeadless === true) return y;
    const isTwo = cells.some(({ head }) => head.includes('|'));
    for (const { x, head, align } of cells)
      for (const [at, text] of head.split('|').entries())
        if (text !== '') sheet.text(x, y + at * 10, text, { ...style, ...headStyle, align: align ?? 'l' });
    if (how.rules === true) sheet.line(cells[0]?.x ?? 40, y + (isTwo ? 14 : 4), sheet.width - 40);
    return y + step + (isTwo ? 12 : 4);
  };
  let y = heads(how.y);
  let soFar = 0n;
  for (const [index, line] of lines.entries()) {
    const texts = cells.map(({ cell: of, wrap }) => {
      const text = of(line, index);
      return wrap === undefined ? [text] : wrapped(text, wrap);
    });
    const under = how.under?.(line, index) ?? [];
    const high = Math.max(...texts.map(({ length }) => length)) * step + (under.length > 0 ? step : 0);
    if (y + high > bottom) {
      how.turn?.(sheet, soFar, y, false);
      sheet.page();
      how.turn?.(sheet, soFar, top, true);
      y = heads(how.turn === undefined ? top : top + step + 6);
    }
    const above = how.above?.(line, index);
    if (above !== undefined) {
      sheet.text(cells[0]?.x ?? 40, y, above, { ...style, font: 'bold' });
      y += step;
    }
    for (const [place, { x, align }] of cells.entries())
      for (const [at, text] of (texts[place] ?? []).entries())
        if (text !== '') sheet.text(x, y + at * (step - 2), text, { ...style, align: align ?? 'l' });
    y += high - (under.length > 0 ? step : 0);
    for (const [x, text, align] of under) sheet.text(x, y, text, { ...style, align: align ?? 'l' });
    if (under.length > 0) y += step;
    if (how.rules === true) sheet.line(cells[0]?.x ?? 40, y - step + 4, sheet.width - 40, y - step + 4, 0.25);
    soFar += line.sum;
  }
  return y;
};

/** Labels and values below each other; the value stands `gap` to the right, or with a negative gap flush right there. */
export const down = (sheet: Sheet, x: number, y: number, gap: number, cells: Cells, style: TextStyle & { readonly step?: number } = {}): number => {
  const { step = 13, ...rest } = style;
  for (const [at, [label, value]] of cells.entries()) {
    sheet.text(x, y + at * step, label, rest);
    sheet.text(x + Math.abs(gap), y + at * step, value, { ...rest, align: gap < 0 ? 'r' : 'l' });
  }
  return y + cells.length * step;
}; // prettier-ignore

/** Labels in small type and their values below them, from left to right. */
export const along = (sheet: Sheet, x: number, y: number, wide: number, cells: Cells, style: TextStyle = {}): number => {
  for (const [at, [label, value]] of cells.entries()) {
    sheet.text(x + at * wide, y, label, { ...style, size: 7 });
    sheet.text(x + at * wide, y + 12, value, style);
  }
  return y + 28;
}; // prettier-ignore

/** Columns of small print. */
export const small = (sheet: Sheet, y: number, ...columns: readonly (readonly string[])[]): void => {
  const wide = (sheet.width - 80) / columns.length;
  sheet.line(40, y - 10, sheet.width - 40, y - 10, 0.4);
  for (const [at, texts] of columns.entries()) sheet.block(40 + at * wide, y, texts, { size: 7, leading: 9 });
};

export const addressed = ({ name, street, post }: Paper['buyer']): readonly string[] => [name, street, post];

/** A layout in HTML: its style and its body, the paper's remark before it. */
export const pageE = (
  layout: Omit<LayoutE, 'draw'> & { readonly css: string; readonly body: (paper: Paper) => string },
): LayoutE => {
  const { css, body, ...rest } = layout;
  return {
    ...rest,
    draw: (paper) => html(`.r{white-space:nowrap}${css}`, `${remarked(paper)}${body(paper)}`),
  };
};

type Row = readonly [head: string, cell: (line: Line, index: number) => string, kind?: string];

/** A table of lines in HTML. */
export const rowsOf = (lines: readonly Line[], columns: readonly Row[], extra: Parameters<typeof table>[2] = {}): string =>
  table(columns.map(([head, of, kind = '']) => column(head, of, kind)), lines, extra); // prettier-ignore

/** `name<br>street<br>post`. */
export const at = (party: Paper['buyer']): string => addressed(party).map(escaped).join('<br>');

/** Labels above values, in one row of a table. */
export const boxes = (cells: Cells, name = 'boxes'): string =>
  `<table class="${name}"><tr>${cells
    .map(([label, value]) => `<td><span class="lab">${escaped(label)}</span><br>${escaped(value)}</td>`)
    .join('')}</tr></table>`;

/** `7 %`-like pieces of each rate of VAT. */
export const perRate = <T>(paper: Paper, of: (rate: number, base: bigint, tax: bigint) => T): readonly T[] =>
  paper.vat.map(({ rate, base, tax }) => of(rate, base, tax));
