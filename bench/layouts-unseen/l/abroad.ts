/** Suppliers from abroad. */
import { american, dashedBack, dotted, slashes } from '../days.ts';
import { across } from '../format.ts';
import { beside, called, col, figures, grid, labelled, num, page, summed } from '../h/kit.ts';
import { address, column, escaped, pairs, remarked, table } from '../html.ts';
import type { Paper } from '../paper.ts';
import { Sheet } from '../sheet.ts';
import { about, footed, lay, noted, sell } from './kit.ts';
import type { LayoutL } from './orders.ts';

const d = figures('dotted');
const s = figures('space');
const e = figures('english');

const party = ({ buyer }: Paper): readonly string[] => [buyer.name, buyer.street, buyer.post];

export const abroad: readonly LayoutL[] = [
  lay('l43', 'weasyprint', 'Danish: a program common in Denmark, reverse charge',
    sell('Limfjordens Delikatesser ApS', 'Havnegade 18, 7600 Struer', ['danish'], { land: 'DK', rate: 0, currency: 'DKK', codes: '####', numbers: '10482', lines: [3, 6], terms: 14 }),
    (p) => page('.lines th{border-bottom:1px solid #000}.lines td{padding:3pt}', beside([60, `${address(p.buyer)}<br>Sverige<br>Momsnr. ${p.buyer.vat}`], [40, `<b style="font-size:13pt">${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>CVR-nr. ${p.supplier.organisation}<br>Tlf. +45 70 20 00 00`]),
      `<h1>${called(p, 'Faktura', 'Kreditnota')}</h1>${remarked(p)}<p>${about(p, 'Vedrører faktura')}</p>${labelled([['Fakturanr.', p.number], ['Fakturadato', dotted(p.issue)], ['Forfaldsdato', dotted(p.due)], ['Kundenr.', p.customer]])}<br><br>`,
      table([column('Varenr.', (l) => l.code), column('Beskrivelse', (l) => l.name), column('Antal', (l) => d.quantity(l.quantity, 2), 'r'), column('Enhed', (l) => l.unit), column('Stk. pris', (l) => d.price(l.price), 'r'), column('Pris', (l) => d.money(l.sum), 'r')], p.lines),
      `<div class="right">${pairs([['Subtotal', d.money(p.net)], ['Moms (0,00%)', d.money(p.tax)], ['Total DKK', d.money(p.payable)]])}</div><div class="clear"></div><p>Omvendt betalingspligt – moms afregnes af køber. Netto 14 dage. Indbetales på reg.nr. 9070 konto 1627730412.</p>`), { credits: 1 }),
  lay('l44', 'fpdf', 'Danish: a web shop that charges the tax of its own land',
    sell('Køkkenlageret A/S', 'Industrivej 40, 4000 Roskilde', ['tools'], { land: 'DK', rate: 25, currency: 'DKK', codes: 'KL####', numbers: '770913', lines: [2, 4], amounts: [1, 6], terms: 8, fees: [['Fragt', 9900, 25]] }),
    (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(50, 60, 'KØKKENLAGERET', { font: 'bold', size: 18 }); sheet.block(50, 100, party(p)); summed(sheet, 100, [['Faktura', p.number], ['Dato', dashedBack(p.issue)], ['Forfald', dashedBack(p.due)], ['Ordrenr.', p.order]], { x: 380, right: 545 }); sheet.text(50, 160, `${called(p, 'Faktura', 'Kreditnota')} ${noted(p)}`, { font: 'bold', size: 13 });
      const end = grid(sheet, [col(50, 'Vare', (l) => l.code), col(105, 'Tekst', (l) => l.name), num(340, 'Antal', (l) => d.quantity(l.quantity)), num(430, 'Enhedspris', (l) => d.price(l.price)), num(545, 'Beløb', (l) => d.money(l.sum))], p.lines, { top: 190, leading: 14, rule: (y) => { sheet.line(50, y, 545); } });
      summed(sheet, end + 12, [...p.charges.map(({ label, amount }): [string, string] => [label, d.money(amount)]), ['I alt ekskl. moms', d.money(p.net)], ['25% moms', d.money(p.tax)], ['At betale DKK', d.money(p.payable)]], { x: 380, right: 545 }); sheet.text(50, 790, `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · CVR ${p.supplier.organisation}`, { size: 8 });
      return sheet.drawing();
    }, { printing: { unit: () => undefined } }),
  lay('l45', 'chromium', 'Norwegian: fish in kroner, export without tax',
    sell('Vesterålen Sjømat AS', 'Fiskerkaia 4, 8400 Sortland', ['norse'], { land: 'NO', rate: 0, currency: 'NOK', codes: '###', numbers: '30095', lines: [2, 5], terms: 21, grams: 100 }),
    (p) => page('.lines th{background:#dde}', beside([50, `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Foretaksregisteret NO ${p.supplier.organisation} MVA`], [50, `<h1>${called(p, 'Faktura', 'Kreditnota')}</h1>${labelled([['Fakturanr', p.number], ['Fakturadato', dotted(p.issue)], ['Forfallsdato', dotted(p.due)], ['Kundenr', p.customer], ['Leveringsdato', dotted(p.delivered)]])}`]), `<p>${address(p.buyer)}<br>Sverige</p>${remarked(p)}${about(p, 'Gjelder faktura')}`,
      table([column('Nr', (l) => l.code), column('Produkt', (l) => l.name), column('Antall', (l) => s.quantity(l.quantity, 2), 'r'), column('Enhet', (l) => l.unit), column('Pris', (l) => s.price(l.price), 'r'), column('MVA', () => '0 %', 'r'), column('Beløp', (l) => s.money(l.sum), 'r')], p.lines),
      `<div class="right">${pairs([['Netto', s.money(p.net)], ['Mva 0 %', s.money(p.tax)], ['Å betale NOK', s.money(p.payable)]])}</div><div class="clear"></div><p>Kontonummer 4516.20.77318. Utførsel – avgiftsfri etter mval. § 6-21.</p>`)),
  lay('l46', 'cairo', 'Finland-Swedish: words of Finland, sums in kronor',
    sell('Österbottens Potatis & Rotsaker Ab', 'Strandvägen 212, 64200 Närpes', ['greens'], { land: 'FI', rate: 0, codes: '####', numbers: '2026311', lines: [2, 5], grams: 500, terms: 14 }),
    (p) => {
      const sheet = new Sheet({ size: 9.5 });
      sheet.text(50, 60, p.supplier.name, { font: 'bold', size: 13 }); sheet.block(50, 75, [p.supplier.street, `FI-${p.supplier.post}`]); sheet.text(340, 60, called(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 13 }); summed(sheet, 78, [['Fakturans nummer', p.number], ['Datum', dotted(p.issue)], ['Förfallodag', dotted(p.due)], ['Referensnummer', p.ocr], ['Kundnummer', p.customer]], { x: 340, right: 545 }); sheet.block(50, 130, party(p)); sheet.text(50, 180, `${noted(p)} ${about(p)}`, { font: 'bold' });
      const end = grid(sheet, [col(50, 'Kod', (l) => l.code), col(95, 'Produkt', (l) => l.name), num(300, 'Mängd', (l) => s.quantity(l.quantity, 2)), col(306, 'Enhet', (l) => l.unit), num(400, 'à SEK', (l) => s.price(l.price)), num(455, 'Moms %', () => '0'), num(545, 'Totalt SEK', (l) => s.money(l.sum))], p.lines, { top: 205, leading: 14, rule: (y) => { sheet.line(50, y, 545); } });
      summed(sheet, end + 14, [['Skattefritt', s.money(p.net)], ['Moms', s.money(p.tax)], ['Att betala SEK', s.money(p.payable)]], { x: 370, right: 545 }); sheet.text(50, end + 60, `Gemenskapsinternt varuförvärv, omvänd skattskyldighet. Köparens momsnummer ${p.buyer.vat}`, { size: 8 });
      across(sheet, 790, [[50, `FO-nummer ${p.supplier.organisation}`], [220, `Moms ${p.supplier.vat}`], [370, 'IBAN FI42 5000 1510 0000 23']], { size: 8 });
      return sheet.drawing();
    }),
  lay('l47', 'reportlab', 'German: the letter of DIN, tax free delivery within the union',
    sell('Feinkost Brandlhuber GmbH', 'Gewerbepark 7, 94315 Straubing', ['german'], { land: 'DE', rate: 0, currency: 'EUR', codes: '#####', numbers: 'RE-2026-1187', lines: [2, 5], terms: 30 }),
    (p) => {
      const sheet = new Sheet({ size: 9.5 });
      sheet.text(545, 55, 'Feinkost Brandlhuber', { font: 'serifbold', size: 18, align: 'r' }); sheet.text(60, 125, `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post}`, { size: 6.5 }); sheet.block(60, 142, [...party(p), 'Schweden']); summed(sheet, 142, [['Rechnungsnummer', p.number], ['Rechnungsdatum', dotted(p.issue)], ['Lieferdatum', dotted(p.delivered)], ['Kundennummer', p.customer], ['Zahlbar bis', dotted(p.due)]], { x: 360, right: 545 });
      sheet.text(60, 240, called(p, 'Rechnung', 'Gutschrift'), { font: 'bold', size: 15 }); sheet.text(200, 240, `${noted(p)} ${about(p, 'zu Rechnung')}`);
      const end = grid(sheet, [col(60, 'Pos.', (_, at) => String(at + 1)), col(90, 'Art.-Nr.', (l) => l.code), col(140, 'Bezeichnung', (l) => l.name), num(360, 'Menge', (l) => d.quantity(l.quantity)), col(366, 'Einh.', (l) => l.unit), num(460, 'Einzelpreis', (l) => d.price(l.price)), num(545, 'Gesamt €', (l) => d.money(l.sum))], p.lines, { top: 270, leading: 15, rule: (y) => { sheet.line(60, y, 545); } });
      summed(sheet, end + 14, [['Nettobetrag', d.money(p.net)], ['USt. 0 %', d.money(p.tax)], ['Rechnungsbetrag EUR', d.money(p.payable)]], { x: 370, right: 545 }); sheet.text(60, end + 66, `Steuerfreie innergemeinschaftliche Lieferung. USt-IdNr. des Kunden: ${p.buyer.vat}`);
      sheet.block(60, 780, [`${p.supplier.name} · Geschäftsführer Alois Brandlhuber · ${p.supplier.organisation} Amtsgericht Straubing`, `USt-IdNr. ${p.supplier.vat} · IBAN DE02 7425 0000 0100 4471 20`], { size: 7.5 });
      return sheet.drawing();
    }, { credits: 1 }),
  lay('l48', 'chromium', 'English: export to Sweden, pounds with commas',
    sell('Harrow & Penrose Provisions Ltd', 'Unit 6 Tamar Quay, Plymouth PL1 4QX', ['english'], { land: 'GB', rate: 0, currency: 'GBP', codes: '@@@##', numbers: 'SI-10572', lines: [2, 5], terms: 30 }),
    (p) => page('h1{font-weight:300}.lines th{border-bottom:1px solid #333}', `<h1>${called(p, 'INVOICE', 'CREDIT NOTE')}</h1>${remarked(p)}`, beside([40, `<b>To</b><br>${address(p.buyer)}<br>Sweden`], [30, `${labelled([['Invoice no', p.number], ['Invoice date', american(p.issue)], ['Due date', american(p.due)], ['Account', p.customer], ['Credits', p.about]])}`], [30, `<b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>United Kingdom<br>VAT no ${p.supplier.vat}`]), '<br>',
      table([column('Code', (l) => l.code), column('Description', (l) => l.name), column('Quantity', (l) => e.quantity(l.quantity), 'r'), column('Unit', (l) => l.unit), column('Unit price', (l) => e.price(l.price), 'r'), column('VAT', () => '0%', 'r'), column('Amount GBP', (l) => e.money(l.sum), 'r')], p.lines),
      `<div class="right">${pairs([['Subtotal', e.money(p.net)], ['Total VAT 0%', e.money(p.tax)], ['Total GBP', e.money(p.payable)]])}</div><div class="clear"></div><p class="small">Registered in England and Wales no ${p.supplier.organisation}. Payment by bank transfer, sort code 20-00-00, account 73160482. Zero rated export.</p>`)),
  lay('l49', 'weasyprint', 'French: foot with capital and registers',
    sell('Maison Castagnac SARL', '14 rue des Tanneurs, 24200 Sarlat', ['french'], { land: 'FR', rate: 0, currency: 'EUR', codes: '@###', numbers: 'FA260418', lines: [2, 5], terms: 30 }),
    (p) => page('body{font-family:"Liberation Serif";font-size:11pt}.lines td,.lines th{border:1px solid #666}.foot{font-size:8pt}', beside([55, `<b style="font-size:17pt">Maison Castagnac</b><br>${p.supplier.street}<br>${p.supplier.post}`], [45, `${address(p.buyer)}<br>Suède`]), `<h2>${called(p, 'FACTURE', 'AVOIR')} N° ${p.number}</h2>${remarked(p)}<p>Date : ${slashes(p.issue)} &nbsp; Échéance : ${slashes(p.due)} &nbsp; Client : ${p.customer}</p>`,
      table([column('Réf.', (l) => l.code), column('Désignation', (l) => l.name), column('Qté', (l) => s.quantity(l.quantity), 'r'), column('Unité', (l) => l.unit), column('P.U. HT', (l) => s.price(l.price), 'r'), column('Montant HT', (l) => s.money(l.sum), 'r')], p.lines),
      `<br><div class="right">${pairs([['Total HT', `${s.money(p.net)} €`], ['TVA 0 %', `${s.money(p.tax)} €`], ['Net à payer', `${s.money(p.payable)} €`]])}</div><div class="clear"></div><p>Exonération de TVA, art. 262 ter I du CGI. N° TVA client ${p.buyer.vat}.</p>`, footed([['Société', p.supplier.name, 'au capital de 12 000 €'], ['SIREN', p.supplier.organisation, `TVA ${p.supplier.vat}`], ['IBAN', 'FR76 3000 4000 0312 3456 7890 143']]))),
  lay('l50', 'pdf-lib', 'Italian: boxes of labels above values',
    sell('Salumificio Bertarelli S.r.l.', 'Via Emilia Ovest 210, 43126 Parma', ['italian'], { land: 'IT', rate: 0, currency: 'EUR', codes: '@@###', numbers: '26/418', lines: [2, 5], terms: 60, discounts: [500] }),
    (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(40, 55, p.supplier.name, { font: 'bold', size: 14 }); sheet.block(40, 69, [p.supplier.street, p.supplier.post, `P.IVA ${p.supplier.vat}`]); sheet.frame(320, 50, 555, 120); sheet.text(325, 60, 'Spett.le', { size: 7 }); sheet.block(325, 74, [...party(p), 'Svezia']);
      sheet.frame(40, 135, 555, 165); for (const [at, [label, value]] of [['Tipo documento', called(p, 'FATTURA', 'NOTA DI CREDITO')], ['Numero', p.number], ['Data', slashes(p.issue)], ['Cod. cliente', p.customer], ['Scadenza', slashes(p.due)]].entries()) sheet.block(45 + at * 103, 145, [label ?? '', value ?? ''], { size: 8, leading: 13 });
      sheet.text(40, 182, noted(p), { font: 'bold' });
      const end = grid(sheet, [col(40, 'Codice', (l) => l.code), col(95, 'Descrizione', (l) => l.name), col(290, 'UM', (l) => l.unit), num(355, 'Quantità', (l) => d.quantity(l.quantity)), num(420, 'Prezzo', (l) => d.price(l.price)), num(470, 'Sc. %', (l) => (l.discount === 0n ? '' : d.percent(l.discount))), num(555, 'Importo', (l) => d.money(l.sum))], p.lines, { top: 200, leading: 14, rule: (y) => { sheet.line(40, y, 555); } });
      summed(sheet, end + 20, [['Imponibile', d.money(p.net)], ['IVA 0% art. 41 DL 331/93', d.money(p.tax)], ['Totale documento EUR', d.money(p.payable)]], { x: 340, right: 555 });
      return sheet.drawing();
    }),
]; // prettier-ignore
