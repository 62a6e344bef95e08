/** Craftsmen, small firms, farms and stalls: word processors, spreadsheets and telephones. */
import { abbreviated, iso, shortDashed, slashed, spaced, words } from '../days.ts';
import { manner } from './facts.ts';
import { firm, single } from './firms.ts';
import * as food from './goods-food.ts';
import * as house from './goods-house.ts';
import { after, cells, frame, inked, put, rows, rule, shade, side } from './ink.ts';
import { ark, beside, buyer, goods, leaf, over, remark, said, two } from './leaf.ts';
import { coded, type LayoutAA } from './ledger.ts';
import { typeset } from './troff.ts';

const sv = manner('swedish');
const sp = manner('space');
const bare = manner('bare');

// prettier-ignore
export const crafts: readonly LayoutAA[] = [
  {
    id: 'aa39-rormokare', producer: 'pdf-lib', hard: 'a craftsman’s telephone app', credits: 1,
    seller: { firm: firm('Rör & Värme Oppeby AB', 'Oppebyvägen 19, 611 55 Nyköping'), goods: house.plumbing, lines: [3, 5], listed: true, number: (n) => String(1_840 + n), terms: 20, whole: true },
    draw: inked(sv, { size: 9 }, put(40, 60, '{word}', { font: 'bold', size: 22 }), put(555, 52, '{name}|{street}|{post}|{phone}', { align: 'r', size: 9 }), put(40, 120, 'Kund', { grey: 0.5, size: 8 }), put(40, 133, '{bname}|{bstreet}|{bpost}', { size: 10 }), put(320, 120, 'Fakturainformation', { grey: 0.5, size: 8 }), side(320, 430, 133, 'Fakturanummer=number;Fakturadatum=issue;Förfallodatum=due;Arbetsorder=order;Avser faktura=about'), put(40, 195, '{remark}'), rows(220, '40<Arbete och material=name;330>Antal=qty;340<Enhet=unit;440>À-pris=price;555>Summa=sum', { band: 0.92, step: 18, lined: true }), after(100, side(400, 555, 14, 'Netto=net;Moms {rate} %=@vat;Avrundning=rounding;Att betala=payable', { right: true, boldLast: true, step: 16 })), rule(40, 555, 770), put(40, 784, 'Bankgiro {bg}|Org.nr {org}', { size: 8 }), put(250, 784, 'Momsreg.nr {vatno}|Godkänd för F-skatt', { size: 8 }), put(430, 784, '{mail}', { size: 7.5 })),
  },
  {
    id: 'aa40-elektriker', producer: 'writer', hard: 'a word processor’s page with the sum in a sentence too', credits: 0,
    seller: { firm: firm('Strömkällans El HB', 'Brukslagarvägen 4, 611 71 Jönåker'), goods: house.electric, lines: [2, 5], listed: true, number: (n) => `2026-${n + 11}` },
    draw: leaf(bare, 'td,th,p{font-size:10.5pt}', '<p><b style="font-size:16pt">{name}</b></p><p>{street}, {post} &nbsp; Tel {phone}</p><p>&nbsp;</p>', beside([55, buyer()], [45, '<b>FAKTURA {number}</b><br>', said('Fakturadatum=issue;Förfallodatum=due', ' ')]), remark, '<p>Arbete utfört {delivered} enligt beställning av {ref}.</p>', goods('<Beskrivning=name;>Antal=qty;<Enh=unit;>Pris=price;>Summa=sum'), '<p>&nbsp;</p>', two('Summa exkl. moms=net;Moms {rate} %=@vat;<b>Att betala</b>=payable'), '<p>Vänligen betala {payable} kr till bankgiro {bg}. Org.nr {org}, momsreg.nr {vatno}. Innehar F-skattsedel.</p>'),
  },
  {
    id: 'aa41-snickare-excel', producer: 'calc', hard: 'a spreadsheet without lines', credits: 1,
    seller: { firm: firm('Hyvelspånets Byggservice', 'Larslund 8, 611 91 Nyköping', single('690418', 'Hyvelspånet')), goods: house.carpentry, lines: [2, 4], listed: true, number: (n) => String(30 + n), whole: true },
    draw: ark(bare, [250, 60, 60, 100, 100], '<Vad=name;>Antal=qty;<Enhet=unit;>Pris=price;>Summa=sum', 'Summa=net;Moms {rate} %=@vat;Öresutjämning=rounding;Att betala=payable', [['<b>{WORD}</b>', '', '', 'Fakturanr', '{number}'], ['{name}', '', '', 'Datum', '{issue}'], ['{street}', '', '', 'Förfaller', '{due}'], ['{post}'], ['[Avser faktura {about}]{remark}'], ['Kund: {bname}'], ['{bstreet}'], ['{bpost}'], [''], 'goods', [''], 'sums', [''], ['Bankgiro {bg}'], ['Org.nr {org}'], ['Momsreg.nr {vatno}'], ['Godkänd för F-skatt'], ['Tel {phone}']]),
  },
  {
    id: 'aa42-malare', producer: 'groff-gs', hard: 'typeset in a typewriter’s face, by ghostscript', credits: 0,
    seller: { firm: firm('Målare Rönn & Co HB', 'Fågelbovägen 3, 611 50 Nyköping'), goods: house.painting, lines: [2, 4], listed: true, number: (n) => String(410 + n) },
    draw: typeset(bare, { font: 'C', top: ['{name}', '{street}', '{post}', '{phone}'], facts: 'Nr=number;Datum=issue;Betalas senast=due', word: '{WORD}', cols: '<Arbete=name;>Antal=qty;<Enh=unit;>Pris=price;>Kronor=sum', sums: 'Netto=net;Moms {rate} %=@vat;Att betala=payable', foot: ['Plusgiro {pg}', 'Org.nr {org}  Moms {vatno}', 'F-skatt finns'] }),
  },
  {
    id: 'aa43-kyltekniker', producer: 'reportlab', hard: 'a service bill: text of the job above the rows', credits: 1,
    seller: { firm: firm('Köldmäster Sörmland AB', 'Minutgatan 6, 645 47 Strängnäs'), goods: house.cooling, lines: [2, 5], code: coded('K', 3), number: (n) => String(26_500 + n), charges: [['Miljöavgift', 4500, 25]], negative: true },
    draw: inked(sp, { size: 9 }, shade(36, 36, 559, 74, 0.2), put(48, 60, 'KÖLDMÄSTER', { font: 'bold', size: 18, grey: 1 }), put(547, 60, '{word}', { size: 14, align: 'r', grey: 1 }), cells(36, 84, [87, 87, 87, 87, 87, 88], 'Fakturanummer=number;Fakturadatum=issue;Förfallodatum=due;Kundnummer=customer;Arbetsorder=order;Avser faktura=about', { frame: true }), put(40, 135, '{bname}|{bstreet}|{bpost}', { size: 10 }), put(300, 135, 'Utfört {delivered}: felsökning kylrum, byte|av slitdelar, kontroll av temperatur.|{remark}', { size: 8.5 }), rows(205, '40<Nr=nr;80<Benämning=name;320>Antal=qty;328<Enhet=unit;440>Pris=price;555>Belopp=sum', { ruled: true, step: 16 }), after(110, side(390, 555, 16, 'Arbete och material=lineNet;=@charges;Netto=net;Moms {rate} %=@vat;Att betala=payable', { right: true, boldLast: true, step: 15 })), put(40, 790, '{name}, {street}, {post}   Org.nr {org}   Momsreg.nr {vatno}   Bankgiro {bg}   F-skatt', { size: 7.5 })),
  },
  {
    id: 'aa44-sotare', producer: 'stretched', hard: 'a filled form with boxes', credits: 0,
    seller: { firm: firm('Sotningsväsendet Nyköping-Trosa AB', 'Brandstationen 1, 611 37 Nyköping'), goods: house.sweep, lines: [1, 3], listed: true, number: (n) => String(60_200 + n), terms: 20 },
    draw: inked(bare, { size: 9 }, frame(36, 36, 559, 806), put(46, 58, '{name}', { font: 'bold', size: 13 }), put(46, 74, '{street}, {post}   Tel {phone}', { size: 8 }), rule(36, 559, 84), cells(36, 84, [130, 130, 130, 133], 'Faktura nr=number;Fakturadatum=issue;Förfallodag=due;Kundnr=customer', { size: 10, small: 7 }), put(46, 125, 'Fastighetsägare / nyttjare', { size: 7 }), put(46, 140, '{bname}|{bstreet}|{bpost}', { size: 10 }), put(330, 140, '{word}|{remark}', { font: 'bold', size: 12 }), rule(36, 559, 190), rows(208, '46<Åtgärd=name;330>Antal=qty;340<Enhet=unit;440>Taxa=price;549>Kronor=sum', { ruled: true, step: 18 }), rule(36, 559, 690), cells(36, 690, [174, 174, 175], 'Exkl. moms=net;Moms {rate} %=@vat;Summa att betala=payable', { size: 12, small: 7, gap: 16 }), put(46, 745, 'Bankgiro {bg}     Org.nr {org}     Momsreg.nr {vatno}|Godkänd för F-skatt')),
  },
  {
    id: 'aa45-skadedjur', producer: 'wkhtmltopdf', hard: 'an agreement’s bill; reference rows', credits: 0,
    seller: { firm: firm('Råttfångarna Skadedjur AB', 'Kaserngatan 7, 582 20 Linköping'), goods: house.pest, lines: [1, 3], listed: true, number: (n) => String(702_300 + n) },
    draw: leaf(sv, 'body{font-size:13pt}.small,.k{font-size:10pt}.lines th{background:#ddd}.lines td,.lines th{padding:2mm}.over{margin:4mm 0}.over th{font-size:10pt;font-weight:normal}', beside([50, '<b>{name}</b><br>{street}<br>{post}'], [50, '<h2 class="r">{word}</h2>']), over('Fakturanr=number;Datum=issue;Förfallodatum=due;Kundnr=customer;Avtal=order'), buyer(), '<br><br>', remark, goods('<Tjänst=name;>Antal=qty;<Enhet=unit;>Pris=price;>Belopp=sum'), '<br>', two('Netto=net;Moms {rate} %=@vat;<b>Att betala SEK</b>=payable', 'two end'), '<p>Ert organisationsnummer: {borg}</p><p class="small">Bankgiro {bg}. Org.nr {org}. Momsreg.nr {vatno}. Godkänd för F-skatt. Frågor om fakturan: {phone}</p>'),
  },
  {
    id: 'aa46-stad', producer: 'cairo', hard: 'the buyer at the right, facts in the middle', credits: 1,
    seller: { firm: firm('Rena Rum Städ & Fönster AB', 'Repslagaregatan 30, 611 32 Nyköping'), goods: house.windows, lines: [2, 4], number: (n) => String(4_090 + n), terms: 15 },
    draw: inked(manner('space', spaced), { size: 9.5 }, put(40, 60, 'Rena Rum', { font: 'serifbold', size: 22 }), put(40, 76, 'städ & fönster'), put(370, 60, '{bname}|{bstreet}|{bpost}', { size: 10 }), put(40, 140, '{WORD}', { font: 'bold', size: 12 }), cells(40, 150, [103, 103, 103, 103, 103], 'Nummer=number;Datum=issue;Betalningsdag=due;Kund=customer;Krediterar=about', { grey: 0.9 }), put(40, 192, '{remark}'), rows(215, '40<Uppdrag=name;320>Antal=qty;330<Enhet=unit;440>Pris=price;555>Summa=sum', { ruled: true, step: 17 }), after(80, side(400, 555, 14, 'Summa=net;Moms {rate} %=@vat;Att betala=payable', { right: true, boldLast: true, step: 16 })), put(297, 790, '{name}, {street}, {post}, org.nr {org}, momsreg.nr {vatno}, bankgiro {bg}, F-skatt', { size: 7.5, align: 'c' })),
  },
  {
    id: 'aa47-florist', producer: 'chromium', hard: 'a handwriting face for the name; whole kronor', credits: 0,
    seller: { firm: firm('Blomstergården Vid Ån HB', 'Västra Storgatan 15, 611 31 Nyköping'), goods: house.flowers, lines: [1, 4], number: (n) => String(190 + n), terms: 10, whole: true },
    draw: leaf(manner('bare', slashed), 'body{font-size:10.5pt}h1{font-family:"Z003";font-size:30pt;font-weight:normal}.lines{margin:6mm 0}.lines th{border-bottom:.5pt solid #000}', '<h1>Blomstergården</h1><p>{name}, {street}, {post}</p>', beside([60, buyer('Till')], [40, two('Faktura=number;Datum=issue;Betala senast=due')]), remark, goods('<Vara=name;>Antal=qty;<Enhet=unit;>Pris=price;>Kr=sum'), two('Exkl. moms=net;Moms {rate} %=@vat;Öresavrundning=rounding;<b>Att betala</b>=payable', 'two end'), '<p>Bankgiro {bg}<br>Org.nr {org}<br>Momsreg.nr {vatno}<br>Vi har F-skatt</p>'),
  },
  {
    id: 'aa48-tryckeri', producer: 'words', hard: 'word by word; an order text and charges', credits: 1,
    seller: { firm: firm('Lokaltryck Gripen AB', 'Spelhagsvägen 9, 611 31 Nyköping'), goods: house.print, lines: [1, 3], code: 4, number: (n) => String(18_220 + n), charges: [['Emballage och frakt', 16500, 25]] },
    draw: inked(sv, { size: 9 }, put(40, 50, 'lokaltryck gripen', { font: 'bold', size: 16 }), put(555, 50, '{word} {number}', { font: 'bold', size: 13, align: 'r' }), rule(40, 555, 60, 1.5), put(40, 82, 'Beställare|{bname}|{bstreet}|{bpost}'), side(340, 440, 82, 'Fakturadatum=issue;Förfallodatum=due;Kundnr=customer;Ordernr=order;Kredit för=about'), put(40, 150, '{remark}'), rows(180, '40<Art=nr;80<Produkt=name;330>Upplaga=qty;338<Enh=unit;440>À-pris=price;555>Summa=sum', { ruled: true, charges: true, step: 16 }), after(80, side(400, 555, 14, 'Netto=net;Moms {rate} %=@vat;Att betala=payable', { right: true, boldLast: true, step: 15 })), put(40, 800, '{name}  {street}  {post}  Org.nr {org}  Momsreg.nr {vatno}  Bankgiro {bg}  F-skatt', { size: 7.5 })),
  },
  {
    id: 'aa49-knivslip', producer: 'writer', hard: 'a sole trader’s letter; no sum of VAT beside the rate', credits: 0,
    seller: { firm: firm('Eggens Knivslip', 'Träffgatan 2, 611 37 Nyköping', single('580902', 'Eggens')), goods: house.knives, lines: [1, 3], number: (n) => String(70 + n), terms: 10 },
    draw: leaf(manner('bare', words), 'td,th,p{font-family:"Liberation Serif";font-size:12pt}', '<p align="center"><b>{name}</b><br>{street}, {post}<br>{phone}</p><p>&nbsp;</p><p>', buyer(), '</p><p><b>{word} nr {number}</b>, {issue}</p>', remark, goods('<Slipat=name;>Antal=qty;<Enhet=unit;>Styck=price;>Kronor=sum'), '<p>Summa {net}, moms {rate} % {tax}, att betala <b>{payable} kr</b> senast {due} på plusgiro {pg}.</p><p>Org.nr {org}. Momsreg.nr {vatno}. Godkänd för F-skatt.</p>'),
  },
  {
    id: 'aa50-agg-bonde', producer: 'calc', hard: 'a farm’s spreadsheet with the unit first', credits: 0,
    seller: { firm: firm('Ekeby Gård Ägg & Lamm', 'Ekeby 1, 611 96 Stigtomta', single('760711', 'Ekeby')), goods: food.farm, lines: [2, 5], coarse: true, number: (n) => `F${100 + n}`, terms: 14 },
    draw: ark(manner('bare', shortDashed), [230, 70, 80, 100, 100], '<Vara=name;<Enhet=unit;>Antal=qty;>Pris=price;>Belopp=sum', 'Summa=net;Moms {rate} %=@vat;Att betala=payable', [['Ekeby Gård Ägg &amp; Lamm', '', '', '{word}', '{number}'], ['{street}, {post}', '', '', 'Datum', '{issue}'], ['Tel {phone}', '', '', 'Betalas', '{due}'], ['{remark}'], ['Kund'], ['{bname}'], ['{bstreet}'], ['{bpost}'], [''], 'goods', [''], 'sums', [''], ['Bg {bg}   Org.nr {org}'], ['Moms {vatno}   F-skatt']]),
  },
  {
    id: 'aa51-torghandel', producer: 'kerned', hard: 'a typed note of a stall; quantity first', credits: 0,
    seller: { firm: firm('Torgbodens Frukt & Grönt', 'Stora Torget 2, 611 32 Nyköping', single('830125', 'Torgboden')), goods: food.greens, lines: [2, 5], coarse: true, number: (n) => String(820 + n), terms: 7, whole: true },
    draw: inked(manner('bare', slashed), { size: 11, font: 'mono' }, put(60, 70, '{name}|{street}|{post}|Tel {phone}'), put(60, 150, '{WORD} {number}', { font: 'monobold', size: 14 }), put(60, 175, 'Datum {issue}     Betalas {due}'), put(60, 200, 'Till {bname}|{bstreet}|{bpost}|{remark}', { size: 10 }), rows(270, '105>Antal=qty;112<Enh=unit;170<Vara=name;450>Pris=price;540>Kr=sum', { ruled: true, style: { size: 10 }, step: 17 }), after(100, side(330, 540, 14, 'Summa=net;Moms {rate} %=@vat;Avrundning=rounding;Att betala=payable', { right: true, step: 16 })), put(60, 760, 'Bankgiro {bg}|Org.nr {org}  Moms {vatno}  F-skatt', { size: 10 })),
  },
  {
    id: 'aa52-arbetsklader', producer: 'weasyprint', hard: 'sizes below the names; facts at the left, buyer at the right', credits: 1,
    seller: { firm: firm('Kockstil Profilkläder AB', 'Skaraborgsvägen 21, 506 30 Borås'), goods: house.textile, lines: [2, 4], code: 6, number: (n) => String(88_430 + n), charges: [['Frakt', 9900, 25]], discounts: [1000] },
    draw: leaf(sp, '.lines{margin:5mm 0}.lines th{background:#000;color:#fff;padding:1.5mm}.lines td{border-bottom:.4pt solid #999;padding:1.5mm}', '<p class="big">KOCKSTIL</p>', beside([50, two('Fakturanr=number;Fakturadatum=issue;Förfallodatum=due;Kundnr=customer;Ordernr=order;Kredit på faktura=about', 'plain')], [50, buyer('Faktureringsadress')]), '<h2>{word}</h2>', remark, goods('<Artnr=nr;<Produkt=name;>Antal=qty;<Enh=unit;>Pris=price;>Rab. %=disc0;>Summa=sum', { under: 'Storlek blandat, färg svart' }), two('Delsumma=lineNet;=@charges;Exkl. moms=net;Moms {rate} %=@vat;<b>Att betala</b>=payable', 'two end'), '<p class="small" style="margin-top:20mm">{name} · {street} · {post} · {phone} · Org.nr {org} · Momsreg.nr {vatno} · Bankgiro {bg} · Godkänd för F-skatt</p>'),
  },
  {
    id: 'aa53-koksutrustning', producer: 'cairo', hard: 'a small VAT table below; discounts; wrapped names', credits: 1,
    seller: { firm: firm('Restaurangteknik Mellansverige AB', 'Fräsargatan 12, 702 32 Örebro'), goods: house.kitchen, lines: [3, 7], code: coded('RT', 5), number: (n) => String(640_100 + n), discounts: [500, 1000, 2000], charges: [['Frakt', 24900, 25]] },
    draw: inked(manner('dotted', iso), { size: 8.5 }, put(40, 50, 'RESTAURANGTEKNIK', { font: 'bold', size: 14 }), put(40, 64, 'Mellansverige AB'), put(320, 50, '{word}', { font: 'bold', size: 14 }), side(320, 420, 70, 'Fakturanummer=number;Fakturadatum=issue;Kundnummer=customer;Ordernummer=order;Leveransdatum=delivered;Förfallodatum=due;Krediterar=about', { step: 12 }), put(40, 105, '{bname}|{bstreet}|{bpost}', { size: 10 }), put(40, 158, '{remark}'), rows(185, '40<Artikelnr=nr;100<Benämning=name;300>Antal=qty;306<Enhet=unit;390>Pris=price;440>Rab. %=disc;555>Belopp=sum', { ruled: true, step: 16, wrap: 24 }), after(110, side(380, 555, 16, 'Summa=lineNet;=@charges;Netto=net;Moms {rate} %=@vat;Att betala=payable', { right: true, boldLast: true })), rule(40, 555, 770), put(40, 784, '{name}, {street}, {post}, {phone}|Org.nr {org}   Momsreg.nr {vatno}   Bankgiro {bg}   Godkänd för F-skatt', { size: 7.5 })),
  },
  {
    id: 'aa54-honung-app', producer: 'chromium', hard: 'a telephone app: name and number of pieces on two rows of a cell', credits: 0,
    seller: { firm: firm('Bikupan i Bergshammar', 'Bergshammarsvägen 40, 611 98 Nyköping', single('900530', 'Bikupan')), goods: food.farm.slice(2), coarse: true, lines: [1, 3], number: (n) => String(15 + n), terms: 14 },
    draw: leaf(manner('swedish', abbreviated), 'body{font-family:"DejaVu Sans";font-size:9pt}.lines{margin:5mm 0}.lines th{display:none}.lines td{border-bottom:.4pt solid #ccc;padding:2mm 0}', '<h2>{name}</h2><p>{street}<br>{post}<br>{phone}</p><hr>', '<p class="big">{word} {number}</p>', beside([50, buyer('Till')], [50, said('Datum=issue;Förfallodatum=due')]), remark, goods('<Vara=name;>Antal=qu;>Pris=pu;>Summa=sum'), two('Netto=net;Moms {rate} %=@vat;<b>Att betala, kr</b>=payable', 'two end'), '<p>Betala till bankgiro {bg}. Org.nr {org}. Momsreg.nr {vatno}. Godkänd för F-skatt.</p>'),
  },
  {
    id: 'aa55-webbshop-kok', producer: 'fpdf', hard: 'a shop on the net; paid by invoice, order number first', credits: 1,
    seller: { firm: firm('Porslinsbutiken Online Norden AB', 'Företagsvägen 14, 227 61 Lund'), goods: house.kitchen, lines: [1, 4], code: coded('PB', 7), number: (n) => String(100_026_400 + n), terms: 14, charges: [['Hemleverans', 14900, 25]] },
    draw: inked(sv, { size: 9 }, put(40, 60, 'porslinsbutiken', { font: 'bold', size: 20 }), put(555, 52, 'Kundtjänst|{mail}|{phone}', { align: 'r', size: 8 }), put(40, 110, '{word}', { font: 'bold', size: 15 }), side(40, 140, 130, 'Ordernummer=order;Fakturanummer=number;Fakturadatum=issue;Förfallodatum=due;Krediterar=about'), put(330, 110, 'Fakturaadress', { font: 'bold' }), put(330, 124, '{bname}|{bstreet}|{bpost}|{remark}'), rows(215, '40<Produkt=name;270<Artikelnr=nr;400>Antal=qty;408<=unit;470>Pris=price;555>Summa=sum', { band: 0.9, step: 20, lined: true }), after(120, side(360, 555, 14, 'Delsumma=lineNet;=@charges;Summa exkl. moms=net;Moms {rate} %=@vat;Totalsumma=payable', { right: true, boldLast: true, step: 15 })), put(40, 790, '{name}, {street}, {post}|Org.nr {org}, momsreg.nr {vatno}, godkänd för F-skatt. Bankgiro {bg}, OCR {ocr}', { size: 8 })),
  },
  {
    id: 'aa56-kontor-webb', producer: 'wkhtmltopdf', hard: 'a shop’s grid: VAT of each row in money is not shown; net prices', credits: 0,
    seller: { firm: firm('Engångs & Emballage Direkt AB', 'Hantverksvägen 5, 436 33 Askim'), goods: house.paper, lines: [2, 6], code: coded('EE-', 4), number: (n) => `INV${30_300 + n}`, terms: 30, charges: [['Frakt DHL', 17900, 25]] },
    draw: leaf(manner('point', iso), 'body{font-size:13pt}.small,.k{font-size:10pt}table.lines td,table.lines th{border:.5pt solid #bbb;padding:1.5mm}.lines{margin:5mm 0}.two td{padding:.8mm 2mm}', '<table class="full"><tr><td><b style="font-size:20pt">Engångs &amp; Emballage Direkt</b></td><td class="r"><b>{WORD} {number}</b><br>{issue}</td></tr></table><br>', beside([33, '<b>Säljare</b><br>{name}<br>{street}<br>{post}'], [33, '<b>Köpare</b><br>', buyer()], [34, said('Kundnr=customer;Order=order;Förfaller=due')]), remark, goods('<SKU=nr;<Produkt=name;>Antal=qty;<Enhet=unit;>Pris exkl. moms=price;>Moms %=rate;>Radsumma=sum'), two('Delsumma=lineNet;=@charges;Totalt exkl. moms=net;Moms=tax;<b>Att betala SEK</b>=payable', 'two end'), '<p class="small">Bankgiro {bg} · Org.nr {org} · VAT {vatno} · Godkänd för F-skatt</p>'),
  },
];
