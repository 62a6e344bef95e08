/** Forms of letters, lists and notices, with their words given. */
import { plusDays, words } from '../days.ts';
import { address, escaped } from '../html.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { type Drawing, Sheet, wrapped } from '../sheet.ts';
import { boxed, buyerRows, clerk, listed, page, sellerRows } from './clerk.ts';

export interface Letter {
  readonly kind: string;
  /** The layout whose firm writes. */
  readonly of: string;
  readonly hard: string;
  readonly producer: Producer;
  readonly draw: (p: Paper) => string | Drawing;
  /** Whether it names an invoice. */
  readonly isAbout?: boolean;
}

const sv = clerk('swedish');
const long = clerk('space', words);

/** A letter in a browser’s or word processor’s hand: `text` may hold fields. */
export const written =
  (title: string, fields: string, text: readonly string[], rows = '', sums = '') =>
  (p: Paper): string =>
    page(
      'body{font-size:10.5pt}td,th{padding:2pt 6pt 2pt 0}.lines th{border-bottom:.6pt solid}.total{margin:4mm 0}',
      sv.tell(p, '<p><b>{name}</b><br>{street}<br>{post}<br>Tel {phone}</p>'),
      `<p>${address(p.buyer)}</p><h2>${title}</h2>`,
      fields === '' ? '' : sv.pairs(p, fields),
      rows === '' ? '' : `<br>${sv.table(p, rows)}`,
      sums === '' ? '' : sv.total(p, sums),
      ...text.map((each) => `<p>${long.tell(p, each)}</p>`),
      sv.tell(p, '<p class="small">Org.nr {org} · Momsreg.nr {vat} · Bankgiro {bg}</p>'),
    );

/** A drawn form: fields in boxes, rows and a text. */
export const formed =
  (title: string, fields: string, text: readonly string[], rows = '', sums = '') =>
  (p: Paper): Drawing => {
    const s = new Sheet({ size: 9 });
    s.block(40, 50, sellerRows(p), { font: 'bold' });
    s.right(555, 50, title, { size: 16, font: 'bold' });
    s.block(340, 84, buyerRows(p), { size: 10, leading: 13 });
    boxed(s, [40, 145, 250, 355, 460], 140, sv.rows(p, fields));
    let y = 176;
    if (rows !== '') y = sv.list(s, p, rows, y + 10, { step: 15 }) + 8;
    if (sums !== '') y = listed(s, 380, 555, y + 6, sv.sums(p, sums), { right: true, step: 15 }) + 10;
    for (const each of text) y = s.block(40, y + 12, wrapped(long.say(p, each), 96), { leading: 13 });
    s.line(40, 780, 555);
    s.text(40, 794, sv.say(p, '{street}, {post}   {phone}   Org.nr {org}   Momsreg.nr {vat}   Bankgiro {bg}'), { size: 7.5 }); // prettier-ignore
    return s.drawing();
  };

/** A letter in fixed pitch, line by line. */
export const typed =
  (title: string, text: readonly string[]) =>
  (p: Paper): Drawing => {
    const s = new Sheet({ font: 'mono', size: 9.5 });
    s.block(56, 60, sellerRows(p));
    s.block(
      330,
      110,
      buyerRows(p).map((row) => row.slice(0, 38)),
    );
    s.text(56, 180, title, { font: 'monobold', size: 11 });
    let y = 204;
    for (const each of text) y = s.block(56, y, wrapped(sv.say(p, each), 80), { leading: 13 }) + 6;
    s.text(56, y + 20, sv.say(p, 'Orgnr {org}   Bankgiro {bg}   Tel {phone}'));
    return s.drawing();
  };

/** A typeset notice. */
export const typeset =
  (title: string, text: readonly string[]) =>
  (p: Paper): string =>
    [
      '.pl 29.7c', '.po 2.5c', '.ll 15.5c', '.ps 11', '.vs 15', '.nf', '.sp |2c', `\\fB${p.supplier.name}\\fP`, p.supplier.street, p.supplier.post, '.sp 2',
      ...buyerRows(p), '.sp 2', `\\fB\\s+3${title}\\s-3\\fP`, '.sp 1', '.fi', ...text.flatMap((each) => [long.say(p, each), '.sp 1']),
      '.nf', sv.say(p, 'Org.nr {org}'), '',
    ].join('\n'); // prettier-ignore

/** Open items of an account: numbers and days of which none is the paper’s own. */
export const account =
  (title: string, heads: readonly string[], text: string) =>
  (p: Paper): string => {
    const items = [0, 1, 2, 3].map((at) => ({
      number: String(Number(p.order) + at * 17),
      day: plusDays(p.issue, at * 11 - 60),
      due: plusDays(p.issue, at * 11 - 30),
      amount: p.payable / BigInt(at + 2),
    }));
    const total = items.reduce((sum, { amount }) => sum + amount, 0n);
    return page(
      'body{font-size:9.5pt}.acc{width:100%;margin:6mm 0}.acc td,.acc th{border-bottom:.4pt solid #999;padding:3pt}.acc .r{text-align:right}',
      `<h1>${title}</h1>`,
      sv.tell(p, '<p>{name}, {street}, {post}</p>'),
      `<p>${address(p.buyer)}</p>`,
      sv.pairs(p, 'Kundnummer={customer}|Datum={issue}'),
      `<table class="acc"><tr>${heads.map((head, at) => `<th${at > 2 ? ' class="r"' : ''}>${escaped(head)}</th>`).join('')}</tr>${items.map(({ number, day, due, amount }) => `<tr><td>${number}</td><td>${day}</td><td>${due}</td><td class="r">${sv.money(amount)}</td></tr>`).join('')}<tr><th>Summa</th><td></td><td></td><td class="r">${sv.money(total)}</td></tr></table>`, // prettier-ignore
      `<p>${long.tell(p, text)}</p>`,
      sv.tell(p, '<p class="small">Org.nr {org} · Bankgiro {bg} · {phone}</p>'),
    );
  };
