/** Drawn pages from short descriptions of their parts. */
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import type { Line, Paper } from '../paper.ts';
import { type Drawing, Sheet, type TextStyle } from '../sheet.ts';
import { cellOf, columnsOf, type Ctx, filled, type Manner, rowsOf, vatRows } from './cells.ts';

/** What draws: answers how far down the page is used, when it does. */
export type Mark = (c: Ctx, s: Sheet, y: number) => number | undefined;

/** A drawn page of parts; each knows where the one before ended. */
export const drawn =
  (m: Manner, style: TextStyle, ...marks: readonly Mark[]) =>
  (p: Paper): Drawing => {
    const s = new Sheet(style);
    let y = 40;
    for (const mark of marks) y = mark({ p, m }, s, y) ?? y;
    return s.drawing();
  };

const isHeld = (c: Ctx, part: string): boolean => filled(c, `[${part}]`) !== '';

/** Lines of text at a place, parted by `|`; a line with an empty field is left out. */
export const at =
  (x: number, y: number, text: string, style: TextStyle & { readonly leading?: number } = {}): Mark =>
  (c, s) => {
    const texts = text.split('|').filter((part) => !part.includes('{') || isHeld(c, part));
    s.block(
      x,
      y,
      texts.map((part) => filled(c, part)),
      style,
    );
    return undefined;
  };

/** The same below what stands above, which then counts as used. */
export const below =
  (x: number, gap: number, text: string, style: TextStyle & { readonly leading?: number } = {}): Mark =>
  (c, s, y) => {
    const texts = text.split('|').filter((part) => !part.includes('{') || isHeld(c, part));
    return s.block(
      x,
      y + gap,
      texts.map((part) => filled(c, part)),
      style,
    );
  };

/** Labels at `x`, values at `x2` (which end there with `r`). */
export const data =
  (x: number, x2: number, y: number, spec: string, how: TextStyle & { readonly step?: number } = {}): Mark =>
  (c, s) => {
    const { step = 12, align, ...style } = how;
    for (const [row, [label, value]] of rowsOf(c, spec).entries()) {
      s.text(x, y + row * step, label, style);
      s.text(x2, y + row * step, value, { ...style, align: align ?? 'l' });
    }
    return undefined;
  };

/** Labels in small type above their values, in cells of a width; framed or not. */
export const cells =
  (
    x: number,
    y: number | 'below',
    width: number | readonly number[],
    spec: string,
    isFramed = true,
    style: TextStyle = {},
  ): Mark =>
  (c, s, used) => {
    const top = y === 'below' ? used : y;
    let left = x;
    for (const [index, [label, value]] of rowsOf(c, spec).entries()) {
      const wide = typeof width === 'number' ? width : (width[index] ?? 80);
      if (isFramed) s.frame(left, top, left + wide, top + 25);
      s.text(left + 3, top + 8, label, { size: 6.5 });
      s.text(left + 3, top + 20, value, style);
      left += wide;
    }
    return y === 'below' ? top + 30 : undefined;
  };

/** Labels at `x` and values that end at `right`, below what stands above; on a new page when it is full. */
export const sums =
  (
    x: number,
    right: number,
    gap: number,
    spec: string,
    how: TextStyle & { readonly step?: number; readonly strong?: boolean; readonly stay?: boolean } = {},
  ): Mark =>
  (c, s, y) => {
    const { step = 14, strong = true, stay = false, ...style } = how;
    const rows = rowsOf(c, spec);
    let top = y + gap;
    if (top + rows.length * step > 745) {
      s.page();
      top = 60;
    }
    for (const [row, [label, value]] of rows.entries()) {
      const own = strong && row === rows.length - 1 ? { ...style, font: 'bold' as const } : style;
      s.text(x, top + row * step, label, own);
      s.right(right, top + row * step, value, own);
    }
    return stay ? y : top + rows.length * step;
  };

/** The sums at a height of their own. */
export const sumsAt =
  (
    x: number,
    right: number,
    y: number,
    spec: string,
    how: TextStyle & { readonly step?: number } = {},
  ): Mark =>
  (c, s) => {
    sums(x, right, 0, spec, how)(c, s, y);
    return undefined;
  };

/** Figures per rate under heads, each column ending at its place. */
export const rates =
  (
    rights: readonly number[],
    gap: number,
    heads: string,
    how: TextStyle & { readonly stay?: boolean } = {},
  ): Mark =>
  (c, s, y) => {
    const { stay = false, ...style } = how;
    for (const [index, head] of heads.split('|').entries())
      s.right(rights[index] ?? 0, y + gap, head, { ...style, size: 7.5 });
    for (const [row, parts] of vatRows(c).entries())
      for (const [index, right] of rights.entries())
        s.right(right, y + gap + 12 + row * 12, parts[index] ?? '', style);
    return stay ? y : y + gap + 12 + c.p.vat.length * 12;
  };

/** A line across. */
export const rule =
  (x: number, x2: number, gap: number, y?: number): Mark =>
  (_, s, used) => {
    s.line(x, y ?? used + gap, x2);
    return undefined;
  };

/** A grey field. */
export const field =
  (x: number, y: number, x2: number, y2: number, grey = 0.9): Mark =>
  (_, s) => {
    s.box(x, y, x2, y2, grey);
    return undefined;
  };

/** A frame. */
export const frame =
  (x: number, y: number, x2: number, y2: number): Mark =>
  (_, s) => {
    s.frame(x, y, x2, y2);
    return undefined;
  };

/** How rows stand. */
export interface RowsHow {
  readonly step?: number;
  readonly bottom?: number;
  readonly style?: TextStyle;
  readonly head?: TextStyle;
  readonly ruled?: boolean;
  readonly band?: number;
  /** A text below each row, at a place. */
  readonly under?: readonly [x: number, text: string];
  /** A text before each delivery's first row. */
  readonly delivery?: string;
  readonly charges?: boolean;
  /** What each further page begins with, and where its rows do. */
  readonly again?: readonly [top: number, ...marks: Mark[]];
  readonly stripes?: boolean;
}

/** Rows from a height on: `key:Head` parted by `|`, at places; figures end at theirs. */
export const rows =
  (top: number, places: readonly number[], spec: string, how: RowsHow = {}): Mark =>
  (c, s) => {
    const columns = columnsOf(spec);
    const step = how.step ?? 13;
    const first = (places[0] ?? 40) - (columns[0]?.isRight === true ? 24 : 0);
    const last = places.at(-1) ?? 555;
    const put = (y: number, index: number, text: string, style: TextStyle = {}): void => {
      if (text !== '')
        s.text(places[index] ?? 0, y, text, {
          ...style,
          align: columns[index]?.isRight === true ? 'r' : 'l',
        });
    };
    const heads = (y: number): number => {
      if (how.band !== undefined) s.box(first - 4, y - 11, last + 4, y + 5, how.band);
      for (const [index, { head }] of columns.entries()) put(y, index, head, { font: 'bold', ...how.head });
      if (how.ruled === true) s.line(first, y + 4, last);
      return y + step + 4;
    };
    let y = heads(top);
    const fresh = (): void => {
      if (y <= (how.bottom ?? 740) || how.again === undefined) return;
      s.page();
      const [next, ...marks] = how.again;
      for (const mark of marks) mark(c, s, 40);
      y = heads(next);
    };
    const inRow = (text: string, line: Line, index: number): string =>
      text.replaceAll(/\{(\w+)\}/gu, (_, key: string) => cellOf(c, key, line, index));
    for (const [index, line] of c.p.lines.entries()) {
      fresh();
      if (how.delivery !== undefined && c.p.lines[index - 1]?.delivery !== line.delivery) {
        s.text(first, y + 2, inRow(how.delivery, line, index), { ...how.style, font: 'bold' });
        y += step + 3;
      }
      if (how.stripes === true && index % 2 === 0) s.box(first - 4, y - step + 4, last + 4, y + 4, 0.94);
      for (const [place, { key }] of columns.entries()) put(y, place, cellOf(c, key, line, index), how.style);
      y += step;
      if (how.under !== undefined) {
        s.text(how.under[0], y - 2, inRow(how.under[1], line, index), { size: 7, ...how.style });
        y += step - 2;
      }
    }
    if (how.charges !== true) return y;
    for (const { label, amount, rate } of c.p.charges) {
      for (const [place, { key }] of columns.entries())
        put(
          y, place,
          key === 'name' ? label : key === 'sum' ? inForm(forms[c.m.n]).money(amount) : key.startsWith('rate') ? cellOf(c, key, { ...(c.p.lines[0] as Line), rate }, 0) : '',
          how.style,
        ); // prettier-ignore
      y += step;
    }
    return y;
  };

/** The slip of a payment at the foot of a page, with the line that machines read. */
export const slip =
  (y: number): Mark =>
  (c, s) => {
    s.line(40, y, 555);
    s.text(40, y + 14, 'INBETALNING/GIRERING AVI', { font: 'bold', size: 9 });
    s.frame(40, y + 22, 300, y + 72);
    s.text(44, y + 30, 'Betalningsavsändare', { size: 6.5 });
    s.block(44, y + 42, [c.p.buyer.name, c.p.buyer.street, c.p.buyer.post], { leading: 11 });
    s.frame(300, y + 22, 555, y + 72);
    s.text(304, y + 30, 'Till bankgironr', { size: 6.5 });
    s.text(304, y + 44, c.p.supplier.bankgiro);
    s.text(400, y + 30, 'Betalningsmottagare', { size: 6.5 });
    s.text(400, y + 44, c.p.supplier.name, { size: 8 });
    s.text(304, y + 58, 'Inbetalningsdag senast', { size: 6.5 });
    s.text(304, y + 69, c.m.d(c.p.due));
    const giro = c.p.supplier.bankgiro.replace('-', '');
    const kronor = c.p.payable / 100n;
    const ore = String(c.p.payable % 100n).padStart(2, '0');
    s.text(
      50,
      y + 94,
      `#           ${c.p.ocr} #${String(kronor).padStart(9)} ${ore}   ${(kronor * 3n + 7n) % 10n} >        ${giro}#41#`,
      { font: 'mono', size: 9.5 },
    );
    return undefined;
  };
