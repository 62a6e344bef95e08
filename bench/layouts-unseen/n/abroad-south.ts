/** Invoices from Germany, Britain, France and Italy, without VAT. */
import { american, dotted, iso, slashes } from '../days.ts';
import { column, escaped, over, pairs, remarked, table, titled } from '../html.ts';
import { boxes, facts, fees, from, in_, l, ledger, lines, mark, page, r, refers, sheet, side, sums, to } from './kit.ts';
import { firmAbroad } from './numbers-abroad.ts';
import type { LayoutN } from './orders.ts';

const dots = in_('dotted');
const eng = in_('english');
const sp = in_('space');
const bare = in_('bare');

const wurst = firmAbroad('DE', 'Feinkost Lindenhof GmbH', 'Am Schlachthof 12, D-24103 Kiel', '+49 30 23125 410');
const glas = firmAbroad('DE', 'Gastro Brauhausbedarf Möller KG', 'Hafenstraße 81, D-23552 Lübeck', '+49 30 23125 877');
const dairyUk = firmAbroad('GB', 'Pennine & Dale Provisions Ltd', '14 Mill Lane, Hebden Bridge HX7 6DU', '+44 1632 960 417');
const comte = firmAbroad('FR', 'Maison Verdelet SARL', '27 rue des Halles, 25300 Pontarlier', '+33 1 99 00 41 27');
const olio = firmAbroad('IT', 'Alimentari Frantoio Lupi S.r.l.', 'Via dei Mulini 8, 06049 Spoleto PG', '+39 055 055 7714');
const farina = firmAbroad('IT', 'Molino Campofiorito S.p.A.', 'Strada Vecchia 101, 43123 Parma PR', '+39 055 055 2930');

export const abroadSouth: readonly LayoutN[] = [
  {
    id: 'n66', producer: 'reportlab-embedded', hard: 'German letter with the sender in a small row above the window', count: 2, credits: 1,
    seller: { party: wurst, trades: ['de'], codes: '#####', numbers: 'RE-2026-1183', lines: [2, 6], currency: 'EUR', terms: 14, fees: [['Kühltransport', 8900, 0]], grams: 100 },
    draw: (p) => {
      const s = sheet();
      s.text(555, 50, p.supplier.name, { font: 'bold', size: 14, align: 'r' });
      s.text(57, 125, from(p).join(' · '), { size: 6.5 });
      s.block(57, 142, [...to(p), 'Schweden'], { size: 10 });
      facts(s, 142, 380, 470, [['Rechnungsnr.', p.number], ['Datum', dotted(p.issue)], ['Kundennr.', p.customer], ['Fällig am', dotted(p.due)], ['zu Rechnung', p.about ?? '']]);
      s.text(57, 240, titled(p, 'Rechnung', 'Gutschrift'), { font: 'bold', size: 14 });
      mark(s, 200, 240, p);
      const y = ledger(s, 265, [r(70, 'Pos', (_, at) => String(at + 1)), l(82, 'Art.-Nr.', (x) => x.code), l(130, 'Bezeichnung', (x) => x.name), r(345, 'Menge', (x) => dots.quantity(x.quantity)), l(352, 'Einh.', (x) => x.unit), r(450, 'E-Preis', (x) => dots.price(x.price)), r(555, 'G-Preis EUR', (x) => dots.money(x.sum))], p.lines);
      sums(s, y + 14, 380, 555, [...fees(p, dots.money), ['Nettobetrag', dots.money(p.net)], ['MwSt. 0 %', dots.money(p.tax)], ['Rechnungsbetrag EUR', dots.money(p.payable)]], { font: 'bold' });
      s.text(57, y + 90, `Steuerfreie innergemeinschaftliche Lieferung. USt-IdNr. des Kunden: ${p.buyer.vat}`, { size: 8 });
      s.block(57, 785, [`Tel. ${p.supplier.phone}   ${p.supplier.mail}`, `USt-IdNr. ${p.supplier.vat}   IBAN ${p.supplier.iban ?? ''}`], { size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'n67', producer: 'ghostscript', hard: 'German with numbers and price per piece, terms with a cash discount', count: 2,
    seller: { party: glas, trades: ['de'], codes: '##-####', numbers: '260417', lines: [1, 4], currency: 'EUR', terms: 30 },
    draw: (p) => {
      const s = sheet({ font: 'serif', size: 10 });
      s.text(40, 56, 'Gastro Brauhausbedarf', { font: 'serifbold', size: 18 });
      s.block(40, 110, [...to(p), 'SCHWEDEN'], { size: 11 });
      facts(s, 110, 360, 460, [[titled(p, 'Rechnung Nr.', 'Gutschrift Nr.'), p.number], ['Rechnungsdatum', dotted(p.issue)], ['Zahlbar bis', dotted(p.due)], ['Kunde', p.customer]]);
      mark(s, 40, 190, p);
      const y = ledger(s, 220, [l(40, 'Artikel', (x) => x.code), l(100, 'Bezeichnung', (x) => x.name), r(340, 'Menge', (x) => `${dots.quantity(x.quantity)} ${x.unit}`), r(440, 'Einzelpreis', (x) => dots.price(x.price)), r(555, 'Gesamt', (x) => dots.money(x.sum))], p.lines, { head: { font: 'serifbold', size: 9 } });
      sums(s, y + 14, 380, 555, [['Summe netto', dots.money(p.net)], ['0 % USt.', dots.money(p.tax)], ['Endbetrag EUR', dots.money(p.payable)]], { font: 'serifbold' });
      s.text(40, y + 70, 'Bei Zahlung innerhalb von 10 Tagen 2 % Skonto.', { size: 9 });
      s.block(40, 780, [`${from(p).join(', ')}`, `USt-IdNr. ${p.supplier.vat} · IBAN ${p.supplier.iban ?? ''} · ${p.supplier.phone}`], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'n68', producer: 'wkhtmltopdf', hard: 'British export invoice in pounds', count: 2, credits: 1,
    seller: { party: dairyUk, trades: ['en'], codes: 'PD###', numbers: '0011482', lines: [2, 5], currency: 'GBP', terms: 30, fees: [['Carriage', 6500, 0]] },
    draw: (p) => page(
      `h1{font-family:'Liberation Serif'}.lines th{border-top:1px solid #000;border-bottom:1px solid #000}`,
      side([55, `<h1>Pennine &amp; Dale</h1>${lines(...from(p), 'United Kingdom')}`], [45, `<h2>${titled(p, 'INVOICE', 'CREDIT NOTE')}</h2>${pairs([['Invoice no.', p.number], ['Date', american(p.issue)], ['Due date', american(p.due)], ['Account', p.customer], ...(p.about === null ? [] : [['Relating to', p.about] as const])])}`]), remarked(p), `<p>Bill to:<br>${lines(...to(p), 'Sweden')}</p>`,
      table([column('Code', (x) => x.code), column('Description', (x) => x.name), column('Qty', (x) => eng.quantity(x.quantity), 'r'), column('Unit', (x) => x.unit), column('Unit price', (x) => eng.price(x.price), 'r'), column('VAT', (x) => `${x.rate}%`, 'r'), column('Amount', (x) => eng.money(x.sum), 'r')], p.lines),
      `<br>${pairs([['Goods', eng.money(p.lineNet)], ...fees(p, eng.money), ['Subtotal', eng.money(p.net)], ['VAT 0%', eng.money(p.tax)], ['Total GBP', `£${eng.money(p.payable)}`]], 'pairs right')}<div class="clear"></div>`,
      `<p class="small">Zero-rated export. VAT reg. no. ${p.supplier.vat}. IBAN ${p.supplier.iban ?? ''}. Tel ${p.supplier.phone}</p>`,
    ),
  },
  {
    id: 'n69', producer: 'cairo', hard: 'French, the sender at the foot with its legal form', count: 2, credits: 1,
    seller: { party: comte, trades: ['fr'], codes: '@###', numbers: 'FA260318', lines: [2, 5], currency: 'EUR', terms: 30, fees: [['Port et emballage', 12000, 0]], grams: 50 },
    draw: (p) => {
      const s = sheet({ font: 'serif', size: 10 });
      s.text(40, 56, 'Maison Verdelet', { font: 'serifbold', size: 22 });
      s.text(40, 72, 'Affineurs depuis 1924', { size: 9 });
      s.text(340, 56, titled(p, 'FACTURE', 'AVOIR'), { font: 'serifbold', size: 16 });
      facts(s, 76, 340, 440, [['N° facture', p.number], ['Date', slashes(p.issue)], ['Échéance', slashes(p.due)], ['N° client', p.customer], ['Sur facture', p.about ?? '']]);
      s.block(340, 150, [...to(p), 'Suède']);
      mark(s, 40, 150, p);
      const y = ledger(s, 225, [l(40, 'Réf.', (x) => x.code), l(85, 'Désignation', (x) => x.name), r(330, 'Quantité', (x) => sp.quantity(x.quantity)), l(338, 'Unité', (x) => x.unit), r(440, 'P.U. HT', (x) => sp.price(x.price)), r(555, 'Montant HT', (x) => sp.money(x.sum))], p.lines, { head: { font: 'serifbold', size: 9 } });
      sums(s, y + 14, 380, 555, [...fees(p, sp.money), ['Total HT', sp.money(p.net)], ['TVA 0 %', sp.money(p.tax)], ['Net à payer EUR', sp.money(p.payable)]], { font: 'serifbold' }, 14);
      s.text(40, y + 90, 'Exonération de TVA, art. 262 ter I du CGI.', { size: 8 });
      s.block(297, 780, [`${p.supplier.name} – ${p.supplier.street}, ${p.supplier.post} – ${p.supplier.phone}`, `SIREN ${p.supplier.organisation} – TVA ${p.supplier.vat} – IBAN ${p.supplier.iban ?? ''}`], { size: 8, align: 'c' });
      return s.drawing();
    },
  },
  {
    id: 'n70', producer: 'chromium', hard: 'Italian form with framed fields', count: 2, credits: 1,
    seller: { party: olio, trades: ['it'], codes: '####', numbers: '418', lines: [2, 6], currency: 'EUR', terms: 60, discounts: [500, 1000] },
    draw: (p) => page(
      `.over th{font-size:7pt;border:1px solid #666;border-bottom:0;color:#555}.over td{border:1px solid #666;border-top:0}.over{width:100%}.lines td,.lines th{border-left:1px solid #aaa;border-right:1px solid #aaa}.lines{border:1px solid #666}`,
      side([50, `<h2>FRANTOIO LUPI</h2>${lines(...from(p), 'Italia', `P.IVA ${p.supplier.vat}`, p.supplier.phone)}`], [50, `<p>Spett.le<br>${lines(...to(p), 'Svezia')}</p>`]), remarked(p),
      over([['Documento', titled(p, 'Fattura', 'Nota di credito')], ['Numero', p.number], ['Data', slashes(p.issue)], ['Cliente', p.customer], ['Scadenza', slashes(p.due)], ['Rif. fattura', p.about ?? '']]), '<br>',
      table([column('Codice', (x) => x.code), column('Descrizione', (x) => x.name), column('UM', (x) => x.unit), column('Quantità', (x) => dots.quantity(x.quantity), 'r'), column('Prezzo', (x) => dots.price(x.price), 'r'), column('Sc.%', (x) => (x.discount === 0n ? '' : dots.percent(x.discount)), 'r'), column('Importo', (x) => dots.money(x.sum), 'r'), column('IVA', () => 'N3.2')], p.lines), '<br>',
      over([['Imponibile', dots.money(p.net)], ['IVA non imponibile art. 41', dots.money(p.tax)], ['Totale documento EUR', dots.money(p.payable)]]), `<p class="small">IBAN ${p.supplier.iban ?? ''}</p>`,
    ),
  },
  {
    id: 'n71', producer: 'runs', hard: 'Italian and English labels in one', count: 2,
    seller: { party: farina, trades: ['it'], codes: 'MC-##', numbers: '26/00733', lines: [1, 4], currency: 'EUR', terms: 30 },
    draw: (p) => {
      const s = sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 15 });
      s.text(40, 63, `${p.supplier.street}, ${p.supplier.post}, Italy`, { size: 8 });
      boxes(s, 90, [[40, 'Fattura / Invoice', p.number], [150, 'Data / Date', dotted(p.issue)], [250, 'Scadenza / Due date', dotted(p.due)], [360, 'Cliente / Customer', p.customer], [460, 'Tipo / Type', titled(p, 'INVOICE')]]);
      s.block(40, 135, [...to(p), 'Sweden']);
      mark(s, 300, 135, p);
      const y = ledger(s, 205, [l(40, 'Code', (x) => x.code), l(90, 'Descrizione / Description', (x) => x.name), l(265, 'Pack', (x) => x.pack), r(360, 'Q.tà / Qty', (x) => bare.quantity(x.quantity)), l(366, 'UM', (x) => x.unit), r(460, 'Prezzo / Price', (x) => bare.price(x.price)), r(555, 'Importo / Amount', (x) => bare.money(x.sum))], p.lines);
      sums(s, y + 14, 360, 555, [['Imponibile / Net', bare.money(p.net)], ['IVA / VAT 0%', bare.money(p.tax)], ['Totale / Total EUR', bare.money(p.payable)]], { font: 'bold' });
      s.text(40, 790, `P.IVA / VAT no. ${p.supplier.vat}   IBAN ${p.supplier.iban ?? ''}   Tel ${p.supplier.phone}`, { size: 8 });
      return s.drawing();
    },
  },
];
