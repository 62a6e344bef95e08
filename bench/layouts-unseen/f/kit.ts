/** Pieces of pages that the set's layouts are put together of. */
import { escaped, html } from '../html.ts';
import { inForm, across } from '../format.ts';
import { forms } from '../exact.ts';
import type { Line, Paper, Party } from '../paper.ts';
import { type Sheet, type TextStyle, wrapped } from '../sheet.ts';

export const figures = (form: keyof typeof forms): ReturnType<typeof inForm> => inForm(forms[form]);
type Figures = ReturnType<typeof inForm>;

/** The lines of an address, and what else shall stand there. */
export const lines = (...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').map(escaped).join('<br>'); // prettier-ignore

export const whereOf = ({ name, street, post }: Party): readonly string[] => [name, street, post];

export const at = (party: Party, ...more: readonly string[]): string => lines(...whereOf(party), ...more);

/** Parts beside each other. */
export const beside = (...parts: readonly (readonly [width: string, content: string])[]): string =>
  `<table style="width:100%"><tr>${parts
    .map(([width, content]) => `<td style="width:${width}">${content}</td>`)
    .join('')}</tr></table>`;

/** What the paper is called: its own word, or the layout's for an invoice or a credit note. */
export const word = (paper: Paper, invoice: string, credit = 'Kreditfaktura'): string =>
  paper.title ?? (paper.isCredit ? credit : invoice);

/** What a paper about another one says. */
export const about = (paper: Paper, label: string): readonly (readonly [string, string])[] =>
  paper.about === null ? [] : [[label, paper.about]];

export const remark = (paper: Paper): string =>
  paper.remark === null ? '' : `<p style="font-size:13pt"><b>${escaped(paper.remark)}</b></p>`;

/** The sums of charges as label and value. */
export const charged = (paper: Paper, f: Figures): readonly (readonly [string, string])[] =>
  paper.charges.map(({ label, amount }) => [label, f.money(amount)]);

export const rounded = (paper: Paper, f: Figures, label: string): readonly (readonly [string, string])[] =>
  paper.rounding === 0n ? [] : [[label, f.money(paper.rounding)]];

/** A row for each rate of VAT, in a table of its own. */
export const rates = (
  paper: Paper,
  f: Figures,
  heads: readonly [string, string, string],
  name = 'rates',
): string =>
  `<table class="${name}"><tr>${heads.map((head) => `<th class="r">${head}</th>`).join('')}</tr>${paper.vat
    .map(
      ({ rate, base, tax }) =>
        `<tr><td class="r">${rate} %</td><td class="r">${f.money(base)}</td><td class="r">${f.money(tax)}</td></tr>`,
    )
    .join('')}</table>`;

/** Each rate as `Moms 6 %` and its tax. */
export const taxes = (
  paper: Paper,
  f: Figures,
  label: (rate: number, base: string) => string,
): readonly (readonly [string, string])[] =>
  paper.vat.map(({ rate, base, tax }) => [label(rate, f.money(base)), f.money(tax)]);

export const sheet = (css: string, ...parts: readonly string[]): string => html(css, parts.join('\n'));

/** A table of plain cells for word processors and spreadsheets, which know little of CSS. `>` begins a cell to the right. */
export const cells = (
  rows: readonly (readonly string[])[],
  given: { readonly border?: number; readonly widths?: readonly number[]; readonly isBold?: boolean } = {},
): string =>
  `<table width="100%" border="${given.border ?? 0}" cellspacing="0" cellpadding="2">${rows
    .map(
      (row, index) =>
        `<tr>${row
          .map((cell, column) => {
            const isRight = cell.startsWith('>');
            const text = escaped(isRight ? cell.slice(1) : cell).replaceAll('\n', '<br>');
            const width = given.widths?.[column];
            const content = index === 0 && given.isBold === true ? `<b>${text}</b>` : text;
            return `<td valign="top" sdnum="0;0;@"${width === undefined ? '' : ` width="${width}"`} align="${isRight ? 'right' : 'left'}">${content === '' ? '&nbsp;' : content}</td>`;
          })
          .join('')}</tr>`,
    )
    .join('')}</table>`;

/** A page for a word processor or a spreadsheet. */
export const typed = (font: string, size: number, ...parts: readonly string[]): string =>
  `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Faktura</title><style>@page{size:21cm 29.7cm;margin:1.6cm}body,td{font-family:'${font}';font-size:${size}pt}</style></head><body>${parts.join('\n')}</body></html>`;

interface Place {
  readonly x: number;
  readonly head: string;
  readonly cell: (line: Line, index: number) => string;
  readonly align?: 'l' | 'r' | 'c';
  /** Letters after which the text goes on below. */
  readonly width?: number;
}

export const place = (
  x: number,
  head: string,
  cell: Place['cell'],
  align: 'l' | 'r' | 'c' = 'l',
  width?: number,
): Place => ({ x, head, cell, align, ...(width === undefined ? {} : { width }) });

/** Draws a table; a wrapped cell makes its row higher. Answers where the next row would stand; turns the page when full. */
export const grid = (
  page: Sheet,
  y: number,
  places: readonly Place[],
  list: readonly Line[],
  given: {
    readonly step?: number;
    readonly style?: TextStyle;
    readonly headStyle?: TextStyle;
    readonly above?: (line: Line, index: number) => string;
    readonly under?: (line: Line) => readonly (readonly [number, string, ('l' | 'r' | 'c')?])[];
    readonly rule?: boolean;
    readonly bottom?: number;
    readonly isHeadless?: boolean;
  } = {},
): number => {
  const { step = 13, style = {}, bottom = 690 } = given;
  let top = y;
  const head = (): void => {
    if (given.isHeadless === true) return;
    across(
      page,
      top,
      places.map(({ x, head: text, align }) => [x, text, align ?? 'l'] as const),
      { font: 'bold', ...given.headStyle },
    );
    top += step + 3;
  };
  head();
  for (const [index, line] of list.entries()) {
    if (top > bottom) {
      page.page();
      top = 60;
      head();
    }
    const before = given.above?.(line, index) ?? '';
    if (before !== '') {
      page.text(places[0]?.x ?? 40, top, before, { ...style, font: 'bold' });
      top += step;
    }
    let rows = 1;
    for (const { x, cell, align = 'l', width } of places) {
      const texts = width === undefined ? [cell(line, index)] : wrapped(cell(line, index), width);
      rows = Math.max(rows, texts.length);
      for (const [row, text] of texts.entries())
        if (text !== '') page.text(x, top + row * (step - 2), text, { ...style, align });
    }
    top += (rows - 1) * (step - 2);
    const below = given.under?.(line) ?? [];
    if (below.length > 0) {
      top += step - 2;
      across(page, top, below, style);
    }
    if (given.rule === true) page.line(places[0]?.x ?? 40, top + 4, 555, top + 4, 0.3);
    top += step;
  }
  return top;
};

/** Labels and values below each other, values to the right. */
export const ledger = (
  page: Sheet,
  x: number,
  right: number,
  y: number,
  rows: readonly (readonly [string, string])[],
  given: TextStyle & { readonly leading?: number } = {},
): number => {
  const { leading = 13, ...style } = given;
  for (const [row, [label, value]] of rows.entries()) {
    page.text(x, y + row * leading, label, style);
    page.right(right, y + row * leading, value, style);
  }
  return y + rows.length * leading;
};

/** Small labels with the value below, side by side. */
export const boxes = (
  page: Sheet,
  y: number,
  list: readonly (readonly [x: number, label: string, value: string])[],
  given: { readonly small?: number; readonly size?: number; readonly gap?: number } = {},
): void => {
  for (const [x, label, value] of list) {
    page.text(x, y, label, { size: given.small ?? 6.5 });
    page.text(x, y + (given.gap ?? 11), value, { size: given.size ?? 9 });
  }
};

/** A fixed page for troff: what stands on it, letter by letter. */
export const fixed = (rows: readonly string[], size = 9): string =>
  [
    `.pl 29.7c\n.po 1.6c\n.ll 18.5c\n.nf\n.nh\n.ft CR\n.ps ${size}\n.vs ${size + 2}\n.sp 1.4c`,
    ...rows.map((row) => {
      const safe = row.replaceAll('\\', '\\e').replaceAll(/(?<![\p{L}\d])-(?=\d)|(?<=\d)-(?![\p{L}\d])/gu, '\\-').replaceAll("'", '\\(aq').replaceAll('´', '\\(aa').replaceAll('^', '\\(ha').replaceAll('~', '\\(ti'); // prettier-ignore
      return safe === '' ? '\\&' : `\\&${safe}`;
    }),
  ].join('\n');
