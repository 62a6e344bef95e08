/** Columns that are almost the amount or almost the price, and a seller in Spain. */
import { dotted, iso, slashes } from '../days.ts';
import { address, column, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { beside, called, col, figures, grid, labelled, num, of, page, rows, summed } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const bare = figures('bare');
const point = figures('dotted');

const h73: LayoutH = {
  id: 'h73',
  producer: 'words',
  hard: 'bread delivered, returned and charged for in three columns of amounts',
  credits: 1,
  seller: {
    party: firm('Ässundets Brödfabrik AB', 'Brödvägen 1, 694 31 Hallsberg'),
    trades: ['bakery'],
    codes: '3###',
    numbers: '60081127',
    lines: [5, 10],
    amounts: [6, 60],
    terms: 15,
    isWhole: true,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    sheet.text(40, 50, seller.name, { font: 'bold', size: 13 });
    sheet.text(400, 50, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 13 });
    if (paper.remark !== null) sheet.text(400, 34, paper.remark, { font: 'bold', size: 11 });
    summed(sheet, 68, [['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Butiksnr', paper.customer], ...(paper.about === null ? [] : [['Avser faktura', paper.about] as [string, string]])], { x: 400, right: 555, leading: 12 });
    sheet.block(40, 90, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
    const y = grid(
      sheet,
      [
        col(40, 'Artnr', ({ code }) => code),
        col(80, 'Benämning', ({ name }) => name),
        num(300, 'Levererat', (line) => bare.quantity(line.quantity + BigInt(of(line, 4)) * 1000n)),
        num(345, 'Retur', (line) => (of(line, 4) === 0 ? '' : String(-of(line, 4)))),
        num(395, 'Debiteras', ({ quantity }) => bare.quantity(quantity)),
        num(460, 'Pris', ({ price }) => bare.price(price)),
        num(555, 'Belopp', ({ sum }) => bare.money(sum)),
      ],
      paper.lines,
      { top: 166, leading: 13, rule: (at) => sheet.line(40, at, 555) },
    );
    sheet.line(40, y, 555);
    summed(sheet, y + 16, [['Netto', bare.money(paper.net)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate} %`, bare.money(tax)]), ['Öresutjämning', bare.money(paper.rounding)], [paper.isCredit ? 'Att kreditera' : 'Att betala', bare.money(paper.payable)]], { x: 380, right: 555 });
    sheet.text(40, 800, `${seller.street}, ${seller.post}   Bankgiro ${seller.bankgiro}   OCR ${paper.ocr}   Org.nr ${seller.organisation}   ${seller.vat}   F-skatt`, { size: 7.4 });
    return sheet.drawing();
  },
  printing: { unit: () => undefined },
}; // prettier-ignore

const h74: LayoutH = {
  id: 'h74',
  producer: 'runs',
  hard: 'a price to compare and a price to sell at beside the price; the sum of the VAT first',
  seller: {
    party: firm('Snabbhandlarn Kontantgross AB', 'Grosshandlarvägen 9, 120 44 Årsta'),
    trades: ['pantry', 'ice', 'coffee'],
    codes: '######',
    numbers: '318-00412',
    lines: [5, 12],
    terms: 10,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.4 });
    const { supplier: seller } = paper;
    sheet.box(36, 32, 559, 58, 0.88);
    sheet.text(42, 50, 'Snabbhandlarn', { font: 'bold', size: 15 });
    sheet.right(553, 50, `${called(paper, 'Faktura')} ${paper.number}`, { font: 'bold', size: 12 });
    if (paper.remark !== null) sheet.right(553, 74, paper.remark, { font: 'bold', size: 11 });
    sheet.block(42, 76, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
    sheet.block(300, 84, [`Fakturadatum: ${iso(paper.issue)}`, `Förfallodatum: ${iso(paper.due)}`, `Kundnummer: ${paper.customer}`]);
    const y = grid(
      sheet,
      [
        col(42, 'Art.nr', ({ code }) => code),
        col(84, 'Benämning', ({ name }) => name),
        num(262, 'Antal', ({ quantity }) => kr.quantity(quantity)),
        col(268, 'Enhet', ({ unit }) => unit),
        num(350, 'Jfr-pris kr/kg', (line) => kr.price(line.price / BigInt(2 + of(line, 9)) / 100n * 100n)),
        num(410, 'Rek. utpris', ({ price }) => kr.price(price * 14n / 10n / 10_000n * 10_000n)),
        num(462, 'Ert pris', ({ price }) => kr.price(price)),
        num(494, 'Moms', ({ rate }) => `${rate}`),
        num(553, 'Summa', ({ sum }) => kr.money(sum)),
      ],
      paper.lines,
      { top: 140, leading: 13, rule: (at) => sheet.line(42, at, 553) },
    );
    sheet.line(42, y, 553);
    summed(sheet, y + 16, [['Varav moms', kr.money(paper.tax)], ...paper.vat.map(({ rate, base, tax }): [string, string] => [`  ${rate} % på ${kr.money(base)}`, kr.money(tax)]), ['Summa exkl. moms', kr.money(paper.net)], ['Summa att betala', kr.money(paper.payable)]], { x: 370, right: 553 });
    sheet.block(42, y + 16, [`Bankgiro ${seller.bankgiro}`, `OCR ${paper.ocr}`, `Org.nr ${seller.organisation}`, `Moms ${seller.vat}`, 'Godkänd för F-skatt']);
    sheet.text(42, 803, `${seller.name}, ${seller.street}, ${seller.post}, ${seller.phone}`, { size: 7.4 });
    return sheet.drawing();
  },
}; // prettier-ignore

const h75: LayoutH = {
  id: 'h75',
  producer: 'writer',
  hard: 'Spanish: base, tax and total as a table of one row',
  seller: {
    party: firm('Conservas y Ibéricos Montaña S.L.', 'Calle del Puerto 14, 10003 Cáceres', { organisation: 'B10447182', vat: 'ESB10447182', iban: 'ES91 2100 0418 4502 0005 1332' }),
    trades: ['spanish'],
    codes: 'IB##',
    numbers: 'A-26/0418',
    lines: [2, 5],
    currency: 'EUR',
    rate: 0,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font-family:'Liberation Sans';font-size:10pt}th{border-bottom:1pt solid #000}`,
      beside([55, `<b>${seller.name}</b><br>${seller.street}<br>${seller.post}<br>C.I.F. ${seller.vat}`], [45, `<b>Cliente</b><br>${address(paper.buyer)}<br>Suecia<br>NIF ${paper.buyer.vat}`]),
      `<p><b>${called(paper, 'FACTURA', 'FACTURA RECTIFICATIVA')} ${paper.number}</b></p>${remarked(paper)}`,
      `<p>${labelled([['Fecha', slashes(paper.issue)], ['Vencimiento', slashes(paper.due)], ['Forma de pago', 'Transferencia'], ['Albarán', dotted(paper.delivered)]])}</p>`,
      table(
        [
          column('Código', ({ code }) => code),
          column('Descripción', ({ name }) => name),
          column('Cantidad', ({ quantity, unit }) => `${point.quantity(quantity)} ${unit}`, 'r'),
          column('Precio', ({ price }) => point.price(price), 'r'),
          column('Importe', ({ sum }) => point.money(sum), 'r'),
        ],
        paper.lines,
      ),
      `<p>&nbsp;</p>`,
      rows([['Base imponible', 'I.V.A. 0 %', 'TOTAL FACTURA'], [point.money(paper.net), point.money(paper.tax), `${point.money(paper.payable)} €`]], '', ['r', 'r', 'r']),
      `<p><small>Entrega intracomunitaria exenta, art. 25 Ley 37/1992. IBAN ${seller.iban ?? ''}</small></p>`,
    );
  },
}; // prettier-ignore

export const turnsMore: readonly LayoutH[] = [h73, h74, h75];
