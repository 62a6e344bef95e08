/** Parts that layouts of this set put together. */
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { escaped, html } from '../html.ts';
import { digitsOf, hash } from '../identity.ts';
import type { Line, Paper, Party } from '../paper.ts';
import type { TextStyle } from '../sheet.ts';

/** What a column prints of a line. */
export type Cell = (line: Line, index: number) => string;

/** Figures and the usual cells in a number form. */
export const formOf = (name: keyof typeof forms) => {
  const { money, quantity, price, percent } = inForm(forms[name]);
  const code: Cell = (l) => l.code;
  const title: Cell = (l) => l.name;
  const unit: Cell = (l) => l.unit;
  const count: Cell = (l) => quantity(l.quantity);
  const count2: Cell = (l) => quantity(l.quantity, 2);
  const count3: Cell = (l) => quantity(l.quantity, 3);
  const counted: Cell = (l) => `${quantity(l.quantity)} ${l.unit}`;
  const each: Cell = (l) => price(l.price);
  const sum: Cell = (l) => money(l.sum);
  const rate: Cell = (l) => String(l.rate);
  const percented: Cell = (l) => `${l.rate} %`;
  const discount: Cell = (l) => (l.discount === 0n ? '' : percent(l.discount));
  const place: Cell = (_, at) => String(at + 1);
  return { money, quantity, price, percent, code, title, unit, count, count2, count3, counted, each, sum, rate, percented, discount, place }; // prettier-ignore
};

/** The paper's word. */
export const word = (paper: Paper, invoice = 'Faktura', credit = 'Kreditfaktura'): string =>
  paper.title ?? (paper.isCredit ? credit : invoice);

/** A number from `least` on of a line's own. */
export const own = (line: Line, salt: string, least: number, most: number): number =>
  least + (hash(`${salt}${line.seed}`) % (most - least + 1));

/** Digits of a line's own: batches and the like. */
export const ownDigits = (line: Line, salt: string, length: number): string =>
  digitsOf(`${salt}${line.seed}`, length);

/** Name, street and place. */
export const who = ({ name, street, post }: Party): readonly string[] => [name, street, post];

/** A page of HTML. */
export const page = (style: string, ...parts: readonly string[]): string => html(style, parts.join('\n'));

/** Texts below each other, escaped. */
export const lines = (texts: readonly (string | null)[]): string =>
  texts
    .filter((text): text is string => text !== null && text !== '')
    .map((text) => escaped(text))
    .join('<br>');

/** Cells beside each other, each with its width in per cent. */
export const side = (...cells: readonly (readonly [number, string, string?])[]): string =>
  `<table width="100%" style="width:100%" cellpadding="0"><tr>${cells
    .map(
      ([width, text, align]) =>
        `<td width="${width}%" style="width:${width}%${align === undefined ? '' : `;text-align:${align}`}" valign="top"${align === undefined ? '' : ` align="${align}"`}>${text}</td>`,
    )
    .join('')}</tr></table>`;

/** Rows of label and value, each at the left; rows without a value are left out. */
export const data = (rows: readonly (readonly [string, string | null])[], name = 'data', mark = ''): string =>
  `<table class="${name}">${rows
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `<tr><td>${label}${mark}</td><td>${escaped(value ?? '')}</td></tr>`)
    .join('')}</table>`;

/** Rows of label and amount; the last in bold. */
export const totals = (rows: readonly (readonly [string, string] | null)[], name = 'totals'): string => {
  const shown = rows.filter((row) => row !== null);
  return `<table class="${name}" align="right" style="margin-left:auto">${shown
    .map(([label, value], at) => {
      const bold = (text: string): string => (at === shown.length - 1 ? `<b>${text}</b>` : text);
      return `<tr><td>${bold(label)}</td><td class="r" align="right">${bold(escaped(value))}</td></tr>`;
    })
    .join('')}</table><div class="clear" style="clear:both"></div>`;
};

/** A column of a table: head, cell, and `r` or `c` for where it stands. */
export type Head = readonly [head: string, cell: Cell, kind?: 'r' | 'c'];

/** A table of lines with what stands above and below each, given as HTML rows. */
export const rows = (
  heads: readonly Head[],
  list: readonly Line[],
  extra: { readonly above?: Cell; readonly under?: Cell; readonly attributes?: string } = {},
): string => {
  const kind = (align: string | undefined): string =>
    align === undefined ? '' : ` class="${align}" align="${align === 'r' ? 'right' : 'center'}"`;
  return `<table class="lines" width="100%" ${extra.attributes ?? ''}><thead><tr>${heads
    .map(([head, , align]) => `<th${kind(align)}>${head}</th>`)
    .join('')}</tr></thead><tbody>${list
    .map(
      (line, at) =>
        `${extra.above?.(line, at) ?? ''}<tr>${heads
          .map(([, cell, align]) => `<td${kind(align)}>${escaped(cell(line, at))}</td>`)
          .join('')}</tr>${extra.under?.(line, at) ?? ''}`,
    )
    .join('\n')}</tbody></table>`;
};

/** A row over all columns. */
export const across = (width: number, text: string, name = 'across'): string =>
  `<tr class="${name}"><td colspan="${width}">${text}</td></tr>`;

/** A row of the sums of VAT, a cell each. */
export const vatRows = (
  paper: Paper,
  form: { readonly money: (amount: bigint) => string },
  heads: readonly [string, string, string],
): string =>
  `<table class="vat"><tr>${heads.map((head) => `<th class="r" align="right">${head}</th>`).join('')}</tr>${paper.vat
    .map(
      ({ rate, base, tax }) =>
        `<tr>${[`${rate} %`, form.money(base), form.money(tax)].map((text) => `<td class="r" align="right">${text}</td>`).join('')}</tr>`,
    ) // prettier-ignore
    .join('')}</table>`;

/** Whether the first of the lines with this key. */
export const isFirst = (list: readonly Line[], line: Line, key: (line: Line) => number | string): boolean => {
  const at = list.indexOf(line);
  return at === 0 || key(list[at - 1] as Line) !== key(line);
};

/** A bold text style. */
export const bold: TextStyle = { font: 'bold' };
