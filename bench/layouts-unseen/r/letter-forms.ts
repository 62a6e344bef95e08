/** Forms of the papers that are no invoice, with their words given. */
import { plusDays, words } from '../days.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { type Drawing, Sheet, wrapped } from '../sheet.ts';
import { e, page, thead, to, tr, who } from './kit.ts';

export interface Letter {
  readonly kind: string;
  /** The layout whose firm writes. */
  readonly of: string;
  readonly producer: Producer;
  readonly hard: string;
  readonly draw: (paper: Paper) => string | Drawing;
  /** Whether it names an invoice. */
  readonly isAbout?: boolean;
}

type Texts = (paper: Paper) => readonly string[];
type Grid = (paper: Paper) => readonly (readonly string[])[];

/** A day soon after the paper's due day. */
export const late = (paper: Paper): string => plusDays(paper.due, 12);

const sender = (p: Paper): string =>
  `${e(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. Tel ${p.supplier.phone}.`;

/** A letter in paragraphs; those that begin with `<` are HTML. */
export const prose =
  (title: string, texts: Texts, style = '') =>
  (p: Paper): string =>
    page(
      `body{font:11pt "Liberation Serif",serif;margin:6mm}h2{margin:8mm 0 4mm}.g td,.g th{padding:2pt 10pt 2pt 0}${style}`,
      `<p><b>${e(p.supplier.name)}</b></p><p style="margin-left:95mm">${to(p.buyer)}<br><br>${words(p.issue)}</p>`,
      `<h2>${title}</h2>`,
      ...texts(p).map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)),
      `<p style="font-size:8pt;margin-top:20mm">${sender(p)}</p>`,
    );

/** A grid as a table of HTML; its first row has the heads. */
export const grid = (rows: readonly (readonly string[])[]): string =>
  `<table class="g">${thead(rows[0] ?? [])}${rows.slice(1).map((cells) => tr(cells)).join('')}</table>`; // prettier-ignore

/** A page of an office program: a title, facts beside each other, a table and a text. */
export const form =
  (title: string, facts: Grid, rows: Grid, texts: Texts, colour = '#345') =>
  (p: Paper): string =>
    page(
      `body{font-size:9.5pt}.g{width:100%;margin:6mm 0}.g th{background:${colour};color:#fff;padding:3pt 5pt}.g td{padding:3pt 5pt;border-bottom:.4pt solid #ccc}.q td{padding:1pt 14pt 1pt 0}`,
      `<div style="display:flex;justify-content:space-between"><b style="font-size:14pt">${e(p.supplier.name)}</b><b style="font-size:16pt;color:${colour}">${title}</b></div>`,
      `<div style="display:flex;justify-content:space-between;margin-top:8mm"><table class="q">${facts(p).map((cells) => tr(cells)).join('')}</table><div>${to(p.buyer)}</div></div>`,
      grid(rows(p)),
      ...texts(p).map((text) => `<p>${text}</p>`),
      `<p class="small">${sender(p)}</p>`,
    ); // prettier-ignore

/** A drawn page: title, rows of cells at given places, and a text below. */
export const sheeted =
  (title: string, places: readonly number[], rows: Grid, texts: Texts, font: 'sans' | 'serif' | 'mono' = 'sans') =>
  (p: Paper): Drawing => {
    const s = new Sheet({ size: 9.5, font });
    s.text(50, 56, p.supplier.name, { size: 13, font: font === 'serif' ? 'serifbold' : 'bold' });
    s.text(50, 70, `${p.supplier.street}, ${p.supplier.post}, ${p.supplier.phone}`, { size: 8 });
    s.block(340, 100, who(p.buyer));
    s.text(50, 160, title, { size: 15, font: font === 'serif' ? 'serifbold' : 'bold' });
    let y = 186;
    for (const cells of rows(p)) {
      for (const [at, text] of cells.entries()) {
        const x = places[at] ?? 50;
        if (text.startsWith('>')) s.right(x, y, text.slice(1));
        else s.text(x, y, text);
      }
      y += 15;
    }
    y += 14;
    for (const text of texts(p)) y = s.block(50, y, wrapped(text, 92)) + 6;
    s.text(50, 800, `Org.nr ${p.supplier.organisation}  ${p.supplier.mail}`, { size: 7.5 });
    return s.drawing();
  }; // prettier-ignore
