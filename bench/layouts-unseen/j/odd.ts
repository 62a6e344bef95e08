/** Print drivers of the nineties, records of two rows, slips and other rarer pages. */
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { delivery, from, hand, invoiced, layout, type LayoutJ, money, said, sender, titleOf } from './kit.ts';
import { codes } from './orders.ts';
import { across, drawn, goodsOn, remarkOn, summedOn, told } from './sheets.ts';

const bare = hand('bare', 'iso');
const sp = hand('space', 'iso');
const sh = hand('bare', 'short');

export const odd: readonly LayoutJ[] = [
  layout('j52', 'flipped', 'fixed width', {
    firm: firm('Konserv & Kolonial i Norrköping AB', 'Slottsgatan 114, 602 22 Norrköping'), trades: ['pantry'], code: codes.five, number: from(118_302), lines: [5, 10], isWhole: true,
  }, '30 code ART NR;80 name BENÄMNING;280 pack FÖRP;390 qty ANTAL;400 UNIT ENH;490 price PRIS;560 sum BELOPP', (cols) => drawn({ font: 'mono', size: 8.5 }, (s, p) => {
    s.text(30, 50, 'KONSERV & KOLONIAL I NORRKÖPING AB', { size: 10 }); s.text(400, 50, `* ${titleOf(p, 'FAKTURA', 'KREDITFAKTURA').toUpperCase()} *`, { size: 10 });
    across(s, 80, [30, 130, 230, 330, 430], said(p, sh, 'KUNDNR:customer;FAKTURANR:number;FAKTURADATUM:issue;FÖRF.DATUM:due;ORDERNR:order'), { label: { size: 8.5 } });
    s.block(300, 120, invoiced(p)); s.block(30, 120, ['LEVERANSADRESS', ...delivery(p)]); remarkOn(s, p, 30, 182);
    s.text(30, 190, '='.repeat(104)); const y = goodsOn(s, p, bare, cols, { top: 202, head: { font: 'mono' } }); s.text(30, y, '='.repeat(104));
    summedOn(s, p, bare, 'VAROR NETTO:net;MOMS {r} % PÅ {b}:rates;ÖRESUTJ:rounding0;ATT BETALA:payable', [330, y + 14, 560], 12);
    s.block(30, 760, [sender(p).slice(1).join(', '), `BANKGIRO ${p.supplier.bankgiro}  ORGNR ${p.supplier.organisation}  MOMSREGNR ${p.supplier.vat}`, `TEL ${p.supplier.phone}  GODKÄND FÖR F-SKATT`]);
  })),
  layout('j53', 'recoded', 'plain', {
    firm: firm('Städpartner Pro Kemi Syd AB', 'Ängelholmsgatan 9, 214 22 Malmö'), trades: ['cleaning'], code: codes.dotted, number: from(33_108), lines: [3, 7], discounts: [2000, 2500],
  }, '40 code Artikelnr;105 name Beskrivning;300 pack Storlek;370 qty Antal;378 unit Enh;440 price A-pris;485 disc Rab %;555 sum Totalt', (cols) => drawn({}, (s, p) => {
    s.text(40, 56, 'StädPartner Pro', { size: 20, font: 'bold' }); s.text(555, 56, titleOf(p, 'Faktura'), { size: 20, align: 'r' });
    told(s, [380, 76, 470], said(p, sp, 'Fakturanr:number;Fakturadatum:issue;Förfallodatum:due;Kundnr:customer;Er referens:ref')); s.block(40, 90, invoiced(p)); s.block(200, 90, ['Leveransadress', ...delivery(p)]); remarkOn(s, p, 40, 150);
    const y = goodsOn(s, p, sp, cols, { top: 170, leading: 15, rule: (at) => s.line(40, at, 555) });
    summedOn(s, p, sp, 'Netto:net;Moms 25 %:tax;Att betala:payablekr', [400, y + 10, 555]);
    s.block(40, 785, [`${sender(p).join('  ')}  ${p.supplier.phone}`, `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  VAT ${p.supplier.vat}  F-skatt`], { size: 7.5 });
  })),
  layout('j54', 'pdf-lib', 'a slip with an OCR row at the foot', {
    firm: firm('Sorunda Mejerivaror & Ägg AB', 'Grödbyvägen 4, 148 97 Sorunda'), trades: ['dairy'], code: codes.halves, number: from(2_004_117, '', 3), lines: [4, 9],
  }, '40 code Artnr;90 name Artikel;290 pack Förp;370 qty Antal;380 unit Enh;440 price Pris;475 rate Moms;555 sum Belopp', (cols) => drawn({}, (s, p) => {
    s.text(40, 46, p.supplier.name, { size: 14, font: 'bold' }); s.text(350, 46, titleOf(p, 'Faktura', 'Kreditfaktura'), { size: 14 });
    told(s, [350, 62, 440], said(p, sp, 'Fakturanummer:number;Kundnummer:customer;Fakturadatum:issue;Förfallodatum:due;Avser:about')); s.block(40, 80, ['Leverans', ...delivery(p)]); s.block(350, 126, invoiced(p)); remarkOn(s, p, 40, 150);
    const y = goodsOn(s, p, sp, cols, { top: 180, leading: 13, rule: (at) => s.line(40, at, 555) });
    summedOn(s, p, sp, 'Summa:net;Moms {r} %:rates;Att betala:payable', [400, y + 10, 555]);
    s.line(40, 660, 555); s.text(40, 674, 'INBETALNING/GIRERING AVI', { font: 'bold' }); s.block(40, 690, invoiced(p)); s.block(320, 690, [`Till bankgiro ${p.supplier.bankgiro}`, ...sender(p)]);
    s.text(40, 760, `H  # ${p.ocr} #  ${money(bare, p.payable).replace(',', ' ')} ${p.ocr.slice(-1)} >  ${p.supplier.bankgiro.replace('-', '')}#41#`, { font: 'mono', size: 10 });
    s.text(40, 800, `Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  Godkänd för F-skatt  ${p.supplier.mail}`, { size: 7.5 });
  })),
  layout('j55', 'reportlab', 'records of two rows', {
    firm: firm('Livsmedelshallen Nya Hamnen AB', 'Hamnesplanaden 7, 753 19 Uppsala'), trades: ['pantry', 'freezer', 'greens'], code: codes.eight, number: from(70_018_822, '', 5), lines: [6, 11],
  }, '40 code Artikelnr|Benämning;300 qty2 Antal;310 unit Enh;400 price Pris;450 ratepc Moms;550 sum Belopp', (cols) => drawn({ size: 8.5 }, (s, p) => {
    s.text(40, 46, 'NYA HAMNEN', { size: 18, font: 'bold' }); s.text(550, 46, titleOf(p, 'FAKTURA'), { size: 14, align: 'r' }); told(s, [360, 70, 550], said(p, bare, 'Faktura nr:number;Faktura datum:issue;Förfaller:due;Kund nr:customer'), { isRight: true });
    s.block(40, 76, [...invoiced(p), '', `Varumottagare: ${delivery(p).join(', ')}`]); remarkOn(s, p, 40, 145); 
    const y = goodsOn(s, p, bare, cols, { top: 158, leading: 12, gap: 5, under: ({ name, pack }) => `${name} ${pack}`.trim(), underX: 60, head: { font: 'bold' }, rule: (at) => s.line(40, at, 550) });
    summedOn(s, p, bare, 'Varuvärde:net;Moms {r} %:rates;Fakturabelopp:payable', [360, y + 20, 550]);
    s.block(40, 780, [sender(p).join(', '), `Bankgiro ${p.supplier.bankgiro}  OCR ${p.ocr}  Org.nr ${p.supplier.organisation}  Moms ${p.supplier.vat}`], { size: 7.5 });
  }), { printing: { name: ({ name, pack }) => `${name} ${pack}`.trim() } }),
  layout('j56', 'driver', 'cash and carry', {
    firm: firm('Storköpslagret Hisingen AB', 'Backavägen 60, 417 05 Göteborg'), trades: ['pantry', 'paper', 'dairy', 'freezer'], code: codes.ten, number: from(8_804_112, '02-', 17), lines: [8, 15], terms: 10,
  }, '60 name VARA;230 code ARTNR;330 qty ANT;390 price PRIS;430 ratecode M;510 sum SUMMA', (cols) => drawn({ font: 'mono', size: 8 }, (s, p) => {
    s.text(285, 46, 'STORKÖPSLAGRET', { align: 'c', size: 14, font: 'monobold' }); s.block(180, 60, [...sender(p), `ORG.NR ${p.supplier.organisation}`, `MOMSNR ${p.supplier.vat}`]);
    s.block(60, 130, [`${titleOf(p, 'KREDITKÖP/FAKTURA', 'RETUR/KREDITFAKTURA').toUpperCase()} ${p.number}`, `DATUM ${p.issue}  KASSA 4  KUND ${p.customer}`, `FÖRFALLODAG ${p.due}  BG ${p.supplier.bankgiro}`]); s.block(360, 130, invoiced(p)); remarkOn(s, p, 60, 172);
    const y = goodsOn(s, p, bare, cols, { top: 186, leading: 11, head: { font: 'mono' } }); s.text(60, y, '-'.repeat(94));
    summedOn(s, p, bare, 'TOTALT EXKL MOMS:net;MOMS {r}% AV {b}:rates;MOMS TOTALT:tax;ATT BETALA:payable', [280, y + 14, 510], 12); s.text(60, y + 90, 'TACK FÖR BESÖKET! SPARA KVITTOT. BUTIKSCHEF: KJELL', {});
  })),
  layout('j57', 'pdf-lib', 'a wide page', {
    firm: firm('Logistikköket Brevens Bruk AB', 'Bruksallén 2, 715 94 Brevens Bruk'), trades: ['freezer', 'meat'], code: codes.series, number: from(26_771), lines: [5, 12],
  }, '40 pos Nr;64 code Artikel;150 name Benämning;360 ean EAN;450 batch Batch;560 qty2 Kvantitet;570 unit Enhet;660 price Pris;705 ratepc Moms;800 sum Belopp', (cols) => (p) => {
    const s = new Sheet({}, 842, 595);
    s.text(40, 46, 'Logistikköket Brevens Bruk AB', { size: 16, font: 'bold' }); s.text(800, 46, titleOf(p, 'Faktura'), { size: 16, align: 'r' });
    across(s, 70, [40, 140, 240, 340, 440, 600], said(p, sp, 'Fakturanr:number;Datum:issue;Förfallodatum:due;Kundnr:customer;Er referens:ref;Lev.datum:delivered')); s.block(40, 106, invoiced(p)); s.block(340, 106, ['Leveransadress:', ...delivery(p)]); remarkOn(s, p, 600, 110);
    const y = goodsOn(s, p, sp, cols, { top: 170, leading: 14, rule: (at) => s.line(40, at, 800) });
    summedOn(s, p, sp, 'Netto:net;Moms {r} %:rates;Att betala SEK:payable', [620, y + 14, 800]);
    s.text(40, 565, `${sender(p).join(', ')}   Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   F-skatt`, { size: 7.5 });
    return s.drawing();
  }),
  layout('j58', 'cairo', 'long names in rows of their own', {
    firm: firm('Vildmarkens Chark Mora AB', 'Älvgatan 73, 792 30 Mora'), trades: ['meat', 'game'], code: codes.zero, number: from(5518), lines: [3, 7], discounts: [400],
  }, '40 code Nr;85 name Produktnamn;200 pack Förp;290 qty2 Vikt;300 unit Enh;380 price Kr/enh;430 disc Rab;540 sum Belopp', (cols) => drawn({ size: 9 }, (s, p) => {
    s.text(40, 50, 'Vildmarkens', { size: 22, font: 'serifbold' }); s.text(172, 50, 'chark', { size: 22, font: 'serif' });
    told(s, [360, 44, 540], said(p, sp, `${titleOf(p, 'Fakturanummer', 'Kreditfaktura')}:number;Fakturadatum:issue;Förfallodatum:due;Kundkod:customer;Avser faktura:about`), { isRight: true }); s.block(40, 100, invoiced(p)); s.block(230, 120, ['Till kök:', ...delivery(p)]); remarkOn(s, p, 40, 175);
    const y = goodsOn(s, p, sp, cols, { top: 192, wrap: 20, gap: 4, rule: (at) => s.line(40, at, 540) });
    summedOn(s, p, sp, 'Exkl. moms:net;Moms {r}%:rates;Inkl. moms:payable', [360, y + 14, 540]);
    s.block(40, 776, [`${sender(p).join(', ')}`, `Bankgironr ${p.supplier.bankgiro}, Org.nr ${p.supplier.organisation}, Momsreg.nr ${p.supplier.vat}, Godkänd för F-skatt`], { size: 8 });
  })),
  layout('j59', 'fpdf', 'the number comes last', {
    firm: firm('Porslinsboden Gustavsfors AB', 'Fabriksvägen 1, 666 40 Bengtsfors'), trades: ['kitchen'], code: codes.suffix, number: from(210_441), lines: [3, 7], discounts: [1000],
  }, '40 qty Antal;75 name Vara;300 price Pris;350 disc Rabatt;430 sum Summa;460 code Vår artikel', (cols) => drawn({}, (s, p) => {
    s.text(40, 50, titleOf(p, 'FAKTURA'), { size: 16, font: 'bold' }); told(s, [40, 70, 130], said(p, sp, 'Nummer:number;Datum:issue;Förfallodatum:due;Kund:customer;Märkning:yourorder')); s.block(330, 50, [p.supplier.name, ...sender(p).slice(1), `Tel. ${p.supplier.phone}`]); s.block(330, 120, invoiced(p)); s.text(40, 150, `Lev.adress ${delivery(p).join(', ')}`, { size: 8 }); remarkOn(s, p, 40, 168);
    const y = goodsOn(s, p, sp, cols, { top: 190, leading: 15, rule: (at) => s.line(30, at, 555) });
    summedOn(s, p, sp, 'Summa:net;Moms 25%:tax;Öresavrundning:rounding;Att betala:payable', [280, y + 12, 430]);
    s.text(40, 800, `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Momsnr ${p.supplier.vat}  F-skatt`, { size: 8 });
  })),
  layout('j60', 'groff-gs', 'typeset', {
    firm: firm('Äppelriket Österlen Must AB', 'Kiviksvägen 22, 277 35 Kivik'), trades: ['beer', 'coffee'], code: codes.three, number: from(1604), lines: [2, 5],
  }, 'code Nr;name Vara;qty2 Antal;unit Enhet;price Pris;ratepc Moms;sum Summa', () => (p) => {
    const figure = (thousandths: bigint): string => money(bare, thousandths);
    return ['.ps 10', '.vs 13', '.nf', '.sp 4', `\\fB\\s(18Äppelriket\\s0\\fP`, '.sp', `\\fB${titleOf(p, 'Faktura')}\\fP`, ...said(p, sp, 'Fakturanummer:number;Fakturadatum:issue;Förfallodatum:due;Kundnummer:customer').map(([label, value]) => `${label}  ${value}`), '.sp', ...invoiced(p), '.sp', `Levererat till ${delivery(p).join(', ')}`, p.remark ?? '', '.sp', '.TS', 'tab(|);', 'lb lb rb lb rb rb rb', 'l l r l r r r.', 'Nr|Vara|Antal|Enhet|Pris|Moms|Summa',
      ...p.lines.map(({ code, name, quantity, unit, price, rate, sum }) => [code, name, figure(quantity / 10n), unit, figure(price / 100n), `${rate} %`, figure(sum)].join('|')),
      '.TE', '.sp', ...said(p, sp, 'Netto:net;Moms {r} %:rates;Att betala SEK:payable').map(([label, value]) => `${label}   ${value}`), '.sp 2', sender(p).join(', '), `Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.`].join('\n');
  }, { printing: { omits: ['taxTotal'] } }),
]; // prettier-ignore
