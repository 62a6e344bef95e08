/** Sellers in Spain, Ireland and Estonia. */
import { american, dotted as dottedDay, slashes } from '../days.ts';
import { column, escaped, html, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { abroad } from './firms.ts';
import { aboutPair, at, called, chargePairs, fieldsAt, figures, note, pairsAt, place, row, rows, stack } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const dotted = figures('dotted');
const english = figures('english');
const swedish = figures('swedish');

const g66: LayoutG = {
  id: 'g66',
  producer: 'fpdf',
  hard: 'Spanish: Cantidad last but two, Dto., Base imponible; CIF; euros with points between thousands',
  credits: 1,
  seller: {
    party: abroad('Ibéricos Sierra Alta S.L.', 'Polígono La Dehesa 9, 37770 Guijuelo', 'ESB37418220', {
      organisation: 'B37418220',
    }),
    trades: ['spanish'],
    codes: '####@',
    numbers: '26/####',
    lines: [3, 7],
    currency: 'EUR',
    discounts: [300, 500],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier } = paper;
    sheet.text(40, 50, 'SIERRA ALTA', { size: 19, font: 'bold' });
    sheet.block(
      40,
      64,
      [supplier.name, `${supplier.street}, ${supplier.post}`, `CIF ${supplier.vat}`],
      { size: 8, leading: 10 },
    );
    sheet.text(360, 50, called(paper, 'FACTURA', 'FACTURA RECTIFICATIVA'), { size: 13, font: 'bold' });
    if (paper.remark !== null) sheet.text(360, 34, paper.remark, { size: 11, font: 'bold' });
    fieldsAt(
      sheet,
      [360, 440, 68],
      [
        ['Factura nº', paper.number],
        ['Fecha', slashes(paper.issue)],
        ['Vencimiento', slashes(paper.due)],
        ['Cliente', paper.customer],
        ...aboutPair(paper, 'Rectifica a'),
      ],
    );
    sheet.block(40, 124, [...place(paper.buyer), 'SUECIA']);
    const y = rows(sheet, {
      y: 196,
      step: 14,
      bottom: 700,
      next: () => 60,
      lines: paper.lines,
      columns: [
        at(40, 'Referencia', ({ code }) => code),
        at(105, 'Descripción', ({ name }) => name),
        at(345, 'Cantidad', ({ quantity }) => dotted.quantity(quantity, 2), 'r'),
        at(353, 'Ud.', ({ unit }) => unit),
        at(430, 'Precio', ({ price }) => dotted.price(price), 'r'),
        at(475, 'Dto.', ({ discount }) => (discount === 0n ? '' : `${dotted.percent(discount)}%`), 'r'),
        at(555, 'Importe', ({ sum }) => dotted.money(sum), 'r'),
      ],
    });
    pairsAt(
      sheet,
      [380, 555, y + 14],
      [
        ['Base imponible', dotted.money(paper.net)],
        ['IVA 0 %', dotted.money(paper.tax)],
        ['TOTAL FACTURA EUR', dotted.money(paper.payable)],
      ],
    );
    sheet.text(40, 790, 'Entrega intracomunitaria exenta, art. 25 Ley 37/1992. IBAN ES9121000418450200051332', { size: 7.5 });
    return sheet.drawing();
  },
}; // prettier-ignore

const g67: LayoutG = {
  id: 'g67',
  producer: 'chromium',
  hard: 'Irish: Invoice To and Deliver To; American days; Qty, Unit price, Line total; VAT zero rated',
  seller: {
    party: abroad('Ballycross Larder Ltd', 'Unit 6 Harbour Estate, Wexford Y35 N2P4', 'IE3418827MH', {
      organisation: '418827',
    }),
    trades: ['english'],
    codes: '@@#####',
    numbers: 'SI-####',
    lines: [3, 7],
    currency: 'EUR',
    charges: [['Carriage', 12500, 0]],
  },
  draw: (paper) =>
    html(
      `body{font-family:'DejaVu Sans';font-size:8.5pt}.lines th{background:#1d4d3a;color:#fff}.lines td{border-bottom:.3pt solid #aaa}`,
      `<div class="right" style="text-align:right"><h1>${called(paper, 'INVOICE', 'CREDIT NOTE')}</h1></div><b style="font-size:14pt;color:#1d4d3a">Ballycross Larder</b><br>${stack(paper.supplier.street, paper.supplier.post, 'Ireland')}<div class="clear"></div>${note(paper)}
      ${row(
        ['35%', `<b>Invoice To</b><br>${stack(...place(paper.buyer), 'Sweden')}`],
        ['35%', `<b>Deliver To</b><br>${stack(...place(paper.buyer))}`],
        [
          '30%',
          pairs([
            ['Invoice No', paper.number],
            ['Invoice Date', american(paper.issue)],
            ['Due Date', american(paper.due)],
            ['Account', paper.customer],
            ['Your PO', paper.order],
          ]),
        ],
      )}<br>
      ${table(
        [
          column('Product', ({ code }) => code),
          column('Description', ({ name }) => name),
          column('Qty', ({ quantity }) => english.quantity(quantity), 'r'),
          column('UOM', ({ unit }) => unit),
          column('Unit Price', ({ price }) => english.price(price), 'r'),
          column('Line Total', ({ sum }) => english.money(sum), 'r'),
        ],
        paper.lines,
      )}
      <div class="right">${pairs([
        ['Goods Total', `€${english.money(paper.lineNet)}`],
        ...chargePairs(paper, english).map(([label, value]) => [label, `€${value}`] as const),
        ['Subtotal ex VAT', `€${english.money(paper.net)}`],
        ['VAT @ 0%', `€${english.money(paper.tax)}`],
        ['Total Due', `€${english.money(paper.payable)}`],
      ])}</div><div class="clear"></div>
      <p class="small">${paper.supplier.name}. Registered in Ireland No. ${paper.supplier.organisation}. VAT No. ${paper.supplier.vat}. Intra-Community supply, zero rated. IBAN IE29AIBK93115212345678</p>`,
    ),
};

const g68: LayoutG = {
  id: 'g68',
  producer: 'writer',
  hard: 'Estonian seller in English and euro: Arve in the heading too; days with points; no due date but a term',
  printing: { omits: ['dueDate'] },
  seller: {
    party: abroad('Saaremaa Kala OÜ', 'Tööstuse 7, 93811 Kuressaare', 'EE101774523', {
      organisation: '12844507',
    }),
    trades: ['norwegian'],
    codes: '###',
    numbers: '26####',
    lines: [2, 5],
    currency: 'EUR',
    terms: 14,
  },
  draw: (paper) =>
    html(
      `td,th{padding:2px 6px}`,
      `<p><b>Saaremaa Kala OÜ</b><br>${paper.supplier.street}, ${paper.supplier.post}, Estonia<br>Reg. no ${paper.supplier.organisation}, VAT ${paper.supplier.vat}</p>
      <p><font size="5">${called(paper, 'Arve / Invoice', 'Kreeditarve / Credit note')} no. ${paper.number}</font></p>${note(paper)}
      <p>Date: ${dottedDay(paper.issue)}<br>Payment term: 14 days<br>Buyer: ${escaped(paper.buyer.name)}, ${paper.buyer.street}, ${paper.buyer.post}, Sweden</p>
      <table border="1" cellspacing="0" width="100%"><tr><th>Code</th><th>Description</th><th>Quantity</th><th>Unit</th><th>Price EUR</th><th>Amount EUR</th></tr>
      ${paper.lines.map(({ code, name, quantity, unit, price, sum }) => `<tr><td>${code}</td><td>${escaped(name)}</td><td align="right">${swedish.quantity(quantity, 2)}</td><td>${unit}</td><td align="right">${swedish.price(price)}</td><td align="right">${swedish.money(sum)}</td></tr>`).join('')}</table>
      <p align="right">Total without VAT ${swedish.money(paper.net)}<br>VAT 0% ${swedish.money(paper.tax)}<br><b>Total to pay EUR ${swedish.money(paper.payable)}</b></p>
      <p><font size="2">Bank: IBAN EE382200221020145685, BIC SAARE22. Intra-community supply of goods.</font></p>`,
    ),
}; // prettier-ignore

export const abroadWest: readonly LayoutG[] = [g66, g67, g68];
