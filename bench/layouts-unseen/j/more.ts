/** Further sellers of food, some under another name than their company's. */
import { firm } from '../parties.ts';
import { delivery, from, hand, invoiced, layout, type LayoutJ, sender, titleOf } from './kit.ts';
import { codes } from './orders.ts';
import { boxes, facts, goods, inline, lines, listed, page, rates, remarkOf, row, stacked } from './pages.ts';

const sw = hand('swedish', 'iso');
const bare = hand('bare', 'iso');
const pt = hand('english', 'iso');

export const more: readonly LayoutJ[] = [
  layout('j61', 'chromium', 'ordered and delivered', {
    firm: firm('Frukt & Grönt i Halmstad Grossist AB', 'Grönsaksgatan 2, 302 41 Halmstad'), trades: ['greens'], code: codes.four, number: from(610_224), lines: [6, 12], charges: [['Pall-/lådhyra', 7200, 25]],
  }, 'code Art nr;name Artikel;origin Ursprung;ordered Beställt;qty Levererat;UNIT Enh;price Pris;rate Mv %;sum Belopp', (cols) => (p) =>
    page('.lines td,.lines th{font-size:8pt;border:.3pt solid #aaa}', row([50, `<h2>Frukt &amp; Grönt Halmstad</h2>`], [50, `<h2 class="r">${titleOf(p, 'FAKTURA', 'KREDITFAKTURA')} ${p.number}</h2>`]), boxes(p, bare, 'Kundnr:customer;Fakturadatum:issue;Förfallodatum:due;Leveransdatum:delivered;Säljare:our;Gäller faktura:about', 6),
      row([50, `<b>Leveransadress</b><br>${lines(delivery(p))}`], [50, `<b>Fakturaadress</b><br>${lines(invoiced(p))}`]), '<br>', remarkOf(p), goods(p, bare, cols), `<br>${row([50, rates(p, bare, ['Moms%', 'Belopp', 'Moms'])], [50, facts(p, bare, 'Varor:rows;:charges;Netto:net;Moms:tax;Totalt SEK:payable')])}`,
      `<p class="small">${inline(p, bare, ':name;:street;:post;Tel:phone')}<br>${inline(p, bare, 'Bankgiro:bg;Org.nr:org;Moms reg.nr:vat')} F-skatt</p>`,
    ), { credits: 1, printing: {} }),
  layout('j62', 'chromium', 'groups with headings', {
    firm: firm('Matlinjen Sverige Foodservice AB', 'Lagervägen 30, 136 50 Jordbro'), trades: ['pantry', 'greens', 'cleaning', 'dairy'], code: codes.seven, number: from(4_400_812_009, '', 3), lines: [10, 18], discounts: [300, 700], isGrouped: true,
  }, 'code Artikelnr;own Kundens artnr;name Benämning;pack Förp;qty Antal;unit Enh;price Pris;disc Rab;ratepc Moms;sum Summa', (cols) => (p) =>
    page('body{font-size:8.5pt}.lines td,.lines th{font-size:7.5pt}.above td{background:#eee;font-weight:bold}h1{color:#c8102e}', row([55, `<h1>matlinjen</h1>`], [45, facts(p, sw, `${titleOf(p, 'Faktura')}nr:number;Fakturadatum:issue;Kundnummer:customer;Förfallodatum:due;Kreditfaktura till:about`)]), row([50, `Fakturaadress<br>${lines(invoiced(p))}`], [50, `Leveransadress<br>${lines(delivery(p))}`]), '<br>', remarkOf(p),
      goods(p, sw, cols, { above: (line, before) => (before?.rate === line.rate ? '' : line.rate === 25 ? 'Övrigt, 25 % moms' : `Livsmedel, ${line.rate} % moms`) }),
      `<br>${row([50, rates(p, sw, ['Momssats', 'Netto', 'Moms'])], [50, facts(p, sw, 'Summa netto:net;Summa moms:tax;Att betala SEK:payable')])}`, `<p class="small">${inline(p, sw, ':name;:street;:post')}<br>${inline(p, sw, 'Bankgiro:bg;OCR:ocr;Organisationsnr:org;Momsreg.nr:vat;Telefon:phone')}</p>`,
    )),
  layout('j63', 'chromium', 'glyphs without Unicode', {
    firm: firm('Bergamott Te & Krydda AB', 'Kryddgränd 3, 621 55 Visby'), trades: ['coffee', 'pantry'], code: codes.letter, number: from(3808), lines: [2, 6],
  }, 'code Kod;name Vara;qty Antal;unit Enhet;price Pris;sum Belopp;rate Moms', (cols) => (p) =>
    page('h1{font-family:"Liberation Serif"}', row([50, `<h1>Bergamott</h1>${lines(sender(p))}`], [50, `<h2>${titleOf(p, 'Faktura')}</h2>${facts(p, sw, 'Fakturanummer:number;Datum:issue;Förfaller:due;Kundnummer:customer')}`]), '<br>', row([50, lines(invoiced(p))], [50, lines(delivery(p))]), '<br>', remarkOf(p), goods(p, sw, cols), '<br>', facts(p, sw, 'Netto:net;Moms {r} %:rates;Att betala:payablekr'), `<p class="small">${inline(p, sw, 'Bankgiro:bg;Org.nr:org;Momsreg.nr:vat')}</p>`,
    ), { isWithoutUnicode: true }),
  layout('j64', 'weasyprint', 'quantity and unit in a cell', {
    firm: firm('Surdegshuset Luleå Ekonomisk förening', 'Skeppsbrogatan 13, 972 31 Luleå'), trades: ['bread', 'coffee'], code: codes.three, number: from(770, 'F'), lines: [4, 9], isWhole: true,
  }, 'code #;name Bröd & fika;qtyunit Mängd;priceunit Pris;sum Summa', (cols) => (p) =>
    page('body{font:10pt "EB Garamond","Liberation Serif"}.lines th{font-style:italic;font-weight:normal;border-bottom:.5pt solid}', `<h1 class="c">Surdegshuset</h1><p class="c">${sender(p).join(' · ')}</p>`, row([60, lines(invoiced(p))], [40, listed(p, sw, `${titleOf(p, 'Faktura')}:number;Datum:issue;Sista betaldag:due;Ändrar faktura:about`)]), `<p>Leverans: ${delivery(p)[0]}, ${delivery(p)[1]}, ${delivery(p)[2]}</p>`, remarkOf(p), goods(p, sw, cols), `<br>${facts(p, sw, 'Summa:net;Moms {r} %:rates;Avrundning:rounding;Att betala:payablekr')}`, `<p class="c small">${inline(p, sw, 'bankgiro:bg;org.nr:org;momsnr:vat;:mail', ' ', ' · ')}</p>`,
    ), { printing: { omits: ['taxTotal'] } }),
  layout('j65', 'wkhtmltopdf', 'prices in English figures', {
    firm: firm('Asia Spice Wholesale Stockholm AB', 'Kungens Kurva 8, 141 75 Kungens Kurva'), trades: ['pantry', 'freezer'], code: codes.words, number: from(20_26_0071), lines: [5, 12], terms: 10,
  }, 'pos No;code Item code;name Item;pack Size;qty Qty;unit Unit;price Price;ratepc VAT;sum Amount', (cols) => (p) =>
    page('body{font-size:12pt}.lines td,.lines th{border:.5pt solid #000;font-size:10.5pt}', `<div class="c"><h2>ASIA SPICE WHOLESALE</h2>${sender(p).join(', ')}<br>${inline(p, pt, 'Tel:phone;Org.nr:org;VAT No:vat')}</div><hr>`, row([50, `Kund:<br>${lines(invoiced(p))}`], [50, facts(p, pt, `${titleOf(p, 'Invoice', 'Credit note')} No:number;Date:issue;Due Date:due;Customer No:customer`)]), `<p>Deliver to: ${delivery(p).join(', ')}</p>`, remarkOf(p), goods(p, pt, cols), `<br>${facts(p, pt, 'Sub Total:net;Moms {r}%:rates;Total SEK:payable')}`, `<p>${inline(p, pt, 'Bankgiro:bg')}</p>`,
    )),
  layout('j66', 'chromium', 'trade mark at the head', {
    firm: firm('Ekströms Livsmedel i Tranås AB', 'Mjölbyvägen 17, 573 43 Tranås'), trades: ['meat', 'fish', 'dairy'], code: codes.eight, number: from(1_900_344), lines: [5, 11], discounts: [500], returns: 0.08,
  }, 'code Artikelnummer;ean Streckkod;name Produktbenämning;qty3 Kvantitet;unit Enhet;price Pris exkl. moms;disc Rabatt %;rate Moms %;sum Radsumma', (cols) => (p) =>
    page('body{font-size:9pt}.lines th{font-size:7pt;background:#0a3d62;color:#fff}.lines td{font-size:8pt}.stacked th{font-weight:normal;font-size:7pt;color:#666}', `<h1 style="color:#0a3d62">GOD GÅRD</h1><span class="small">en del av Ekströms</span>`, `<h2>${titleOf(p, 'Faktura', 'Kreditfaktura')}</h2>`, stacked(p, sw, 'Fakturanr:number;Fakturadatum:issue;Förfallodatum:due;Kundnr:customer;Orderreferens:order;Avser fakturanr:about'), '<br>', row([50, `<b>Leverans till</b><br>${lines(delivery(p))}`], [50, `<b>Faktura till</b><br>${lines(invoiced(p))}`]), '<br>', remarkOf(p), goods(p, sw, cols), `<br>${row([50, rates(p, sw, ['Moms', 'Underlag', 'Momsbelopp'])], [50, facts(p, sw, 'Radsumma:rows;Nettobelopp:net;Momsbelopp:tax;Belopp att betala:payablekr')])}`,
      `<p class="small">${inline(p, sw, ':name;:street;:post;Telefon:phone')}<br>${inline(p, sw, 'Bankgiro:bg;OCR-nr:ocr;Org.nr:org;Moms.nr:vat')} Godkänd för F-skatt</p>`,
    ), { credits: 1 }),
]; // prettier-ignore
