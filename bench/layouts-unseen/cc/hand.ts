/** Draws pages: facts, rows and sums at their places. */
import type { Paper } from '../paper.ts';
import { Sheet, type TextStyle, wrapped } from '../sheet.ts';
import { type Fact, places, type Tongue } from './tongue.ts';

interface RowStyle {
  readonly step?: number;
  readonly head?: TextStyle;
  readonly row?: TextStyle;
  /** `none`, a line below the heads, lines between all rows, or a grey bar behind the heads. */
  readonly rule?: 'none' | 'head' | 'all' | 'bar' | 'stripes';
  /** Breaks names at so many letters. */
  readonly fold?: number;
  /** A small grey text below a row. */
  readonly below?: (line: Paper['lines'][number], index: number) => string;
  /** A bold text before the first row of a delivery. */
  readonly drop?: (delivery: number) => string;
  /** Where a page ends, and what begins the next; answers where rows go on. */
  readonly end?: number;
  readonly turn?: () => number;
  readonly edges?: readonly [number, number];
}

export class Hand extends Sheet {
  readonly paper: Paper;
  readonly tongue: Tongue;

  constructor(paper: Paper, tongue: Tongue, style: TextStyle = { size: 9 }, width = 595, height = 842) {
    super(style, width, height);
    this.paper = paper;
    this.tongue = tongue;
  }

  /** A text with fields. */
  put(x: number, y: number, text: string, style: TextStyle = {}): void {
    this.text(x, y, this.tongue.say(this.paper, text), style);
  }

  /** Texts with fields below each other. */
  tell(x: number, y: number, texts: readonly string[], style: TextStyle = {}, leading = 12): number {
    for (const [at, text] of texts.entries()) this.put(x, y + at * leading, text, style);
    return y + texts.length * leading;
  }

  of(text: string): readonly Fact[] {
    return this.tongue.facts(this.paper, text);
  }

  /** Labels at `x`, values at `to`, which may be a right edge. */
  facts(
    x: number,
    to: number,
    y: number,
    text: string,
    how: { step?: number; align?: 'l' | 'r'; label?: TextStyle; value?: TextStyle; last?: TextStyle } = {},
  ): number {
    // prettier-ignore
    const step = how.step ?? 13;
    const all = this.of(text);
    for (const [at, [label, value]] of all.entries()) {
      const last = at === all.length - 1 ? how.last : undefined;
      this.text(x, y + at * step, label, { ...how.label, ...last });
      this.text(to, y + at * step, value, { ...how.value, ...last, align: how.align ?? 'l' });
    }
    return y + all.length * step;
  }

  /** Small labels with their values below, side by side. */
  cells(
    spots: readonly number[],
    y: number,
    text: string,
    how: { label?: TextStyle; value?: TextStyle; deep?: number } = {},
  ): void {
    // prettier-ignore
    for (const [at, [label, value]] of this.of(text).entries()) {
      this.text(spots[at] ?? 40, y, label, { size: 7, ...how.label });
      this.text(spots[at] ?? 40, y + (how.deep ?? 12), value, how.value);
    }
  }

  buyer(x: number, y: number, style: TextStyle = { size: 10 }, leading = 13): void {
    this.tell(x, y, ['[to]', '[tostreet]', '[topost]'], style, leading);
  }

  /** What a paper that is no invoice says of itself. */
  remark(x: number, y: number): void {
    if (this.paper.remark !== null) this.text(x, y, this.paper.remark, { font: 'bold', size: 10 });
  }

  rows(text: string, top: number, how: RowStyle = {}): number {
    const { step = 14, rule = 'head' } = how;
    const all = places(text);
    const [from, to] = how.edges ?? [38, this.width - 38];
    const heads = (y: number): number => {
      if (all.every(({ head }) => head === '')) return y;
      if (rule === 'bar' || rule === 'stripes') this.box(from, y - 10, to, y + 5, 0.85);
      for (const { at, align, head } of all)
        for (const [low, part] of head.split('~').entries())
          if (part !== '') this.text(at, y + low * 9, part, { font: 'bold', ...how.head, align });
      const low = Math.max(...all.map(({ head }) => head.split('~').length)) - 1;
      if (rule === 'head' || rule === 'all') this.line(from, y + low * 9 + 4, to);
      return y + low * 9 + step + 4;
    };
    let y = heads(top);
    let drop = -1;
    for (const [index, line] of this.paper.lines.entries()) {
      if (how.turn !== undefined && y > (how.end ?? 700)) y = heads(how.turn());
      if (how.drop !== undefined && line.delivery !== drop) {
        this.text(from + 2, y, how.drop(line.delivery), { font: 'bold', ...how.head });
        y += step;
      }
      drop = line.delivery;
      if (rule === 'stripes' && index % 2 === 1) this.box(from, y - step + 4, to, y + 4, 0.95);
      let deep = 0;
      for (const { key, at, align } of all) {
        const value = this.tongue.cell(key)(line, index);
        const parts = key === 'name' && how.fold !== undefined ? wrapped(value, how.fold) : [value];
        for (const [low, part] of parts.entries())
          if (part !== '') this.text(at, y + low * 10, part, { ...how.row, align });
        deep = Math.max(deep, parts.length - 1);
      }
      y += deep * 10;
      const small = how.below?.(line, index) ?? '';
      if (small !== '') {
        const name = all.find(({ key }) => key === 'name' || key === 'caps');
        y += 9;
        this.text(name?.at ?? from, y, small, { size: 7, grey: 0.45 });
      }
      if (rule === 'all') this.line(from, y + 4, to, y + 4, 0.3);
      y += step;
    }
    return y;
  }

  /** Rates, bases and taxes below their heads. */
  rates(spots: readonly number[], y: number, heads: string, how: TextStyle = { size: 8 }): number {
    for (const [at, head] of heads.split(';').entries())
      this.right(spots[at] ?? 0, y, head.trim(), { font: 'bold', ...how });
    for (const [low, { rate, base, tax }] of this.paper.vat.entries()) {
      const all = [
        `${rate} %`,
        this.tongue.money(base),
        this.tongue.money(tax),
        this.tongue.money(base + tax),
      ];
      for (const [at, x] of spots.entries()) this.right(x, y + 12 + low * 11, all[at] ?? '', how);
    }
    return y + 12 + this.paper.vat.length * 11;
  }
}
