/** Parts that the layouts of this set put together, as HTML and as drawings. */
import { plusDays } from '../days.ts';
import { forms, plain } from '../exact.ts';
import { inForm } from '../format.ts';
import { escaped, html } from '../html.ts';
import { hash } from '../identity.ts';
import type { Line, Paper, Party } from '../paper.ts';
import type { Sheet, TextStyle } from '../sheet.ts';

export const figures = (form: keyof typeof forms): ReturnType<typeof inForm> => inForm(forms[form]);

/** What the paper's labels are: those of an invoice, or of the paper that its title says. */
export const labels = (
  paper: Paper,
): { title: string; number: string; date: string; due: string; pay: string } => {
  const { title } = paper;
  const word = title?.toLowerCase() ?? '';
  if (word.includes('order'))
    return {
      title: title ?? '',
      number: 'Ordernr',
      date: 'Orderdatum',
      due: 'Leveransdag',
      pay: 'Ordervärde',
    };
  if (word.includes('offert'))
    return {
      title: title ?? '',
      number: 'Offertnr',
      date: 'Offertdatum',
      due: 'Giltig t.o.m.',
      pay: 'Totalt',
    };
  if (/följesedel|plock|packlista|retur/u.test(word))
    return { title: title ?? '', number: 'Sedelnr', date: 'Utskriven', due: 'Lev.datum', pay: 'Värde' };
  const called = title ?? (paper.isCredit ? 'Kreditfaktura' : 'Faktura');
  return {
    title: called,
    number: word.includes('proforma') ? 'Proformanr' : 'Fakturanr',
    date: word.includes('proforma') ? 'Datum' : 'Fakturadatum',
    due: 'Förfallodatum',
    pay: paper.isCredit ? 'Att erhålla' : 'Att betala',
  };
};

/** What a credit note says about the invoice it credits, and the remark of papers that are no invoice. */
export const about = (paper: Paper, word = 'Avser faktura'): string =>
  [paper.about === null ? '' : `${word} ${paper.about}`, paper.remark ?? '']
    .filter((text) => text !== '')
    .join('. ');

/** A number below `limit` that belongs to a line. */
export const of = (line: Line, limit: number, salt = ''): number => hash(`k${line.seed}${salt}`) % limit;

export const total = (lines: readonly Line[]): bigint => lines.reduce((all, { sum }) => all + sum, 0n);

export const deliveries = (paper: Paper): readonly (readonly Line[])[] =>
  [...new Set(paper.lines.map(({ delivery }) => delivery))].map((each) =>
    paper.lines.filter(({ delivery }) => delivery === each),
  );

/** The day of a delivery: the last one is the paper's own. */
export const dayOf = (paper: Paper, delivery: number, step = 2): string =>
  plusDays(paper.delivered, (delivery - (paper.lines.at(-1)?.delivery ?? 0)) * step);

export const page = (style: string, ...parts: readonly string[]): string =>
  html(style, parts.join('\n')).replaceAll(
    '<table class="lines">',
    '<table class="lines" width="100%" style="width:100%" cellpadding="3">',
  );

export const address = ({ name, street, post }: Party): string =>
  [name, street, post].map(escaped).join('<br>');

/** Blocks of HTML beside each other, with widths in per cent. */
export const beside = (...cells: readonly (readonly [width: number, content: string])[]): string =>
  `<table class="beside" width="100%" style="width:100%"><tr>${cells
    .map(([width, content]) => `<td width="${width}%" style="width:${width}%" valign="top">${content}</td>`)
    .join('')}</tr></table>`;

type Row = readonly [label: string, value: string];

/** `Label: value` below each other; empty values are left out. */
export const listed = (rows: readonly Row[], mark = ': '): string =>
  rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}${mark}${escaped(value)}`)
    .join('<br>');

/** Rows of cells; the first cells stand left, the others right. */
export const rowsOf = (rows: readonly (readonly string[])[], name = 'rows', lefts = 1): string =>
  `<table class="${name}" cellpadding="2">${rows
    .map(
      (cells) =>
        `<tr>${cells
          .map((cell, at) => `<td${at < lefts ? '' : ' class="r" align="right"'}>${escaped(cell)}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`;

/** Each rate's tax as a row. */
export const taxes = (
  paper: Paper,
  money: (amount: bigint) => string,
  word = (rate: number): string => `Moms ${rate} %`,
): readonly Row[] => paper.vat.map(({ rate, tax }): Row => [word(rate), money(tax)]);

/** The rounding when there is one, and the charges. */
export const rounding = (
  paper: Paper,
  money: (amount: bigint) => string,
  word = 'Öresavrundning',
): readonly Row[] => (paper.rounding === 0n ? [] : [[word, money(paper.rounding)]]);

export const charges = (paper: Paper, money: (amount: bigint) => string): readonly Row[] =>
  paper.charges.map(({ label, amount }): Row => [label, money(amount)]);

/** The share of a line's price that is left after its discount, as a price. */
export const netPrice = (line: Line, mark = ','): string =>
  plain((line.price * (10_000n - line.discount)) / 10_000n, 4, 2).replace('.', mark);

interface Col {
  readonly x: number;
  /** `Upper|Lower` for heads on two rows. */
  readonly head: string;
  readonly cell: (line: Line, index: number) => string | readonly string[];
  readonly align: 'l' | 'r' | 'c';
}

export const col = (x: number, head: string, cell: Col['cell'], align: Col['align'] = 'l'): Col => ({
  x,
  head,
  cell,
  align,
});
export const num = (x: number, head: string, cell: Col['cell']): Col => col(x, head, cell, 'r');

interface Grid {
  readonly top: number;
  /** Where the rows of a page end that has a next one. */
  readonly bottom?: number;
  readonly leading?: number;
  readonly gap?: number;
  readonly style?: TextStyle;
  readonly head?: TextStyle;
  /** Draws below the heads. */
  readonly rule?: (y: number) => void;
  /** Draws before a line or after it, and answers where to go on. */
  readonly above?: (line: Line, index: number, y: number) => number;
  readonly under?: (line: Line, index: number, y: number) => number;
  /** Ends a page, begins the next and answers where its heads stand. */
  readonly next?: (y: number, before: readonly Line[]) => number;
}

/** Draws rows of lines over pages; answers where they end. */
export const grid = (sheet: Sheet, cols: readonly Col[], lines: readonly Line[], how: Grid): number => {
  const { leading = 12, bottom = 690 } = how;
  const put = (x: number, y: number, texts: readonly string[], style: TextStyle): void => {
    for (const [at, text] of texts.entries()) if (text !== '') sheet.text(x, y + at * leading, text, style);
  };
  const heads = (y: number): number => {
    for (const { x, head, align } of cols) put(x, y, head.split('|'), { font: 'bold', ...how.head, align });
    const last = y + (Math.max(...cols.map(({ head }) => head.split('|').length)) - 1) * leading;
    how.rule?.(last + 4);
    return last + leading + 5;
  };
  let y = heads(how.top);
  for (const [index, line] of lines.entries()) {
    if (y > bottom && how.next !== undefined) y = heads(how.next(y, lines.slice(0, index)));
    y = how.above?.(line, index, y) ?? y;
    let depth = 1;
    for (const { x, cell, align } of cols) {
      const made = cell(line, index);
      const texts = typeof made === 'string' ? [made] : made;
      depth = Math.max(depth, texts.length);
      put(x, y, texts, { ...how.style, align });
    }
    y += depth * leading;
    y = (how.under?.(line, index, y) ?? y) + (how.gap ?? 0);
  }
  return y;
};

/** Labels at `x` and values that end at `right`, or begin there when `isLeft`. */
export const stack = (
  sheet: Sheet,
  x: number,
  right: number,
  y: number,
  rows: readonly Row[],
  how: TextStyle & { readonly leading?: number; readonly isLeft?: boolean } = {},
): number => {
  const { leading = 12, isLeft = false, ...style } = how;
  const shown = rows.filter(([, value]) => value !== '');
  for (const [at, [label, value]] of shown.entries()) {
    sheet.text(x, y + at * leading, label, style);
    sheet.text(right, y + at * leading, value, { ...style, align: isLeft ? 'l' : 'r' });
  }
  return y + shown.length * leading;
};

/** A framed cell with a small label above its value. */
export const cell = (
  sheet: Sheet,
  [x, y, width, height]: readonly [number, number, number, number],
  label: string,
  value: string,
  style: TextStyle = {},
): void => {
  sheet.frame(x, y, x + width, y + height);
  sheet.text(x + 3, y + 8, label, { size: 6.5 });
  sheet.text(x + 3, y + height - 5, value, { size: 9.5, ...style });
};
