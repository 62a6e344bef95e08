/** A pen for drawn pages: it knows the paper, and how far down the page is used. */
import type { Paper } from '../paper.ts';
import { type Drawing, Sheet, type TextStyle } from '../sheet.ts';
import { cellOf, chargeCell, filled, inRow, type Manner, pairsOf, ratesOf, type Written } from './fields.ts';
import { widthOf, wrappedTo } from './widths.ts';

type Style = TextStyle & { readonly leading?: number };

/** How a table of rows stands. */
export interface TableHow {
  readonly step?: number;
  /** Where rows end on a page. */
  readonly bottom?: number;
  readonly style?: TextStyle;
  readonly head?: TextStyle;
  /** Lines beneath the heads, and beneath each row with `all`. */
  readonly ruled?: 'head' | 'all' | 'both';
  /** Grey behind the heads. */
  readonly band?: number;
  readonly stripes?: number;
  /** Texts below each row. */
  readonly under?: readonly [x: number, text: string];
  /** A text before each delivery's first row. */
  readonly delivery?: string;
  readonly charges?: boolean;
  /** What each further page begins with, and where its rows do. */
  readonly again?: readonly [top: number, (k: Pen) => void];
  /** What stands at the foot of each page. */
  readonly foot?: (k: Pen) => void;
}

interface Place {
  readonly key: string;
  readonly head: readonly string[];
  readonly x: number;
  readonly align: 'l' | 'r' | 'c';
  readonly width: number;
}

/** `key:Head^second line@place` with `r` or `c` and `~width` to wrap within. */
const placesOf = (spec: string): readonly Place[] =>
  spec.split('|').map((part) => {
    const [, key = '', head = '', x = '', align, width] = /^(.+?):(.*)@(\d+)([rc])?(?:~(\d+))?$/u.exec(part) ?? [];
    if (key === '') throw new Error(`no column ${part}`);
    return { key, head: head.split('^'), x: Number(x), align: align === 'r' || align === 'c' ? align : 'l', width: Number(width ?? 0) };
  }); // prettier-ignore

/** Writes a paper's fields on a sheet. */
export class Pen {
  readonly s: Sheet;
  readonly w: Written;
  readonly total: number;
  y = 40;

  constructor(p: Paper, m: Manner, style: TextStyle, total: number) {
    this.s = new Sheet(style);
    this.w = { p, m };
    this.total = total;
  }

  get now(): Written {
    return { ...this.w, page: this.s.pages.length, pages: this.total };
  }

  /** A text; nothing when it comes out empty. */
  t(x: number, y: number, text: string, style: TextStyle = {}): this {
    const shown = filled(this.now, text);
    if (shown.trim() !== '') this.s.text(x, y, shown, style);
    return this;
  }

  /** Texts below each other, parted by `|`, without those that come out empty. */
  b(x: number, y: number, text: string, style: Style = {}): this {
    const shown = text.split('|').map((part) => filled(this.now, part)).filter((part) => part !== '').map((part) => part.trim()); // prettier-ignore
    this.y = Math.max(this.y, this.s.block(x, y, shown, { leading: (style.size ?? this.s.style.size ?? 9) * 1.3, ...style })); // prettier-ignore
    return this;
  }

  /** Labels at `x` and values at `x2`, which end there with `r`. */
  kv(x: number, x2: number, y: number, spec: string, how: TextStyle & { readonly step?: number; readonly r?: boolean; readonly mark?: string; readonly strong?: boolean } = {}): this {
    const { step = 12.5, r = false, mark = '', strong = false, ...style } = how;
    const pairs = pairsOf(this.now, spec);
    for (const [row, [label, value]] of pairs.entries()) {
      this.s.text(x, y + row * step, label + mark, style);
      this.s.text(x2, y + row * step, value, { ...style, align: r ? 'r' : 'l', ...(strong ? { font: 'bold' } : {}) });
    }
    this.y = Math.max(this.y, y + pairs.length * step);
    return this;
  } // prettier-ignore

  /** Cells with a small label above or below the value, in rows as wide as the widths. */
  grid(x: number, y: number, widths: readonly number[], spec: string, how: { readonly h?: number; readonly frame?: boolean; readonly label?: number; readonly isLow?: boolean; readonly style?: TextStyle; readonly bold?: boolean } = {}): this {
    const { h = 24, frame = true, label = 6.5, isLow = false, style = {}, bold = false } = how;
    let [left, top, at] = [x, y, 0];
    for (const [name, value] of pairsOf(this.now, spec)) {
      const width = widths[at] ?? 80;
      if (frame) this.s.frame(left, top, left + width, top + h);
      this.s.text(left + 3, isLow ? top + h - 3 : top + label + 1.5, name, { ...style, size: label });
      this.s.text(left + 3, isLow ? top + h - label - 6 : top + h - 4, value, { ...style, ...(bold ? { font: 'bold' } : {}) });
      [left, at] = [left + width, at + 1];
      if (at === widths.length) [left, top, at] = [x, top + h, 0];
    }
    this.y = Math.max(this.y, at === 0 ? top : top + h);
    return this;
  } // prettier-ignore

  /** Labels in a row and the values in the next, each pair at its place; `r` for those that end there. */
  strip(xs: readonly (number | readonly [number, 'r' | 'c'])[], y: number, spec: string, how: { readonly gap?: number; readonly label?: TextStyle; readonly value?: TextStyle } = {}): this {
    for (const [at, [label, value]] of pairsOf(this.now, spec).entries()) {
      const place = xs[at] ?? 40;
      const [x, align] = typeof place === 'number' ? ([place, 'l'] as const) : place;
      this.s.text(x, y, label, { size: 7, ...how.label, align });
      this.s.text(x, y + (how.gap ?? 12), value, { ...how.value, align });
    }
    this.y = Math.max(this.y, y + (how.gap ?? 12) + 6);
    return this;
  } // prettier-ignore

  /** Rows from a height on. */
  table(top: number, spec: string, how: TableHow = {}): this {
    const places = placesOf(spec);
    const { step = 13, bottom = 740, style = {}, ruled } = how;
    const size = style.size ?? this.s.style.size ?? 9;
    const edge = (place: Place | undefined, right: number): number =>
      place === undefined ? right : place.align === 'l' ? place.x : place.x - 26;
    const left = Math.min(edge(places[0], 40), 60);
    const right = Math.max(...places.map(({ x, align }) => (align === 'r' ? x : x + 24)));
    const deep = Math.max(...places.map(({ head }) => head.length));
    const heads = (y: number): number => {
      const low = y + (deep - 1) * (size + 1);
      if (how.band !== undefined) this.s.box(left - 3, y - size - 3, right + 3, low + 5, how.band);
      for (const { head, x, align } of places)
        for (const [row, text] of head.entries())
          if (text !== '') this.s.text(x, y + row * (size + 1), text, { ...style, font: 'bold', ...how.head, align });
      if (ruled === 'both') this.s.line(left, y - size - 2, right);
      if (ruled !== undefined) this.s.line(left, low + 4, right);
      return low + step + 4;
    };
    let y = heads(top);
    const fresh = (need: number): void => {
      if (y + need <= bottom) return;
      how.foot?.(this);
      this.s.page();
      how.again?.[1](this);
      y = heads(how.again?.[0] ?? 70);
    };
    for (const [index, line] of this.w.p.lines.entries()) {
      const cells = places.map((place) => wrappedTo(cellOf(this.w, place.key, line, index), place.width, size, style.font ?? this.s.style.font));
      const rows = Math.max(...cells.map(({ length }) => length));
      const tall = step + (rows - 1) * (size + 1.5);
      fresh(tall);
      if (how.delivery !== undefined && this.w.p.lines[index - 1]?.delivery !== line.delivery) {
        this.s.text(left, y + 2, inRow(this.w, how.delivery, line, index), { ...style, font: 'bold' });
        y += step + 3;
      }
      if (how.stripes !== undefined && index % 2 === 1) this.s.box(left - 3, y - size - 1, right + 3, y + tall - size - 1, how.stripes);
      for (const [at, texts] of cells.entries())
        for (const [row, text] of texts.entries())
          if (text !== '') this.s.text(places[at]?.x ?? 0, y + row * (size + 1.5), text, { ...style, align: places[at]?.align ?? 'l' });
      y += tall;
      if (how.under !== undefined) {
        const text = inRow(this.w, how.under[1], line, index);
        if (text !== '') this.s.text(how.under[0], y - 2, text, { ...style, size: size - 1.5 });
        y += size;
      }
      if (ruled === 'all') this.s.line(left, y - size - 1, right, y - size - 1, 0.3);
    }
    if (how.charges === true)
      for (const at of this.w.p.charges.keys()) {
        fresh(step);
        for (const { key, x, align } of places) {
          const text = chargeCell(this.w, key, at);
          if (text !== '') this.s.text(x, y, text, { ...style, align });
        }
        y += step;
      }
    if (ruled === 'both') this.s.line(left, y - 6, right);
    this.y = y;
    return this;
  } // prettier-ignore

  /** A new page when what follows has no room above `bottom`. */
  room(need: number, bottom = 770, begun?: (k: Pen) => void, ended?: (k: Pen) => void): this {
    if (this.y + need <= bottom) return this;
    ended?.(this);
    this.s.page();
    this.y = 60;
    begun?.(this);
    return this;
  }

  /** Pairs with the values at the right edge; the last is strong. */
  sums(x: number, right: number, y: number, spec: string, how: TextStyle & { readonly step?: number; readonly big?: number; readonly rule?: boolean; readonly plain?: boolean } = {}): this {
    const { step = 13.5, big, rule = false, plain = false, ...style } = how;
    const pairs = pairsOf(this.now, spec);
    for (const [row, [label, value]] of pairs.entries()) {
      const isLast = row === pairs.length - 1;
      const down = y + row * step + (isLast && big !== undefined ? 4 : 0);
      const given = isLast && !plain ? { ...style, font: 'bold' as const, ...(big === undefined ? {} : { size: big }) } : style;
      if (isLast && rule) this.s.line(x, down - (big ?? 9) - 2, right);
      this.s.text(x, down, label, given);
      this.s.text(right, down, value, { ...given, align: 'r' });
    }
    this.y = Math.max(this.y, y + pairs.length * step + 4);
    return this;
  } // prettier-ignore

  /** Figures per rate, each column ending at its place: rate, base, tax, both. */
  vat(rights: readonly number[], y: number, heads: string, how: TextStyle & { readonly step?: number; readonly mark?: string } = {}): this {
    const { step = 11.5, mark = '', ...style } = how;
    for (const [at, head] of heads.split('|').entries()) this.s.text(rights[at] ?? 0, y, head, { size: 7.5, ...style, align: 'r' });
    const rates = ratesOf(this.w);
    for (const [row, cells] of rates.entries())
      for (const [at, x] of rights.entries())
        this.s.text(x, y + (row + 1) * step, (cells[at] ?? '') + (at === 0 ? mark : ''), { ...style, align: 'r' });
    this.y = Math.max(this.y, y + (rates.length + 1) * step);
    return this;
  } // prettier-ignore

  /** Blocks beside each other at the foot of the page. */
  foot(y: number, xs: readonly number[], ...blocks: readonly string[]): this {
    const { y: used } = this;
    for (const [at, block] of blocks.entries()) this.b(xs[at] ?? 40, y, block, { size: 7.5, leading: 9.5 });
    this.y = used;
    return this;
  }

  line(x: number, y: number, x2: number, width = 0.6): this {
    this.s.line(x, y, x2, y, width);
    return this;
  }

  box(x: number, y: number, x2: number, y2: number, grey = 0.9): this {
    this.s.box(x, y, x2, y2, grey);
    return this;
  }

  frame(x: number, y: number, x2: number, y2: number): this {
    this.s.frame(x, y, x2, y2);
    return this;
  }

  /** How wide a filled text is. */
  wide(text: string, size: number): number {
    return widthOf(filled(this.now, text), size);
  }
}

/** A drawn page: written once to count its pages, and once to keep. */
export const drawn =
  (m: Manner, style: TextStyle, write: (k: Pen) => void) =>
  (p: Paper): Drawing => {
    const first = new Pen(p, m, style, 1);
    write(first);
    const pen = new Pen(p, m, style, first.s.pages.length);
    write(pen);
    return pen.s.drawing();
  };
