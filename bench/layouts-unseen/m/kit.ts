/** Parts that the layouts of this set put together, as HTML and as drawings. A short text names what stands in a column or a row. */
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { iso, plusDays, slashed } from '../days.ts';
import { type Column, column, escaped, html } from '../html.ts';
import { digitsOf, hash } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';
import { Sheet, type TextStyle } from '../sheet.ts';

export type Form = keyof typeof forms;
export type Day = (day: string) => string;

export const called = (paper: Paper, word: string, credit = 'Kreditfaktura'): string =>
  paper.title ?? (paper.isCredit ? credit : word);

/** What a column holds, by its key. */
const cellOf = (paper: Paper, form: Form, key: string, least: number) => {
  const f = inForm(forms[form]);
  return (line: Line, at: number): string => {
    const counts = form === 'dash' || form === 'colon' ? inForm(forms.swedish) : f;
    const q = counts.quantity(line.quantity, /^kg$/iu.test(line.unit) ? least : 0);
    const net = (line.price * (10_000n - line.discount)) / 10_000n;
    const known: Readonly<Record<string, () => string>> = {
      code: () => line.code,
      name: () => line.name,
      q: () => q,
      unit: () => line.unit,
      qu: () => `${q} ${line.unit}`,
      price: () => f.price(line.price),
      net: () => f.price(net),
      per: () => `${f.price(line.price)}/${line.unit}`,
      disc: () => (line.discount === 0n ? '' : f.percent(line.discount)),
      disc0: () => f.percent(line.discount),
      rate: () => String(line.rate),
      rateP: () => `${line.rate} %`,
      sum: () => f.money(line.sum),
      sumkr: () => `${f.money(line.sum)} kr`,
      pack: () => line.pack,
      no: () => String(at + 1),
      pos: () => String((at + 1) * 10),
      day: () => slashed(plusDays(paper.delivered, -2 * (lineDelivery(paper) - line.delivery))),
      batch: () => `L${digitsOf(`M parti ${line.seed}`, 5)}`,
      codename: () => `${line.code} ${line.name}`,
      namecode: () => (line.code === '' ? line.name : `${line.name} (${line.code})`),
      namepack: () => (line.pack === '' ? line.name : `${line.name} ${line.pack}`),
    };
    return known[key]?.() ?? '';
  };
};
const lineDelivery = (paper: Paper): number => Math.max(...paper.lines.map(({ delivery }) => delivery));

const isNumber = (key: string): boolean => /^(?:q|qu|price|net|per|disc0?|rateP?|sum|sumkr)$/u.test(key);

const parts = (text: string): readonly (readonly [string, string])[] =>
  text.split('|').map((part) => {
    const [label = '', key = ''] = part.split('=');
    return [label, key] as const;
  });

export interface Looks {
  readonly form?: Form;
  readonly day?: Day;
  /** The decimals that weights have at least. */
  readonly least?: number;
}

/** HTML columns: `Art.nr=code|Benämning=name|Summa=sum`. */
export const cols = (paper: Paper, text: string, looks: Looks = {}): readonly Column[] =>
  parts(text).map(([head, key]) =>
    column(
      escaped(head),
      cellOf(paper, looks.form ?? 'swedish', key, looks.least ?? 0),
      isNumber(key) ? 'r' : '',
    ),
  );

/** Labels and values of the paper: `Fakturanr=number|Förfaller=due`. A key without meaning stands for itself. */
export const meta = (
  paper: Paper,
  text: string,
  { day = iso }: Looks = {},
): readonly (readonly [string, string])[] => {
  const { supplier, buyer } = paper;
  const known: Readonly<Record<string, string>> = {
    number: paper.number, about: paper.about ?? '', issue: day(paper.issue), due: day(paper.due), delivered: day(paper.delivered),
    ocr: paper.ocr, customer: paper.customer, order: paper.order, reference: paper.reference, org: supplier.organisation,
    vatno: supplier.vat, bg: supplier.bankgiro, pg: supplier.plusgiro, phone: supplier.phone, mail: supplier.mail,
    iban: supplier.iban ?? '', buyer: buyer.name, buyerorg: buyer.organisation, buyervat: buyer.vat,
    name: supplier.name, street: supplier.street, post: supplier.post, address: `${supplier.street}, ${supplier.post}`,
  }; // prettier-ignore
  return parts(text)
    .map(([label, key]) => [label, known[key] ?? key] as const)
    .filter(([, value]) => value !== '');
};

/** Labels and sums: `Netto=net|Moms {} %=vat|charges|Öresavrundning=rounding|Att betala=payable`. */
export const sums = (
  paper: Paper,
  text: string,
  { form = 'swedish' }: Looks = {},
): readonly (readonly [string, string])[] => {
  const f = inForm(forms[form]);
  return parts(text).flatMap(([label, key]): readonly (readonly [string, string])[] => {
    if (label === 'charges') return paper.charges.map((each) => [each.label, f.money(each.amount)]);
    if (key === 'vat')
      return paper.vat.map(({ rate, tax }) => [label.replace('{}', String(rate)), f.money(tax)]);
    if (key === 'base')
      return paper.vat.map(({ rate, base }) => [label.replace('{}', String(rate)), f.money(base)]);
    if (key === 'rounding' && paper.rounding === 0n) return [];
    const known: Readonly<Record<string, bigint>> = {
      lines: paper.lineNet, net: paper.net, tax: paper.tax, gross: paper.gross, rounding: paper.rounding,
      payable: paper.payable, freight: paper.net - paper.lineNet,
    }; // prettier-ignore
    const amount = known[key];
    return [[label, amount === undefined ? key : f.money(amount)]];
  });
};

export const page = (style: string, ...pieces: readonly string[]): string => html(style, pieces.join('\n'));
/** `Label: value` below each other. */
export const listed = (all: readonly (readonly [string, string])[], mark = ': ', between = '<br>'): string =>
  all.map(([label, value]) => `${label}${label === '' ? '' : mark}${escaped(value)}`).join(between);
export const beside = (...cells: readonly (readonly [width: number, content: string])[]): string =>
  `<table width="100%" style="width:100%"><tr>${cells
    .map(([width, content]) => `<td width="${width}%" style="width:${width}%">${content}</td>`)
    .join('')}</tr></table>`;
export const noted = (paper: Paper): string =>
  paper.remark === null ? '' : `<p><b>${escaped(paper.remark)}</b></p>`;
export const chosen = (line: Line, all: readonly string[], salt = ''): string =>
  all[hash(`M ${line.seed} ${salt}`) % all.length] ?? '';

export interface Rows {
  readonly leading?: number;
  readonly style?: TextStyle;
  readonly headStyle?: TextStyle;
  readonly looks?: Looks;
  readonly rule?: (y: number) => void;
  /** Text below a line, at a place. */
  readonly under?: (line: Line, at: number) => string;
  readonly underAt?: number;
  /** Draws before a line; answers where to go on. */
  readonly above?: (line: Line, at: number, y: number) => number;
  /** Where a page ends, and where the heads stand on the next. */
  readonly bottom?: number;
  readonly next?: (y: number, before: readonly Line[]) => number;
  readonly depth?: number;
}

/** Draws columns `40 Art.nr=code|330> Antal=q`: `>` ends at the place, `^` is centred on it, `/` before a key puts it on a row below. */
export const rows = (sheet: Sheet, paper: Paper, text: string, top: number, how: Rows = {}): number => {
  const { leading = 13, looks = {} } = how;
  const all = text.split('|').map((part) => {
    const [, x = '0', mark = '', head = '', low = '', key = ''] =
      /^(\d+)([>^]?) ?(.*)=(\/?)(.*)$/u.exec(part) ?? [];
    const align = mark === '>' ? ('r' as const) : mark === '^' ? ('c' as const) : ('l' as const);
    return {
      x: Number(x),
      align,
      head,
      drop: low === '' ? 0 : 1,
      cell: cellOf(paper, looks.form ?? 'swedish', key, looks.least ?? 0),
    };
  });
  const depth = how.depth ?? 1 + Math.max(...all.map(({ drop }) => drop));
  const heads = (y: number): number => {
    for (const { x, head, align, drop } of all)
      if (head !== '') sheet.text(x, y + drop * leading, head, { font: 'bold', ...how.headStyle, align });
    how.rule?.(y + (depth - 1) * leading + 4);
    return y + depth * leading + 4;
  };
  let y = heads(top);
  for (const [at, line] of paper.lines.entries()) {
    if (y > (how.bottom ?? 2000) && how.next !== undefined) y = heads(how.next(y, paper.lines.slice(0, at)));
    y = how.above?.(line, at, y) ?? y;
    for (const { x, cell, align, drop } of all) {
      const value = cell(line, at);
      if (value !== '') sheet.text(x, y + drop * leading, value, { ...how.style, align });
    }
    y += depth * leading;
    const under = how.under?.(line, at) ?? '';
    if (under !== '') sheet.text(how.underAt ?? 90, y, under, how.style);
    if (under !== '') y += leading;
  }
  return y;
};

/** Labels at `x` and values at `to`, which is their right edge when it is given as below zero. */
export const column2 = (
  sheet: Sheet,
  x: number,
  to: number,
  y: number,
  all: readonly (readonly [string, string])[],
  style: TextStyle & { readonly leading?: number } = {},
): number => {
  const { leading = 13, ...rest } = style;
  for (const [at, [label, value]] of all.entries()) {
    sheet.text(x, y + at * leading, label, rest);
    sheet.text(Math.abs(to), y + at * leading, value, { ...rest, align: to < 0 ? 'r' : 'l' });
  }
  return y + all.length * leading;
};

/** Labels in one row and values below them, at given places. */
export const over2 = (
  sheet: Sheet,
  y: number,
  xs: readonly number[],
  all: readonly (readonly [string, string])[],
  small: TextStyle = {},
  big: TextStyle = {},
  drop = 12,
): void => {
  for (const [at, [label, value]] of all.entries()) {
    sheet.text(xs[at] ?? 0, y, label, { size: 7, ...small });
    sheet.text(xs[at] ?? 0, y + drop, value, big);
  }
};

export const to = ({ name, street, post }: Paper['buyer']): readonly string[] => [name, street, post];
export const sheetOf = (style: TextStyle = {}, width = 595, height = 842): Sheet =>
  new Sheet(style, width, height);
