/** More odd compositions: figures before the names, a slip at the top, rows under heads turned about. */
import { compact, pointed } from '../days.ts';
import { digitsOf } from '../identity.ts';
import { firm } from '../q/firms.ts';
import { htmlForm, sheetForm } from './form.ts';
import { style } from './kit.ts';
import type { LayoutW } from './orders.ts';
import { beer, bread, clean, dairy, meat, soft } from './wares.ts';

const sp = style('space');
const old = style('bare', compact);
const point = style('space', pointed);

export const more: readonly LayoutW[] = [
  {
    id: 'w64-avi-topp', producer: 'reportlab', hard: 'the part to pay stands on top, the invoice below it', credits: 1,
    seller: { firm: firm('Ostlådan Grossist i Småland AB', 'Ljungadalsgatan 8, 352 46 Växjö'), wares: dairy, lines: [4, 9], code: 5, number: (n) => String(61_330 + n), isWhole: true },
    draw: sheetForm(sp, { look: { size: 8.5 }, head: [['box', 30, 30, 565, 98, 0.93], ['text', 40, 46, 'Betalningsdel', { font: 'bold' }], ['stack', 62, [40, 150, 260, 360, 460], 'Att betala:payable|Senast:due|Bankgiro:bg|OCR:ocr|Betalare:customer', 13], ['line', 30, 104, 565], ['text', 40, 130, '[[title Faktura|Kreditfaktura]] [[number]]', { font: 'bold', size: 14 }], ['list', 40, 148, 'Fakturadatum:issue|Er referens:reference|Krediterar:about', 80], ['text', 400, 124, '[[firm]]¶[[street]]¶[[post]]¶Org.nr [[org]]¶Moms [[vat]]'], ['to', 220, 148]], cols: '40 Nr:code|85 Vara:name|320 Antal:qty>|326 Enh:unit|420 Pris:price>|470 Moms:rate>|555 Belopp:sum>', top: 215, isRuled: true, foot: [['sums', 370, 555, 14, 'Netto:net|Moms:tax|Brutto:gross|Avrundning:rounding|Att betala:payable']] }),
  },
  {
    id: 'w65-antal-forst', producer: 'ghostscript', hard: 'quantity, unit and price before the number and the name; days as 20260903', credits: 1,
    seller: { firm: firm('Charkmästarna i Roslagen AB', 'Industrigatan 9, 762 31 Rimbo'), wares: [...meat, ...dairy], lines: [15, 22], code: 4, number: (n) => String(150_470 + n), terms: 14 },
    draw: sheetForm(old, { look: { font: 'mono', size: 8 }, head: [['text', 40, 50, '[[firm]]¶[[street]]¶[[post]]'], ['text', 340, 50, '[[title FAKTURA|KREDITFAKTURA]]', { font: 'monobold', size: 12 }], ['list', 340, 68, 'NUMMER:number|DATUM:issue|FÖRFALLER:due|KUND:customer|AVSER:about', 80], ['to', 40, 120]], cols: '85 ANTAL:qty>|92 ENH:unit|170 PRIS:price>|185 ART:code|220 VARA:name|440 MOMS:bare>|555 BELOPP:sum>', top: 170, bottom: 620, foot: [['line', 40, -4, 555], ['sums', 340, 555, 14, 'NETTO:net|MOMS {r}%:vats|ATT BETALA:payable'], ['text', 40, 14, 'BG [[bg]]¶ORGNR [[org]]¶MOMSNR [[vat]]¶F-SKATT']] }),
  },
  {
    id: 'w66-ol-ark', producer: 'weasyprint', hard: 'a page on its side, total row of the table itself, label column at the left', credits: 1,
    seller: { firm: firm('Åkerö Cider & Öl AB', 'Åkerövägen 15, 793 40 Insjön'), wares: [...beer, ...soft.slice(0, 3)], lines: [14, 14], code: (name) => digitsOf(`cider ${name}`, 5), number: (n) => `ÅK${1_420 + n}`, discounts: [500] },
    draw: htmlForm(point, '@page{size:A4 landscape}body{font-size:9pt}.lines{margin:3mm 0}.lines th{background:#dfe7d8}.lines td{border-bottom:.4pt solid #999}.pairs{float:right}', '<table width="100%"><tr><td width="30%"><h2>[[firm]]</h2>[[street]], [[post]]</td><td width="35%">[[to]]</td><td>[[title Faktura|Kreditfaktura]]<br>[[lined Nr:number|Datum:issue|Förfallodatum:due|Avser:about]]</td></tr></table>[[remark]][[rows Rad:no|Art:code|Dryck:name|Antal:qty>|Förp:unit|Pris:price>|Rabatt:disc>|Moms:rate>|Netto:sum>]][[pairs Netto:net|Moms {r} % på {b}:vats|Moms:tax|Att betala:payable]]<p class="small">Bankgiro [[bg]] · Org.nr [[org]] · Momsreg.nr [[vat]] · Godkänd för F-skatt · OCR [[ocr]]</p>'),
  },
  {
    id: 'w67-hotellbrod', producer: 'fpdf', hard: 'sender in the middle, window at the left below the facts', credits: 1,
    seller: { firm: firm('Nattbagarna i Skövde AB', 'Vadsbovägen 2, 541 31 Skövde'), wares: [...bread, ...clean.slice(0, 2)], lines: [4, 9], code: 4, number: (n) => String(30_770 + n), charges: [['Morgonleverans', 6500, 25]] },
    draw: sheetForm(sp, { head: [['text', 297, 54, '[[firm]]', { font: 'serifbold', size: 17, align: 'c' }], ['text', 297, 70, '[[street]], [[post]], tel [[phone]]', { align: 'c', size: 8 }], ['line', 40, 80, 555], ['stack', 94, [40, 140, 240, 340, 450], 'Fakturanummer:number|Fakturadatum:issue|Förfallodatum:due|Kundnummer:customer|Krediterar:about', 12], ['to', 60, 140, { size: 10 }], ['text', 440, 150, '[[title FAKTURA|KREDIT]]', { font: 'bold', size: 16 }]], cols: '40 Nr:code|80 Bröd:name|310 Antal:qty>|316 :unit|410 Pris:price>|460 Moms:rate>|555 Belopp:sum>', top: 210, isRuled: true, foot: [['sums', 350, 555, 14, 'x:charges|Exkl. moms:net|Moms {r} % på {b}:vats|Summa moms:tax|Att betala kr:payable'], ['text', 40, 20, 'Bankgiro [[bg]]¶Plusgiro [[pg]]¶Org.nr [[org]]¶Momsreg.nr [[vat]]¶Godkänd för F-skatt', { size: 8 }]] }),
  },
]; // prettier-ignore
