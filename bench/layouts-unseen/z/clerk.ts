/** Writes the fields, rows and sums of a paper in one form of figures and days, for pages of either way. */
import { iso, plusDays } from '../days.ts';
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { type Column, column, escaped, html, over, pairs, table } from '../html.ts';
import { gtin, hash } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';
import type { Sheet, TextStyle } from '../sheet.ts';

export type Pair = readonly [label: string, value: string];

/** A number under `limit` of a line's own. */
export const own = (line: Line, salt: string, limit: number): number => hash(`z${salt}${line.seed}`) % limit;

export interface ListStyle {
  readonly step?: number;
  readonly style?: TextStyle;
  readonly head?: TextStyle;
  readonly isRuled?: boolean;
  readonly isHeadless?: boolean;
  readonly bottom?: number;
  /** Ends a page and begins the next; answers where its heads stand. */
  readonly next?: () => number;
  readonly above?: (line: Line, index: number, y: number) => number;
  readonly under?: (line: Line, index: number, y: number) => number;
}

const spec = (text: string): readonly Pair[] =>
  text.split('|').map((each) => {
    const at = each.indexOf('=');
    return [each.slice(0, at), each.slice(at + 1)];
  });

export const clerk = (form: keyof typeof forms, day: (date: string) => string = iso) => {
  const figures = inForm(forms[form]);
  const { money } = figures;
  const fields = (p: Paper): Readonly<Record<string, string>> => ({
    name: p.supplier.name, street: p.supplier.street, post: p.supplier.post, org: p.supplier.organisation, vat: p.supplier.vat,
    bg: p.supplier.bankgiro, pg: p.supplier.plusgiro, phone: p.supplier.phone, mail: p.supplier.mail, iban: p.supplier.iban ?? '',
    to: p.buyer.name, tostreet: p.buyer.street, topost: p.buyer.post, toorg: p.buyer.organisation, tovat: p.buyer.vat,
    number: p.number, about: p.about ?? '', issue: day(p.issue), due: day(p.due), delivered: day(p.delivered), ocr: p.ocr,
    customer: p.customer, order: p.order, ref: p.reference, cur: p.currency, later: day(plusDays(p.due, 12)), sooner: day(plusDays(p.issue, -9)),
    net: money(p.net), tax: money(p.tax), gross: money(p.gross), payable: money(p.payable), goods: money(p.lineNet), next: day(plusDays(p.issue, 3)),
    rounding: p.rounding === 0n ? '' : money(p.rounding), always: money(p.rounding), fees: money(p.charges.reduce((sum, { amount }) => sum + amount, 0n)),
    count: String(p.lines.length), rate: String(p.vat[0]?.rate ?? 0), taxes: p.vat.length > 1 ? money(p.tax) : '',
  }); // prettier-ignore
  /** The text with each `{field}` in its place. */
  const say = (p: Paper, text: string): string => {
    const known = fields(p);
    return text.replaceAll(/\{(\w+)\}/gu, (_, key: string) => known[key] ?? `?${key}?`);
  };
  const cells: Readonly<Record<string, (line: Line, index: number) => string>> = {
    code: (l) => l.code,
    name: (l) => l.name,
    both: (l) => `${l.code} ${l.name}`,
    qty: (l) => figures.quantity(l.quantity),
    qty2: (l) => figures.quantity(l.quantity, 2),
    qty3: (l) => figures.quantity(l.quantity, 3),
    qtyunit: (l) => `${figures.quantity(l.quantity)} ${l.unit}`,
    unit: (l) => l.unit,
    unitup: (l) => l.unit.toUpperCase(),
    price: (l) => figures.price(l.price),
    price4: (l) => figures.price(l.price, 4),
    per: (l) => `${figures.price(l.price)}/${l.unit}`,
    disc: (l) => (l.discount === 0n ? '' : figures.percent(l.discount)),
    disc0: (l) => figures.percent(l.discount),
    discp: (l) => (l.discount === 0n ? '' : `${figures.percent(l.discount)} %`),
    rate: (l) => String(l.rate),
    ratep: (l) => `${l.rate} %`,
    rate2: (l) => `${l.rate},00`,
    mark: (l) => (l.rate === 25 ? 'A' : l.rate === 0 ? 'C' : 'B'),
    sum: (l) => money(l.sum),
    base: (l) => String(l.base),
    pack: (l) => l.pack,
    row: (_, at) => String(at + 1),
    tens: (_, at) => String((at + 1) * 10),
    gtin: (l) => gtin(`z${l.name}`),
    batch: (l) => `L${26_000 + own(l, 'batch', 899)}`,
    boxes: (l) => String(1 + own(l, 'box', 6)),
    zone: (l) => ['FAO 27', 'FAO 27.3.a', 'Odlad NO', 'FAO 27.4'][own(l, 'zone', 4)] ?? '',
    land: (l) => ['SE', 'NL', 'ES', 'IT', 'SE', 'MA'][own(l, 'land', 6)] ?? '',
    acc: (l) => String(4010 + own(l, 'acc', 4) * 10),
  };
  const cell = (key: string): ((line: Line, index: number) => string) => cells[key] ?? (() => `?${key}?`);
  const rows = (p: Paper, text: string): readonly Pair[] =>
    spec(text)
      .map(([label, value]): Pair => [label, say(p, value).trim()])
      .filter(([, value]) => value !== '');
  /** Sums; `*fees` gives each charge, `*tax Label` each rate's VAT, where `{rate}` and `{base}` are its own. */
  const sums = (p: Paper, text: string): readonly Pair[] =>
    text.split('|').flatMap((each): readonly Pair[] => {
      if (each === '*fees') return p.charges.map(({ label, amount }) => [label, money(amount)]);
      if (each.startsWith('*tax '))
        return p.vat.map(({ rate, base, tax }) => [
          each.slice(5).replace('{rate}', String(rate)).replace('{base}', money(base)),
          money(tax),
        ]);
      return rows(p, each);
    });
  const columns = (text: string): readonly Column[] =>
    spec(text).map(([head, key]) => {
      const [field = '', kind = ''] = key.split(':');
      return column(head, cell(field), kind);
    });
  const list = (sheet: Sheet, p: Paper, text: string, top: number, how: ListStyle = {}): number => {
    const step = how.step ?? 14;
    const cols = spec(text).map(([head, key]) => {
      const [, field = '', x = '0', align = ''] = /^(\w+)@(\d+)([rc]?)$/u.exec(key) ?? [];
      return { head, write: cell(field), x: Number(x), align: align === 'r' || align === 'c' ? align : 'l' } as const;
    }); // prettier-ignore
    const heads = (at: number): number => {
      if (how.isHeadless === true) return at;
      for (const { head, x, align } of cols)
        for (const [row, part] of head.split('^').entries())
          if (part !== '') sheet.text(x, at + row * 10, part, { font: 'bold', ...how.head, align });
      const deep = Math.max(...cols.map(({ head }) => head.split('^').length)) - 1;
      if (how.isRuled !== false) sheet.line(38, at + deep * 10 + 4, sheet.width - 38);
      return at + deep * 10 + step + 4;
    };
    let y = heads(top);
    for (const [index, line] of p.lines.entries()) {
      if (how.next !== undefined && y > (how.bottom ?? 700)) y = heads(how.next());
      y = how.above?.(line, index, y) ?? y;
      for (const { x, write, align } of cols) sheet.text(x, y, write(line, index), { ...how.style, align });
      y = how.under?.(line, index, y + step) ?? y + step;
    }
    return y;
  };
  return {
    ...figures,
    day,
    say,
    tell: (p: Paper, text: string): string => {
      const known = fields(p);
      return text.replaceAll(/\{(\w+)\}/gu, (_, key: string) => escaped(known[key] ?? `?${key}?`));
    },
    rows,
    sums,
    list,
    pairs: (p: Paper, text: string, name = 'pairs'): string => pairs(rows(p, text), name),
    over: (p: Paper, text: string, name = 'over'): string => over(rows(p, text), name),
    total: (p: Paper, text: string, name = 'total'): string => pairs(sums(p, text), name),
    table: (p: Paper, text: string, extra: Parameters<typeof table>[2] = {}): string =>
      table(columns(text), p.lines, extra),
    /** Rate, base and tax of each rate below a head. */
    rates: (p: Paper, heads: string, name = 'rates'): string =>
      `<table class="${name}" cellpadding="3"><tr>${heads.split('|').map((head) => `<th class="r">${head}</th>`).join('')}</tr>${p.vat
        .map(({ rate, base, tax }) => `<tr>${[`${rate} %`, money(base), money(tax), money(base + tax)].slice(0, heads.split('|').length).map((text) => `<td class="r">${text}</td>`).join('')}</tr>`)
        .join('')}</table>`, // prettier-ignore
  };
};

export const word = (p: Paper, invoice = 'Faktura', credit = 'Kreditfaktura'): string =>
  p.title ?? (p.isCredit ? credit : invoice);

export const page = (style: string, ...parts: readonly string[]): string => html(style, parts.join('\n'));

/** Cells beside each other, each with its width in per cent. */
export const beside = (...cells: readonly (readonly [number, string])[]): string =>
  `<table width="100%" style="width:100%"><tr>${cells
    .map(([width, text]) => `<td width="${width}%" style="width:${width}%" valign="top">${text}</td>`)
    .join('')}</tr></table>`;

/** Labels at `x`, values at `at`. */
export const listed = (sheet: Sheet, x: number, at: number, top: number, given: readonly Pair[], how: { readonly step?: number; readonly right?: boolean; readonly label?: TextStyle; readonly value?: TextStyle } = {}): number => {
  const step = how.step ?? 13;
  for (const [row, [label, value]] of given.entries()) {
    sheet.text(x, top + row * step, label, how.label);
    sheet.text(at, top + row * step, value, { ...how.value, align: how.right === true ? 'r' : 'l' });
  }
  return top + given.length * step;
}; // prettier-ignore

/** Labels in small type with their values below, side by side. */
export const boxed = (sheet: Sheet, places: readonly number[], top: number, given: readonly Pair[], label: TextStyle = {}, value: TextStyle = {}, deep = 11): void => {
  for (const [at, [name, text]] of given.entries()) {
    sheet.text(places[at] ?? 40, top, name, { size: 7, ...label });
    sheet.text(places[at] ?? 40, top + deep, text, value);
  }
}; // prettier-ignore

export const buyerRows = ({ buyer }: Paper): readonly string[] => [buyer.name, buyer.street, buyer.post];
export const sellerRows = ({ supplier }: Paper): readonly string[] => [
  supplier.name,
  supplier.street,
  supplier.post,
];
