/** What may stand on a page of this set, by key: fields of the paper, cells of a row, pairs of label and value. */
import { plusDays } from '../days.ts';
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { gtin, hash } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';

/** How a layout writes figures and days, and its words for the paper. */
export interface Manner {
  readonly n: keyof typeof forms;
  readonly d: (day: string) => string;
  readonly words?: readonly [invoice: string, credit: string];
  /** Decimals that quantities have at least. */
  readonly least?: number;
  /** Decimals that prices have at least. */
  readonly fine?: number;
}

/** A paper, how it is written, and which page of how many is at hand. */
export interface Written {
  readonly p: Paper;
  readonly m: Manner;
  readonly page?: number;
  readonly pages?: number;
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
const numbered = (p: Paper, salt: string, from: number, limit: number): string =>
  String(from + (hash(`${salt}${p.number}`) % limit));

/** The text of a field; empty when the paper has none. */
export const fieldOf = ({ p, m, page = 1, pages = 1 }: Written, key: string): string => {
  const f = inForm(forms[m.n]);
  const { supplier: s, buyer: b } = p;
  const [invoice, credit] = m.words ?? ['Faktura', 'Kreditfaktura'];
  const word = p.title ?? (p.isCredit ? credit : invoice);
  const all: Readonly<Record<string, () => string>> = {
    word: () => word, WORD: () => word.toUpperCase(), page: () => String(page), pages: () => String(pages),
    number: () => p.number, about: () => p.about ?? '', remark: () => p.remark ?? '',
    issue: () => m.d(p.issue), due: () => m.d(p.due), delivered: () => m.d(p.delivered), ordered: () => m.d(plusDays(p.delivered, -3)),
    from: () => m.d(`${plusDays(`${p.issue.slice(0, 8)}01`, -1).slice(0, 8)}01`), until: () => m.d(plusDays(`${p.issue.slice(0, 8)}01`, -1)), later: () => m.d(plusDays(p.due, 12)),
    terms: () => String(daysBetween(p.issue, p.due)),
    ocr: () => p.ocr, customer: () => p.customer, order: () => p.order, reference: () => p.reference, cur: () => p.currency,
    slip: () => numbered(p, 's', 300_000, 90_000), seller: () => ['Bodil Nyhage', 'Truls Ek', 'Innesälj', 'Amina Roth'][hash(p.layout) % 4] ?? '',
    name: () => s.name, street: () => s.street, post: () => s.post, org: () => s.organisation, vatno: () => s.vat,
    bg: () => s.bankgiro, pg: () => s.plusgiro, phone: () => s.phone, mail: () => s.mail, iban: () => s.iban ?? '',
    city: () => s.post.replace(/^[\d\s-]+/u, ''),
    bname: () => b.name, bstreet: () => b.street, bpost: () => b.post, borg: () => b.organisation, bvat: () => b.vat,
    lineNet: () => f.money(p.lineNet), net: () => f.money(p.net), tax: () => f.money(p.tax), gross: () => f.money(p.gross),
    rounding: () => (p.rounding === 0n ? '' : f.money(p.rounding)), round0: () => f.money(p.rounding), payable: () => f.money(p.payable),
    fees: () => f.money(p.charges.reduce((sum, { amount }) => sum + amount, 0n)),
    rate: () => String(p.vat[0]?.rate ?? 0), count: () => String(p.lines.length), zero: () => f.money(0n), fee: () => f.money(6000n), dearer: () => f.money(p.payable + 6000n),
    interest: () => f.money((p.payable * 11n) / 1200n), half: () => f.money(p.payable / 2n),
  }; // prettier-ignore
  const field = all[key];
  if (field === undefined) throw new Error(`no field ${key}`);
  return field();
};

const own = (line: Line, salt: string, limit: number): number => hash(`${salt}${line.seed}`) % limit;

/** The text of a row's cell. */
export const cellOf = ({ p, m }: Written, key: string, line: Line, index: number): string => {
  const f = inForm(forms[m.n]);
  const quantity = f.quantity(line.quantity, m.least ?? 0);
  const net = (line.price * (10_000n - line.discount)) / 10_000n;
  const tax = (line.sum * BigInt(line.rate) + 50n) / 100n;
  const all: Readonly<Record<string, () => string>> = {
    no: () => String(index + 1), pos: () => String((index + 1) * 10), nr: () => line.code, name: () => line.name,
    qty: () => quantity, unit: () => line.unit, qu: () => `${quantity} ${line.unit}`,
    price: () => f.price(line.price, m.fine ?? 2), pu: () => `${f.price(line.price, m.fine ?? 2)} /${line.unit}`, cur: () => p.currency,
    rate: () => String(line.rate), ratep: () => `${line.rate}%`, 'rate p': () => `${line.rate} %`, rate2: () => `${line.rate},00`,
    mark: () => (line.rate === 25 ? 'A' : 'B'), base: () => String(line.base),
    disc: () => (line.discount === 0n ? '' : f.percent(line.discount)), discp: () => (line.discount === 0n ? '' : `${f.percent(line.discount)} %`),
    disc0: () => f.percent(line.discount), np: () => f.price(net, m.fine ?? 2), sum: () => f.money(line.sum), gsum: () => f.money(line.sum + tax), tax: () => f.money(tax),
    pack: () => line.pack, ean: () => gtin(line.name), batch: () => `${2600 + own(line, 'b', 99)}-${100 + own(line, 'c', 899)}`,
    bbd: () => m.d(plusDays(p.issue, 4 + own(line, 'x', 60))), land: () => ['SE', 'NL', 'ES', 'IT', 'DK', 'FR', 'PL'][own(line, 'l', 7)] ?? '',
    kolli: () => String(1 + own(line, 'k', 5)), day: () => m.d(plusDays(p.issue, -8 + line.delivery * 2)),
    slip: () => String(71_200 + (hash(p.number) % 7000) + line.delivery), date: () => m.d(plusDays(p.issue, -14 + own(line, 'd', 13))),
    who: () => ['LH', 'SÖ', 'MB', 'EK'][own(line, 'w', 4)] ?? '', zone: () => ['Kyl', 'Frys', 'Kolonial'][own(line, 'z', 3)] ?? '', none: () => '',
    ordered: () => quantity, rest: () => '0', account: () => String(4010 + own(line, 'a', 5) * 10),
  }; // prettier-ignore
  const cell = all[key];
  if (cell === undefined) throw new Error(`no cell ${key}`);
  return cell();
};

/** A template with `{field}`; what stands in `[…]` is left out when a field in it is empty. */
export const filled = (
  w: Written,
  text: string,
  escape: (text: string) => string = (each) => each,
): string => {
  const keys = (part: string): readonly string[] => [...part.matchAll(/\{(\w+)\}/gu)].map(([, key = '']) => key);
  return text
    .replaceAll(/\[([^\]]*\{[^\]]*)\]/gu, (_, part: string) => (keys(part).some((key) => fieldOf(w, key) === '') ? '' : part))
    .replaceAll(/\{(\w+)\}/gu, (_, key: string) => escape(fieldOf(w, key)));
}; // prettier-ignore

/** A template of a row, with `{cell}`. */
export const inRow = (w: Written, text: string, line: Line, index: number): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_, key: string) => cellOf(w, key, line, index));

/**
 * `Label=key` or `Label={template}` parted by `|`; `=charges` and `=vat` make a pair each, with `{r}`, `{b}` and `{t}` in the label;
 * `=bases` gives the bases of the rates. Pairs without a value are left out.
 */
export const pairsOf = (w: Written, spec: string): readonly (readonly [string, string])[] => {
  const f = inForm(forms[w.m.n]);
  return spec.split('|').flatMap((part): (readonly [string, string])[] => {
    const at = part.indexOf('=');
    const label = part.slice(0, at);
    const key = part.slice(at + 1);
    if (key === 'charges')
      return w.p.charges.map(({ label: text, amount }) => [text, f.money(amount)] as const);
    if (key === 'vat' || key === 'bases')
      return w.p.vat.map(({ rate, base, tax }) => [
        label.replace('{r}', String(rate)).replace('{b}', f.money(base)),
        f.money(key === 'vat' ? tax : base),
      ]);
    const value = key.includes('{') ? filled(w, key) : key.startsWith('~') ? key.slice(1) : fieldOf(w, key);
    const isEmpty = key.includes('{') && [...key.matchAll(/\{(\w+)\}/gu)].every(([, name = '']) => fieldOf(w, name) === '');
    return value === '' || isEmpty ? [] : [[label, value]];
  }); // prettier-ignore
};

/** Figures per rate: rate, base, tax and the two together. */
export const ratesOf = (w: Written): readonly (readonly [string, string, string, string])[] => {
  const f = inForm(forms[w.m.n]);
  return w.p.vat.map(({ rate, base, tax }) => [String(rate), f.money(base), f.money(tax), f.money(base + tax)]); // prettier-ignore
};

/** The text of a charge's cell, when charges stand among the rows. */
export const chargeCell = (w: Written, key: string, at: number): string => {
  const charge = w.p.charges[at];
  const first = w.p.lines[0];
  if (charge === undefined || first === undefined) return '';
  if (key === 'name') return charge.label;
  if (key === 'sum') return inForm(forms[w.m.n]).money(charge.amount);
  if (key.startsWith('rate') || key === 'mark') return cellOf(w, key, { ...first, rate: charge.rate }, 0);
  return '';
};
