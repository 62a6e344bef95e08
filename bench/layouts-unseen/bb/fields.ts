/** What a program fills its forms with: the fields of a paper, of a row, and texts with holes for them. */
import { iso, plusDays } from '../days.ts';
import { forms, type NumberForm, shareOf } from '../exact.ts';
import { inForm } from '../format.ts';
import { gtin } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';

/** A program's way of writing. */
export interface Hand {
  readonly form: NumberForm;
  readonly day: (day: string) => string;
  readonly bill: string;
  readonly credit: string;
  /** Fewest decimals of an amount and of a price. */
  readonly amount: number;
  readonly price: number;
}

export const hand = (
  form: keyof typeof forms,
  day: Hand['day'] = iso,
  given: Partial<Omit<Hand, 'form' | 'day'>> = {},
): Hand => ({
  bill: 'Faktura',
  credit: 'Kreditfaktura',
  amount: 0,
  price: 2,
  ...given,
  form: forms[form],
  day,
});

type Fields = Readonly<Record<string, string>>;

const digits = (text: string): string => text.replaceAll(/\D/gu, '');

export const fieldsOf = (paper: Paper, { form, day, bill, credit }: Hand): Fields => {
  const { money } = inForm(form);
  const { supplier: s, buyer: b } = paper;
  const title = paper.title ?? (paper.isCredit ? credit : bill);
  const span = Math.round((Date.parse(paper.due) - Date.parse(paper.issue)) / 86_400_000);
  return {
    title, TITLE: title.toUpperCase(), no: paper.number, about: paper.about ?? '', remark: paper.remark ?? '',
    date: day(paper.issue), due: day(paper.due), deliv: day(paper.delivered), days: String(span),
    late: day(plusDays(paper.due, 9)), later: day(plusDays(paper.due, 19)), soon: day(plusDays(paper.issue, 12)),
    from: day(plusDays(paper.issue, -30)), to: day(plusDays(paper.issue, -1)),
    ocr: paper.ocr, cust: paper.customer, order: paper.order, ref: paper.reference, cur: paper.currency,
    net: money(paper.net), tax: money(paper.tax), gross: money(paper.gross), pay: money(paper.payable),
    rows: money(paper.lineNet), round: paper.rounding === 0n ? '' : money(paper.rounding),
    rate: String(paper.vat[0]?.rate ?? 0), count: String(paper.lines.length),
    name: s.name, street: s.street, post: s.post, city: s.post.replace(/^[\d\s]+/u, ''), org: s.organisation,
    vat: s.vat, bg: s.bankgiro, pg: s.plusgiro, tel: s.phone, mail: s.mail, iban: s.iban ?? '',
    bname: b.name, bstreet: b.street, bpost: b.post, borg: b.organisation, bvat: b.vat,
    bgcode: `${digits(s.bankgiro)}#41#`, krona: money(paper.payable).replace(/[.,]\d\d$/u, ''),
    ore: /\d\d$/u.exec(money(paper.payable))?.[0] ?? '00',
  }; // prettier-ignore
};

/** The fields of a row; `at` counts from 0. */
export const rowFields = (line: Line, at: number, paper: Paper, { form, day, ...hand }: Hand): Fields => {
  const { money, quantity, price, percent } = inForm(form);
  const amount = quantity(line.quantity, hand.amount);
  const cost = price(line.price, hand.price);
  const rates = paper.vat.map(({ rate }) => rate);
  return {
    i: String(at + 1), i10: String((at + 1) * 10).padStart(3, '0'), nr: line.code, name: line.name, unit: line.unit, pack: line.pack,
    qty: amount, qtyunit: `${amount} ${line.unit}`, price: cost, priceunit: `${cost}/${line.unit}`, sum: money(line.sum),
    cut: line.discount === 0n ? '' : percent(line.discount), cut0: percent(line.discount),
    cutp: line.discount === 0n ? '' : `${percent(line.discount)} %`,
    low: price((line.price * (10_000n - line.discount)) / 10_000n, hand.price),
    rate: String(line.rate), ratep: `${line.rate} %`, mark: String(rates.indexOf(line.rate) + 1),
    gross: money(line.sum + shareOf(line.sum, BigInt(line.rate) * 100n)),
    ean: gtin(line.name), lot: String(260_000 + (line.seed % 9_000)), best: day(plusDays(paper.issue, 6 + (line.seed % 60))),
    boxes: String(1 + (line.seed % 4)), note: String(71_200 + (Number(paper.order.slice(0, 3)) % 500) + line.delivery * 4),
    day: day(plusDays(paper.issue, -8 + line.delivery * 2)), week: String(1 + line.delivery), trip: String(line.delivery),
  }; // prettier-ignore
};

const value = (fields: Fields, key: string): string => {
  const found = fields[key];
  if (found === undefined) throw new Error(`there is no field ${key}`);
  return found;
};

/** A text with its `{field}`s; `<?…?>` is left out when a field in it is empty. */
export const fill = (text: string, fields: Fields, safe: (text: string) => string = (same) => same): string =>
  text
    .replaceAll(/<\?(.*?)\?>/gu, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/gu)].some(([, key = '']) => value(fields, key) === '') ? '' : part,
    )
    .replaceAll(/\{(\w+)\}/gu, (_, key: string) => safe(value(fields, key)));

/** A cell's text: a field by its name, a text with holes, or a word after `"`. */
export const said = (spec: string, fields: Fields): string =>
  spec.startsWith('"') ? spec.slice(1) : spec.includes('{') ? fill(spec, fields) : value(fields, spec);

/** `Label=field;…` as rows; those without a value are left out. `*fees`, `*taxes` and `*bases` give a row for each. */
export const pairsOf = (spec: string, paper: Paper, by: Hand): readonly (readonly [string, string])[] => {
  const fields = fieldsOf(paper, by);
  const { money } = inForm(by.form);
  return spec.split(';').flatMap((part): (readonly [string, string])[] => {
    const [label = '', what = ''] = part.split('=');
    if (what === '*fees') return paper.charges.map((fee) => [fee.label, money(fee.amount)]);
    if (what === '*taxes' || what === '*bases')
      return paper.vat.map(({ rate, base, tax }) => [
        fill(label, { ...fields, rate: String(rate), base: money(base), tax: money(tax) }),
        money(what === '*taxes' ? tax : base),
      ]);
    const text = said(what, fields);
    return text === '' ? [] : [[fill(label, fields), text]];
  });
};

export interface Column {
  /** A place on a drawn page, a width on another; 0 when it says none. */
  readonly x: number;
  readonly align: 'l' | 'r' | 'c';
  readonly head: string;
  readonly what: string;
}

/** `40<Art.nr=nr;555>Belopp=sum`: place, edge, head and field of each column. */
export const columnsOf = (spec: string): readonly Column[] =>
  spec.split(';').map((part) => {
    const found = /^(\d*)([<>^])([^=]*)=(.+)$/u.exec(part);
    if (found === null) throw new Error(`no column: ${part}`);
    const [, x = '', edge = '', head = '', what = ''] = found;
    return { x: Number(x), align: edge === '>' ? 'r' : edge === '^' ? 'c' : 'l', head, what };
  });
