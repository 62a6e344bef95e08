/** Ordinary wholesalers as their programs print them. */
import { firm } from '../q/firms.ts';
import { htmlForm, sheetForm } from './form.ts';
import { style } from './kit.ts';
import type { LayoutW } from './orders.ts';
import { bread, clean, coffee, dairy, dry, gear, greens, ice, meat, paperGoods, sea } from './wares.ts';

const sv = style('swedish');
const sp = style('space');
const bare = style('bare');
const dot = style('dotted');

export const traders: readonly LayoutW[] = [
  {
    id: 'w13-fortnox', producer: 'chromium', hard: 'a common program: boxes in the head, the foot in four columns', credits: 1,
    seller: { firm: firm('Saltkajens Delikatesser AB', 'Sjögatan 8, 392 32 Kalmar'), wares: [...dry, ...dairy.slice(5)], lines: [4, 9], code: 4, number: (n) => `${3_310 + n}`, isWhole: true, charges: [['Fakturaavgift', 2900, 25]] },
    draw: htmlForm(sv, '.over{width:100%;border:.5pt solid #999}.over th{font-size:7pt;font-weight:400}.lines{margin:5mm 0}.lines th{border-bottom:.7pt solid;font-size:8pt}.pairs{margin-left:auto}.f{display:flex;gap:12mm;font-size:7.5pt;border-top:.7pt solid;margin-top:12mm;padding-top:2mm}', '<h2>[[firm]]</h2><h1 class="r">[[title Faktura|Kreditfaktura]]</h1>[[remark]]<div style="margin-left:95mm">[[to]]</div><br>[[above Fakturanr:number|Fakturadatum:issue|Kundnr:customer|OCR:ocr|Förfallodatum:due]]<p>[[lined Er referens:reference|Leveransdatum:delivered|Dröjsmålsränta=8,00 %|Kreditering av faktura:about]]</p>[[rows Art.nr:code|Benämning:name|Antal:qty>|Enhet:unit|À-pris:price>|Moms:tight>|Belopp:sum>]][[pairs Summa:lineNet|x:charges|Exkl. moms:net|Moms {r} % ({b}):vats|Summa moms:tax|Öresavrundning:rounding|<b>Att betala SEK</b>:payable]]<div class="f"><div><b>Adress</b><br>[[from]]</div><div><b>Telefon</b><br>[[phone]]<br>[[mail]]</div><div><b>Bankgiro</b><br>[[bg]]</div><div><b>Org.nr</b><br>[[org]]<br><b>Momsreg.nr</b><br>[[vat]]<br>Godkänd för F-skatt</div></div>'),
  },
  {
    id: 'w14-sap', producer: 'ghostscript', hard: 'item numbers in tens, dots between thousands, long lists over pages', credits: 1,
    seller: { firm: firm('Sverigematen Grossist AB', 'Lagervägen 100, 254 64 Helsingborg'), wares: [...meat, ...dairy, ...greens, ...dry], lines: [26, 40], code: 8, number: (n) => String(90_441_200 + n), discounts: [400, 900] },
    draw: sheetForm(dot, { look: { size: 8 }, head: [['text', 40, 50, '[[firm]]', { font: 'bold', size: 12 }], ['text', 40, 66, '[[street]]¶[[post]]'], ['to', 40, 120, { size: 10 }], ['text', 350, 50, '[[title Faktura|Kreditnota]]', { font: 'bold', size: 14 }], ['list', 350, 72, 'Dokumentnummer:number|Dokumentdatum:issue|Kundnummer:customer|Ordernummer:order|Förfallodatum netto:due|Referensdokument:about|Valuta:currency', 100]], cols: '40 Pos:pos|68 Material:code|122 Beteckning:name|325 Kvantitet:qty3>|330 ME:unit|405 Pris:price>|440 Rab.:disc>|470 Moms:tight>|555 Värde:sum>', top: 185, step: 13, isRuled: true, foot: [['line', 340, 2, 555], ['sums', 340, 555, 16, 'Summa positioner:net|Utgående moms {r} % ({b}):vats|Slutbelopp:payable'], ['text', 40, 80, 'Bankgiro [[bg]]   OCR [[ocr]]   Org.nr [[org]]   VAT-nr [[vat]]   Godkänd för F-skatt', { size: 7.5 }]] }),
  },
  {
    id: 'w15-navision', producer: 'pdf-lib', hard: 'labels without colons in the head, VAT table at the left of the totals', credits: 1,
    seller: { firm: firm('Engångshuset i Borås AB', 'Viaredsvägen 21, 504 64 Borås'), wares: [...paperGoods, ...clean.slice(3)], lines: [5, 9], code: 5, number: (n) => `FF${104_220 + n}`, discounts: [1000], charges: [['Frakt', 34500, 25]] },
    draw: sheetForm(sp, { head: [['to', 40, 60], ['text', 555, 50, '[[title Försäljning - Faktura|Försäljning - Kreditnota]]', { font: 'bold', size: 13, align: 'r' }], ['text', 390, 72, '[[firm]]¶[[street]]¶[[post]]'], ['list', 390, 118, 'Telefonnr:phone|Orgnr:org|Momsregnr:vat|Bankgiro:bg', 70, { size: 8 }], ['list', 40, 120, 'Fakt. till kundnr:customer|Fakturanr:number|Bokföringsdatum:issue|Förfallodatum:due|Kopplas till:about', 95, { size: 8 }]], cols: '40 Nr:code|85 Beskrivning:name|315 Antal:qty>|322 Enhet:unit|410 Enhetspris~exkl. moms:price>|470 Rabatt %:disc>|555 Belopp:sum>', top: 215, isRuled: true, foot: [['sums', 350, 555, 16, 'x:charges|Totalt SEK exkl. moms:net|25 % moms:tax|Totalt SEK inkl. moms:payable'], ['text', 40, 90, 'Betalningsvillkor 30 dagar netto. Godkänd för F-skatt.', { size: 8 }]] }),
  },
  {
    id: 'w16-jeeves', producer: 'fpdf', hard: 'framed head cells, a slip at the foot', credits: 1,
    seller: { firm: firm('Frysgrossen Mellansverige AB', 'Elementvägen 4, 702 27 Örebro'), wares: [...ice, ...sea, ...meat.slice(7)], lines: [18, 26], code: 6, number: (n) => String(5_510_900 + n), terms: 20 },
    draw: sheetForm(bare, { look: { size: 8.5 }, head: [['frame', 300, 34, 560, 100], ['text', 40, 52, '[[firm]]', { font: 'bold', size: 13 }], ['text', 308, 52, '[[title FAKTURA|KREDITFAKTURA]]', { font: 'bold', size: 12 }], ['stack', 68, [308, 380, 460], 'Nummer:number|Datum:issue|Kundnr:customer'], ['stack', 88, [308, 380, 460], 'Förfallodag:due|Order:order|Avser:about', 9], ['to', 308, 125, { size: 10 }], ['text', 40, 68, '[[street]]¶[[post]]¶Tel [[phone]]']], cols: '40 Artnr:code|90 Artikelbenämning:name|280 Lev. kvant:qty>|286 Enh:unit|370 À-pris:price>|410 Moms:bare>|555 Nettobelopp:sum>', top: 190, isRuled: true, bottom: 560, foot: [['sums', 380, 555, 18, 'Summa netto:net|Moms {r}%:vats|Moms:tax|Att betala:payable'], ['text', 40, 20, 'Org.nr [[org]]¶Momsreg.nr [[vat]]¶Innehar F-skattebevis'], ['slip', 700]] }),
  },
  {
    id: 'w17-monitor', producer: 'cairo', hard: 'the sum of each row before VAT and its VAT in crowns', credits: 1,
    seller: { firm: firm('Kökets Stål & Glas AB', 'Smidesgatan 17, 331 40 Värnamo'), wares: gear, lines: [3, 8], code: 5, number: (n) => `${26_0410 + n}`, discounts: [1500] },
    draw: sheetForm(sp, { head: [['text', 40, 56, '[[firm]]', { font: 'serifbold', size: 18 }], ['text', 40, 80, '[[title Faktura|Kreditfaktura]] [[number]]', { font: 'bold', size: 11 }], ['list', 40, 102, 'Fakturadatum:issue|Förfallodatum:due|Kund:customer|Godsmärke:reference|Krediterar:about', 80], ['text', 350, 92, 'Fakturaadress', { size: 7 }], ['to', 350, 106]], cols: '40 Rad:no|62 Artikel:code|105 Benämning:name|290 Antal:qty>|296 :unit|365 Pris:price>|405 Rab:disc>|480 Momsbelopp:tax>|555 Belopp:sum>', top: 190, isRuled: true, foot: [['box', 350, 6, 555, 22, 0.9], ['sums', 356, 550, 18, 'Exkl. moms:net|Moms 25 %:tax|Summa att betala:payable'], ['text', 40, 90, '[[street]], [[post]] · Bg [[bg]] · Org.nr [[org]] · [[vat]] · F-skatt', { size: 8 }]] }),
  },
  {
    id: 'w18-specter', printing: { omits: ['taxTotal'] }, producer: 'wkhtmltopdf', hard: 'a coloured head row; the unit within the price', credits: 1,
    seller: { firm: firm('Rosteriet Nattvakt AB', 'Magasinsgatan 3, 903 27 Umeå'), wares: coffee, lines: [3, 7], code: (name) => name.slice(0, 2).toUpperCase() + String(name.length * 11), number: (n) => `${7_190 + n}`, charges: [['Frakt och emballage', 14900, 25]] },
    draw: htmlForm(sv, 'body{font-size:12pt}.small{font-size:9pt}.lines th{background:#3a4a3a;color:#fff;padding:4px}.lines td{padding:4px;border-bottom:1px solid #ddd}.pairs{margin:14px 0 0 auto}h2{color:#3a4a3a}', '<table width="100%"><tr><td width="60%"><h2>nattvakt</h2></td><td><b>[[title Faktura|Kreditfaktura]]</b><br>[[lined Nummer:number|Datum:issue|Förfaller:due|Avser nr:about]]</td></tr></table>[[remark]]<p>[[to]]</p>[[rows Artnr:code|Kaffe & tillbehör:name|Antal:qty>|Pris:per>|Moms:rate>|Totalt:sum>]][[pairs Delsumma:lineNet|x:charges|Netto:net|varav moms {r} %:vats|Summa:payable]]<p class="small">[[firm]], [[street]], [[post]]. Bankgiro [[bg]]. Org.nr [[org]]. VAT [[vat]]. Godkänd för F-skatt.</p>'),
  },
  {
    id: 'w19-briox', producer: 'weasyprint', hard: 'two boxes beside each other; crates before the weight', credits: 1,
    seller: { firm: firm('Gröna Hallen Syd AB', 'Partivägen 12, 212 41 Malmö'), wares: greens, lines: [15, 17], code: 4, number: (n) => `G${20_600 + n}`, terms: 10, charges: [['Leverans', 9500, 25]] },
    draw: htmlForm(sv, '.b{border:.7pt solid #585;border-radius:3pt;padding:6pt;width:48%;float:left;margin:0 2% 5mm 0;min-height:30mm}.lines{clear:both}.lines th{border-bottom:1pt solid #585}.pairs{margin:5mm 0 0 auto}', '<h2>[[firm]]</h2>[[remark]]<div class="b">[[to]]</div><div class="b"><b>[[title FAKTURA|KREDIT]]</b><br>[[lined Nr:number|Datum:issue|Betalas:due|Följesedel:order|Krediterar:about]]</div>[[rows Nr:code|Frukt & grönt:name|Land:origin|Kolli:crates>|Mängd:qty>|Enh:unit|Pris:price>|Summa:sum>]][[pairs Varor:lineNet|x:charges|Summa exkl. moms:net|Moms {r} % av {b}:vats|Moms totalt:tax|Att betala:payable]]<p class="small">[[street]], [[post]] | [[phone]] | Bankgiro [[bg]] | Org.nr [[org]] | Momsnr [[vat]] | F-skatt</p>'),
  },
  {
    id: 'w20-bokio', producer: 'skia', hard: 'few rules, wide gaps, the sum large at the top right', credits: 1,
    seller: { firm: firm('Brödboden Levain AB', 'Vasagatan 19, 722 15 Västerås'), wares: bread, lines: [3, 8], number: (n) => String(212 + n), terms: 14 },
    draw: sheetForm(sp, { look: { size: 9.5 }, head: [['text', 50, 60, '[[title Faktura|Kreditfaktura]]', { size: 24 }], ['text', 545, 52, 'Att betala', { size: 8, align: 'r' }], ['text', 545, 74, '[[payable]] kr', { size: 18, font: 'bold', align: 'r' }], ['stack', 110, [50, 160, 280, 400], 'Fakturanummer:number|Fakturadatum:issue|Förfallodatum:due|Er referens:reference', 13], ['text', 50, 160, 'Från', { size: 7 }], ['text', 50, 173, '[[firm]]¶[[street]]¶[[post]]'], ['text', 300, 160, 'Till', { size: 7 }], ['to', 300, 173], ['list', 50, 222, 'Krediterar faktura:about', 100]], cols: '50 Beskrivning:name|300 Antal:qu>|390 Pris:price>|450 Moms:rate>|545 Belopp:sum>', top: 250, step: 20, foot: [['line', 50, 0, 545], ['sums', 360, 545, 20, 'Exkl. moms:net|Moms {r} %:vats|Inkl. moms:gross'], ['text', 50, 100, 'Bankgiro [[bg]]    Org.nr [[org]]    Momsnr [[vat]]    Godkänd för F-skatt', { size: 8 }], ['text', 50, 120, 'Ange [[ocr]] vid betalning.', { size: 8 }]] }),
  },
  {
    id: 'w21-pyramid', producer: 'reportlab', hard: 'sums in a row of columns under the rows', credits: 1,
    seller: { firm: firm('Storkökspartner i Gävle AB', 'Utmarksvägen 30, 802 91 Gävle'), wares: [...clean, ...paperGoods], lines: [15, 20], code: 6, number: (n) => String(408_110 + n), isWhole: true, discounts: [500, 1500] },
    draw: sheetForm(sp, { look: { size: 8.5 }, head: [['text', 40, 50, '[[firm]]', { font: 'bold', size: 14 }], ['text', 330, 50, '[[title Faktura|Kreditfaktura]]', { font: 'bold', size: 14 }], ['stack', 66, [330, 400, 480], 'Fakturadatum:issue|Fakturanr:number|Kundnr:customer'], ['to', 330, 110, { size: 10 }], ['list', 40, 80, 'Er referens:reference|Ert ordernr:order|Förfallodatum:due|Räntesats=11 %|Krediterar:about', 75]], cols: '40 Artikelnr:code|92 Benämning:name|290 Antal:qty>|296 Enh:unit|380 À-pris:price>|430 Rab %:disc>|555 Summa:sum>', top: 180, isRuled: true, foot: [['line', 40, 6, 555], ['stack', 18, [40, 140, 240, 340, 450], 'Netto:net|Moms 25 %:tax|Brutto:gross|Öresutj.:rounding|Att betala:payable', 13], ['line', 40, 38, 555], ['text', 40, 54, 'Adress [[street]], [[post]]  Telefon [[phone]]¶Bankgiro [[bg]]  Org.nr [[org]]  Moms [[vat]]  Godkänd för F-skatt', { size: 7.5 }]] }),
  },
  {
    id: 'w22-bl', printing: { omits: ['taxTotal'] }, producer: 'writer', hard: 'a word processor’s template of an accounting program', credits: 1,
    seller: { firm: firm('Glassmakarna Bjäre AB', 'Köpmansgatan 7, 269 31 Båstad'), wares: ice, lines: [2, 6], code: 4, number: (n) => String(1_140 + n), terms: 20 },
    draw: htmlForm(sv, 'body{font-size:10pt}', '<table width="100%"><tr><td><font size="5">[[firm]]</font><br>[[street]]<br>[[post]]</td><td align="right"><font size="5">[[title Faktura|Kreditfaktura]]</font><br>[[lined Fakturanr:number|Datum:issue|Förfallodatum:due|Avser faktura:about]]</td></tr></table>[[remark]]<p>[[to]]</p>[[cells Art:code|Glass:name|Antal:qty>|Enhet:unit|Pris:price>|Moms:rate>|Belopp:sum>]]<br>[[sums Summa exkl. moms:net|Moms {r} %:vats|Att betala:payable]]<br clear="all"><p>Bankgiro [[bg]], org.nr [[org]], momsreg.nr [[vat]]. Godkänd för F-skatt.</p>'),
  },
]; // prettier-ignore
