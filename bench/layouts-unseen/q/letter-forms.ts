/** Forms of the papers that are no invoice, with their words given. */
import { plusDays, words } from '../days.ts';
import { address, column, escaped, over, table } from '../html.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { type Drawing, Sheet } from '../sheet.ts';
import { type Col, inFigures, page, rowsOn, sums, who } from './kit.ts';

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

const sv = inFigures('swedish');
const bare = inFigures('bare');

interface Words {
  readonly title: string;
  readonly number: string;
  readonly text: string;
  readonly isPriced: boolean;
}

export const plainTable =
  ({ title, number, text, isPriced }: Words) =>
  (p: Paper): string =>
    page(
      '.lines th{border-bottom:1pt solid #444}.lines td{padding:3pt}.over th{padding-right:8mm;font-weight:400;color:#555}',
      `<h2>${escaped(p.supplier.name)}</h2><p>${p.supplier.street}, ${p.supplier.post}, org.nr ${p.supplier.organisation}</p><h1>${title}</h1>`,
      over([
        [number, p.order],
        ['Datum', p.issue],
        ['Kundnummer', p.customer],
        ['Leveransdag', plusDays(p.issue, 2)],
      ]),
      `<p>${address(p.buyer)}</p>`,
      table(
        [
          column('Artikel', (l) => l.code),
          column('Benämning', (l) => l.name),
          column('Antal', (l) => sv.quantity(l.quantity), 'r'),
          column('Enhet', (l) => l.unit),
          ...(isPriced
            ? [column('Pris', (l) => sv.price(l.price), 'r'), column('Summa', (l) => sv.money(l.sum), 'r')]
            : []),
        ],
        p.lines,
      ),
      isPriced
        ? `<p class="r">Summa exkl. moms ${sv.money(p.net)}<br>Moms ${sv.money(p.tax)}<br>Summa inkl. moms ${sv.money(p.gross)}</p>`
        : '',
      `<p>${text}</p>`,
    );

const prices: readonly Col[] = [
  [440, 'Pris', (l) => bare.price(l.price), 'r'],
  [555, 'Belopp', (l) => bare.money(l.sum), 'r'],
];
const blanks: readonly Col[] = [
  [420, 'Levererat', () => ''],
  [500, 'Signatur', () => ''],
];

export const ruled =
  ({ title, number, text, isPriced }: Words) =>
  (p: Paper): Drawing => {
    const s = new Sheet({ size: 9 });
    s.text(40, 50, p.supplier.name, { font: 'bold', size: 13 });
    s.text(555, 50, title, { font: 'bold', size: 15, align: 'r' });
    s.block(40, 64, [p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}`]);
    s.block(330, 80, [`${number}: ${p.order}`, `Datum: ${p.issue}`, `Er ref: ${p.reference}`]);
    s.block(40, 120, who(p.buyer));
    const y = rowsOn(
      s,
      [
        [40, 'Art.nr', (l) => l.code],
        [95, 'Benämning', (l) => l.name],
        [330, 'Antal', (l) => bare.quantity(l.quantity), 'r'],
        [336, 'Enh', (l) => l.unit],
        ...(isPriced ? prices : blanks),
      ],
      p.lines,
      190,
      { isRuled: true, step: 16 },
    );
    if (isPriced)
      sums(s, 380, 555, y + 14, [
        ['Totalt exkl. moms', bare.money(p.net)],
        ['Moms', bare.money(p.tax)],
        ['Totalt inkl. moms', bare.money(p.gross)],
      ]);
    s.text(40, y + 80, text);
    return s.drawing(title);
  };

export const listed =
  ({ title, number, text, isPriced }: Words) =>
  (p: Paper): string =>
    page(
      'body{font-family:"Liberation Serif";font-size:11pt}',
      `<p align="right">${escaped(p.supplier.name)}<br>${p.supplier.post}<br>${words(p.issue)}</p><p>${address(p.buyer)}</p><h2>${title}</h2><p>${number} ${p.order}. ${text}</p>`,
      `<table width="100%">${p.lines.map((l) => `<tr><td>${escaped(l.name)}</td><td align="right">${sv.quantity(l.quantity)} ${l.unit}</td>${isPriced ? `<td align="right">${sv.price(l.price)} kr/${l.unit}</td>` : ''}</tr>`).join('')}</table>`,
      `<p>Med vänliga hälsningar<br>${escaped(p.supplier.name)}<br>Tel ${p.supplier.phone}</p>`,
    );

export const order = {
  title: 'Orderbekräftelse',
  number: 'Ordernummer',
  text: 'Kontrollera att uppgifterna stämmer. Faktura skickas efter leverans.',
  isPriced: true,
};
export const offer = {
  title: 'Offert',
  number: 'Offertnr',
  text: 'Priserna gäller i 30 dagar. Välkommen med er beställning!',
  isPriced: true,
};
export const note = {
  title: 'Följesedel',
  number: 'Följesedelsnr',
  text: 'Varorna mottagna i gott skick: ______________________',
  isPriced: false,
};

export const late = (p: Paper): string => plusDays(p.due, 18);

export const written =
  (title: string, body: (p: Paper) => readonly string[], size = 11) =>
  (p: Paper): string =>
    page(
      `body{font-size:${size}pt;line-height:1.4}td{padding:2pt 8pt 2pt 0}`,
      `<p><b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Org.nr ${p.supplier.organisation}</p><p>${address(p.buyer)}</p><h2>${title}</h2>`,
      ...body(p).map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)),
      `<p>${escaped(p.supplier.name)}, telefon ${p.supplier.phone}</p>`,
    );

export const sheeted =
  (title: string, body: (p: Paper, s: Sheet) => void) =>
  (p: Paper): Drawing => {
    const s = new Sheet({ size: 10 });
    s.text(50, 60, title, { font: 'bold', size: 18 });
    s.block(50, 84, [
      p.supplier.name,
      `${p.supplier.street}, ${p.supplier.post}`,
      `Org.nr ${p.supplier.organisation}`,
    ]);
    s.block(340, 110, who(p.buyer));
    body(p, s);
    return s.drawing(title);
  };
