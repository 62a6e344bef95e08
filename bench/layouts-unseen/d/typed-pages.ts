/** A word processor's letter and a spreadsheet of set D. */
import { iso, words } from '../days.ts';
import { escaped, html, remarked } from '../html.ts';
import { firm } from '../parties.ts';
import { addressed, count, digits, type LayoutD, named, se } from './desk.ts';
import type { Seller } from './orders.ts';

const honung = firm('Anna-Lenas Honung & Sylt', 'Bihult 2, 570 31 Ingatorp');
const svamp = firm('Svampkällaren i Hässelby AB', 'Maltesholmsvägen 148, 165 62 Hässelby');

const honungSeller: Seller = {
  supplier: honung,
  trades: ['cupboard'],
  lines: [1, 3],
  code: () => '',
  number: count(23),
  terms: 14,
};

/** A letter with dots. */
export const d43: LayoutD = {
  id: 'd43',
  producer: 'chromium',
  hard: 'a letter: the goods in sentences of a list, dots between, the sender as a signature',
  seller: honungSeller,
  draw: (p) =>
    html(
      `body{font:12pt 'Liberation Serif'} .row{display:flex}.row i{flex:1;border-bottom:1pt dotted #555;margin:0 4pt 4pt}`,
      `<p>${addressed(p.buyer).map(escaped).join('<br>')}</p><p style="text-align:right">Bihult ${words(p.issue)}</p><h2>${named(p, 'FAKTURA', 'KREDITFAKTURA')} ${p.number}</h2>${remarked(p)}
      <p>Hej! Här kommer räkningen på det ni fick i förra veckan.</p>
      ${p.lines.map((l) => `<div class="row"><span>${se.quantity(l.quantity)} ${l.unit} ${escaped(l.name)} à ${se.price(l.price)}</span><i></i><span>${se.money(l.sum)}</span></div>`).join('')}
      <div class="row"><span>Summa utan moms</span><i></i><span>${se.money(p.net)}</span></div><div class="row"><span>Moms ${p.vat[0]?.rate} %</span><i></i><span>${se.money(p.tax)}</span></div>
      <div class="row"><b>Att betala</b><i></i><b>${se.money(p.payable)} kr</b></div>
      <p>Betala gärna senast ${words(p.due)} till bankgiro ${p.supplier.bankgiro}.</p><p>Hälsningar<br><br>${p.supplier.name.replace('&', '&amp;')}<br>${p.supplier.street}, ${p.supplier.post}<br>Org.nr ${p.supplier.organisation}, godkänd för F-skatt</p>`,
    ),
};

const svampSeller: Seller = {
  supplier: svamp,
  trades: ['field'],
  lines: [3, 6],
  code: digits('svamp', 4),
  number: (n) => `26${count(301)(n)}`,
  terms: 20,
};

/** A sheet of cells. */
export const d44: LayoutD = {
  id: 'd44',
  producer: 'chromium',
  hard: 'a spreadsheet: all cells framed, letters of columns faint, totals in the same grid, number as text',
  seller: svampSeller,
  credits: 1,
  draw: (p) => {
    const row = (cells: readonly string[]): string =>
      `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const blank = ['', '', '', '', ''];
    return html(
      `table.x{width:100%;font:9.5pt 'Liberation Sans'}.x td{border:.5pt solid #bbb;height:14pt}.x td:nth-child(n+3){text-align:right}`,
      `${remarked(p)}<table class="x">${[
        [`<b>${p.supplier.name}</b>`, '', '', '', `<b>${named(p, 'FAKTURA', 'KREDITFAKTURA')}</b>`],
        [p.supplier.street, '', '', 'Fakturanr', p.number],
        [p.supplier.post, '', '', 'Datum', iso(p.issue)],
        [`Org.nr ${p.supplier.organisation}`, '', '', 'Betalas', iso(p.due)],
        [`Bg ${p.supplier.bankgiro}`, '', '', ...(p.about === null ? ['', ''] : ['Avser', p.about])],
        blank,
        [`Kund: ${escaped(p.buyer.name)}`, '', '', '', ''],
        [p.buyer.street, p.buyer.post, '', '', ''],
        blank,
        ['<b>Vara</b>', '<b>Nr</b>', '<b>Kg/st</b>', '<b>Pris</b>', '<b>Kronor</b>'],
        ...p.lines.map((l) => [escaped(l.name), l.code, se.quantity(l.quantity), se.price(l.price), se.money(l.sum)]),
        blank,
        ['', '', '', 'Netto', se.money(p.net)],
        ['', '', '', `Moms ${p.vat[0]?.rate}%`, se.money(p.tax)],
        ['', '', '', '<b>Totalt kr</b>', `<b>${se.money(p.payable)}</b>`],
      ].map(row).join('')}</table>`,
    ); // prettier-ignore
  },
  printing: { unit: () => undefined },
};
