/** Pages drawn from short texts: `x[r|c][,y[,style]] text`, several at a height parted by ` ;; `. */
import type { Paper } from '../paper.ts';
import { type Drawing, type Font, Sheet, type TextStyle } from '../sheet.ts';
import { cellOf, expanded, type Look } from './kit.ts';

export interface Manner {
  readonly size?: number;
  readonly font?: Font;
  readonly step?: number;
  readonly bottom?: number;
  /** Below each row, and above the first of each delivery. */
  readonly under?: string;
  readonly above?: string;
  /** On every page. */
  readonly foot?: string;
  /** At the top of pages after the first. */
  readonly again?: string;
  /** Where cells are ruled off. */
  readonly bars?: readonly number[];
  readonly isWide?: boolean;
  /** The width and height of what is not A4. */
  readonly paper?: readonly [width: number, height: number];
  readonly finish?: (sheet: Sheet) => void;
  readonly pictures?: readonly (readonly [x: number, y: number, width: number, data: string])[];
}

const fonts: Readonly<Record<string, Font>> = {
  n: 'sans',
  b: 'bold',
  s: 'serif',
  S: 'serifbold',
  m: 'mono',
  M: 'monobold',
};

const styleOf = (text: string): TextStyle => {
  const [, font = '', size = '', grey = ''] = /^([nbsSmM]?)([\d.]*)(g?)$/u.exec(text) ?? [];
  return {
    ...(fonts[font] === undefined ? {} : { font: fonts[font] }),
    ...(size === '' ? {} : { size: Number(size) }),
    ...(grey === '' ? {} : { grey: 0.4 }),
  };
};

interface Pen {
  y: number;
  step: number;
}

const placed = (pen: Pen, text: string): number =>
  text.startsWith('+') || text.startsWith('-') ? pen.y + Number(text) : Number(text);

const cells = (sheet: Sheet, pen: Pen, row: string): void => {
  for (const [at, cell] of row.split(' ;; ').entries()) {
    const found = /^([\d.]+)([rc]?)(?:,([+-]?[\d.]*))?(?:,([\w.]*))? (.*)$/u.exec(cell.trim());
    if (found === null) {
      if (/^[\d.]+[rc]?(?:,\S*)?$/u.test(cell.trim())) continue;
      throw new Error(`no mark: ${cell}`);
    }
    const [, x = '0', align = '', y = '', style = '', text = ''] = found;
    const height = y === '' ? pen.y : placed(pen, y);
    if (at === 0) pen.y = height;
    sheet.text(Number(x), height, text.trim(), {
      ...styleOf(style),
      align: align === '' ? 'l' : (align as 'r' | 'c'),
    });
  }
  pen.y += pen.step;
};

const mark = (sheet: Sheet, pen: Pen, row: string): void => {
  const rest = row.slice(1);
  const at = (text = '0'): number => placed(pen, text);
  const [a, b, c, d, e] = rest.split(',');
  if (row.startsWith('=')) {
    sheet.line(Number(a), pen.y - 8, Number(b), pen.y - 8, Number(c ?? 0.6));
    pen.y += 4;
  } else if (row.startsWith('#')) sheet.frame(Number(a), at(b), Number(c), at(d));
  else if (row.startsWith('%')) sheet.box(Number(a), at(b), Number(c), at(d), Number(e ?? 0.88));
  else if (row.startsWith('/')) pen.step = Number(rest);
  else if (row.startsWith('^')) pen.y = at(rest);
  else if (row.startsWith('&')) {
    sheet.page();
    pen.y = 60;
  } else cells(sheet, pen, row);
};

const inked = (sheet: Sheet, pen: Pen, text: string): void => {
  for (const row of text.split('\n')) if (row.trim() !== '') mark(sheet, pen, row.trim());
};

interface Column {
  readonly x: number;
  readonly align: 'l' | 'r' | 'c';
  readonly heads: readonly string[];
  readonly cell: string;
}

const columnsOf = (spec: string): readonly Column[] =>
  spec.split(' | ').map((col) => {
    const [, x = '0', align = '', head = '', cell = ''] = /^\s*([\d.]+)([rc]?) (.*?)=(.*)$/u.exec(col) ?? [];
    return {
      x: Number(x),
      align: align === '' ? 'l' : (align as 'r' | 'c'),
      heads: head.split('~'),
      cell: cell.trim(),
    };
  });

/** `@rows top,step,flags | columns`: `r` rules off the heads, `l` each row, `g` greys the heads, `n` has none. */
const rows = (sheet: Sheet, pen: Pen, p: Paper, look: Look, manner: Manner, spec: string): void => {
  const [how = '', ...rest] = spec.split(' | ');
  const [top = '+0', step = '13', flags = ''] = how.trim().split(',');
  const columns = columnsOf(rest.join(' | '));
  const high = Number(step);
  const edge = sheet.width - 40;
  const bars = manner.bars ?? [];
  let begun = 0;
  const heads = (): void => {
    begun = pen.y - high + 3;
    const deep = Math.max(...columns.map((column) => column.heads.length));
    if (flags.includes('n')) return;
    if (flags.includes('g'))
      sheet.box(columns[0]?.x ?? 40, pen.y - 10, edge, pen.y + (deep - 1) * 11 + 4, 0.85);
    for (const { x, align, heads: texts } of columns)
      for (const [at, text] of texts.entries())
        if (text !== '')
          sheet.text(x, pen.y + at * 11, text, {
            font: flags.includes('p') ? (manner.font ?? 'sans') : 'bold',
            align,
          });
    pen.y += (deep - 1) * 11;
    if (flags.includes('r')) sheet.line(columns[0]?.x ?? 40, pen.y + 4, edge);
    pen.y += high + 3;
  };
  const ruledOff = (): void => {
    const end = pen.y - high + 4;
    if (bars.length > 1) sheet.frame(bars[0] as number, begun, bars.at(-1) as number, end);
    for (const x of bars.slice(1, -1)) sheet.line(x, begun, x, end);
  };
  pen.y = placed(pen, top);
  heads();
  let delivery = -1;
  for (const [index, line] of p.lines.entries()) {
    const texts = columns.map(({ cell }) => cellOf(line, index, p, look, cell).split('\n'));
    const deep = Math.max(...texts.map((each) => each.length));
    if (pen.y + deep * high > (manner.bottom ?? 750)) {
      ruledOff();
      sheet.page();
      pen.y = 60;
      inked(sheet, pen, expanded(p, look, manner.again ?? ''));
      heads();
    }
    const filledIn = (text: string): string => expanded({ ...p, lines: [line] }, { ...look, line: (l, _, q) => ({ ...look.line?.(l, index, q), n: String(index + 1) }) }, `[[l ${text}]]`); // prettier-ignore
    if (manner.above !== undefined && line.delivery !== delivery) inked(sheet, pen, filledIn(manner.above));
    delivery = line.delivery;
    for (const [at, { x, align }] of columns.entries())
      for (const [row, text] of (texts[at] ?? []).entries())
        if (text.trim() !== '') sheet.text(x, pen.y + row * (high - 2), text.trim(), { align });
    pen.y += high + (deep - 1) * (high - 2);
    const stepBefore = pen.step;
    pen.step = high;
    if (manner.under !== undefined) inked(sheet, pen, filledIn(manner.under));
    pen.step = stepBefore;
    if (flags.includes('l'))
      sheet.line(
        bars[0] ?? columns[0]?.x ?? 40,
        pen.y - high + 4,
        bars.at(-1) ?? edge,
        pen.y - high + 4,
        0.3,
      );
  }
  ruledOff();
  pen.y += 6;
};

export const drawn =
  (look: Look, template: string, manner: Manner = {}) =>
  (p: Paper): Drawing => {
    const style = { size: manner.size ?? 9, font: manner.font ?? ('sans' as const) };
    const sheet =
      manner.isWide === true ? new Sheet(style, 842, 595) : new Sheet(style, ...(manner.paper ?? []));
    const specs: string[] = [];
    const text = template.replaceAll(
      /^\s*@rows (.*)$/gmu,
      (_, spec: string) => `@rows${specs.push(spec) - 1}`,
    );
    const pen: Pen = { y: 60, step: manner.step ?? 13 };
    const last = sheet.height - 45;
    for (const [x, y, width, data] of manner.pictures ?? []) sheet.picture(x, y, width, data);
    for (const row of expanded(p, look, text).split('\n').map((each) => each.trim())) {
      if (row === '') continue;
      if (row.startsWith('@rows')) rows(sheet, pen, p, look, manner, specs[Number(row.slice(5))] ?? '');
      else if (row.startsWith('!')) {
        if (pen.y + Number(row.slice(1)) > last) {
          sheet.page();
          pen.y = 70;
        }
      } else mark(sheet, pen, row);
    } // prettier-ignore
    if (manner.foot !== undefined) {
      const pages = sheet.pages.splice(0);
      for (const [at, marks] of pages.entries()) {
        sheet.pages.push(marks);
        inked(
          sheet,
          { y: 800, step: 11 },
          expanded(p, look, manner.foot.replaceAll('#page', `${at + 1} (${pages.length})`)),
        );
      }
    }
    manner.finish?.(sheet);
    return manner.isWide === true ? sheet.onItsSide() : sheet.drawing();
  };

/** A page of letters of one width, such as line printers and old programs make. */
export const typed =
  (
    look: Look,
    template: string,
    how: { readonly size?: number; readonly step?: number; readonly x?: number; readonly font?: Font } = {},
  ) =>
  (p: Paper): Drawing => {
    const { size = 9, step = 12, x = 45, font = 'mono' } = how;
    const sheet = new Sheet({ size, font });
    let y = 50;
    for (const row of expanded(p, look, template).split('\n')) {
      if (y > 800) {
        sheet.page();
        y = 50;
      }
      for (const part of row.matchAll(/\S+(?: \S+)*/gu)) sheet.text(x + part.index * size * 0.6, y, part[0]);
      y += step;
    }
    return sheet.drawing();
  };

/** The same through troff; lines beginning with a dot are its commands. */
export const troff =
  (look: Look, template: string) =>
  (p: Paper): string =>
    `.pl 29.7c\n.po 1.9c\n.ll 18c\n.nf\n${expanded(p, look, template)}\n`;
