/** Suppliers who write with the common accounting programs. */
import { iso, shortDashed } from '../days.ts';
import { coded, type LayoutV } from './orders.ts';
import { firm } from './firms.ts';
import { cleaning, electrician, farm, flowers, repair } from './wares-more.ts';
import { bread, coffee, fish, ice } from './wares.ts';
import { beside, boxes, buyer, foot, lines, overs, rates, remark, two, twoLeft, web } from './web.ts';

const sv = { n: 'swedish', d: iso } as const;

/** Layouts of accounting programs. */
export const programs: readonly LayoutV[] = [
  {
    id: 'v01-fisk-program', producer: 'chromium', hard: 'an accounting program’s common form; footer of four columns', credits: 1,
    seller: { firm: firm('Rörö Fisk & Delikatess AB', 'Hamnplan 3, 475 42 Hönö'), wares: fish, lines: [4, 9], code: 4, number: (n) => String(21_440 + n), charges: [['Frakt kyl', 24500, 'F']], isWhole: true },
    draw: web(sv, 'h1{font-size:20pt;font-weight:400}.lines th{border-bottom:1pt solid #000;border-top:1pt solid #000}.foot{border-top:1pt solid #000;margin-top:20mm;font-size:7.5pt}',
      beside([50, '<b>{name}</b>'], [50, '<h1>{word}</h1>', remark, twoLeft('Fakturanr=number|Kundnr=customer|Fakturadatum=issue|OCR=ocr|Krediterar faktura=about')]),
      beside([50, ''], [50, buyer('Faktureringsadress')]), '<div class="gap"></div>',
      beside([50, twoLeft('Er referens=reference|Ert ordernr=order|Leveransdatum=delivered')], [50, twoLeft('Betalningsvillkor=30 dagar netto {cur}|Förfallodatum=due|Dröjsmålsränta=~10 %')]), '<div class="gap"></div>',
      lines('nr:Artnr|name:Benämning|qty:Lev ant|unit:Enhet|price:À-pris|rate%:Moms|sum:Summa'), '<div class="gap"></div>',
      overs('=charges|Exkl. moms=net|Moms=tax|Avrundning=rounding|Totalt=gross|ATT BETALA={cur} {payable}'),
      foot('<b>Adress</b><br>{name}<br>{street}<br>{post}', '<b>Telefon</b><br>{phone}<br><b>E-post</b><br>{mail}', '<b>Bankgiro</b><br>{bg}<br><b>Plusgiro</b><br>{pg}', '<b>Org.nr</b><br>{org}<br><b>Momsreg.nr</b><br>{vatno}<br>Godkänd för F-skatt')),
  },
  {
    id: 'v02-bageri-boxar', producer: 'chromium', hard: 'boxes with small labels; sums in a row of boxes', credits: 1,
    seller: { firm: firm('Bagarn på Hörnet i Skara AB', 'Skaraborgsgatan 11, 532 30 Skara'), wares: bread, lines: [4, 9], code: 3, number: (n) => `${1_120 + n}`, terms: 10 },
    draw: web(sv, '.boxes td{border:.6pt solid #666}.lines{margin:5mm 0}.lines th{background:#efe6d8}.foot{margin-top:14mm;font-size:8pt;text-align:center}',
      beside([60, '<span class="big">{name}</span><br>{street}, {post}'], [40, '<p class="r big">{word}</p>']), remark,
      boxes('Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Avser faktura=about', 5),
      beside([50, '<p>Leveransadress: se ovan</p>'], [50, buyer('Kund')]),
      lines('nr:Nr|name:Artikel|qu:Antal|price:Pris|rate %:Moms|sum:Belopp'),
      boxes('Netto=net|Moms {r} % på {b}=vat|Att betala={payable} kr', 4), '<p>Betala till bankgiro <b>{bg}</b>. Ange fakturanummer {number}.</p>',
      foot('Org.nr {org} · Momsregistreringsnummer {vatno} · Företaget har F-skatt · Tel {phone}')),
  },
  {
    id: 'v03-kaffe-rabatt', producer: 'weasyprint', hard: 'discount in per cent; two VAT rates in a table', credits: 1,
    seller: { firm: firm('Kaffebrännaren Åsgatan AB', 'Åsgatan 45, 791 71 Falun'), wares: coffee, lines: [4, 8], code: coded('KB', 4), number: (n) => `F-${6_210 + n}`, discounts: [500, 1000, 1500], charges: [['Expeditionsavgift', 3900, 25]], terms: 20 },
    draw: web(sv, 'body{font-size:9pt}.head{background:#3b2a20;color:#fff;padding:10pt;font-size:16pt}.lines th{border-bottom:1.5pt solid #3b2a20}.lines td{border-bottom:.4pt solid #ccc}.rates{margin-top:5mm}.two{margin-left:auto}',
      '<div class="head">Kaffebrännaren <span class="right">{word} {number}</span></div><div class="gap"></div>', remark,
      beside([34, buyer('Till')], [33, twoLeft('Datum=issue|Betalas senast=due|Ert kundnr=customer')], [33, twoLeft('Vår order=order|Er märkning=reference|Kredit av=about')]), '<div class="gap"></div>',
      lines('nr:Art.|name:Produkt|pack:Kolli|qty:Ant|unit:|price:Pris|disc%:Rab.|np:Netto|rate%:Moms|sum:Radsumma'),
      beside([55, rates('Moms %|Underlag|Moms kr')], [45, two('Summa varor=lineNet|=charges|Summa exkl. moms=net|Moms=tax|<b>Summa att betala SEK</b>=payable')]),
      '<p class="small">{name} · {street} · {post} · {phone} · Bankgiro {bg} · OCR {ocr} · Org.nr {org} · VAT {vatno} · Innehar F-skattsedel</p>'),
  },
  {
    id: 'v04-el-montor', producer: 'wkhtmltopdf', hard: 'a craftsman’s program; work and goods; text about the job above', credits: 1,
    seller: { firm: firm('Fas & Nolla Elinstallationer AB', 'Industrigatan 9, 523 37 Ulricehamn'), wares: electrician, lines: [3, 7], isListed: true, number: (n) => `2026${310 + n}`, isWhole: true },
    draw: web(sv, '.lines th{background:#ffe27a}.lines{margin-top:4mm}.two{margin-left:auto;margin-top:5mm}.two td{padding:2pt 8pt}.foot{border-top:.6pt solid #999;margin-top:25mm;font-size:8pt}',
      beside([55, '<h2>{name}</h2>'], [45, '<h2>{WORD}</h2>', twoLeft('Fakturanummer:=number|Fakturadatum:=issue|Kundnummer:=customer|Förfallodag:=due|OCR-nummer:=ocr|Kreditering av:=about')]), remark,
      beside([55, ''], [45, buyer()]), '<p>Avser: felsökning och installation i kök enligt order {order}, utfört {delivered}. Kontakt: {reference}.</p>',
      lines('name:Beskrivning|qty:Antal|unit:Enhet|price:Á pris|sum:Belopp'), two('Netto:=net|Moms {r}%:=vat|Öresavrundning:=rounding|<b>Att betala:</b>={payable} kr'),
      foot('{name}<br>{street}<br>{post}', 'Tel: {phone}<br>{mail}', 'Bankgiro: {bg}<br>Godkänd för F-skatt', 'Org.nr: {org}<br>Moms.nr: {vatno}')),
  },
  {
    id: 'v05-glass-webb', producer: 'chromium', hard: 'web form with a grey card; labels and values far apart', credits: 0,
    seller: { firm: firm('Gelato Sankt Erik AB', 'Fleminggatan 60, 112 45 Stockholm'), wares: ice, lines: [3, 8], code: 5, number: (n) => String(100_870 + n), charges: [['Frysfrakt', 39500, 25]], terms: 15 },
    draw: web(sv, 'body{font-size:9.5pt}.card{background:#f2f4f7;padding:10pt;border-radius:4pt}.lines{margin-top:6mm}.lines th{font-size:7.5pt;color:#667;border-bottom:.6pt solid #ccd}.lines td{padding:5pt 4pt;border-bottom:.4pt solid #dde}.sum{width:45%;margin:5mm 0 0 55%}.total{font-size:13pt;text-align:right;margin-top:3mm}',
      '<p class="big">{word}</p>', remark, '<div class="card">', beside([30, '<b>Från</b><br>{name}<br>{street}<br>{post}<br>Org.nr {org}'], [35, '<b>Till</b><br>', buyer()], [35, two('Fakturanr=number|Datum=issue|Förfaller=due|Referens=reference', 'full')]), '</div>',
      lines('name:Produkt|nr:SKU|qty:Antal|unit:Enhet|price:Pris (SEK)|rate %:Moms|sum:Totalt (SEK)'), two('Delsumma=lineNet|=charges|Netto=net|Moms {r} % av {b}=vat|Moms totalt=tax', 'sum'), '<p class="total">Att betala <b>{payable} SEK</b></p>',
      '<p>Bankgiro {bg} &nbsp; OCR {ocr} &nbsp; Momsreg.nr {vatno} &nbsp; F-skatt: ja</p>'),
  },
  {
    id: 'v06-stad-konto', producer: 'weasyprint', hard: 'services by the month; period in the rows’ text below', credits: 1,
    seller: { firm: firm('Skinande Lokalvård i Gävle AB', 'Kaserngatan 80, 802 63 Gävle'), wares: cleaning, lines: [1, 4], isListed: true, code: 3, number: (n) => String(8_730 + n) },
    draw: web(sv, '.boxes td{border-bottom:.5pt solid #0a7;width:25%}.lines{margin-top:6mm}.lines th{color:#0a7;border-bottom:1pt solid #0a7}.under{font-size:8pt;color:#555}.two{margin:6mm 0 0 auto}.foot{margin-top:18mm;font-size:8pt;color:#333}',
      '<h1 style="color:#0a7">skinande.</h1>', beside([50, '<p>{street}<br>{post}<br>{phone}</p>'], [50, buyer('Fakturamottagare')]), '<h2>{word}</h2>', remark,
      boxes('Fakturanr=number|Datum=issue|Att betala senast=due|Kund=customer|Referens=reference|Order=order|OCR=ocr|Krediterad faktura=about', 4),
      lines('nr:Kod|name:Tjänst|qty:Antal|unit:Enh|price:Pris|sum:Belopp', { under: 'Period till och med {day}' }), two('Summa=net|Moms 25 %=tax|<b>Totalt att betala</b>=payable'),
      foot('{name}<br>Org.nr {org}', 'Momsnr {vatno}<br>Godkänd för F-skatt', 'Bankgiro {bg}<br>Plusgiro {pg}')),
  },
  {
    id: 'v07-blommor-writer', producer: 'writer', hard: 'a template of a word processor; table with borders', credits: 1,
    seller: { firm: firm('Blomsterboden Akleja HB', 'Kyrkogatan 6, 646 30 Gnesta'), wares: flowers, lines: [2, 4], number: (n) => `B ${140 + n}`, terms: 14 },
    draw: web({ n: 'bare', d: iso }, 'td{font-size:10pt}.lines td,.lines th{border:1px solid #000}',
      '<p align="right"><b>{WORD}</b></p>', remark, beside([50, '<b>{name}</b><br>{street}<br>{post}<br>Tel {phone}'], [50, twoLeft('Faktura nr=number|Datum=issue|Betalas före=due|Rättar faktura=about')]),
      '<p>', buyer('Beställare'), '</p>', lines('name:Vad|qty:Antal|unit:Enhet|price:Styckpris|sum:Summa'), '<p></p>', two('Summa utan moms=net|Moms 25%=tax|Att betala kronor=payable'),
      '<p>Bankgiro {bg}. Org.nr {org}. Momsregnr {vatno}. F-skattebevis finns. Tack för att du handlar lokalt!</p>'),
  },
  {
    id: 'v08-kyl-jobb', producer: 'chromium', hard: 'rows in two groups of work; sums at the left', credits: 1,
    seller: { firm: firm('Norra Kyltjänst Umeå AB', 'Lärlingsgatan 14, 904 22 Umeå'), wares: repair, lines: [3, 8], isListed: true, code: coded('', 5), number: (n) => `SO-${40_112 + n}`, charges: [['Miljöavgift', 4500, 25]] },
    draw: web({ n: 'space', d: shortDashed }, 'body{font-size:9pt}.lines{border:1pt solid #036}.lines th{background:#036;color:#fff}.lines td{border-left:.5pt solid #036}.two td{border-bottom:.4pt dotted #036;padding:2pt 12pt 2pt 0}',
      beside([50, '<b style="font-size:14pt">{name}</b><br>{street}, {post}<br>Auktoriserat kylföretag'], [50, '<b style="font-size:14pt">{word} {number}</b><br>', twoLeft('Fakt.dat=issue|Förf.dat=due|Kundnr=customer|Serviceorder=order|Kredit till=about')]), remark,
      beside([50, 'Anläggning: kylrum och disk<br>Utfört {delivered}'], [50, buyer()]), '<div class="gap"></div>', lines('nr:Artikel|name:Text|qty:Antal|unit:Enh|price:À|sum:Netto kr', { charges: true }), '<div class="gap"></div>',
      two('Summa före moms=net|Moms 25 %=tax|<b>Slutsumma</b>=payable'), '<p>Bg {bg} | Org.nr {org} | Moms {vatno} | Tel {phone} | F-skatt</p>'),
  },
  {
    id: 'v09-gardsbutik', producer: 'chromium', hard: 'a farm’s simple bill from the net; weights with unit in the price', credits: 1,
    seller: { firm: firm('Ekerums Gård Lantbruk AB', 'Ekerum 12, 387 92 Borgholm'), wares: farm, lines: [3, 7], number: (n) => `${2_026}-${310 + n}`, terms: 10 },
    draw: web({ n: 'swedish', d: iso, least: 1 }, 'body{font-family:"Liberation Serif",serif;font-size:11pt}.lines{margin:6mm 0}.lines th{border-bottom:.6pt solid #000}.two{margin-left:auto}',
      '<h1>Ekerums Gård</h1>', remark, beside([60, '<p>{bname}<br>{bstreet}<br>{bpost}</p>'], [40, '{word} nr {number}<br>{issue}<br>[Kredit för {about}]']),
      lines('name:Vara|qu:Mängd|pu:Pris|sum:Kronor'), two('Summa=net|Moms {r} %=vat|<b>Att betala</b>=payable'), '<p>Betalas till bankgiro {bg} senast {due}.</p><hr><p class="small">{name}, {street}, {post}. Org.nr {org}, momsreg.nr {vatno}. Godkänd för F-skatt. Säte Borgholm.</p>'),
  },
]; // prettier-ignore
