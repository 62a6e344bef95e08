/** Pages from short texts: fields in braces, marks at places, rows of columns. */
import { plusDays, words } from '../days.ts';
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { escaped, html } from '../html.ts';
import { digitsOf, gtin, hash } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';
import { wrapped } from '../sheet.ts';

type Fields = Readonly<Record<string, string>>;

export interface Look {
  readonly form: keyof typeof forms;
  readonly day?: (day: string) => string;
  readonly word?: readonly [invoice: string, credit: string];
  readonly pay?: readonly [invoice: string, credit: string];
  /** The least decimals of quantities and prices. */
  readonly qty?: number;
  readonly price?: number;
  readonly more?: (paper: Paper) => Fields;
  readonly line?: (line: Line, index: number, paper: Paper) => Fields;
}

/** A number under `limit` of a line's own. */
export const own = (line: Line, salt: string, limit: number): number => hash(`${line.seed}${salt}`) % limit;

const group = (text: string): string => text.replaceAll(/(.{4})(?=.)/gu, '$1 ');

export const paperFields = (p: Paper, look: Look): Fields => {
  const f = inForm(forms[look.form]);
  const day = look.day ?? ((iso) => iso);
  const pick = (pair: readonly [string, string]): string => pair[p.isCredit ? 1 : 0];
  const { supplier: s, buyer: b } = p;
  return {
    W: p.title ?? pick(look.word ?? ['Faktura', 'Kreditfaktura']),
    L: pick(look.pay ?? ['Att betala', 'Att betala']),
    no: p.number, issue: day(p.issue), due: day(p.due), delivered: day(p.delivered), printed: day(plusDays(p.issue, 1)),
    ordered: day(plusDays(p.issue, -6)), inWords: words(p.issue), ocr: p.ocr, ocr4: group(p.ocr), cust: p.customer, order: p.order, ref: p.reference,
    about: p.about ?? '', remark: p.remark ?? '', cur: p.currency,
    sn: s.name, ss: s.street, sp: s.post, so: s.organisation, sv: s.vat, bg: s.bankgiro, pg: s.plusgiro, tel: s.phone, mail: s.mail, iban: s.iban ?? '',
    bn: b.name, bs: b.street, bp: b.post, bo: b.organisation, bv: b.vat,
    net: f.money(p.net), tax: f.money(p.tax), gross: f.money(p.gross), pay: f.money(p.payable), goods: f.money(p.lineNet),
    round: p.rounding === 0n ? '' : f.money(p.rounding), r: f.money(p.rounding), rate: String(p.vat[0]?.rate ?? ''),
    ...look.more?.(p),
  }; // prettier-ignore
};

const lineFields = (line: Line, index: number, p: Paper, look: Look): Fields => {
  const f = inForm(forms[look.form]);
  // Nobody writes pieces as kronor and öre.
  const pieces = look.form === 'dash' || look.form === 'colon' ? inForm(forms.space) : f;
  const vat = (line.sum * BigInt(line.rate)) / 100n;
  return {
    code: line.code, name: line.name, qty: pieces.quantity(line.quantity, look.qty ?? 0), unit: line.unit, price: f.price(line.price, look.price ?? 2),
    net: f.price((line.price * (10_000n - line.discount)) / 10_000n), sum: f.money(line.sum), rate: String(line.rate),
    disc: line.discount === 0n ? '' : f.percent(line.discount), pack: line.pack, base: String(line.base), ean: gtin(line.name),
    batch: `L${digitsOf(`${line.seed}l`, 5)}`, bb: plusDays(p.issue, 12 + own(line, 'b', 200)), n: String(index + 1), kolli: String(1 + own(line, 'k', 9)),
    klass: ['I', 'II', 'Extra'][own(line, 'c', 3)] ?? 'I', land: ['SE', 'NL', 'ES', 'IT', 'DK'][own(line, 'o', 5)] ?? 'SE', withVat: f.money(line.sum + vat),
    day: (look.day ?? ((iso: string) => iso))(plusDays(p.issue, -1 - own(line, 'd', 9))), delivery: digitsOf(`${p.number}/${line.delivery}`, 6),
    ...look.line?.(line, index, p),
  }; // prettier-ignore
};

type Clean = (text: string) => string;
const same: Clean = (text) => text;

/** `{key:9}` and `{key:>9}` fill with spaces, `{key%24}` wraps, `{key@24}` cuts, `{key!}` is in capitals. */
const filled = (template: string, fields: Fields, clean: Clean): string =>
  template.replaceAll(/\{(\w+)(\??)(?:(:>|:|%|@)(\d+))?(!?)\}/gu, (_, key: string, __, how: string | undefined, size: string, up: string) => {
    const found = fields[key];
    if (found === undefined) throw new Error(`no field ${key}`);
    const value = up === '' ? found : found.toUpperCase();
    const width = Number(size);
    if (how === ':') return clean(value.slice(0, width).padEnd(width));
    if (how === ':>') return clean(value.padStart(width));
    if (how === '%') return wrapped(value, width).map(clean).join('\n');
    return clean(how === '@' ? value.slice(0, width).trim() : value);
  }); // prettier-ignore

const isLeftOut = (row: string, fields: Fields): boolean =>
  [...row.matchAll(/\{(\w+)\?[^}]*\}/gu)].some(([, key = '']) => fields[key] === '');

const kept = (template: string, fields: Fields): string =>
  template
    .split('\n')
    .filter((row) => !isLeftOut(row, fields))
    .join('\n');

const tableOf = (spec: string, p: Paper, look: Look, clean: Clean): string => {
  const cols = spec.split(' | ').map((col) => {
    const [, right = '', head = '', cell = ''] = /^\s*(r:)?(.*?)=(.*)$/su.exec(col) ?? [];
    return { attribute: right === '' ? '' : ' class="r" align="right"', head, cell: cell.trim() };
  });
  const rows = p.lines.map((line, at) => {
    const fields = lineFields(line, at, p, look);
    return `<tr>${cols.map(({ attribute, cell }) => `<td${attribute}>${filled(cell, fields, clean).replaceAll('\n', '<br>')}</td>`).join('')}</tr>`;
  });
  return `<table class="lines" width="100%"><thead><tr>${cols.map(({ attribute, head }) => `<th${attribute}>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
};

/** `[[l …]]` for each line, `[[v …]]` for each rate, `[[c …]]` for each charge, `[[t r:Head={field} | …]]` for a table. */
export const expanded = (p: Paper, look: Look, template: string, clean: Clean = same): string => {
  const f = inForm(forms[look.form]);
  const all = paperFields(p, look);
  const blocks = template.replaceAll(/\[\[(\w) ([\s\S]*?)\]\]/gu, (_, what: string, body: string) => {
    const each = (fields: Fields): string => filled(kept(body, fields), { ...all, ...fields }, clean);
    if (what === 't') return tableOf(body, p, look, clean);
    if (what === 'v')
      return p.vat
        .map(({ rate, base, tax }) => each({ rate: String(rate), base: f.money(base), vat: f.money(tax), whole: f.money(base + tax) }))
        .join('\n'); // prettier-ignore
    if (what === 'c') return p.charges.map(({ label, amount, rate }) => each({ label, amount: f.money(amount), rate: String(rate) })).join('\n'); // prettier-ignore
    return p.lines.map((line, at) => each(lineFields(line, at, p, look))).join('\n');
  });
  return filled(kept(blocks, all), all, clean);
};

export const web =
  (look: Look, style: string, template: string) =>
  (p: Paper): string =>
    html(style, expanded(p, look, template, escaped));

export const cellOf = (line: Line, index: number, p: Paper, look: Look, cell: string): string =>
  filled(cell, lineFields(line, index, p, look), same);
