/** Forms of the papers that are no invoice, with their words given. */
import { plusDays } from '../days.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { type Drawing, Sheet } from '../sheet.ts';
import { grid, put, who } from './drawn.ts';
import { facts, type Form, type Pair, totals } from './kit.ts';
import { above, at, beside, bold, list, page, rows, sheetRows } from './pages.ts';

/** A paper that is no invoice, written by a layout's firm. */
export interface Letter {
  readonly kind: string;
  readonly of: string;
  readonly producer: Producer;
  readonly hard: string;
  readonly draw: (paper: Paper) => string | Drawing;
  /** Whether it names an invoice. */
  readonly isAbout?: boolean;
}

/** The words of a paper with rows. */
export interface Words {
  readonly title: string;
  /** Labels and fields above the rows. */
  readonly head: string;
  readonly rows: string;
  readonly sums?: string;
  readonly text: string;
  readonly form?: Form;
}

const styles = [
  '.lines th{border-bottom:.8pt solid #333}.lines td{padding:3pt}.above th{font-weight:400;color:#666;padding-right:9mm}.list{margin:4mm 0 0 auto}',
  'body{font:9.5pt "DejaVu Sans"}.lines th{background:#eee;padding:4pt}.lines td{padding:4pt;border-bottom:.4pt solid #ccc}.above{border:.6pt solid #999;margin-bottom:5mm}.above th{font-size:7pt;padding-right:7mm}.list{margin:5mm 0 0 auto}',
  'body{font:10.5pt "Liberation Serif"}.lines{border:.6pt solid #000}.lines td,.lines th{border-right:.3pt solid #000;padding:3pt}.above th{font-style:italic;font-weight:400;padding-right:8mm}.list{margin:3mm 0 0 auto;border:.6pt solid #000}',
] as const;

/** A firm's number in the words of its land. */
const numbered = ({ supplier }: Paper): string =>
  supplier.vat.startsWith('SE') ? `Org.nr ${supplier.organisation}` : supplier.vat;

/** A page with a head, rows and a text, in one of three looks. */
export const tabled =
  (words: Words, look: 0 | 1 | 2 = 0) =>
  (p: Paper): string =>
    page(
      styles[look],
      beside(
        [55, `<h2>${p.supplier.name}</h2>${p.supplier.street}<br>${p.supplier.post}<br>${numbered(p)}`],
        [45, `<h1>${words.title}</h1>`, look === 1 ? 'right' : 'left'],
      ),
      `<p>${at(p.buyer)}</p>`,
      above(facts(p, words.head)),
      rows(p, words.form ?? 'swedish', words.rows),
      words.sums === undefined ? '' : list(bold(totals(p, words.form ?? 'swedish', words.sums))),
      `<p>${words.text}</p>`,
    );

/** The same for word processors. */
export const plainTabled =
  (words: Words) =>
  (p: Paper): string =>
    page(
      'body{font-size:11pt}td{font-size:10pt}',
      `<p><b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}</p><h2>${words.title}</h2><p>${at(p.buyer)}</p>`,
      `<p>${facts(p, words.head)
        .map(([label, value]) => `${label}: ${value}`)
        .join('<br>')}</p>`,
      sheetRows(p, words.form ?? 'swedish', words.rows, {
        attributes: 'border="1" cellspacing="0" cellpadding="3" width="100%"',
      }),
      words.sums === undefined ? '' : list(totals(p, words.form ?? 'swedish', words.sums)),
      `<p>${words.text}</p>`,
    );

/** The same drawn; rows' columns have places. */
export const drawnTable =
  (words: Words) =>
  (p: Paper): Drawing => {
    const s = new Sheet({ size: 9 });
    s.text(40, 50, p.supplier.name, { font: 'bold', size: 13 });
    s.block(40, 64, [p.supplier.street, p.supplier.post, numbered(p)]);
    s.text(555, 50, words.title, { font: 'bold', size: 14, align: 'r' });
    put(s, 370, '>555', 72, facts(p, words.head));
    s.block(40, 124, who(p.buyer));
    const y = grid(s, p, words.rows, 190, { form: words.form ?? 'space', rule: 'head', step: 15 });
    if (words.sums !== undefined) put(s, 370, '>552', y + 10, totals(p, words.form ?? 'space', words.sums));
    s.text(40, y + 90, words.text);
    return s.drawing(words.title);
  };

/** A letter: a title and its paragraphs. */
export const letter =
  (title: string, body: (p: Paper) => readonly string[], font = 'Liberation Sans') =>
  (p: Paper): string =>
    page(
      `body{font:11pt "${font}";line-height:1.4}td{padding:2pt 8pt 2pt 0}`,
      `<p><b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>${numbered(p)}</p><p>${at(p.buyer)}</p><h2>${title}</h2>`,
      ...body(p).map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)),
      p.supplier.vat.startsWith('SE')
        ? `<p>Vänliga hälsningar<br>${p.supplier.name}, ${p.supplier.phone}</p>`
        : `<p>${p.supplier.name}</p>`,
    );

/** A drawn slip: a title, pairs, and a text below. */
export const slip =
  (title: string, pairs: (p: Paper) => readonly Pair[], text: (p: Paper) => readonly string[]) =>
  (p: Paper): Drawing => {
    const s = new Sheet({ size: 10 });
    s.text(50, 60, p.supplier.name, { font: 'bold', size: 13 });
    s.block(50, 74, [`${p.supplier.street}, ${p.supplier.post}`, `${numbered(p)}, ${p.supplier.phone}`], {
      size: 8,
    });
    s.block(340, 120, who(p.buyer));
    s.text(50, 190, title, { font: 'bold', size: 16 });
    const y = put(s, 50, '>350', 220, pairs(p), { step: 16 });
    s.block(50, y + 20, text(p), { leading: 14 });
    return s.drawing(title);
  };

/** A day after the due date by which a reminder wants to be paid. */
export const late = (p: Paper): string => plusDays(p.due, 19);
