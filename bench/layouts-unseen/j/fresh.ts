/** Meat, fish, greens, game and bread, as their sellers' own programs draw. */
import { firm } from '../parties.ts';
import { trader } from './firms.ts';
import { delivery, from, hand, invoiced, layout, type LayoutJ, said, sender, titleOf } from './kit.ts';
import { codes } from './orders.ts';
import { across, drawn, goodsOn, remarkOn, summedOn, told } from './sheets.ts';

const sw = hand('space', 'iso');
const bare = hand('bare', 'shortDashed');
const point = hand('point', 'iso');
const behind = hand('trailing', 'pointed');

export const fresh: readonly LayoutJ[] = [
  layout('j17', 'pdf-lib', 'plain', {
    firm: firm('Hagbergs Chark & Styckning AB', 'Slakthusgatan 22, 504 64 Borås'), trades: ['meat'], code: codes.four,
    number: from(78_112), lines: [4, 11], charges: [['Kyltransport', 18500, 25]],
  }, '40 code Art nr;85 name Benämning;265 origin Urspr;340 qty3 Vikt/st;350 unit Enh;425 price À-pris;460 rate Moms;555 sum Belopp', (cols) => drawn({}, (s, p) => {
    s.text(40, 50, 'Hagbergs Chark', { size: 20, font: 'serifbold' });
    s.text(360, 50, titleOf(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 16, font: 'bold' });
    told(s, [360, 72, 470], said(p, sw, 'Fakturanummer:number;Fakturadatum:issue;Kundnummer:customer;Förfallodatum:due;Betalningsvillkor:terms;Krediterar faktura:about'));
    s.text(40, 84, 'Leveransadress', { size: 7 }); s.block(40, 96, delivery(p));
    s.text(200, 84, 'Fakturaadress', { size: 7 }); s.block(200, 96, invoiced(p));
    across(s, 160, [40, 200, 360], said(p, sw, 'Er referens:ref;Vår referens:our;Leveransdatum:delivered'));
    remarkOn(s, p, 40, 188);
    const y = goodsOn(s, p, sw, cols, { top: 205, leading: 14, rule: (at) => s.line(40, at, 555) });
    s.line(40, y + 4, 555);
    summedOn(s, p, sw, 'Summa varor:rows;:charges;Netto:net;Moms {r} %:rates;Moms totalt:tax;Öresavrundning:rounding;ATT BETALA SEK:payable', [360, y + 20, 555]);
    s.line(40, 780, 555);
    s.block(40, 792, [sender(p).join(', '), `Tel ${p.supplier.phone}`], { size: 7.5, leading: 10 });
    s.block(330, 792, [`Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}`, `Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt`], { size: 7.5, leading: 10 });
  }), { credits: 1 }),
  layout('j18', 'ghostscript', 'minus behind; goods sent back', {
    firm: firm('Partihallens Grönt i Årsta AB', 'Parkeringsvägen 7, 120 44 Årsta'), trades: ['greens'], code: codes.five,
    number: from(260_771), lines: [7, 13], returns: 0.12, isNegative: true, terms: 20,
  }, '40 code Varunr;90 name Varuslag;300 qty2 Kvantitet;310 UNIT Enh;400 price Pris;470 disc0 Rabatt;550 sum Netto', (cols) => drawn({ font: 'mono', size: 9 }, (s, p) => {
    s.text(40, 48, 'PARTIHALLENS GRÖNT I ÅRSTA AB', { font: 'monobold', size: 11 });
    s.text(550, 48, titleOf(p, 'FAKTURA', 'KREDITNOTA'), { font: 'monobold', size: 11, align: 'r' });
    told(s, [340, 70, 450], said(p, behind, 'FAKTURANR:number;FAKT.DATUM:issue;KUNDNR:customer;FÖRFALLER:due;LEV.DATUM:delivered;AVSER FAKT:about'));
    s.block(40, 80, invoiced(p)); s.block(40, 122, ['LEV.ADR:', ...delivery(p)]);
    remarkOn(s, p, 340, 158);
    const y = goodsOn(s, p, behind, cols, { top: 190, head: { font: 'monobold' }, rule: (at) => s.line(40, at, 550) });
    summedOn(s, p, behind, 'VARUVÄRDE:rows;MOMS {r}%:rates;ATT BETALA:payable', [340, y + 16, 550]);
    s.block(40, 770, [sender(p).slice(1).join('  '), `BANKGIRO ${p.supplier.bankgiro}  ORG.NR ${p.supplier.organisation}`, `MOMSNR ${p.supplier.vat}  TEL ${p.supplier.phone}`], { size: 8 });
  }), { credits: 1 }),
  layout('j19', 'reportlab', 'batch below each row', {
    firm: firm('Västkustens Färskfisk Grundsund AB', 'Hamnplan 6, 450 46 Grundsund'), trades: ['fish'], code: codes.three,
    number: from(41_877), lines: [3, 8], terms: 10, charges: [['Is och lådor', 9600, 25]],
  }, '40 code Nr;80 name Art och kvalitet;370 qty2 Kg/st;380 unit Enh;460 price Á kr;555 sum Summa kr', (cols) => drawn({ font: 'serif', size: 10 }, (s, p) => {
    s.text(297, 46, 'VÄSTKUSTENS FÄRSKFISK', { align: 'c', size: 18, font: 'serifbold' });
    s.text(297, 62, sender(p).join(' * '), { align: 'c', size: 8 });
    s.block(40, 100, ['Köpare:', ...invoiced(p)]); s.block(230, 100, ['Mottagare:', ...delivery(p)]);
    told(s, [400, 100, 475], said(p, sw, `${titleOf(p, 'Faktura')} nr:number;Datum:issue;Förfallodag:due;Kund nr:customer;Kredit av nr:about`));
    remarkOn(s, p, 40, 165);
    const y = goodsOn(s, p, sw, cols, { top: 185, rule: (at) => s.line(40, at, 555), under: (line) => `Fångst FAO 27 III a, landad ${p.delivered}, parti ${line.seed}`, gap: 2, head: { font: 'serifbold' } });
    summedOn(s, p, sw, ':charges;Exklusive moms:net;Moms {r} % på {b}:rates;Summa att betala:payable', [330, y + 14, 555]);
    s.text(40, 800, `Bankgiro ${p.supplier.bankgiro}     Orgnr ${p.supplier.organisation}     Momsnr ${p.supplier.vat}     F-skatt     Tel ${p.supplier.phone}`, { size: 8 });
  }), { printing: { omits: ['taxTotal'] } }),
  layout('j20', 'cairo', 'number of letters', {
    firm: firm('Renlycka Vilt i Arjeplog AB', 'Sågvägen 1, 938 31 Arjeplog'), trades: ['game'], code: codes.short,
    number: from(2044, 'RV-'), lines: [2, 6], isWhole: true,
  }, '45 name Produkt;250 code Kod;350 qty2 Mängd;360 unit Enhet;450 price Pris;550 sum Totalt', (cols) => drawn({}, (s, p) => {
    s.text(45, 60, 'Renlycka', { size: 26, font: 'serif' }); s.text(45, 76, 'vilt från fjällen', { size: 8, grey: 0.4 });
    s.text(550, 60, titleOf(p, 'Faktura'), { size: 18, align: 'r' });
    s.block(45, 120, invoiced(p)); s.text(45, 165, `Levererat till ${delivery(p).join(', ')}`, { size: 8 });
    told(s, [380, 100, 550], said(p, sw, 'Fakturanummer:number;Fakturadatum:issue;Att betala senast:due;Er beställare:ref;Avser fakturanr:about'), { isRight: true });
    remarkOn(s, p, 45, 185);
    const y = goodsOn(s, p, sw, cols, { top: 210, leading: 16, rule: (at) => s.line(45, at, 550, at, 1.2) });
    summedOn(s, p, sw, 'Netto:net;Moms {r} %:rates;Avrundning:rounding;Att betala:payablekr', [380, y + 20, 550], 15);
    s.block(45, 770, [`${sender(p).join(', ')}`, `Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · VAT ${p.supplier.vat} · ${p.supplier.mail}`], { size: 8 });
  })),
  layout('j21', 'driver', 'two number columns', {
    firm: firm('Bröderna Qvarfordts Köttaffär AB', 'Torggatan 10, 392 36 Kalmar'), trades: ['meat', 'game'], code: codes.prefix,
    number: from(10_772), lines: [4, 9], discounts: [300, 500],
  }, '40 pos Rad;64 code Art.nr;120 own Kundens|artnr;170 name Varubenämning;365 qty2 Lev.kvant;375 unit Enh;440 price Pris;480 disc Rab%;555 sum Belopp', (cols) => drawn({ size: 8.5 }, (s, p) => {
    s.frame(36, 36, 559, 110); s.line(300, 36, 300, 110);
    s.text(44, 56, p.supplier.name, { font: 'bold', size: 12 }); s.block(44, 72, [...sender(p).slice(1), `Tel ${p.supplier.phone}`]);
    s.text(308, 56, titleOf(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
    told(s, [308, 72, 390], said(p, bare, 'Fakturanr:number;Fakturadatum:issue;Förfallodatum:due;Gäller:about'), { leading: 11 });
    s.block(44, 130, ['Leveransadress:', ...delivery(p)]); s.block(308, 130, ['Fakturaadress:', ...invoiced(p)]);
    told(s, [44, 186, 120], said(p, bare, 'Kundnr:customer;Er ref:ref')); told(s, [308, 186, 390], said(p, bare, 'Följesedel:note;Lev.datum:delivered'));
    remarkOn(s, p, 44, 216);
    const y = goodsOn(s, p, bare, cols, { top: 232, rule: (at) => s.line(36, at, 559), gap: 1, leading: 13 });
    across(s, Math.max(y + 20, 690), [44, 150, 260, 370], said(p, bare, 'Summa exkl:net;Moms {r}%:rates;Öresutj:rounding0;Att betala:payable'), { value: { font: 'bold' } });
    s.text(44, 790, `Bankgiro: ${p.supplier.bankgiro}   OCR: ${p.ocr}   Org.nr: ${p.supplier.organisation}   Momsreg: ${p.supplier.vat}   F-skattsedel`, { size: 7.5 });
  }), { credits: 1 }),
  layout('j22', 'fpdf', 'plain', {
    firm: firm('Kvarterets Bagare Sundbyberg AB', 'Esplanaden 3, 172 67 Sundbyberg'), trades: ['bread'], code: codes.two,
    number: from(6055), lines: [5, 11], terms: 10,
  }, '40 code Art;75 name Bröd;330 qty Antal;390 price St-pris;440 ratepc Moms;540 sum Kronor', (cols) => drawn({ size: 10 }, (s, p) => {
    s.box(40, 36, 555, 70, 0.85); s.text(48, 58, 'Kvarterets Bagare', { size: 18, font: 'bold' });
    s.text(545, 58, titleOf(p, 'Månadsfaktura'), { align: 'r', size: 14 });
    told(s, [40, 95, 140], said(p, sw, 'Faktura:number;Datum:issue;Förfallodatum:due;Kund:customer;Avdrag på faktura:about'), { leading: 13 });
    s.block(330, 95, invoiced(p)); s.block(330, 140, [`Levereras: ${delivery(p)[0]}`, `${delivery(p)[1]}, ${delivery(p)[2]}`], { size: 8 });
    remarkOn(s, p, 40, 165);
    const y = goodsOn(s, p, sw, cols, { top: 190, rule: (at) => s.line(40, at, 555), leading: 14 });
    summedOn(s, p, sw, 'Netto:net;Moms:tax;Att betala:payablekr', [390, y + 20, 540]);
    s.block(40, 790, [`${sender(p).join(', ')}  tel ${p.supplier.phone}`, `Bg ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, momsnr ${p.supplier.vat}. Företaget har F-skatt.`], { size: 8 });
  })),
  layout('j23', 'kerned', 'sender at the foot only', {
    firm: trader('Lisa Hedlunds Svamp & Bär', 'Björkbacken 8, 820 50 Los', '740329'), trades: ['greens', 'game'], code: codes.none,
    number: from(64), lines: [1, 4], isWhole: true, terms: 10,
  }, '60 name Vad;330 qty2 Kilo/st;345 unit Enhet;440 price Pris;530 sum Summa', (cols) => drawn({ font: 'serif', size: 11 }, (s, p) => {
    s.text(60, 70, `${titleOf(p, 'Faktura')} nr ${p.number}`, { size: 20, font: 'serifbold' });
    told(s, [60, 95, 150], said(p, hand('bare', 'words'), 'Datum:issue;Förfaller:due;Gäller nr:about'), { leading: 15 });
    s.block(330, 95, ['Till', ...invoiced(p)], { leading: 14 });
    remarkOn(s, p, 60, 165);
    const y = goodsOn(s, p, sw, cols, { top: 190, leading: 18, head: { font: 'serifbold' } });
    s.line(330, y, 530);
    summedOn(s, p, sw, 'Summa utan moms:net;Moms {r} %:rates;Öresavrundning:rounding;Att betala:payablekr', [330, y + 18, 530], 16);
    s.block(60, 740, ['Lisa Hedlunds Svamp & Bär', ...sender(p).slice(1), `Plusgiro ${p.supplier.plusgiro}`, `Momsreg.nr ${p.supplier.vat}, godkänd för F-skatt`], { leading: 14 });
  })),
  layout('j24', 'arrays', 'point for a comma', {
    firm: firm('Skogaby Äggpackeri & Ost AB', 'Skogaby 3, 312 93 Laholm'), trades: ['dairy', 'greens'], code: codes.halves,
    number: from(900_144, '', 11), lines: [3, 8], charges: [['Frakt', 15000, 25]],
  }, '40 code Artikelkod;110 namepack Artikel;330 qty Ant;345 unit Enh;420 price Apris;460 rate %;555 sum Belopp', (cols) => drawn({}, (s, p) => {
    s.text(40, 50, 'Skogaby', { size: 22, font: 'bold' }); s.text(150, 50, 'Äggpackeri & Ost', { size: 10 });
    s.text(555, 50, `${titleOf(p, 'Faktura', 'Kredit')} ${p.number}`, { size: 14, align: 'r' });
    s.block(330, 90, invoiced(p)); s.block(40, 90, ['Levadress', ...delivery(p)]);
    s.line(40, 150, 555);
    across(s, 160, [40, 130, 220, 310, 400, 480], said(p, point, 'Fakturadatum:issue;Förfallodatum:due;Kundnr:customer;Ordernr:order;Godsmärke:yourorder;Kred fakt:about'));
    s.line(40, 178, 555); remarkOn(s, p, 40, 192);
    const y = goodsOn(s, p, point, cols, { top: 208, leading: 13 });
    s.line(40, y, 555);
    summedOn(s, p, point, ':charges;Nettobelopp:net;Moms {r}%:rates;Summa SEK:payable', [380, y + 16, 555]);
    s.block(40, 780, [`${sender(p).join(', ')}`, `Bankgiro ${p.supplier.bankgiro}   Plusgiro ${p.supplier.plusgiro}   Orgnr ${p.supplier.organisation}   Momsregnr ${p.supplier.vat}`], { size: 8 });
  }), { printing: { omits: ['taxTotal'] } }),
]; // prettier-ignore
