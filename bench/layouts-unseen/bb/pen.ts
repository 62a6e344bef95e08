/** A pen that writes a paper's fields on drawn pages. */
import { inForm } from '../format.ts';
import type { Line, Paper } from '../paper.ts';
import { type Drawing, Sheet, type TextStyle, wrapped } from '../sheet.ts';
import { columnsOf, fieldsOf, fill, type Hand, pairsOf, rowFields, said } from './fields.ts';

interface Look extends TextStyle {
  readonly leading: number;
}

export interface RowsLook {
  readonly step?: number;
  /** How heads and rows look. */
  readonly head?: string;
  readonly look?: string;
  /** Grey behind the heads, or lines: `under` the heads, `round` the heads, `each` row, `grid` for all. */
  readonly grey?: number;
  readonly lines?: 'under' | 'round' | 'each' | 'grid';
  readonly zebra?: number;
  /** Letters that a name has room for. */
  readonly room?: number;
  readonly below?: string;
  readonly above?: string;
  readonly isHeadless?: boolean;
  /** Fees as rows of name and sum. */
  readonly fees?: boolean;
  readonly bottom?: number;
  /** Draws the next page's head and answers where its rows begin. */
  readonly next?: (pen: Pen) => number;
}

export class Pen {
  readonly sheet: Sheet;
  readonly paper: Paper;
  readonly by: Hand;
  private readonly base: Look;
  private readonly fields: Readonly<Record<string, string>>;

  constructor(sheet: Sheet, paper: Paper, by: Hand, look: string) {
    this.sheet = sheet;
    this.paper = paper;
    this.by = by;
    this.base = { size: 9, font: 'sans', align: 'l', ...this.look(look, { leading: 0 }) };
    this.fields = fieldsOf(paper, by);
  }

  /** `12 b r g4 /15`: size, bold, serif or mono, right or centred, grey in tenths, leading. */
  private look(words: string, base: Look = this.base): Look {
    const parts = words.split(' ');
    const has = (part: string): boolean => parts.includes(part);
    const isBold = has('b') || (base.font?.endsWith('bold') === true && !has('n'));
    const face = has('s') || base.font?.startsWith('serif') === true ? 'serif' : has('m') || base.font?.startsWith('mono') === true ? 'mono' : 'sans'; // prettier-ignore
    const size = parts.find((part) => /^\d/u.test(part));
    const grey = parts.find((part) => /^g\d/u.test(part));
    const leading = parts.find((part) => part.startsWith('/'));
    return {
      size: size === undefined ? (base.size ?? 9) : Number(size),
      font: face === 'sans' ? (isBold ? 'bold' : 'sans') : isBold ? `${face}bold` : face,
      align: has('r') ? 'r' : has('c') ? 'c' : 'l',
      ...(grey === undefined ? {} : { grey: Number(grey.slice(1)) / 10 }),
      leading: leading === undefined ? base.leading : Number(leading.slice(1)),
    };
  }

  private write(x: number, y: number, text: string, look: Look): void {
    if (text.trim() !== '') this.sheet.text(x, y, text, look);
  }

  /** Texts on lines of their own, parted by `|`; one whose `<?…?>` or field is empty takes no room. Answers the next height. */
  t(x: number, y: number, text: string, words = ''): number {
    const look = this.look(words);
    const step = look.leading === 0 ? (look.size ?? 9) * 1.28 : look.leading;
    let at = y;
    for (const row of text.split('|')) {
      const full = fill(row, this.fields);
      if (full === '' && row !== '') continue;
      this.write(x, at, full, look);
      at += step;
    }
    return at;
  }

  /** Labels at `x` and values at `x2`, to the left of it with `r`; `!` makes the last row bold, `:` puts colons. */
  kv(x: number, x2: number, y: number, spec: string, words = '', labels = ''): number {
    const look = this.look(words);
    const marks = words.split(' ');
    const step = look.leading === 0 ? (look.size ?? 9) * 1.45 : look.leading;
    const rows = pairsOf(spec, this.paper, this.by);
    for (const [index, [label, text]] of rows.entries()) {
      const isStrong = marks.includes('!') && index === rows.length - 1;
      const style = isStrong ? this.look(`${words} b`) : look;
      const small = isStrong ? style : this.look(`${labels} n`, { ...look });
      this.write(x, y + index * step, marks.includes(':') ? `${label}:` : label, {
        ...small,
        align: marks.includes('rr') ? 'r' : 'l',
      });
      this.write(x2, y + index * step, text, { ...style, align: look.align ?? 'l' });
    }
    return y + rows.length * step;
  }

  /** Cells side by side with a small label over each value; `f` frames them, `k` greys the labels. */
  cells(x: number, y: number, widths: readonly number[], spec: string, words = 'f', high = 26): number {
    const marks = words.split(' ');
    const look = this.look(words);
    const rows = pairsOf(spec, this.paper, this.by);
    let at = x;
    for (const [index, [label, text]] of rows.entries()) {
      const wide = widths[index] ?? widths.at(-1) ?? 80;
      if (marks.includes('k')) this.sheet.box(at, y, at + wide, y + 11, 0.88);
      if (marks.includes('f')) this.sheet.frame(at, y, at + wide, y + high);
      const edge = look.align === 'r' ? at + wide - 4 : look.align === 'c' ? at + wide / 2 : at + 4;
      this.write(edge, y + 8, label, { ...look, size: 6.5, font: 'sans' });
      this.write(edge, y + high - 6, text, look);
      at += wide;
    }
    return y + high;
  }

  line(x: number, x2: number, y: number, width = 0.6): void {
    this.sheet.line(x, y, x2, y, width);
  }

  grey(x: number, y: number, x2: number, y2: number, grey = 0.9): void {
    this.sheet.box(x, y, x2, y2, grey);
  }

  frame(x: number, y: number, x2: number, y2: number): void {
    this.sheet.frame(x, y, x2, y2);
  }

  /** A new page when less than `need` is left above `limit`. */
  room(y: number, need: number, limit = 770): number {
    if (y + need <= limit) return y;
    this.sheet.page();
    return 80;
  }

  /** The rows of goods; answers where they ended. */
  goods(y: number, spec: string, more: RowsLook = {}): number {
    const { step = 14, bottom = 760, lines } = more;
    const columns = columnsOf(spec);
    const places = columns.map(({ x }) => x);
    const [near, far] = [Math.min(...places) - 4, Math.max(...places) + 4];
    const nameAt = columns.find(({ what }) => what.includes('name'))?.x ?? near;
    const [head, look] = [this.look(more.head ?? 'b'), this.look(more.look ?? '')];
    let at = y;
    let top = y;
    const grid = (): void => {
      if (lines !== 'grid') return;
      this.sheet.frame(near, top - 10, far, at - step + 5);
      for (const [index, { x, align }] of columns.entries()) {
        const isEdge = index === 0 || index === columns.length - 1;
        if (isEdge || (align === 'l' && columns[index - 1]?.align === 'r')) continue;
        const place = align === 'l' ? x - 3 : align === 'r' ? x + 4 : x + 15;
        this.sheet.line(place, top - 10, place, at - step + 5, 0.4);
      }
    };
    const heads = (): void => {
      top = at;
      if (more.isHeadless === true) return;
      if (more.grey !== undefined) this.sheet.box(near, at - 11, far, at + 5, more.grey);
      if (lines === 'round') this.line(near, far, at - 11);
      for (const { x, align, head: text } of columns) this.write(x, at, text, { ...head, align });
      if (lines !== undefined) this.line(near, far, at + 5);
      at += step + 4;
    };
    const turn = (need: number): void => {
      if (at + need <= bottom) return;
      grid();
      this.sheet.page();
      at = more.next === undefined ? 80 : more.next(this);
      heads();
    };
    const row = (line: Line, index: number): void => {
      const fields = rowFields(line, index, this.paper, this.by);
      const [first = '', ...others] = wrapped(line.name, more.room ?? 200);
      if (
        more.above !== undefined &&
        (index === 0 || this.paper.lines[index - 1]?.delivery !== line.delivery)
      ) {
        turn(step * 3);
        this.write(near + 4, at, fill(more.above, fields), this.look('b'));
        at += step;
      }
      turn(step * (1 + others.length));
      if (more.zebra !== undefined && index % 2 === 1)
        this.sheet.box(near, at - step + 4, far, at + 4 + others.length * step * 0.8, more.zebra);
      for (const { x, align, what } of columns)
        this.write(x, at, said(what, { ...fields, name: first }), { ...look, align });
      for (const text of others) this.write(nameAt, (at += step * 0.8), text, look);
      const small = more.below === undefined ? '' : fill(more.below, fields);
      if (small !== '') this.write(nameAt, (at += step * 0.7), small, this.look('7'));
      if (lines === 'each') this.sheet.line(near, at + 4, far, at + 4, 0.3);
      at += step;
    };
    heads();
    for (const [index, line] of this.paper.lines.entries()) row(line, index);
    if (more.fees === true)
      for (const { label, amount } of this.paper.charges) {
        turn(step);
        this.write(nameAt, at, label, look);
        this.write(columns.at(-1)?.x ?? far, at, inForm(this.by.form).money(amount), { ...look, align: 'r' });
        at += step;
      }
    grid();
    return at;
  }

  /** Rate, base and tax of each rate at three edges, with heads. */
  taxes(y: number, edges: readonly number[], heads: readonly string[], words = ''): number {
    const { money } = inForm(this.by.form);
    const look = { ...this.look(words), align: 'r' as const };
    const step = look.leading === 0 ? (look.size ?? 9) * 1.4 : look.leading;
    const row = (at: number, texts: readonly string[]): void => {
      for (const [index, text] of texts.entries()) this.write(edges[index] ?? 0, at, text, look);
    };
    row(y, heads);
    for (const [at, { rate, base, tax }] of this.paper.vat.entries())
      row(y + step * (at + 1), [`${rate} %`, money(base), money(tax)]);
    return y + step * (this.paper.vat.length + 1);
  }

  /** A giro form at the foot: who, how much, and the machine's row. */
  giro(y: number): void {
    this.sheet.line(25, y, 570, y, 0.3);
    this.t(36, y + 14, 'INBETALNING/GIRERING', '7 b');
    this.frame(36, y + 20, 300, y + 74);
    this.t(42, y + 30, 'Betalningsavsändare', '6');
    this.t(42, y + 42, '{bname}|{bstreet}|{bpost}', '8');
    this.frame(306, y + 20, 420, y + 46);
    this.t(312, y + 29, 'Bankgironummer', '6');
    this.t(312, y + 41, '{bg}', '9');
    this.frame(306, y + 48, 560, y + 74);
    this.t(312, y + 57, 'Betalningsmottagare', '6');
    this.t(312, y + 69, '{name}', '9');
    this.t(60, y + 94, '# {ocr} #', 'm 10');
    this.t(360, y + 94, '{krona} {ore}', 'm 10 r');
    this.t(555, y + 94, '{bgcode}', 'm 10 r');
  }

  /** `{i}` of `{n}` on each page. */
  pages(x: number, y: number, text: string, words = '8 r'): void {
    const { leading: _, ...style } = {
      size: 8,
      font: 'sans' as const,
      align: 'l' as const,
      ...this.look(words),
    };
    for (const [index, page] of this.sheet.pages.entries()) {
      const full = text.replace('{i}', String(index + 1)).replace('{n}', String(this.sheet.pages.length));
      page.push({ kind: 'text', x, y, text: full, ...style });
    }
  }
}

/** A paper's pages as a pen draws them. */
export const penned =
  (by: Hand, look: string, draw: (pen: Pen) => void, width = 595, height = 842) =>
  (paper: Paper): Drawing => {
    const sheet = new Sheet({}, width, height);
    draw(new Pen(sheet, paper, by, look));
    return sheet.drawing(fieldsOf(paper, by)['title'] ?? 'Faktura');
  };
