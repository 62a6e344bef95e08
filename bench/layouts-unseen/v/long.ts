/** Long papers of wholesalers, most of two pages and of two rates. */
import { dotted, iso, shortDashed, slashes } from '../days.ts';
import { at, below, cells, data, drawn, field, rates, rows, rule, slip, sums } from './drawn.ts';
import { firm } from './firms.ts';
import { coded, type LayoutV } from './orders.ts';
import { beer, bread, coffee, dairy, dry, fish, greens, house, ice, meat, tools, wine } from './wares.ts';
import {
  beside,
  boxes,
  buyer,
  foot,
  lines,
  overs,
  rates as rateTable,
  remark,
  two,
  twoLeft,
  web,
} from './web.ts';

const sp = { n: 'space', d: iso } as const;
const sv = { n: 'swedish', d: iso } as const;

/** Long layouts. */
export const long: readonly LayoutV[] = [
  {
    id: 'v54-fullsortiment', producer: 'chromium', hard: 'two pages of a browser; two rates; head of the table repeated', credits: 1,
    seller: { firm: firm('Mathallen Grossist i Norden AB', 'Terminalvägen 40, 177 41 Järfälla'), wares: [...dairy, ...meat, ...house, ...dry], lines: [28, 40], code: 6, number: (n) => String(88_412_030 + n), discounts: [400, 800], charges: [['Drivmedelstillägg', 6500, 25]] },
    draw: web(sv, 'body{font-size:8.5pt}.lines th{background:#063;color:#fff}.lines td{border-bottom:.3pt solid #bbb}.rates{margin-top:4mm}', beside([50, '<span class="big" style="color:#063">Mathallen</span><br>{name}'], [50, '<b class="big">{WORD}</b>', twoLeft('Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Kredit till faktura=about')]), remark, beside([50, 'Er referens {reference}<br>Leveransdatum {delivered}'], [50, buyer()]), '<div class="gap"></div>', lines('nr:Artikelnr|name:Artikel|pack:Förpackning|qty:Antal|unit:Enhet|price:Pris|disc:Rabatt %|rate:Moms %|sum:Belopp', { charges: true }), beside([50, rateTable('Moms %|Underlag|Moms|Totalt')], [50, two('Summa exkl. moms=net|Summa moms=tax|<b>Att betala SEK</b>=payable', 'two end')]), '<p class="small">{street}, {post} · Tel {phone} · Bankgiro {bg} · OCR {ocr} · Org.nr {org} · Momsreg.nr {vatno} · Godkänd för F-skatt</p>'),
  },
  {
    id: 'v55-gront-tva-sidor', producer: 'reportlab-embedded', hard: 'greens by delivery on two pages', credits: 0,
    seller: { firm: firm('Frukt & Grönt Skafteby AB', 'Odlarvägen 2, 291 92 Kristianstad'), wares: [...greens, ...dairy], lines: [22, 27], deliveries: 4, code: 4, number: (n) => String(40_080 + n), terms: 20 },
    draw: drawn({ n: 'bare', d: shortDashed, least: 1 }, { size: 8.5 }, at(40, 50, '{name}', { font: 'bold', size: 14 }), at(40, 64, '{street}, {post}, tel {phone}'), at(555, 50, '{WORD} {number}', { font: 'bold', size: 12, align: 'r' }), cells(40, 84, [100, 100, 100, 100, 115], 'Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Referens=reference|OCR=ocr'), at(330, 130, '{bname}|{bstreet}|{bpost}', { size: 10 }), at(40, 130, '{remark}'), rows(185, [40, 85, 270, 340, 348, 430, 460, 555], 'nr:Nr|name:Vara|land:Land|qty:Antal|unit:Enh|price:Pris|rate:M|sum:Belopp', { ruled: true, delivery: 'Leverans {day}, följesedel {slip}', bottom: 590, again: [100, at(40, 50, '{name}', { font: 'bold' }), at(555, 50, '{WORD} {number} sida 2', { align: 'r' })] }), sums(350, 555, 18, 'Summa exkl. moms=net|Moms {r} % på {b}=vat|Summa att betala=payable'), at(40, 810, 'Bankgiro {bg}   Org.nr {org}   Momsreg.nr {vatno}   F-skatt', { size: 7.5 })),
  },
  {
    id: 'v56-dryck-pant-lang', producer: 'pdf-lib', hard: 'deposits as rows on two pages; two rates', credits: 1,
    seller: { firm: firm('Dryckesringen Öst AB', 'Depåvägen 8, 602 38 Norrköping'), wares: [...beer, ...wine], lines: [18, 24], code: 5, number: (n) => String(710_440 + n), returns: 6 },
    draw: drawn(sp, { size: 8 }, field(40, 34, 555, 58, 0.2), at(48, 50, 'DRYCKESRINGEN', { font: 'bold', size: 14, grey: 1 }), at(547, 50, '{word}', { font: 'bold', size: 14, grey: 1, align: 'r' }), data(40, 130, 76, 'Fakturanummer=number|Fakturadatum=issue|Förfallodag=due|Kundnummer=customer|Order=order|Avser faktura=about'), at(330, 80, '{bname}|{bstreet}|{bpost}|{remark}', { size: 9.5 }), rows(165, [40, 84, 262, 340, 346, 415, 450, 480, 555], 'nr:Art|name:Benämning|pack:Innehåll|qty:Antal|unit:Enh|price:Pris|disc:Rab|rate:M%|sum:Summa', { band: 0.88, bottom: 540, again: [80, at(40, 46, 'Dryckesringen   {word} {number}   fortsättning')] }), rates([110, 200, 280], 20, 'Moms|Underlag|Belopp', { stay: true }), sums(380, 555, 20, 'Netto=net|Moms=tax|ATT BETALA=payable'), at(40, 800, '{name}, {street}, {post}. Tel {phone}. Bankgiro {bg}. Org.nr {org}. Momsreg.nr {vatno}. F-skatt.', { size: 7.5 })),
  },
  {
    id: 'v57-kott-lang', producer: 'ghostscript', hard: 'weights; batch and best before in columns', credits: 0,
    seller: { firm: firm('Köttcentralen i Enskede Partihandel AB', 'Styckmästargatan 6, 121 62 Johanneshov'), wares: [...meat, ...fish], lines: [15, 20], code: 5, number: (n) => String(250_700 + n), terms: 10 },
    draw: drawn({ n: 'space', d: shortDashed, least: 2 }, { size: 8 }, at(40, 50, '{name}', { font: 'bold', size: 13 }), at(40, 64, '{street}, {post}'), at(555, 50, '{WORD}', { font: 'bold', size: 13, align: 'r' }), data(400, 470, 70, 'Nr=number|Datum=issue|Förf.=due|Kund=customer'), at(40, 100, '{bname}|{bstreet}|{bpost}|{remark}', { size: 10 }), rows(165, [40, 84, 240, 300, 372, 380, 450, 555], 'nr:Artnr|name:Artikel|batch:Batch|bbd:Bäst före|qty:Vikt|unit:Enh|price:Pris|sum:Belopp', { ruled: true }), sums(380, 555, 16, 'Summa=net|Moms {r} %=vat|Att betala=payable'), at(40, 800, 'Bankgiro {bg}  OCR {ocr}  Org.nr {org}  Momsreg.nr {vatno}  F-skatt  Tel {phone}')),
  },
  {
    id: 'v58-kontor-lang', producer: 'cairo', hard: 'two pages; row numbers; sum carried in the foot', credits: 0,
    seller: { firm: firm('Allt för Köket Sverige AB', 'Grossistgatan 21, 556 52 Jönköping'), wares: [...house, ...tools, ...coffee], lines: [24, 30], code: coded('A', 5), number: (n) => `${2_600_900 + n}`, discounts: [1000, 2000], charges: [['Frakt', 29500, 25]] },
    draw: drawn({ n: 'dotted', d: dotted }, { size: 8 }, at(40, 50, 'Allt för Köket', { font: 'serifbold', size: 18 }), at(330, 50, '{word}', { font: 'bold', size: 13 }), data(330, 420, 68, 'Fakturanr=number|Datum=issue|Förfallodatum=due|Kundnr=customer'), at(40, 90, '{bname}|{bstreet}|{bpost}|{remark}', { size: 9.5 }), rows(150, [40, 62, 110, 320, 328, 400, 440, 475, 555], 'no:Rad|nr:Art.nr|name:Benämning|qty:Antal|unit:Enhet|price:À-pris|disc:Rab %|rate:Moms|sum:Belopp', { ruled: true, step: 18, bottom: 740, again: [80, at(40, 50, 'Faktura {number}'), at(555, 50, 'Sida 2 av 2', { align: 'r' })] }), sums(360, 555, 16, 'Varor=lineNet|=charges|Netto=net|Moms {r} %=vat|Summa moms=tax|Att betala=payable'), at(40, 812, '{name}  {street}  {post}  Org.nr {org}  Moms {vatno}  Bankgiro {bg}  F-skatt', { size: 7 })),
  },
  {
    id: 'v59-brod-manad', producer: 'weasyprint', hard: 'a month’s deliveries; date in each row', credits: 1,
    seller: { firm: firm('Morgonbagaren Distribution AB', 'Ugnsvägen 4, 703 69 Örebro'), wares: [...bread, ...dairy], lines: [16, 22], deliveries: 5, code: 4, number: (n) => `M${5_510 + n}`, terms: 15, isWhole: true },
    draw: web({ n: 'bare', d: iso }, 'body{font-size:8.5pt}.lines{margin:5mm 0}.lines th{border-bottom:1pt solid #000}.delivery{font-weight:bold;padding-top:6pt!important}', beside([50, '<b style="font-size:15pt">Morgonbagaren</b><br>{name}<br>{street}, {post}'], [50, '<h2>{word}</h2>', twoLeft('Faktura=number|Datum=issue|Förfaller=due|Kund=customer|Avser=about')]), remark, '<p>', buyer(), '</p>', lines('nr:Art|name:Vara|qty:Antal|unit:Enh|price:Pris|sum:Summa', { delivery: 'Leveransdag {day}' }), overs('Netto=net|Moms {r} %=vat|Avrundning=rounding|Att betala=payable'), '<p>Bankgiro {bg} · OCR {ocr} · Org.nr {org} · Momsnr {vatno} · Godkänd för F-skatt</p>'),
  },
  {
    id: 'v60-fryst-lang', producer: 'driver', hard: 'a driver’s page, long; slip at the foot', credits: 0,
    seller: { firm: firm('Isbergets Frysdistribution AB', 'Frysgatan 1, 254 66 Helsingborg'), wares: [...ice, ...dry], lines: [15, 18], code: 4, number: (n) => String(93_100 + n) },
    draw: drawn(sp, { size: 8.5 }, at(40, 50, '{name}', { font: 'bold', size: 12 }), at(40, 64, '{street}|{post}|Telefon {phone}'), at(330, 50, '{word}', { font: 'bold', size: 16 }), data(330, 430, 68, 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer'), at(40, 120, '{bname}|{bstreet}|{bpost}|{remark}', { size: 10 }), rows(180, [40, 80, 330, 340, 420, 460, 555], 'nr:Artnr|name:Benämning|qty:Antal|unit:Enhet|price:Pris|rate%:Moms|sum:Belopp', { ruled: true, step: 14 }), sums(350, 555, 14, 'Summa=net|Moms {r} % på {b}=vat|Att betala=payable'), at(40, 690, 'Org.nr {org}   Momsreg.nr {vatno}   Godkänd för F-skatt', { size: 8 }), slip(705)),
  },
  {
    id: 'v61-ost-vikt', producer: 'arrays', hard: 'cheese by weight, ordered and delivered', credits: 1,
    seller: { firm: firm('Ostlagret Vänern AB', 'Hamnkanalen 12, 531 31 Lidköping'), wares: [...dairy, ...meat.slice(8)], lines: [4, 9], code: 4, number: (n) => String(9_930 + n), terms: 20 },
    draw: drawn({ n: 'space', d: slashes, least: 2 }, { size: 9 }, at(45, 56, 'Ostlagret', { font: 'serifbold', size: 24 }), at(45, 72, '{name}'), cells(250, 40, [75, 75, 75, 75], 'Faktura=number|Datum=issue|Förfaller=due|Kund=customer'), at(250, 82, '[Krediterar {about}]|{word}', { font: 'bold', size: 11 }), at(45, 120, '{bname}|{bstreet}|{bpost}|{remark}', { size: 10 }), rows(190, [45, 90, 300, 355, 362, 440, 550], 'nr:Art|name:Artikel|crates:Kolli|qty:Levererat|unit:Enh|price:Pris|sum:Summa', { ruled: true, step: 15 }), sums(370, 550, 16, 'Exkl. moms=net|Moms {r} %=vat|Inkl. moms=payable'), rule(45, 550, 0, 770), at(45, 784, '{street}, {post}   Tel {phone}   Bankgiro {bg}|Org.nr {org}   Momsreg.nr {vatno}   F-skattebevis', { size: 8 })),
  },
  {
    id: 'v62-skaldjur', producer: 'runs', hard: 'weights with three decimals; freight as a row', credits: 1,
    seller: { firm: firm('Koster Skaldjur & Havsdelikatesser AB', 'Ekenäs brygga 2, 452 05 Sydkoster'), wares: fish, lines: [3, 7], code: coded('KS', 3), number: (n) => String(3_040 + n), charges: [['Båtfrakt', 18000, 'F']], terms: 8 },
    draw: drawn({ n: 'bare', d: iso, least: 3 }, { size: 9 }, at(298, 50, '{name}', { font: 'bold', size: 14, align: 'c' }), at(298, 64, '{street}, {post}, tel {phone}', { align: 'c' }), rule(45, 550, 0, 72), at(45, 92, '{WORD} {number}', { font: 'bold', size: 12 }), data(45, 130, 108, 'Datum=issue|Förfaller=due|Kundnr=customer|Avser=about'), at(330, 108, '{bname}|{bstreet}|{bpost}|{remark}', { size: 10 }), rows(190, [45, 95, 320, 330, 420, 455, 550], 'nr:Nr|name:Sort|qty:Vikt|unit:Enh|price:Pris|rate:Moms|sum:Kr', { ruled: true, charges: true }), sums(370, 550, 14, 'Netto=net|Moms {r} %=vat|Betalas=payable'), below(45, 20, 'Bankgiro {bg}   Org.nr {org}   Momsreg.nr {vatno}   F-skatt')),
  },
  {
    id: 'v63-marknadsplats', producer: 'chromium', hard: 'a market place on top; the seller in a box', credits: 0,
    seller: { firm: firm('Porslinskällaren Second Hand AB', 'Packhusgatan 6, 411 13 Göteborg'), wares: tools, lines: [1, 3], number: (n) => `MP-${71_004 + n}`, charges: [['Frakt', 14900, 25]], terms: 14 },
    draw: web(sv, '.boxes td{border:.5pt solid #999}.lines{margin:5mm 0}.lines th{background:#eee}', '<p class="big" style="color:#c50">Krogtorget.example</p><p class="k">Fakturan ställs ut för säljarens räkning</p>', '<h2>{word}</h2>', remark, boxes('Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Beställning=order', 4), beside([50, '<p><b>Säljare</b><br>{name}<br>{street}<br>{post}<br>Org.nr {org}<br>Momsreg.nr {vatno}</p>'], [50, '<p><b>Köpare</b><br>', buyer(), '</p>']), lines('name:Vara|qty:Antal|unit:Enhet|price:Pris|rate%:Moms|sum:Summa'), two('Varor=lineNet|=charges|Exkl. moms=net|Moms 25%=tax|<b>Att betala</b>={payable} SEK', 'two end'), '<p>Betalning till bankgiro {bg}. Godkänd för F-skatt.</p>'),
  },
  {
    id: 'v64-kaffe-mix', producer: 'flipped', hard: 'two rates; freight at the rate of food', credits: 1,
    seller: { firm: firm('Rosteri Kvarnholmen AB', 'Kvarnholmsvägen 56, 131 31 Nacka'), wares: coffee, lines: [4, 9], code: 4, number: (n) => String(17_040 + n), charges: [['Frakt', 12900, 25]], isWhole: true },
    draw: drawn(sp, { size: 9 }, at(45, 60, 'KVARNHOLMEN', { font: 'bold', size: 20 }), at(45, 74, 'rosteri'), at(550, 60, '{word} nr {number}', { font: 'bold', size: 12, align: 'r' }), at(45, 100, '{bname}|{bstreet}|{bpost}|{remark}'), data(360, 450, 100, 'Datum=issue|Att betala senast=due|Kund=customer|Avser faktura=about'), rows(180, [45, 90, 320, 330, 420, 455, 550], 'nr:Nr|name:Vara|qty:Antal|unit:Enhet|price:Pris|rate:Moms|sum:Belopp', { band: 0.9, step: 15 }), rates([90, 170, 240], 18, 'Moms %|Netto|Moms', { stay: true }), sums(350, 550, 18, 'Varor=lineNet|=charges|Netto=net|Moms=tax|Avrundning=rounding|Att betala=payable'), at(45, 790, '{name}, {street}, {post}|Bankgiro {bg}  Org.nr {org}  Momsreg.nr {vatno}  F-skatt', { size: 8 })),
  },
  {
    id: 'v65-allt-i-ett', producer: 'wkhtmltopdf', hard: 'long; two rates in the totals; footer of three columns', credits: 0,
    seller: { firm: firm('Restauranghandlarna Väst AB', 'Mölndalsvägen 91, 412 63 Göteborg'), wares: [...dry, ...house, ...greens], lines: [16, 24], code: 5, number: (n) => String(1_204_410 + n), terms: 20, charges: [['Leverans', 19000, 25], ['Kundrabatt', -25000, 25]] },
    draw: web({ n: 'bare', d: iso }, 'body{font-size:8.5pt}.lines{border:.6pt solid #333;margin:4mm 0}.lines th{border-bottom:.6pt solid #333}.foot{border-top:.6pt solid #333;font-size:7.5pt}', beside([50, '<h2>{name}</h2>'], [50, '<h2>{word} {number}</h2>']), remark, beside([33, twoLeft('Datum=issue|Förfallodag=due|Kundnr=customer')], [33, twoLeft('Order=order|Referens=reference|Levererat=delivered')], [34, buyer()]), lines('nr:Artikel|name:Benämning|qty:Ant|unit:Enh|price:Pris|rate:Moms|sum:Belopp', { charges: true }), beside([50, rateTable('Momssats|Belopp|Moms')], [50, two('Totalt exkl. moms=net|Total moms=tax|<b>Att betala</b>=payable', 'two end')]), foot('{street}<br>{post}<br>{phone}', 'Bankgiro {bg}<br>OCR {ocr}', 'Org.nr {org}<br>Momsreg.nr {vatno}<br>F-skatt')),
  },
  {
    id: 'v66-vinlista-lang', producer: 'stretched', hard: 'wines in many rows; number and name far apart', credits: 1,
    seller: { firm: firm('Vinkompaniet Himlastegen AB', 'Riddargatan 30, 114 57 Stockholm'), wares: [...wine, ...beer.filter(({ deposit }) => deposit === undefined)], lines: [14, 18], code: 6, number: (n) => String(66_010 + n) },
    draw: drawn(sp, { size: 8.5 }, at(40, 56, 'Himlastegen', { font: 'serifbold', size: 20 }), at(330, 50, '{bname}|{bstreet}|{bpost}'), cells(40, 100, [90, 85, 85, 85, 85, 85], 'Fakturanr=number|Datum=issue|Förfallodag=due|Kundnr=customer|Ordernr=order|Kredit av=about'), at(40, 145, '{word}', { font: 'bold', size: 13 }), at(250, 145, '{remark}'), rows(165, [40, 230, 295, 365, 373, 440, 470, 555], 'name:Produkt|nr:Varunr|pack:Förp|qty:Antal|unit:Enh|price:Pris|rate:M|sum:Belopp', { ruled: true }), sums(350, 555, 16, 'Summa=net|Moms {r} %=vat|Total moms=tax|Att betala=payable'), at(40, 800, '{name}  {street}  {post}  Bankgiro {bg}  Org.nr {org}  Momsreg.nr {vatno}  F-skatt', { size: 7.5 })),
  },
]; // prettier-ignore
