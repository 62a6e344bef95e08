/** Small firms: word processors, spreadsheets, typed pages and the nets of shops. */
import { abbreviated, compact, iso, slashed, words } from '../days.ts';
import { at, below, cells, data, drawn, field, rows, rule, sums } from './drawn.ts';
import { firm, soleTrader } from './firms.ts';
import { coded, type LayoutV } from './orders.ts';
import { crafts, farm, flowers, printing, repair } from './wares-more.ts';
import { bread, fish, greens, house, ice, meat, tools } from './wares.ts';
import { beside, buyer, foot, lines, notes, overs, remark, sheetOf, two, twoLeft, web } from './web.ts';

const bare = { n: 'bare', d: iso } as const;
const kg = (list: typeof greens): typeof greens => list.filter(({ unit }) => unit === 'kg' || unit === 'st');
const single = (birth: string, name: string): { organisation: string; vat: string } => {
  const organisation = soleTrader(birth, name);
  return { organisation, vat: `SE${organisation.replace('-', '')}01` };
};

/** Layouts of small firms. */
export const small: readonly LayoutV[] = [
  {
    id: 'v32-snickare-ark', producer: 'calc', hard: 'a spreadsheet; work and goods', credits: 1,
    seller: { firm: firm('Virkesro Snickeri', 'Sågbacken 3, 685 34 Torsby', single('740826', 'Virkesro')), wares: crafts, lines: [2, 6], isListed: true, number: (n) => String(60 + n), isWhole: true },
    draw: sheetOf(bare, [230, 70, 70, 100, 100], 'name:Text|qty:Antal|unit:Enhet|price:À-pris|sum:Belopp', [['<b>{name}</b>', '', '', '<b>{WORD}</b>'], ['{street}', '', '', 'Nr', '{number}'], ['{post}', '', '', 'Datum', '{issue}'], ['Tel {phone}', '', '', 'Betalas', '{due}'], ['[Krediterar {about}]{remark}'], ['{bname}'], ['{bstreet}'], ['{bpost}'], [''], 'lines', [''], ['Bankgiro {bg}'], ['Org.nr {org}'], ['Momsnr {vatno}'], ['F-skatt finns']], 'Summa=net|Moms 25 %=tax|Avrundning=rounding|Att betala=payable'),
  },
  {
    id: 'v33-odlare-ark', producer: 'calc', hard: 'a spreadsheet with the unit before the quantity', credits: 0,
    seller: { firm: firm('Kullaberg Mikrogrönt HB', 'Himmelstorpsvägen 14, 263 77 Mölle'), wares: kg(greens), lines: [3, 8], number: (n) => `26-${100 + n}`, terms: 14 },
    draw: sheetOf({ ...bare, least: 1 }, [290, 60, 80, 100, 100], 'name:Gröda|unit:Enhet|qty:Mängd|price:Pris/enhet|sum:Summa kr', [['FAKTURA {number}', '', '', '{issue}'], ['{remark}'], ['Från {name}'], ['{street}, {post}'], ['Till {bname}'], ['{bstreet}, {bpost}'], [''], 'lines', [''], ['Bankgiro {bg}, senast {due}'], ['Org.nr {org}, momsregnr {vatno}, F-skatt']], 'Netto=net|Moms {r} %=vat|Att betala=payable'),
  },
  {
    id: 'v34-viltjagare', producer: 'writer', hard: 'a letter with a table; weights', credits: 0,
    seller: { firm: firm('Granlidens Vilt & Skog', 'Granliden 2, 920 51 Malå', single('610313', 'Granliden')), wares: farm.slice(4), lines: [2, 4], number: (n) => `${20 + n}`, terms: 10 },
    draw: web({ n: 'bare', d: words }, 'td,p{font-family:"Liberation Serif";font-size:12pt}', '<p>{name}<br>{street}<br>{post}<br>{phone}</p>', '<p align="right">Malå {issue}</p>', '<p>', buyer(), '</p><p><b>{word} nr {number}</b></p>', remark, '<p>För leverans {delivered}:</p>', lines('name:Vara|qu:Vikt/antal|pu:Pris|sum:Kr'), '<p></p>', twoLeft('Summa=net|Moms {r} %=vat|Att betala=payable'), '<p>Sätt in pengarna på plusgiro {pg} senast {due}. Org.nr {org}, momsnr {vatno}. Jag har F-skatt.</p>'),
  },
  {
    id: 'v35-tryckeri', producer: 'writer', hard: 'labels over values in a table with borders', credits: 1,
    seller: { firm: firm('Tryckpressen i Eksjö AB', 'Norra Storgatan 21, 575 31 Eksjö'), wares: printing, lines: [1, 4], number: (n) => String(12_900 + n), charges: [['Frakt', 12500, 25]] },
    draw: web({ n: 'swedish', d: iso }, 'td,th{font-size:9.5pt}.overs td,.overs th{border:1px solid #888}', beside([60, '<b>{name}</b><br>{street}, {post}<br>{mail}'], [40, '<b>{WORD}</b><br>', buyer()]), remark, '<p></p>', overs('Fakturanr=number|Datum=issue|Förfallodag=due|Kundnr=customer|Kredit av=about'), '<p></p>', lines('name:Produkt|qty:Upplaga|unit:Enh|price:Pris|sum:Summa'), '<p></p>', two('Delsumma=lineNet|=charges|Exkl. moms=net|Moms 25%=tax|Att betala=payable'), '<p>Bankgiro {bg} Org.nr {org} Momsreg.nr {vatno} Godkänd för F-skatt</p>'),
  },
  {
    id: 'v36-radskrivare', producer: 'cairo', hard: 'a line printer’s page in capitals; days without dashes', credits: 1,
    seller: { firm: firm('Norrlandsgross Lager AB', 'Magasinsgatan 6, 871 45 Härnösand'), wares: house, lines: [6, 11], code: 6, number: (n) => String(771_200 + n) },
    draw: drawn({ n: 'bare', d: compact }, { size: 9, font: 'mono' }, at(40, 50, '{name}|{street}|{post}'), at(340, 50, '{WORD}', { font: 'monobold' }), data(340, 440, 66, 'FAKTURANR=number|DATUM=issue|FÖRF.DAG=due|KUNDNR=customer|AVSER=about'), at(40, 130, '{bname}|{bstreet}|{bpost}|{remark}'), rows(195, [40, 90, 345, 352, 425, 460, 555], 'nr:ARTNR|name:BENÄMNING|qty:ANTAL|unit:ENH|price:PRIS|disc:RAB|sum:BELOPP', { head: { font: 'mono' }, style: { size: 8.5 } }), sums(330, 555, 20, 'SUMMA=net|MOMS 25,0%=tax|ATT BETALA=payable', { font: 'mono', strong: false }), at(40, 780, 'BANKGIRO {bg}  PLUSGIRO {pg}  TEL {phone}|ORGNR {org}  MOMSREGNR {vatno}  F-SKATT')),
  },
  {
    id: 'v37-webbutik', producer: 'fpdf', hard: 'a shop on the net: order and invoice share a page', credits: 0,
    seller: { firm: firm('Köksprylar Direkt Norden AB', 'Lagervägen 30, 136 50 Haninge'), wares: tools, lines: [1, 5], code: coded('KP', 6), number: (n) => `2026${3310 + n}`, charges: [['Frakt: Hemleverans', 9900, 25]], terms: 14 },
    draw: drawn(bare, { size: 9.5 }, at(40, 60, 'köksprylar.direkt', { font: 'bold', size: 18 }), at(380, 50, '{name}|{street}|{post}|Org.nr {org}|{vatno}', { size: 8 }), at(40, 130, '{WORD}', { font: 'bold', size: 18 }), at(40, 155, '{bname}|{bstreet}|{bpost}|{remark}'), data(330, 440, 155, 'Fakturanummer:=number|Fakturadatum:=issue|Ordernummer:=order|Betalas senast:=due|Betalmetod:=~Faktura'), rows(240, [40, 290, 390, 470, 555], 'name:Produkt|nr:SKU|qu:Antal|price:Pris|sum:Summa', { band: 0.05, head: { grey: 1 }, step: 22 }), sums(380, 555, 16, 'Delsumma=lineNet|=charges|Summa exkl. moms=net|Moms 25 %=tax|Totalt=payable', { step: 18 }), at(40, 800, 'Bankgiro {bg}. Godkänd för F-skatt. Öppet köp 30 dagar.', { size: 8 })),
  },
  {
    id: 'v38-torgstand', producer: 'groff', hard: 'a market stall’s page by troff', credits: 0,
    seller: { firm: firm('Torghandlare Bengtsfors Frukt', 'Torget 1, 666 30 Bengtsfors', single('520907', 'Torghandlare')), wares: kg(greens), lines: [3, 6], number: (n) => `T${310 + n}`, terms: 10 },
    draw: (p) => ['.pl 29.7c', '.po 2.2c', '.ll 16c', '.ps 11', '.vs 15', '.ft TR', '.nf', '.sp 1.2c', `\\fB${p.supplier.name}\\fP`, `${p.supplier.street}, ${p.supplier.post}`, '.sp 1', p.buyer.name, p.buyer.street, p.buyer.post, '.sp 1', `\\fB${p.title ?? 'FAKTURA'}\\fP ${p.number}    Datum ${p.issue}    Betalas senast ${p.due}`, ...(p.remark === null ? [] : [p.remark]), '.sp 0.5', '.TS', 'box tab(|);', 'lb rb lb rb rb', 'l r l r r.', 'Vara|Mängd|Enhet|Pris|Kronor', '_', ...p.lines.map((l) => `${l.name}|${String(Number(l.quantity) / 1000).replace('.', ',')}|${l.unit}|${(Number(l.price) / 10_000).toFixed(2).replace('.', ',')}|${(Number(l.sum) / 100).toFixed(2).replace('.', ',')}`), '_', ...[['Summa', p.net], [`Moms ${p.vat[0]?.rate} %`, p.tax], ['Att betala', p.payable]].map(([label, amount]) => `${String(label)}||||${(Number(amount) / 100).toFixed(2).replace('.', ',')}`), '.TE', '.sp 1', `Plusgiro ${p.supplier.plusgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. F-skatt.`, ''].join('\n'),
  },
  {
    id: 'v39-slakteri-snabbt', producer: 'letters', hard: 'letter by letter; sums to the left of the giro', credits: 1,
    seller: { firm: firm('Dalby Gårdsslakteri AB', 'Hällestadsvägen 40, 247 56 Dalby'), wares: meat, lines: [3, 8], code: 3, number: (n) => String(5_020 + n), terms: 14 },
    draw: drawn({ n: 'space', d: iso, least: 2 }, { size: 9 }, at(45, 56, '{name}', { font: 'bold', size: 14 }), at(45, 72, '{street}, {post}'), at(400, 56, '{word}', { font: 'bold', size: 14 }), data(400, 470, 76, 'Nr=number|Datum=issue|Förfaller=due|Kund=customer|Avser=about'), at(45, 120, '{bname}|{bstreet}|{bpost}|{remark}', { size: 10 }), rows(185, [45, 85, 320, 330, 430, 550], 'nr:Nr|name:Styckdetalj|qty:Vikt|unit:Enh|price:Kr/enh|sum:Belopp', { ruled: true }), sums(45, 200, 24, 'Summa=net|Moms {r} %=vat|Att betala=payable', { stay: true }), below(300, 24, 'Bankgiro {bg}|Org.nr {org}|Momsreg.nr {vatno}|Godkänd för F-skatt|Tel {phone}')),
  },
  {
    id: 'v40-sushi-fisk', producer: 'kerned', hard: 'gaps for spaces; a trade name large', credits: 0,
    seller: { firm: firm('Sjöhäst Seafood Import AB', 'Frihamnsgatan 22, 115 56 Stockholm'), wares: fish, lines: [4, 9], code: coded('SF', 4), number: (n) => `${14_400 + n}`, terms: 10 },
    draw: drawn({ n: 'space', d: iso, least: 2 }, { size: 8.5 }, at(45, 60, 'SJÖHÄST', { font: 'bold', size: 24 }), at(45, 74, 'premium seafood'), at(320, 60, '{word} {number}', { font: 'bold', size: 13 }), cells(45, 95, [100, 100, 100, 100, 100], 'Datum=issue|Förfallodatum=due|Kundnummer=customer|Order=order|OCR=ocr', false), at(45, 140, '{bname}|{bstreet}|{bpost}|{remark}'), rows(200, [45, 100, 250, 345, 352, 430, 460, 550], 'nr:Art|name:Produkt|land:Fångst|qty:Kvantitet|unit:Enh|price:À-pris|rate%:Moms|sum:Summa', { ruled: true, step: 15 }), sums(370, 550, 14, 'Netto=net|Moms=tax|Att betala SEK=payable'), rule(45, 550, 0, 770), at(45, 784, '{name}  {street}  {post}  Org.nr {org}  Momsreg.nr {vatno}|Bankgiro {bg}  F-skatt  {mail}', { size: 7.5 })),
  },
  {
    id: 'v41-tartor', producer: 'wkhtmltopdf', hard: 'prices with the unit; two sums side by side', credits: 1,
    seller: { firm: firm('Konditori Vaniljstången AB', 'Köpmangatan 30, 972 33 Luleå'), wares: [...bread, ...ice.slice(0, 4)], lines: [3, 8], code: 4, number: (n) => `K-${710 + n}`, terms: 20, isWhole: true },
    draw: web({ n: 'swedish', d: slashed }, 'body{font-family:"Liberation Serif",serif}h1{color:#a33}.lines th{border-bottom:1pt solid #a33}.overs{margin-top:6mm}.overs th{background:#f6e4e4}', beside([60, '<h1>Vaniljstången</h1>{name}<br>{street}, {post}'], [40, '<p class="big">{word}</p>', notes('Nummer=number|Datum=issue|Betala före=due|Krediterar=about')]), remark, '<p>', buyer(), '</p>', lines('no:#|nr:Art.nr|name:Benämning|qty:Antal|unit:Enhet|pu:Pris|sum:Belopp'), overs('Varor=net|Moms {r} %=vat|Öresavr.=rounding|Att betala=payable'), '<p>Bankgiro {bg} · Org.nr {org} · Momsnr {vatno} · Godkänd för F-skatt · {phone}</p>'),
  },
  {
    id: 'v42-service-disk', producer: 'pdf-lib', hard: 'order text as rows of a letter; two fees', credits: 1,
    seller: { firm: firm('Diskmaskinsservice Skåne AB', 'Verkögatan 5, 212 41 Malmö'), wares: repair.filter(({ unit }) => unit !== 'kg'), lines: [3, 6], isListed: true, code: 4, number: (n) => `${26_0300 + n}`, charges: [['Faktureringsavgift', 3500, 25], ['Parkering', 8000, 25]] },
    draw: drawn({ n: 'space', d: abbreviated }, { size: 9 }, field(40, 36, 240, 66, 0.8), at(48, 57, 'DISK-SERVICE', { font: 'bold', size: 18 }), at(330, 50, '{word} {number}', { font: 'bold', size: 13 }), data(330, 420, 70, 'Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Arbetsorder=order|Gäller=about'), at(40, 90, '{bname}|{bstreet}|{bpost}|{remark}', { size: 10 }), at(40, 155, 'Utfört: felsökning spolarm, byte av reservdelar, provkörning. Beställare {reference}.'), rows(180, [40, 85, 330, 340, 430, 555], 'nr:Artikel|name:Beskrivning|qty:Antal|unit:Enhet|price:À-pris|sum:Belopp', { band: 0.85 }), sums(360, 555, 16, 'Summa rader=lineNet|=charges|Summa exkl. moms=net|Moms 25 %=tax|Att betala=payable'), at(40, 785, '{name}, {street}, {post}. Tel {phone}|Bankgiro {bg}. OCR {ocr}. Org.nr {org}. Momsreg.nr {vatno}. F-skatt.', { size: 8 })),
  },
  {
    id: 'v43-vaxter-kort', producer: 'chromium', hard: 'a card in the middle; figures with the currency after them', credits: 0,
    seller: { firm: firm('Monstera Växtservice AB', 'Odengatan 90, 113 22 Stockholm'), wares: flowers, lines: [1, 4], number: (n) => `MV${300 + n}`, terms: 15 },
    draw: web({ n: 'swedish', d: words }, 'body{font-size:10pt}.card{border:1pt solid #2a6;padding:8mm;border-radius:4mm}.lines th{color:#2a6;text-transform:none}.foot{margin-top:10mm;font-size:8pt;color:#444}', '<div class="card"><p class="big" style="color:#2a6">monstera</p>', beside([50, buyer('Faktura till')], [50, twoLeft('{word}=number|Fakturanummer=number|Utställd=issue|Förfaller=due'.replace('{word}=number|', ''))]), '<p><b>{word}</b></p>', remark, lines('name:Beskrivning|qu:Antal|price:Pris (kr)|sum:Summa (kr)'), two('Netto={net} kr|Moms 25 %={tax} kr|<b>Att betala</b>={payable} kr', 'two end'), '</div>', foot('{name}<br>{street}<br>{post}', 'Bankgiro {bg}<br>{mail}', 'Org.nr {org}<br>Momsnr {vatno}<br>F-skatt')),
  },
]; // prettier-ignore
