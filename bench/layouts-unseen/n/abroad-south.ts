/** Invoices from Germany, Britain, France and Italy, without VAT. */
import { american, dotted } from '../days.ts';
import { column, pairs, remarked, table, titled } from '../html.ts';
import { facts, fees, from, in_, l, ledger, lines, mark, page, r, sheet, side, sums, to } from './kit.ts';
import { firmAbroad } from './numbers-abroad.ts';
import type { LayoutN } from './orders.ts';

const dots = in_('dotted');
const eng = in_('english');
const wurst = firmAbroad(
  'DE',
  'Feinkost Lindenhof GmbH',
  'Am Schlachthof 12, D-24103 Kiel',
  '+49 30 23125 410',
);
const glas = firmAbroad(
  'DE',
  'Gastro Brauhausbedarf Möller KG',
  'Hafenstraße 81, D-23552 Lübeck',
  '+49 30 23125 877',
);
const dairyUk = firmAbroad(
  'GB',
  'Pennine & Dale Provisions Ltd',
  '14 Mill Lane, Hebden Bridge HX7 6DU',
  '+44 1632 960 417',
);

export const abroadSouth: readonly LayoutN[] = [
  {
    id: 'n66',
    producer: 'reportlab-embedded',
    hard: 'German letter with the sender in a small row above the window',
    count: 2,
    credits: 1,
    seller: {
      party: wurst,
      trades: ['de'],
      codes: '#####',
      numbers: 'RE-2026-1183',
      lines: [2, 6],
      currency: 'EUR',
      terms: 14,
      fees: [['Kühltransport', 8900, 0]],
      grams: 100,
    },
    draw: (p) => {
      const s = sheet();
      s.text(555, 50, p.supplier.name, { font: 'bold', size: 14, align: 'r' });
      s.text(57, 125, from(p).join(' · '), { size: 6.5 });
      s.block(57, 142, [...to(p), 'Schweden'], { size: 10 });
      facts(s, 142, 380, 470, [
        ['Rechnungsnr.', p.number],
        ['Datum', dotted(p.issue)],
        ['Kundennr.', p.customer],
        ['Fällig am', dotted(p.due)],
        ['zu Rechnung', p.about ?? ''],
      ]);
      s.text(57, 240, titled(p, 'Rechnung', 'Gutschrift'), { font: 'bold', size: 14 });
      mark(s, 200, 240, p);
      const y = ledger(
        s,
        265,
        [
          r(70, 'Pos', (_, at) => String(at + 1)),
          l(82, 'Art.-Nr.', (x) => x.code),
          l(130, 'Bezeichnung', (x) => x.name),
          r(345, 'Menge', (x) => dots.quantity(x.quantity)),
          l(352, 'Einh.', (x) => x.unit),
          r(450, 'E-Preis', (x) => dots.price(x.price)),
          r(555, 'G-Preis EUR', (x) => dots.money(x.sum)),
        ],
        p.lines,
      );
      sums(
        s,
        y + 14,
        380,
        555,
        [
          ...fees(p, dots.money),
          ['Nettobetrag', dots.money(p.net)],
          ['MwSt. 0 %', dots.money(p.tax)],
          ['Rechnungsbetrag EUR', dots.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.text(
        57,
        y + 90,
        `Steuerfreie innergemeinschaftliche Lieferung. USt-IdNr. des Kunden: ${p.buyer.vat}`,
        { size: 8 },
      );
      s.block(
        57,
        785,
        [
          `Tel. ${p.supplier.phone}   ${p.supplier.mail}`,
          `USt-IdNr. ${p.supplier.vat}   IBAN ${p.supplier.iban ?? ''}`,
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n67',
    producer: 'ghostscript',
    hard: 'German with numbers and price per piece, terms with a cash discount',
    count: 2,
    seller: {
      party: glas,
      trades: ['de'],
      codes: '##-####',
      numbers: '260417',
      lines: [1, 4],
      currency: 'EUR',
      terms: 30,
    },
    draw: (p) => {
      const s = sheet({ font: 'serif', size: 10 });
      s.text(40, 56, 'Gastro Brauhausbedarf', { font: 'serifbold', size: 18 });
      s.block(40, 110, [...to(p), 'SCHWEDEN'], { size: 11 });
      facts(s, 110, 360, 460, [
        [titled(p, 'Rechnung Nr.', 'Gutschrift Nr.'), p.number],
        ['Rechnungsdatum', dotted(p.issue)],
        ['Zahlbar bis', dotted(p.due)],
        ['Kunde', p.customer],
      ]);
      mark(s, 40, 190, p);
      const y = ledger(
        s,
        220,
        [
          l(40, 'Artikel', (x) => x.code),
          l(100, 'Bezeichnung', (x) => x.name),
          r(340, 'Menge', (x) => `${dots.quantity(x.quantity)} ${x.unit}`),
          r(440, 'Einzelpreis', (x) => dots.price(x.price)),
          r(555, 'Gesamt', (x) => dots.money(x.sum)),
        ],
        p.lines,
        { head: { font: 'serifbold', size: 9 } },
      );
      sums(
        s,
        y + 14,
        380,
        555,
        [
          ['Summe netto', dots.money(p.net)],
          ['0 % USt.', dots.money(p.tax)],
          ['Endbetrag EUR', dots.money(p.payable)],
        ],
        { font: 'serifbold' },
      );
      s.text(40, y + 70, 'Bei Zahlung innerhalb von 10 Tagen 2 % Skonto.', { size: 9 });
      s.block(
        40,
        780,
        [
          `${from(p).join(', ')}`,
          `USt-IdNr. ${p.supplier.vat} · IBAN ${p.supplier.iban ?? ''} · ${p.supplier.phone}`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n68',
    producer: 'wkhtmltopdf',
    hard: 'British export invoice in pounds',
    count: 2,
    credits: 1,
    seller: {
      party: dairyUk,
      trades: ['en'],
      codes: 'PD###',
      numbers: '0011482',
      lines: [2, 5],
      currency: 'GBP',
      terms: 30,
      fees: [['Carriage', 6500, 0]],
    },
    draw: (p) =>
      page(
        `h1{font-family:'Liberation Serif'}.lines th{border-top:1px solid #000;border-bottom:1px solid #000}`,
        side(
          [55, `<h1>Pennine &amp; Dale</h1>${lines(...from(p), 'United Kingdom')}`],
          [
            45,
            `<h2>${titled(p, 'INVOICE', 'CREDIT NOTE')}</h2>${pairs([['Invoice no.', p.number], ['Date', american(p.issue)], ['Due date', american(p.due)], ['Account', p.customer], ...(p.about === null ? [] : [['Relating to', p.about] as const])])}`,
          ],
        ),
        remarked(p),
        `<p>Bill to:<br>${lines(...to(p), 'Sweden')}</p>`,
        table(
          [
            column('Code', (x) => x.code),
            column('Description', (x) => x.name),
            column('Qty', (x) => eng.quantity(x.quantity), 'r'),
            column('Unit', (x) => x.unit),
            column('Unit price', (x) => eng.price(x.price), 'r'),
            column('VAT', (x) => `${x.rate}%`, 'r'),
            column('Amount', (x) => eng.money(x.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs([['Goods', eng.money(p.lineNet)], ...fees(p, eng.money), ['Subtotal', eng.money(p.net)], ['VAT 0%', eng.money(p.tax)], ['Total GBP', `£${eng.money(p.payable)}`]], 'pairs right')}<div class="clear"></div>`,
        `<p class="small">Zero-rated export. VAT reg. no. ${p.supplier.vat}. IBAN ${p.supplier.iban ?? ''}. Tel ${p.supplier.phone}</p>`,
      ),
  },
];
