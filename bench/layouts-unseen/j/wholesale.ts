/** Wholesalers of food and goods for the kitchen. */
import { gtin } from '../identity.ts';
import { firm } from '../parties.ts';
import { delivery, from, hand, invoiced, layout, type LayoutJ, sender, titleOf } from './kit.ts';
import { codes } from './orders.ts';
import { boxes, facts, goods, inline, lines, listed, page, rates, remarkOf, row, stacked } from './pages.ts';

const sw = hand('swedish', 'iso');
const bare = hand('bare', 'iso');
const dot = hand('dotted', 'compact');

export const wholesale: readonly LayoutJ[] = [
  layout('j01', 'chromium', 'plain', {
    firm: firm('Skafferigrossen Mälardal AB', 'Lagergatan 12, 721 37 Västerås'),
    trades: ['pantry', 'freezer'], code: codes.six, number: from(7_204_118, '', 3), lines: [6, 14],
    charges: [['Miljöavgift transport', 4900, 25]],
  }, 'code Artikelnr;name Benämning;pack Förp.;qty Antal;UNIT Enh;price Á-pris;ratepc Moms;sum Belopp', (cols) => (p) =>
    page(
      'h1{font-size:20pt;color:#1c5b3a}.lines th{background:#1c5b3a;color:#fff;font-size:8pt}.lines td{font-size:8.5pt;border-bottom:.3pt solid #ccc}.facts td{padding:0 6pt 0 0}.v{font-weight:bold}.foot{border-top:1pt solid #1c5b3a;margin-top:14pt;font-size:8pt}',
      row([55, `<h1>Skafferigrossen</h1><span class="small">Mälardal</span>`], [45, `<h2>${titleOf(p, 'Faktura')}</h2>${facts(p, sw, 'Fakturanummer:number;Fakturadatum:issue;Kundnummer:customer;Förfallodatum:due;Avser faktura:about')}`]),
      `<br>${row([50, `<span class="small">Leveransadress</span><br>${lines(delivery(p))}`], [50, `<span class="small">Fakturaadress</span><br>${lines(invoiced(p))}`])}<br>`,
      inline(p, sw, 'Er referens:ref;Vår referens:our;Ordernr:order;Lev.datum:delivered'), remarkOf(p),
      goods(p, sw, cols),
      `<br>${row([55, rates(p, sw, ['Moms', 'Underlag', 'Momsbelopp'])], [45, facts(p, sw, 'Varuvärde:rows;:charges;Netto:net;Moms totalt:tax;Att betala SEK:payable')])}`,
      `<div class="foot">${row([34, lines(sender(p))], [33, listed(p, sw, 'Bankgiro:bg;OCR:ocr;Betalningsvillkor:terms')], [33, `${listed(p, sw, 'Org.nr:org;Momsreg.nr:vat;Telefon:phone')}<br>Innehar F-skattsedel`])}</div>`,
    )),
  layout('j02', 'weasyprint', 'the buyer\'s number beside', {
    firm: firm('Kallhusets Frysvaror AB', 'Terminalvägen 8, 417 05 Göteborg'),
    trades: ['freezer', 'fish'], code: codes.spaced, number: from(440_271), lines: [5, 11], discounts: [500, 1000, 1250],
  }, 'code Vårt artnr;own Ert artnr;name Produkt;qty Kvant;unit Enh;price Pris;discpc Rab;sum Totalt', (cols) => (p) =>
    page(
      'body{font-family:"DejaVu Sans",sans-serif;font-size:8.5pt}.lines th{border-top:1pt solid;border-bottom:1pt solid}h1{font-size:15pt;letter-spacing:3pt}.stacked th{font-size:7pt;font-weight:normal}.stacked td{font-weight:bold;border-bottom:.5pt solid #777}',
      `<h1>KALLHUSET</h1>`, stacked(p, bare, `${titleOf(p, 'Faktura')} nr:number;Datum:issue;Förf.datum:due;Kund:customer;Kred. faktura:about`),
      `<br>${row([50, lines(invoiced(p))], [50, `<b>Godsmottagare</b><br>${lines(delivery(p))}`])}<br>`,
      remarkOf(p), goods(p, bare, cols),
      `<p class="r">${inline(p, bare, 'Summa exkl. moms:net;Moms {r} %:rates;Summa inkl. moms:gross')}</p><h2 class="r">${inline(p, bare, 'Att betala:payablekr')}</h2>`,
      `<p class="small">${lines([sender(p).join(', ')])}<br>${inline(p, bare, 'Bg:bg;Org.nr:org;VAT:vat;Tel:phone')} &nbsp; Godkänd för F-skatt. Vid försenad betalning debiteras dröjsmålsränta enligt räntelagen.</p>`,
    )),
  layout('j03', 'wkhtmltopdf', 'GTIN beside a number with leading zeros', {
    firm: firm('Restaurangkompaniet Norr i Umeå AB', 'Formvägen 16, 906 21 Umeå'),
    trades: ['pantry', 'dairy', 'cleaning'], code: codes.zeros, number: from(90_114, '1'), lines: [7, 16], isWhole: true,
    charges: [['Fraktkostnad', 29500, 25]],
  }, 'code Artnr;ean GTIN;namepack Varutext;qty Lev;unit Enh;price Nettopris;rate Mom%;sum Radbelopp', (cols) => (p) =>
    page(
      'body{font-size:12pt}.small{font-size:9pt}.lines td,.lines th{font-size:9.5pt;padding:2pt 3pt}.lines tr:nth-child(even) td{background:#eef2f7}.lines th{border-bottom:1.2pt solid #234}.boxes td{border:.5pt solid #889;height:24pt}',
      row([50, `<h2>Restaurangkompaniet Norr i Umeå AB</h2>${lines(sender(p).slice(1))}`], [50, `<h1 class="r">${titleOf(p, 'FAKTURA', 'KREDITFAKTURA').toUpperCase()}</h1>`]),
      boxes(p, sw, 'Fakturanr:number;Fakturadatum:issue;Kundnr:customer;Förfallodag:due;Er beställare:ref;Vår säljare:our;Leveransdatum:delivered;Betalningsvillkor:terms', 4),
      row([50, `<span class="small">Fakturamottagare</span><br>${lines(invoiced(p))}`], [50, `<span class="small">Leveransplats</span><br>${lines(delivery(p))}`]), '<br>',
      remarkOf(p), goods(p, sw, cols), '<br>',
      boxes(p, sw, 'Varor:rows;:charges;Netto:net;Moms:tax;Öresavrundning:rounding0;ATT BETALA:payable', 6), rates(p, sw, ['Momssats', 'Momsgrundande', 'Moms']),
      `<p class="small">${inline(p, sw, 'Bankgiro:bg;Plusgiro:pg;OCR-nummer:ocr')}<br>${inline(p, sw, 'Organisationsnr:org;Momsregistreringsnr:vat;Styrelsens säte:=Umeå')}</p>`,
    ), { credits: 1 }),
  layout('j04', 'writer', 'packs in a column', {
    firm: firm('Fyra Årstider Storkök AB', 'Hantverksvägen 3, 441 57 Alingsås'),
    trades: ['kitchen'], code: codes.hyphen, number: from(31_207), lines: [3, 8], discounts: [1000, 1500, 2000], terms: 20,
  }, 'code Art. nr;name Beskrivning;qty Antal;unit Enhet;price À-pris exkl. moms;disc Rabatt %;sum Belopp', (cols) => (p) =>
    page(
      '.lines td,.lines th{border:.5pt solid #999;font-size:9pt}.lines th{background:#ddd}',
      row([60, `<h1>${titleOf(p, 'Faktura')}</h1>`], [40, lines(sender(p))]), '<br>',
      row([50, `<b>Kund</b><br>${lines(invoiced(p))}`], [50, facts(p, sw, 'Fakturanummer:number;Fakturadatum:issue;Oss tillhanda senast:due;Ert kundnr:customer;Er ref.:ref;Krediterar:about')]),
      `<p>Levererat till: ${delivery(p).join(', ')}</p>`, remarkOf(p), goods(p, sw, cols), '<br>',
      row([60, '<i>Tack för din beställning! Returer mottages inom 8 dagar i obruten förpackning.</i>'], [40, facts(p, sw, 'Summa:net;Moms 25 %:tax;Totalt att betala:payablekr')]),
      `<hr><p class="small">${inline(p, sw, 'Bankgiro:bg;Org.nr:org;Momsnr:vat;Telefon:phone;E-post:mail')} &nbsp; Företaget är godkänt för F-skatt</p>`,
    )),
  layout('j05', 'chromium', 'deliveries with their places as rows between', {
    firm: firm('Livsgross Öresund Aktiebolag', 'Jägershillgatan 20, 213 75 Malmö'),
    trades: ['pantry', 'dairy', 'greens'], code: codes.sap, number: from(9_100_442_801, '', 7), lines: [9, 18], deliveries: 3, returns: 0.08,
  }, 'pos10 Pos;code Material;name Materialbenämning;qty3 Kvantitet;UNIT KvE;price Pris;ratecode Mk;sum Värde', (cols) => (p) =>
    page(
      'body{font-size:8.5pt}.lines th{border-bottom:.6pt solid;border-top:.6pt solid;font-weight:normal}.above td{padding-top:5pt;font-weight:bold}.facts td{padding:0 8pt 0 0}',
      row([60, `<b style="font-size:13pt">LIVSGROSS ÖRESUND</b><br><br><br>${lines(invoiced(p))}`], [40, `<b style="font-size:13pt">${titleOf(p, 'Samlingsfaktura', 'Kreditnota')}</b>${facts(p, dot, 'Dokumentnr:number;Dokumentdatum:issue;Kundkod:customer;Förfaller:due;Ref. dokument:about;Valuta:currency')}`]), '<br>', remarkOf(p),
      goods(p, dot, cols, { above: (line, before) => before?.delivery === line.delivery ? '' : `Följesedel ${Number(p.order) + line.delivery * 3} &nbsp; ${delivery(p)[0]}, ${delivery(p)[1]}` }),
      `<br>${row([50, rates(p, dot, ['Momskod 1/2', 'Underlag', 'Moms'])], [50, facts(p, dot, 'Summa varuvärde:rows;Summa moms:tax;Fakturabelopp SEK:payable')])}`,
      `<br><br><div class="small">${inline(p, dot, ':name;:street;:post;Tfn:phone')}<br>${inline(p, dot, 'Bankgiro:bg;OCR-referens:ocr;Org.nr:org;VAT-nr:vat')} &nbsp; F-skattebevis finns</div>`,
    )),
  layout('j06', 'calc', 'a sheet', {
    firm: firm('Pappersladan i Borås AB', 'Viskastrandsgatan 14, 506 30 Borås'),
    trades: ['paper', 'cleaning'], code: codes.letter, number: from(2611), lines: [4, 9],
  }, 'code Artikel;name Text;qty Antal;unit Enhet;price Pris;sum Summa', (cols) => (p) =>
    page(
      'td,th{font-size:9pt}',
      `<table><tr><td colspan="4"><b>Pappersladan i Borås AB</b></td><td colspan="2"><b>${titleOf(p, 'FAKTURA', 'KREDITFAKTURA')}</b></td></tr><tr><td colspan="6">${p.supplier.street}, ${p.supplier.post}</td></tr></table>`,
      facts(p, hand('bare', 'shortDashed'), "Fakturanr:number;Datum:issue;Betalas senast:due;Kund:buyer"), `<table><tr><td colspan="6">${invoiced(p).slice(1).join(', ')}</td></tr><tr><td colspan="6">Lev: ${delivery(p).join(', ')}</td></tr></table>`, remarkOf(p),
      goods(p, hand('bare', 'iso'), cols),
      facts(p, hand('bare', 'iso'), 'Summa exkl moms:net;Moms 25 %:tax;Summa inkl moms:payable;Bankgiro:bg;Org.nr:org;Momsnr:vat'),
    )),
  layout('j07', 'weasyprint', 'sums above the rows', {
    firm: firm('Delikatessimporten Wallin & Co AB', 'Frihamnsgatan 44, 115 56 Stockholm'),
    trades: ['pantry', 'dairy'], code: codes.words, number: from(12_088, 'D'), lines: [5, 10], charges: [['Emballage', 6500, 25]],
  }, 'code Art.;name Artikelbenämning;pack Kolli;qtyunit Antal;price Pris/enh;disc0 Rabatt;sum Summa kr', (cols) => (p) =>
    page(
      'body{font-family:"Liberation Serif",serif}.lines th{border-bottom:1pt double}.sums{background:#f3ead8;padding:6pt;margin:8pt 0}h1{font-weight:normal;font-style:italic}',
      row([62, `<h1>Wallin &amp; Co</h1><span class="small">Delikatessimporten sedan 1988</span>`], [38, `${listed(p, sw, `${titleOf(p, 'Faktura')} nr:number;Fakturadag:issue;Kundnummer:customer;Ordernummer:order;Gäller faktura:about`)}`]),
      row([50, `Till<br>${lines(invoiced(p))}`], [50, `Levererat till<br>${lines(delivery(p))}`]),
      `<div class="sums">${inline(p, sw, 'Att betala:payablekr;senast:due;till bankgiro:bg;med OCR:ocr')}</div>`, remarkOf(p),
      goods(p, sw, cols), `<br>${row([50, ''], [50, facts(p, sw, 'Varor:rows;:charges;Moms {r} % på {b}:rates;Totalt:payable')])}`,
      `<p class="small">${inline(p, sw, ':name;:street;:post')}<br>${inline(p, sw, 'Org.nr:org;Moms:vat;Tel.:phone;:mail')}</p>`,
    ), { credits: 1, printing: { omits: ['taxTotal', 'taxExclusive'] } }),
  layout('j08', 'wkhtmltopdf', 'list price and discount, EAN below', {
    firm: firm('Köksgrossisten Trestad AB', 'Nohabgatan 18 E, 461 53 Trollhättan'),
    trades: ['kitchen', 'paper'], code: codes.series, number: from(606_114), lines: [4, 9], discounts: [2500, 3000, 3500],
  }, 'code Artikelnummer;name Benämning;qty Antal;unit Enh;price Bruttopris;disc Rab.%;sum Nettobelopp', (cols) => (p) =>
    page(
      'body{font-size:13pt}.small{font-size:10pt}.lines td{font-size:12pt}.lines th{font-size:10pt;text-transform:uppercase;color:#555}.lines td{border-top:.4pt solid #bbb}.under td{border:0;font-size:9pt;color:#555;padding-top:0}',
      row([50, lines(invoiced(p))], [50, `<h1 class="r">${titleOf(p, 'Faktura')}</h1>`]), '<br>',
      stacked(p, sw, 'Fakturanummer:number;Fakturadatum:issue;Förfallodatum:due;Kundnummer:customer;Er referens:ref'), `<p><b>Leveransadress:</b> ${delivery(p).join(', ')}</p>`, remarkOf(p),
      goods(p, sw, cols, { under: (line) => `EAN ${gtin(`J${line.name}`)}` }),
      `<br>${row([60, rates(p, sw, ['Moms %', 'Momsunderlag', 'Momsbelopp'])], [40, facts(p, sw, 'Netto:net;Moms:tax;Att betala:payable')])}`,
      `<hr>${row([25, `<b>Köksgrossisten Trestad AB</b><br>${lines(sender(p).slice(1))}`], [25, listed(p, sw, 'Telefon:phone;E-post:mail', '<br>')], [25, listed(p, sw, 'Bankgiro:bg;OCR:ocr', '<br>')], [25, listed(p, sw, 'Org.nr:org;Momsreg.nr:vat', '<br>')])}`,
    )),
]; // prettier-ignore
