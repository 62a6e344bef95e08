/** Sellers in other countries. More of them. */
import { american, dotted, slashes } from '../days.ts';
import { address, remarked } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm, ibanOf, inIreland } from './firms.ts';
import { data, formOf, lines, page, rows, side, totals, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { drawRows, listed, summed } from './pens.ts';
import { british, estate, irish } from './wares-abroad.ts';
import { inBritain, inGermany } from '../q/firms.ts';

const dot = formOf('dotted');
const english = formOf('english');

/** Papers from abroad. */
export const abroadRest: readonly LayoutT[] = [
  {
    id: 't73-british-xero',
    producer: 'weasyprint',
    hard: 'British: the payment advice at the foot repeats number, customer and amount',
    credits: 1,
    seller: {
      firm: firm('Thistle & Thorn Provisions Ltd', '7 Harbour Row, Leith EH6 6RA', {
        ...inBritain('Thistle & Thorn'),
        phone: '+44 131 496 0122',
      }),
      wares: british,
      lines: [2, 5],
      code: (name) => `TT${digitsOf(name, 3)}`,
      number: (n) => `INV-${String(2400 + n).padStart(5, '0')}`,
      currency: 'GBP',
      charges: [['Carriage to Sweden', 6400, 0]],
      terms: 21,
    },
    draw: (p) =>
      page(
        'h1{font-size:24pt;font-weight:400}.lines th{border-bottom:1pt solid #000;font-size:8pt}.lines td{padding:4pt;border-bottom:.3pt solid #ccc}.advice{border-top:.6pt dashed #000;margin-top:30mm;padding-top:4mm}.data td{padding:0 10pt 0 0}.totals{margin-top:4mm}',
        side([45, `<h1>${word(p, 'INVOICE', 'CREDIT NOTE')}</h1>${address(p.buyer)}<br>SWEDEN<br>VAT: ${p.buyer.vat}`], [25, `<b>${word(p, 'Invoice', 'Credit Note')} Date</b><br>${american(p.issue)}<br><b>Number</b><br>${p.number}<br><b>Reference</b><br>PO ${p.order}<br><b>VAT Number</b><br>${p.supplier.vat}${p.about === null ? '' : `<br><b>Credits</b><br>${p.about}`}`], [30, lines([p.supplier.name, p.supplier.street, p.supplier.post, 'UNITED KINGDOM'])]),
        remarked(p),
        '<br>',
        rows([['Item', english.code], ['Description', english.title], ['Quantity', english.count2, 'r'], ['Unit', english.unit], ['Unit Price', english.each, 'r'], ['VAT', (l) => `${l.rate}%`, 'r'], ['Amount GBP', english.sum, 'r']], p.lines),
        totals([...p.charges.map(({ label, amount }) => [label, english.money(amount)] as const), ['Subtotal', english.money(p.net)], ['TOTAL VAT 0%', english.money(p.tax)], [p.isCredit ? 'CREDIT GBP' : 'TOTAL GBP', english.money(p.payable)]]),
        `<p><b>Due Date: ${american(p.due)}</b><br>Zero-rated export. IBAN ${ibanOf('GB', `LOYD${digitsOf(p.supplier.name, 14)}`)}</p>`,
        `<div class="advice">${side([50, `<h2>${p.isCredit ? 'CREDIT ADVICE' : 'PAYMENT ADVICE'}</h2>To: ${lines([p.supplier.name, p.supplier.street, p.supplier.post])}`], [50, data([['Customer', p.buyer.name], ['Number', p.number], [p.isCredit ? 'Credit Amount' : 'Amount Due', english.money(p.payable)], ['Due Date', american(p.due)]])])}</div>`,
        `<p class="small">Company Registration No: ${p.supplier.organisation}. Registered Office: ${p.supplier.street}, ${p.supplier.post}, United Kingdom.</p>`,
      ), // prettier-ignore
  },
  {
    id: 't74-irish-software',
    producer: 'chromium',
    hard: 'Irish software by the month: reverse charge, balance due in a band',
    seller: {
      firm: firm('Tablewright Software Ltd', '3 Tannery Yard, Cork T12 X8P2', {
        ...inIreland('Tablewright'),
        phone: '+353 20 915 0122',
      }),
      wares: irish,
      lines: [1, 4],
      number: (n) => String(10_040 + n),
      currency: 'EUR',
      terms: 15,
    },
    draw: (p) =>
      page(
        'body{font-family:Lato,"Liberation Sans"}.lines th{background:#2ca01c;color:#fff;padding:4pt;font-size:8pt}.lines td{padding:5pt 4pt}.band{border-top:.5pt dotted #000;margin-top:6mm;padding-top:4mm}.data td{padding:0 10pt 2pt 0}',
        `<b>${p.supplier.name}</b><br>${lines([p.supplier.street, p.supplier.post, 'Ireland', `VAT Registration No.: ${p.supplier.vat}`])}`,
        `<h1 style="color:#2ca01c;margin:6mm 0">${word(p, 'INVOICE')}</h1>`,
        side([50, `<b>BILL TO</b><br>${address(p.buyer)}<br>Sweden`], [50, data([['INVOICE', p.number], ['DATE', slashes(p.issue)], ['DUE DATE', slashes(p.due)], ['TERMS', 'Net 15']])]),
        remarked(p),
        '<br>',
        rows([['ACTIVITY', english.title], ['QTY', english.count, 'r'], ['UNIT', english.unit], ['RATE', english.each, 'r'], ['VAT', () => '0% RC', 'r'], ['AMOUNT', english.sum, 'r']], p.lines),
        `<div class="band">${totals([['SUBTOTAL', english.money(p.net)], ['VAT TOTAL', english.money(p.tax)], ['TOTAL', english.money(p.gross)], ['BALANCE DUE', `EUR ${english.money(p.payable)}`]])}</div>`,
        `<p class="small">Reverse charge: customer to account for VAT in Sweden (${p.buyer.vat}). IBAN ${ibanOf('IE', `AIBK${digitsOf(p.supplier.name, 14)}`)}</p>`,
      ), // prettier-ignore
  },
  {
    id: 't75-weingut-deutsch',
    producer: 'reportlab-embedded',
    hard: 'a German estate’s serif page, number below the name, sum with “Rechnungsbetrag”',
    seller: {
      firm: firm('Weingut Sonnberg-Erlach KG', 'Kirchgasse 21, 97332 Volkach', {
        ...inGermany('Weingut Sonnberg-Erlach'),
        phone: '+49 30 23125 077',
      }),
      wares: estate,
      lines: [2, 5],
      code: 4,
      number: (n) => `2026/${700 + n}`,
      currency: 'EUR',
      charges: [['Fracht', 9800, 0]],
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5, font: 'serif' });
      s.text(297, 60, 'Weingut Sonnberg-Erlach', { font: 'serifbold', size: 22, align: 'c' });
      s.text(50, 120, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, { size: 6.5 });
      s.block(50, 136, [...who(p.buyer), 'Schweden'], { size: 11 });
      listed(s, 370, 460, 136, [
        ['Rechnung Nr.', p.number],
        ['Datum', dotted(p.issue)],
        ['Zahlbar bis', dotted(p.due)],
        ['Kunde', p.customer],
      ]);
      s.text(50, 215, word(p, 'Rechnung'), { font: 'serifbold', size: 15 });
      if (p.remark !== null) s.text(200, 215, p.remark);
      const y = drawRows(
        s,
        [
          [50, 'Wein', dot.title],
          [330, 'Menge', dot.counted, 'r'],
          [430, 'Preis €', dot.each, 'r'],
          [545, 'Betrag €', dot.sum, 'r'],
        ],
        p.lines,
        240,
        {
          step: 12,
          head: { font: 'serifbold' },
          rule: [50, 545],
          under: (l, _, at) => {
            s.text(50, at, `Nr. ${l.code}`, { size: 7.5 });
            return at + 16;
          },
        },
      );
      summed(s, 330, 545, y + 10, [
        ['Warenwert', dot.money(p.lineNet)],
        ...p.charges.map(({ label, amount }) => [label, dot.money(amount)] as const),
        ['Netto', dot.money(p.net)],
        ['USt. 0 %', dot.money(p.tax)],
        ['Rechnungsbetrag EUR', dot.money(p.payable)],
      ], { font: 'serif' }); // prettier-ignore
      s.block(
        50,
        770,
        [
          'Steuerfreie innergemeinschaftliche Lieferung. Verbrauchsteuer unter Steueraussetzung.',
          `USt-IdNr. ${p.supplier.vat}   IBAN ${ibanOf('DE', digitsOf(p.supplier.name, 18))}   Tel. ${p.supplier.phone}`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
