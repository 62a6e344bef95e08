/** Drinks: coffee, wine, beer, spirits, water. */
import { dotted, iso, shortDashed } from '../days.ts';
import { firm } from './firms.ts';
import { coded, type LayoutX } from './orders.ts';
import { drawn, type Pen } from './pen.ts';
import { beer, coffee, coffeeTools, soft, spirits, wine } from './wares.ts';
import { web } from './web.ts';

const swedish = { n: 'swedish', d: iso } as const;

/** Layouts of those who sell drinks. */
export const drinks: readonly LayoutX[] = [
  {
    id: 'x21-kaffe-rost', producer: 'chromium', hard: 'goods and hire of machines at two rates; discount in per cent; labels above values in a grey field', credits: 1,
    seller: { firm: firm('Rostverket Kaffe Göteborg AB', 'Ringögatan 12, 417 07 Göteborg'), wares: [...coffee, ...coffeeTools], lines: [4, 8], code: coded('R', 4), number: (n) => String(41_180 + n), discounts: [1000, 2000], charges: [['Fakturaavgift', 2900, 25, 60]], terms: 20 },
    draw: web(swedish, 'body{font-size:9pt}.over{background:#f0efec;margin:5mm 0}.over th{font-size:7pt;font-weight:400;color:#666;padding:4pt 6pt 0}.over td{padding:0 6pt 4pt}.lines th{border-bottom:1pt solid #222}.vat{margin-top:6mm;font-size:8pt}.sums{margin-left:auto}.foot{margin-top:20mm;font-size:7.5pt;color:#444}', (k) => [
      k.beside([50, '<b style="font-size:22pt;letter-spacing:-1px">Rostverket.</b>'], [50, k.h('<div class="r"><b>{word}</b></div>')]), k.remark, k.beside([50, ''], [50, k.buyer()]),
      k.over('Fakturanr=number|Datum=issue|Förfaller=due|Kundnr=customer|Er ref.=reference|Kredit av=about'), k.lines('nr:Art.nr|name:Artikel|pack:Förp.|qty:Antal|unit:Enh|price:Pris|discp:Rab|np:Nettopris|rate p:Moms|sum:Belopp'),
      k.beside([50, k.vat('Moms|Underlag|Momsbelopp', 'vat', ' %')], [50, k.sums('Delsumma=lineNet|=charges|Netto=net|Moms=tax|<b>Att betala SEK</b>=payable')]), k.h('<p class="foot">{name} | {street}, {post} | Org.nr {org} | Momsreg.nr {vatno} | Godkänd för F-skatt | Bankgiro {bg} | OCR {ocr}</p>')].join('')),
  },
  {
    id: 'x22-vin-import', producer: 'cairo', hard: 'bottles and cartons; vintage in the name; the day of the excise', credits: 1,
    seller: { firm: firm('Vinkällaren Import Skandinavien AB', 'Karlavägen 91, 115 22 Stockholm'), wares: wine, lines: [3, 7], code: 5, number: (n) => String(126_700 + n), terms: 30, charges: [['Frakt', 24000, 25, 50]] },
    draw: drawn({ n: 'space', d: iso }, { size: 9, font: 'serif' }, (k) => {
      k.t(297, 56, 'Vinkällaren Import', { font: 'serifbold', size: 22, align: 'c' }).t(297, 70, 'Skandinavien', { align: 'c', size: 10 }).line(180, 78, 415, 0.4);
      k.b(60, 110, '{bname}|{bstreet}|{bpost}', { size: 10.5 }).kv(360, 460, 110, 'Nummer=number|Fakturadatum=issue|Leverans=delivered|Förfallodatum=due|Kundnummer=customer|Ordernummer=order|Avser faktura=about', { step: 13 });
      k.t(60, 190, '{word}', { font: 'serifbold', size: 15 }).t(200, 190, '{remark}', { font: 'serifbold' });
      k.table(225, 'nr:Art.@60|name:Vin@100~190|pack:Kartong@300|qty:Flaskor@385r|unit:@390|price:À pris@460r|sum:Summa@540r', { ruled: 'both', step: 15, style: { font: 'serif' }, head: { font: 'serifbold' }, charges: true });
      k.sums(360, 540, k.y + 12, 'Summa exklusive moms=net|Moms 25 %=tax|Summa att betala=payable', { step: 15 });
      k.b(60, 740, 'Alkoholskatt ingår i priserna. Partihandelstillstånd finns.', { size: 8 }).line(60, 756, 540, 0.4).foot(768, [60, 230, 400], '{name}|{street}|{post}', 'Bankgiro {bg}|OCR {ocr}|Tel {phone}', 'Org.nr {org}|Moms {vatno}|F-skatt');
    }),
  },
  {
    id: 'x23-bryggeri-pant', producer: 'reportlab', hard: 'deposits as rows with numbers of their own; returned empties as negative rows; two rates', credits: 1,
    seller: { firm: firm('Kvarnforsens Bryggeri AB', 'Forsgatan 2, 784 33 Borlänge'), wares: [...beer, ...soft.slice(0, 2)], lines: [4, 7], code: 4, number: (n) => String(33_200 + n), terms: 20, returns: 8 },
    draw: drawn({ n: 'bare', d: iso }, { size: 8.5 }, (k) => {
      k.box(36, 36, 559, 66, 0.15).t(46, 57, 'KVARNFORSENS BRYGGERI', { font: 'bold', size: 15, grey: 1 }).t(549, 57, '{word}', { font: 'bold', size: 15, grey: 1, align: 'r' });
      k.grid(36, 76, [75, 75, 75], 'Fakturanr=number|Fakturadatum=issue|Förfallodag=due|Kundnr=customer|Lev.datum=delivered|Tur=~14|Kreditfakt. till=about', { h: 23 }).b(330, 90, '{bname}|{bstreet}|{bpost}', { size: 10 }).t(330, 140, '{remark}', { font: 'bold' });
      k.table(180, 'nr:Artnr@40|name:Artikel@80~190|pack:Innehåll@260|qty:Antal@350r|unit:Enh@356|price:Pris@425r|rate p:Moms@470r|sum:Belopp@555r', { ruled: 'head', stripes: 0.94, bottom: 700, again: [80, (pen: Pen) => void pen.t(40, 50, '{word} {number}, sida {page}')] });
      k.room(90).vat([80, 150, 220], k.y + 14, 'Moms|Netto|Moms kr', { mark: ' %' }).sums(370, 555, k.y - 34, 'Netto=net|Moms=tax|Att betala=payable', { rule: true, big: 11 });
      k.foot(785, [40, 220, 400], '{name}|{street}, {post}', 'Bankgiro {bg}|OCR {ocr}', 'Org.nr {org}  F-skatt|Momsreg.nr {vatno}');
    }),
  },
  {
    id: 'x24-dryck-grossist', producer: 'runs', hard: 'article number last; discount per row in per cent with a comma; sums in a frame at the right', credits: 1,
    seller: { firm: firm('Dryckesdepån Syd AB', 'Stenåldersgatan 19, 213 76 Malmö'), isNegativeCredit: true, wares: [...spirits, ...wine, ...soft], lines: [5, 10], code: 6, number: (n) => String(900_310 + n), discounts: [250, 500, 750], terms: 30, charges: [['Leveransavgift', 19500, 25, 50]] },
    draw: drawn({ n: 'space', d: shortDashed }, { size: 8 }, (k) => {
      k.t(40, 52, 'Dryckesdepån', { font: 'bold', size: 18 }).b(40, 66, '{name}, {street}, {post}|Tel {phone}', { size: 7.5 }).t(400, 52, '{WORD}', { font: 'bold', size: 14 });
      k.kv(400, 480, 68, 'Nr=number|Datum=issue|Förfaller=due|Kund=customer|Order=order|Avser=about', { step: 11 }).b(40, 110, '{bname}|{bstreet}|{bpost}', { size: 10 }).t(40, 160, '{remark}', { font: 'bold' });
      k.table(185, 'qty:Antal@62r|unit:Enh@68|name:Benämning@100~190|pack:Förp@296|price:Listpris@395r|disc:Rabatt%@435r|rate:Moms@462r|sum:Belopp@520r|nr:Artnr@528', { band: 0.9, charges: true });
      k.frame(340, k.y, 556, k.y + 70).sums(348, 548, k.y + 14, 'Summa exkl. moms=net|Moms {r} %=vat|Moms=tax|Att betala SEK=payable');
      k.foot(790, [40, 250], 'Bankgiro {bg}, OCR {ocr}|Betalningsvillkor {terms} dagar netto', 'Org.nr {org}, momsreg.nr {vatno}|Godkänd för F-skatt. Tillstånd 2104-SE');
    }),
  },
  {
    id: 'x25-mikrobryggeri', producer: 'chromium', hard: 'a craft brewery’s own form: names with colons, deposits, a large number', credits: 0,
    seller: { firm: firm('Humlegränd Hantverksöl AB', 'Garvaregatan 5, 602 21 Norrköping'), wares: beer, lines: [2, 4], number: (n) => String(1_048 + n), terms: 14, isWhole: true },
    draw: web({ n: 'swedish', d: dotted }, 'body{font-family:"DejaVu Sans",sans-serif;font-size:8.5pt}.no{font-size:34pt;color:#c90}.lines{margin:6mm 0}.lines td,.lines th{border:.6pt solid #333}.sums{margin-left:auto}.sums td{border:.6pt solid #333;padding:3pt 8pt}', (k) => [
      k.beside([50, '<div style="font-size:18pt;font-weight:bold">HUMLE<br>GRÄND</div>'], [50, k.h('<div class="r">{word}<br><span class="no">{number}</span></div>')]), k.remark,
      k.beside([33, k.said('Fakturadatum=issue|Förfallodatum=due|Kundnr=customer')], [33, k.h('<b>Köpare</b><br>') + k.buyer() + k.h('<br>{borg}')], [34, k.h('<b>Säljare</b><br>{name}<br>{street}<br>{post}')]),
      k.lines('name:Öl|pack:Innehåll|qty:Antal|unit:Enhet|price:Pris kr|sum:Summa kr'), k.sums('Netto=net|Moms 25 %=tax|Avrundning=rounding|<b>Att betala</b>=payable'),
      k.h('<p>Bankgiro: {bg} &nbsp; Märk betalningen med {number}</p><p class="s">Org.nr: {org} &nbsp; VAT: {vatno} &nbsp; F-skatt &nbsp; {phone}</p>')].join('')),
  },
  {
    id: 'x26-vatten-automat', producer: 'fpdf', hard: 'rental and bottles; rows without frames; month of the rental below', credits: 1,
    seller: { firm: firm('Källklart Vattensystem AB', 'Brunnsgatan 70, 171 54 Solna'), wares: [{ name: 'Hyra vattenautomat kolsyra', unit: 'mån', price: '395.00', rate: 25, pack: '' }, { name: 'Filterbyte halvår', unit: 'st', price: '645.00', rate: 25, pack: '', much: 1 }, { name: 'Kolsyretub utbyte', unit: 'st', price: '298.00', rate: 25, pack: '', much: 3 }, { name: 'Karaff 1 liter med logga', unit: 'st', price: '89.00', rate: 25, pack: '', much: 6 }], lines: [2, 4], isListed: true, number: (n) => `F${70_220 + n}`, terms: 30 },
    draw: drawn({ n: 'space', d: iso }, { size: 9 }, (k) => {
      k.t(40, 60, 'källklart', { font: 'bold', size: 22, grey: 0.4 }).t(40, 120, '{word} {number}', { font: 'bold', size: 12 }).b(350, 60, '{bname}|{bstreet}|{bpost}', { size: 10 });
      k.kv(40, 150, 140, 'Fakturadatum=issue|Kundnummer=customer|Er referens=reference|Förfallodatum=due|Period={from} och månaden ut|Krediterad faktura=about').t(350, 140, '{remark}', { font: 'bold' });
      k.table(240, 'name:Beskrivning@40~220|qty:Antal@320r|unit:Enhet@328|price:Pris@430r|sum:Belopp@555r', { ruled: 'head', step: 16 });
      k.line(40, k.y + 2, 555).sums(380, 555, k.y + 18, 'Summa=net|Moms (25%)=tax|Totalt=payable', { big: 12 }).b(40, k.y + 30, 'Vänligen betala till bankgiro {bg} med OCR {ocr} senast {due}.');
      k.foot(780, [40, 220, 400], '{name}|{street}|{post}', 'Tel {phone}|{mail}', 'Org.nr {org}|Momsreg.nr {vatno}|Godkänd för F-skatt');
    }),
  },
]; // prettier-ignore
