/** A paper's words and figures by short names, and texts that are filled with them. */
import { forms, type NumberForm } from '../exact.ts';
import { iso, plusDays } from '../days.ts';
import { inForm } from '../format.ts';
import { gtin } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';

/** How a firm's program writes. */
export interface Manner {
  readonly word: string;
  readonly credit: string;
  readonly form: NumberForm;
  readonly day: (day: string) => string;
  /** Decimals of a quantity and a price, at least. */
  readonly least: number;
  readonly priceLeast: number;
}

export type Facts = Readonly<Record<string, string>>;

export const manner = (
  form: keyof typeof forms,
  day: (day: string) => string = iso,
  rest: Partial<Omit<Manner, 'form' | 'day'>> = {},
): Manner => ({
  word: 'Faktura',
  credit: 'Kreditfaktura',
  least: 0,
  priceLeast: 2,
  ...rest,
  form: forms[form],
  day,
});

const noMarks = (text: string): string => text.replaceAll(/[-\s]/gu, '');

export const factsOf = (paper: Paper, { word, credit, form, day }: Manner): Facts => {
  const { money } = inForm(form);
  const { supplier, buyer } = paper;
  const title = paper.title ?? (paper.isCredit ? credit : word);
  const days = Math.round((Date.parse(paper.due) - Date.parse(paper.issue)) / 86_400_000);
  return {
    word: title,
    WORD: title.toUpperCase(),
    number: paper.number,
    about: paper.about ?? '',
    issue: day(paper.issue),
    due: day(paper.due),
    delivered: day(paper.delivered),
    late: day(plusDays(paper.due, 12)),
    later: day(plusDays(paper.due, 24)),
    soon: day(plusDays(paper.issue, 9)),
    from: day(plusDays(paper.issue, -31)),
    terms: String(days),
    ocr: paper.ocr,
    customer: paper.customer,
    order: paper.order,
    ref: paper.reference,
    currency: paper.currency,
    net: money(paper.net),
    tax: money(paper.tax),
    gross: money(paper.gross),
    rounding: paper.rounding === 0n ? '' : money(paper.rounding),
    payable: money(paper.payable),
    lineNet: money(paper.lineNet),
    rate: String(paper.vat[0]?.rate ?? 0),
    name: supplier.name,
    street: supplier.street,
    post: supplier.post,
    city: supplier.post.replace(/^[\d\s]+/u, ''),
    org: supplier.organisation,
    vatno: supplier.vat,
    bg: supplier.bankgiro,
    pg: supplier.plusgiro,
    phone: supplier.phone,
    mail: supplier.mail,
    iban: supplier.iban ?? '',
    bname: buyer.name,
    bstreet: buyer.street,
    bpost: buyer.post,
    borg: buyer.organisation,
    bvat: buyer.vat,
    remark: paper.remark ?? '',
    slip: `# ${paper.ocr} #`,
    slipEnd: `${noMarks(supplier.bankgiro)}#41#`,
  };
};

/** A row's words and figures. */
export const lineFacts = (
  line: Line,
  at: number,
  paper: Paper,
  { form, day, least, priceLeast }: Manner,
): Facts => {
  const { money, quantity, price, percent } = inForm(form);
  const rates = paper.vat.map(({ rate }) => rate);
  const qty = quantity(line.quantity, least);
  const cost = price(line.price, priceLeast);
  return {
    no: String(at + 1),
    no10: String((at + 1) * 10),
    nr: line.code,
    name: line.name,
    qty,
    unit: line.unit,
    qu: line.unit === '' ? qty : `${qty} ${line.unit}`,
    price: cost,
    pu: `${cost}/${line.unit}`,
    low: price((line.price * (10_000n - line.discount)) / 10_000n, priceLeast),
    sum: money(line.sum),
    rate: String(line.rate),
    letter: String.fromCodePoint(65 + rates.indexOf(line.rate)),
    digit: String(rates.indexOf(line.rate) + 1),
    disc: line.discount === 0n ? '' : percent(line.discount),
    disc0: percent(line.discount),
    pack: line.pack,
    ean: gtin(line.name),
    batch: `L${String(line.seed).padStart(6, '0').slice(0, 5)}`,
    best: day(plusDays(paper.issue, 8 + (line.seed % 90))),
    boxes: String(1 + (line.seed % 3)),
    dels: String(4_410_000 + (Number(paper.order.slice(0, 4)) % 900) + line.delivery * 3),
    delday: day(plusDays(paper.issue, -9 + line.delivery * 3)),
    delivery: String(line.delivery),
  };
};

const known = (facts: Facts, key: string): string => {
  const value = facts[key];
  if (value === undefined) throw new Error(`no fact ${key}`);
  return value;
};

/** Fills `{key}`; a part in square brackets goes when something in it is empty. */
export const filled = (text: string, facts: Facts, mark = (value: string): string => value): string =>
  text
    .replaceAll(/\[([^[\]]*)\]/gu, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/gu)].some(([, key = '']) => known(facts, key) === '') ? '' : part,
    )
    .replaceAll(/\{(\w+)\}/gu, (_, key: string) => mark(known(facts, key)));

/** `Label=key;Label=a {template}`, with `@charges`, `@vat` and `@base` for rows per charge or rate. */
export const rowsOf = (spec: string, paper: Paper, how: Manner): readonly (readonly [string, string])[] => {
  const facts = factsOf(paper, how);
  const { money } = inForm(how.form);
  return spec.split(';').flatMap((row): (readonly [string, string])[] => {
    const cut = row.lastIndexOf('=');
    const label = row.slice(0, cut);
    const key = row.slice(cut + 1);
    if (key === '@charges') return paper.charges.map((each) => [each.label, money(each.amount)]);
    if (key === '@vat' || key === '@base')
      return paper.vat.map(({ rate, base, tax }) => [
        filled(label, { ...facts, rate: String(rate), base: money(base), tax: money(tax) }),
        money(key === '@vat' ? tax : base),
      ]);
    const value = key.includes('{')
      ? filled(key, facts)
      : key.startsWith('~')
        ? key.slice(1)
        : known(facts, key);
    return value === '' ? [] : [[filled(label, facts), value]];
  });
};

/** A column: its place or width, `<`, `>` or `^`, its head and what stands in its cells. */
export interface Col {
  readonly x: number;
  readonly align: 'l' | 'r' | 'c';
  readonly head: string;
  readonly cell: string;
}

/** `40<Art.nr=nr;550>Belopp=sum`. */
export const colsOf = (spec: string): readonly Col[] =>
  spec.split(';').map((each) => {
    const [, x = '', mark = '', head = '', cell = ''] = /^(\d*)([<>^])(.*)=([^=]+)$/u.exec(each) ?? [];
    if (cell === '') throw new Error(`no column: ${each}`);
    return { x: Number(x), align: mark === '>' ? 'r' : mark === '^' ? 'c' : 'l', head, cell };
  });

export const cellOf = (cell: string, facts: Facts): string =>
  cell.includes('{') ? filled(cell, facts) : known(facts, cell);
