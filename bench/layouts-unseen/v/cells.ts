/** What may stand on a page of this set, by key: fields of the paper, cells of a row, rows of labels and values. */
import { plusDays } from '../days.ts';
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { hash } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';

/** How a layout writes figures, days and its own name. */
export interface Manner {
  readonly n: keyof typeof forms;
  readonly d: (day: string) => string;
  readonly word?: string;
  readonly credit?: string;
  /** Decimals that quantities have at least. */
  readonly least?: number;
}

/** A paper and how it is written. */
export interface Ctx {
  readonly p: Paper;
  readonly m: Manner;
}

const bank = (p: Paper): string => `${p.supplier.iban ?? ''}`;

/** The text of a field; empty when the paper has none. */
export const fieldOf = ({ p, m }: Ctx, key: string): string => {
  const f = inForm(forms[m.n]);
  const { supplier: s, buyer: b } = p;
  const prepaid = p.gross + p.rounding - p.payable;
  const all: Readonly<Record<string, () => string>> = {
    word: () => p.title ?? (p.isCredit ? (m.credit ?? 'Kreditfaktura') : (m.word ?? 'Faktura')),
    WORD: () => (p.title ?? (p.isCredit ? (m.credit ?? 'Kreditfaktura') : (m.word ?? 'Faktura'))).toUpperCase(),
    number: () => p.number, about: () => p.about ?? '', remark: () => p.remark ?? '',
    issue: () => m.d(p.issue), due: () => m.d(p.due), delivered: () => m.d(p.delivered),
    from: () => m.d(`${p.issue.slice(0, 8)}01`), late: () => m.d(plusDays(p.due, 16)), soon: () => m.d(plusDays(p.issue, 3)),
    ocr: () => p.ocr, customer: () => p.customer, order: () => p.order, reference: () => p.reference, cur: () => p.currency,
    name: () => s.name, street: () => s.street, post: () => s.post, org: () => s.organisation, vatno: () => s.vat,
    bg: () => s.bankgiro, pg: () => s.plusgiro, phone: () => s.phone, mail: () => s.mail, iban: () => bank(p),
    city: () => s.post.replace(/^[\d\s-]+/u, ''),
    bname: () => b.name, bstreet: () => b.street, bpost: () => b.post, borg: () => b.organisation, bvat: () => b.vat,
    lineNet: () => f.money(p.lineNet), net: () => f.money(p.net), tax: () => f.money(p.tax), gross: () => f.money(p.gross),
    rounding: () => (p.rounding === 0n ? '' : f.money(p.rounding)), roundingAlways: () => f.money(p.rounding),
    payable: () => f.money(p.payable), prepaid: () => (prepaid === 0n ? '' : f.money(-prepaid)),
    fees: () => f.money(p.charges.reduce((sum, { amount }) => sum + amount, 0n)),
    rate: () => String(p.vat[0]?.rate ?? 0), lines: () => String(p.lines.length),
    kronor: () => String(p.payable / 100n), ore: () => String(p.payable % 100n).padStart(2, '0'),
  }; // prettier-ignore
  const field = all[key];
  if (field === undefined) throw new Error(`no field ${key}`);
  return field();
};

const own = (line: Line, salt: string, limit: number): number => hash(`${salt}${line.seed}`) % limit;

/** The text of a row's cell. */
export const cellOf = ({ p, m }: Ctx, key: string, line: Line, index: number): string => {
  const f = inForm(forms[m.n]);
  const quantity = f.quantity(line.quantity, m.least ?? 0);
  const all: Readonly<Record<string, () => string>> = {
    no: () => String(index + 1), nr: () => line.code, name: () => line.name, qty: () => quantity, unit: () => line.unit,
    qu: () => `${quantity} ${line.unit}`, price: () => f.price(line.price), rate: () => String(line.rate), 'rate%': () => `${line.rate}%`,
    'rate %': () => `${line.rate} %`, pu: () => `${f.price(line.price)}/${line.unit}`,
    disc: () => (line.discount === 0n ? '' : f.percent(line.discount)), 'disc%': () => (line.discount === 0n ? '' : `${f.percent(line.discount)} %`),
    np: () => f.price((line.price * (10_000n - line.discount)) / 10_000n, 2), sum: () => f.money(line.sum), pack: () => line.pack,
    tax: () => f.money((line.sum * BigInt(line.rate) + 50n) / 100n), code: () => (line.rate === 25 ? '1' : '2'),
    batch: () => `L${100_000 + own(line, 'b', 899_999)}`, bbd: () => m.d(plusDays(p.issue, 5 + own(line, 'x', 40))),
    day: () => m.d(plusDays(p.issue, -6 + line.delivery)), slip: () => String(400_100 + (hash(p.number) % 9000) + line.delivery),
    land: () => ['SE', 'NO', 'NL', 'ES', 'IT', 'DK'][own(line, 'l', 6)] ?? '', crates: () => String(1 + own(line, 'c', 4)),
    date: () => m.d(plusDays(p.issue, -12 + own(line, 'd', 11))), who: () => ['MS', 'TK', 'AO', 'JB'][own(line, 'w', 4)] ?? '',
    cur: () => p.currency, none: () => '',
  }; // prettier-ignore
  const cell = all[key];
  if (cell === undefined) throw new Error(`no cell ${key}`);
  return cell();
};

/** A template with `{field}`; what stands in `[…]` is left out when a field in it is empty. */
export const filled = (c: Ctx, text: string, escape: (text: string) => string = (each) => each): string => {
  const put = (part: string): string =>
    part.replaceAll(/\{([\w!]+)\}/gu, (_, key: string) => escape(fieldOf(c, key)));
  return put(
    text.replaceAll(/\[([^\]]*)\]/gu, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/gu)].some(([, key]) => fieldOf(c, key ?? '') === '') ? '' : part,
    ),
  );
};

/** `Label=key` or `Label={template}` parted by `|`; `=charges` and `=vat` make a row each, `~text` stands as it is, `{r}` and `{b}` in the label. */
export const rowsOf = (c: Ctx, spec: string): readonly (readonly [string, string])[] => {
  const f = inForm(forms[c.m.n]);
  return spec.split('|').flatMap((part): (readonly [string, string])[] => {
    const [label = '', key = ''] = part.split('=');
    if (key === 'charges')
      return c.p.charges.map(({ label: text, amount }) => [text, f.money(amount)] as const);
    if (key === 'vat')
      return c.p.vat.map(
        ({ rate, base, tax }) =>
          [label.replace('{r}', String(rate)).replace('{b}', f.money(base)), f.money(tax)] as const,
      );
    const value = key.startsWith('~') ? key.slice(1) : key.includes('{') ? filled(c, key) : fieldOf(c, key);
    return value === '' ? [] : [[label, value]];
  });
};

/** A row per rate: rate, base, tax and the two together. */
export const vatRows = (c: Ctx): readonly (readonly [string, string, string, string])[] => {
  const f = inForm(forms[c.m.n]);
  return c.p.vat.map(({ rate, base, tax }) => [
    String(rate),
    f.money(base),
    f.money(tax),
    f.money(base + tax),
  ]);
};

/** `key:Head` parted by `|`; keys that print figures stand at the right. */
export const columnsOf = (
  spec: string,
): readonly { readonly key: string; readonly head: string; readonly isRight: boolean }[] =>
  spec.split('|').map((part) => {
    const at = part.indexOf(':');
    const key = part.slice(0, at);
    return {
      key, head: part.slice(at + 1),
      isRight: ['qty', 'qu', 'price', 'rate', 'rate%', 'rate %', 'pu', 'disc', 'disc%', 'np', 'sum', 'tax', 'crates'].includes(key),
    }; // prettier-ignore
  });
