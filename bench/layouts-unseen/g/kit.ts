/** Pieces of pages: figures in a form, parts of HTML, and tables on sheets that go on over pages. */
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { escaped } from '../html.ts';
import { digitsOf } from '../identity.ts';
import type { Line, Paper, Party } from '../paper.ts';
import { type Sheet, type TextStyle, wrapped } from '../sheet.ts';

export type Figures = ReturnType<typeof inForm>;
export const figures = (form: keyof typeof forms): Figures => inForm(forms[form]);

type Pair = readonly [label: string, value: string];

/** Texts below each other as HTML; empty ones leave no gap. */
export const stack = (...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').map(escaped).join('<br>'); // prettier-ignore

export const place = ({ name, street, post }: Party): readonly string[] => [name, street, post];

/** Parts of HTML beside each other, with their widths. */
export const row = (...parts: readonly (readonly [width: string, content: string])[]): string =>
  `<table style="width:100%"><tr>${parts.map(([width, content]) => `<td style="width:${width}">${content}</td>`).join('')}</tr></table>`;

export const called = (paper: Paper, invoice: string, credit = 'Kreditfaktura'): string =>
  paper.title ?? (paper.isCredit ? credit : invoice);

export const note = (paper: Paper): string =>
  paper.remark === null ? '' : `<p style="font-size:14pt;margin:6pt 0"><b>${escaped(paper.remark)}</b></p>`;

/** The invoice that a credit note is about, as a pair. */
export const aboutPair = (paper: Paper, label: string): readonly Pair[] =>
  paper.about === null ? [] : [[label, paper.about]];

export const chargePairs = (paper: Paper, f: Figures): readonly Pair[] =>
  paper.charges.map(({ label, amount }) => [label, f.money(amount)]);

export const roundingPair = (paper: Paper, f: Figures, label: string): readonly Pair[] =>
  paper.rounding === 0n ? [] : [[label, f.money(paper.rounding)]];

/** A pair for each rate; `%` in the label stands for the rate and its sign. */
export const taxPairs = (paper: Paper, f: Figures, label: string): readonly Pair[] =>
  paper.vat.map(({ rate, tax }) => [label.replace('%', `${rate} %`), f.money(tax)]);

/** A table of rates, bases and VAT as HTML. */
export const rateTable = (paper: Paper, f: Figures, heads: readonly [string, string, string]): string =>
  `<table class="rates"><tr>${heads.map((head) => `<th class="r">${head}</th>`).join('')}</tr>${paper.vat
    .map(
      ({ rate, base, tax }) =>
        `<tr><td class="r">${rate} %</td><td class="r">${f.money(base)}</td><td class="r">${f.money(tax)}</td></tr>`,
    )
    .join('')}</table>`;

/** A batch number of a line's own. */
export const batch = (line: Line): string => `L${digitsOf(`${line.name}${line.seed}b`, 5)}`;

/** A number of the line's own from 0 to below `limit`. */
export const of = (line: Line, limit: number, salt = 1): number => Math.floor(line.seed / salt) % limit;

export interface SheetColumn {
  readonly x: number;
  readonly head: string;
  readonly cell: (line: Line, index: number) => string;
  readonly align?: 'l' | 'r' | 'c';
  /** Letters at which the text goes on in the next row. */
  readonly wrap?: number;
  readonly under?: string;
}

export const at = (
  x: number,
  head: string,
  cell: SheetColumn['cell'],
  align: 'l' | 'r' | 'c' = 'l',
  more: Partial<SheetColumn> = {},
): SheetColumn => ({ x, head, cell, align, ...more });

interface Rows {
  readonly y: number;
  readonly step: number;
  readonly columns: readonly SheetColumn[];
  readonly lines: readonly Line[];
  /** Below this a new page begins. */
  readonly bottom: number;
  /** Draws the head of a further page and says where the table goes on. */
  readonly next: (sheet: Sheet) => number;
  /** Texts below a row, each with its place. */
  readonly below?: (line: Line, index: number) => readonly (readonly [x: number, text: string])[];
  /** A heading before a row, or nothing. */
  readonly before?: (line: Line, index: number) => string;
  readonly heads?: TextStyle;
  readonly style?: TextStyle;
  readonly isRuled?: boolean;
}

const headsOf = (sheet: Sheet, y: number, { columns, heads = {}, isRuled = true }: Rows): number => {
  const style: TextStyle = { font: 'bold', size: 8, ...heads };
  const isTwo = columns.some(({ under }) => under !== undefined);
  for (const { x, head, align = 'l', under } of columns) {
    sheet.text(x, y, head, { ...style, align });
    if (under !== undefined) sheet.text(x, y + 10, under, { ...style, align });
  }
  const foot = y + (isTwo ? 14 : 4);
  if (isRuled) sheet.line(40, foot, sheet.width - 40);
  return foot + 12;
};

/** A table of lines, with its heads on each page; answers where the next text would stand. */
export const rows = (sheet: Sheet, given: Rows): number => {
  let y = headsOf(sheet, given.y, given);
  const { columns, lines, step, bottom, next, below, before, style = {} } = given;
  for (const [index, line] of lines.entries()) {
    const cells = columns.map((column) => {
      const text = column.cell(line, index);
      return column.wrap === undefined ? [text] : wrapped(text, column.wrap);
    });
    const more = below?.(line, index) ?? [];
    const heading = before?.(line, index) ?? '';
    const high = Math.max(...cells.map(({ length }) => length)) + more.length + (heading === '' ? 0 : 1.4);
    if (y + high * step > bottom) {
      sheet.page();
      y = headsOf(sheet, next(sheet), given);
    }
    if (heading !== '') {
      sheet.text(columns[0]?.x ?? 40, y, heading, { ...style, font: 'bold' });
      y += step * 1.4;
    }
    for (const [place, texts] of cells.entries()) {
      const { x = 0, align = 'l' } = columns[place] ?? {};
      for (const [down, text] of texts.entries())
        if (text !== '') sheet.text(x, y + down * step * 0.9, text, { ...style, align });
    }
    y += step + (Math.max(...cells.map(({ length }) => length)) - 1) * step * 0.9;
    for (const [x, text] of more) {
      sheet.text(x, y, text, { ...style, size: (style.size ?? sheet.style.size ?? 9) - 1 });
      y += step * 0.95;
    }
  }
  return y;
};

/** Pairs below each other on a sheet, values right at their edge. */
export const pairsAt = (
  sheet: Sheet,
  [x, edge, y]: readonly [number, number, number],
  list: readonly Pair[],
  style: TextStyle & { readonly leading?: number } = {},
): number => {
  const { leading = 13, ...rest } = style;
  for (const [index, [label, value]] of list.entries()) {
    sheet.text(x, y + index * leading, label, rest);
    sheet.text(edge, y + index * leading, value, { ...rest, align: 'r' });
  }
  return y + list.length * leading;
};

/** Pairs below each other on a sheet, values left at their edge. */
export const fieldsAt = (
  sheet: Sheet,
  [x, edge, y]: readonly [number, number, number],
  list: readonly Pair[],
  style: TextStyle & { readonly leading?: number } = {},
): number => {
  const { leading = 12, ...rest } = style;
  for (const [index, [label, value]] of list.entries()) {
    sheet.text(x, y + index * leading, label, rest);
    sheet.text(edge, y + index * leading, value, rest);
  }
  return y + list.length * leading;
};
