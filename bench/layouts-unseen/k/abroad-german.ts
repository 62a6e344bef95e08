/** German, British, French and Italian sellers. */
import { american, dotted } from '../days.ts';
import { column, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { address, charges, col, figures, grid, num, page, rowsOf, stack } from './kit.ts';
import type { LayoutK } from './orders.ts';
import { briton, german, iban } from './parties.ts';

const g = figures('dotted');
const e = figures('english');
const b = figures('bare');

export const abroadGerman: readonly LayoutK[] = [
  {
    id: 'k68',
    producer: 'words',
    hard: 'German: a tiny line of the sender above the window, Menge before the name',
    credits: 1,
    seller: {
      party: german('Allgäuer Brotzeit Manufaktur GmbH', 'Käserstraße 14, 87435 Kempten'),
      trades: ['german'],
      lines: [3, 7],
      codes: '40####',
      number: (n) => `RE-26${n + 3_010}`,
      currency: 'EUR',
      charges: [['Frachtkosten', 14_500, 0]],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(550, 60, 'ALLGÄUER BROTZEIT', { font: 'bold', size: 16, align: 'r' });
      sheet.text(550, 74, 'Manufaktur GmbH', { align: 'r' });
      sheet.text(50, 118, `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post}`, { size: 6 });
      sheet.block(50, 136, [p.buyer.name, p.buyer.street, p.buyer.post, 'SCHWEDEN'], { size: 10 });
      stack(sheet, 380, 550, 136, [
        ['Rechnungs-Nr.', p.number],
        ['Datum', dotted(p.issue)],
        ['Kunden-Nr.', p.customer],
        ['Lieferdatum', dotted(p.delivered)],
        ['Bearbeiter', 'Fr. Hölzl'],
      ]);
      sheet.text(
        50,
        222,
        p.isCredit ? `Gutschrift ${p.number} zu Rechnung ${p.about}` : `Rechnung ${p.number}`,
        { font: 'bold', size: 12 },
      );
      const end = grid(
        sheet,
        [
          num(68, 'Pos', (_, index) => String(index + 1)),
          num(115, 'Menge', (line) => g.quantity(line.quantity)),
          col(120, 'Einh.', ({ unit }) => unit),
          col(155, 'Art.-Nr.', ({ code }) => code),
          col(205, 'Bezeichnung', ({ name }) => name),
          num(465, 'E-Preis €', (line) => g.price(line.price)),
          num(550, 'G-Preis €', (line) => g.money(line.sum)),
        ],
        p.lines,
        { top: 248, leading: 14, rule: (y) => sheet.line(50, y, 550) },
      );
      sheet.line(50, end - 4, 550);
      stack(
        sheet,
        360,
        550,
        end + 12,
        [
          ['Zwischensumme', g.money(p.lineNet)],
          ...charges(p, g.money),
          ['Nettobetrag', g.money(p.net)],
          ['MwSt. 0 %', g.money(p.tax)],
          ['Gesamtbetrag', g.money(p.payable)],
        ],
        { leading: 13 },
      );
      sheet.block(50, 660, [
        `Zahlbar ohne Abzug bis ${dotted(p.due)}.`,
        `Steuerfreie innergemeinschaftliche Lieferung. USt-IdNr. des Kunden: ${p.buyer.vat}`,
      ]);
      sheet.block(
        50,
        790,
        [
          `Geschäftsführer: Xaver Hölzl · HRB 4711 Kempten · USt-IdNr. ${p.supplier.vat}`,
          `Bank: IBAN ${iban('DE', p.supplier.name, 22)} · ${p.supplier.mail}`,
        ],
        { size: 7, leading: 9 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k69',
    producer: 'skia',
    hard: "German spare parts of a big system: positions by tens, discount rows in the price's column",
    seller: {
      party: german('Thermotec Großküchentechnik GmbH & Co. KG', 'Industriering 88, 33415 Verl'),
      trades: ['parts'],
      lines: [2, 5],
      codes: '########',
      number: (n) => String(9_100_440_200 + n),
      currency: 'EUR',
      discounts: [2000, 3000],
      charges: [['Porto/Verpackung', 1890, 0]],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 8.5 });
      sheet.text(45, 50, 'thermotec', { font: 'bold', size: 22 });
      sheet.block(45, 100, [p.buyer.name, p.buyer.street, p.buyer.post, 'SE - Schweden']);
      sheet.text(330, 100, p.isCredit ? 'GUTSCHRIFT' : 'RECHNUNG', { font: 'bold', size: 13 });
      stack(
        sheet,
        330,
        440,
        118,
        [
          ['Belegnummer', p.number],
          ['Belegdatum', dotted(p.issue)],
          ['Fällig am', dotted(p.due)],
          ['Debitor', p.customer],
          ['Ihre Bestellung', p.order],
        ],
        { isLeft: true },
      );
      sheet.text(45, 190, p.about === null ? 'Seite 1 von 1' : `Bezug: ${p.about}`);
      const end = grid(
        sheet,
        [
          col(45, 'Pos', (_, index) => String((index + 1) * 10).padStart(6, '0')),
          col(90, 'Material', (line) => [line.code, line.name]),
          num(360, 'Menge', (line) => `${b.quantity(line.quantity, 3)} ${line.unit}`),
          num(440, 'Preis', (line) => g.price(line.price)),
          num(480, 'Rabatt', (line) => (line.discount === 0n ? '' : `${g.percent(line.discount)} %`)),
          num(550, 'Wert EUR', (line) => g.money(line.sum)),
        ],
        p.lines,
        { top: 212, leading: 11, gap: 5, rule: (y) => sheet.line(45, y, 550) },
      );
      stack(sheet, 330, 550, end + 14, [
        ['Warenwert', g.money(p.lineNet)],
        ...charges(p, g.money),
        ['Summe netto', g.money(p.net)],
        ['0,00 % USt.', g.money(p.tax)],
        ['Endbetrag EUR', g.money(p.payable)],
      ]);
      sheet.block(
        45,
        770,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
          `USt-IdNr. ${p.supplier.vat}, IBAN ${iban('DE', p.supplier.name, 22)}`,
          'Steuerbefreit nach § 4 Nr. 1b UStG',
        ],
        { size: 7.5, leading: 10 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k70',
    producer: 'writer',
    hard: "German porcelain in a word processor's template; the euro sign behind each sum",
    seller: {
      party: german('Porzellanhaus Selber Land OHG', 'Rosenweg 2, 95100 Selb'),
      trades: ['porcelain'],
      lines: [2, 4],
      codes: 'PL-##',
      number: (n) => `2026/${n + 330}`,
      currency: 'EUR',
      terms: 14,
      discounts: [500],
    },
    draw: (p) =>
      page(
        `.lines th,.lines td{border:.5pt solid #888}`,
        `<p><font size="5">Porzellanhaus Selber Land OHG</font><br>${p.supplier.street}, ${p.supplier.post}</p><p>${address(p.buyer)}<br>Schweden</p>`,
        `<p align="right">Selb, ${dotted(p.issue)}</p><p><b>${p.isCredit ? 'Gutschrift' : 'Rechnung'} Nr. ${p.number}</b></p>`,
        table(
          [
            column('Artikel', ({ code }) => code),
            column('Beschreibung', ({ name }) => name),
            column('Stück', (line) => g.quantity(line.quantity), 'r'),
            column('Einzelpreis', (line) => g.price(line.price), 'r'),
            column('Rabatt', (line) => (line.discount === 0n ? '' : `${g.percent(line.discount)} %`), 'r'),
            column('Betrag', (line) => `${g.money(line.sum)} €`, 'r'),
          ],
          p.lines,
        ),
        rowsOf([
          ['Summe netto', `${g.money(p.net)} €`],
          ['Umsatzsteuer 0 %', `${g.money(p.tax)} €`],
          ['Rechnungsbetrag', `${g.money(p.payable)} €`],
        ]),
        `<p>Bitte überweisen Sie den Betrag bis zum ${dotted(p.due)} auf IBAN ${iban('DE', p.supplier.name, 22)}.</p><p>USt-IdNr.: ${p.supplier.vat}. Innergemeinschaftliche Lieferung, Ihre USt-IdNr.: ${p.buyer.vat}</p>`,
      ),
    printing: { unit: () => 'st' },
  },
  {
    id: 'k71',
    producer: 'pdf-lib',
    hard: 'British: pounds, days with names of months, a remittance slip with the sum again',
    credits: 1,
    seller: {
      party: briton('Tweedside Larder Ltd', '4 Malt Yard, Kelso TD5 7HH'),
      trades: ['british'],
      lines: [3, 6],
      codes: '@@@##',
      number: (n) => `INV-${n + 6_070}`,
      currency: 'GBP',
      charges: [['Carriage', 8500, 0]],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9.5 });
      sheet.text(50, 60, 'Tweedside Larder Ltd', { font: 'serifbold', size: 20 });
      sheet.text(50, 76, `${p.supplier.street}, ${p.supplier.post}, United Kingdom`);
      sheet.text(545, 60, p.isCredit ? 'CREDIT NOTE' : 'INVOICE', { font: 'bold', size: 16, align: 'r' });
      sheet.block(50, 116, ['Invoice to:', p.buyer.name, p.buyer.street, p.buyer.post, 'Sweden']);
      stack(
        sheet,
        370,
        545,
        116,
        [
          ['Number', p.number],
          ['Date', american(p.issue)],
          ['Due date', american(p.due)],
          ['Account', p.customer],
          ['Credits invoice', p.about ?? ''],
        ],
        { leading: 14 },
      );
      const end = grid(
        sheet,
        [
          col(50, 'Code', ({ code }) => code),
          col(105, 'Description', ({ name }) => name),
          num(340, 'Qty', (line) => e.quantity(line.quantity)),
          col(347, 'Unit', ({ unit }) => unit),
          num(440, 'Price', (line) => e.price(line.price)),
          num(545, 'Amount', (line) => `£${e.money(line.sum)}`),
        ],
        p.lines,
        { top: 214, leading: 16, rule: (y) => sheet.line(50, y, 545) },
      );
      stack(
        sheet,
        380,
        545,
        end + 14,
        [
          ['Subtotal', `£${e.money(p.lineNet)}`],
          ...charges(p, (amount) => `£${e.money(amount)}`),
          ['Net total', `£${e.money(p.net)}`],
          ['VAT 0%', `£${e.money(p.tax)}`],
          ['Total GBP', `£${e.money(p.payable)}`],
        ],
        { leading: 15 },
      );
      sheet.text(50, 650, 'Zero-rated export. VAT registration ' + p.supplier.vat);
      sheet.line(50, 690, 545);
      stack(
        sheet,
        50,
        200,
        710,
        [
          ['Remittance to', 'Tweedside Larder Ltd'],
          ['Reference', p.number],
          ['Amount', `£${e.money(p.payable)}`],
          ['IBAN', iban('GB', p.supplier.name, 22)],
        ],
        { isLeft: true, leading: 14 },
      );
      return sheet.drawing();
    },
  },
];
