/** Further programs' pages: a name as a picture, a column at the side, rests, boxes beside weights, a form's foot. */
import { dotted, iso, shortDashed } from '../days.ts';
import { picture } from '../html.ts';
import { manner } from './facts.ts';
import { firm } from './firms.ts';
import * as drink from './goods-drink.ts';
import * as food from './goods-food.ts';
import * as house from './goods-house.ts';
import { after, cells, frame, inked, put, rates, rows, rule, shade, side } from './ink.ts';
import { beside, buyer, goods, leaf, remark, two } from './leaf.ts';
import { coded, type LayoutAA } from './ledger.ts';

const logo = await picture('Gnesta Gårdskött', '#5a3d1c');

// prettier-ignore
export const more: readonly LayoutAA[] = [
  {
    id: 'aa71-bildnamn', producer: 'chromium', hard: 'the sender’s name is a picture alone', credits: 0, printing: { isNameless: true },
    seller: { firm: firm('Gnesta Gårdskött AB', 'Frustunavägen 14, 646 35 Gnesta'), goods: food.meat, lines: [2, 6], code: 4, number: (n) => String(5_310 + n), terms: 15, coarse: true },
    draw: leaf(manner('swedish'), '.lines{margin:6mm 0}.lines th{border-bottom:1pt solid #5a3d1c}.lines td{padding:1.3mm 1mm}', beside([55, `<img src="${logo}" style="width:75mm">`], [45, '<h2>{word}</h2>', two('Nummer=number;Datum=issue;Förfallodatum=due;Kundnummer=customer', 'plain')]), '<div class="gap"></div>', buyer(), remark, goods('<Nr=nr;<Styckdetalj=name;>Vikt=qty;<Enhet=unit;>Kilopris=price;>Summa=sum'), two('Netto=net;Moms {rate} %=@vat;<b>Att betala</b>=payable', 'two end'), '<p class="small">{street}, {post} · Org.nr {org} · Momsreg.nr {vatno} · Bankgiro {bg} · Godkänd för F-skatt</p>'),
  },
  {
    id: 'aa72-sidospalt', producer: 'cairo', hard: 'the facts in a shaded column at the left side', credits: 1,
    seller: { firm: firm('Skördefolket Ekogrossist AB', 'Tegelbruksvägen 7, 640 32 Malmköping'), goods: [...food.greens, ...food.dairy], lines: [4, 9], code: 5, number: (n) => String(26_400 + n), terms: 20, coarse: true },
    draw: inked(manner('swedish'), { size: 8.5 }, shade(0, 0, 150, 842, 0.92), put(20, 60, 'skörde-|folket', { font: 'bold', size: 20, step: 22 }), cells(16, 120, [120], 'Fakturanummer=number', { frame: false, size: 10 }), cells(16, 150, [120], 'Fakturadatum=issue', { frame: false, size: 10 }), cells(16, 180, [120], 'Förfallodatum=due', { frame: false, size: 10 }), cells(16, 210, [120], 'Kundnummer=customer', { frame: false, size: 10 }), cells(16, 240, [120], 'Er referens=ref', { frame: false, size: 10 }), cells(16, 270, [120], 'Krediterar faktura=about', { frame: false, size: 10 }), put(20, 640, '{name}|{street}|{post}||Org.nr|{org}|Momsreg.nr|{vatno}|Bankgiro|{bg}|Godkänd för F-skatt', { size: 8 }), put(170, 60, '{word}', { size: 20 }), put(170, 100, '{bname}|{bstreet}|{bpost}', { size: 10 }), put(170, 155, '{remark}', { font: 'bold' }), rows(185, '170<Artnr=nr;210<Vara=name;400>Antal=qty;405<Enh=unit;480>Pris=price;565>Belopp=sum', { ruled: true, step: 16 }), after(80, side(420, 565, 12, 'Netto=net;Moms {rate} %=@vat;Att betala=payable', { right: true, boldLast: true, step: 15 }))),
  },
  {
    id: 'aa73-restorder', producer: 'reportlab', hard: 'ordered beside delivered; the article number after the name', credits: 1,
    seller: { firm: firm('Caterservice Kust & Land AB', 'Lagervägen 9, 611 45 Nyköping'), goods: [...food.frozen, ...house.paper], lines: [6, 12], code: coded('', 6), number: (n) => String(700_840 + n), discounts: [300, 700], charges: [['Fraktavgift', 19500, 25]] },
    draw: inked(manner('space', shortDashed), { size: 8 }, put(36, 46, 'CATERSERVICE KUST & LAND AB', { font: 'bold', size: 11 }), put(36, 58, '{street}, {post}, tel {phone}', { size: 7.5 }), put(559, 46, '{WORD}', { font: 'bold', size: 13, align: 'r' }), frame(36, 70, 300, 140), put(44, 84, 'Fakturaadress', { size: 6.5 }), put(44, 98, '{bname}|{bstreet}|{bpost}', { size: 9 }), frame(300, 70, 559, 140), side(308, 400, 83, 'Fakturanr=number;Fakturadatum=issue;Förfallodatum=due;Kundnr / ordernr={customer} / {order};Gäller fakt.=about', { step: 12 }), put(36, 154, '{remark}', { font: 'bold' }), rows(172, '36<Benämning=name;220<Artnr=nr;300>Best.=qty;340>Lev.=qty;346<Enh=unit;420>Pris=price;455>Rab%=disc;490>Moms=rate;559>Belopp=sum', { band: 0.88, step: 14 }), after(110, rates(18, [90, 170, 240], ['Moms %', 'Underlag', 'Moms kr']), side(380, 559, 18, 'Varubelopp=lineNet;=@charges;Summa netto=net;Summa moms=tax;Att betala SEK=payable', { right: true, boldLast: true, step: 13 })), rule(36, 559, 780), put(36, 792, 'Org.nr {org}   Momsreg.nr {vatno}   Godkänd för F-skatt   Bankgiro {bg}   OCR {ocr}', { size: 7 })),
  },
  {
    id: 'aa74-kolli-vikt', producer: 'skia', hard: 'boxes beside the weight; one decimal', credits: 0,
    seller: { firm: firm('Vilt & Fågel i Flen AB', 'Södra Järnvägsgatan 3, 642 37 Flen'), goods: food.meat.filter(({ unit }) => unit === 'kg'), lines: [3, 7], code: 3, number: (n) => `VF${610 + n}`, terms: 10, coarse: true, whole: true },
    draw: inked(manner('bare', dotted, { least: 2 }), { size: 9, font: 'serif' }, put(297, 56, 'Vilt & Fågel i Flen AB', { font: 'serifbold', size: 20, align: 'c' }), put(297, 72, '{street} – {post} – {phone}', { align: 'c', size: 8.5 }), rule(40, 555, 84), put(40, 110, '{word} {number}', { font: 'serifbold', size: 13 }), side(40, 120, 130, 'Datum=issue;Lev.dag=delivered;Förfaller=due'), put(340, 110, '{bname}|{bstreet}|{bpost}', { size: 10 }), put(340, 165, '{remark}'), rows(205, '40<Nr=nr;70<Vara=name;300>Kolli=boxes;370>Vikt=qty;378<Enhet=unit;455>Pris=price;555>Summa=sum', { ruled: true, step: 16 }), after(100, side(390, 555, 14, 'Summa=net;Moms {rate} %=@vat;Öresavrundning=rounding;Att betala=payable', { right: true, boldLast: true, step: 15 })), put(297, 790, 'Bankgiro {bg}  –  Org.nr {org}  –  Momsreg.nr {vatno}  –  F-skatt', { align: 'c', size: 8 })),
  },
  {
    id: 'aa75-formular-fot', producer: 'driver', hard: 'an accounting program’s form: sums in a grid at the foot of the page', credits: 1,
    seller: { firm: firm('Hotell- & Krogdryck Bergslagen AB', 'Industrigatan 3, 693 35 Degerfors'), goods: [...drink.wine, ...drink.kombucha], lines: [4, 8], code: coded('HK', 4), number: (n) => String(3_450 + n), whole: true, negative: true, charges: [['Frakt', 35000, 25]] },
    draw: inked(manner('swedish', iso), { size: 9 }, put(40, 56, '{name}', { font: 'bold', size: 13 }), put(310, 56, '{word}', { font: 'bold', size: 16 }), cells(310, 66, [80, 80, 85], 'Fakturadatum=issue;Fakturanr=number;OCR=ocr', { frame: false, small: 7 }), put(310, 112, '{bname}|{bstreet}|{bpost}', { size: 10 }), side(40, 130, 112, 'Kundnr=customer;Er referens=ref;Betalningsvillkor={terms} dagar;Förfallodatum=due;Avser faktura=about'), put(310, 165, '{remark}'), rows(205, '40<Art.nr=nr;90<Benämning=name;330>Lev ant=qty;338<Enhet=unit;430>À-pris=price;465>Moms=rate;555>Summa=sum', { ruled: true, charges: true, step: 15 }), rule(40, 555, 680), rates(694, [80, 160, 230], ['Moms', 'Momsunderlag', 'Momsbelopp']), cells(300, 682, [80, 85, 90], 'Exkl. moms=net;Moms kr=tax;ATT BETALA=payable', { align: 'r', size: 10 }), put(310, 722, '[Öresutjämning {rounding}]', { size: 8 }), rule(40, 555, 740), put(40, 754, 'Adress|{street}|{post}', { size: 8 }), put(200, 754, 'Telefon|{phone}', { size: 8 }), put(320, 754, 'Bankgiro|{bg}', { size: 8 }), put(430, 754, 'Organisationsnr|{org}|Momsreg.nr {vatno}|Godkänd för F-skatt', { size: 8 })),
  },
];
