/** Drinks, ice and coffee. */
import { abbreviated, compact, iso, pointed } from '../days.ts';
import { manner } from './facts.ts';
import { firm } from './firms.ts';
import * as drink from './goods-drink.ts';
import { ice } from './goods-house.ts';
import { after, cells, counted, frame, inked, put, rates, rows, rule, shade, side, slip } from './ink.ts';
import { beside, buyer, goods, leaf, rates as ratesOf, remark, said, two } from './leaf.ts';
import { coded, type LayoutAA } from './ledger.ts';

const sv = manner('swedish');

// prettier-ignore
export const drinks: readonly LayoutAA[] = [
  {
    id: 'aa13-bryggeri-pant', producer: 'reportlab', hard: 'deposits as rows below their goods; a giro slip', credits: 1,
    seller: { firm: firm('Nyköpingsåns Bryggeri AB', 'Bryggargränd 6, 611 31 Nyköping'), goods: drink.beer, lines: [3, 6], code: 5, number: (n) => String(18_400 + n), returns: 16 },
    draw: inked(sv, { size: 8.5 }, put(40, 46, 'Nyköpingsåns Bryggeri', { font: 'serifbold', size: 17 }), put(40, 60, '{name} · {street} · {post}', { size: 7.5 }), put(555, 46, '{WORD}', { font: 'bold', size: 14, align: 'r' }), put(320, 90, '{bname}|{bstreet}|{bpost}', { size: 10 }), side(40, 130, 90, 'Fakturanr=number;Fakturadatum=issue;Förfallodatum=due;Kundnr=customer;OCR=ocr;Avser=about'), put(320, 150, '{remark}'), rows(185, '40<Artnr=nr;80<Benämning=name;265<Storlek=pack;355>Antal=qty;360<Enh=unit;425>À-pris=price;474>Moms%=rate;555>Belopp=sum', { ruled: true, step: 13 }), after(110, side(380, 555, 12, 'Netto=net;Moms {rate} %=@vat;Summa moms=tax;Att betala=payable', { right: true, boldLast: true }), put(40, 12, 'Tomma fat hämtas vid nästa leverans.')), put(40, 700, 'Org.nr {org}   Momsreg.nr {vatno}   Godkänd för F-skatt   Tel {phone}', { size: 7.5 }), ...slip(715)),
  },
  {
    id: 'aa14-lask-backar', producer: 'chromium', hard: 'crates with deposits; returned empties', credits: 1,
    seller: { firm: firm('Sörmlands Läskeri & Dryck AB', 'Källvägen 11, 640 45 Kvicksund'), goods: drink.soft, lines: [4, 7], code: coded('D', 4), number: (n) => String(930_110 + n), returns: 22, terms: 20, negative: true, from: '2026-02-02' },
    draw: leaf(manner('true'), '.lines{margin:4mm 0;font-size:9pt}.lines thead th{border-top:1pt solid #000;border-bottom:1pt solid #000}.rates td,.rates th{border:.4pt solid #888}', beside([33, '<b>{name}</b><br>{street}<br>{post}<br>{phone}'], [33, '<h2 class="c">{word}</h2><p class="c">{number}</p>'], [34, two('Datum=issue;Kund=customer;Förfallodag=due;Följesedel=order;Kredit på=about')]), '<div class="gap"></div>', buyer(), remark, goods('<Nr=nr;<Artikel=name;<Innehåll=pack;>Antal=qty;<Enh=unit;>Pris=price;>Moms %=rate;>Summa=sum'), beside([55, ratesOf(['Moms', 'På belopp', 'Kronor'])], [45, two('Netto=net;Moms=tax;<b>Att betala</b>=payable', 'two end')]), '<p class="bar small">Bankgiro {bg} &nbsp; Org.nr {org} &nbsp; VAT-nr {vatno} &nbsp; Godkänd för F-skatt</p>'),
  },
  {
    id: 'aa15-vinimport-serif', producer: 'weasyprint', hard: 'serif; wines with years in the names', credits: 0,
    seller: { firm: firm('Vinkällaren Bergström & Söner AB', 'Karlavägen 88, 115 22 Stockholm'), goods: drink.wine, lines: [3, 7], code: 6, number: (n) => `VB${26_100 + n}`, terms: 30, discounts: [300, 500] },
    draw: leaf(manner('swedish', abbreviated), 'body{font-family:"P052";font-size:10pt}.lines{margin:8mm 0}.lines th{font-weight:normal;font-style:italic;border-bottom:.5pt solid #000}.lines td{padding:1.4mm 1mm}', '<p style="letter-spacing:3pt;font-size:14pt">VINKÄLLAREN</p>', beside([60, buyer('Köpare')], [40, said('Faktura=number;Datum=issue;Förfaller=due;Kundnummer=customer', ' ')]), '<h2>{word}</h2>', remark, goods('<Art.nr=nr;<Vin=name;<Vol.=pack;>Flaskor=qty;<=unit;>Pris=price;>Rabatt %=disc;>Belopp=sum'), two('Summa exkl. moms=net;Moms {rate} %=@vat;Att betala SEK=payable', 'two end'), '<p style="margin-top:20mm" class="small">{name} · {street} · {post} · org.nr {org} · momsreg.nr {vatno} · bankgiro {bg} · innehar F-skatt och godkänd upplagshavare</p>'),
  },
  {
    id: 'aa16-sprit-lager', producer: 'cairo', hard: 'days without dashes; sums in framed cells', credits: 1,
    seller: { firm: firm('Brännvinsbolaget Hjälmaren AB', 'Spritgatan 1, 702 27 Örebro'), goods: drink.spirits, lines: [2, 5], code: coded('BB', 5), number: (n) => String(40_700 + n) },
    draw: inked(manner('swedish', compact), { size: 9 }, put(40, 60, '{word}', { size: 24 }), put(555, 48, '{name}|{street}|{post}', { align: 'r', size: 8.5 }), cells(40, 85, [85, 85, 85, 85, 85, 90], 'Fakturanr=number;Datum=issue;Förfallodatum=due;Kundnr=customer;Order=order;Krediterar=about', { grey: 0.88 }), frame(40, 125, 300, 185), put(48, 140, '{bname}|{bstreet}|{bpost}'), put(320, 140, '{remark}', { font: 'bold' }), rows(215, '40<Artikel=nr;105<Benämning=name;290<Volym=pack;370>Antal=qty;376<Enhet=unit;460>Pris=price;555>Belopp=sum', { band: 0.88, step: 16 }), after(60, cells(195, 10, [90, 90, 90, 90], 'Netto=net;Moms {rate} %=@vat;Avrundning=rounding;Att betala=payable', { align: 'r', size: 10 })), put(40, 800, 'Bankgiro {bg}. Org.nr {org}, momsreg.nr {vatno}. Godkänd för F-skatt. Punktskatt ingår i priset.', { size: 8 })),
  },
  {
    id: 'aa17-kaffe-service', producer: 'wkhtmltopdf', hard: 'two rates; rate in the row and a table of them', credits: 1,
    seller: { firm: firm('Kafferosteriet Nio Koppar AB', 'Rosterigatan 4, 118 61 Stockholm'), goods: drink.coffee, lines: [3, 6], code: 4, number: (n) => String(15_700 + n), charges: [['Faktureringsavgift', 2900, 25]] },
    draw: leaf(sv, 'body{font-size:13pt}.small,.k{font-size:10pt}.lines{margin:5mm 0}.lines th{background:#3c2a1e;color:#fff;padding:1.5mm}.lines td{padding:1.5mm}.rates th{font-size:11pt}', beside([50, '<p class="big">nio koppar</p><p>Kaffe till jobbet och krogen</p>'], [50, buyer(), '<br><br><b>{word} {number}</b>']), remark, beside([50, two('Kundnummer=customer;Er referens=ref;Ordernummer=order')], [50, two('Fakturadatum=issue;Förfallodatum=due;Gäller faktura=about')]), goods('<Artnr=nr;<Artikel=name;>Antal=qty;<Enhet=unit;>Á pris=price;>Moms=rate;>Totalt=sum'), beside([45, ratesOf(['Momssats', 'Underlag', 'Moms'])], [55, two('Artiklar=lineNet;=@charges;Netto=net;Moms=tax;<b>Summa att betala</b>=payable', 'two end')]), '<p class="small bar">{name} | {street}, {post} | {phone} | Org.nr {org} | Momsnr {vatno} | Bankgiro {bg} | Godkänd för F-skatt</p>'),
  },
  {
    id: 'aa18-kombucha', producer: 'pdf-lib', hard: 'an online program for small firms: big total above the rows', credits: 0,
    seller: { firm: firm('Jäsverket Småskaligt AB', 'Verkstadsgatan 19, 611 35 Nyköping'), goods: drink.kombucha, lines: [2, 4], number: (n) => String(300 + n), terms: 15 },
    draw: inked(sv, { size: 9 }, put(40, 60, 'Jäsverket', { font: 'bold', size: 20 }), put(40, 110, '{bname}|{bstreet}|{bpost}', { size: 10 }), side(350, 555, 60, 'Fakturanummer=number;Fakturadatum=issue;Förfallodatum=due;OCR-nummer=ocr', { right: true, label: { font: 'bold' }, step: 15 }), shade(350, 122, 555, 150, 0.85), put(358, 141, 'Att betala'), put(547, 141, '{payable} kr', { font: 'bold', size: 12, align: 'r' }), put(40, 170, '{remark}'), rows(200, '40<Beskrivning=name;330>Antal=qu;420>Pris=price;460>Moms=rate;555>Belopp=sum', { ruled: true, lined: true, step: 20 }), after(90, side(400, 555, 10, 'Totalt exkl. moms=net;Moms {rate} %=@vat;Moms totalt=tax;Totalt inkl. moms=gross', { right: true, step: 15 })), rule(40, 555, 750), put(40, 764, '{name}|{street}|{post}', { size: 8 }), put(220, 764, 'Organisationsnr {org}|Momsreg.nr {vatno}|Godkänd för F-skatt', { size: 8 }), put(420, 764, 'Bankgiro {bg}|{mail}', { size: 8 })),
  },
  {
    id: 'aa19-is', producer: 'writer', hard: 'a word processor’s table; a delivery row', credits: 0,
    seller: { firm: firm('Kristallis Sörmland AB', 'Kylvägen 2, 611 45 Nyköping'), goods: ice, lines: [2, 4], number: (n) => `IS-${510 + n}`, terms: 14 },
    draw: leaf(manner('bare', iso), 'td,th,p{font-size:10pt}.lines td,.lines th{border:1px solid #999}', beside([60, '<b>{name}</b><br>{street}<br>{post}<br>{phone}'], [40, '<b>{WORD}</b><br>', said('Nr=number;Datum=issue;Förfaller=due;Leverans=delivered')]), '<p></p><p>', buyer(), '</p>', remark, '<p></p>', goods('<Vara=name;>Antal=qty;<Enhet=unit;>À-pris=price;>Moms=rate;>Belopp=sum'), '<p></p>', two('Netto=net;Moms {rate} % på {base}=@vat;Moms totalt=tax;<b>Att betala</b>=payable'), '<p>Bankgiro {bg} &nbsp; Org.nr {org} &nbsp; Momsreg.nr {vatno} &nbsp; F-skattsedel finns</p>'),
  },
  {
    id: 'aa20-dryck-lista', producer: 'runs', hard: 'two pages of a drinks wholesaler; row numbers', credits: 1,
    seller: { firm: firm('Dryckeshallen Distribution AB', 'Logistikvägen 40, 195 60 Arlandastad'), goods: [...drink.soft, ...drink.beer, ...drink.wine], lines: [20, 23], code: 7, number: (n) => String(7_001_400 + n), charges: [['Pallhantering', 14500, 25]], negative: true },
    draw: inked(manner('trailing', pointed), { size: 8 }, put(40, 50, 'DRYCKESHALLEN', { font: 'bold', size: 15 }), cells(300, 36, [65, 65, 65, 65], 'Faktura=number;Datum=issue;Förfaller=due;Kund=customer'), put(300, 76, '[Avser faktura {about}]|{remark}'), put(40, 90, '{bname}|{bstreet}|{bpost}', { size: 9.5 }), put(300, 110, '{WORD}', { font: 'bold', size: 12 }), rows(155, '40<Rad=no10;65<Artikelnr=nr;115<Artikelbenämning=name;280<Förp=pack;370>Lev. antal=qty;375<Enh=unit;440>Pris=price;480>Moms %=rate;555>Belopp=sum', { ruled: true, step: 19, bottom: 580, top: 85, again: [put(40, 50, 'DRYCKESHALLEN', { font: 'bold', size: 15 }), put(300, 50, '{word} {number}')] }), after(150, rule(40, 555, 0), side(350, 555, 16, 'Varusumma=lineNet;=@charges;Summa netto=net;Moms {rate} % av {base}=@vat;Total moms=tax;Att betala SEK=payable', { right: true, boldLast: true }), rates(16, [80, 150, 220], ['Moms', 'Belopp', 'Moms kr'])), put(40, 790, '{name}  {street}, {post}  Org.nr {org}  Momsreg.nr {vatno}|Bankgiro {bg}  Telefon {phone}  Godkänd för F-skatt', { size: 7 }), counted(555, 824, '{i}/{n}')),
  },
];
