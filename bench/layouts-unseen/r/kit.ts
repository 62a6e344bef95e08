/** Parts that layouts of this set put together. */
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { address, escaped, html } from '../html.ts';
import { hash } from '../identity.ts';
import type { Charge, Line, Paper } from '../paper.ts';
import type { Sheet } from '../sheet.ts';

export const sv = inForm(forms.swedish);
export const sp = inForm(forms.space);
export const bare = inForm(forms.bare);
export const dot = inForm(forms.dotted);
export const point = inForm(forms.point);
export const eng = inForm(forms.english);
export const behind = inForm(forms.trailing);

export const e = escaped;
export const to = address;

export const word = (paper: Paper, invoice = 'Faktura', credit = 'Kreditfaktura'): string =>
  paper.title ?? (paper.isCredit ? credit : invoice);

/** A number under `limit` of a line's own. */
export const own = (line: Line, salt: string, limit: number): number => hash(`${salt}${line.seed}`) % limit;

export const page = (style: string, ...parts: readonly string[]): string => html(style, parts.join('\n'));

export const remark = (paper: Paper): string =>
  paper.remark === null ? '' : `<p style="font-weight:bold">${e(paper.remark)}</p>`;

/** What is credited, after a label. */
export const about = (paper: Paper, label: string, before = '<br>'): string =>
  paper.about === null ? '' : `${before}${label} ${paper.about}`;

export const each = (paper: Paper, row: (line: Line, index: number) => string): string =>
  paper.lines.map(row).join('\n');

export const eachCharge = (paper: Paper, row: (charge: Charge) => string): string =>
  paper.charges.map(row).join('\n');

export const eachRate = (
  paper: Paper,
  row: (part: { readonly rate: number; readonly base: bigint; readonly tax: bigint }) => string,
): string => paper.vat.map(row).join('\n');

export const rounded = (paper: Paper, row: (amount: bigint) => string): string =>
  paper.rounding === 0n ? '' : row(paper.rounding);

/** A row of cells; those that begin with `>` stand at the right. */
export const tr = (cells: readonly string[], tag = 'td', kind = ''): string =>
  `<tr${kind === '' ? '' : ` class="${kind}"`}>${cells
    .map((cell) =>
      cell.startsWith('>') ? `<${tag} class="r">${cell.slice(1)}</${tag}>` : `<${tag}>${cell}</${tag}>`,
    )
    .join('')}</tr>`;

export const thead = (cells: readonly string[]): string => `<thead>${tr(cells, 'th')}</thead>`;

/** Cells beside each other, each with its share of the width. */
export const beside = (...cells: readonly (readonly [share: number, text: string])[]): string =>
  `<div style="display:flex">${cells.map(([share, text]) => `<div style="flex:0 0 ${share}%">${text}</div>`).join('')}</div>`;

/** Labels before values, in two columns. */
export const facts = (
  rows: readonly (readonly [label: string, value: string | null])[],
  kind = 'facts',
): string =>
  `<table class="${kind}">${rows
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `<tr><td>${label}</td><td>${e(value ?? '')}</td></tr>`)
    .join('')}</table>`;

/** The lines of each delivery, in order. */
export const parcels = (paper: Paper): readonly (readonly Line[])[] =>
  [...new Set(paper.lines.map(({ delivery }) => delivery))].map((at) =>
    paper.lines.filter(({ delivery }) => delivery === at),
  );

export const sumOf = (lines: readonly Line[]): bigint => lines.reduce((all, { sum }) => all + sum, 0n);

/** What a line's discount is worth, in öre. */
export const lowered = (line: Line): bigint =>
  (line.quantity * line.price) / (line.base * 100_000n) - line.sum;

export type Cell = readonly [x: number, text: string, align?: 'l' | 'r' | 'c'];

/** Rows that move to a new page where they reach the bottom; `top` draws a page's head and answers where rows begin. */
export class Roll {
  y: number;
  pages = 1;
  private readonly sheet: Sheet;
  private readonly top: (page: number) => number;
  private readonly bottom: number;
  private readonly leave: (y: number) => void;

  constructor(
    sheet: Sheet,
    bottom: number,
    top: (page: number) => number,
    leave: (y: number) => void = () => {},
  ) {
    this.sheet = sheet;
    this.top = top;
    this.bottom = bottom;
    this.leave = leave;
    this.y = top(1);
  }

  /** Begins a new page unless so much height is left. */
  need(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.leave(this.y);
    this.sheet.page();
    this.pages++;
    this.y = this.top(this.pages);
  }

  row(cells: readonly Cell[], step = 13, style: Parameters<Sheet['text']>[3] = {}): void {
    for (const [x, text, align] of cells)
      if (text !== '') this.sheet.text(x, this.y, text, { ...style, align: align ?? 'l' });
    this.y += step;
  }
}

export const who = ({ name, street, post }: Paper['buyer']): readonly string[] => [name, street, post];

/** Pairs below each other: labels at `x`, values at `x2`. */
export const listed = (
  sheet: Sheet,
  x: number,
  x2: number,
  y: number,
  rows: readonly (readonly [label: string, value: string | null])[],
  how: {
    readonly step?: number;
    readonly align?: 'l' | 'r';
    readonly size?: number;
    readonly isBold?: boolean;
  } = {},
): number => {
  const { step = 13, align = 'l', size = 9, isBold = false } = how;
  let at = y;
  for (const [label, value] of rows) {
    if (value === null || value === '') continue;
    sheet.text(x, at, label, { size });
    sheet.text(x2, at, value, { align, size, font: isBold ? 'bold' : (sheet.style.font ?? 'sans') });
    at += step;
  }
  return at;
};
