/** Words and figures of a paper by short texts, in whatever form a layout prints them: `Label=field|Label=field`. */
import { forms } from '../exact.ts';
import { iso, plusDays } from '../days.ts';
import { inForm } from '../format.ts';
import { hash } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';

/** The name of a number form. */
export type Form = keyof typeof forms;
/** A label and its value. */
export type Pair = readonly [label: string, value: string];
/** What a cell says of a line. */
export type Cell = (line: Line, index: number) => string;

/** Figures in a form. */
export const figures = (form: Form): ReturnType<typeof inForm> => inForm(forms[form]);

/** The paper's word: its own title, or the layout's. */
export const word = (p: Paper, invoice = 'Faktura', credit = 'Kreditfaktura'): string =>
  p.title ?? (p.isCredit ? credit : invoice);

/** A number under `limit` of a line's own. */
export const own = (line: Line, salt: string, limit: number): number => hash(`${salt}${line.seed}`) % limit;

const split = (spec: string): readonly Pair[] =>
  spec.split('|').map((part) => {
    const [, label = '', key = ''] = /^(.*?)=(=.*|\w+\??)$/u.exec(part) ?? [];
    return [label, key];
  });

/** Labels and values of what a paper says of itself; a field that is absent is left out, `==` gives a text as it is. */
export const facts = (p: Paper, spec: string, day: (iso: string) => string = iso): readonly Pair[] => {
  const { supplier: s, buyer: b } = p;
  const fields: Readonly<Record<string, string | null | undefined>> = {
    number: p.number, issue: day(p.issue), due: day(p.due), delivered: day(p.delivered), customer: p.customer, order: p.order,
    reference: p.reference, ocr: p.ocr, about: p.about, currency: p.currency, seller: s.name, street: s.street, post: s.post,
    org: s.organisation, vat: s.vat, bg: s.bankgiro, pg: s.plusgiro, phone: s.phone, mail: s.mail, iban: s.iban,
    buyer: b.name, buyerOrg: b.organisation, buyerVat: b.vat,
  }; // prettier-ignore
  return split(spec).flatMap(([label, key]): Pair[] => {
    if (key.startsWith('=')) return [[label, key.slice(1)]];
    if (!(key in fields)) throw new Error(`no field ${key}`);
    const value = fields[key];
    return value === null || value === undefined ? [] : [[label, value]];
  });
};

/** Labels and sums; `vat`, `base` and `charges` give a row for each, with `{r}` and `{b}` for rate and base in the label. */
export const totals = (p: Paper, form: Form, spec: string): readonly Pair[] => {
  const { money } = figures(form);
  const fields: Readonly<Record<string, bigint>> = {
    net: p.net, tax: p.tax, gross: p.gross, rounding: p.rounding, payable: p.payable, goods: p.lineNet,
    prepaid: p.payable - p.gross - p.rounding,
  }; // prettier-ignore
  // A credit note of some says what it is worth in other words than an invoice.
  const isWorded = p.isCredit && hash(p.layout) % 3 === 0;
  return split(spec).flatMap(([given, key]): Pair[] => {
    const label = isWorded ? given.replace(/att betala/iu, 'Er tillgodo') : given;
    if (key === 'charges')
      return p.charges.map((charge) => [`${label}${charge.label}`, money(charge.amount)]);
    if (key === 'vat' || key === 'base')
      return p.vat.map(({ rate, base, tax }) => [
        label.replace('{r}', String(rate)).replace('{b}', money(base)),
        money(key === 'vat' ? tax : base),
      ]);
    const [name = '', mark] = key.split('?');
    const value = fields[name];
    if (value === undefined) throw new Error(`no sum ${key}`);
    return mark !== undefined && value === 0n ? [] : [[label, money(value)]];
  });
};

/** What the cells of a table may say. */
export const cells = (form: Form): Readonly<Record<string, Cell>> => {
  const { money, quantity, price, percent } = figures(form);
  return {
    code: (l) => l.code,
    name: (l) => l.name,
    codename: (l) => `${l.code} ${l.name}`,
    qty: (l) => quantity(l.quantity),
    qty2: (l) => quantity(l.quantity, 2),
    qty3: (l) => quantity(l.quantity, 3),
    unit: (l) => l.unit,
    qtyu: (l) => `${quantity(l.quantity)} ${l.unit}`,
    price: (l) => price(l.price),
    price4: (l) => price(l.price, 4),
    priceu: (l) => `${price(l.price)}/${l.unit}`,
    net: (l) => price((l.price * (10_000n - l.discount)) / 10_000n),
    sum: (l) => money(l.sum),
    rate: (l) => String(l.rate),
    ratep: (l) => `${l.rate} %`,
    ratex: (l) => `${l.rate}%`,
    rate2: (l) => `${l.rate}${form === 'english' || form === 'point' ? '.' : ','}00`,
    disc: (l) => (l.discount === 0n ? '' : percent(l.discount)),
    discp: (l) => (l.discount === 0n ? '' : `${percent(l.discount)} %`),
    disc0: (l) => percent(l.discount),
    pos: (_, at) => String(at + 1),
    pos10: (_, at) => String((at + 1) * 10),
    pack: (l) => l.pack,
    lot: (l) => `L${6_000 + own(l, 'lot', 3_900)}`,
    best: (l) => plusDays('2026-12-01', own(l, 'best', 300)),
    none: () => '',
  };
};

/** A column of a table: where it stands, its head, what its cells say and whether they end at the right. */
export interface Col {
  readonly x: number;
  readonly head: string;
  readonly cell: Cell;
  readonly isRight: boolean;
}

/** Columns as `>350 Antal=qty|Enhet=unit`: at the right with `>`, a place in points where the table is drawn. */
export const columns = (
  spec: string,
  form: Form,
  extra: Readonly<Record<string, Cell>> = {},
): readonly Col[] => {
  const known = { ...cells(form), ...extra };
  return split(spec).map(([label, key]) => {
    const [, right, place, head = ''] = /^(>?)(\d*) ?(.*)$/u.exec(label) ?? [];
    const cell = known[key];
    if (cell === undefined) throw new Error(`no cell ${key}`);
    return { x: Number(place), head, cell, isRight: right === '>' };
  });
};
