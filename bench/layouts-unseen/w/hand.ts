/** Craftsmen's letters, invoices made on a telephone, web shops and stalls. */
import { abbreviated, slashed, words } from '../days.ts';
import { firm } from '../q/firms.ts';
import { trader } from './firms.ts';
import { htmlForm, sheetForm } from './form.ts';
import { style } from './kit.ts';
import type { LayoutW } from './orders.ts';
import { coffee, dry, gear, greens, ice, paperGoods } from './wares.ts';
import { brick, farm, flowers, kitchen, pipes, sweep } from './wares-services.ts';

const letter = style('swedish', words);
const slash = style('bare', slashed);
const brief = style('swedish', abbreviated);
const sv = style('swedish');
const sp = style('space');
const dash = style('dash', slashed);
/** Crowns as `120:-`, quantities as usual. */
const stall = { ...dash, f: { ...dash.f, quantity: sp.f.quantity } };

export const hand: readonly LayoutW[] = [
  {
    id: 'w40-ugnsmurare', producer: 'writer', hard: 'a craftsman’s letter; the sum in a sentence too', credits: 1,
    seller: { firm: trader('Muraremästare Vedugn & Lera', 'Lerbäck 12, 697 93 Hjortkvarn', '660218'), wares: brick, lines: [2, 4], isListed: true, number: (n) => `${n + 14}-26`, terms: 20 },
    draw: htmlForm(letter, 'body{font-family:"Liberation Serif";font-size:12pt}', '<p align="right">Hjortkvarn den [[issue]]</p><p>[[to]]</p><p><b>[[title Räkning|Krediträkning]] nr [[number]]</b> [[lined rättar räkning:about]]</p>[[remark]]<p>Här kommer räkningen för ugnen, som vi talade om. Jag tackar för kaffet!</p>[[cells Arbete och material:name|Mängd:qty>|Enhet:unit|À:price>|Kronor:sum>]]<br>[[sums Summa utan moms:net|Moms 25 %:tax|Att betala:payable]]<br clear="all"><p>Beloppet, [[payable]] kr, betalas senast den [[due]] till bankgiro [[bg]].</p><p>Hälsningar<br>[[firm]]<br>[[street]], [[post]]<br>[[phone]]</p><p>Momsregistreringsnummer [[vat]]. Godkänd för F-skatt.</p>'),
  },
  {
    id: 'w41-rormokare', producer: 'writer', hard: 'a word processor’s template with a framed head; hours and material', credits: 1,
    seller: { firm: firm('Torpa Rör & Värme HB', 'Rörvägen 3, 514 60 Dalstorp'), wares: pipes, lines: [3, 6], number: (n) => String(26_110 + n), isWhole: true },
    draw: htmlForm(slash, 'body{font-size:10pt}', '<table width="100%" border="1" cellpadding="5"><tr><td><b>[[firm]]</b><br>[[street]]<br>[[post]]<br>[[phone]]</td><td><b>[[title FAKTURA|KREDITFAKTURA]]</b><br>[[lined Nr:number|Datum:issue|Förfallodag:due|Kredit av:about]]</td></tr><tr><td colspan="2">[[to]]</td></tr></table>[[remark]]<br>[[cells Antal:qty>|Enhet:unit|Beskrivning:name|Pris:price>|Summa:sum>]]<br>[[sums Netto:net|Moms 25%:tax|Öresavr.:rounding|Att betala:payable]]<br clear="all"><p>Bankgiro [[bg]] &nbsp; Org.nr [[org]] &nbsp; Momsregnr [[vat]] &nbsp; F-skatt</p>'),
  },
  {
    id: 'w42-sotare-mobil', producer: 'skia', hard: 'made on a telephone: large letters, unit prices below the names', credits: 1,
    seller: { firm: firm('Imkanal & Sot i Roslagen AB', 'Estunavägen 21, 761 41 Norrtälje'), wares: sweep, lines: [2, 4], number: (n) => String(340 + n), terms: 10 },
    draw: sheetForm(sp, { look: { size: 12 }, head: [['text', 40, 60, '[[title Faktura|Kreditfaktura]] [[number]]', { font: 'bold', size: 22 }], ['text', 40, 84, '[[issue]], betalas [[due]]'], ['list', 40, 102, 'Krediterar faktura:about', 130], ['text', 40, 130, '[[firm]]¶[[street]], [[post]]', { size: 11 }], ['text', 40, 175, 'Kund', { size: 9 }], ['to', 40, 190]], cols: '40 Vad:name|330 Antal:qu>|430 Pris:price>|550 Summa:sum>', top: 260, step: 24, remark: [300, 175], foot: [['line', 40, -8, 550], ['sums', 280, 550, 16, 'Utan moms:net|Moms 25 %:tax|Betala:payable', { size: 13 }], ['text', 40, 90, 'BG [[bg]]   Orgnr [[org]]   Moms [[vat]]¶F-skatt. Skickat från mobilen.', { size: 10 }]] }),
  },
  {
    id: 'w43-webb-order', producer: 'chromium', hard: 'a web shop’s receipt and invoice: order number above the invoice number', credits: 1,
    seller: { firm: firm('Dukat & Kokat Webb AB', 'Lagervägen 44, 136 50 Jordbro'), wares: gear, lines: [2, 6], code: (name) => `DK-${name.length}${name.slice(-2).toUpperCase().trim()}${name.codePointAt(2)}`, number: (n) => `INV${10_770 + n}`, terms: 14, charges: [['Frakt: DHL Servicepoint', 9900, 25]] },
    draw: htmlForm(sv, 'body{font-size:9.5pt}.lines th{background:#111;color:#fff;padding:4pt}.lines td{padding:5pt 4pt;border-bottom:.5pt solid #ccc}.pairs{margin-left:auto;width:45%}.pairs td{border-bottom:.5pt solid #ccc;padding:4pt}', '<table width="100%"><tr><td><h2>dukat & kokat</h2></td><td><b>[[firm]]</b><br>[[street]]<br>[[post]]<br>Org.nr [[org]]</td></tr></table><h2>[[title FAKTURA|ÅTERBETALNING]]</h2>[[remark]]<table width="100%"><tr><td>[[to]]</td><td>[[lined Ordernummer:order|Orderdatum:delivered|Fakturanummer:number|Fakturadatum:issue|Förfallodatum:due|Betalmetod=Faktura|Avser faktura:about]]</td></tr></table><br>[[rows Produkt:name|SKU:code|Antal:qty>|Enhet:unit|Pris:price>|Summa:sum>]][[pairs Delsumma:lineNet|x:charges|Summa exkl. moms:net|25 % moms:tax|<b>Totalt</b>:payable]]<p class="small">Momsregistreringsnummer [[vat]]. Bankgiro [[bg]]. Godkänd för F-skatt.</p>'),
  },
  {
    id: 'w44-torgstand', producer: 'fpdf', hard: 'a stall’s pad: whole crowns as 120:-, days as 3/9 -26', credits: 0,
    seller: { firm: trader('Hötorgets Svamp & Bär', 'Stånd 18, 111 57 Stockholm', '790612'), wares: greens, lines: [2, 6], number: (n) => String(1_180 + n), terms: 8, isWhole: true },
    draw: sheetForm(stall, { look: { size: 11 }, head: [['frame', 40, 36, 555, 120], ['text', 50, 60, '[[firm]]', { font: 'serifbold', size: 18 }], ['text', 50, 78, '[[street]], [[post]]¶[[phone]]', { size: 9 }], ['text', 400, 60, '[[title NOTA|KREDIT]]  [[number]]', { font: 'bold', size: 14 }], ['text', 400, 80, 'Dag [[issue]]¶Betalas [[due]]'], ['text', 50, 145, 'Till:'], ['to', 90, 145]], cols: '50 Antal:qty|110 Sort:unit|160 Varuslag:name|430 À kr:price>|550 Kr:sum>', top: 210, step: 19, isRuled: true, foot: [['line', 40, -10, 555], ['sums', 350, 550, 14, 'Summa:net|Moms {r}%:vats|Inkl. moms:gross|Avrundat:rounding|Att betala:payable'], ['text', 50, 100, 'Bg [[bg]]   Momsnr [[vat]]   F-skatt', { size: 9 }]] }),
  },
  {
    id: 'w45-izettle', printing: { omits: ['taxTotal'] }, producer: 'chromium', hard: 'an invoice of a till app: narrow, centred, the sum first', credits: 1,
    seller: { firm: firm('Blomverket Vildvuxet AB', 'Brunnsgatan 2, 611 32 Nyköping'), wares: flowers, lines: [1, 4], number: (n) => `${90 + n}`, terms: 10 },
    draw: htmlForm(brief, '.n{width:115mm;margin:0 auto;text-align:center}.lines{margin:6mm 0}.lines td,.pairs td{padding:5pt 3pt;border-bottom:.5pt solid #eee}.pairs{width:100%}.sum{font-size:24pt}', '<div class="n"><b>Vildvuxet</b><br><br><span class="sum">[[payable]] kr</span><br>förfaller [[due]]<br><br>[[title Faktura|Kreditfaktura]] #[[number]] · [[issue]]<br>[[lined gäller faktura #:about]][[remark]]<p>[[to]]</p>[[rows Vara:name|Antal:qu>|À:price>|Moms:rate>|Belopp:sum>]][[pairs Netto:net|Moms {r} %:vats|Totalt:payable]]<p class="small">[[firm]], [[street]], [[post]]<br>Org.nr [[org]] · Momsnr [[vat]] · Bankgiro [[bg]] · F-skatt</p></div>'),
  },
  {
    id: 'w46-koksservice', producer: 'weasyprint', hard: 'a service report inside the invoice', credits: 1,
    seller: { firm: firm('Ugn & Kyl Jour Väst AB', 'Exportgatan 31, 422 46 Hisings Backa'), wares: kitchen, lines: [3, 6], code: 4, number: (n) => String(80_660 + n), discounts: [1000] },
    draw: htmlForm(sv, '.g td{border:.6pt solid #666;padding:3pt 5pt;font-size:8.5pt}.lines{margin:4mm 0}.lines th{background:#e5e5e5}.lines td{border-bottom:.4pt solid #ccc}.pairs{margin-left:auto}', '<table width="100%" class="g"><tr><td rowspan="2" width="40%"><b>[[firm]]</b><br>[[street]]<br>[[post]]<br>[[phone]]</td><td>Fakturanr<br><b>[[number]]</b></td><td>Datum<br><b>[[issue]]</b></td></tr><tr><td>Kund<br>[[customer]]</td><td>Förfaller<br><b>[[due]]</b></td></tr></table><h2>[[title Faktura|Kreditfaktura]]</h2>[[remark]][[lined Krediterar faktura:about]]<p>[[to]]</p><p>Arbetsorder [[order]], anmält av [[reference]]. Fel: ugnen håller inte värmen. Åtgärd: bytt delar, provkört.</p>[[rows Art:code|Arbete och reservdelar:name|Antal:qty>|Enh:unit|Pris:price>|Rabatt:disc>|Belopp:sum>]][[pairs Summa exkl. moms:net|Moms 25 %:tax|Att betala:payable]]<p class="small">Bankgiro [[bg]] · Org.nr [[org]] · Momsreg.nr [[vat]] · Godkänd för F-skatt</p>'),
  },
  {
    id: 'w47-blomma-brev', producer: 'writer', hard: 'a farm’s letter: only a table without rules', credits: 0,
    seller: { firm: trader('Askeröds Gårdsprodukter', 'Askeröd 1122, 242 97 Hörby', '720309'), wares: farm, lines: [3, 6], number: (n) => `2026:${n + 8}`, terms: 14 },
    draw: htmlForm(brief, 'body{font-family:"DejaVu Serif";font-size:10pt}', '<p align="center"><font size="5">[[firm]]</font><br>[[street]] * [[post]] * [[phone]]</p><hr><p>[[title Faktura]] [[number]] &nbsp;&nbsp; [[issue]]</p>[[remark]]<p>[[to]]</p>[[cells Gårdens varor:name|Antal:qty>|Enhet:unit|Pris:price>|Belopp:sum>]]<br>[[sums Varor:net|Moms {r} %:vats|Summa:payable]]<br clear="all"><p>Betalas [[due]], bankgiro [[bg]]. Momsnr [[vat]], F-skatt.</p>'),
  },
  {
    id: 'w48-odoo', producer: 'wkhtmltopdf', hard: 'an open source program: quantity and unit in one cell, taxes in a column', credits: 1,
    seller: { firm: firm('Kryddkällaren Import AB', 'Importgatan 12, 422 46 Hisings Backa'), wares: dry, lines: [14, 17], code: 5, number: (n) => `INV/2026/${String(410 + n).padStart(5, '0')}`, discounts: [500] },
    draw: htmlForm(sv, 'body{font-size:12pt}.small{font-size:9pt}h2{color:#714b67}.lines th{border-bottom:2px solid #714b67}.lines td{padding:4px;border-bottom:1px solid #eee}.pairs{width:40%;margin-left:60%}.over th{color:#714b67;padding-right:40px}', '<b>[[firm]]</b><br>[[street]]<br>[[post]]<div style="margin-left:58%">[[to]]<br>Momsnr: [[theirs]]</div><h2>[[title Faktura|Kreditfaktura]] [[number]]</h2>[[remark]][[above Fakturadatum:issue|Förfallodatum:due|Källa:order|Ursprung:about]]<br>[[rows Nr:code|Beskrivning:name|Kvantitet:qu>|Enhetspris:price>|Rab.%:disc>|Moms:rate>|Belopp:sum>]][[pairs Belopp exkl. moms:net|Moms {r} % på {b}:vats|<b>Totalt</b>:payable]]<p>Betalningsmeddelande: [[ocr]] till bankgiro [[bg]]</p><p class="small">[[phone]] · [[mail]] · Org.nr [[org]] · [[vat]] · Godkänd för F-skatt</p>'),
  },
  {
    id: 'w49-stripe', printing: { omits: ['taxTotal'] }, producer: 'skia', hard: 'in English from a Swedish firm: a card processor’s form', credits: 0,
    seller: { firm: firm('Bookwell Table Systems AB', 'Sveavägen 98, 113 50 Stockholm'), wares: [...paperGoods.slice(4, 7), ...coffee.slice(6)], lines: [2, 4], number: (n) => `BW${26_010 + n}-0001`, terms: 15 },
    draw: sheetForm(style('english', words), { look: { size: 9.5 }, head: [['text', 50, 60, '[[title Invoice|Credit note]]', { font: 'bold', size: 20 }], ['list', 50, 84, 'Invoice number:number|Date of issue:issue|Date due:due', 100], ['text', 50, 140, '[[firm]]¶[[street]]¶[[post]]¶Sweden¶[[vat]]'], ['text', 300, 140, 'Bill to', { font: 'bold' }], ['to', 300, 154], ['text', 50, 230, '[[payable]] SEK due [[due]]', { font: 'bold', size: 14 }]], cols: '50 Description:name|330 Qty:qu>|420 Unit price:price>|460 Tax:tight>|545 Amount:sum>', top: 270, step: 20, isRuled: true, remark: [300, 60], foot: [['sums', 330, 545, 10, 'Subtotal:net|VAT - Sweden ({r}% on {b}):vats|Total:gross|Amount due:payable'], ['text', 50, 100, 'Reg. no. [[org]]   Bankgiro [[bg]]', { size: 8 }]] }),
  },
  {
    id: 'w50-konditori-spalt', printing: { omits: ['taxTotal'] }, producer: 'weasyprint', hard: 'rows at the left half, totals in a box beside them', credits: 1,
    seller: { firm: firm('Gelateria Bruno Syd AB', 'Strandgatan 6, 216 12 Limhamn'), wares: ice, lines: [3, 6], number: (n) => `G-${510 + n}`, terms: 12 },
    draw: htmlForm(sv, 'body{font-size:8.5pt}.lines th{border-bottom:1pt solid #a33}.lines td{padding:4pt 2pt}.side{background:#fbeeee;padding:6pt}.pairs{width:100%}', '<h1 style="color:#a33">Gelateria Bruno</h1>[[remark]]<table width="100%"><tr><td width="68%">[[rows Vara:name|Antal:qty>|Enh:unit|Pris:price>|Moms:rate>|Belopp:sum>]]</td><td width="32%"><div class="side"><b>[[title Faktura|Kreditfaktura]]</b><br>[[lined Nr:number|Datum:issue|Förfaller:due|Krediterar:about]]<br><br>[[to]]<br><br>[[pairs Netto:net|Moms {r} %:vats|<b>Att betala</b>:payable]]<br>[[firm]]<br>[[street]]<br>[[post]]<br>Org.nr [[org]]<br>Moms [[vat]]<br>Bg [[bg]]<br>F-skatt</div></td></tr></table>'),
  },
]; // prettier-ignore
