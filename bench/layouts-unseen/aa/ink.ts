/** Pages that are drawn: texts at places, rows of goods, and what stands below them. */
import { inForm } from '../format.ts';
import type { Line, Paper } from '../paper.ts';
import { type Drawing, Sheet, type TextStyle, wrapped } from '../sheet.ts';
import { cellOf, colsOf, type Facts, factsOf, filled, lineFacts, type Manner, rowsOf } from './facts.ts';

export interface Brush {
  readonly sheet: Sheet;
  readonly paper: Paper;
  readonly how: Manner;
  readonly facts: Facts;
  /** Where the rows ended, and what is added to each place. */
  end: number;
  shift: number;
  last: ((sheet: Sheet) => void)[];
}

export type Stroke = (brush: Brush) => void;

const boldOf = ({ style }: Sheet): TextStyle => ({
  font: style.font === 'serif' ? 'serifbold' : style.font === 'mono' ? 'monobold' : 'bold',
});

/** A page's drawing from its strokes. */
export const inked =
  (how: Manner, style: TextStyle, ...strokes: readonly Stroke[]) =>
  (paper: Paper): Drawing => {
    const sheet = new Sheet(style);
    const brush: Brush = { sheet, paper, how, facts: factsOf(paper, how), end: 0, shift: 0, last: [] };
    for (const stroke of strokes) stroke(brush);
    for (const end of brush.last) end(sheet);
    return sheet.drawing(brush.facts['word'] ?? 'Faktura');
  };

type Style = TextStyle & { readonly step?: number };

/** Texts below one another, parted by `|`; those without content leave no gap. */
export const put =
  (x: number, y: number, text: string, style: Style = {}): Stroke =>
  ({ sheet, facts, shift }) => {
    const { step = (style.size ?? sheet.style.size ?? 9) * 1.3, ...rest } = style;
    const rows = text
      .split('|')
      .map((row) => [row, filled(row, facts)] as const)
      .filter(([row, full]) => full.trim() !== '' || row === '');
    for (const [at, [, full]] of rows.entries())
      if (full !== '') sheet.text(x, y + shift + at * step, full, rest);
  };

/** Labels and values side by side; `right` puts the values' right edges at `x2`. */
export const side =
  (
    x: number,
    x2: number,
    y: number,
    spec: string,
    more: Style & { right?: boolean; label?: TextStyle; boldLast?: boolean; colon?: string } = {},
  ): Stroke =>
  // prettier-ignore
  ({ sheet, paper, how, shift }) => {
    const { step = 13, right = false, label = {}, boldLast = false, colon = '', ...style } = more;
    const rows = rowsOf(spec, paper, how);
    for (const [at, [name, value]] of rows.entries()) {
      const strong: TextStyle = boldLast && at === rows.length - 1 ? boldOf(sheet) : {};
      sheet.text(x, y + shift + at * step, `${name}${colon}`, { ...style, ...label, ...strong });
      sheet.text(x2, y + shift + at * step, value, { ...style, ...strong, align: right ? 'r' : 'l' });
    }
  };

/** Labels with the value below each, side by side; framed, ruled or bare. */
export const cells =
  (
    x: number,
    y: number,
    widths: readonly number[],
    spec: string,
    more: {
      frame?: boolean;
      grey?: number;
      small?: number;
      size?: number;
      gap?: number;
      align?: 'l' | 'r';
    } = {},
  ): Stroke =>
  // prettier-ignore
  ({ sheet, paper, how, shift }) => {
    const { frame = true, small = 6.5, size = 9, gap = 12, align = 'l' } = more;
    let at = x;
    for (const [index, [name, value]] of rowsOf(spec, paper, how).entries()) {
      const width = widths[index] ?? 90;
      const top = y + shift;
      if (more.grey !== undefined) sheet.box(at, top, at + width, top + small + 5, more.grey);
      if (frame) sheet.frame(at, top, at + width, top + gap + small + 5);
      const edge = align === 'r' ? at + width - 4 : at + 4;
      sheet.text(edge, top + small + 2, name, { size: small, align });
      sheet.text(edge, top + small + 2 + gap, value, { size, align });
      at += width;
    }
  };

export const rule =
  (x: number, x2: number, y: number, width = 0.6): Stroke =>
  ({ sheet, shift }) =>
    sheet.line(x, y + shift, x2, y + shift, width);

export const shade =
  (x: number, y: number, x2: number, y2: number, grey = 0.9): Stroke =>
  ({ sheet, shift }) =>
    sheet.box(x, y + shift, x2, y2 + shift, grey);

export const frame =
  (x: number, y: number, x2: number, y2: number): Stroke =>
  ({ sheet, shift }) =>
    sheet.frame(x, y + shift, x2, y2 + shift);

export interface Rows {
  readonly step?: number;
  readonly head?: TextStyle;
  readonly style?: TextStyle;
  readonly band?: number;
  readonly ruled?: boolean;
  readonly lined?: boolean;
  /** Letters of a name before it is broken. */
  readonly wrap?: number;
  /** A small text of each row's own below it, at the place of the name. */
  readonly under?: string;
  /** A heading before the rows of each delivery. */
  readonly group?: string;
  readonly bottom?: number;
  readonly top?: number;
  readonly again?: readonly Stroke[];
  /** Charges as rows: label at the name's place and the amount in the last column. */
  readonly charges?: boolean;
  readonly noHead?: boolean;
}

/** Rows of goods under their heads, over as many pages as they need. */
export const rows =
  (y: number, spec: string, more: Rows = {}): Stroke =>
  (brush) => {
    const { sheet, paper, how } = brush;
    const { step = 14, head = boldOf(sheet), style = {}, bottom = 770, top = 90, under } = more;
    const cols = colsOf(spec);
    const left = Math.min(...cols.map(({ x }) => x)) - 3;
    const far = Math.max(...cols.map(({ x }) => x)) + 3;
    const nameAt = cols.find(({ cell }) => cell.includes('name'))?.x ?? left;
    let at = y + brush.shift;
    const heads = (): void => {
      if (more.noHead === true) return;
      if (more.band !== undefined) sheet.box(left, at - 11, far, at + 4, more.band);
      for (const { x, align, head: text } of cols) sheet.text(x, at, text, { ...head, align });
      if (more.ruled === true) sheet.line(left, at + 4, far);
      at += step + 3;
    };
    const turn = (need: number): void => {
      if (at + need <= bottom) return;
      sheet.page();
      for (const stroke of more.again ?? []) stroke({ ...brush, shift: 0 });
      at = top;
      heads();
    };
    const draw = (line: Line, index: number): void => {
      const facts = lineFacts(line, index, paper, how);
      const name = wrapped(line.name, more.wrap ?? 200);
      if (more.group !== undefined && (index === 0 || paper.lines[index - 1]?.delivery !== line.delivery)) {
        turn(step * 3);
        sheet.text(left + 3, at, filled(more.group, facts), { ...style, font: 'bold' });
        at += step;
      }
      turn(step * (name.length + (under === undefined ? 0 : 1)));
      for (const { x, align, cell } of cols)
        sheet.text(x, at, cellOf(cell, { ...facts, name: name[0] ?? '' }), { ...style, align });
      for (const rest of name.slice(1)) sheet.text(nameAt, (at += step * 0.8), rest, style);
      if (under !== undefined) {
        const text = filled(under, facts);
        if (text !== '') sheet.text(nameAt, (at += step * 0.75), text, { ...style, size: 7 });
      }
      if (more.lined === true) sheet.line(left, at + 4, far, at + 4, 0.3);
      at += step;
    };
    heads();
    for (const [index, line] of paper.lines.entries()) draw(line, index);
    if (more.charges === true)
      for (const { label, amount } of paper.charges) {
        turn(step);
        sheet.text(nameAt, at, label, style);
        sheet.right(cols.at(-1)?.x ?? far, at, inForm(how.form).money(amount), style);
        at += step;
      }
    brush.end = at;
  };

/** Strokes below the rows, their places counted from there; on a new page when they need more than is left. */
export const after =
  (need: number, ...strokes: readonly Stroke[]): Stroke =>
  (brush) => {
    if (brush.end + need > 800) {
      brush.sheet.page();
      brush.end = 70;
    }
    brush.shift = brush.end;
    for (const stroke of strokes) stroke(brush);
    brush.shift = 0;
  };

/** `Sida {i} av {n}` on each page. */
export const counted =
  (x: number, y: number, text: string, style: TextStyle = {}): Stroke =>
  ({ last }) => {
    last.push((sheet) => {
      for (const [index, page] of sheet.pages.entries())
        page.push({
          kind: 'text', x, y, size: style.size ?? 8, font: style.font ?? 'sans', align: style.align ?? 'r',
          text: text.replace('{i}', String(index + 1)).replace('{n}', String(sheet.pages.length)),
        }); // prettier-ignore
    });
  };

/** A table of the VAT of each rate: heads and then rate, base and tax at right edges. */
export const rates =
  (
    y: number,
    places: readonly [number, number, number],
    heads: readonly [string, string, string],
    style: TextStyle = {},
  ): Stroke =>
  // prettier-ignore
  ({ sheet, paper, how, shift }) => {
    const { money } = inForm(how.form);
    const put3 = (at: number, texts: readonly string[]): void => {
      for (const [index, text] of texts.entries()) sheet.right(places[index] ?? 0, at, text, style);
    };
    put3(y + shift, heads);
    for (const [at, { rate, base, tax }] of paper.vat.entries())
      put3(y + shift + 12 * (at + 1), [`${rate} %`, money(base), money(tax)]);
  };

/** A giro slip at the foot. */
export const slip = (y: number): readonly Stroke[] => [
  rule(30, 565, y, 0.8),
  put(40, y + 14, 'INBETALNING/GIRERING AVI', { size: 7 }),
  put(40, y + 30, 'Betalningsmottagare|{name}', { size: 8 }),
  put(330, y + 30, 'Till bankgironr|{bg}', { size: 8 }),
  put(450, y + 30, 'Oss tillhanda|{due}', { size: 8 }),
  put(40, y + 78, '{slip}', { font: 'mono', size: 10 }),
  put(330, y + 78, '{payable}', { font: 'mono', size: 10 }),
  put(560, y + 78, '{slipEnd}', { font: 'mono', size: 10, align: 'r' }),
];
