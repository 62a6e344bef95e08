/** Things for the house, print, transport, shops on the net. */
import { compact, dotted, iso, shortDashed, words } from '../days.ts';
import { firm } from './firms.ts';
import { coded, type LayoutX } from './orders.ts';
import { drawn } from './pen.ts';
import {
  adverts,
  booking,
  chairs,
  clothes,
  course,
  courier,
  gas,
  hire,
  kitchen,
  prints,
} from './wares-services.ts';
import { web } from './web.ts';

const swedish = { n: 'swedish', d: iso } as const;

/** Layouts of these firms. */
export const shops: readonly LayoutX[] = [
  {
    id: 'x56-storkok-central', producer: 'wkhtmltopdf', hard: 'a business system’s report: labels left, values in a second column, two columns of them; VAT specification', credits: 1,
    seller: { firm: firm('Gastromaskin Nordic AB', 'Importgatan 12, 602 28 Norrköping'), isNegativeCredit: true, wares: kitchen, lines: [3, 8], code: coded('1', 4), number: (n) => `FO26-${String(3_300 + n).padStart(6, '0')}`, discounts: [1000, 1500, 3000], charges: [['Frakt', 39500, 25]], terms: 30 },
    draw: web({ n: 'space', d: iso }, 'body{font-size:9pt}h2{font-weight:400;font-size:18pt}.kv td{padding:1px 14px 1px 0}.lines{margin-top:5mm}.lines th{border-bottom:2px solid #000}.sums{float:right}.vat{margin-top:5mm}.vat td,.vat th{padding:1px 10px}.foot{clear:both;padding-top:15mm;font-size:8pt}', (k) => [
      k.beside([60, k.h('<h2>{word}</h2>')], [40, k.h('<b>{name}</b><br>{street}<br>{post}')]), k.remark, k.buyer(), '<br><br>', k.beside([50, k.kv('Kundnr=customer|Ert ordernr=order|Er referens=reference|Momsreg.nr kund=bvat')], [50, k.kv('Fakturanr=number|Bokföringsdatum=issue|Förfallodatum=due|Betalningsvillkor={terms} dagar|Utjämnar faktura=about')]),
      k.lines('nr:Nr|name:Beskrivning|qty:Antal|unit:Enhet|price:À-pris exkl. moms|disc:Rabatt %|rate:Moms %|sum:Radbelopp exkl. moms', { charges: true }), '<br>', k.sums('Summa SEK exkl. moms=net|25 % moms=tax|<b>Summa SEK inkl. moms</b>=payable'), '<p>Momsspecifikation</p>', k.vat('Moms %|Momsunderlag|Momsbelopp'),
      k.h('<p class="foot">Telefon {phone} | Bankgiro {bg} | OCR {ocr} | Organisationsnr {org} | Momsreg.nr {vatno} | Godkänd för F-skatt | Sida 1/1</p>')].join('')),
  },
  {
    id: 'x57-mobler-monitor', producer: 'reportlab', hard: 'a manufacturer’s system: rows with row number, delivery day and discount; wrapped names', credits: 1,
    seller: { firm: firm('Småländska Stolfabriken AB', 'Fabriksvägen 1, 570 81 Järnforsen'), wares: chairs, lines: [2, 5], code: coded('S', 5), number: (n) => String(118_330 + n), discounts: [1500, 2500], charges: [['Frakt', 89500, 25], ['Emballage', 19500, 25, 50]], terms: 30 },
    draw: drawn({ n: 'space', d: iso, least: 2 }, { size: 8 }, (k) => {
      k.t(40, 52, 'Småländska Stolfabriken', { font: 'bold', size: 15 }).t(370, 52, '{WORD}', { font: 'bold', size: 13 }).t(555, 52, 'Sida {page} / {pages}', { align: 'r' }).grid(370, 60, [62, 62, 61], 'Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer', { h: 23 });
      k.b(370, 104, '{bname}|{bstreet}|{bpost}', { size: 9.5 }).kv(40, 130, 80, 'Ordernummer=order|Er referens=reference|Vår referens=seller|Leveransvillkor=~Fritt vårt lager|Leveranssätt=~Bil|Betalningsvillkor={terms} dagar netto|Förfallodatum=due|Kreditering av faktura=about', { step: 11 }).t(370, 160, '{remark}', { font: 'bold' });
      k.table(195, 'pos:Pos@40|nr:Artikelnr@66|name:Benämning@114~130|date:Lev.datum@252|qty:Antal@330r|unit:Enh@336|price:À-pris@405r|disc0:Rab@438r|sum:Belopp@555r', { ruled: 'both', charges: true });
      k.vat([90, 170, 250], 690, 'Momssats|Grundbelopp|Moms', { mark: ' %' }).sums(380, 555, 690, 'Nettobelopp=net|Momsbelopp=tax|Totalbelopp SEK=payable', { rule: true });
      k.line(40, 768, 555).foot(780, [40, 180, 300, 420], 'Postadress|{name}|{street}, {post}', 'Telefon|{phone}', 'Bankgiro|{bg}', 'Org.nr {org}|VAT {vatno}|Godkänd för F-skatt');
    }),
  },
  {
    id: 'x58-arbetsklader-natet', producer: 'chromium', hard: 'a web shop with article numbers before the names in grey, discount line as a charge', credits: 1, printing: { unit: () => undefined },
    seller: { firm: firm('Kockens Kläder Sverige AB', 'Textilvägen 7, 503 41 Borås'), wares: clothes, lines: [2, 5], code: coded('KK', 5), number: (n) => String(10_033_400 + n), charges: [['Rabattkod KÖK10', -15000, 25, 50], ['Frakt', 6900, 25]], terms: 30 },
    draw: web(swedish, 'body{font-size:9pt}.top{background:#111;color:#fff;padding:8pt}.lines{margin-top:6mm}.lines th{border-bottom:1.5pt solid #111}.lines td{border-bottom:.5pt solid #ddd;padding:5pt 4pt}.sums{margin:4mm 0 0 auto}.sums td{padding:2pt 6pt}', (k) => [
      k.h('<div class="top"><b>KOCKENS KLÄDER</b> <span class="right">{word}</span></div><br>'), k.remark, k.beside([33, k.said('Fakturanr=number|Ordernr=order|Kundnr=customer|Avser faktura=about')], [33, k.said('Fakturadatum=issue|Orderdatum=ordered|Förfallodatum=due')], [34, k.buyer()]),
      k.lines('nr:Artikelnr|name:Produktnamn|qty:Antal|price:Pris|rate p:Moms|sum:Totalt'), k.sums('Summa produkter=lineNet|=charges|Summa exkl. moms=net|Moms=tax|<b>Att betala</b>={payable} SEK'), k.h('<p>Bankgiro {bg}, OCR {ocr}</p><p class="s">{name}, {street}, {post} · Org.nr {org} · Momsreg.nr {vatno} · F-skatt · {mail}</p>')].join('')),
  },
  {
    id: 'x59-tryckeri', producer: 'pdf-lib', hard: 'prices with decimals per piece; job text below each row', credits: 0,
    seller: { firm: firm('Bläck & Bokstav Tryckeri AB', 'Boktryckaregatan 4, 432 41 Varberg'), wares: prints, lines: [1, 4], number: (n) => `${88_040 + n}`, terms: 30, isWhole: true },
    draw: drawn({ n: 'swedish', d: shortDashed }, { size: 9 }, (k) => {
      k.t(40, 60, 'Bläck & Bokstav', { font: 'serifbold', size: 24 }).b(555, 60, '{word}', { font: 'serif', size: 20, align: 'r' }).line(40, 74, 555, 1.5).b(40, 100, '{bname}|{bstreet}|{bpost}', { size: 10.5 }).kv(350, 450, 100, 'Nummer=number|Datum=issue|Kund=customer|Jobb=order|Förfaller=due').t(40, 160, '{remark}', { font: 'bold' });
      k.table(200, 'name:Trycksak@40~220|qty:Upplaga@330r|unit:@338|price:Styckpris@430r|sum:Belopp@555r', { ruled: 'head', step: 15, under: [40, 'Godkänt korrektur {date}'] });
      k.sums(380, 555, k.y + 14, 'Netto=net|Moms 25 %=tax|Öresavrundning=rounding|Att betala=payable', { rule: true }).line(40, 770, 555, 1.5).foot(784, [40, 220, 400], '{name}|{street}, {post}', 'Bankgiro {bg}|Telefon {phone}', 'Organisationsnr {org}|Momsreg.nr {vatno}|F-skatt');
    }),
  },
  {
    id: 'x60-annons', producer: 'weasyprint', hard: 'services by a bureau: hourly work and monthly; a large total at the left', credits: 1,
    seller: { firm: firm('Smakprov Kommunikation AB', 'Fabriksgatan 38, 412 51 Göteborg'), wares: adverts, lines: [1, 4], number: (n) => `SK-${1_410 + n}`, terms: 30 },
    draw: web({ n: 'swedish', d: words }, 'body{font-size:10pt}h1{font-size:30pt;color:#e53}.lines{margin:8mm 0}.lines th{border-bottom:2pt solid #e53;text-align:left}.total{font-size:22pt}.kv td{font-size:9pt}', (k) => [
      k.h('<h1>smakprov</h1>'), k.beside([50, k.kv('Nummer=number|Datum=issue|Förfaller=due|Referens=reference|Kredit för=about')], [50, k.buyer()]), k.h('<h2>{word}</h2>'), k.remark, k.lines('name:Uppdrag|qty:Antal|unit:Enhet|price:Pris|sum:Summa'),
      k.beside([55, k.h('Att betala<br><span class="total">{payable} kr</span><br>Bankgiro {bg}')], [45, k.sums('Netto=net|Moms 25 %=tax|Totalt=gross')]), k.h('<p class="s">{name}, {street}, {post}, {phone}. Org.nr {org}. Momsreg.nr {vatno}. Godkänd för F-skatt.</p>')].join('')),
  },
  {
    id: 'x61-bokning-engelsk', producer: 'chromium', hard: 'a Swedish firm that writes English; a payment service’s form', credits: 1,
    seller: { firm: firm('Tablefolk AB', 'Regeringsgatan 29, 111 53 Stockholm'), isNegativeCredit: true, wares: booking, lines: [2, 4], isListed: true, number: (n) => `7C2F91D4-${String(110 + n).padStart(4, '0')}`, terms: 14 },
    draw: web({ n: 'english', d: (day) => new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' }), words: ['Invoice', 'Credit note'] }, 'body{font-size:9.5pt}.kv td:first-child{font-weight:bold}.due{font-size:14pt;font-weight:bold;margin:8mm 0 6mm}.lines th{font-weight:400;font-size:8pt;border-bottom:.8pt solid #000}.lines td{padding:5pt 4pt}.sums{width:50%;margin-left:50%}.sums td{border-top:.5pt solid #ddd;padding:4pt 2pt}', (k) => [
      k.beside([75, k.h('<h1 style="font-size:20pt">{word}</h1><br>') + k.kv('Invoice number=number|Date of issue=issue|Date due=due|Credit for=about')], [25, '<b style="font-size:15pt;color:#888">tablefolk</b>']), k.remark, '<br>', k.beside([50, k.h('<b>{name}</b><br>{street}<br>{post}<br>Sweden<br>{mail}<br>SE VAT {vatno}')], [50, k.h('<b>Bill to</b><br>') + k.buyer() + k.h('<br>Sweden<br>SE VAT {bvat}')]),
      k.h('<p class="due">SEK {payable} due {due}</p>'), k.lines('name:Description|qty:Qty|unit:Unit|price:Unit price|ratep:Tax|sum:Amount'), k.sums('Subtotal=lineNet|Total excluding tax=net|VAT – Sweden (25%)=tax|Total=gross|<b>Amount due</b>=SEK {payable}'), k.h('<p class="s">Bankgiro {bg}. Reg. no {org}. Page 1 of 1</p>')].join('')),
  },
  {
    id: 'x62-bud-zoner', producer: 'stretched', hard: 'runs by day and waybill; supplements as rows', credits: 1,
    seller: { firm: firm('Snabbhjulet Bud & Frakt AB', 'Terminalvägen 9, 235 39 Vellinge'), wares: courier, lines: [2, 4], isListed: true, number: (n) => String(540_110 + n), terms: 15 },
    draw: drawn({ n: 'bare', d: shortDashed }, { size: 8.5 }, (k) => {
      k.t(40, 54, 'SNABBHJULET', { font: 'bold', size: 18 }).t(360, 54, '{word} {number}', { font: 'bold', size: 12 }).kv(360, 450, 70, 'Datum=issue|Förfallodag=due|Kund=customer|Ref=reference|Kredit=about', { mark: ':' }).b(40, 90, '{bname}|{bstreet}|{bpost}', { size: 10 }).t(40, 150, '{remark}', { font: 'bold' });
      k.table(170, 'date:Datum@40|slip:Fraktsedel@92|name:Uppdrag@150~150|qty:Antal@350r|unit:@356|price:Pris@430r|sum:Belopp@555r', { band: 0.88 });
      k.sums(380, 555, k.y + 12, 'Netto=net|Moms 25 %=tax|Att betala SEK=payable').foot(780, [40, 220, 400], '{name}|{street}|{post}', 'Bg {bg}|OCR {ocr}|Tel {phone}', 'Org.nr {org}|Momsreg.nr {vatno}|F-skatt');
    }),
  },
  {
    id: 'x63-porslin-hyra', producer: 'runs', hard: 'hire by set; order, event and return days', credits: 1,
    seller: { firm: firm('Festlagret Uthyrning AB', 'Hantverkargatan 15, 972 41 Luleå'), wares: hire, lines: [3, 6], code: 4, number: (n) => String(9_910 + n), terms: 10, charges: [['Diskavgift', 45000, 25, 60]], isNegativeCredit: true },
    draw: drawn({ n: 'space', d: iso }, { size: 9 }, (k) => {
      k.t(40, 56, 'Festlagret', { font: 'serifbold', size: 24 }).t(40, 120, '{word}', { font: 'bold', size: 15 }).b(330, 60, '{bname}|{bstreet}|{bpost}', { size: 10 }).grid(40, 132, [86, 86, 86, 86, 86, 85], 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Utlämnat=ordered|Återlämnat=delivered', { h: 26 }).b(40, 176, '[Krediterar faktura {about}]|{remark}');
      k.table(205, 'nr:Nr@40|name:Artikel@80~210|qty:Antal@340r|unit:@346|price:Hyra@430r|sum:Belopp@555r', { ruled: 'all', step: 16, charges: true });
      k.sums(380, 555, k.y + 10, 'Exkl. moms=net|Moms 25 %=tax|ATT BETALA=payable').foot(785, [40, 230, 410], '{name}|{street}, {post}', 'Bankgiro {bg}|{phone}', 'Org.nr {org}|Momsnr {vatno} F-skatt');
    }),
  },
  {
    id: 'x64-gas-flaskor', producer: 'flipped', hard: 'cylinders in and out; hire per day with decimals', credits: 1,
    seller: { firm: firm('Gasdepån Bohuslän AB', 'Depågatan 3, 451 75 Uddevalla'), wares: gas, lines: [2, 5], code: 6, number: (n) => String(26_300_400 + n), terms: 30 },
    draw: drawn({ n: 'bare', d: dotted }, { size: 8.5 }, (k) => {
      k.t(40, 54, '{name}', { font: 'bold', size: 13 }).b(40, 68, '{street}|{post}').t(555, 54, '{WORD}', { font: 'bold', size: 15, align: 'r' }).kv(400, 555, 74, 'Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer|Er order=order|Betalas senast=due|Krediterar=about', { r: true }).b(40, 120, '{bname}|{bstreet}|{bpost}', { size: 10 }).t(40, 176, '{remark}', { font: 'bold' });
      k.table(205, 'nr:Artikel@40|name:Text@84~180|kolli:Inlämnat@310r|qty:Utlämnat/antal@380r|unit:@386|price:Pris@450r|sum:Summa@555r', { ruled: 'both' });
      k.strip([[200, 'r'], [320, 'r'], [555, 'r']], 715, 'Summa netto=net|Moms 25 %=tax|Summa att betala=payable', { value: { font: 'bold', size: 10 }, gap: 14 }).line(40, 702, 555).foot(780, [40, 240, 410], 'Bankgiro {bg}|OCR {ocr}', 'Telefon {phone}', 'Org.nr {org}|Momsreg.nr {vatno}|Godkänd för F-skatt');
    }),
  },
  {
    id: 'x65-kurs-bild', producer: 'chromium', hard: 'the name only small in the foot; participants as pieces; mark as a drawing of letters', credits: 0,
    seller: { firm: firm('Kökskunskap Utbildning i Norden AB', 'Skolgatan 12, 903 22 Umeå'), wares: course, lines: [1, 3], isListed: true, number: (n) => `U26${String(80 + n).padStart(4, '0')}`, terms: 30 },
    draw: web({ n: 'swedish', d: compact }, 'body{font-size:9.5pt}.cards{display:grid;grid-template-columns:1fr 1fr 1fr;border:.6pt solid #000}.cards div{border:.3pt solid #000;padding:4pt}.cards span{display:block;font-size:7pt}.cards b{font-weight:400}.lines{margin-top:6mm}.lines th,.lines td{border:.4pt solid #000}.sums{margin:4mm 0 0 auto}.sums td{border:.4pt solid #000;padding:3pt 8pt}', (k) => [
      k.beside([30, '<svg width="90" height="60"><circle cx="30" cy="30" r="26" fill="#284"/><path d="M18 30h24M30 18v24" stroke="#fff" stroke-width="6"/></svg>'], [70, k.h('<h1 class="r">{WORD}</h1>')]), k.remark, k.cards('Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Er referens=reference|OCR-nummer=ocr'), '<br>', k.buyer(),
      k.lines('name:Utbildning|qty:Antal|unit:Enhet|price:À-pris|sum:Belopp'), k.sums('Belopp exkl. moms=net|Moms 25 %=tax|<b>Att betala</b>=payable'), k.h('<p class="s">{name}, {street}, {post}, {phone}, bankgiro {bg}, org.nr {org}, momsreg.nr {vatno}, F-skatt</p>')].join('')),
  },
]; // prettier-ignore
