/** Breweries, wine importers and what else is poured. */
import { dotted, words } from '../days.ts';
import { firm } from '../q/firms.ts';
import { htmlForm, sheetForm } from './form.ts';
import { style } from './kit.ts';
import type { LayoutW } from './orders.ts';
import { beer, coffee, soft, type Ware, wine } from './wares.ts';

const sp = style('space');
const bare = style('bare');
const point = style('point', dotted);
const long = style('swedish', words);

/** A deposit of each crate, keg and tray. */
const deposit = ({ unit, rate }: Ware): Ware | undefined => {
  const price = { fat: '300.00', back: '42.00', flak: '48.00' }[unit];
  return price === undefined ? undefined : { name: `Pant ${unit} ${rate === 25 ? 'öl' : 'dryck'}`, unit: 'st', price, rate, pack: '' };
}; // prettier-ignore

export const drinks: readonly LayoutW[] = [
  {
    id: 'w23-bryggeri-pant', producer: 'reportlab-embedded', hard: 'deposits below each ware, two rates, returns', credits: 1,
    seller: { firm: firm('Lindö Bryggeri & Depå AB', 'Lindövägen 65, 602 28 Norrköping'), wares: [...beer, ...soft], lines: [6, 11], code: 5, number: (n) => `L${55_010 + n}`, returns: 15, deposit },
    draw: sheetForm(sp, { look: { size: 8.5 }, head: [['text', 40, 54, 'LINDÖ', { font: 'serifbold', size: 26 }], ['text', 40, 68, 'bryggeri & depå'], ['to', 40, 110, { size: 10 }], ['text', 350, 54, '[[title Faktura|Kreditfaktura]]', { font: 'bold', size: 15 }], ['list', 350, 76, 'Fakturanummer:number|Fakturadatum:issue|Förfallodatum:due|Kundnummer:customer|Leveransdatum:delivered|Krediterar:about', 95]], cols: '40 Art:code|85 Produkt:name|310 Antal:qty>|318 Förp:unit|400 Pris:price>|450 Moms:rate>|555 Summa:sum>', top: 185, isRuled: true, foot: [['line', 330, 2, 555], ['sums', 330, 555, 16, 'Summa exkl. moms:net|Moms {r} % av {b}:vats|Momsbelopp:tax|Att betala SEK:payable'], ['text', 40, 84, '[[firm]], [[street]], [[post]]   Tel [[phone]]¶Bankgiro [[bg]]   Org.nr [[org]]   Momsreg.nr [[vat]]   Godkänd för F-skatt', { size: 7.5 }]] }),
  },
  {
    id: 'w24-mikrobryggeri', printing: { omits: ['taxTotal'] }, producer: 'skia', hard: 'a small brewery’s cloud program; recipient above the sender', credits: 1,
    seller: { firm: firm('Dimbank Ölverk AB', 'Gamla Varvet 4, 444 31 Stenungsund'), wares: beer, lines: [2, 5], number: (n) => `2026-${118 + n}`, terms: 20, deposit: ({ unit }) => unit === 'fat' ? { name: 'Pant KeyKeg', unit: 'st', price: '150.00', rate: 25, pack: '' } : undefined },
    draw: sheetForm(sp, { head: [['to', 50, 60, { size: 11 }], ['line', 50, 100, 545], ['text', 50, 116, 'Från [[firm]], [[street]], [[post]], org.nr [[org]]', { size: 8 }], ['text', 545, 60, '[[title Faktura|Kreditfaktura]] [[number]]', { font: 'bold', size: 12, align: 'r' }], ['list', 50, 140, 'Datum:issue|Betala senast:due|Avser faktura:about', 80]], cols: '50 Öl:name|330 Antal:qu>|420 Pris/st:price>|545 Totalt:sum>', top: 210, step: 17, foot: [['sums', 350, 545, 14, 'Netto:net|Moms {r} % ({b}):vats|Att betala:payable'], ['text', 50, 100, 'BG [[bg]] · VAT [[vat]] · F-skatt · Punktskatt ingår i priset', { size: 8 }]] }),
  },
  {
    id: 'w25-vinimport', producer: 'driver', hard: 'days with points, figures with a point; a long terms text', credits: 1,
    seller: { firm: firm('Kirsch & Allard Vinimport AB', 'Östra Hamngatan 50 B, 411 09 Göteborg'), wares: wine, lines: [3, 7], code: 5, number: (n) => `KA${9_470 + n}`, charges: [['Fraktkostnad', 29000, 25]] },
    draw: sheetForm(point, { look: { font: 'serif' }, head: [['text', 297, 56, 'KIRSCH & ALLARD', { font: 'serifbold', size: 16, align: 'c' }], ['text', 297, 70, 'vin sedan 1987', { align: 'c' }], ['to', 60, 110, { size: 10.5 }], ['sums', 340, 535, 110, 'Faktura:number|Datum:issue|Förfaller:due|Kund:customer|Krediterad faktura:about'], ['text', 60, 100, '[[title FAKTURA|KREDITNOTA]]', { size: 7 }]], cols: '60 Nr:code|105 Vin:name|310 Fl:qty>|330 Kolli:pack|430 Kr/fl:price>|535 Kronor:sum>', top: 200, step: 16, foot: [['sums', 360, 535, 16, 'x:charges|Nettobelopp:net|Mervärdesskatt 25 %:tax|Summa att betala:payable'], ['text', 60, 100, 'Betalning inom 30 dagar. Efter förfallodagen debiteras ränta med 2 % per månad.¶Reklamation inom 8 dagar. Varan förblir vår egendom tills den är betald.', { size: 7.5 }], ['text', 60, 140, '[[firm]] · [[street]] · [[post]] · Bankgiro [[bg]] · [[vat]] · Godkänd för F-skatt', { size: 7.5 }]] }),
  },
  {
    id: 'w26-lask-veckor', producer: 'runs', hard: 'delivery days in the rows', credits: 1,
    seller: { firm: firm('Porla Läskedryck AB', 'Källvägen 1, 695 94 Finnerödja'), wares: soft, lines: [3, 7], code: 4, number: (n) => String(70_280 + n), deposit },
    draw: sheetForm(bare, { head: [['text', 40, 50, '[[firm]]', { font: 'bold', size: 13 }], ['text', 40, 64, '[[street]], [[post]]'], ['list', 40, 90, 'Fakturanr:number|Fakturadatum:issue|Att betalas senast:due|Kredit på:about', 90], ['text', 340, 80, '[[title SAMLINGSFAKTURA|KREDITFAKTURA]]', { font: 'bold' }], ['to', 340, 100]], cols: '40 Lev.datum:came|100 Nr:code|130 Dryck:name|340 Antal:qty>|346 :unit|430 À:price>|470 Moms:tight>|555 Belopp:sum>', top: 170, foot: [['line', 40, 0, 555], ['sums', 380, 555, 14, 'Netto:net|Moms {r}%:vats|Totalt:payable'], ['text', 40, 14, 'Plusgiro [[pg]]¶Bankgiro [[bg]]¶Org.nr [[org]]¶Moms [[vat]]', { size: 8 }]] }),
  },
  {
    id: 'w27-kaffe-prenumeration', printing: { omits: ['taxTotal'] }, producer: 'chromium', hard: 'prepaid in part: what is left to pay', credits: 1,
    seller: { firm: firm('Guji Kafferi i Lund AB', 'Bytaregatan 6, 222 21 Lund'), wares: coffee, lines: [3, 6], code: 4, number: (n) => `GK-${6_110 + n}`, terms: 10, prepaid: 40n },
    draw: htmlForm(long, 'body{font-family:"URW Gothic",sans-serif;font-size:9.5pt}.lines td{border-bottom:.5pt dotted #999;padding:4pt}.pairs{margin:5mm 0 0 auto}', '<h1>guji kafferi</h1>[[remark]]<p>[[title Faktura|Kreditfaktura]] <b>[[number]]</b> den [[issue]]</p><p>[[lined Avser faktura:about|Kundnummer:customer]]</p><p>[[to]]</p>[[rows Artikel:code|Vara:name|Antal:qty>|Enhet:unit|Pris:price>|Moms:rate>|Summa:sum>]][[pairs Summa exkl. moms:net|Moms {r} %:vats|Summa inkl. moms:gross|Erhållet förskott:prepaid|Kvar att betala:payable]]<p>Betalas till bankgiro [[bg]] senast [[due]].</p><p class="small">[[firm]], [[street]], [[post]], org.nr [[org]], momsreg.nr [[vat]], godkänd för F-skatt</p>'),
  },
  {
    id: 'w28-depa-fatol', producer: 'stretched', hard: 'codes joined to the name in one cell', credits: 1,
    seller: { firm: firm('Västerbottens Ölutkörning AB', 'Formvägen 9, 906 21 Umeå'), wares: [...beer, ...soft.slice(2)], lines: [4, 9], code: 4, number: (n) => String(33_190 + n), terms: 15, deposit },
    draw: sheetForm(bare, { look: { size: 8.5 }, head: [['text', 555, 46, '[[firm]]¶[[street]]¶[[post]]¶Tel [[phone]]', { align: 'r' }], ['text', 40, 46, '[[title Faktura|Kredit]] [[number]]', { font: 'bold', size: 14 }], ['list', 40, 70, 'Datum:issue|Förfaller:due|Kund:customer|Avser:about', 60], ['to', 40, 130, { size: 10 }]], cols: '40 Vara:numbered|310 Antal:qty>|316 Förp:unit|400 Pris:price>|450 Moms %:bare>|555 Summa kr:sum>', top: 190, isRuled: true, foot: [['sums', 380, 555, 14, 'Varor och pant:net|Moms {r} %:vats|Moms:tax|Att betala:payable'], ['text', 40, 14, 'Bg [[bg]]¶Org.nr [[org]]¶Momsnr [[vat]]¶F-skattebevis', { size: 8 }]] }),
  },
]; // prettier-ignore
