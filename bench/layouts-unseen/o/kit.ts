/** Parts that this set's layouts are put together of. */
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { escaped, html } from '../html.ts';
import { hash } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';
import type { Sheet, TextStyle } from '../sheet.ts';

export const fig = (form: keyof typeof forms): ReturnType<typeof inForm> => inForm(forms[form]);

/** The word for the paper. */
export const word = (paper: Paper, invoice: string, credit = 'Kreditfaktura'): string =>
  paper.title ?? (paper.isCredit ? credit : invoice);

/** The remark that a paper bears, or nothing. */
export const note = (paper: Paper): string =>
  paper.remark === null ? '' : `<p style="font-weight:bold">${escaped(paper.remark)}</p>`;

/** A number from 0 that belongs to a line. */
export const below = (line: Line, limit: number, salt = ''): number => hash(`O ${line.seed} ${salt}`) % limit;

export const doc = (style: string, ...parts: readonly string[]): string => html(style, parts.join('\n'));

/** Blocks beside each other: a width in per cent and what stands there. */
export const side = (...blocks: readonly (readonly [number, string])[]): string =>
  `<table width="100%" style="width:100%"><tr>${blocks
    .map(([width, inside]) => `<td width="${width}%" style="width:${width}%" valign="top">${inside}</td>`)
    .join('')}</tr></table>`;

/** Rows of texts below each other; empty ones are left out. */
export const stack = (...texts: readonly (string | null)[]): string =>
  texts
    .filter((text) => text !== null && text !== '')
    .map((text) => escaped(text ?? ''))
    .join('<br>');

/** Label and value in two cells of a row each. */
export const kv = (all: readonly (readonly [string, string | null])[], name = 'kv'): string =>
  `<table class="${name}">${all
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `<tr><td>${label}</td><td class="v">${escaped(value ?? '')}</td></tr>`)
    .join('')}</table>`;

/** Rows of cells; the letters of `kinds` say `l`, `r` or `c` for each. */
export const cells = (
  all: readonly (readonly string[])[],
  kinds: string,
  name = 'cells',
  head?: readonly string[],
): string => {
  const row = (texts: readonly string[], tag: string): string =>
    `<tr>${texts.map((text, at) => `<${tag} class="${kinds[at] ?? 'l'}" align="${kinds[at] === 'r' ? 'right' : kinds[at] === 'c' ? 'center' : 'left'}">${escaped(text)}</${tag}>`).join('')}</tr>`;
  return `<table class="${name}" width="100%">${head === undefined ? '' : row(head, 'th')}${all.map((texts) => row(texts, 'td')).join('\n')}</table>`;
};

/** A spreadsheet: the columns' widths, and rows whose texts reach over the empty cells to their right; `>` first sets a text to the right. */
export const grid = (widths: readonly number[], all: readonly (readonly string[])[]): string => {
  const row = (texts: readonly string[]): string => {
    const made: string[] = [];
    for (let at = 0; at < widths.length;) {
      const text = texts[at] ?? '';
      const isRight = text.startsWith('>');
      let next = at + 1;
      while (!isRight && text !== '' && next < widths.length && (texts[next] ?? '') === '') next++;
      const width = widths.slice(at, next).reduce((sum, each) => sum + each, 0);
      made.push(
        `<td width="${width}" colspan="${next - at}" align="${isRight ? 'right' : 'left'}">${escaped(isRight ? text.slice(1) : text)}</td>`,
      );
      at = next;
    }
    return `<tr>${made.join('')}</tr>`;
  };
  return `<table><colgroup>${widths.map((width) => `<col width="${width}">`).join('')}</colgroup>${all.map(row).join('\n')}</table>`;
};

/** Rate, base and tax of each rate, printed. */
export const rates = (
  paper: Paper,
  f: ReturnType<typeof fig>,
): readonly (readonly [string, string, string])[] =>
  paper.vat.map(({ rate, base, tax }) => [String(rate), f.money(base), f.money(tax)]);

/** The fees between the lines and the sum, printed. */
export const feesOf = (paper: Paper, f: ReturnType<typeof fig>): readonly (readonly [string, string])[] =>
  paper.charges.map(({ label, amount }) => [label, f.money(amount)]);

/** A row for the rounding when there is one. */
export const rounded = (
  paper: Paper,
  f: ReturnType<typeof fig>,
  label = 'Öresavrundning',
): readonly (readonly [string, string])[] =>
  paper.rounding === 0n ? [] : [[label, f.money(paper.rounding)]];

export interface Col {
  readonly x: number;
  readonly head: string;
  readonly cell: (line: Line, at: number) => string | readonly string[];
  readonly align: 'l' | 'r' | 'c';
}
export const L = (x: number, head: string, cell: Col['cell']): Col => ({ x, head, cell, align: 'l' });
export const R = (x: number, head: string, cell: Col['cell']): Col => ({ x, head, cell, align: 'r' });
export const C = (x: number, head: string, cell: Col['cell']): Col => ({ x, head, cell, align: 'c' });

export interface TableHow {
  readonly y: number;
  readonly leading?: number;
  readonly style?: TextStyle;
  readonly heads?: TextStyle;
  readonly gap?: number;
  /** The lowest place of a row when there is a next page. */
  readonly bottom?: number;
  /** Draws a head of the next page; answers where its table starts. */
  readonly next?: (y: number) => number;
  readonly before?: (line: Line, at: number, y: number) => number;
  readonly after?: (line: Line, at: number, y: number) => number;
  readonly ruled?: (y: number) => void;
}

/** Draws lines as rows; answers the place below the last. Heads with `|` stand on two rows. */
export const rowsOn = (sheet: Sheet, cols: readonly Col[], lines: readonly Line[], how: TableHow): number => {
  const leading = how.leading ?? 13;
  const heads = (top: number): number => {
    const deep = Math.max(...cols.map(({ head }) => head.split('|').length));
    for (const { x, head, align } of cols)
      for (const [at, text] of head.split('|').entries())
        if (text !== '') sheet.text(x, top + at * 10, text, { font: 'bold', ...how.heads, align });
    how.ruled?.(top + (deep - 1) * 10 + 4);
    return top + (deep - 1) * 10 + leading + 4;
  };
  let y = heads(how.y);
  for (const [at, line] of lines.entries()) {
    if (how.bottom !== undefined && how.next !== undefined && y > how.bottom) y = heads(how.next(y));
    y = how.before?.(line, at, y) ?? y;
    let deep = 1;
    for (const { x, cell, align } of cols) {
      const made = cell(line, at);
      const texts = typeof made === 'string' ? [made] : made;
      deep = Math.max(deep, texts.length);
      for (const [row, text] of texts.entries())
        if (text !== '') sheet.text(x, y + row * leading, text, { ...how.style, align });
    }
    y += deep * leading + (how.gap ?? 0);
    y = how.after?.(line, at, y) ?? y;
  }
  return y;
};

/** Labels at `x` with values that end at `right`; answers the place below. */
export const sumsOn = (
  sheet: Sheet,
  y: number,
  all: readonly (readonly [string, string])[],
  x: number,
  right: number,
  style: TextStyle & { readonly leading?: number } = {},
): number => {
  const { leading = 13, ...rest } = style;
  for (const [at, [label, value]] of all.entries()) {
    sheet.text(x, y + at * leading, label, rest);
    sheet.right(right, y + at * leading, value, rest);
  }
  return y + all.length * leading;
};
