/** Laundry, repairs, cleaning, rental and other services, as HTML. */
import { firm } from '../parties.ts';
import { trader } from './firms.ts';
import { delivery, from, hand, invoiced, layout, type LayoutJ, sender, titleOf } from './kit.ts';
import { codes } from './orders.ts';
import { boxes, facts, goods, inline, lines, listed, page, rates, remarkOf, row, stacked } from './pages.ts';

const sw = hand('swedish', 'iso');
const sp = hand('space', 'iso');
const colon = hand('colon', 'words');
const short = hand('bare', 'shortDashed');

export const services: readonly LayoutJ[] = [
  layout('j33', 'chromium', 'plain', {
    firm: firm('Textilservice Bohus AB', 'Tvätterivägen 5, 444 32 Stenungsund'), trades: ['laundry'], code: codes.three, number: from(62_018), lines: [3, 7],
    charges: [['Hämtning och leverans', 19500, 25], ['Energitillägg', 4150, 25]],
  }, 'code Artnr;name Textil;qty Antal;unit Enh;price Pris;sum Belopp', (cols) => (p) =>
    page('.lines th{border-bottom:1pt solid #069;color:#069}.boxes td{border-left:2pt solid #069;padding-left:5pt}',
      row([50, `<h2 style="color:#069">Textilservice Bohus</h2>`], [50, `<h2 class="r">${titleOf(p, 'Faktura')}</h2>`]),
      boxes(p, sw, 'Fakturanummer:number;Fakturadatum:issue;Förfallodatum:due;Kundnummer:customer;Avtalsnr:yourorder;Krediterar faktura:about', 3), '<br>',
      row([50, `Mottagare<br>${lines(invoiced(p))}`], [50, `Hämtställe<br>${lines(delivery(p))}`]), '<br>', remarkOf(p), goods(p, sw, cols), '<br>',
      facts(p, sw, 'Summa tvätt och hyra:rows;:charges;Summa exkl. moms:net;Moms 25 %:tax;Att betala:payablekr'),
      `<hr><p class="small">${inline(p, sw, ':name;:street;:post')}<br>${inline(p, sw, 'Tel:phone;Bankgiro:bg;OCR:ocr;Org.nr:org;Momsreg.nr:vat')} Godkänd för F-skatt</p>`,
    )),
  layout('j34', 'chromium', 'a text above the rows', {
    firm: firm('Kylpartner Mellansverige AB', 'Maskingatan 9, 702 86 Örebro'), trades: ['repair'], code: codes.suffix, number: from(41_007), lines: [3, 7], isWhole: true,
  }, 'code Art;name Benämning;qty Antal;unit Enh;price A-pris;disc Rab;sum Summa', (cols) => (p) =>
    page('.job{border:.5pt solid #777;padding:4pt;margin:6pt 0}.lines th{background:#e4e4e4}',
      row([55, `<h2>KYLPARTNER</h2><span class="small">${sender(p).join(', ')}</span>`], [45, `<h1>${titleOf(p, 'FAKTURA', 'KREDITFAKTURA')}</h1>${facts(p, sp, 'Fakturanr:number;Datum:issue;Kundnr:customer;Förfaller:due;Kreditering av:about')}`]), '<br>', lines(invoiced(p)),
      `<div class="job">${inline(p, sp, 'Arbetsorder:order;Anläggning:placeline;Utfört:delivered;Beställare:ref')}<br>Kylrum håller ej temperatur. Bytt delar enligt nedan, provkört utan anmärkning.</div>`, remarkOf(p), goods(p, sp, cols),
      `<br>${row([55, rates(p, sp, ['Moms%', 'Underlag', 'Moms'])], [45, facts(p, sp, 'Netto:net;Moms:tax;Avrundning:rounding;Att betala:payable')])}`,
      `<p class="small">${inline(p, sp, 'Bg:bg;Org.nr:org;Momsnr:vat;Tel:phone')} F-skattebevis. Certifierat kylföretag.</p>`,
    )),
  layout('j35', 'weasyprint', 'days in words, colons', {
    firm: trader('Roland Åsbrinks Måleri', 'Skolgatan 11, 342 32 Alvesta', '580226'), trades: ['crafts'], code: codes.none, number: (n) => `${14 + n}/2026`, lines: [1, 4], isWhole: true, terms: 20,
  }, 'name Arbete och material;qty Antal;unit Sort;price À;sum Kronor', (cols) => (p) =>
    page('body{font:11pt "Liberation Serif"}.lines th{border-bottom:1pt solid}', `<h2>Roland Åsbrinks Måleri</h2>${sender(p).slice(1).join(', ')}, tel ${p.supplier.phone}<hr>`,
      row([55, lines(invoiced(p))], [45, `<b>${titleOf(p, 'Räkning', 'Kreditnota')} ${p.number}</b><br>${listed(p, colon, 'Den:issue;Betalas senast:due;Avser räkning:about', ' ')}`]), `<p>Utfört hos ${delivery(p).join(', ')}</p>`, remarkOf(p), goods(p, colon, cols),
      `<br>${facts(p, colon, 'Summa:net;Moms 25 %:tax;Öresutjämning:rounding;Att betala:payable')}`, `<br><p>Bankgiro ${p.supplier.bankgiro}. Momsreg.nr ${p.supplier.vat}. Innehar F-skattsedel.</p>`,
    )),
  layout('j36', 'chromium', 'energy, four decimals', {
    firm: firm('Tjust Elhandel AB', 'Kraftgatan 2, 593 33 Västervik'), trades: ['energy'], code: codes.none, number: from(3_302_664_018, '', 9), lines: [4, 6], terms: 28,
  }, 'name Kostnadsslag;qty Förbrukning;unit Enhet;price Pris;sum Belopp kr', (cols) => (p) =>
    page('body{font-family:"DejaVu Sans";font-size:9pt}h1{color:#e07b00;font-size:17pt}.big{background:#fff3e0;padding:8pt}',
      row([50, `<h1>tjust elhandel</h1>`], [50, `<div class="r">${listed(p, sw, 'Fakturanummer:number;Kundnummer:customer;Fakturadatum:issue;Avser faktura:about')}</div>`]), '<br>', lines(invoiced(p)),
      `<div class="big"><b>${titleOf(p, 'Elfaktura', 'Kreditfaktura')}</b><br>${inline(p, sw, 'Anläggning:placeline')}<br>${facts(p, sw, 'Att betala:payablekr;Förfallodag:due;Bankgiro:bg;OCR-nummer:ocr')}</div><br>`, remarkOf(p), goods(p, sw, cols),
      `<br>${facts(p, sw, 'Summa exkl. moms:net;Moms 25%:tax;Summa:gross')}`,
      `<p class="small">${inline(p, sw, ':name;:street;:post;Org.nr:org;Momsreg.nr:vat')}<br>Kundservice ${p.supplier.phone}, vardagar 8–16. Anläggnings-ID 735999${p.customer}00${p.order}</p>`,
    )),
  layout('j37', 'wkhtmltopdf', 'subscription with a period', {
    firm: firm('Bordsklart Programvaror AB', 'Ideon Gateway, 223 63 Lund'), trades: ['software'], code: codes.words, number: from(2026_1140), lines: [2, 5], discounts: [2000],
  }, 'name Tjänst;code ID;qty Antal;unit Enhet;price Styckpris;discpc Rabatt;sum Pris', (cols) => (p) =>
    page('body{font-size:13pt}.small{font-size:10pt}.lines th{text-align:left;border-bottom:1pt solid #ccc;color:#888;font-weight:normal}h1{color:#5a3fc0;font-size:28pt}.facts td{padding-right:16pt}',
      `<h1>bordsklart</h1><br>${row([50, facts(p, sw, `${titleOf(p, 'Faktura')}:number;Utfärdad:issue;Förfaller:due;Kund-ID:customer;Krediterad faktura:about`)], [50, `<b>Till</b><br>${lines(invoiced(p))}<br>Enhet: ${delivery(p)[0]}`])}<br>`,
      remarkOf(p), goods(p, sw, cols, { under: (line) => `Period ${p.issue.slice(0, 7)} · konto ${line.seed % 1000}` }), `<br>${facts(p, sw, 'Delsumma:net;Moms (25 %):tax;Totalt:payablekr')}`,
      `<br><br><p class="small">${inline(p, sw, ':name;:street;:post', ' ', ', ')}<br>${inline(p, sw, 'Org.nr:org;VAT:vat;Bankgiro:bg;Referens:ocr')}</p>`,
    )),
  layout('j38', 'writer', 'table in a frame', {
    firm: firm('Festtält & Porslin i Halland AB', 'Flygplatsvägen 14, 302 55 Halmstad'), trades: ['rental'], code: codes.letter, number: from(904), lines: [3, 7], charges: [['Avbeställningsskydd', 35000, 25]], terms: 10,
  }, 'code Art;name Hyrartikel;qty Antal;unit Enhet;price Pris;sum Summa', (cols) => (p) =>
    page('.lines td,.lines th{border:.7pt solid #000}',
      `<h2>Festtält &amp; Porslin</h2>`, row([50, lines(invoiced(p))], [50, facts(p, short, `${titleOf(p, 'Hyresfaktura', 'Kreditfaktura')}:number;Datum:issue;Förf:due;Kund:customer;Avser:about`)]), `<p>Festplats: ${delivery(p).join(', ')}</p>`, remarkOf(p), goods(p, short, cols), '<br>',
      facts(p, short, ':charges;Netto:net;Moms:tax;Totalt kr:payable'), `<p class="small">${inline(p, short, ':name;:street;:post;Bg:bg;Orgnr:org;Momsnr:vat')}<br>Trasigt och saknat porslin faktureras i efterhand. F-skatt.</p>`,
    )),
  layout('j39', 'weasyprint', 'to be paid to a factoring company', {
    firm: firm('Bemanning Köksvikarien Stockholm AB', 'Hälsingegatan 40, 113 43 Stockholm'), trades: ['staff'], code: codes.two, number: from(52_441), lines: [2, 5], terms: 15,
  }, 'code Kod;name Tjänst;qty2 Timmar/antal;unit Enhet;price Pris;sum Belopp', (cols) => (p) =>
    page('.lines th{border-top:1pt solid;border-bottom:1pt solid}.fact{border:1pt solid #000;padding:5pt;margin-top:10pt}',
      row([55, `<h2>Köksvikarien</h2>`], [45, `<h1>${titleOf(p, 'Faktura')}</h1>${listed(p, sw, 'Fakturanr:number;Fakturadatum:issue;Kundnr:customer;Er ref:ref;Kreditering avser:about')}`]), '<br>', row([55, `Arbetsplats<br>${lines(delivery(p))}`], [45, lines(invoiced(p))]), '<br>', remarkOf(p), goods(p, sw, cols),
      `<br>${facts(p, sw, 'Netto:net;Moms 25 %:tax;Att betala:payablekr;Förfallodatum:due')}`,
      `<div class="fact">Fordran är överlåten till Nordkredit Factoring Exempel AB, till vilken betalning med befriande verkan endast kan ske. Bankgiro 5299-4417, ange OCR ${p.ocr}.</div>`,
      `<p class="small">${inline(p, sw, ':name;:street;:post;Org.nr:org;Momsreg.nr:vat;Tel:phone')} Godkänd för F-skatt</p>`,
    ), { credits: 1 }),
  layout('j40', 'chromium', 'sender at the side', {
    firm: firm('Miljöåkarna Ådalen AB', 'Återbruksvägen 1, 872 80 Kramfors'), trades: ['waste'], code: codes.four, number: from(708_802), lines: [2, 6],
  }, 'code Tjänst;name Benämning;qty3 Mängd;unit Enhet;price Pris;ratepc Moms;sum Belopp', (cols) => (p) =>
    page('.side{font-size:7.5pt;border-right:1pt solid #494}.lines td,.lines th{font-size:8.5pt}',
      row([20, `<div class="side"><b>MILJÖÅKARNA</b><br><br>${lines(sender(p))}<br><br>${listed(p, sp, 'Telefon:phone;Bankgiro:bg;Org.nr:org;Momsreg.nr:vat', '<br>')}<br>F-skatt</div>`],
        [80, `<h1>${titleOf(p, 'Faktura')}</h1>${row([50, facts(p, sp, 'Fakturanr:number;Datum:issue;Förfallodatum:due;Kundnr:customer;Avser:about')], [50, lines(invoiced(p))])}<p>Hämtplats: ${delivery(p).join(', ')}</p>${remarkOf(p)}${goods(p, sp, cols)}<br>${facts(p, sp, 'Summa exkl moms:net;Moms:tax;Att betala:payablekr;OCR:ocr')}`]),
    )),
  layout('j41', 'chromium', 'plain', {
    firm: firm('Väktarkåren Nattljus AB', 'Spannmålsgatan 20, 291 54 Kristianstad'), trades: ['security'], code: codes.five, number: from(17_001), lines: [2, 5],
  }, 'code Artikel;name Text;qty Antal;unit Enhet;price Pris;sum Netto', (cols) => (p) =>
    page('.stacked th{background:#333;color:#fff;font-size:7.5pt}.stacked td{border:.4pt solid #333}', row([50, `<h2>VÄKTARKÅREN NATTLJUS</h2>`], [50, `<h2 class="r">${titleOf(p, 'Faktura')}</h2>`]),
      stacked(p, sw, 'Fakturanr:number;Fakturadatum:issue;Kundnr:customer;Betalningsvillkor:terms;Förfallodatum:due;Till faktura:about'), '<br>', row([50, lines(invoiced(p))], [50, `Objekt: ${lines(delivery(p))}`]), '<br>', remarkOf(p), goods(p, sw, cols), '<br>',
      stacked(p, sw, 'Netto:net;Moms 25 %:tax;Öresavrundning:rounding0;Summa att betala:payable'), `<p class="small">${inline(p, sw, ':name;:street;:post')}<br>${inline(p, sw, 'Bankgiro:bg;Plusgiro:pg;Orgnr:org;Momsregnr:vat;E-post:mail')}</p>`,
    )),
  layout('j42', 'calc', 'a sheet', {
    firm: firm('Renhållarna Kök & Kanal i Skövde AB', 'Norregårdsvägen 3, 541 34 Skövde'), trades: ['crafts', 'repair'], code: codes.letter, number: from(338), lines: [2, 5],
  }, 'code Nr;name Åtgärd;qty Antal;unit Enhet;price á pris;sum Belopp', (cols) => (p) =>
    page('td,th{font-size:9pt}', `<table><tr><td colspan="7"><b>${p.supplier.name}</b></td></tr><tr><td colspan="7">${sender(p).slice(1).join(', ')}</td></tr><tr><td colspan="7"><b>${titleOf(p, 'FAKTURA', 'KREDITFAKTURA')}</b></td></tr></table>`,
      facts(p, short, 'Fakturanr:number;Fakturadatum:issue;Förfallodag:due;Kund:buyer;Plats:place'), remarkOf(p), goods(p, short, cols), facts(p, short, 'Netto:net;Moms 25%:tax;Att betala:payable;Bankgiro:bg;Organisationsnummer:org;Momsregnr:vat'),
    )),
]; // prettier-ignore
