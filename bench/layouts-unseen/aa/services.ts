/** What a house and its work cost: goods for the house, energy, rent, telephone, people. */
import { abbreviated, iso, shortDashed, words } from '../days.ts';
import { manner } from './facts.ts';
import { firm } from './firms.ts';
import * as house from './goods-house.ts';
import { after, cells, counted, frame, inked, put, rows, rule, shade, side, slip } from './ink.ts';
import { beside, boxed, buyer, goods, leaf, over, remark, said, two } from './leaf.ts';
import { coded, type LayoutAA } from './ledger.ts';
import { typeset } from './troff.ts';

const sv = manner('swedish');
const sp = manner('space');
const bare = manner('bare');

// prettier-ignore
export const services: readonly LayoutAA[] = [
  {
    id: 'aa21-papper-gross', producer: 'chromium', hard: 'discounts; the number in a small text below the name', credits: 1,
    seller: { firm: firm('Pappersgrossen Tuna AB', 'Gredbyvägen 17, 632 21 Eskilstuna'), goods: house.paper, lines: [4, 9], code: coded('', 6), number: (n) => String(211_900 + n), discounts: [1000, 1500, 2500], charges: [['Frakt', 14900, 25]] },
    draw: leaf(sv, '.lines{margin:5mm 0}.lines th{border-bottom:.8pt solid #000;font-size:8.5pt}.lines td{border-bottom:.3pt dotted #888}.k{color:#555}', beside([55, '<p class="big">Pappersgrossen Tuna</p>{street}, {post}'], [45, '<h1 class="r">{word}</h1>']), '<br>', beside([55, buyer('Faktureras')], [45, two('Fakturanr=number;Fakturadatum=issue;Betalas senast=due;Kundnr=customer;Kundens order=order;Krediterar nr=about', 'two full')]), remark, goods('<Benämning=name;>Antal=qty;<Enh=unit;>Pris=price;>Rabatt=disc;>Belopp=sum', { under: 'Art.nr {nr}', charges: true }), two('Summa exkl. moms=net;Moms {rate} %=@vat;<b>Att betala</b>=payable', 'two end'), '<div class="gap"></div><p class="bar small">{name}, org.nr {org}, momsreg.nr {vatno}, innehar F-skattebevis. Bankgiro {bg}. OCR {ocr}. Rabatt i procent.</p>'),
  },
  {
    id: 'aa22-tvatt', producer: 'stretched', hard: 'a stretched font; a period; quantities in large numbers', credits: 1,
    seller: { firm: firm('Linneservice Kolmården AB', 'Tvätterivägen 3, 618 34 Kolmården'), goods: house.laundry, lines: [4, 7], listed: true, code: 3, number: (n) => String(62_500 + n), whole: true },
    draw: inked(sp, { size: 9 }, put(40, 60, 'LINNESERVICE', { font: 'bold', size: 17 }), put(40, 74, 'Kolmården'), put(350, 60, '{word} {number}', { font: 'bold', size: 13 }), side(350, 450, 80, 'Kundnummer=customer;Fakturadatum=issue;Avser period={from} – {issue};Sista betalningsdag=due;Kredit av=about'), put(40, 130, '{bname}|{bstreet}|{bpost}|{remark}', { size: 10 }), rows(210, '40<Art=nr;75<Textil=name;330>Antal=qty;340<Enhet=unit;440>Pris/enhet=price;555>Summa=sum', { lined: true, step: 15 }), after(110, side(400, 555, 16, 'Summa=net;Moms {rate} %=@vat;Öresavrundning=rounding;Att betala=payable', { right: true, boldLast: true, step: 14 })), put(40, 790, '{name}, {street}, {post}. Org.nr {org}. Momsreg.nr {vatno}. F-skatt. Bankgiro {bg}', { size: 8 })),
  },
  {
    id: 'aa23-avfall', producer: 'weasyprint', hard: 'a community’s firm; zero decimals in quantities; a slip', credits: 0,
    seller: { firm: firm('Östra Sörmlands Återvinning AB', 'Björshultsvägen 1, 611 92 Nyköping'), goods: house.waste, lines: [4, 7], listed: true, number: (n) => String(80_026_100 + n) },
    draw: leaf(bare, '.boxed td{border:.5pt solid #000}.lines{margin:6mm 0}.lines th{text-align:left;border-bottom:.5pt solid #000}.slip{position:fixed;bottom:0;left:0;right:0;border-top:1pt dashed #000;padding-top:3mm}.r{text-align:right!important}', beside([50, '<b>ÖSTRA SÖRMLANDS ÅTERVINNING</b><br>{street}<br>{post}<br>Kundtjänst {phone}'], [50, '<h1>{word}</h1>', boxed('Fakturanummer=number;Fakturadatum=issue;Kundnummer=customer;Förfallodatum=due', 2)]), '<br>', buyer(), remark, '<p>Anläggning: {bstreet}. Period {from} till {issue}.</p>', goods('<Tjänst=name;>Antal=qty;<Enhet=unit;>À-pris kr=price;>Summa kr=sum'), two('Summa exkl. moms=net;Moms {rate} %=@vat;<b>Att betala</b>=payable', 'two end'), '<div class="slip">', beside([40, 'Betalningsmottagare<br>{name}<br>Org.nr {org} Momsreg.nr {vatno}'], [30, 'Bankgiro<br>{bg}<br>OCR {ocr}'], [30, 'Belopp<br><b>{payable}</b><br>Oss tillhanda {due}']), '</div>'),
  },
  {
    id: 'aa24-elnat', producer: 'reportlab-embedded', hard: 'prices below one krona with four decimals; meters', credits: 0,
    seller: { firm: firm('Nyköping Södra Elnät AB', 'Transformatorgatan 8, 611 38 Nyköping'), goods: house.power, lines: [5, 5], listed: true, number: (n) => String(2_600_410 + n), whole: true },
    draw: inked(manner('swedish', iso, { priceLeast: 4 }), { size: 9 }, put(40, 50, 'Södra Elnät', { font: 'bold', size: 18 }), put(555, 50, 'Faktura elnät', { size: 15, align: 'r' }), put(40, 100, '{bname}|{bstreet}|{bpost}', { size: 10 }), frame(330, 70, 555, 160), side(338, 547, 86, 'Fakturanummer=number;Fakturadatum=issue;Kundnummer=customer;Förfallodatum=due;OCR=ocr', { right: true, step: 15 }), put(40, 160, '{remark}'), put(40, 190, 'Uttagsadress {bstreet}', { font: 'bold' }), put(40, 204, 'Mätare 735{customer}   Avläst {from} 148 220   Avläst {issue} 154 310', { size: 8 }), rows(235, '40<Specifikation=name;320>Mängd=qty;330<Enhet=unit;440>Pris=price;555>Belopp kr=sum', { ruled: true, step: 16 }), after(100, rule(330, 555, -2), side(338, 555, 14, 'Summa=net;Moms {rate} %=@vat;Öresutjämning=rounding;Att betala kr=payable', { right: true, boldLast: true, step: 15 })), put(40, 690, '{name}  {street}, {post}  Org.nr {org}  Momsreg.nr {vatno}  F-skatt', { size: 7.5 }), ...slip(705)),
  },
  {
    id: 'aa25-elhandel', producer: 'chromium', hard: 'a bill whose sum stands first; four decimals; words for days', credits: 1,
    seller: { firm: firm('Kraftbyrån Syd Handel AB', 'Stortorget 9, 211 22 Malmö'), goods: house.trade, lines: [4, 4], listed: true, number: (n) => String(90_300_200 + n), terms: 28 },
    draw: leaf(manner('swedish', words, { priceLeast: 4 }), 'body{font-family:"URW Gothic";font-size:9pt}.sum{background:#12395b;color:#fff;padding:5mm;border-radius:2mm}.lines{margin:5mm 0}.lines td{border-bottom:.3pt solid #aaa;padding:1.5mm}', beside([55, '<p class="big">kraftbyrån</p>', '<br>', buyer()], [45, '<div class="sum">{word}<br><span style="font-size:20pt">{payable} kr</span><br>[Betala senast {due}]<br>Bankgiro {bg}<br>OCR {ocr}</div>']), '<br>', said('Fakturanummer=number;Fakturadatum=issue;Kundnummer=customer;Gäller faktura=about', ' ', ' &nbsp;·&nbsp; '), remark, '<h2>Så här har vi räknat</h2>', goods('<Din el=name;>Förbrukning=qty;<Enhet=unit;>Pris kr=price;>Kronor=sum'), two('Summa utan moms=net;Moms {rate} %=@vat;Summa med moms=payable', 'two end'), '<p class="small">{name}, {street}, {post}. Organisationsnummer {org}. Momsregistreringsnummer {vatno}. Godkänd för F-skatt.</p>'),
  },
  {
    id: 'aa26-fjarrvarme', producer: 'groff', hard: 'typeset by troff in columns', credits: 0,
    seller: { firm: firm('Värmeverket i Nyköping AB', 'Idbäcksvägen 2, 611 38 Nyköping'), goods: house.heat, lines: [3, 3], listed: true, number: (n) => String(510_200 + n) },
    draw: typeset(sv, { font: 'H', top: ['{name}', '{street}, {post}', 'Kundservice {phone}'], facts: 'Fakturanummer=number;Fakturadatum=issue;Kundnummer=customer;Förfallodatum=due', word: '{word} fjärrvärme', cols: '<Post=name;>Mängd=qty;<Enhet=unit;>Pris=price;>Belopp=sum', sums: 'Summa exkl. moms=net;Moms {rate} %=@vat;Att betala=payable', foot: ['Bankgiro {bg}    Org.nr {org}    Momsreg.nr {vatno}    Godkänd för F-skatt', 'Ange OCR {ocr}'] }),
  },
  {
    id: 'aa27-hyra', producer: 'pdf-lib', hard: 'a rent bill: no unit, one sum a row, a slip', credits: 1, printing: { unit: () => undefined },
    seller: { firm: firm('Fastighets AB Kvarnforsen', 'Kungsgatan 27, 611 32 Nyköping'), goods: house.rent.map((each) => ({ ...each, unit: '' })), lines: [3, 5], listed: true, number: (n) => String(1_204_300 + n), terms: 25, whole: true },
    draw: inked(manner('space', iso, { word: 'Hyresavi – faktura', credit: 'Hyresavi – kreditfaktura' }), { size: 9.5 }, put(40, 55, 'FASTIGHETS AB KVARNFORSEN', { font: 'bold', size: 12 }), put(40, 70, '{street}, {post}', { size: 8 }), put(350, 55, '{word}', { font: 'bold', size: 13 }), side(350, 460, 78, 'Avinummer=number;Avidatum=issue;Hyresgästnr=customer;Förfallodag=due;Avser avi=about'), put(40, 140, '{bname}|{bstreet}|{bpost}|{remark}', { size: 10 }), put(40, 215, 'Objekt 027-{customer}, lokal i bottenplan', { font: 'bold' }), rows(240, '40<Specifikation=name;330>Antal mån=qty;440>Belopp/mån=price;555>Summa=sum', { ruled: true, step: 16 }), after(90, side(400, 555, 12, 'Summa=net;Moms {rate} %=@vat;Avrundning=rounding;Att betala=payable', { right: true, boldLast: true, step: 15 })), put(40, 690, 'Org.nr {org}   Momsreg.nr {vatno}   Innehar F-skattebevis   Tel {phone}', { size: 8 }), ...slip(705)),
  },
  {
    id: 'aa28-telefon', producer: 'wkhtmltopdf', hard: 'a telephone bill; a box of totals above', credits: 0,
    seller: { firm: firm('Ringlinjen Företag AB', 'Sveavägen 145, 113 46 Stockholm'), goods: house.phone, lines: [4, 6], listed: true, number: (n) => String(6_140_026_000 + n), terms: 21, charges: [['Fakturaavgift papper', 4900, 25]] },
    draw: leaf(manner('swedish', words), 'body{font-size:13pt}.small,.k{font-size:10pt}.over{background:#f1e9f7}.over th{font-weight:normal;font-size:10pt}.over td{font-size:15pt}.lines{margin:6mm 0}.lines th{border-bottom:2pt solid #6a2c91}.lines td{padding:1.3mm}', beside([50, '<span style="color:#6a2c91;font-size:24pt">ringlinjen</span>'], [50, buyer()]), '<div class="gap"></div>', over('Fakturanummer=number;Fakturadatum=issue;Att betala kr=payable;Förfallodatum=due'), remark, '<p>Kundnummer {customer} &nbsp; Period {from} – {issue}</p>', goods('<Tjänst=name;>Antal=qty;<Enhet=unit;>Pris=price;>Exkl. moms=sum', { charges: true }), two('Summa exkl. moms=net;Moms {rate} %=@vat;Summa inkl. moms=gross', 'two end'), '<p class="small">Betala till bankgiro {bg} med OCR-nummer {ocr}. {name}, {street}, {post}, org.nr {org}, momsreg.nr {vatno}, godkänd för F-skatt.</p>'),
  },
  {
    id: 'aa29-bemanning', producer: 'flipped', hard: 'hours in halves; weeks as headings', credits: 1,
    seller: { firm: firm('Kockpoolen Bemanning Öst AB', 'Drottninggatan 50, 602 24 Norrköping'), goods: house.staff, lines: [3, 5], deliveries: 2, number: (n) => `KP${1_870 + n}`, terms: 20 },
    draw: inked(manner('swedish', iso, { least: 1 }), { size: 9.5 }, put(40, 60, '{name}', { font: 'bold', size: 13 }), put(40, 76, '{street}|{post}|{mail}', { size: 8.5 }), put(350, 60, '{WORD}', { font: 'bold', size: 16 }), side(350, 555, 84, 'Fakturanummer=number;Fakturadatum=issue;Förfallodatum=due;Er referens=ref;Kundnr=customer;Kreditering av=about', { right: true }), put(40, 140, '{bname}|{bstreet}|{bpost}||{remark}', { size: 10 }), rows(230, '40<Uppdrag=name;310>Antal=qty;320<Enhet=unit;440>Timpris/à=price;555>Belopp=sum', { ruled: true, step: 15, group: 'Tidrapport {dels}, {delday}' }), after(90, side(400, 555, 16, 'Netto=net;Moms {rate} %=@vat;Att betala=payable', { right: true, boldLast: true, step: 15 })), rule(40, 555, 775), put(40, 790, 'Bankgiro {bg}   Org.nr {org}   Momsreg.nr {vatno}   Godkänd för F-skatt   Tel {phone}', { size: 8 })),
  },
  {
    id: 'aa30-kortterminal', producer: 'driver', hard: 'prices of four and two decimals; sums in boxes at the foot', credits: 0,
    seller: { firm: firm('Betalpunkten Norden AB', 'Hammarby allé 93, 120 63 Stockholm'), goods: house.cards, lines: [4, 6], listed: true, code: coded('BP', 3), number: (n) => String(3_301_900 + n), terms: 15 },
    draw: inked(sv, { size: 8.5 }, put(555, 50, 'BETALPUNKTEN', { font: 'bold', size: 16, align: 'r' }), put(40, 50, '{word}', { font: 'bold', size: 16 }), side(40, 140, 75, 'Fakturanummer=number;Kundnummer=customer;Fakturadatum=issue;Förfallodatum=due;Period={from} - {issue}'), put(340, 75, '{bname}|{bstreet}|{bpost}||{remark}', { size: 10 }), rows(170, '40<Artikel=nr;95<Beskrivning=name;340>Antal=qty;348<Enhet=unit;445>Pris=price;555>Belopp=sum', { band: 0.9, step: 17 }), after(60, frame(40, 8, 555, 40), cells(40, 10, [125, 125, 125, 140], 'Belopp exkl. moms=net;Moms {rate} %=@vat;Valuta=currency;Att betala=payable', { frame: false, size: 11, small: 7 })), put(40, 780, '{name}   {street}, {post}   Org.nr {org}|Momsreg.nr {vatno}   Bankgiro {bg}   OCR {ocr}   F-skatt', { size: 7.5 })),
  },
  {
    id: 'aa31-musik', producer: 'letters', hard: 'letters one by one; a licence with a period', credits: 0,
    seller: { firm: firm('Musiklicens Sverige Ek. för.', 'Hornsgatan 103, 117 28 Stockholm'), goods: house.music, lines: [1, 3], listed: true, number: (n) => String(8_802_600 + n) },
    draw: inked(sv, { size: 10 }, put(50, 70, 'Musiklicens Sverige Ek. för.', { font: 'bold', size: 13 }), put(50, 86, '{street}, {post}'), put(50, 130, '{word}', { size: 20 }), side(50, 160, 156, 'Licensnummer=customer;Fakturanummer=number;Fakturadatum=issue;Förfallodatum=due;OCR-nummer=ocr', { step: 15 }), put(340, 130, '{bname}|{bstreet}|{bpost}||{remark}'), rows(260, '50<Licens=name;330>Antal=qty;340<Enhet=unit;440>Avgift=price;545>Belopp=sum', { ruled: true, step: 18 }), after(90, side(400, 545, 14, 'Summa avgifter=net;Moms {rate} %=@vat;Att betala=payable', { right: true, boldLast: true, step: 16 })), put(50, 770, 'Bankgiro {bg}. Org.nr {org}. Momsreg.nr {vatno}. Föreningen har F-skatt.', { size: 8 })),
  },
  {
    id: 'aa32-leasing', producer: 'chromium', hard: 'a lease: a contract number beside the invoice number', credits: 0,
    seller: { firm: firm('Objektleasing Balder AB', 'Lilla Torget 1, 411 18 Göteborg'), goods: house.lease, lines: [2, 4], listed: true, number: (n) => String(44_502_100 + n), terms: 30, whole: true },
    draw: leaf(sv, '.grid td,.grid th{border:.5pt solid #999;padding:1.2mm 2mm;font-size:9pt}.lines{margin:6mm 0}.lines td,.lines th{border-bottom:.3pt solid #777}', beside([60, '<b style="font-size:15pt">BALDER</b> objektleasing'], [40, '<h2>{WORD}</h2>']), beside([50, '<br><br>', buyer()], [50, two('Fakturanummer=number;Avtalsnummer=order;Kundnummer=customer;Fakturadatum=issue;Förfallodatum=due', 'grid full')]), remark, '<p>Avser leasingperioden {due} och en månad framåt.</p>', goods('<Objekt=name;>Antal=qty;<Period=unit;>Belopp/period=price;>Moms=rate;>Summa=sum'), two('Exkl. moms=net;Moms {rate} %=@vat;Öresavrundning=rounding;<b>Att betala SEK</b>=payable', 'two end'), '<p class="bar small">{name}, {street}, {post}, {phone}<br>Org.nr {org}. Momsreg.nr {vatno}. Bankgiro {bg}, OCR {ocr}. Godkänd för F-skatt.</p>'),
  },
  {
    id: 'aa33-bokning-saas', producer: 'skia', hard: 'a service on the net: date before the number, small prices', credits: 1,
    seller: { firm: firm('Bordsplan Online AB', 'Norra Larmgatan 4, 352 31 Växjö'), goods: house.booking, lines: [2, 4], listed: true, number: (n) => `BP-2026-${1_100 + n}`, terms: 10 },
    draw: inked(manner('swedish', abbreviated), { size: 9 }, put(50, 70, 'bordsplan', { size: 22 }), side(50, 150, 110, 'Utställd=issue;Fakturanr=number;Förfaller=due;Krediterar=about', { label: { grey: 0.45 } }), put(310, 110, 'Fakturamottagare', { grey: 0.45 }), put(310, 123, '{bname}|{bstreet}|{bpost}|Org.nr {borg}'), put(50, 180, '{remark}'), rule(50, 545, 195), rows(212, '50<Tjänst=name;340>Antal=qty;350<Enhet=unit;440>Styckpris=price;545>Summa=sum', { step: 20, head: { grey: 0.45 } }), after(100, rule(330, 545, -4), side(340, 545, 16, 'Delsumma=net;Moms ({rate} %)=@vat;Att betala (SEK)=payable', { right: true, boldLast: true, step: 17 })), put(50, 770, '{name}, {street}, {post}. Org.nr {org}. Momsnr {vatno}. Godkänd för F-skatt. Bankgiro {bg}.', { size: 7.5, grey: 0.35 })),
  },
  {
    id: 'aa34-annons', producer: 'kerned', hard: 'kerned texts; a newspaper’s bill', credits: 1,
    seller: { firm: firm('Tidningen Södra Sörmland AB', 'Pressgränd 2, 611 83 Nyköping'), goods: house.advert, lines: [1, 3], code: 3, number: (n) => String(52_300 + n), discounts: [1500, 2000], negative: true },
    draw: inked(bare, { size: 9.5, font: 'serif' }, put(40, 60, 'Södra Sörmland', { font: 'serifbold', size: 24 }), put(40, 76, 'Annonsavdelningen, tel {phone}', { size: 8 }), side(380, 555, 60, 'Faktura=number;Datum=issue;Förfallodag=due;Annonsör=customer;Kredit till=about', { right: true }), put(40, 120, '{bname}|{bstreet}|{bpost}'), put(40, 180, '{word}', { font: 'serifbold', size: 14 }), put(200, 180, '{remark}'), rows(205, '40<Nr=nr;75<Införande=name;310>Antal=qty;318<Enh=unit;400>Pris=price;460>Rabatt %=disc;555>Netto=sum', { ruled: true, step: 15 }), after(80, side(400, 555, 14, 'Netto=net;Moms {rate} %=@vat;Att betala=payable', { right: true, boldLast: true })), put(40, 780, '{name}, {street}, {post}. Bankgiro {bg}. Org.nr {org}, momsreg.nr {vatno}. F-skatt.', { size: 8 })),
  },
  {
    id: 'aa35-frakt', producer: 'recoded', hard: 'a recoded font; shade behind the sum', credits: 0,
    seller: { firm: firm('Kylfrakt Östersjön AB', 'Hamnvägen 15, 613 31 Oxelösund'), goods: house.freight, lines: [2, 4], code: 2, number: (n) => String(19_050 + n), terms: 20 },
    draw: inked(manner('space', shortDashed), { size: 9 }, put(40, 56, 'KYLFRAKT ÖSTERSJÖN AB', { font: 'bold', size: 14 }), put(40, 70, '{street}  {post}  Tel {phone}', { size: 8 }), rule(40, 555, 78), put(40, 110, '{bname}|{bstreet}|{bpost}'), put(340, 100, '{WORD}', { font: 'bold', size: 12 }), side(340, 430, 118, 'Nr=number;Datum=issue;Förfallodag=due;Kundnr=customer;Er ref=ref'), put(40, 180, '{remark}'), rows(210, '40<Kod=nr;70<Transport=name;320>Antal=qty;330<Enhet=unit;440>Pris=price;555>Belopp=sum', { ruled: true }), after(90, shade(380, 4, 558, 62, 0.9), side(386, 555, 18, 'Summa=net;Moms {rate}%=@vat;Att betala=payable', { right: true, boldLast: true, step: 17 })), put(40, 790, 'Bankgiro {bg}   Org.nr {org}   Momsreg.nr {vatno}   F-skattsedel', { size: 8 }), counted(555, 40, 'Sida {i}')),
  },
  {
    id: 'aa36-bokforing', producer: 'writer', hard: 'a letter-like bill of an office; hours', credits: 0,
    seller: { firm: firm('Balans & Bokslut Nyköping AB', 'Fruängsgatan 20, 611 31 Nyköping'), goods: house.accounting, lines: [2, 4], listed: true, number: (n) => String(3_010 + n), terms: 15 },
    draw: leaf(manner('swedish', words, { least: 1 }), 'td,th,p{font-family:"Liberation Serif";font-size:11pt}.lines td{border-bottom:1px solid #bbb}', '<p><b>{name}</b><br>{street}, {post}</p>', '<p align="right">', buyer(), '</p><h2>{word} {number}</h2>', remark, two('Fakturadatum=issue;Förfallodatum=due;Kundnummer=customer;Vår referens=~Siv Ahlm', 'plain'), '<p></p>', goods('<Avser=name;>Antal=qty;<Enhet=unit;>Pris=price;>Belopp=sum'), '<p></p>', two('Summa=net;Moms {rate} %=@vat;<b>Att betala</b>=payable'), '<p>Betalning till bankgiro {bg}. Organisationsnummer {org}. Momsregistreringsnummer {vatno}. Bolaget är godkänt för F-skatt.</p>'),
  },
  {
    id: 'aa37-gas', producer: 'fpdf', hard: 'days of hire; the page is parted by frames', credits: 1,
    seller: { firm: firm('Gasdepån Södermanland AB', 'Depåvägen 6, 641 37 Katrineholm'), goods: house.gas, lines: [2, 5], code: 5, number: (n) => String(30_880 + n) },
    draw: inked(sp, { size: 9 }, frame(36, 36, 300, 100), put(44, 54, 'GASDEPÅN', { font: 'bold', size: 15 }), put(44, 70, '{name}|{street}, {post}', { size: 8.5 }), frame(300, 36, 559, 100), side(308, 400, 50, 'Fakturanr=number;Datum=issue;Förfaller=due;Avser=about', { step: 13 }), frame(36, 100, 559, 170), put(44, 116, '{WORD}', { font: 'bold' }), put(308, 116, '{bname}|{bstreet}|{bpost}'), put(44, 134, 'Kund {customer}   Ref {ref}|{remark}'), rows(195, '44<Artikel=nr;90<Beteckning=name;330>Antal=qty;338<Enhet=unit;440>À-pris=price;551>Summa=sum', { lined: true, step: 17 }), after(90, frame(350, 4, 559, 62), side(358, 551, 20, 'Netto=net;Moms {rate} %=@vat;Att betala=payable', { right: true, boldLast: true, step: 17 })), put(44, 790, 'Bankgiro {bg}   Org.nr {org}   Momsreg.nr {vatno}   Godkänd för F-skatt', { size: 8 })),
  },
  {
    id: 'aa38-vakt', producer: 'arrays', hard: 'hours by night; the buyer’s own number', credits: 0,
    seller: { firm: firm('Nattväktarna Sörmland AB', 'Blommenhovsvägen 26, 611 39 Nyköping'), goods: house.guard, lines: [1, 4], number: (n) => `26${1_400 + n}`, terms: 14 },
    draw: inked(manner('bare', iso, { least: 2 }), { size: 10 }, put(555, 60, 'Nattväktarna Sörmland AB', { font: 'bold', size: 13, align: 'r' }), put(555, 76, '{street}|{post}|{phone}', { align: 'r', size: 9 }), put(40, 60, '{bname}|{bstreet}|{bpost}|Org.nr {borg}'), put(40, 150, '{word}', { font: 'bold', size: 18 }), cells(40, 160, [100, 100, 100, 100], 'Fakturanummer=number;Fakturadatum=issue;Förfallodatum=due;Er referens=ref', { frame: false, small: 8, size: 10 }), put(40, 205, '{remark}'), rows(235, '40<Tjänst=name;320>Antal=qty;330<Enhet=unit;440>Pris=price;555>Belopp=sum', { ruled: true, step: 17 }), after(90, side(400, 555, 12, 'Summa=net;Moms {rate} %=@vat;Att betala kr=payable', { right: true, boldLast: true, step: 16 })), put(40, 780, 'Bankgiro {bg}   Org.nr {org}   Momsreg.nr {vatno}   Godkänd för F-skatt', { size: 8.5 })),
  },
];
