/** Forms of letters, lists and slips that are no invoice. */
import { plusDays, words } from '../days.ts';
import { escaped } from '../html.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { type Drawing, wrapped } from '../sheet.ts';
import { Hand } from './hand.ts';
import { tongue } from './tongue.ts';
import { desk, sheetOf, side, typeset } from './web.ts';

export interface Notice {
  readonly kind: string;
  /** The layout whose house writes. */
  readonly of: string;
  readonly producer: Producer;
  readonly hard: string;
  readonly draw: (p: Paper) => string | Drawing;
  /** Whether it names an invoice. */
  readonly isAbout?: boolean;
}

interface Parts {
  readonly facts?: string;
  readonly rows?: string;
  readonly sums?: string;
}

const sv = tongue('swedish');
const talk = tongue('swedish', words);

/** A letter for the producers that take HTML. */
export const letter =
  (title: string, text: readonly string[], { facts, rows, sums }: Parts = {}) =>
  (p: Paper): string => {
    const d = desk(sv, p);
    return sheetOf(
      'body{font:10.5pt "Liberation Sans",sans-serif}.lines{margin:4mm 0}.lines th{border-bottom:.6pt solid #000}.lines td,.lines th{padding:2pt 5pt}.facts td{padding:0 12pt 2pt 0}.sums td{padding:1pt 16pt 1pt 0}',
      side([55, d.say('<b>[firm]</b><br>[street]<br>[post]<br>[tel]')], [45, `<br>${d.to()}`]),
      `<h2>${title}</h2>`,
      facts === undefined ? '' : d.facts(facts),
      rows === undefined ? '' : d.rows(rows),
      sums === undefined ? '' : d.sums(sums),
      ...text.map((each) => `<p>${talk.tell(p, each)}</p>`),
      d.say('<p class="small">Org.nr [org], momsreg.nr [vat], bankgiro [bg]</p>'),
    );
  };

/** A drawn form: a word in large letters, cells of facts, rows and text. */
export const form =
  (title: string, text: readonly string[], { facts = '', rows, sums }: Parts = {}) =>
  (p: Paper): Drawing => {
    const s = new Hand(p, sv);
    s.text(40, 60, title, { font: 'bold', size: 18 });
    s.tell(555, 48, ['[firm]', '[street]', '[post]'], { size: 8, align: 'r' }, 10);
    s.line(40, 76, 555, 76, 1);
    s.buyer(40, 98);
    s.facts(340, 450, 98, facts, { step: 14 });
    let y = 180;
    if (rows !== undefined) y = s.rows(rows, y + 6, { rule: 'bar', step: 16 }) + 6;
    if (sums !== undefined) y = s.facts(380, 555, y + 8, sums, { align: 'r', step: 15 }) + 10;
    for (const each of text)
      y = s.block(40, y + 14, wrapped(talk.say(p, each), 100), { leading: 13, size: 9.5 });
    s.tell(40, 790, ['[firm] · [tel] · Org.nr [org] · Momsreg.nr [vat] · Bankgiro [bg]'], {
      size: 7.5,
      grey: 0.3,
    });
    return s.drawing(title);
  };

/** Typed in letters of one width. */
export const slip =
  (title: string, text: readonly string[], { facts = '', rows, sums }: Parts = {}) =>
  (p: Paper): Drawing => {
    const s = new Hand(p, sv, { font: 'mono', size: 9 });
    s.tell(60, 60, ['[firm]', '[street]', '[post]', 'TEL [tel]']);
    s.tell(60, 124, ['[to]', '[tostreet]', '[topost]']);
    s.text(60, 186, title, { font: 'monobold', size: 12 });
    let y = s.facts(60, 190, 206, facts) + 8;
    if (rows !== undefined) y = s.rows(rows, y, { head: { font: 'monobold' }, edges: [60, 550] });
    if (sums !== undefined) y = s.facts(330, 545, y + 4, sums, { align: 'r' }) + 8;
    for (const each of text) y = s.block(60, y + 8, wrapped(sv.say(p, each), 84), { leading: 12 });
    s.tell(60, y + 30, ['ORG.NR [org]']);
    return s.drawing(title);
  };

/** A typeset letter. */
export const plainNote =
  (title: string, text: readonly string[]) =>
  (p: Paper): string =>
    typeset(talk, p, [
      '.po 2.5c', '.ll 15c', '.ps 11', '.vs 15', '.nf', '.sp |2c', '\\fB[firm]\\fP', '[street]', '[post]', '.sp 1.5', '[to]', '[tostreet]', '[topost]', '.sp 2',
      `\\fB\\s+2${title}\\s-2\\fP`, '.sp 1', '.fi', ...text.flatMap((each) => [each, '.sp 1']), '.nf', 'Org.nr [org]', 'Bankgiro [bg]',
    ]); // prettier-ignore

/** An account with open items, none of which is the paper's own. */
export const ledger =
  (title: string, heads: readonly [string, string, string, string], text: string) =>
  (p: Paper): string => {
    const d = desk(sv, p);
    const items = [7, 3, 2].map((part, at) => ({
      no: String(Number(p.order) + at * 23),
      day: plusDays(p.issue, at * 16 - 70),
      due: plusDays(p.issue, at * 16 - 40),
      amount: p.payable / BigInt(part),
    }));
    const rows = items.map(({ no, day, due, amount }) => `<tr><td>${no}</td><td>${day}</td><td>${due}</td><td class="r">${sv.money(amount)}</td></tr>`); // prettier-ignore
    const sum = items.reduce((all, { amount }) => all + amount, 0n);
    return sheetOf(
      'body{font:9.5pt "DejaVu Sans",sans-serif}.acc{width:80%;margin:6mm 0}.acc td,.acc th{padding:3pt;border-bottom:.3pt solid #777}',
      d.say('<p><b>[firm]</b>, [street], [post]</p>'),
      `<h2>${escaped(title)}</h2><p>${d.to()}</p>`,
      d.facts('Kundnummer: [cust]; Utskriftsdatum: [date]'),
      `<table class="acc"><tr>${heads.map((head, at) => `<th${at === 3 ? ' class="r"' : ''}>${head}</th>`).join('')}</tr>${rows.join('')}<tr><td>Saldo</td><td></td><td></td><td class="r"><b>${sv.money(sum)}</b></td></tr></table>`,
      `<p>${talk.tell(p, text)}</p>`,
      d.say('<p class="small">[tel] · Org.nr [org] · Bankgiro [bg]</p>'),
    );
  };
