/** Services that a restaurant has all year. */
import { dotted, iso, spaced, words } from '../days.ts';
import { at, below, cells, data, drawn, field, rows, rule, slip, sums } from './drawn.ts';
import { firm } from './firms.ts';
import { coded, type LayoutV } from './orders.ts';
import {
  accounts,
  cards,
  care,
  gas,
  grid,
  linen,
  power,
  rent,
  software,
  staff,
  telecom,
  waste,
} from './wares-more.ts';
import { beside, boxes, buyer, foot, lines, notes, overs, remark, two, twoLeft, web } from './web.ts';

const sv = { n: 'swedish', d: iso } as const;
const sp = { n: 'space', d: iso } as const;

/** Layouts of services. */
export const services: readonly LayoutV[] = [
  {
    id: 'v20-el-handel', producer: 'chromium', hard: 'electricity: prices of four decimals; a summary above the specification', credits: 0,
    seller: { firm: firm('Klarljus Elhandel AB', 'Kraftvägen 3, 851 71 Sundsvall'), wares: power, lines: [5, 5], isListed: true, number: (n) => `7${302_118_040 + n}`, isWhole: true },
    draw: web(sv, '.sum{background:#fff6d5;padding:8pt;margin:5mm 0}.lines th{border-bottom:1pt solid #e0a800}.foot{font-size:7.5pt;margin-top:20mm}', beside([50, '<span class="big" style="color:#e0a800">klarljus</span>'], [50, '<h2>{word} el</h2>', twoLeft('Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer|Anläggning=order')]), remark, beside([50, ''], [50, buyer()]),
      '<div class="sum">', beside([60, '<b>Att betala</b><br><span class="big">{payable} kr</span>'], [40, notes('Förfallodag=due|Bankgiro=bg|OCR=ocr')]), '</div><h3>Specifikation</h3>', lines('name:Avser|qty:Antal|unit:Enhet|price:Pris kr|sum:Belopp kr'), two('Summa exkl. moms=net|Moms 25 %=tax|Öresavrundning=rounding|Summa inkl. moms=gross', 'two end'), foot('{name}<br>{street}, {post}', 'Org.nr {org}<br>Momsreg.nr {vatno}', 'Kundservice {phone}<br>Godkänd för F-skatt')),
  },
  {
    id: 'v21-nat-drawn', producer: 'runs', hard: 'the grid: a slip at the foot', credits: 0,
    seller: { firm: firm('Bergsåsens Elnät AB', 'Nätgatan 1, 784 34 Borlänge'), wares: grid, lines: [5, 5], isListed: true, number: (n) => `40${811_200 + n}` },
    draw: drawn(sp, { size: 9 }, at(40, 50, '{name}', { font: 'bold', size: 14 }), at(40, 64, '{street}, {post}   Tel {phone}'), at(350, 50, '{WORD} ELNÄT', { font: 'bold', size: 13 }), data(350, 450, 70, 'Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer|Anläggnings-id=order|Förfallodatum=due'), at(40, 110, '{bname}|{bstreet}|{bpost}|{remark}', { size: 10 }), at(40, 170, 'Avläsning {from} – {issue}   Elområde SE3   Mätarnr {customer}'),
      rows(200, [40, 300, 310, 420, 555], 'name:Specifikation|qty:Förbrukning|unit:|price:Pris/enhet|sum:Belopp', { ruled: true, step: 15 }), sums(350, 555, 16, 'Summa=net|Moms 25 %=tax|Att betala=payable'), at(40, 680, 'Org.nr {org}   Momsreg.nr {vatno}   Godkänd för F-skatt', { size: 8 }), slip(700)),
  },
  {
    id: 'v22-hyra-avi', producer: 'reportlab', hard: 'a rent notice: “Hyresavi”, period, slip', credits: 0,
    seller: { firm: firm('Fastighets AB Körsbärsträdet', 'Trädgårdsgatan 20, 503 31 Borås'), wares: rent, lines: [3, 5], isListed: true, number: (n) => String(115_030 + n), terms: 25 },
    draw: drawn({ ...sp, word: 'Hyresavi/Faktura' }, { size: 9.5 }, at(45, 56, '{name}', { font: 'bold', size: 13 }), at(320, 56, '{word}', { font: 'bold', size: 16 }), data(320, 420, 76, 'Avinummer=number|Avidatum=issue|Objekt=~1204-001|Hyresgästnr=customer|Oss tillhanda=due'), at(45, 120, '{bname}|{bstreet}|{bpost}|{remark}', { size: 11 }), at(45, 190, 'Avser hyra för lokal, perioden från {from}'),
      rows(220, [45, 340, 350, 440, 550], 'name:Text|qty:Antal|unit:Enhet|price:Pris|sum:Belopp', { ruled: true, step: 15 }), sums(330, 550, 14, 'Summa hyra=net|Mervärdesskatt 25 %=tax|Summa att betala=payable'), at(45, 660, '{street}, {post}   Org.nr {org}   Momsreg.nr {vatno}   F-skatt   Frågor om hyran: {phone}', { size: 8 }), slip(690)),
  },
  {
    id: 'v23-tvatt-vecka', producer: 'weasyprint', hard: 'laundry: many pieces, dates of rounds below the rows', credits: 1,
    seller: { firm: firm('Linnelaget Textilservice AB', 'Vattugatan 15, 371 43 Karlskrona'), wares: linen, lines: [4, 8], code: 4, number: (n) => String(64_300 + n), terms: 20 },
    draw: web({ n: 'bare', d: iso }, 'body{font-size:9pt}.overs th{font-weight:400;font-size:7.5pt;border-top:1pt solid #258}.overs td{border-bottom:1pt solid #258}.lines{margin-top:6mm}.lines th{background:#dbe8f3}.under{font-size:7.5pt;color:#567}.two{margin:5mm 0 0 auto}', beside([60, '<b style="font-size:15pt;color:#258">Linnelaget</b><br>{name}<br>{street}, {post}'], [40, buyer('Faktureras')]), '<p class="big">{word} {number}</p>', remark,
      overs('Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Er ref.=reference|OCR=ocr|Krediterar=about'), lines('nr:Art.nr|name:Artikel|qty:Antal|unit:Enh|price:Styckpris|rate %:Moms|sum:Summa', { under: 'Tur {slip}, senast {day}' }), two('Nettosumma=net|Moms 25 %=tax|<b>Att betala SEK</b>=payable'), '<p>Bankgiro {bg}. Org.nr {org}. Momsreg.nr {vatno}. Godkänd för F-skatt. Tel {phone}</p>'),
  },
  {
    id: 'v24-skadedjur', producer: 'pdf-lib', hard: 'labels above values in cells; agreement’s number', credits: 1,
    seller: { firm: firm('Fällan Skadedjurskontroll AB', 'Råttgränd 4, 621 57 Visby'), wares: care, lines: [2, 5], isListed: true, code: 3, number: (n) => `F${11_700 + n}` },
    draw: drawn(sv, { size: 9 }, field(0, 0, 595, 60, 0.15), at(40, 40, 'FÄLLAN', { font: 'bold', size: 24, grey: 1 }), at(555, 40, '{word}', { size: 18, grey: 1, align: 'r' }), at(40, 84, '{name}|{street}|{post}|Tel {phone}', { size: 8 }), at(330, 84, '{bname}|{bstreet}|{bpost}', { size: 10 }), cells(40, 140, [85, 85, 85, 85, 85, 90], 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Avtal=order|Krediterar=about'), at(40, 184, '{remark}'),
      rows(205, [40, 90, 330, 340, 430, 555], 'nr:Kod|name:Åtgärd|qty:Antal|unit:Enhet|price:À-pris|sum:Summa', { ruled: true, step: 16 }), sums(380, 555, 20, 'Exkl. moms=net|Moms (25 %)=tax|Att betala=payable'), rule(40, 555, 0, 775), at(40, 788, 'Bankgiro {bg}     OCR {ocr}     Org.nr {org}     Momsreg.nr {vatno}     F-skatt', { size: 8 })),
  },
  {
    id: 'v25-avfall-kommun', producer: 'arrays', hard: 'a town’s collection of waste; old system in capitals', credits: 0,
    seller: { firm: firm('Mälarstrandens Återvinning AB', 'Kretsloppsvägen 7, 721 38 Västerås'), wares: waste, lines: [3, 7], number: (n) => String(3_300_915 + n), isWhole: true },
    draw: drawn({ n: 'space', d: iso }, { size: 9 }, at(40, 56, 'MÄLARSTRANDENS ÅTERVINNING', { font: 'bold', size: 13 }), at(400, 56, '{WORD}', { font: 'bold', size: 13 }), data(320, 440, 80, 'FAKTURANUMMER=number|FAKTURADATUM=issue|KUNDNUMMER=customer|FÖRFALLODATUM=due|OCR-NUMMER=ocr'), at(40, 120, '{bname}|{bstreet}|{bpost}|{remark}', { size: 10 }), at(40, 180, 'HÄMTSTÄLLE {order}   PERIOD {from} - {issue}'),
      rows(205, [40, 300, 315, 420, 555], 'name:AVSER|qty:ANTAL|unit:ENHET|price:PRIS|sum:BELOPP', { ruled: true }), sums(350, 555, 16, 'BELOPP EXKL MOMS=net|MOMS 25 %=tax|ÖRESAVRUNDNING=rounding|ATT BETALA=payable'), at(40, 670, '{name}, {street}, {post}, TEL {phone}|ORG.NR {org}   MOMSREG.NR {vatno}   GODKÄND FÖR F-SKATT', { size: 8 }), slip(705)),
  },
  {
    id: 'v26-gasol', producer: 'recoded', hard: 'gas in bottles; a fee of freight as a charge', credits: 1,
    seller: { firm: firm('Flamman Gasol i Trestad AB', 'Depågatan 5, 461 37 Trollhättan'), wares: gas, lines: [2, 4], code: 5, number: (n) => String(52_010 + n), charges: [['Drivmedelstillägg', 8500, 25]] },
    draw: drawn({ n: 'dotted', d: dotted }, { size: 9 }, at(45, 60, '{name}', { font: 'bold', size: 15 }), at(45, 76, '{street}, {post}, {phone}'), at(45, 110, '{word} {number}', { font: 'bold', size: 12 }), data(45, 140, 128, 'Datum:=issue|Förfallodag:=due|Kundnr:=customer|Följesedel:=order|Avser:=about'), at(330, 128, '{bname}|{bstreet}|{bpost}|{remark}'), rows(210, [45, 95, 320, 330, 420, 550], 'nr:Artikel|name:Benämning|qty:Antal|unit:Enh|price:Pris|sum:Belopp', { ruled: true, charges: true, step: 15 }),
      sums(350, 550, 18, 'Summa=net|Moms 25,00%=tax|Totalt SEK=payable'), at(45, 790, 'Bankgiro: {bg}   Plusgiro: {pg}   Org.nr: {org}   VAT: {vatno}   F-skatt', { size: 8 })),
  },
  {
    id: 'v27-fiber', producer: 'chromium', hard: 'telecom: what to pay in a ribbon; rows without numbers', credits: 0,
    seller: { firm: firm('Nordtråd Telekom AB', 'Antenngatan 11, 931 30 Skellefteå'), wares: telecom, lines: [3, 6], number: (n) => `9${20_511_030 + n}`, terms: 25 },
    draw: web(sv, '.rib{background:#5b2be0;color:#fff;padding:8pt;margin:6mm 0}.lines td{border-bottom:.4pt solid #ddd}.foot{margin-top:25mm;font-size:7.5pt}', beside([60, '<span class="big" style="color:#5b2be0">nordtråd</span>'], [40, buyer()]), '<h2>Din {word}</h2>', remark, '<div class="rib">', beside([34, 'Belopp att betala<br><b>{payable} kr</b>'], [33, 'Betala senast<br><b>{due}</b>'], [33, 'Bankgiro / OCR<br><b>{bg} / {ocr}</b>']), '</div>', notes('Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer'), lines('name:Tjänst|qty:Antal|unit:Enhet|price:Pris exkl. moms|sum:Summa exkl. moms'), two('Summa exkl. moms=net|Moms 25%=tax|Summa inkl. moms=payable', 'two end'), foot('{name}, {street}, {post}', 'Org.nr {org}. Momsreg.nr {vatno}. Godkänd för F-skatt. {phone}')),
  },
  {
    id: 'v28-kassa-moln', producer: 'skia', hard: 'software; English words between Swedish ones', credits: 1,
    seller: { firm: firm('Tallrik Software Sweden AB', 'Katarinavägen 15, 116 45 Stockholm'), wares: software, lines: [2, 6], code: coded('TS-', 3), number: (n) => `SE-${2026_0440 + n}`, isNegativeCredit: true },
    draw: drawn(sp, { size: 9 }, at(45, 60, 'tallrik*', { font: 'bold', size: 24 }), at(45, 96, '{word}', { font: 'bold', size: 13 }), data(45, 140, 114, 'Invoice no.=number|Fakturadatum=issue|Förfaller=due|Kund-ID=customer|Krediterar=about'), at(300, 114, 'Bill to|{bname}|{bstreet}|{bpost}|{remark}'), rows(210, [45, 100, 330, 340, 440, 550], 'nr:SKU|name:Produkt|qty:Antal|unit:|price:Pris|sum:Total', { ruled: true, step: 18 }), sums(380, 550, 18, 'Subtotal=net|Moms (VAT) 25 %=tax|Total SEK=payable', { step: 16 }), at(45, 770, '{name} · {street} · {post}|Org.nr {org} · VAT {vatno} · Bankgiro {bg} · Godkänd för F-skatt', { size: 8 })),
  },
  {
    id: 'v29-kortinlosen', producer: 'groff-gs', hard: 'card fees by troff', credits: 0,
    seller: { firm: firm('Sveabetalkort Terminal AB', 'Mynttorget 8, 602 24 Norrköping'), wares: cards, lines: [4, 5], isListed: true, number: (n) => `T${800_730 + n}`, terms: 15 },
    draw: (p) => ['.pl 29.7c', '.po 2c', '.ll 17c', '.ps 10', '.vs 13', '.ft HR', '.nf', '.sp 1c', `\\fB${p.supplier.name}\\fP`, p.supplier.street, p.supplier.post, '.sp 1', `\\fB\\s+4${p.title ?? 'Faktura'}\\s0\\fP`, ...(p.remark === null ? [] : [p.remark]), '.sp 0.5', '.TS', 'tab(|);', 'l l l l.', `Fakturanummer|${p.number}|Kund|${p.buyer.name}`, `Fakturadatum|${p.issue}||${p.buyer.street}`, `Förfallodatum|${p.due}||${p.buyer.post}`, '.TE', '.sp 1', '.TS', 'tab(|);', 'lb rb lb rb rb', 'l r l r r.', 'Tjänst|Antal|Enhet|Pris|Belopp', ...p.lines.map((l) => `${l.name}|${l.quantity / 1000n}|${l.unit}|${(Number(l.price) / 10_000).toFixed(2).replace('.', ',')}|${(Number(l.sum) / 100).toFixed(2).replace('.', ',')}`), ...[['Summa exkl. moms', p.net], ['Moms 25 %', p.tax], ['Att betala', p.payable]].map(([label, amount]) => `${String(label)}||||${(Number(amount) / 100).toFixed(2).replace('.', ',')}`), '.TE', '.sp 2', `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}`, `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt`, ''].join('\n'),
  },
  {
    id: 'v30-bemanning', producer: 'chromium', hard: 'staff by the hour; who worked and when below the row', credits: 1,
    seller: { firm: firm('Extra Händer Bemanning Väst AB', 'Vallgatan 24, 411 16 Göteborg'), wares: staff, lines: [2, 5], isListed: true, number: (n) => String(2_610_770 + n), terms: 10 },
    draw: web({ n: 'swedish', d: words, least: 2 }, '.lines{margin:6mm 0}.lines th{border-bottom:2pt solid #d33}.under{font-size:8pt;font-style:italic}.boxes td{width:33%}', beside([50, '<b>{name}</b><br>{street}<br>{post}<br>{phone}'], [50, buyer('Till')]), '<h1>{word}</h1>', remark, boxes('Fakturanummer=number|Fakturadatum=issue|Sista betalningsdag=due|Beställare=reference|Uppdrag=order|Gäller faktura=about', 3), lines('name:Tjänst|qty:Tid/antal|unit:Enhet|price:Pris|sum:Summa', { under: '{who}, {date}' }), two('Summa exklusive moms=net|Moms, 25 %=tax|<b>Totalsumma</b>={payable} kr', 'two end'), '<p>Betalning till bankgiro {bg}, märk med {number}. Org.nr {org}, momsreg.nr {vatno}, godkänd för F-skatt.</p>'),
  },
  {
    id: 'v31-redovisning', producer: 'flipped', hard: 'an accountant’s page; figures below the text at the right', credits: 0,
    seller: { firm: firm('Balans & Räkning Redovisningsbyrå AB', 'Ågatan 31, 582 22 Linköping'), wares: accounts, lines: [2, 5], isListed: true, number: (n) => String(4_420 + n), terms: 20 },
    draw: drawn({ n: 'space', d: spaced, least: 1 }, { size: 10, font: 'serif' }, at(298, 60, 'Balans & Räkning', { font: 'serifbold', size: 20, align: 'c' }), rule(60, 535, 0, 72), at(60, 110, '{bname}|{bstreet}|{bpost}|{remark}'), data(350, 440, 110, 'Faktura=number|Datum=issue|Förfaller=due|Klient=customer'), rows(200, [60, 340, 350, 430, 535], 'name:Arvode avseende|qty:Antal|unit:Enhet|price:Pris|sum:Belopp', { step: 17, head: { font: 'serifbold' }, ruled: true }), sums(340, 535, 20, 'Arvode=net|Moms 25 %=tax|Att betala=payable', { step: 16 }), below(60, 40, 'Vänligen betala till bankgiro {bg} senast {due}.'), at(60, 790, '{name}, {street}, {post}. Org.nr {org}. Momsnr {vatno}. F-skatt.', { size: 8 })),
  },
]; // prettier-ignore
