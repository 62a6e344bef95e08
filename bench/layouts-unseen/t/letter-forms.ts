/** Forms of the papers that are no invoice. */
import { address, escaped } from '../html.ts';
import type { Producer } from '../layout.ts';
import type { Line, Paper } from '../paper.ts';
import { type Drawing, Sheet } from '../sheet.ts';
import { formOf, type Head, lines, page, rows, who } from './kit.ts';
import { type Col, drawRows } from './pens.ts';

/** A paper of a layout's firm that is no invoice. */
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

const sv = formOf('swedish');

const styles = {
  plain:
    'body{font-size:11pt;line-height:1.4}.lines td{padding:2pt 4pt}.lines th{border-bottom:.6pt solid #000}',
  serif:
    'body{font-family:"Liberation Serif";font-size:12pt;line-height:1.4}h1{font-size:16pt}.lines td{padding:2pt 6pt 2pt 0}',
  ruled:
    'body{font-size:9.5pt}.lines th{background:#eee;padding:3pt}.lines td{border-bottom:.4pt solid #aaa;padding:3pt}.data td{padding:0 10pt 0 0}h1{margin:6mm 0 3mm}',
  colour:
    'body{font-family:"DejaVu Sans";font-size:8.5pt}h1{color:#1d5c8a;margin:5mm 0}.lines th{background:#1d5c8a;color:#fff;padding:4pt}.lines td{padding:3pt 4pt}.data td{padding:0 10pt 1pt 0}',
};

/** A letter in HTML: the firm, who gets it, the title, and its parts; texts become paragraphs. */
export const written =
  (title: string, style: keyof typeof styles, body: (p: Paper) => readonly string[]) =>
  (p: Paper): string =>
    page(
      styles[style],
      `<p><b>${escaped(p.supplier.name)}</b><br>${lines([p.supplier.street, p.supplier.post, p.currency === 'SEK' ? `Org.nr ${p.supplier.organisation}` : p.supplier.vat])}</p>`,
      `<p>${address(p.buyer)}</p>`,
      `<h1>${title}</h1>`,
      ...body(p).map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)),
      p.currency === 'SEK'
        ? `<p>Med vänlig hälsning<br>${escaped(p.supplier.name)}<br>Tel ${p.supplier.phone}</p>`
        : `<p>${escaped(p.supplier.name)}, ${p.supplier.phone}</p>`,
    );

/** A form that is drawn: the firm at the upper left, the title, who gets it; the rest is the body’s. */
export const drawn =
  (title: string, body: (s: Sheet, p: Paper) => void, font: 'sans' | 'mono' | 'serif' = 'sans') =>
  (p: Paper): Drawing => {
    const s = new Sheet({ size: 9.5, font });
    const strong = font === 'sans' ? 'bold' : font === 'mono' ? 'monobold' : 'serifbold';
    s.text(45, 56, p.supplier.name, { font: strong, size: 12 });
    s.block(45, 70, [
      `${p.supplier.street}, ${p.supplier.post}`,
      `Org.nr ${p.supplier.organisation}  Tel ${p.supplier.phone}`,
    ]);
    s.text(550, 56, title, { font: strong, size: 15, align: 'r' });
    s.block(340, 106, who(p.buyer), { size: 10 });
    body(s, p);
    return s.drawing(title);
  };

/** A table of goods: with `priced` price and sum beside the quantity. */
export const goods = (list: readonly Line[], priced: boolean, extra: readonly Head[] = []): string =>
  rows(
    [
      ['Art.nr', sv.code],
      ['Benämning', sv.title],
      ['Antal', sv.count, 'r'],
      ['Enhet', sv.unit],
      ...extra,
      ...(priced
        ? ([
            ['Pris', sv.each, 'r'],
            ['Summa', sv.sum, 'r'],
          ] as const)
        : []),
    ],
    list,
  );

/** The same, drawn. */
export const goodsOn = (s: Sheet, list: readonly Line[], top: number, priced: boolean): number => {
  const all: readonly Col[] = [
    [45, 'Nr', sv.code],
    [95, 'Artikel', sv.title],
    [340, 'Antal', sv.count, 'r'],
    [348, 'Enhet', sv.unit],
    ...(priced
      ? ([
          [460, 'Pris', sv.each, 'r'],
          [550, 'Summa', sv.sum, 'r'],
        ] as const)
      : []),
  ];
  return drawRows(s, all, list, top, { step: 15, rule: [45, 550] });
};
