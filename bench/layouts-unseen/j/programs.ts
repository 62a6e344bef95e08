/** Sellers whose invoices come out of small accounting programs. */
import { firm } from '../parties.ts';
import { trader } from './firms.ts';
import { delivery, from, hand, invoiced, layout, type LayoutJ, sender, titleOf } from './kit.ts';
import { codes } from './orders.ts';
import { boxes, facts, goods, inline, lines, listed, page, rates, remarkOf, row, stacked } from './pages.ts';

const sw = hand('swedish', 'iso');
const sp = hand('space', 'iso');
const bare = hand('bare', 'iso');

const feet = (p: Parameters<typeof listed>[0], name: string): string =>
  row(
    [28, `<b>Adress</b><br>${lines([name, p.supplier.street, p.supplier.post])}`],
    [24, listed(p, sw, 'Telefon:phone;E-post:mail', '<br>')],
    [20, listed(p, sw, 'Bankgiro:bg', '<br>')],
    [28, `${listed(p, sw, 'Organisationsnr:org;Momsreg.nr:vat', '<br>')}<br>Godkänd för F-skatt`],
  );

export const programs: readonly LayoutJ[] = [
  layout('j09', 'chromium', 'plain', {
    firm: firm('Bondgården Hulta Gårdsmejeri AB', 'Hulta 214, 268 73 Billeberga'),
    trades: ['dairy'], code: codes.two, number: from(1187), lines: [3, 8],
  }, 'code Art.nr;name Benämning;qty Lev.ant.;unit Enhet;price À-pris;rate Moms %;sum Summa', (cols) => (p) =>
    page(
      '.lines th{border-bottom:1pt solid #000;font-size:8.5pt}.facts td{padding:0 10pt 1pt 0}h1{font-size:22pt}.foot{position:fixed;bottom:0;width:100%;font-size:7.5pt;border-top:.5pt solid}',
      row([55, '<h2>Hulta Gårdsmejeri</h2>'], [45, `<h1>${titleOf(p, 'Faktura')}</h1>${facts(p, sw, 'Fakturadatum:issue;Fakturanr:number;OCR-nr:ocr')}`]), '<br>',
      row([55, `<b>Leveransadress</b><br>${lines(delivery(p))}`], [45, `<b>Fakturaadress</b><br>${lines(invoiced(p))}`]), '<br>',
      row([55, facts(p, sw, 'Kundnr:customer;Er referens:ref;Ert ordernr:yourorder')], [45, facts(p, sw, 'Vår referens:our;Betalningsvillkor:terms;Förfallodatum:due;Dröjsmålsränta:=8 %;Krediterar faktura:about')]), '<br>', remarkOf(p), goods(p, sw, cols),
      `<br><br>${row([60, rates(p, sw, ['Moms %', 'Underlag', 'Moms kr'])], [40, facts(p, sw, 'Exkl. moms:net;Moms:tax;<b>ATT BETALA</b>:payablekr')])}`,
      `<div class="foot">${feet(p, p.supplier.name)}</div>`,
    ), { credits: 1 }),
  layout('j10', 'chromium', 'no numbers', {
    firm: firm('Lunds Knivslip & Köksservice HB', 'Tullgatan 4, 223 54 Lund'),
    trades: ['repair', 'crafts'], code: codes.none, number: from(418), lines: [2, 5], terms: 15, isWhole: true,
  }, 'name Beskrivning;qty Antal;unit Enhet;price Á-pris;sum Belopp', (cols) => (p) =>
    page(
      'h1{color:#a33}.lines td,.lines th{border-bottom:.5pt dotted #888}.box{border:1pt solid #a33;padding:6pt;width:45%}',
      row([50, `<h1>${titleOf(p, 'Faktura')}</h1>${listed(p, sw, 'Nr:number;Datum:issue;Avser:about')}`], [50, `<div class="r">${lines(sender(p))}<br>${listed(p, sw, 'Tel:phone')}</div>`]), '<br>',
      lines(invoiced(p)), `<p>Arbetsplats: ${delivery(p).join(', ')}</p>`, remarkOf(p), goods(p, sw, cols), '<br>',
      `<div class="box">${facts(p, sw, 'Netto:net;Moms (25 %):tax;Avrundning:rounding;Att betala:payable;Förfallodag:due;Bankgiro:bg')}</div>`,
      `<p class="small">${inline(p, sw, 'Org.nr:org;Moms nr:vat')} &nbsp; F-skatt finns</p>`,
    )),
  layout('j11', 'weasyprint', 'row of labels', {
    firm: firm('Gröna Lådan Ekoprodukter AB', 'Ekbackavägen 2, 730 50 Skultuna'),
    trades: ['greens', 'dairy'], code: codes.three, number: from(20_431, '26-'), lines: [5, 12], charges: [['Leveransavgift', 12500, 25]],
  }, 'code Nr;name Vara;origin Land;qty Mängd;unit Sort;price Pris;rate M%;sum Kronor', (cols) => (p) =>
    page(
      'body{font:9pt "DejaVu Serif",serif}.lines th{background:#dfe9d6}.stacked th{font-size:7pt;border-top:1pt solid #585}.stacked td{border-bottom:1pt solid #585}',
      `<div class="c"><b style="font-size:18pt;color:#385">Gröna Lådan</b></div><br>`,
      row([50, lines(invoiced(p))], [50, `Till köket:<br>${lines(delivery(p))}`]), `<h2>${titleOf(p, 'Faktura')} ${p.number}</h2>`,
      stacked(p, sp, 'Datum:issue;Förfaller:due;Kundnr:customer;Beställare:ref;Levererat:delivered;Rättar:about'), '<br>', remarkOf(p), goods(p, sp, cols),
      `<br>${facts(p, sp, 'Varor:rows;:charges;Moms {r} %:rates;Summa att betala:payablekr')}`,
      `<p class="c small">${inline(p, sp, ':name;:street;:post;Bg:bg;Org.nr:org;Moms:vat', ' ', ' · ')}</p>`,
    ), { printing: { omits: ['taxTotal', 'taxExclusive'] } }),
  layout('j12', 'writer', 'typed by hand', {
    firm: trader('Ingrid Sjöö Blomsterbinderi', 'Prästgatan 17, 451 50 Uddevalla', '610718'),
    trades: ['flowers'], code: codes.none, number: (n) => `2026:${n + 1}`, lines: [1, 4], isWhole: true, terms: 10,
  }, 'qty Antal;name Vad;price á;sum kr', (cols) => (p) =>
    page(
      'body{font-family:"Liberation Serif",serif;font-size:12pt}.lines td,.lines th{font-size:12pt}',
      `<p><b>INGRID SJÖÖ BLOMSTERBINDERI</b><br>${lines(sender(p).slice(1))}<br>${p.supplier.phone}</p>`, `<p>${lines(invoiced(p))}</p>`,
      `<h1>${titleOf(p, 'Faktura')} ${p.number}</h1><p>${p.issue}</p>`, remarkOf(p), goods(p, sw, cols), '<br>',
      facts(p, sw, 'Summa:net;Moms 25 %:tax;Öresutjämning:rounding;Att betala:payablekr'),
      `<p>Betalas till bankgiro ${p.supplier.bankgiro} senast ${p.due}.<br>Pers.nr/VAT ${p.supplier.vat}. F-skatt.</p><p>Hälsningar Ingrid</p>`,
    )),
  layout('j13', 'chromium', 'boxes', {
    firm: firm('Östra Bageriet i Kalmar AB', 'Bagaregatan 6, 392 32 Kalmar'),
    trades: ['bread'], code: codes.zero, number: from(55_801), lines: [6, 12], discounts: [1000], returns: 0.06, isNegative: true,
  }, 'code Artnr;name Artikel;qty Antal;unit Enh;price Pris;disc Rab;sum Belopp', (cols) => (p) =>
    page(
      '.boxes td{border:.5pt solid #444;padding:1pt 3pt}.lines td,.lines th{border-left:.5pt solid #444;border-right:.5pt solid #444}.lines{border:.5pt solid #444}.lines th{border-bottom:.5pt solid #444}',
      row([50, '<h2>Östra Bageriet</h2>nybakat 04.30'], [50, `<h2 class="r">${titleOf(p, 'FAKTURA', 'KREDITFAKTURA')}</h2>`]),
      boxes(p, bare, 'Fakturanr:number;Fakturadatum:issue;Förfallodatum:due;Kundnr:customer;Er märkning:yourorder;Till faktura:about', 5),
      row([50, `<br>${lines(invoiced(p))}<br>&nbsp;`], [50, `<br>Levereras: ${lines(delivery(p))}`]), remarkOf(p), goods(p, bare, cols), boxes(p, bare, 'Summa varor:rows;Moms:tax;Att betala:payable', 3),
      `<p class="small">${inline(p, bare, ':name;:street;:post;Tel:phone')}<br>${inline(p, bare, 'Bankgiro:bg;Momsreg.nr:vat;Org.nr:org')}</p>`,
    ), { credits: 1 }),
  layout('j14', 'chromium', 'web shop', {
    firm: firm('Glas & Fat Webbhandel AB', 'Industrigatan 52, 571 38 Nässjö'),
    trades: ['kitchen', 'flowers'], code: codes.suffix, number: from(100_442, 'WEB'), lines: [2, 6], charges: [['Frakt Postombud', 9900, 25], ['Fakturaavgift', 2900, 25]],
  }, 'name Produkt;code Artikelnr (SKU);qty Antal;price Pris;sum Totalt', (cols) => (p) =>
    page(
      'body{font-family:"DejaVu Sans";font-size:9pt}.lines th{border-bottom:2pt solid #222}.lines td{padding:5pt;border-bottom:.5pt solid #ddd}h1{font-size:26pt;font-weight:300}',
      `<div class="right">${lines(sender(p))}</div><h1>glasochfat.</h1><div class="clear"></div><br>`,
      row([34, `<b>Faktureras</b><br>${lines(invoiced(p))}`], [33, `<b>Skickas till</b><br>${lines(delivery(p))}`], [33, listed(p, sw, `${titleOf(p, 'Faktura')}:number;Datum:issue;Förfaller:due;Order:order;Återköp av:about`)]), '<br>', remarkOf(p), goods(p, sw, cols),
      `<br><div class="right">${facts(p, sw, 'Delsumma:rows;:charges;varav moms 25 %:tax;Totalsumma inkl. moms:payablekr')}</div><div class="clear"></div>`,
      `<p>Betala till bankgiro ${p.supplier.bankgiro}, ange ${p.ocr}.</p><p class="small">${inline(p, sw, 'Org.nr:org;VAT:vat')} Ångerrätt gäller ej företag.</p>`,
    ), { credits: 1, printing: { omits: ['taxExclusive'] } }),
  layout('j15', 'wkhtmltopdf', 'number and name in a cell', {
    firm: firm('Fjällbrynt Rosteri AB', 'Stationsvägen 9, 796 30 Älvdalen'),
    trades: ['coffee'], code: codes.four, number: from(8006), lines: [3, 8], discounts: [750, 1500],
  }, 'codename Artikel;qty2 Antal;unit Enhet;price Pris;disc Rabatt;ratepc Moms;sum Summa', (cols) => (p) =>
    page(
      'body{font-size:13pt}.small{font-size:10pt}h1{font:italic 32pt "Liberation Serif"}.lines th{border-bottom:.8pt solid #641}.facts td{padding-right:14pt}',
      row([50, '<h1>Fjällbrynt</h1>'], [50, facts(p, sp, `${titleOf(p, 'Faktura')}:number;Fakturadatum:issue;Förfallodatum:due;Kundnr:customer;Ursprunglig faktura:about`)]), '<br>',
      row([50, lines(invoiced(p))], [50, `Leverans till ${lines(delivery(p))}`]), '<br>', remarkOf(p), goods(p, sp, cols),
      `<br>${row([55, rates(p, sp, ['Sats', 'Netto', 'Moms'])], [45, facts(p, sp, 'Nettosumma:net;Momssumma:tax;Slutsumma SEK:payable')])}`,
      `<br><p class="small">${inline(p, sp, ':name;:street;:post')}<br>${inline(p, sp, 'Bankgiro:bg;OCR:ocr;Orgnr:org;Momsnr:vat;:mail')}<br>Vi rostar tisdagar och torsdagar.</p>`,
    )),
  layout('j16', 'weasyprint', 'plain', {
    firm: firm('Tistelö Musslor & Fisk AB', 'Tistelön 5, 475 42 Hönö'),
    trades: ['fish'], code: codes.dotted, number: from(3310), lines: [3, 7], terms: 14, charges: [['Fiskelåda', 8000, 25]],
  }, 'code Artikel nr;name Specifikation;batch Parti;qty2 Vikt/antal;unit Enh;price Kr/enh;sum Belopp', (cols) => (p) =>
    page(
      '.lines th{color:#fff;background:#135}.lines td{border-bottom:.3pt solid #9ab}',
      row([60, `<h2>${p.supplier.name}</h2>${p.supplier.street}<br>${p.supplier.post}`], [40, `<h1>${titleOf(p, 'Faktura')}</h1>`]), '<br>',
      row([30, listed(p, sw, 'Nummer:number;Datum:issue;Förfaller:due;Kundnr:customer;Fakt. som krediteras:about')], [35, `Fakturaadress<br>${lines(invoiced(p))}`], [35, `Leveransadress<br>${lines(delivery(p))}`]), '<br>', remarkOf(p), goods(p, sw, cols),
      `<br>${row([50, 'Fångstområde och redskap enligt följesedel.'], [50, facts(p, sw, ':charges;Netto:net;Moms {r} % av {b}:rates;Att betala:payable')])}`,
      `<hr><span class="small">${inline(p, sw, 'Bg:bg;Pg:pg;Org.nr:org;Vat.nr:vat;Tel:phone')}</span>`,
    ), { printing: { omits: ['taxTotal'] } }),
]; // prettier-ignore
