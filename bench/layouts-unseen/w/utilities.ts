/** Power, gas, water, rent, telephones and what else comes each month. */
import { words } from '../days.ts';
import { firm } from '../q/firms.ts';
import { who, word } from '../q/kit.ts';
import { htmlForm, sheetForm } from './form.ts';
import { facts, style } from './kit.ts';
import { troff } from './kit-text.ts';
import type { LayoutW } from './orders.ts';
import {
  cover,
  gas,
  linen,
  music,
  pest,
  phone,
  power,
  rent,
  staff,
  terminal,
  water,
} from './wares-services.ts';

const sv = style('swedish');
const sp = style('space');
const bare = style('bare');
const long = style('space', words);

export const utilities: readonly LayoutW[] = [
  {
    id: 'w29-el', producer: 'letters', hard: 'electricity: the sum in a band above the rows; prices of four decimals', credits: 1,
    seller: { firm: firm('Västhamn Energi AB', 'Kraftgatan 2, 451 50 Uddevalla'), wares: power, lines: [4, 6], isListed: true, number: (n) => String(880_410_220 + n), much: 4200 },
    draw: sheetForm(sp, { head: [['text', 40, 56, '[[firm]]', { font: 'bold', size: 16 }], ['to', 330, 110, { size: 10 }], ['text', 40, 110, '[[title Elfaktura|Kreditfaktura]]', { size: 14 }], ['list', 40, 132, 'Fakturanummer:number|Fakturadatum:issue|Kundnummer:customer|Anläggning=735 999 104 220 118 402|Krediterar:about', 90], ['box', 40, 220, 555, 250, 0.9], ['text', 50, 239, 'Att betala [[payable]] kr   senast [[due]]', { font: 'bold', size: 12 }], ['text', 40, 275, 'Så här har vi räknat', { font: 'bold' }]], cols: '40 Avser:name|300 Mängd:qty>|306 Enhet:unit|410 Pris kr:price>|555 Belopp kr:sum>', top: 296, isRuled: true, remark: [40, 205], foot: [['sums', 330, 555, 14, 'Summa exklusive moms:net|Moms 25 %:tax|Summa inklusive moms:payable'], ['text', 40, 90, 'Bankgiro [[bg]]   OCR [[ocr]]¶Org.nr [[org]]   Momsreg.nr [[vat]]   [[street]], [[post]]', { size: 8 }]] }),
  },
  {
    id: 'w30-gasol', producer: 'flipped', hard: 'gas bottles with rent per day', credits: 1,
    seller: { firm: firm('Flaskgas i Bergslagen AB', 'Hyttgatan 14, 781 70 Borlänge'), wares: gas, lines: [3, 6], code: 5, number: (n) => `B${40_990 + n}`, terms: 20, charges: [['Utkörning', 39500, 25]] },
    draw: sheetForm(bare, { head: [['text', 40, 52, '[[title FAKTURA|KREDITFAKTURA]]', { font: 'bold', size: 18 }], ['text', 380, 46, '[[firm]]¶[[street]]¶[[post]]¶[[phone]]'], ['list', 40, 78, 'Nummer:number|Datum:issue|Förfaller:due|Kund:customer|Avser:about', 60], ['to', 200, 120]], cols: '40 Nr:code|90 Artikel:name|300 Antal:qty>|306 Enhet:unit|400 Pris:price>|555 Summa:sum>', top: 180, foot: [['line', 40, 0, 555], ['sums', 400, 555, 14, 'x:charges|Netto:net|Moms:tax|Att betala:payable'], ['text', 40, 30, 'Bankgiro [[bg]]¶Orgnr [[org]]¶Momsregnr [[vat]]¶Godkänd för F-skatt', { size: 8 }]] }),
  },
  {
    id: 'w31-vatten', producer: 'arrays', hard: 'water and refuse; labels at the right of their values', credits: 1,
    seller: { firm: firm('Sjöbygdens Vatten & Renhållning AB', 'Verksgatan 1, 641 30 Katrineholm'), wares: water, lines: [4, 8], isListed: true, number: (n) => String(40_110_680 + n) },
    draw: sheetForm(sp, { look: { size: 8.5 }, head: [['text', 40, 50, '[[firm]]', { font: 'bold', size: 13 }], ['text', 130, 90, '[[number]]¶[[issue]]¶[[due]]¶[[customer]]', { align: 'r' }], ['text', 136, 90, 'fakturanummer¶fakturadatum¶förfallodatum¶kundnummer', { size: 8.5 }], ['text', 40, 72, '[[title Faktura|Kreditfaktura]]', { size: 12 }], ['list', 40, 140, 'Krediterar faktura:about', 100], ['to', 330, 110, { size: 10 }]], cols: '40 Tjänst:name|270 Antal:qty>|276 Enhet:unit|380 Pris:price>|430 Moms:rate>|555 Belopp:sum>', top: 180, isRuled: true, remark: [330, 90], bottom: 600, foot: [['sums', 380, 555, 14, 'Summa:net|Moms 25 %:tax|Att betala:payable'], ['text', 40, 14, 'Org.nr [[org]]¶Momsreg.nr [[vat]]¶Tel [[phone]]'], ['slip', 700]] }),
  },
  {
    id: 'w32-hyra', producer: 'groff-gs', hard: 'rent for a quarter, tabulators, no heads over the amounts', seller: { firm: firm('Kvarteret Boktryckaren Fastigheter AB', 'Box 210, 581 02 Linköping'), wares: rent, lines: [3, 5], isListed: true, number: (n) => `7702-${310 + n}` },
    draw: (p) => troff([
      '.ft HB', `${p.supplier.name}`, '.ft HR', `${p.supplier.street}, ${p.supplier.post}`, '.sp 1', '.ps 15', word(p, 'Hyresavi och faktura', 'Kreditfaktura'), '.ps 10', '.sp 1',
      ...who(p.buyer).map((text) => `\t\t${text}`), '.sp 1', ...facts(p, sp, 'Fakturanummer:number|Fakturadatum:issue|Förfallodag:due|Kontrakt:customer').map(([a, b]) => `${a}\t${b}`), '.sp 1', p.remark ?? 'Avser nästa kvartal', '.sp 0.5',
      '.ta 8cR 11cR 14cR 17cR', 'Specifikation\tAntal\tEnhet\tPris\tKronor', ...p.lines.map((l) => `${l.name}\t${sp.f.quantity(l.quantity)}\t${l.unit}\t${sp.f.price(l.price)}\t${sp.f.money(l.sum)}`), '.sp 0.5',
      ...facts(p, sp, 'Summa exkl. moms:net|Moms 25 %:tax|Att betala:payable').map(([a, b]) => `${a}\t\t\t\t${b}`), '.sp 2', `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}`, `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt`,
    ], ['.ft HR', '.ps 10', '.vs 14', '.ta 4c 9c'], '-'),
  },
  {
    id: 'w33-telefon', producer: 'chromium', hard: 'telephone: a summary on page 1, the rows on page 2', credits: 1,
    seller: { firm: firm('Tretton Nät & Telefoni AB', 'Lindhagensgatan 90, 112 18 Stockholm'), wares: phone, lines: [4, 8], isListed: true, number: (n) => String(9_110_402_010 + n), charges: [['Fakturaavgift', 3900, 25]] },
    draw: htmlForm(sv, '.big{background:#efe8ff;padding:8pt;font-size:13pt;margin:8mm 0}.lines th{border-bottom:1pt solid #639}.lines td{padding:4pt}.two{page-break-before:always}.pairs{width:60%}', '<h1 style="color:#639">tretton</h1>[[remark]]<table width="100%"><tr><td width="50%">[[title Faktura|Kreditfaktura]]<br>[[lined Fakturanummer:number|Fakturadatum:issue|Kundnummer:customer|Krediterar:about]]</td><td>[[to]]</td></tr></table><div class="big">Att betala: <b>[[payable]] kr</b> &nbsp; Senast: <b>[[due]]</b></div>[[pairs Tjänster enligt specifikation:lineNet|x:charges|Summa exkl. moms:net|Moms 25 %:tax|Summa inkl. moms:gross]]<p>Bankgiro [[bg]], OCR [[ocr]]</p><p class="small">[[firm]], [[street]], [[post]]. Org.nr [[org]]. Momsreg.nr [[vat]]. Godkänd för F-skatt.</p><div class="two"><h2>Specifikation</h2>[[rows Tjänst:name|Antal:qty>|Enhet:unit|Pris exkl. moms:price>|Belopp exkl. moms:sum>]]</div>'),
  },
  {
    id: 'w34-kortterminal', producer: 'weasyprint', hard: 'fees of a card terminal, price of four decimals', credits: 1,
    seller: { firm: firm('Pluska Betalterminaler AB', 'Gårdsvägen 13, 169 70 Solna'), wares: terminal, lines: [3, 6], isListed: true, code: 4, number: (n) => `PB${33_710 + n}`, terms: 15, much: 1900 },
    draw: htmlForm(sv, 'body{font-size:9pt}.over th{font-size:7pt;color:#555;padding-right:10mm;font-weight:400}.lines{margin:6mm 0}.lines th{background:#eee}.lines td{padding:3pt 4pt}.pairs{margin-left:auto;border-top:1pt solid}', '<table width="100%"><tr><td><b style="font-size:18pt">pluska</b></td><td class="r">[[title Faktura|Kreditfaktura]]</td></tr></table>[[remark]]<p>[[to]]</p>[[above Fakturanummer:number|Datum:issue|Förfallodag:due|Avtal:customer|Avser:about]][[rows Kod:code|Beskrivning:name|Antal:qty>|Enhet:unit|Pris:price>|Moms:rate>|Belopp:sum>]][[pairs Netto:net|Moms:tax|Totalt:payable]]<p>[[words Säljare:firm|Org.nr:org|Moms:vat|Bg:bg]]<br>[[street]], [[post]]</p>'),
  },
  {
    id: 'w35-linne', producer: 'kerned', hard: 'laundry: pieces by delivery day', credits: 1,
    seller: { firm: firm('Vita Huset Textilservice AB', 'Mangelgatan 5, 652 21 Karlstad'), wares: linen, lines: [5, 8], code: 4, number: (n) => String(612_040 + n), isWhole: true },
    draw: sheetForm(sp, { head: [['text', 40, 54, '[[firm]]', { font: 'bold', size: 15 }], ['text', 555, 54, '[[title Faktura|Kreditfaktura]]', { size: 15, align: 'r' }], ['stack', 76, [40, 130, 220, 330, 440], 'Fakturanr:number|Datum:issue|Förfallodatum:due|Kundnr:customer|Krediterar:about'], ['to', 330, 120, { size: 10 }]], cols: '40 Dag:came|105 Art:code|140 Textil:name|330 Antal:qty>|336 :unit|420 Pris:price>|555 Belopp:sum>', top: 190, isRuled: true, foot: [['sums', 370, 555, 14, 'Summa exkl. moms:net|Moms 25 %:tax|Avrundning:rounding|Att betala:payable'], ['text', 40, 90, '[[street]], [[post]] · Bankgiro [[bg]] · Org.nr [[org]] · Moms [[vat]] · F-skatt', { size: 8 }]] }),
  },
  {
    id: 'w36-skadedjur', producer: 'reportlab-embedded', hard: 'a service contract with few rows; window of a foreign envelope', credits: 1,
    seller: { firm: firm('Råttfångarna Sanering AB', 'Kontorsvägen 8, 853 50 Sundsvall'), wares: pest, lines: [1, 4], number: (n) => `RS-26-${810 + n}` },
    draw: sheetForm(long, { look: { size: 9.5 }, head: [['text', 60, 110, '[[firm]] · [[street]] · [[post]]', { size: 6.5 }], ['line', 60, 113, 290], ['to', 60, 128, { size: 10.5 }], ['text', 400, 60, 'Råttfångarna', { font: 'bold', size: 17 }], ['list', 380, 128, 'Nummer:number|Datum:issue|Förfaller:due|Avser:about', 60], ['text', 60, 220, '[[title Faktura|Kreditfaktura]]', { font: 'bold', size: 14 }]], cols: '60 Tjänst:name|330 Antal:qu>|430 Pris:price>|545 Kronor:sum>', top: 250, step: 18, remark: [60, 235], foot: [['line', 60, -8, 545], ['sums', 380, 545, 12, 'Exkl. moms:net|Moms 25 %:tax|Inkl. moms:payable'], ['text', 60, 110, 'Bankgiro [[bg]]   Organisationsnummer [[org]]   Momsregistreringsnummer [[vat]]   F-skatt', { size: 7.5 }]] }),
  },
  {
    id: 'w37-musik', printing: { omits: ['taxTotal'] }, producer: 'chromium', hard: 'a licence with two rates', credits: 1,
    seller: { firm: firm('Tonlicens Norden ekonomisk förening', 'Körsbärsvägen 9, 114 23 Stockholm'), wares: music, lines: [2, 4], isListed: true, number: (n) => String(55_190_330 + n) },
    draw: htmlForm(sv, '.t td{border:.6pt solid #888;padding:4pt}.lines{margin:6mm 0}.lines th{text-align:left;background:#f3f3f3}.pairs{float:right}', '<table width="100%"><tr><td width="55%"><b>[[firm]]</b><br>[[street]]<br>[[post]]</td><td>[[to]]</td></tr></table><h2>[[title Licensfaktura|Kreditfaktura]]</h2>[[remark]][[lined Fakturanummer:number|Fakturadatum:issue|Förfallodatum:due|Licenstagare:customer|Rättar:about]][[rows Licens:name|Antal:qty>|Enhet:unit|Belopp per enhet:price>|Momssats:rate>|Belopp:sum>]][[pairs Belopp exkl. moms:net|Moms {r} % på {b}:vats|Att betala:payable]]<p style="clear:both">Plusgiro [[pg]] · OCR [[ocr]] · Org.nr [[org]] · Momsreg.nr [[vat]]</p>'),
  },
  {
    id: 'w38-bemanning', producer: 'recoded', hard: 'hours of a staff agency; totals at the left', credits: 1,
    seller: { firm: firm('Passa På Bemanning Kök AB', 'Kungsgatan 44, 903 25 Umeå'), wares: staff, lines: [2, 6], number: (n) => String(20_770 + n), terms: 10 },
    draw: sheetForm(sp, { head: [['text', 40, 54, '[[firm]]', { font: 'bold', size: 14 }], ['text', 40, 74, '[[title Faktura|Kreditfaktura]] nr [[number]]', { size: 12 }], ['to', 40, 110], ['list', 350, 74, 'Fakturadatum:issue|Förfallodatum:due|Beställare:reference|Avser faktura:about', 90]], cols: '40 Pass:name|250 Antal:qty>|256 :unit|350 Timpris:price>|470 Belopp:sum>', top: 180, isRuled: true, foot: [['sums', 40, 240, 16, 'Netto:net|Moms 25 %:tax|Att betala:payable'], ['text', 300, 16, 'Bankgiro [[bg]]¶Org.nr [[org]]¶Moms [[vat]]¶[[street]]¶[[post]]¶Godkänd för F-skatt', { size: 8 }]] }),
  },
  {
    id: 'w39-forsakring', producer: 'weasyprint', hard: 'insurance: no VAT at all', seller: { firm: firm('Bergsbygdens Sakförsäkring AB', 'Torggatan 15, 871 31 Härnösand'), wares: cover, lines: [2, 3], isListed: true, number: (n) => String(770_114_020 + n) },
    draw: htmlForm(sv, '.lines{margin:6mm 0}.lines th{border-bottom:1pt solid #036}.pairs{margin-left:auto}', '<h2 style="color:#036">[[firm]]</h2>[[street]], [[post]]<br>Org.nr [[org]]<br><br>[[to]]<h2>[[title Premiefaktura]]</h2>[[remark]][[above Fakturanummer:number|Fakturadatum:issue|Förfallodag:due|Försäkringsnummer:customer]][[rows Försäkring:name|Antal:qty>|Enhet:unit|Premie:price>|Belopp:sum>]][[pairs Summa premie:net|Moms 0 %:tax|Att betala:payable]]<p>Bankgiro [[bg]], OCR [[ocr]]. Försäkring är undantagen från moms.</p>'),
  },
]; // prettier-ignore
