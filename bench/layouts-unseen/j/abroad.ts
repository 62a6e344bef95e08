/** Sellers in the countries around. */
import { abroad } from './firms.ts';
import { delivery, from, hand, invoiced, layout, type LayoutJ, said, sender, titleOf } from './kit.ts';
import { codes } from './orders.ts';
import { boxes, facts, goods, inline, lines, listed, page, remarkOf, row, stacked } from './pages.ts';
import { across, drawn, goodsOn, remarkOn, summedOn, told } from './sheets.ts';

const dk = hand('dotted', 'dashedBack');
const no = hand('space', 'dotted');
const de = hand('dotted', 'dotted');
const fr = hand('space', 'slashes');
const en = hand('english', 'american');

export const foreign: readonly LayoutJ[] = [
  layout('j43', 'chromium', 'Danish', {
    firm: abroad('DK', 'Vesterbro Fødevareengros ApS', 'Kødboderne 31, 1714 København V'), trades: ['danishKitchen'], code: codes.five, number: from(81_204), lines: [3, 7], currency: 'DKK', rate: 0, charges: [['Fragt', 45000, 0]],
  }, 'code Varenr.;name Beskrivelse;pack Kolli;qty Antal;unit Enhed;price Stk. pris;sum Beløb', (cols) => (p) =>
    page('.lines th{border-bottom:1pt solid #900}', row([55, lines(invoiced(p))], [45, `<h2>Vesterbro Fødevareengros ApS</h2>${lines(sender(p).slice(1))}<br>${listed(p, dk, 'CVR-nr.:org')}`]), `<h1>${titleOf(p, 'Faktura', 'Kreditnota')}</h1>`,
      facts(p, dk, 'Fakturanr.:number;Fakturadato:issue;Forfaldsdato:due;Debitornr.:customer;Deres ref.:ref;Vedr. faktura:about'), `<p>Leveringsadresse: ${delivery(p).join(', ')}, Sverige</p>`, remarkOf(p), goods(p, dk, cols),
      `<br>${facts(p, dk, 'Varebeløb:rows;:charges;Moms 0 %:tax;I alt DKK:payable')}`, `<p class="small">${inline(p, dk, 'IBAN:iban;SE-nr.:vat')}<br>Momsfri EU-leverance, omvendt betalingspligt. Købers momsnr. ${p.buyer.vat}</p>`,
    ), { credits: 1 }),
  layout('j44', 'ghostscript', 'Norwegian', {
    firm: abroad('NO', 'Vesterålen Sjømat Eksport AS', 'Kaiveien 18, 8430 Myre'), trades: ['norwegianFish'], code: codes.three, number: from(20_118), lines: [2, 5], currency: 'NOK', rate: 0,
  }, '40 code Varenr;90 name Varebeskrivelse;330 qty2 Antall;340 unit Enhet;430 price Pris;550 sum Beløp NOK', (cols) => drawn({}, (s, p) => {
    s.text(40, 50, p.supplier.name, { size: 15, font: 'bold' }); s.block(40, 66, [...sender(p).slice(1), `Org.nr. ${p.supplier.organisation} MVA`]);
    s.text(360, 50, titleOf(p, 'Faktura', 'Kreditnota'), { size: 15 });
    told(s, [360, 70, 550], said(p, no, 'Fakturanr.:number;Fakturadato:issue;Forfallsdato:due;Kundenr.:customer;Deres ref.:ref;Gjelder faktura:about'), { isRight: true });
    s.block(40, 130, invoiced(p)); s.block(230, 150, ['Leveres:', ...delivery(p)]); remarkOn(s, p, 40, 205);
    const y = goodsOn(s, p, no, cols, { top: 220, leading: 14, rule: (at) => s.line(40, at, 550) });
    summedOn(s, p, no, 'Netto:net;Mva 0 %:tax;Å betale NOK:payable', [380, y + 14, 550]);
    s.block(40, 770, [`IBAN ${p.supplier.iban}   VAT ${p.supplier.vat}   ${p.supplier.mail}`, 'Eksport, avgiftsfritt salg'], { size: 8 });
  })),
  layout('j45', 'weasyprint', 'Norwegian, boxes', {
    firm: abroad('NO', 'Moldefjord Sjømat & Delikatesser AS', 'Torggata 9, 6413 Molde'), trades: ['norwegianFish', 'danishKitchen'], code: codes.hyphen, number: from(6631), lines: [2, 5], rate: 0, terms: 14,
  }, 'code Artikkel;name Tekst;qty Ant.;unit Enh.;price Pris;sum Sum', (cols) => (p) =>
    page('.boxes td{border:.5pt solid #888}', `<h2>Moldefjord Sjømat &amp; Delikatesser AS</h2>${sender(p).slice(1).join(', ')}<br>`, boxes(p, no, `${titleOf(p, 'Faktura', 'Kreditnota')} nr:number;Dato:issue;Forfall:due;Kunde:customer`, 4), row([50, lines(invoiced(p))], [50, `Leveringsadresse<br>${lines(delivery(p))}`]), '<br>', remarkOf(p), goods(p, no, cols), '<br>',
      boxes(p, no, 'Sum eks. mva:net;Mva:tax;Å betale SEK:payable', 3), `<p class="small">${inline(p, no, 'Foretaksregisteret:vat;IBAN:iban')}</p>`,
    )),
  layout('j46', 'chromium', 'Finnish in Swedish', {
    firm: abroad('FI', 'Kökars Fisk och Deli Ab', 'Hellsövägen 12, 22730 Kökar'), trades: ['finnishFish'], code: codes.four, number: from(1209), lines: [2, 5], currency: 'EUR', rate: 0, terms: 14,
  }, 'code Produktkod;name Produkt;qty Antal;unit Enhet;price à-pris €;ratepc Moms;sum Totalt €', (cols) => (p) =>
    page('.facts td{padding-right:12pt}', row([50, `<b>${lines(sender(p))}</b>`], [50, `<h1>${titleOf(p, 'FAKTURA', 'KREDITFAKTURA')}</h1>${facts(p, hand('space', 'dotted'), 'Fakturanummer:number;Fakturadatum:issue;Förfallodag:due;Referensnummer:ocr;Krediterar:about')}`]), '<br>', lines(invoiced(p)), `<p>Leverans: ${delivery(p).join(', ')}</p>`, remarkOf(p), goods(p, no, cols), '<br>',
      facts(p, no, 'Momsfritt:net;Moms 0 %:tax;Att betala EUR:payable'), `<p class="small">${inline(p, no, 'FO-nummer:org;Moms-ID:vat;IBAN:iban')}<br>Gemenskapsinternt varuförvärv, moms 0 %. Köparens momsnr ${p.buyer.vat}</p>`,
    )),
  layout('j47', 'cairo', 'German', {
    firm: abroad('DE', 'Oberhuber Feinkost GmbH', 'Schlachthofstraße 12, 80337 München'), trades: ['germanDeli'], code: codes.spaced, number: from(260_338, 'RE-'), lines: [3, 6], currency: 'EUR', rate: 0, charges: [['Fracht und Verpackung', 8500, 0]],
  }, '40 pos Pos.;70 code Art.-Nr.;130 name Bezeichnung;330 qty2 Menge;340 unit ME;430 price Einzelpreis;550 sum Gesamtpreis', (cols) => drawn({}, (s, p) => {
    s.text(550, 50, 'OBERHUBER FEINKOST', { size: 16, font: 'bold', align: 'r' });
    s.text(40, 90, sender(p).join(' · '), { size: 6.5 }); s.block(40, 106, invoiced(p));
    told(s, [360, 100, 550], said(p, de, 'Rechnungsnummer:number;Rechnungsdatum:issue;Kundennummer:customer;Lieferdatum:delivered;Zahlbar bis:due;zu Rechnung:about'), { isRight: true });
    s.text(40, 190, titleOf(p, 'Rechnung', 'Gutschrift'), { size: 15, font: 'bold' }); s.text(40, 206, `Lieferanschrift: ${delivery(p).join(', ')}, Schweden`, { size: 8 }); remarkOn(s, p, 40, 220);
    const y = goodsOn(s, p, de, cols, { top: 236, leading: 14, rule: (at) => s.line(40, at, 550) });
    summedOn(s, p, de, 'Zwischensumme:rows;:charges;Nettobetrag:net;MwSt. 0 %:tax;Rechnungsbetrag EUR:payable', [360, y + 14, 550]);
    s.text(40, y + 100, `Steuerfreie innergemeinschaftliche Lieferung. USt-IdNr. des Kunden: ${p.buyer.vat}`, { size: 8 });
    s.block(40, 780, [`${p.supplier.name}   ${p.supplier.organisation}   USt-IdNr. ${p.supplier.vat}`, `IBAN ${p.supplier.iban}`], { size: 7.5 });
  }), { credits: 1 }),
  layout('j48', 'chromium', 'French', {
    firm: abroad('FR', 'Maison Crozatier Épicerie SARL', '14 rue des Tanneurs, 42000 Saint-Étienne'), trades: ['frenchCellar'], code: codes.short, number: from(2026_0418, 'FA'), lines: [2, 6], currency: 'EUR', rate: 0,
  }, 'code Réf.;name Désignation;qty Qté;unit Unité;price P.U. HT;disc Rem. %;sum Montant HT', (cols) => (p) =>
    page('h1{font-weight:normal}.lines th{border-top:.8pt solid;border-bottom:.8pt solid}', row([50, `<h2>Maison Crozatier</h2>${lines(sender(p))}`], [50, `Adresse de facturation<br>${lines(invoiced(p))}<br><br>Adresse de livraison<br>${lines(delivery(p))}`]), `<h1>${titleOf(p, 'Facture', 'Avoir')} n° ${p.number}</h1>`, stacked(p, fr, 'Date:issue;Échéance:due;Code client:customer;Facture d\'origine:about'), '<br>', remarkOf(p), goods(p, fr, cols),
      `<br>${facts(p, fr, 'Total HT:net;TVA 0 %:tax;Net à payer EUR:payable')}`, `<p class="small">Exonération de TVA, art. 262 ter I du CGI. ${inline(p, fr, 'SIREN:org;TVA intracom.:vat;IBAN:iban')} TVA client ${p.buyer.vat}</p>`,
    )),
  layout('j49', 'stretched', 'Italian', {
    firm: abroad('IT', 'Fratelli Bonaccorsi Alimentari S.r.l.', 'Via Etnea 212, 95131 Catania'), trades: ['italianPantry'], code: codes.dotted, number: (n) => `${310 + n}/E`, lines: [3, 7], currency: 'EUR', rate: 0, discounts: [500],
  }, '40 code Codice;100 name Descrizione;300 unit UM;370 qty2 Quantità;430 price Prezzo;470 disc Sc.%;550 sum Importo', (cols) => drawn({}, (s, p) => {
    s.text(40, 48, p.supplier.name.toUpperCase(), { size: 12, font: 'bold' }); s.block(40, 62, [...sender(p).slice(1), `P.IVA ${p.supplier.vat}`]);
    s.frame(330, 36, 555, 90); s.block(336, 50, ['Spett.le', ...invoiced(p)], { size: 8, leading: 11 }); s.block(336, 106, ['Destinazione', ...delivery(p)], { size: 8, leading: 11 });
    across(s, 160, [40, 150, 250, 350, 450], said(p, fr, `${titleOf(p, 'Fattura', 'Nota di credito')} n.:number;Data:issue;Scadenza:due;Cod. cliente:customer;Rif. fattura:about`)); remarkOn(s, p, 40, 190);
    const y = goodsOn(s, p, de, cols, { top: 206, leading: 13, rule: (at) => s.line(40, at, 555) });
    across(s, y + 20, [40, 180, 300, 430], said(p, de, 'Imponibile:net;IVA:tax;Totale documento:gross;Totale da pagare EUR:payable'));
    s.block(40, 780, [`IBAN ${p.supplier.iban}`, `Operazione non imponibile art. 41 D.L. 331/93. VAT cliente ${p.buyer.vat}`], { size: 7.5 });
  })),
  layout('j50', 'wkhtmltopdf', 'English', {
    firm: abroad('GB', 'Hartlebury Fine Foods Ltd', '6 Tannery Yard, Bristol BS2 0JX'), trades: ['englishSupplies'], code: codes.prefix, number: from(44_091, 'INV-'), lines: [2, 5], currency: 'GBP', rate: 0, charges: [['Carriage', 6200, 0]],
  }, 'qty Qty;code Item no.;name Description;unit Unit;price Unit price;sum Amount', (cols) => (p) =>
    page('body{font-size:13pt}.lines td,.lines th{font-size:12pt}.lines th{background:#223;color:#fff}.lines td{border-bottom:.4pt solid #bbc}', row([50, `<h2>Hartlebury Fine Foods Ltd</h2>${lines(sender(p).slice(1))}`], [50, `<h1 class="r">${titleOf(p, 'Invoice', 'Credit note')}</h1>`]), '<br>', row([34, `Bill to<br>${lines(invoiced(p))}`], [33, `Ship to<br>${lines(delivery(p))}`], [33, facts(p, en, 'Invoice no.:number;Invoice date:issue;Due date:due;Account:customer;Original invoice:about')]), '<br>', remarkOf(p), goods(p, en, cols),
      `<br>${facts(p, en, 'Goods total:rows;:charges;VAT 0%:tax;Total due GBP:payable')}`, `<p class="small">${inline(p, en, 'Company no.:org;VAT no.:vat;IBAN:iban')}<br>Zero-rated export of goods.</p>`,
    )),
  layout('j51', 'groff', 'Danish with Swedish labels', {
    firm: abroad('DK', 'Amager Bageriråvarer A/S', 'Englandsvej 204, 2300 København S'), trades: ['danishKitchen'], code: codes.six, number: from(500_311), lines: [2, 5], rate: 0,
  }, 'code Artnr;name Benämning;qty Antal;unit Enhet;price Pris;sum Belopp', () => (p) =>
    ['.ps 10', '.vs 13', '.nf', '.sp 2', `\\fB\\s(16${p.supplier.name}\\s0\\fP`, ...sender(p).slice(1), '.sp', ...said(p, hand('bare', 'iso'), `${titleOf(p, 'Faktura')}nummer:number;Fakturadatum:issue;Förfallodatum:due;Kundnummer:customer`).map(([label, value]) => `${label}: ${value}`), '.sp', ...invoiced(p), '.sp', `Leveransadress: ${delivery(p).join(', ')}`, p.remark ?? '', '.sp', '.TS', 'tab(|);', 'lb lb rb lb rb rb', 'l l r l r r.', 'Artnr|Benämning|Antal|Enhet|Pris|Belopp',
      ...p.lines.map((line) => [line.code, line.name, said({ ...p, lineNet: line.quantity / 10n }, hand('bare', 'iso'), 'x:rows')[0]?.[1] ?? '', line.unit, said({ ...p, lineNet: line.price / 100n }, hand('bare', 'iso'), 'x:rows')[0]?.[1] ?? '', said({ ...p, lineNet: line.sum }, hand('bare', 'iso'), 'x:rows')[0]?.[1] ?? ''].join('|')),
      '.TE', '.sp', ...said(p, hand('bare', 'iso'), 'Netto:net;Moms 0 %:tax;Att betala SEK:payable').map(([label, value]) => `${label}   ${value}`), '.sp 2', `CVR ${p.supplier.organisation}  VAT ${p.supplier.vat}  IBAN ${p.supplier.iban}`, `Omvänd skattskyldighet. Köparens VAT ${p.buyer.vat}`].join('\n'),
  ),
]; // prettier-ignore
