/** Texts, columns and figures that the layouts of this set put together. */
import {
  american,
  compact,
  dashedBack,
  dotted,
  iso,
  pointed,
  short,
  shortDashed,
  slashes,
  words,
} from '../days.ts';
import { type forms as allForms, forms, printed } from '../exact.ts';
import { digitsOf, gtin, hash } from '../identity.ts';
import type { Layout } from '../layout.ts';
import { type Line, lineSum, type Paper, type Printing } from '../paper.ts';
import { placeOf } from './firms.ts';
import type { Seller } from './orders.ts';

export interface LayoutJ extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

/** How a layout writes figures and days. */
export interface Hand {
  readonly form: keyof typeof allForms;
  readonly day: (day: string) => string;
}

const days = { american, compact, dashedBack, dotted, iso, pointed, short, shortDashed, slashes, words };

export const hand = (form: Hand['form'], day: keyof typeof days): Hand => ({
  form,
  day: days[day],
});

export const money = (by: Hand, amount: bigint): string => printed(amount, 2, forms[by.form]);

const amountOf = (by: Hand, value: bigint, least = 0): string => printed(value, 3, forms[by.form], least);

const share = (value: bigint, by: Hand): string => printed(value, 2, forms[by.form], 0);

/** The layout's word for the paper, or the paper's own. */
export const titleOf = (paper: Paper, word: string, credit = 'Kreditfaktura'): string =>
  paper.title ?? (paper.isCredit ? credit : word);

const cells: Readonly<Record<string, (line: Line, by: Hand, index: number) => string>> = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  namepack: ({ name, pack }) => `${name} ${pack}`.trim(),
  codename: ({ code, name }) => `${code} ${name}`,
  pack: ({ pack }) => pack,
  qty: ({ quantity }, by) => amountOf(by, quantity),
  qty2: ({ quantity }, by) => amountOf(by, quantity, 2),
  qty3: ({ quantity }, by) => amountOf(by, quantity, 3),
  qtyunit: ({ quantity, unit }, by) => `${amountOf(by, quantity)} ${unit}`,
  unit: ({ unit }) => unit,
  UNIT: ({ unit }) => unit.toUpperCase(),
  price: ({ price }, by) => printed(price, 4, forms[by.form], 2),
  priceunit: ({ price, unit }, by) => `${printed(price, 4, forms[by.form], 2)}/${unit}`,
  disc: ({ discount }, by) => (discount === 0n ? '' : share(discount, by)),
  discpc: ({ discount }, by) => (discount === 0n ? '' : `${share(discount, by)}%`),
  disc0: ({ discount }, by) => printed(discount, 2, forms[by.form]),
  sum: ({ sum }, by) => money(by, sum),
  rate: ({ rate }) => `${rate}`,
  ratepc: ({ rate }) => `${rate}%`,
  ratecode: ({ rate }) => (rate === 25 ? '1' : rate === 0 ? '0' : '2'),
  ean: ({ name }) => gtin(`J${name}`),
  own: ({ name }) => digitsOf(`own/${name}`, 5),
  pos: (_, __, index) => String(index + 1),
  pos10: (_, __, index) => String((index + 1) * 10),
  batch: ({ seed }) => `L${String(seed % 90_000).padStart(5, '0')}`,
  origin: ({ name }) => ['SE', 'NO', 'IT', 'ES', 'NL', 'DK'][hash(name) % 6] ?? '',
  ordered: ({ quantity }, by) => amountOf(by, quantity),
  account: ({ rate }) => (rate === 25 ? '3001' : '3003'),
};

const upright = new Set(['code', 'name', 'namepack', 'codename', 'pack', 'unit', 'UNIT', 'ean', 'own', 'pos', 'pos10', 'batch', 'origin']); // prettier-ignore

export interface Col {
  readonly x: number;
  readonly key: string;
  readonly head: string;
  readonly isRight: boolean;
  readonly cell: (line: Line, by: Hand, index: number) => string;
}

/** Columns of `key Head`, or `x key Head` where they are drawn, divided by `;`. `Upper|Lower` heads stand on two rows. */
export const columns = (text: string): readonly Col[] =>
  text.split(';').map((part) => {
    const words = part.trim().split(' ');
    const x = /^\d+$/u.test(words[0] ?? '') ? Number(words.shift()) : 0;
    const key = words.shift() ?? '';
    const cell = cells[key];
    if (cell === undefined) throw new Error(`no column ${key}`);
    return { x, key, head: words.join(' '), isRight: !upright.has(key), cell };
  });

/** What columns leave out or print in a way of their own. */
export const printingOf = (text: string, more: Printing = {}): Printing => {
  const keys = new Set(columns(text).map(({ key }) => key));
  return {
    ...(keys.has('namepack') ? { name: ({ name, pack }: Line) => `${name} ${pack}`.trim() } : {}),
    ...(keys.has('code') || keys.has('codename') ? {} : { code: () => undefined }),
    ...(keys.has('UNIT') ? { unit: ({ unit }: Line) => unit.toUpperCase() } : {}),
    ...(['unit', 'UNIT', 'qtyunit', 'priceunit'].some((key) => keys.has(key)) ? {} : { unit: () => undefined }), // prettier-ignore
    ...more,
  };
};

type Pair = readonly [label: string, value: string];

const sumsOf = (paper: Paper, by: Hand, label: string, key: string): readonly Pair[] | undefined => {
  const one = (amount: bigint): readonly Pair[] => [[label, money(by, amount)]];
  const withCurrency = (amount: bigint): readonly Pair[] => [[label, `${money(by, amount)} ${paper.currency}`]]; // prettier-ignore
  switch (key) {
    case 'rows': return one(paper.lineNet);
    case 'net': return one(paper.net);
    case 'tax': return one(paper.tax);
    case 'gross': return one(paper.gross);
    case 'payable': return one(paper.payable);
    case 'payablekr': return withCurrency(paper.payable);
    case 'rounding': return paper.rounding === 0n ? [] : one(paper.rounding);
    case 'rounding0': return one(paper.rounding);
    case 'charges': return paper.charges.map((charge) => [charge.label, money(by, charge.amount)]);
    case 'rates':
      return paper.vat.map(({ rate, base, tax }) => [
        label.replace('{r}', String(rate)).replace('{b}', money(by, base)),
        money(by, tax),
      ]);
    case 'bases':
      return paper.vat.map(({ rate, base }) => [label.replace('{r}', String(rate)), money(by, base)]);
    case 'discount': {
      const before = paper.lines.reduce((all, line) => all + lineSum({ ...line, discount: 0n }), 0n);
      return before === paper.lineNet ? [] : one(paper.lineNet - before);
    }
    default: return undefined;
  } // prettier-ignore
};

const plainOf = (paper: Paper, by: Hand): Readonly<Record<string, string | null>> => {
  const { supplier, buyer } = paper;
  const place = placeOf(paper);
  const terms = Math.round((Date.parse(paper.due) - Date.parse(paper.issue)) / 86_400_000);
  return {
    number: paper.number,
    issue: by.day(paper.issue),
    due: by.day(paper.due),
    delivered: by.day(paper.delivered),
    about: paper.about,
    customer: paper.customer,
    order: paper.order,
    yourorder: `${digitsOf(`${paper.number}y`, 4)}`,
    note: digitsOf(`${paper.number}f`, 7),
    ref: paper.reference,
    our: ['Lena', 'Kjell Ström', 'Order', 'Maja Lindh', 'Säljare 14'][hash(paper.layout) % 5] ?? '',
    ocr: paper.ocr,
    terms: `${terms} dagar netto`,
    days: String(terms),
    currency: paper.currency,
    bg: supplier.bankgiro,
    pg: supplier.plusgiro,
    iban: supplier.iban ?? '',
    org: supplier.organisation,
    vat: supplier.vat,
    phone: supplier.phone,
    mail: supplier.mail,
    name: supplier.name,
    street: supplier.street,
    post: supplier.post,
    buyer: buyer.name,
    buyervat: buyer.vat,
    buyerorg: buyer.organisation,
    place: place.name,
    placeline: `${place.name}, ${place.street}, ${place.post}`,
  };
};

/** `Label:key; Label:key` as labels and values; keys without a value are left out. A key after `=` is its own text. */
export const said = (paper: Paper, by: Hand, text: string): readonly Pair[] => {
  const plain = plainOf(paper, by);
  return text.split(';').flatMap((part): readonly Pair[] => {
    const at = part.lastIndexOf(':');
    const label = part.slice(0, at).trim();
    const key = part.slice(at + 1).trim();
    if (key.startsWith('=')) return [[label, key.slice(1)]];
    const sums = sumsOf(paper, by, label, key);
    if (sums !== undefined) return sums;
    const value = plain[key];
    if (value === undefined) throw new Error(`nothing is called ${key}`);
    return value === null || value === '' ? [] : [[label, value]];
  });
};

/** The address that the goods went to, and the one that the invoice goes to. */
export const delivery = (paper: Paper): readonly string[] => {
  const { name, street, post } = placeOf(paper);
  return [name, street, post];
};

export const invoiced = ({ buyer }: Paper): readonly string[] => [buyer.name, buyer.street, buyer.post];

export const sender = ({ supplier }: Paper): readonly string[] => [
  supplier.name,
  supplier.street,
  supplier.post,
];

/** A digit that a layout's numbers begin with, and then the count. */
export const from =
  (first: number, prefix = '', step = 1) =>
  (count: number): string =>
    `${prefix}${first + count * step}`;

/** A layout; what it does not print follows from its columns. */
export const layout = (
  id: string,
  producer: Layout['producer'],
  hard: string,
  seller: Seller,
  text: string,
  draw: (columns: string) => Layout['draw'],
  more: Partial<Pick<Layout, 'count' | 'credits' | 'isWithoutUnicode' | 'printing'>> = {},
): LayoutJ => ({
  id,
  producer,
  hard,
  seller,
  draw: draw(text),
  ...more,
  printing: printingOf(text, more.printing),
});
