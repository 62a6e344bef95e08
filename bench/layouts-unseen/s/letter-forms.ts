/** Forms of the papers that are no invoice, with their words given. */
import { address, escaped } from '../html.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { page, rowsOn, side, who } from '../q/kit.ts';
import { type Drawing, Sheet } from '../sheet.ts';
import { type Cell, goods, html, kv, type Pair, strip, sv } from './kit.ts';

export interface Letter {
  readonly kind: string;
  /** The layout whose firm writes or whose customer is written to. */
  readonly of: string;
  readonly producer: Producer;
  readonly hard: string;
  readonly draw: (paper: Paper) => string | Drawing;
  /** Whether it names an invoice. */
  readonly isAbout?: boolean;
}

const styles = [
  'body{font-size:9.5pt}.g th{border-bottom:1pt solid #333;text-align:left}.g td{padding:3pt}.kv td{padding:1pt 5mm 1pt 0}.sum{margin:4mm 0 0 auto}',
  'body{font:10pt "Liberation Serif",serif}h1{border-bottom:1.5pt solid #357}.g td,.g th{border:.4pt solid #999;text-align:left}.kv td{padding:1pt 5mm 1pt 0}.sum{margin:4mm 0 0 auto}',
  'body{font:9pt "DejaVu Sans",sans-serif}h1{color:#a52;font-size:15pt}.g th{background:#f3e3da;text-align:left}.g td{border-bottom:.3pt solid #ccc;padding:3pt}.kv td{padding:1pt 5mm 1pt 0}.strip th{font-size:7pt}.sum{margin:4mm 0 0 auto}',
];

const foot = ({ supplier: s }: Paper): string =>
  `<p class="small" style="margin-top:12mm">${escaped(s.name)} · ${s.street} · ${s.post} · ${s.phone} · Org.nr ${s.organisation} · Momsreg.nr ${s.vat} · Bankgiro ${s.bankgiro}</p>`;

const wareCells: readonly (readonly [key: string, cell: Cell])[] = [
  ['code', ['Artikelnr', (l) => l.code]],
  ['name', ['Benämning', (l) => l.name]],
  ['pack', ['Förpackning', (l) => l.pack]],
  ['many', ['Antal', (l) => sv.quantity(l.quantity), 'r']],
  ['unit', ['Enhet', (l) => l.unit]],
  ['price', ['Pris', (l) => sv.price(l.price), 'r']],
  ['rate', ['Moms', (l) => `${l.rate} %`, 'r']],
  ['sum', ['Belopp', (l) => sv.money(l.sum), 'r']],
  ['box', ['Kontroll', () => '☐', 'r']],
];

interface Form {
  readonly title: string;
  readonly pairs: (p: Paper) => readonly Pair[];
  readonly columns: string;
  readonly text: string;
  readonly style?: number;
  readonly isSummed?: boolean;
}

/** A paper with goods: an order, a note of delivery, a list. */
export const withGoods =
  ({ title, pairs, columns, text, style = 0, isSummed = false }: Form) =>
  (p: Paper): string =>
    page(
      styles[style] ?? '',
      side(
        [
          55,
          `<b style="font-size:14pt">${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}`,
        ],
        [45, address(p.buyer)],
      ),
      `<h1>${title}</h1>`,
      style === 2 ? strip(pairs(p)) : kv(pairs(p)),
      '<br>',
      goods(
        columns
          .split(' ')
          .flatMap((name) => wareCells.filter(([key]) => key === name).map(([, cell]) => cell)),
        p.lines,
      ),
      isSummed
        ? kv(
            [
              ['Summa exkl. moms', sv.money(p.net)],
              ['Moms', sv.money(p.tax)],
              ['Summa inkl. moms', sv.money(p.gross)],
            ],
            'sum',
          )
        : '',
      `<p>${text}</p>`,
      foot(p),
    );

interface Text {
  readonly title: string;
  readonly from?: string;
  readonly pairs?: (p: Paper) => readonly Pair[];
  readonly texts: (p: Paper) => readonly string[];
  readonly sums?: (p: Paper) => readonly Pair[];
  readonly style?: number;
}

/** A letter of sentences, with some labelled figures. */
export const inWords =
  ({ title, from, pairs, texts, sums, style = 1 }: Text) =>
  (p: Paper): string =>
    page(
      styles[style] ?? '',
      side(
        [
          55,
          from === undefined
            ? `<b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}`
            : `<b>${from}</b>`,
        ],
        [45, `${p.issue}<br><br>${address(p.buyer)}`],
      ),
      `<h1 style="margin-top:8mm">${title}</h1>`,
      pairs === undefined ? '' : kv(pairs(p)),
      ...texts(p).map((text) => `<p>${html(text)}</p>`),
      sums === undefined ? '' : kv(sums(p), 'sum'),
      from === undefined ? foot(p) : '',
    );

interface Listing {
  readonly title: string;
  readonly from?: string;
  readonly heads: readonly string[];
  readonly rows: (p: Paper) => readonly (readonly string[])[];
  readonly text: (p: Paper) => string;
  readonly style?: number;
}

/** A table of anything but goods. */
export const asList =
  ({ title, from, heads, rows, text, style = 2 }: Listing) =>
  (p: Paper): string =>
    page(
      styles[style] ?? '',
      side([60, `<b>${from ?? escaped(p.supplier.name)}</b>`], [40, `${p.issue}<br>${address(p.buyer)}`]),
      `<h1>${title}</h1>`,
      `<table class="g" width="100%" cellpadding="3" cellspacing="0"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows(
        p,
      )
        .map(
          (cells) =>
            `<tr>${cells.map((cell, at) => `<td${at === 0 ? '' : ' class="r"'}>${html(cell)}</td>`).join('')}</tr>`,
        )
        .join('')}</table>`,
      `<p>${text(p)}</p>`,
      from === undefined ? foot(p) : '',
    );

/** A drawn paper with goods and without sums. */
export const onSheet =
  (title: string, label: string, text: string, isPriced = false) =>
  (p: Paper): Drawing => {
    const sheet = new Sheet({ size: 9.5 });
    sheet.text(45, 55, p.supplier.name, { font: 'bold', size: 13 });
    sheet.block(45, 70, [p.supplier.street, p.supplier.post, p.supplier.phone], { size: 8.5 });
    sheet.text(330, 55, title, { font: 'bold', size: 15 });
    sheet.block(330, 72, [
      `${label} ${p.order}`,
      `Datum ${p.issue}`,
      `Kund ${p.customer}`,
      `Referens ${p.reference}`,
    ]);
    sheet.block(45, 135, who(p.buyer));
    const y = rowsOn(
      sheet,
      [
        [45, 'Artikel', (l) => l.code],
        [125, 'Benämning', (l) => l.name.slice(0, 44)],
        [400, 'Antal', (l) => sv.quantity(l.quantity), 'r'],
        [408, 'Enhet', (l) => l.unit],
        ...(isPriced ? [[540, 'Pris', (l: Paper['lines'][number]) => sv.price(l.price), 'r'] as const] : []),
      ],
      p.lines,
      200,
      { isRuled: true, step: 16 },
    );
    sheet.text(45, y + 24, text);
    sheet.text(45, 800, `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}`, { size: 8 });
    return sheet.drawing();
  };
