/** Set E: senders in Germany, Austria's neighbours to the south, France and Spain. */
import { dotted as dottedDay, iso, slashes } from '../days.ts';
import { escaped, over, pairs } from '../html.ts';
import { frenchFirm, germanFirm, italianFirm, spaniard } from './firms.ts';
import { at, addressed, along, boxes, cell, dotted, down, drawnE, type LayoutE, listing, pageE, rowsOf, small, sv, wordOf } from './kit.ts'; // prettier-ignore
import { waresE } from './wares.ts';

const butcher = germanFirm('Metzgerei Lindenhof Großhandel GmbH', 'Gewerbering 14, 23843 Bad Oldesloe');
const brewer = germanFirm('Brauerei Sieben Quellen GmbH & Co. KG', 'Quellenweg 7, 96247 Michelau');
const salumi = italianFirm('Salumificio Tre Colli S.r.l.', 'Via delle Industrie 21, 43029 Traversetolo PR');
const southern = italianFirm('Masseria Terrabianca S.p.A.', 'Contrada San Marco 5, 72017 Ostuni BR');
const affineur = frenchFirm('Maison Aubrac Affinage SARL', '12 rue des Halles, 12210 Laguiole');
const estate = frenchFirm('Domaine des Trois Cyprès SCEA', 'Route de Bandol, 83740 La Cadière');
const iberico = spaniard(
  'Dehesa Ibérica Selección S.L.',
  'Polígono Los Llanos 8, 06380 Jerez de los Caballeros',
);

export const abroadSouth: readonly LayoutE[] = [
  drawnE({
    id: 'e56', producer: 'pdf-lib', hard: 'German; Rechnung Nr., Pos., Menge, Einzelpreis; the place of a row before the number; tax-free',
    seller: { supplier: butcher, goods: waresE('deutsch'), lines: [3, 7], code: '4####', number: (n) => `RE-2026-${String(711 + n).padStart(5, '0')}`, currency: 'EUR', rate: 0, terms: 14, charges: [['Frachtkosten', 9500, 0]] },
    credits: 1,
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(555, 48, supplier.name, { size: 13, font: 'bold', align: 'r' });
      sheet.text(60, 110, `${supplier.name} · ${supplier.street} · ${supplier.post}`, { size: 6.5 });
      sheet.block(60, 125, [...addressed(paper.buyer), 'SCHWEDEN']);
      down(sheet, 380, 125, 90, [[wordOf(paper, 'Rechnungsnr.', 'Gutschriftsnr.'), paper.number], ['Rechnungsdatum', dottedDay(paper.issue)], ['Lieferdatum', dottedDay(paper.delivered)], ['Fällig am', dottedDay(paper.due)], ['Kundennr.', paper.customer]]);
      sheet.text(60, 220, wordOf(paper, 'Rechnung', 'Gutschrift'), { size: 16, font: 'bold' });
      const y = listing(sheet, [cell(60, 'Pos.', (_, index) => String(index + 1)), cell(90, 'Art.-Nr.', (l) => l.code), cell(140, 'Bezeichnung', (l) => l.name), cell(330, 'Menge', (l) => dotted.quantity(l.quantity), 'r'), cell(338, 'Einheit', (l) => l.unit), cell(440, 'Einzelpreis', (l) => dotted.price(l.price), 'r'), cell(545, 'Gesamt €', (l) => dotted.money(l.sum), 'r')], paper.lines, { y: 250, rules: true });
      down(sheet, 340, y + 12, -205, [['Warenwert', dotted.money(paper.lineNet)], ...paper.charges.map(({ label, amount }) => [label, dotted.money(amount)] as const), ['Nettobetrag', dotted.money(paper.net)], ['USt. 0 % (innergem. Lieferung)', dotted.money(0n)], ['Rechnungsbetrag EUR', dotted.money(paper.payable)]], { font: 'bold' });
      small(sheet, 780, [supplier.name, supplier.street, supplier.post], [`USt-IdNr. ${supplier.vat}`, `USt-IdNr. Kunde ${paper.buyer.vat}`], [`IBAN ${supplier.iban}`, supplier.phone]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e57', producer: 'chromium', hard: 'German beer; Pfand below each crate; two names for the amount; Zahlbar bis',
    seller: { supplier: brewer, goods: waresE('bier'), lines: [2, 4], code: 'B##', number: (n) => String(260_771 + n), currency: 'EUR', rate: 0, terms: 21, deposit: ['Pfand Kasten', 'P01', 310, /^Kasten$/u] },
    css: "body{font-family:'Liberation Serif';font-size:11pt}.lines{margin:12pt 0}.lines th{border-bottom:.6pt solid}.lines td{padding:2pt 4pt}",
    body: (paper) => `<h1>${escaped(paper.supplier.name)}</h1><p>${paper.supplier.street}, ${paper.supplier.post}</p><p>${at(paper.buyer)}<br>Schweden</p><p><b>${wordOf(paper, 'Rechnung', 'Gutschrift')} Nr. ${paper.number}</b> vom ${dottedDay(paper.issue)}, zahlbar bis ${dottedDay(paper.due)}</p>
${rowsOf(paper.lines, [['Artikelnummer', (l) => l.code], ['Artikel', (l) => l.name], ['Anzahl', (l) => dotted.quantity(l.quantity), 'r'], ['Preis €', (l) => dotted.price(l.price), 'r'], ['Betrag €', (l) => dotted.money(l.sum), 'r']])}
<p style="text-align:right">Summe netto ${dotted.money(paper.net)}<br>MwSt. 0 % ${dotted.money(0n)}<br><b>Endbetrag € ${dotted.money(paper.payable)}</b></p><p>Steuerfreie innergemeinschaftliche Lieferung. ${paper.buyer.vat}</p><p class="small">USt-IdNr. ${paper.supplier.vat} | IBAN ${paper.supplier.iban} | HRA 4411</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e58', producer: 'stretched', hard: 'Italian; fattura, scadenza, quantità, imponibile; two discounts never; units in capitals',
    seller: { supplier: salumi, goods: waresE('italia'), lines: [3, 6], code: 'S####', number: (n) => `${412 + n}/26`, currency: 'EUR', rate: 0, terms: 30, discounts: [300, 500] },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 46, supplier.name, { size: 14, font: 'bold' });
      sheet.block(40, 60, [supplier.street, supplier.post, `P.IVA ${supplier.vat}`], { size: 8, leading: 10 });
      sheet.text(330, 46, wordOf(paper, 'FATTURA', 'NOTA DI CREDITO'), { size: 14, font: 'bold' });
      along(sheet, 330, 62, 80, [['Numero', paper.number], ['Data', slashes(paper.issue)], ['Scadenza', slashes(paper.due)]]);
      sheet.block(330, 105, ['Spett.le', ...addressed(paper.buyer), 'SVEZIA']);
      const y = listing(sheet, [cell(40, 'Codice', (l) => l.code), cell(95, 'Descrizione', (l) => l.name), cell(270, 'UM', (l) => l.unit), cell(340, 'Quantità', (l) => dotted.quantity(l.quantity), 'r'), cell(420, 'Prezzo', (l) => dotted.price(l.price), 'r'), cell(465, 'Sc.%', (l) => (l.discount === 0n ? '' : dotted.percent(l.discount)), 'r'), cell(550, 'Importo', (l) => dotted.money(l.sum), 'r')], paper.lines, { y: 190 });
      down(sheet, 330, y + 20, -220, [['Totale imponibile', dotted.money(paper.net)], ['IVA 0% art. 41 DL 331/93', dotted.money(0n)], ['Totale da pagare EUR', dotted.money(paper.payable)]], { font: 'bold' });
      small(sheet, 790, [`IBAN ${supplier.iban}`], ['Bonifico bancario 30 gg'], [`Cliente ${paper.buyer.vat}`]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e59', producer: 'chromium', hard: 'Italian with the due date in a table of payments; the number with a slash and letters; the date before the number',
    seller: { supplier: southern, goods: waresE('italia'), lines: [2, 5], code: '', number: (n) => `FE/${1007 + n}`, currency: 'EUR', rate: 0, terms: 60, charges: [['Spese di trasporto', 18_000, 0]] },
    css: "body{font-size:9pt}.over{width:100%}.over td,.over th{border:.4pt solid #888;font-size:8.5pt}.lines td,.lines th{border:.4pt solid #888}",
    body: (paper) => `<table style="width:100%"><tr><td><h1>Terrabianca</h1>${escaped(paper.supplier.name)}<br>${paper.supplier.street}<br>${paper.supplier.post}<br>Partita IVA ${paper.supplier.vat}</td><td>Destinatario<br>${at(paper.buyer)}<br>Svezia<br>${paper.buyer.vat}</td></tr></table>${over([['Tipo documento', wordOf(paper, 'Fattura immediata', 'Nota di credito')], ['Data documento', slashes(paper.issue)], ['Numero documento', paper.number], ['Valuta', 'EUR']])}<br>
${rowsOf(paper.lines, [['Descrizione dei beni', (l) => l.name], ['Q.tà', (l) => dotted.quantity(l.quantity), 'r'], ['U.M.', (l) => l.unit], ['Prezzo unitario', (l) => dotted.price(l.price), 'r'], ['IVA', () => '0', 'r'], ['Importo', (l) => dotted.money(l.sum), 'r']])}<br>
${over([['Totale merce', dotted.money(paper.lineNet)], ['Spese di trasporto', dotted.money(paper.net - paper.lineNet)], ['Imponibile', dotted.money(paper.net)], ['Imposta', dotted.money(0n)], ['Totale documento', dotted.money(paper.payable)]])}<br>${over([['Pagamento', 'Bonifico'], ['Data scadenza', slashes(paper.due)], ['Importo rata', dotted.money(paper.payable)], ['IBAN', paper.supplier.iban ?? '']])}`,
  }), // prettier-ignore
  drawnE({
    id: 'e60', producer: 'kerned', hard: 'French; facture, échéance, désignation, P.U. HT; gaps in place of spaces; reference before the name',
    seller: { supplier: affineur, goods: waresE('france'), lines: [3, 6], code: 'MA-###', number: (n) => `FA${26_0418 + n}`, currency: 'EUR', rate: 0, terms: 30, charges: [['Port', 6500, 0]] },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 48, supplier.name, { size: 14, font: 'serifbold' });
      sheet.block(40, 62, [supplier.street, supplier.post, `SIREN ${supplier.organisation}  TVA ${supplier.vat}`], { size: 8, leading: 10 });
      sheet.text(380, 48, wordOf(paper, 'FACTURE', 'AVOIR'), { size: 16, font: 'serifbold' });
      down(sheet, 380, 68, 70, [['N° facture', paper.number], ['Date', slashes(paper.issue)], ['Échéance', slashes(paper.due)]]);
      sheet.block(330, 125, [...addressed(paper.buyer), 'SUÈDE', `TVA client ${paper.buyer.vat}`]);
      const y = listing(sheet, [cell(40, 'Réf.', (l) => l.code), cell(100, 'Désignation', (l) => l.name), cell(310, 'Qté', (l) => sv.quantity(l.quantity), 'r'), cell(318, 'Unité', (l) => l.unit), cell(430, 'P.U. HT', (l) => sv.price(l.price), 'r'), cell(545, 'Montant HT', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 220 });
      down(sheet, 340, y + 14, -205, [['Total marchandises', sv.money(paper.lineNet)], ['Port', sv.money(paper.net - paper.lineNet)], ['Total HT', sv.money(paper.net)], ['TVA 0 % (art. 262 ter)', sv.money(0n)], ['Net à payer EUR', sv.money(paper.payable)]], { font: 'serifbold' });
      small(sheet, 790, [`IBAN ${supplier.iban}`], ['Exonération de TVA, livraison intracommunautaire'], [supplier.phone]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e61', producer: 'chromium', hard: 'a French wine estate; bottles, cuvée and year; the name of the estate in script above, the company small',
    seller: { supplier: estate, goods: waresE('domaine'), lines: [2, 5], code: '', number: (n) => String(2_026_088 + n), currency: 'EUR', rate: 0, terms: 45 },
    count: 2,
    css: "body{font-family:'Liberation Serif';font-size:11pt}h1{font-style:italic;font-weight:400;font-size:28pt;text-align:center}.lines td{padding:4pt}.lines th{border-bottom:.5pt solid #733;font-weight:400}",
    body: (paper) => `<h1>Domaine des Trois Cyprès</h1><div style="columns:2"><p>${at(paper.buyer)}<br>Suède</p><p>${wordOf(paper, 'Facture', 'Avoir')} n° ${paper.number}<br>Date de facture : ${slashes(paper.issue)}<br>Date d'échéance : ${slashes(paper.due)}</p></div>
${rowsOf(paper.lines, [['Cuvée', (l) => l.name], ['Bouteilles', (l) => sv.quantity(l.quantity), 'r'], ['Prix unitaire', (l) => `${sv.price(l.price)} €`, 'r'], ['Total', (l) => `${sv.money(l.sum)} €`, 'r']])}
<p style="text-align:right">Total hors taxes ${sv.money(paper.net)} €<br>TVA ${sv.money(0n)} €<br><b>Total à payer ${sv.money(paper.payable)} €</b></p><p class="small">Domaine des Trois Cyprès SCEA, ${paper.supplier.street}, ${paper.supplier.post}. SIREN ${paper.supplier.organisation}, TVA ${paper.supplier.vat}, IBAN ${paper.supplier.iban}. Devise EUR. Autoliquidation.</p>`,
  }), // prettier-ignore
  pageE({
    id: 'e62', producer: 'chromium', hard: 'Spanish; factura, vencimiento, cantidad, base imponible; IVA 0 %; label over value',
    seller: { supplier: iberico, goods: waresE('espana'), lines: [3, 6], code: 'DI####', number: (n) => `A-${26_120 + n}`, currency: 'EUR', rate: 0, terms: 30, discounts: [200] },
    css: "body{font-size:9.5pt}.boxes td{border:.5pt solid #a33;padding:3pt 10pt}.lab{font-size:7pt;color:#a33}.lines{margin:10pt 0}.lines th{background:#a33;color:#fff;font-weight:400}",
    body: (paper) => `<div style="display:flex;justify-content:space-between"><div><h2>${escaped(paper.supplier.name)}</h2>${paper.supplier.street}<br>${paper.supplier.post}<br>CIF ${paper.supplier.organisation}</div><div>Cliente<br>${at(paper.buyer)}<br>${paper.buyer.vat}</div></div><h2>${wordOf(paper, 'FACTURA', 'FACTURA RECTIFICATIVA')}</h2>${boxes([['Número', paper.number], ['Fecha', slashes(paper.issue)], ['Vencimiento', slashes(paper.due)], ['Pedido', paper.order]])}
${rowsOf(paper.lines, [['Código', (l) => l.code], ['Concepto', (l) => l.name], ['Cantidad', (l) => dotted.quantity(l.quantity), 'r'], ['Precio', (l) => dotted.price(l.price), 'r'], ['Dto.', (l) => (l.discount === 0n ? '' : `${dotted.percent(l.discount)}%`), 'r'], ['Importe', (l) => dotted.money(l.sum), 'r']])}
${pairs([['Base imponible', dotted.money(paper.net)], ['IVA 0% exento intracomunitario', dotted.money(0n)], ['TOTAL EUR', dotted.money(paper.payable)]])}<p class="small">NIF-IVA ${paper.supplier.vat}. IBAN ${paper.supplier.iban}. Emitida ${iso(paper.issue)}.</p>`,
  }), // prettier-ignore
];
