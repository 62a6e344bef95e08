/** Puts a paper's fields, cells and sums into words, in one form of figures and days. */
import { iso, plusDays } from '../days.ts';
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { escaped } from '../html.ts';
import { gtin, hash } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';

export type Fact = readonly [label: string, value: string];

/** A figure of a row's own below `limit`. */
export const apart = (line: Line, what: string, limit: number): number =>
  hash(`cc${what}${line.seed}`) % limit;

export interface Tongue {
  readonly money: (amount: bigint) => string;
  /** The text with the paper's fields in place of `[field]`. */
  readonly say: (p: Paper, text: string) => string;
  /** The same for HTML. */
  readonly tell: (p: Paper, text: string) => string;
  /** `Label: [field]; …`, without those that are empty; `@fees` and `@vat Label` give a row each. */
  readonly facts: (p: Paper, text: string) => readonly Fact[];
  readonly cell: (key: string) => (line: Line, index: number) => string;
}

export const tongue = (form: keyof typeof forms, day: (date: string) => string = iso): Tongue => {
  const { money, price } = inForm(forms[form]);
  // Kronor and öre may have a colon between them; what is counted has a comma.
  const { quantity, percent } = inForm(forms[form].mark === ':' ? forms.space : forms[form]);
  const fields = (p: Paper): Readonly<Record<string, string>> => ({
    firm: p.supplier.name,
    street: p.supplier.street,
    post: p.supplier.post,
    org: p.supplier.organisation,
    vat: p.supplier.vat,
    bg: p.supplier.bankgiro,
    pg: p.supplier.plusgiro,
    tel: p.supplier.phone,
    mail: p.supplier.mail,
    iban: p.supplier.iban ?? '',
    to: p.buyer.name,
    tostreet: p.buyer.street,
    topost: p.buyer.post,
    toorg: p.buyer.organisation,
    tovat: p.buyer.vat,
    no: p.number,
    about: p.about ?? '',
    date: day(p.issue),
    due: day(p.due),
    sent: day(p.delivered),
    ago: day(plusDays(p.issue, -30)),
    soon: day(plusDays(p.issue, 6)),
    late: day(plusDays(p.due, 11)),
    ocr: p.ocr,
    cust: p.customer,
    order: p.order,
    ref: p.reference,
    cur: p.currency,
    goods: money(p.lineNet),
    net: money(p.net),
    tax: money(p.tax),
    taxes: p.vat.length > 1 ? money(p.tax) : '',
    gross: money(p.gross),
    pay: money(p.payable),
    round: p.rounding === 0n ? '' : money(p.rounding),
    rounding: money(p.rounding),
    fees: money(p.charges.reduce((sum, { amount }) => sum + amount, 0n)),
    rate: String(p.vat[0]?.rate ?? 0),
    rows: String(p.lines.length),
  });
  const filled = (p: Paper, text: string, shown: (value: string) => string): string => {
    const known = fields(p);
    return text.replaceAll(/\[(\w+)\]/gu, (whole, key: string) => shown(known[key] ?? whole));
  };
  const cells: Readonly<Record<string, (line: Line, index: number) => string>> = {
    code: (l) => l.code,
    name: (l) => l.name,
    caps: (l) => l.name.toUpperCase(),
    qty: (l) => quantity(l.quantity),
    qty1: (l) => quantity(l.quantity, 1),
    qty2: (l) => quantity(l.quantity, 2),
    qty3: (l) => quantity(l.quantity, 3),
    much: (l) => `${quantity(l.quantity)} ${l.unit}`,
    unit: (l) => l.unit,
    price: (l) => price(l.price),
    price4: (l) => price(l.price, 4),
    each: (l) => `${price(l.price)}/${l.unit}`,
    after: (l) => price((l.price * (10_000n - l.discount)) / 10_000n),
    off: (l) => (l.discount === 0n ? '' : percent(l.discount)),
    offs: (l) => percent(l.discount),
    offp: (l) => (l.discount === 0n ? '' : `${percent(l.discount)} %`),
    rate: (l) => String(l.rate),
    ratep: (l) => `${l.rate} %`,
    rated: (l) => `${l.rate},00`,
    letter: (l) => (l.rate === 25 ? 'A' : l.rate === 0 ? '-' : 'B'),
    sum: (l) => money(l.sum),
    base: (l) => String(l.base),
    pack: (l) => l.pack,
    row: (_, at) => String(at + 1),
    tens: (_, at) => String((at + 1) * 10),
    ean: (l) => gtin(`cc${l.name}`),
    lot: (l) => String(60_000 + apart(l, 'lot', 9_999)),
    cartons: (l) => String(1 + apart(l, 'cartons', 7)),
    shelf: (l) => `${'ABCDEF'[apart(l, 'aisle', 6)]}${10 + apart(l, 'shelf', 80)}`,
    catch: (l) => ['FAO 27 IIa', 'FAO 27 IIId', 'Odlad, Norge', 'FAO 27 IIIc'][apart(l, 'catch', 4)] ?? '',
    from: (l) =>
      l.quantity < 0n
        ? ''
        : (['Sverige', 'Nederländerna', 'Spanien', 'Italien', 'Sverige'][apart(l, 'from', 5)] ?? ''),
  };
  const say = (p: Paper, text: string): string => filled(p, text, (value) => value);
  return {
    money,
    say,
    tell: (p, text) => filled(p, text, escaped),
    cell: (key) => cells[key] ?? (() => `?${key}?`),
    facts: (p, text) =>
      text.split(';').flatMap((each): readonly Fact[] => {
        const part = each.trim();
        if (part === '@fees') return p.charges.map(({ label, amount }) => [label, money(amount)]);
        if (part.startsWith('@vat '))
          return p.vat.map(({ rate, base, tax }) => [
            part.slice(5).replace('%', `${rate} %`).replace('$', money(base)),
            money(tax),
          ]);
        const cut = part.indexOf(': ');
        const [label, value] = [part.slice(0, cut), part.slice(cut + 2)].map((half) => say(p, half).trim());
        return value === '' || label === undefined || value === undefined ? [] : [[label, value]];
      }),
  };
};

/** The paper's own word, or what it is called in place of it. */
export const called = (p: Paper, bill = 'Faktura', credit = 'Kreditfaktura'): string =>
  p.title ?? (p.isCredit ? credit : bill);

export interface Place {
  readonly key: string;
  readonly at: number;
  readonly align: 'l' | 'r' | 'c';
  readonly head: string;
}

/** `key 40r Head; …`: what stands where below which word. */
export const places = (text: string): readonly Place[] =>
  text.split(';').map((each) => {
    const [key = '', spot = '', ...head] = each.trim().split(' ');
    const align = spot.endsWith('r') ? 'r' : spot.endsWith('c') ? 'c' : 'l';
    return { key, at: Number.parseInt(spot, 10) || 0, align, head: head.join(' ') };
  });
