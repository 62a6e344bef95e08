/** Breweries, importers of wine and spirits, roasters. */
import { firm } from '../parties.ts';
import { delivery, from, hand, invoiced, layout, type LayoutJ, money, said, sender, titleOf } from './kit.ts';
import { codes } from './orders.ts';
import { boxes, facts, goods, inline, lines, listed, page, rates, remarkOf, row, stacked } from './pages.ts';
import { across, drawn, goodsOn, remarkOn, summedOn, told } from './sheets.ts';

const sw = hand('swedish', 'iso');
const sp = hand('space', 'iso');
const sl = hand('bare', 'slashes');

export const drinks: readonly LayoutJ[] = [
  layout('j25', 'chromium', 'deposits as a charge', {
    firm: firm('Norra Kvarnens Bryggeri AB', 'Kvarnvägen 11, 781 72 Borlänge'), trades: ['beer'], code: codes.four, number: from(15_667),
    lines: [3, 8], charges: [['Pant backar och fat', 42000, 0], ['Dryckesfrakt', 22500, 25]],
  }, 'code Artnr;name Öl och läsk;pack Förpackning;qty Kolli;unit Typ;price Pris/kolli;disc Rab. %;ratepc Moms;sum Summa', (cols) => (p) =>
    page('h1{font-size:24pt;letter-spacing:-1pt}.lines th{background:#222;color:#fff}.facts{margin-left:auto}',
      row([60, `<h1>NORRA KVARNEN</h1>`], [40, `<b>${titleOf(p, 'FAKTURA', 'KREDITFAKTURA')}</b>${facts(p, sw, 'Fakturanr:number;Fakturadatum:issue;Förfallodatum:due;Kundnummer:customer;Avser fakturanr:about')}`]), '<br>',
      row([50, `Fakturaadress<br><b>${lines(invoiced(p))}</b>`], [50, `Levererat till<br><b>${lines(delivery(p))}</b>`]), '<br>', remarkOf(p), goods(p, sw, cols), '<br>',
      facts(p, sw, 'Varor:rows;:charges;Netto:net;Moms {r} %:rates;Summa moms:tax;Att betala:payablekr'),
      `<br><p class="small">${inline(p, sw, ':name;:street;:post;Telefon:phone')}<br>${inline(p, sw, 'Bankgiro:bg;OCR:ocr;Org.nr:org;Momsnr:vat')} Alkoholtillstånd/upplagshavare SE00001442${p.customer.slice(0, 2)}</p>`,
    ), { credits: 1 }),
  layout('j26', 'skia', 'plain', {
    firm: firm('Vinkontoret Bergström Import AB', 'Surbrunnsgatan 41, 113 48 Stockholm'), trades: ['wine'], code: codes.seven, number: from(30_290), lines: [3, 8],
    discounts: [500, 800],
  }, '40 code Varunr;90 name Vin;290 pack Vol;340 qty Antal;350 unit Enh;420 price Pris exkl;470 disc Rab%;555 sum Summa exkl', (cols) => drawn({}, (s, p) => {
    s.text(40, 54, 'Vinkontoret', { size: 24, font: 'serif' }); s.text(555, 54, titleOf(p, 'Faktura', 'Kreditfaktura'), { size: 15, align: 'r' });
    s.line(40, 64, 555); s.block(40, 84, invoiced(p)); s.block(220, 84, ['Levereras till:', ...delivery(p)]);
    told(s, [390, 84, 555], said(p, sp, 'Fakturanummer:number;Datum:issue;Förfaller:due;Kundnr:customer;Kundens ref:ref;Avser:about'), { isRight: true });
    remarkOn(s, p, 40, 160);
    const y = goodsOn(s, p, sp, cols, { top: 180, leading: 13, gap: 2, rule: (at) => s.line(40, at, 555) });
    summedOn(s, p, sp, 'Summa exkl. moms:net;Moms {r} %:rates;Moms:tax;Summa inkl. moms:gross;Att betala:payablekr', [370, y + 14, 555]);
    s.block(40, 788, [`${sender(p).join(' | ')} | ${p.supplier.mail}`, `Bankgiro ${p.supplier.bankgiro} | Org.nr ${p.supplier.organisation} | VAT ${p.supplier.vat} | Godkänd för F-skatt`], { size: 7.5, leading: 10 });
  }), { credits: 1 }),
  layout('j27', 'weasyprint', 'EAN is the number', {
    firm: firm('Drycksdistributören Väst Logistik AB', 'Exportgatan 67, 422 46 Hisings Backa'), trades: ['beer', 'spirits'], code: codes.ean, number: from(77_120_045, '', 13), lines: [5, 12],
  }, 'code EAN-kod;name Benämning;pack Innehåll;qty Antal;UNIT Enh;price Pris;rate Moms;sum Belopp', (cols) => (p) =>
    page('body{font-size:8.5pt}.stacked td,.stacked th{border:.4pt solid #555;font-size:8pt}.lines{border:.4pt solid #555}.lines th{border-bottom:.4pt solid #555}',
      row([50, `<h2>Drycksdistributören Väst</h2>`], [50, `<h2 class="r">${titleOf(p, 'Faktura')}</h2>`]),
      stacked(p, sw, 'Kundnr:customer;Fakturanr:number;Fakturadatum:issue;Förfallodatum:due;OCR:ocr;Kred.fakt:about'), '<br>',
      row([50, `<b>Leveransadress</b><br>${lines(delivery(p))}`], [50, `<b>Fakturaadress</b><br>${lines(invoiced(p))}`]), '<br>', remarkOf(p), goods(p, sw, cols),
      `<br>${row([50, rates(p, sw, ['Moms', 'Underlag', 'Belopp'])], [50, facts(p, sw, 'Netto:net;Moms:tax;Öresavrundning:rounding0;Att betala SEK:payable')])}`,
      `<p class="small">Faktura utställd av ${lines(sender(p).slice(0, 1))}, ${inline(p, sw, ':street;:post;Org.nr:org;Momsreg.nr:vat;Bankgiro:bg')}. Äganderättsförbehåll till dess full betalning skett.</p>`,
    )),
  layout('j28', 'words', 'records of two rows', {
    firm: firm('Sprithuset Malmsjö AB', 'Hamngatan 29, 374 36 Karlshamn'), trades: ['spirits'], code: codes.letter, number: from(5_210), lines: [2, 6], isWhole: true,
  }, '40 code Artikel;300 qty Antal;312 unit Enh;400 price Pris;460 ratepc Moms;555 sum Belopp', (cols) => drawn({}, (s, p) => {
    s.text(40, 52, 'MALMSJÖ', { size: 22, font: 'bold' }); told(s, [350, 48, 450], said(p, sp, `${titleOf(p, 'Faktura')}nr:number;Fakturadatum:issue;Förfallodatum:due;Kundnr:customer;Krediterad faktura:about`));
    s.block(40, 110, invoiced(p)); s.block(350, 122, ['Leveransadress', ...delivery(p)]);
    remarkOn(s, p, 40, 178); s.text(40, 192, 'Specifikation', { size: 8 });
    const y = goodsOn(s, p, sp, cols, { top: 206, under: (line) => `${line.name}`, underX: 60, gap: 4, rule: (at) => s.line(40, at, 555) });
    summedOn(s, p, sp, 'Summa:net;Moms {r} %:rates;Avrundning:rounding;Att betala, SEK:payable', [350, y + 14, 555]);
    s.text(40, 800, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Bg ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Moms ${p.supplier.vat}.`, { size: 7.5 });
  }), { printing: { omits: ['taxTotal'] } }),
  layout('j29', 'chromium', 'the rate comes last', {
    firm: firm('Sju Bönor Kaffe & Maskin AB', 'Ringugnsgatan 6, 216 16 Limhamn'), trades: ['coffee'], code: codes.slash, number: from(20_014, 'SB'), lines: [2, 7], terms: 20,
    charges: [['Serviceavgift maskin', 24900, 25]],
  }, 'code Art.;name Beskrivning;qty Kvantitet;unit Enhet;price À-pris;sum Belopp exkl.;ratepc Moms', (cols) => (p) =>
    page('body{font-size:9pt}h1{color:#753}.lines th{border-bottom:1pt solid #753}.boxes td{background:#f7f0e8;padding:4pt}',
      row([50, `<h1>sju bönor</h1>${lines(sender(p).slice(1))}`], [50, `<h1>${titleOf(p, 'Faktura')}</h1>${listed(p, sw, 'Fakturanr:number;Datum:issue;Rättar faktura:about')}`]), '<br>',
      boxes(p, sw, 'Kund:buyer;Kundnr:customer;Leverans:placeline;Märkning:ref', 2), '<br>', remarkOf(p), goods(p, sw, cols), '<br>',
      row([50, rates(p, sw, ['Moms', 'Netto', 'Momskr'])], [50, facts(p, sw, ':charges;Summa exkl.:net;Moms:tax;Summa inkl.:payable')]),
      `<br>${boxes(p, sw, 'Att betala:payablekr;Förfallodatum:due;Bankgiro:bg;OCR:ocr', 4)}<p class="small">${inline(p, sw, ':name;Org.nr:org;Momsreg:vat')} F-skatt</p>`,
    )),
  layout('j30', 'runs', 'discount on all as a negative charge', {
    firm: firm('Bergslagens Dryckesagentur AB', 'Engelbrektsgatan 7, 711 30 Lindesberg'), trades: ['beer', 'wine'], code: codes.six, number: from(1_026_003, '', 2), lines: [4, 10], charges: [['Kampanjrabatt', -35000, 25]],
  }, '40 code Art.nr;95 name Benämning;275 pack Innehåll;360 qty Antal;370 unit Enh;440 price A-pris;555 sum Belopp', (cols) => drawn({ size: 8.5 }, (s, p) => {
    s.block(40, 50, [p.supplier.name], { font: 'bold', size: 13 }); s.block(40, 64, sender(p).slice(1));
    s.text(340, 50, titleOf(p, 'Faktura'), { size: 13, font: 'bold' });
    told(s, [340, 66, 440], said(p, sp, 'Fakturanr:number;Fakt.datum:issue;Kundnr:customer;Förf.datum:due;Vår ref:our;Er ref:ref;Krediterar:about'));
    s.block(40, 120, ['Leverans till', ...delivery(p)]); s.block(190, 120, ['Faktura till', ...invoiced(p)]);
    remarkOn(s, p, 40, 178);
    const y = goodsOn(s, p, sp, cols, { top: 196, rule: (at) => s.line(40, at, 555), leading: 13 });
    summedOn(s, p, sp, 'Summa rader:rows;:charges;Summa före moms:net;Moms {r} % ({b}):rates;Moms kr:tax;Att betala SEK:payable', [360, y + 14, 555]);
    s.text(40, 795, `Bankgiro ${p.supplier.bankgiro}    Org.nr ${p.supplier.organisation}    Momsreg.nr ${p.supplier.vat}    Innehar F-skattsedel    ${p.supplier.phone}`, { size: 7.5 });
  })),
  layout('j31', 'reportlab-embedded', 'pages with carried sums', {
    firm: firm('Källarmästarens Vinlager i Gävle AB', 'Norra Skeppsbron 5, 803 10 Gävle'), trades: ['wine', 'spirits', 'beer'], code: codes.hyphen, number: from(88_401), lines: [22, 28], discounts: [500],
  }, '40 code Artnr;105 namepack Benämning;345 qty Ant;355 unit Enh;420 price Pris;465 disc Rab;555 sum Summa', (cols) => drawn({}, (s, p) => {
    const head = (): void => {
      s.text(40, 46, 'Källarmästarens Vinlager', { size: 16, font: 'serifbold' });
      told(s, [380, 46, 470], said(p, sp, `${titleOf(p, 'Faktura')}:number;Datum:issue;Förfaller:due;Kundnummer:customer`));
      s.text(555, 36, `Sida ${s.pages.length}`, { align: 'r', size: 7 });
    };
    head(); s.block(40, 80, invoiced(p)); s.block(220, 80, ['Lev.adress', ...delivery(p)]); remarkOn(s, p, 40, 140);
    const y = goodsOn(s, p, sp, cols, {
      top: 160, leading: 16, bottom: 450, rule: (at) => s.line(40, at, 555),
      next: (at, before) => {
        const carried = money(sp, before.reduce((all, { sum }) => all + sum, 0n));
        s.text(400, at, 'Transport', { font: 'bold' }); s.right(555, at, carried);
        s.page(); head(); s.text(400, 110, 'Transport från sida 1', { font: 'bold' }); s.right(555, 110, carried);
        return 130;
      },
    });
    summedOn(s, p, sp, 'Netto:net;Moms {r} %:rates;Summa moms:tax;Att betala:payablekr', [380, y + 14, 555]);
    s.block(40, 780, [sender(p).join(', '), `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Moms ${p.supplier.vat}  F-skatt`], { size: 8 });
  })),
  layout('j32', 'letters', 'letter by letter', {
    firm: firm('Humlegårdens Mikrobryggeri i Falun HB', 'Kopparvägen 30, 791 42 Falun'), trades: ['beer'], code: codes.short, number: from(719), lines: [2, 5],
  }, '50 code Kod;110 name Öl;300 qty Antal;315 unit Enhet;410 price Pris;540 sum Summa', (cols) => drawn({ size: 10 }, (s, p) => {
    s.text(50, 60, p.supplier.name, { size: 14, font: 'bold' }); s.block(50, 76, sender(p).slice(1));
    across(s, 120, [50, 150, 250, 350, 450], said(p, sl, `${titleOf(p, 'Fakturanr', 'Kreditfaktura nr')}:number;Datum:issue;Förfallodatum:due;Er ref:ref;Avser faktura:about`));
    s.block(50, 160, invoiced(p)); s.block(320, 160, [`Utkört till ${delivery(p)[0]}`, ...delivery(p).slice(1)]); remarkOn(s, p, 50, 205);
    const y = goodsOn(s, p, sl, cols, { top: 225, leading: 15 });
    summedOn(s, p, sl, 'Netto:net;Moms {r}%:rates;Totalt:payablekr', [390, y + 15, 540]);
    s.text(50, 790, `Bg ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, momsnr ${p.supplier.vat}, godkänd för F-skatt`, { size: 8 });
  }), { credits: 1, printing: { omits: ['taxTotal'] } }),
]; // prettier-ignore
