/** Parts that layouts of this set put together: columns and facts are told in one line, `Label:key|Label:key`. */
import { iso, plusDays } from '../days.ts';
import { shareOf } from '../exact.ts';
import { column, escaped, over, table } from '../html.ts';
import { gtin, hash } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';
import { type Col, inFigures, own, type Rows, rowsOn } from '../q/kit.ts';
import type { Sheet, TextStyle } from '../sheet.ts';

/** How a page writes figures and days. */
export interface Style {
  readonly f: ReturnType<typeof inFigures>;
  readonly day: (day: string) => string;
}

/** A way to write figures and days. */
export const style = (form: Parameters<typeof inFigures>[0], day: Style['day'] = iso): Style => ({
  f: inFigures(form),
  day,
});

const origins = ['Sverige', 'Spanien', 'Holland', 'Italien', 'Danmark'];

type Cell = (line: Line, index: number, paper: Paper, style: Style) => string;

const cells: Readonly<Record<string, Cell>> = {
  gap: () => '',
  no: (_, index) => String(index + 1),
  pos: (_, index) => String((index + 1) * 10),
  code: ({ code }) => code,
  name: ({ name }) => name,
  pack: ({ pack }) => pack,
  unit: ({ unit }) => unit,
  upper: ({ name }) => name.toUpperCase(),
  qty: ({ quantity }, _i, _p, { f }) => f.quantity(quantity),
  qty2: ({ quantity }, _i, _p, { f }) => f.quantity(quantity, 2),
  qty3: ({ quantity }, _i, _p, { f }) => f.quantity(quantity, 3),
  qu: ({ quantity, unit }, _i, _p, { f }) => `${f.quantity(quantity)} ${unit}`,
  price: ({ price }, _i, _p, { f }) => f.price(price),
  per: ({ price, unit }, _i, _p, { f }) => `${f.price(price)}/${unit}`,
  sum: ({ sum }, _i, _p, { f }) => f.money(sum),
  rate: ({ rate }) => `${rate} %`,
  tight: ({ rate }) => `${rate}%`,
  bare: ({ rate }) => String(rate),
  letter: ({ rate }) => (rate === 25 ? 'A' : rate === 12 ? 'B' : rate === 6 ? 'C' : 'D'),
  disc: ({ discount }, _i, _p, { f }) => (discount === 0n ? '' : `${f.percent(discount)}%`),
  discs: ({ discount }, _i, _p, { f }) => f.percent(discount),
  tax: ({ sum, rate }, _i, _p, { f }) => f.money(shareOf(sum, BigInt(rate) * 100n)),
  numbered: ({ code, name }) => `${code} ${name}`,
  lot: ({ seed }) => `L${seed}`,
  best: (line, _, { issue }, { day }) => day(plusDays(issue, 4 + own(line, 'bb', 40))),
  came: (line, _, { issue }, { day }) => day(plusDays(issue, -1 - own(line, 'came', 6))),
  origin: (line) => origins[own(line, 'from', origins.length)] ?? '',
  crates: (line) => String(1 + own(line, 'k', 5)),
  ean: ({ name }) => gtin(name),
  shelf: ({ name }) => `H${hash(name) % 40}`,
};

interface Told {
  readonly at: number;
  readonly label: string;
  readonly key: string;
  readonly align: 'l' | 'r' | 'c';
}

const told = (spec: string): readonly Told[] =>
  spec.split('|').map((part) => {
    const [, at = '0', label = '', key = '', mark = ''] = /^(?:(\d+) )?(.*):(\w+)([>^]?)$/u.exec(part) ?? [];
    return { at: Number(at), label, key, align: mark === '>' ? 'r' : mark === '^' ? 'c' : 'l' };
  });

const cellOf = (key: string): Cell => {
  const cell = cells[key];
  if (cell === undefined) throw new Error(`no cell ${key}`);
  return cell;
};

/** A table of rows as HTML: `Head:key`, with `>` for right and `^` for the middle. */
export const grid = (p: Paper, how: Style, spec: string, extra: Parameters<typeof table>[2] = {}): string =>
  table(
    told(spec).map(({ label, key, align }) =>
      column(label, (line, index) => cellOf(key)(line, index, p, how), align === 'l' ? '' : align),
    ),
    p.lines,
    extra,
  );

/** Rows at their places on a sheet: `40 Head:key`; answers where the next row would stand. */
export const rows = (s: Sheet, p: Paper, how: Style, spec: string, top: number, more: Rows = {}): number =>
  rowsOn(
    s,
    told(spec).map(({ at, label, key, align }): Col => [
      at,
      label.replaceAll('~', '|'),
      (line, index) => cellOf(key)(line, index, p, how),
      align,
    ]),
    p.lines,
    top,
    more,
  );

const padded = (text: string, { at, align }: Told): string =>
  align === 'r' ? text.slice(0, at).padStart(at) : text.slice(0, at - 1).padEnd(at);

/** Heads and rows as texts of fixed width; the number is the column's width. */
export const printedRows = (p: Paper, how: Style, spec: string): readonly string[] => {
  const cols = told(spec);
  return [
    cols.map((col) => padded(col.label, col)).join(''),
    ...p.lines.map((line, index) =>
      cols.map((col) => padded(cellOf(col.key)(line, index, p, how), col)).join(''),
    ),
  ];
};

/** Heads and cells of a table as bare texts, for word processors and spreadsheets. */
export const cellRows = (p: Paper, how: Style, spec: string): readonly (readonly string[])[] => {
  const cols = told(spec);
  return [
    cols.map(({ label }) => label),
    ...p.lines.map((line, index) => cols.map(({ key }) => cellOf(key)(line, index, p, how))),
  ];
};

export type Fact = readonly [label: string, value: string];

const plainFact = (key: string, p: Paper, { f, day }: Style): string | null => {
  const days = { issue: p.issue, due: p.due, delivered: p.delivered };
  if (key in days) return day(days[key as keyof typeof days]);
  const sums = { net: p.net, tax: p.tax, gross: p.gross, rounding: p.rounding, payable: p.payable, lineNet: p.lineNet, prepaid: p.payable - p.gross - p.rounding }; // prettier-ignore
  if (key in sums) return f.money(sums[key as keyof typeof sums]);
  const { supplier: s, buyer: b } = p;
  const texts = { number: p.number, customer: p.customer, order: p.order, reference: p.reference, about: p.about, ocr: p.ocr, currency: p.currency,
    org: s.organisation, vat: s.vat, bg: s.bankgiro, pg: s.plusgiro, phone: s.phone, mail: s.mail, iban: s.iban ?? null, firm: s.name, street: s.street, post: s.post,
    buyer: b.name, where: b.street, town: b.post, theirs: b.vat, none: '' }; // prettier-ignore
  if (!(key in texts)) throw new Error(`no fact ${key}`);
  return texts[key as keyof typeof texts];
};

/** Labels and values: `Label:key`, `Label=text`; `vats` and `bases` stand once for each rate, `charges` for each charge. */
export const facts = (p: Paper, how: Style, spec: string): readonly Fact[] =>
  spec.split('|').flatMap((part): readonly Fact[] => {
    const [, label = '', mark = '', key = ''] = /^(.*?)([:=])([^:=]*)$/u.exec(part) ?? [];
    if (mark === '=') return [[label, key]];
    const { f } = how;
    if (key === 'charges') return p.charges.map((charge) => [charge.label, f.money(charge.amount)]);
    if (key === 'vats' || key === 'bases')
      return p.vat.map(({ rate, base, tax }) => [
        label.replace('{r}', String(rate)).replace('{b}', f.money(base)),
        f.money(key === 'vats' ? tax : base),
      ]);
    const value = plainFact(key, p, how);
    return value === null || value === '' ? [] : [[label, value]];
  });

/** Facts below each other. */
export const lined = (list: readonly Fact[], mark = ': ', end = '<br>'): string =>
  list.map(([label, value]) => `${label}${mark}${escaped(value)}`).join(end);

/** Labels in one row, values in the next. */
export const above = (list: readonly Fact[], name = 'over'): string => over(list, name);

/** Values in one row, their labels small in the next. */
export const below = (list: readonly Fact[], name = 'below'): string =>
  `<table class="${name}"><tr>${list.map(([, value]) => `<td>${escaped(value)}</td>`).join('')}</tr><tr>${list
    .map(([label]) => `<th>${label}</th>`)
    .join('')}</tr></table>`;

/** VAT by rate: rate, base, tax. */
export const vatRows = ({ vat }: Paper, { f }: Style): readonly (readonly [string, string, string])[] =>
  vat.map(({ rate, base, tax }) => [`${rate} %`, f.money(base), f.money(tax)]);

/** Labels at `x` and values at `x + wide`; answers where the next would stand. */
export const listed = (
  s: Sheet,
  x: number,
  y: number,
  list: readonly Fact[],
  wide: number,
  how: TextStyle & { readonly step?: number; readonly value?: TextStyle } = {},
): number => {
  const { step = 12, value, ...rest } = how;
  for (const [at, [label, text]] of list.entries()) {
    s.text(x, y + at * step, label, rest);
    s.text(x + wide, y + at * step, text, { ...rest, ...value });
  }
  return y + list.length * step;
};

/** Small labels at their places with the values `deep` below them; above with a negative one. */
export const stacked = (
  s: Sheet,
  y: number,
  places: readonly number[],
  list: readonly Fact[],
  deep = 11,
  value: TextStyle = {},
): void => {
  for (const [at, [label, text]] of list.entries()) {
    s.text(places[at] ?? 40, y, label, { size: 6.5 });
    s.text(places[at] ?? 40, y + deep, text, value);
  }
};

/** The remark on a sheet, where there is one. */
export const noted = (s: Sheet, p: Paper, x: number, y: number): void => {
  if (p.remark !== null) s.text(x, y, p.remark, { font: 'bold', size: 9 });
};

const check = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

/** The line that machines read at the foot of a payment slip. */
export const ocrLine = ({ ocr, payable, supplier }: Paper): string => {
  const [crowns, ore] = [payable / 100n, String(payable % 100n).padStart(2, '0')];
  return `#  ${ocr} #  ${crowns} ${ore}  ${check(`${crowns}${ore}`)} >  ${supplier.bankgiro.replace('-', '')}#41#`;
};

/** A payment slip from `y` to the foot of the page. */
export const slip = (s: Sheet, p: Paper, how: Style, y: number): void => {
  s.line(30, y, 565, y, 0.4);
  s.text(40, y + 14, 'INBETALNING/GIRERING AVI', { size: 8, font: 'bold' });
  stacked(s, y + 30, [40, 150, 300, 440], facts(p, how, 'Referensnummer:ocr|Till bankgiro:bg|Förfallodag:due|Belopp:payable')); // prettier-ignore
  s.block(300, y + 62, ['Betalningsmottagare', p.supplier.name], { size: 7.5, leading: 10 });
  s.block(40, y + 62, ['Avsändare', p.buyer.name, p.buyer.street, p.buyer.post], { size: 7.5, leading: 9.5 });
  if (p.payable > 0n) s.text(40, y + 112, ocrLine(p), { font: 'mono', size: 9.5 });
};
