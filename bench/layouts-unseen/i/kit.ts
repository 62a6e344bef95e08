/** Parts of pages by short descriptions: `Antal=qty>` is a column with that head, its cells and its side. */
import { forms, type NumberForm, printed } from '../exact.ts';
import { inForm } from '../format.ts';
import { column, escaped, html, table } from '../html.ts';
import { hash } from '../identity.ts';
import { abbreviated, american, dashedBack, dotted, iso, pointed, short, slashes, words } from '../days.ts';
import type { Line, Paper } from '../paper.ts';
import { type Sheet, type TextStyle, wrapped } from '../sheet.ts';

export interface Figures extends ReturnType<typeof inForm> {
  readonly form: NumberForm;
}

export const figures = (name: keyof typeof forms): Figures => ({ ...inForm(forms[name]), form: forms[name] });

/** A number below `limit` that belongs to a line. */
export const of = (line: Line, limit: number, salt = ''): number => hash(`${line.seed}/${salt}`) % limit;

type Cell = (line: Line, index: number) => string;

const cells: Readonly<Record<string, (line: Line, f: Figures, index: number) => string>> = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  unit: ({ unit }) => unit,
  pack: ({ pack }) => pack,
  qty: ({ quantity }, f) => f.quantity(quantity),
  qty1: ({ quantity }, f) => f.quantity(quantity, 1),
  qty2: ({ quantity }, f) => f.quantity(quantity, 2),
  qty3: ({ quantity }, f) => f.quantity(quantity, 3),
  qu: ({ quantity, unit }, f) => `${f.quantity(quantity)} ${unit}`,
  price: ({ price }, f) => f.price(price),
  price4: ({ price }, f) => f.price(price, 4),
  pu: ({ price, unit }, f) => `${f.price(price)}/${unit}`,
  disc: ({ discount }, f) => (discount === 0n ? '' : f.percent(discount)),
  'disc%': ({ discount }, f) => (discount === 0n ? '' : `${f.percent(discount)} %`),
  disc0: ({ discount }, f) => printed(discount, 2, f.form, 1),
  sum: ({ sum }, f) => f.money(sum),
  rate: ({ rate }) => String(rate),
  'rate%': ({ rate }) => `${rate}%`,
  rated: ({ rate }, f) => `${rate}${f.form.mark}00`,
  rateno: ({ rate }) => ({ 25: '1', 12: '2', 6: '3' })[rate] ?? '0',
  cn: ({ code, name }) => `${code} ${name}`,
  nc: ({ code, name }) => `${name} (${code})`,
  np: ({ name, pack }) => (pack === '' ? name : `${name}, ${pack}`),
  pos: (_line, _f, index) => String(index + 1),
  pos10: (_line, _f, index) => String((index + 1) * 10).padStart(4, '0'),
  batch: (line) => `L${10_000 + of(line, 89_999, 'batch')}`,
  crates: (line) => String(1 + of(line, 4, 'crate')),
  gross: ({ sum, rate }, f) => f.money(sum + (sum * BigInt(rate)) / 100n),
};

/** What a column of a key prints for a line. */
export const cellOf = (key: string, f: Figures): Cell => {
  const made = cells[key];
  if (made === undefined) throw new Error(`no cell ${key}`);
  return (line, index) => made(line, f, index);
};

const dateForms: Readonly<Record<string, (day: string) => string>> = {
  iso,
  short,
  words,
  abbreviated,
  dotted,
  slashes,
  dashedBack,
  american,
  pointed,
};
const dated = (day: string, form: string | undefined): string => dateForms[form ?? 'iso']?.(day) ?? day;

/** The values of a paper; an empty one is left out. */
const valueOf = (paper: Paper, key: string): string => {
  const [name = '', form] = key.split(':');
  const { supplier, buyer } = paper;
  const all: Readonly<Record<string, () => string | null>> = {
    number: () => paper.number,
    issue: () => dated(paper.issue, form),
    due: () => dated(paper.due, form),
    delivered: () => dated(paper.delivered, form),
    ocr: () => paper.ocr,
    customer: () => paper.customer,
    order: () => paper.order,
    ref: () => paper.reference,
    about: () => paper.about,
    org: () => supplier.organisation,
    vat: () => supplier.vat,
    bg: () => supplier.bankgiro,
    phone: () => supplier.phone,
    mail: () => supplier.mail,
    buyer: () => buyer.name,
    currency: () => paper.currency,
  };
  return name.startsWith('!') ? name.slice(1) : (all[name]?.() ?? '');
};

export type Pairs = readonly (readonly [label: string, value: string])[];

/** `Fakturanr=number|Datum=issue:dotted|Villkor=!30 dagar netto`. */
export const meta = (paper: Paper, spec: string): Pairs =>
  spec
    .split('|')
    .map((part) => part.split('='))
    .map(([label = '', key = '']): readonly [string, string] => [label, valueOf(paper, key)])
    .filter(([, value]) => value !== '');

/** `Netto=net|Moms {r} % av {b}=vat|Avgifter=charges|Att betala=payable`; a rounding of nothing and a sum of one tax (`taxes`) are left out. */
export const sums = (paper: Paper, f: Figures, spec: string): Pairs =>
  spec.split('|').flatMap((part): Pairs => {
    const [label = '', key = ''] = part.split('=');
    if (key === 'charges') return paper.charges.map((charge) => [charge.label, f.money(charge.amount)]);
    if (key === 'vat')
      return paper.vat.map(({ rate, base, tax }) => [
        label.replace('{r}', String(rate)).replace('{b}', f.money(base)),
        f.money(tax),
      ]);
    const all: Readonly<Record<string, bigint>> = {
      net: paper.net,
      lines: paper.lineNet,
      tax: paper.tax,
      taxes: paper.tax,
      gross: paper.gross,
      rounding: paper.rounding,
      payable: paper.payable,
    };
    if (key === 'rounding' && paper.rounding === 0n) return [];
    if (key === 'taxes' && paper.vat.length < 2) return [];
    return [[label, f.money(all[key] ?? 0n)]];
  });

export const called = (paper: Paper, word: string, credit = 'Kreditfaktura'): string =>
  paper.title ?? (paper.isCredit ? credit : word);

export const page = (style: string, ...parts: readonly string[]): string => html(style, parts.join('\n'));

/** The lines as an HTML table; `>` puts a column to the right. */
export const linesAs = (
  lines: readonly Line[],
  f: Figures,
  spec: string,
  extra: Parameters<typeof table>[2] = {},
): string =>
  table(
    spec.split('|').map((part) => {
      const [head = '', key = ''] = part.split('=');
      return column(head, cellOf(key.replace('>', ''), f), key.endsWith('>') ? 'r' : '');
    }),
    lines,
    extra,
  );

export const beside = (...parts: readonly (readonly [width: number, content: string])[]): string =>
  `<table width="100%" style="width:100%"><tr>${parts
    .map(([width, content]) => `<td width="${width}%" style="width:${width}%">${content}</td>`)
    .join('')}</tr></table>`;

/** `Label: value` below each other. */
export const told = (rows: Pairs): string =>
  rows.map(([label, value]) => `${label}: ${escaped(value)}`).join('<br>');

export interface Grid {
  readonly top: number;
  readonly bottom?: number;
  readonly leading?: number;
  readonly gap?: number;
  readonly style?: TextStyle;
  readonly head?: TextStyle;
  readonly rule?: (y: number) => void;
  readonly above?: (line: Line, index: number, y: number) => number;
  readonly under?: (line: Line, index: number, y: number) => number;
  /** Begins the next page and answers where its heads stand. */
  readonly next?: (y: number, before: readonly Line[]) => number;
}

/** `40 Art.nr=code|>300 Antal=qty|100 Vara=name~30`: columns at their places; a name is broken at `~` letters. */
export const grid = (sheet: Sheet, lines: readonly Line[], f: Figures, spec: string, how: Grid): number => {
  const leading = how.leading ?? 12;
  const columns = spec.split('|').map((part) => {
    const [, side, x = '0', head = '', key = '', width] =
      /^(>?)(\d+) ?([^=]*)=([^~]*)(?:~(\d+))?$/u.exec(part) ?? [];
    const align = side === '>' ? ('r' as const) : ('l' as const);
    return {
      x: Number(x),
      head,
      align,
      cell: cellOf(key, f),
      width: width === undefined ? 99 : Number(width),
    };
  });
  const heads = (y: number): number => {
    for (const { x, head, align } of columns)
      if (head !== '') sheet.text(x, y, head, { font: 'bold', ...how.head, align });
    how.rule?.(y + 4);
    return y + leading + 5;
  };
  let y = heads(how.top);
  for (const [index, line] of lines.entries()) {
    if (y > (how.bottom ?? 690) && how.next !== undefined) y = heads(how.next(y, lines.slice(0, index)));
    y = how.above?.(line, index, y) ?? y;
    let depth = 1;
    for (const { x, cell, align, width } of columns) {
      const texts = wrapped(cell(line, index), width);
      depth = Math.max(depth, texts.length);
      for (const [at, text] of texts.entries())
        if (text !== '') sheet.text(x, y + at * leading, text, { ...how.style, align });
    }
    y += depth * leading;
    y = how.under?.(line, index, y) ?? y;
    y += how.gap ?? 0;
  }
  return y;
};

/** Labels at `x` and values ending at `end`, below each other; answers where the next would stand. */
export const listed = (
  sheet: Sheet,
  x: number,
  end: number,
  y: number,
  rows: Pairs,
  style: TextStyle = {},
  leading = 13,
): number => {
  for (const [index, [label, value]] of rows.entries()) {
    sheet.text(x, y + index * leading, label, style);
    sheet.right(end, y + index * leading, value, style);
  }
  return y + rows.length * leading;
};

/** Labels at `x` and values beginning at `at`. */
export const facts = (
  sheet: Sheet,
  x: number,
  at: number,
  y: number,
  rows: Pairs,
  style: TextStyle = {},
  leading = 13,
): number => {
  for (const [index, [label, value]] of rows.entries()) {
    sheet.text(x, y + index * leading, label, style);
    sheet.text(at, y + index * leading, value, style);
  }
  return y + rows.length * leading;
};

/** Labels in a row of cells and their values below them. */
export const boxed = (
  sheet: Sheet,
  places: readonly number[],
  y: number,
  rows: Pairs,
  style: TextStyle = {},
): void => {
  for (const [index, [label, value]] of rows.entries()) {
    sheet.text(places[index] ?? 0, y, label, { size: 7, ...style });
    sheet.text(places[index] ?? 0, y + 12, value);
  }
};

export const partyLines = ({ name, street, post }: Paper['buyer']): readonly string[] => [name, street, post];

/** The remark of a paper that is no invoice, as a row of the page. */
export const remarkOn = (sheet: Sheet, paper: Paper, x: number, y: number): void => {
  if (paper.remark !== null) sheet.text(x, y, paper.remark, { font: 'bold' });
};
