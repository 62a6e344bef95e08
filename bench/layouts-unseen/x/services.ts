/** Services that come every month or quarter. */
import { compact, dotted, iso, shortDashed, words } from '../days.ts';
import { firm } from './firms.ts';
import { coded, type LayoutX } from './orders.ts';
import { drawn, type Pen } from './pen.ts';
import {
  alarm,
  books,
  cards,
  cleaning,
  computers,
  grid,
  laundry,
  lease,
  music,
  pest,
  phone,
  power,
  property,
  rent,
  staff,
  till,
  waste,
  water,
} from './wares-services.ts';
import { web } from './web.ts';

const swedish = { n: 'swedish', d: iso } as const;
const space = { n: 'space', d: iso } as const;
const bare = { n: 'bare', d: iso } as const;

/** The slip of a giro with the line that machines read. */
const giro = (k: Pen, y: number): void => {
  const { p } = k.w;
  k.line(40, y, 555, 0.3).t(40, y + 13, 'INBETALNING/GIRERING', { font: 'bold' }).t(555, y + 13, 'Avi', { align: 'r' });
  k.frame(40, y + 20, 290, y + 66).t(44, y + 28, 'Betalningsavsändare', { size: 6 }).b(44, y + 40, '{bname}|{bstreet}|{bpost}', { size: 8.5 });
  k.frame(290, y + 20, 555, y + 66).t(294, y + 28, 'Betalningsmottagare', { size: 6 }).t(294, y + 40, '{name}').t(440, y + 28, 'Till bankgironr', { size: 6 }).t(440, y + 52, '{bg}').t(294, y + 62, 'Oss tillhanda senast {due}');
  const kronor = String(p.payable / 100n);
  k.t(56, y + 90, `# ${p.ocr.padStart(24)} # ${kronor.padStart(8)} ${String(p.payable % 100n).padStart(2, '0')}   ${(p.payable * 7n) % 10n} >  ${p.supplier.bankgiro.replace('-', '').padStart(12)}#41#`, { font: 'mono', size: 9 });
}; // prettier-ignore

/** Layouts of services. */
export const services: readonly LayoutX[] = [
  {
    id: 'x27-tvatt-veckor', producer: 'driver', hard: 'a laundry’s pieces per week with a delivery heading; small prices', credits: 1,
    seller: { firm: firm('Textilservice Viken AB', 'Tvätterivägen 3, 451 60 Uddevalla'), wares: laundry, lines: [5, 8], deliveries: 2, code: 3, number: (n) => String(551_300 + n), charges: [['Transport per stopp', 11800, 25]], terms: 20 },
    draw: drawn(bare, { size: 8.5 }, (k) => {
      k.t(40, 52, 'TEXTILSERVICE VIKEN', { font: 'bold', size: 14 }).t(555, 52, '{word}', { size: 14, align: 'r' });
      k.strip([40, 120, 200, 280, 360, 450], 80, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|OCR-nummer=ocr|Krediterar=about', { label: { size: 6.5 } }).line(40, 100, 555);
      k.b(40, 124, 'Leveransställe|{bname}|{bstreet}|{bpost}').b(330, 124, '{bname}|{bstreet}|{bpost}', { size: 10 }).t(40, 184, '{remark}', { font: 'bold' });
      k.table(205, 'nr:Kod@40|name:Textil@75~220|qty:Antal@350r|unit:@356|price:Styckpris@440r|sum:Belopp@555r', { ruled: 'head', delivery: 'Följesedel {slip}, {day}', charges: true });
      k.sums(380, 555, k.y + 12, 'Totalt exkl. moms=net|Moms 25 %=tax|Att betala=payable', { rule: true });
      k.foot(770, [40, 180, 310, 430], '{name}|{street}|{post}', 'Telefon|{phone}', 'Bankgiro|{bg}', 'Org.nr {org}|Moms.nr {vatno}|Godkänd för F-skatt');
    }),
  },
  {
    id: 'x28-avfall-kommun', producer: 'arrays', hard: 'a municipal firm: period, plant, meter; a giro slip beneath', credits: 0,
    seller: { firm: firm('Sjöbygdens Avfall & Återvinning AB', 'Box 214, 573 23 Tranås'), wares: waste, lines: [3, 6], isListed: true, number: (n) => String(2_600_118_200 + n), terms: 30, isWhole: true },
    draw: drawn(space, { size: 8.5 }, (k) => {
      k.t(40, 52, 'Sjöbygdens Avfall', { font: 'bold', size: 16 }).t(330, 52, '{WORD}', { font: 'bold', size: 13 }).kv(330, 440, 70, 'Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer|Anläggning=~0682-4410|OCR=ocr', { step: 11.5 });
      k.b(330, 145, '{bname}|{bstreet}|{bpost}', { size: 10 }).b(40, 145, 'Avser perioden {from} – {until}|Hämtställe {bstreet}|{remark}');
      k.table(220, 'name:Tjänst@40~230|qty:Antal@330r|unit:Enhet@336|price:Pris kr@430r|sum:Belopp kr@555r', { ruled: 'head' });
      k.sums(360, 555, k.y + 12, 'Belopp exkl. moms=net|Moms 25 %=tax|Avrundning=rounding|Att betala=payable', { rule: true });
      k.t(430, k.y + 8, 'Förfallodag {due}').b(40, 640, '{name}, org.nr {org}, momsreg.nr {vatno}|Kundtjänst {phone}. Innehar F-skattsedel.', { size: 7.5 });
      giro(k, 690);
    }),
  },
  {
    id: 'x29-stad-program', producer: 'weasyprint', hard: 'a common program’s form with a coloured line; small text under each row', credits: 1,
    seller: { firm: firm('Glänsande Golv Städservice AB', 'Vallgatan 8, 331 32 Värnamo'), wares: cleaning, lines: [1, 4], isListed: true, number: (n) => String(4_410 + n), terms: 30 },
    draw: web(swedish, 'body{font-size:9pt}hr{border:0;border-top:2pt solid #2a7}.lines th{color:#2a7;border-bottom:.6pt solid #2a7}.sums{margin:8mm 0 0 auto}.sums td{padding:2pt 6pt}.foot{position:fixed;bottom:0;font-size:7.5pt;width:100%}', (k) => [
      k.beside([55, k.h('<b style="font-size:14pt">{name}</b>')], [45, k.h('<b style="font-size:14pt">{word}</b>')]), '<hr>', k.remark,
      k.beside([55, k.buyer()], [45, k.kv('Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|OCR-nr=ocr|Kundnr=customer|Er referens=reference|Kredit av fakt.nr=about')]), '<br>',
      k.lines('name:Beskrivning|qty:Antal|unit:Enhet|price:À-pris|sum:Summa', { small: 'Utfört enligt avtal, period till {day}' }), k.sums('Netto=net|Moms 25%=tax|<b>Att betala SEK</b>=payable'),
      `<div class="foot"><hr>${k.beside([34, k.h('{street}<br>{post}<br>{phone}')], [33, k.h('Bankgiro {bg}<br>Godkänd för F-skatt')], [33, k.h('Org.nr {org}<br>Momsreg.nr {vatno}')])}</div>`].join('')),
  },
  {
    id: 'x30-skadedjur-block', producer: 'words', hard: 'labels right-aligned before their values; the due day in the text of the terms', credits: 0,
    seller: { firm: firm('Skyddsbolaget Sanering Öst AB', 'Hangarvägen 14, 611 35 Nyköping'), wares: pest, lines: [1, 4], isListed: true, code: coded('SB', 3), number: (n) => `${1_100_420 + n}`, terms: 30 },
    draw: drawn(bare, { size: 9 }, (k) => {
      k.t(40, 56, '{name}', { font: 'bold', size: 13 }).b(40, 70, '{street}|{post}|{phone}');
      for (const [at, text] of ['Faktura nr:|{number}', 'Datum:|{issue}', 'Ert kundnr:|{customer}', 'Avtal:|A-{order}', 'Ert org.nr:|{borg}'].entries()) k.t(430, 56 + at * 13, text.split('|')[0] ?? '', { align: 'r' }).t(438, 56 + at * 13, text.split('|')[1] ?? '', { font: 'bold' });
      k.b(330, 160, '{bname}|{bstreet}|{bpost}', { size: 10 }).t(40, 160, '{word}', { font: 'bold', size: 17 }).t(40, 182, '{remark}', { font: 'bold' });
      k.table(240, 'nr:Kod@40|name:Tjänst@90~230|qty:Antal@365r|unit:Enh@371|price:Pris@455r|sum:Belopp@555r', { ruled: 'both', step: 15 });
      k.sums(400, 555, k.y + 8, 'Summa exkl.=net|Moms 25 %=tax|Summa inkl.=payable').b(40, k.y + 24, 'Betalningsvillkor {terms} dagar netto, beloppet ska vara oss tillhanda senast {due}.|Bankgiro {bg}. Vid betalning ange OCR {ocr}.');
      k.foot(790, [40, 300], 'Organisationsnummer {org}|Momsregistreringsnummer {vatno}', 'Företaget är godkänt för F-skatt|Säte: Nyköping');
    }),
  },
  {
    id: 'x31-elhandel', producer: 'cairo', hard: 'energy with four decimals; sum to pay in a box on top; second page of texts', credits: 0,
    seller: { firm: firm('Strömhandeln Norden AB', 'Kungsgatan 41, 411 15 Göteborg'), wares: power, lines: [4, 4], isListed: true, number: (n) => String(80_552_100 + n), terms: 20 },
    draw: drawn({ n: 'space', d: iso, fine: 4 }, { size: 9 }, (k) => {
      k.t(40, 60, 'strömhandeln', { font: 'bold', size: 22 }).box(330, 40, 555, 120, 0.9).kv(340, 545, 58, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|OCR-nummer=ocr', { r: true }).t(340, 114, 'Att betala', { font: 'bold' }).t(545, 114, '{payable} kr', { font: 'bold', size: 12, align: 'r' });
      k.b(40, 150, '{bname}|{bstreet}|{bpost}', { size: 10 }).t(40, 220, '{word} för el', { font: 'bold', size: 14 }).b(40, 236, 'Anläggnings-id 735 999 114 002 318 447   Elområde SE3|Förbrukning under perioden {from} – {until}|{remark}');
      k.table(290, 'name:Specifikation@40~200|qty:Mängd@300r|unit:Enhet@308|price:Pris@420r|sum:Belopp kr@555r', { ruled: 'head', step: 15 });
      k.sums(360, 555, k.y + 12, 'Summa exkl. moms=net|Moms 25 %=tax|Totalt=payable', { rule: true }).b(40, 700, 'Betala till bankgiro {bg}. Vid sen betalning tillkommer påminnelseavgift 60 kr och dröjsmålsränta.', { size: 8 });
      k.line(40, 770, 555).foot(782, [40, 220, 400], '{name}|{street}, {post}', 'Kundservice {phone}|{mail}', 'Org.nr {org}|Momsreg.nr {vatno}|F-skatt');
      k.s.page();
      k.t(40, 60, 'Så läser du din faktura', { font: 'bold', size: 14 }).b(40, 84, 'Påslag är vår ersättning per kWh. Elcertifikat avskaffas stegvis.|Klagomål: kontakta kundservice. Konsumentvägledning finns i din kommun.|Sida {page} av {pages}');
    }),
  },
  {
    id: 'x32-natavgift', producer: 'chromium', hard: 'a grid company: previous and new reading beside the use', credits: 0,
    seller: { firm: firm('Västra Sveanät AB', 'Nätgatan 1, 671 31 Arvika'), wares: grid, lines: [4, 4], isListed: true, number: (n) => String(33_700_110 + n), terms: 30, isWhole: true },
    draw: web({ n: 'swedish', d: iso, fine: 4 }, 'body{font-size:9pt}.lines{margin:5mm 0}.lines th{background:#dfe9f2}.meter{background:#f6f6f6;width:100%;margin:4mm 0}.meter th{font-size:7.5pt}.sums{margin-left:auto}.kv td{padding:1pt 8pt 1pt 0}', (k) => [
      k.beside([50, '<b style="font-size:16pt;color:#146">Västra Sveanät</b>'], [50, k.kv('Faktura=number|Kundnummer=customer|Fakturadatum=issue|Förfallodatum=due|OCR=ocr')]), k.remark, k.beside([50, ''], [50, k.buyer()]), k.h('<h2>{word} elnät</h2>'),
      k.h('<table class="meter"><tr><th>Mätare</th><th>Avläst</th><th>Ställning</th><th>Föregående</th></tr><tr><td>4410-{order}</td><td>{until}</td><td>84 220</td><td>75 310</td></tr></table>'),
      k.lines('name:Avgift|qty:Förbrukning|unit:Enhet|price:Pris (kr)|sum:Summa (kr)'), k.sums('Summa=net|Moms 25 %=tax|Öresavrundning=rounding|<b>Att betala</b>=payable'), k.h('<p>Bankgiro {bg}. Frågor: {phone}.</p><p class="s">{name}, {street}, {post}. Org.nr {org}. Momsreg.nr {vatno}. Godkänd för F-skatt.</p>')].join('')),
  },
  {
    id: 'x33-hyresavi', producer: 'pdf-lib', hard: 'a rent notice that is an invoice with VAT; giro slip', credits: 0, count: 2,
    seller: { firm: firm('Fastighets AB Lejonkällan', 'Stortorget 2, 252 23 Helsingborg'), wares: rent, lines: [3, 5], isListed: true, number: (n) => String(26_04_110 + n), terms: 25 },
    draw: drawn({ n: 'space', d: iso }, { size: 9 }, (k) => {
      k.t(40, 54, '{name}', { font: 'bold', size: 13 }).b(40, 68, '{street}|{post}|Tel {phone}').t(330, 54, '{word} hyra lokal', { font: 'bold', size: 13 }).kv(330, 430, 72, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kontrakt=~0107-02|Hyresgäst=customer');
      k.b(330, 150, '{bname}|{bstreet}|{bpost}', { size: 10 }).b(40, 150, 'Hyresperiod från {due}|Objekt: restauranglokal, {bstreet}|{remark}');
      k.table(240, 'name:Specifikation@40~260|qty:Antal@340r|unit:@346|price:Pris@440r|sum:Belopp@555r', { ruled: 'head', step: 15 });
      k.sums(360, 555, k.y + 10, 'Summa exkl. moms=net|Moms 25 %=tax|Summa att betala=payable', { rule: true }).t(40, 650, 'Org.nr {org}   Momsreg.nr {vatno}   Godkänd för F-skatt', { size: 8 });
      giro(k, 690);
    }),
  },
  {
    id: 'x34-telefoni-kort', producer: 'chromium', hard: 'a telephone firm: cards with large figures, rows in groups', credits: 1,
    seller: { firm: firm('Ringa Företagstelefoni AB', 'Sveavägen 166, 113 46 Stockholm'), wares: phone, lines: [3, 5], isListed: true, number: (n) => String(700_118_000 + n), terms: 30 },
    draw: web({ n: 'swedish', d: words }, 'body{font-size:9pt;color:#223}.cards{display:grid;grid-template-columns:repeat(4,1fr);gap:4mm;margin:6mm 0}.cards div{background:#eef;border-radius:5pt;padding:6pt}.cards span{display:block;font-size:7pt}.lines td{border-bottom:.5pt solid #dde}.sums{margin:5mm 0 0 auto}', (k) => [
      k.h('<b style="font-size:24pt;color:#63c">ringa</b>'), k.beside([60, k.h('<h2>{word} {number}</h2>')], [40, k.buyer()]), k.remark, k.cards('Att betala={payable} kr|Förfallodatum=due|OCR-nummer=ocr|Bankgiro=bg|Fakturadatum=issue|Kundnummer=customer|Referens=reference|Krediterar=about'),
      k.lines('name:Tjänst|qty:Antal|unit:Enhet|price:Pris kr|sum:Kronor'), k.sums('Totalt exkl. moms=net|Moms 25 %=tax|<b>Totalt inkl. moms</b>=payable'), k.h('<p class="s">{name}, {street}, {post}. Org.nr {org}. Momsreg.nr {vatno}. F-skatt. Kundtjänst {phone}.</p>')].join('')),
  },
  {
    id: 'x35-it-abonnemang', producer: 'weasyprint', hard: 'a payment service’s bill in Swedish: large sum and due day in a sentence', credits: 1,
    seller: { firm: firm('Molnkontoret IT-partner AB', 'Kyrkogatan 19, 222 22 Lund'), wares: computers, lines: [2, 5], isListed: true, number: (n) => `MK26-${String(410 + n).padStart(5, '0')}`, terms: 30 },
    draw: web({ n: 'swedish', d: words }, 'body{font-size:9.5pt}.big{font-size:15pt;font-weight:bold;margin:7mm 0}.lines th{font-weight:400;font-size:8pt;color:#666;border-bottom:.6pt solid #444}.lines td{padding:5pt 4pt}.sums{width:50%;margin-left:50%}.sums td{border-top:.5pt solid #ddd;padding:4pt}', (k) => [
      k.beside([70, k.h('<h1 style="font-size:18pt">{word}</h1>') + k.kv('Fakturanummer=number|Utfärdad=issue|Förfaller=due|Fakturerar=about')], [30, '<b class="r" style="font-size:14pt;color:#789">molnkontoret</b>']), k.remark, '<br>',
      k.beside([50, k.h('<b>{name}</b><br>{street}<br>{post}<br>Sverige<br>{mail}<br>SE momsnr {vatno}')], [50, k.h('<b>Faktureras</b><br>') + k.buyer() + k.h('<br>SE momsnr {bvat}')]),
      k.h('<p class="big">{payable} {cur} förfaller {due}</p>'), k.lines('name:Beskrivning|qty:Ant.|unit:Enhet|price:Enhetspris|ratep:Moms|sum:Belopp'), k.sums('Delsumma=net|Moms 25 %=tax|Totalt=gross|<b>Att betala</b>={payable} kr'),
      k.h('<p class="s">Bankgiro {bg}. Org.nr {org}. Godkänd för F-skatt. Sida 1 av 1</p>')].join('')),
  },
  {
    id: 'x36-kassasystem', producer: 'wkhtmltopdf', hard: 'period per row in the name’s small text; two tables of equal looks', credits: 1,
    seller: { firm: firm('Kassabyrån POS Sverige AB', 'Spannmålsgatan 10, 291 32 Kristianstad'), isNegativeCredit: true, wares: till, lines: [3, 6], isListed: true, code: coded('POS-', 3), number: (n) => String(202_644_100 + n), charges: [['Fakturaavgift', 3900, 25]], terms: 15 },
    draw: web(swedish, 'body{font-size:9pt}.lines th,.info th{background:#222;color:#fff;font-size:8pt}.lines td,.info td{border:1px solid #bbb;padding:3pt}.info{width:100%;margin:5mm 0}.sums{float:right;margin-top:4mm}.sums td{padding:2pt 6pt}.foot{clear:both;padding-top:20mm;font-size:8pt}', (k) => [
      k.beside([50, k.h('<h2>kassabyrån</h2>{name}<br>{street}<br>{post}')], [50, k.h('<h2>{word}</h2>') + k.buyer()]), k.remark, k.over('Nummer=number|Datum=issue|Förfaller=due|Kund=customer|Butiks-id=order|Kreditering av=about', 'info'),
      k.lines('nr:Art|name:Text|qty:Antal|unit:Enhet|price:Pris|disc0:Rabatt|sum:Summa', { small: 'Period {day} –', charges: true }), k.sums('Exkl. moms=net|Moms 25 %=tax|<b>Att betala</b>=payable'), k.h('<p class="foot">Bankgiro {bg} – OCR {ocr} – Org.nr {org} – Momsreg.nr {vatno} – F-skatt – {phone}</p>')].join('')),
  },
  {
    id: 'x37-kortinlosen', producer: 'reportlab', hard: 'a card acquirer: fees to pay, turnover figures that are no part of the bill', credits: 0,
    seller: { firm: firm('Nordbetal Kortinlösen AB', 'Torsgatan 26, 113 21 Stockholm'), wares: cards, lines: [3, 5], isListed: true, number: (n) => `NB-${260_400 + n}`, terms: 14 },
    draw: drawn({ n: 'space', d: iso, fine: 2 }, { size: 8.5 }, (k) => {
      k.t(40, 54, 'nordbetal', { font: 'bold', size: 20 }).t(555, 54, '{word} avgifter', { size: 12, align: 'r' }).kv(350, 555, 76, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Avtalsnummer=customer', { r: true }).b(40, 90, '{bname}|{bstreet}|{bpost}|Org.nr {borg}', { size: 9.5 }).t(40, 146, '{remark}', { font: 'bold' });
      k.box(40, 160, 555, 212, 0.93).t(48, 176, 'Omsättning under perioden {from} – {until}', { font: 'bold' }).strip([48, 180, 320, 450], 190, 'Inlöst kort=~412 880,00|Återköp=~-1 240,00|Antal köp=~2 318|Utbetalt=~408 912,40');
      k.table(240, 'name:Avgift@40~220|qty:Antal@330r|unit:@336|price:Pris@420r|rate p:Moms@460r|sum:Belopp@555r', { ruled: 'head', step: 14 });
      k.sums(360, 555, k.y + 12, 'Summa avgifter=net|Moms 25 %=tax|Att betala=payable', { rule: true, big: 11 }).b(40, k.y + 20, 'Betalas till bankgiro {bg} med OCR {ocr}.');
      k.foot(785, [40, 240, 410], '{name}|{street}, {post}', 'Support {phone}', 'Org.nr {org}|Momsreg.nr {vatno}|Godkänd för F-skatt');
    }),
  },
  {
    id: 'x38-bemanning-rader', producer: 'kerned', hard: 'hours with a comma; the person and week below each row', credits: 1,
    seller: { firm: firm('Gästis Bemanning & Rekrytering AB', 'Drottninggatan 52, 252 21 Helsingborg'), wares: staff, lines: [3, 6], number: (n) => String(12_880 + n), terms: 10 },
    draw: drawn({ n: 'space', d: shortDashed, least: 2 }, { size: 9 }, (k) => {
      k.t(40, 54, '{name}', { font: 'bold', size: 12 }).t(555, 54, '{WORD}', { font: 'bold', size: 14, align: 'r' }).b(40, 68, '{street}|{post}|{mail}');
      k.b(40, 130, '{bname}|Att: {reference}|{bstreet}|{bpost}', { size: 10 }).kv(340, 450, 130, 'Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer|Uppdrag=order|Förfallodatum=due|Krediterad faktura=about').t(40, 200, '{remark}', { font: 'bold' });
      k.table(225, 'name:Tjänst@40~200|qty:Timmar@320r|unit:Enhet@330|price:Timpris@430r|sum:Belopp@555r', { ruled: 'both', under: [48, 'Enligt attesterad tidrapport {date}, signatur {who}'] });
      k.sums(380, 555, k.y + 12, 'Summa=net|Moms 25 %=tax|Totalt att betala SEK=payable').foot(780, [40, 220, 400], 'Bankgiro {bg}|OCR {ocr}', 'Tel {phone}|F-skatt', 'Org.nr {org}|VAT-nr {vatno}');
    }),
  },
  {
    id: 'x39-byra-brev', producer: 'cairo', hard: 'an accountant’s letter with a table; amounts of whole kronor with decimals', credits: 1,
    seller: { firm: firm('Siffror & Sans Redovisning AB', 'Rådhusgatan 14, 831 34 Östersund'), wares: books, lines: [2, 5], isListed: true, number: (n) => `${10_260 + n}`, terms: 20 },
    draw: drawn(swedish, { size: 10, font: 'serif' }, (k) => {
      k.t(60, 60, 'Siffror & Sans', { font: 'serifbold', size: 20 }).b(60, 110, '{bname}|{bstreet}|{bpost}').kv(360, 450, 110, 'Faktura nr=number|Datum=issue|Klient nr=customer|Förfaller=due|Kredit till=about', { step: 14 });
      k.t(60, 200, '{word}', { font: 'serifbold', size: 16 }).b(60, 222, 'Vi debiterar härmed för utfört arbete till och med {until}.|{remark}');
      k.table(270, 'name:Arbete@60~230|qty:Antal@340r|unit:@348|price:Pris@440r|sum:Kronor@540r', { ruled: 'both', step: 17, style: { font: 'serif' }, head: { font: 'serifbold' } });
      k.sums(370, 540, k.y + 12, 'Summa arvode=net|Mervärdesskatt 25 %=tax|Att betala=payable', { step: 16 }).b(60, k.y + 30, 'Betalning till bankgiro {bg}, ange fakturanumret.');
      k.line(60, 770, 540).b(60, 784, '{name}, {street}, {post}, tel {phone}|Org.nr {org}, momsreg.nr {vatno}, godkänd för F-skatt', { size: 8 });
    }),
  },
  {
    id: 'x40-larm-kvartal', producer: 'fpdf', hard: 'values above small labels; contract numbers beside the bill’s', credits: 0,
    seller: { firm: firm('Vaktposten Larm i Norr AB', 'Regementsgatan 30, 961 61 Boden'), wares: alarm, lines: [2, 4], isListed: true, code: 4, number: (n) => String(906_600 + n), terms: 30 },
    draw: drawn({ n: 'dotted', d: iso }, { size: 9 }, (k) => {
      k.t(40, 60, 'VAKTPOSTEN', { font: 'bold', size: 18 }).grid(40, 80, [86, 86, 86, 86, 86, 86], 'Faktura=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Avtal=order|Referens=reference', { isLow: true, h: 26 });
      k.b(340, 140, '{bname}|{bstreet}|{bpost}', { size: 10 }).t(40, 140, '{word}', { font: 'bold', size: 16 }).t(40, 160, '{remark}', { font: 'bold' });
      k.table(220, 'nr:Nr@40|name:Tjänst@80~220|qty:Antal@340r|unit:Enhet@346|price:Pris@440r|sum:Belopp@555r', { band: 0.9, step: 15 });
      k.sums(380, 555, k.y + 14, 'Summa=net|Moms 25 %=tax|Att betala=payable', { rule: true }).foot(780, [40, 200, 330, 450], '{name}|{street}|{post}', 'Jour {phone}', 'Bankgiro {bg}|OCR {ocr}', 'Org.nr {org}|{vatno}|F-skatt');
    }),
  },
  {
    id: 'x41-vatten-kommun', producer: 'runs', hard: 'a municipality; cubic metres; no bill number but on the slip and in the head', credits: 0,
    seller: { firm: firm('Bergslagsvatten Drift AB', 'Vattenverksvägen 8, 691 33 Karlskoga'), wares: water, lines: [3, 4], isListed: true, number: (n) => String(5_530_040 + n), terms: 30, isWhole: true },
    draw: drawn(space, { size: 8.5 }, (k) => {
      k.t(40, 54, 'Bergslagsvatten', { font: 'bold', size: 16 }).b(40, 70, '{name}|{street}|{post}|Tel {phone}', { size: 7.5 }).t(330, 54, '{WORD}', { font: 'bold', size: 12 }).kv(330, 430, 72, 'Fakturanr=number|Kundnr=customer|Fakturadatum=issue|Förfallodag=due', { step: 11.5 }).b(330, 140, '{bname}|{bstreet}|{bpost}', { size: 10 });
      k.b(40, 150, 'Fastighet: Kvarnen 4, {bstreet}|Mätarställning 4 418 m3, föregående 4 221 m3|{remark}').table(215, 'name:Benämning@40~220|qty:Antal@330r|unit:Enhet@338|price:À-pris@430r|sum:Belopp@555r', { ruled: 'head' });
      k.sums(360, 555, k.y + 12, 'Nettobelopp=net|Moms (25 %)=tax|Öresavrundning=rounding|Att betala=payable').b(40, 650, 'Org.nr {org}. Momsreg.nr {vatno}. F-skatt.', { size: 7.5 });
      giro(k, 690);
    }),
  },
  {
    id: 'x42-musiklicens', producer: 'ghostscript', hard: 'licence by places; the buyer’s numbers first; total in capitals', credits: 0,
    seller: { firm: firm('Tonlicens Förmedling AB', 'Hornsgatan 103, 117 28 Stockholm'), wares: music, lines: [1, 3], isListed: true, number: (n) => String(4_400_910 + n), terms: 30 },
    draw: drawn({ n: 'space', d: iso }, { size: 9 }, (k) => {
      k.t(555, 60, 'tonlicens', { font: 'bold', size: 20, align: 'r' }).b(40, 60, '{bname}|{bstreet}|{bpost}|Org.nr {borg}', { size: 10 }).kv(40, 160, 150, 'Kundnummer=customer|Avtalsnummer=order|Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Licensperiod={from} – kvartalet ut', { strong: true });
      k.t(340, 160, '{word} musiklicens', { font: 'bold', size: 14 }).t(340, 178, '{remark}', { font: 'bold' }).table(260, 'name:Licens@40~240|qty:Antal@340r|unit:Enhet@350|price:Avgift@440r|sum:Belopp@555r', { ruled: 'both', step: 15 });
      k.sums(340, 555, k.y + 12, 'Summa före moms=net|Moms 25,00 %=tax|SUMMA ATT BETALA=payable').b(40, k.y + 30, 'Bankgiro {bg}   OCR {ocr}').line(40, 780, 555).foot(790, [40, 300], '{name}, {street}, {post}|{phone}', 'Org.nr {org}   VAT {vatno}|Godkänd för F-skatt');
    }),
  },
  {
    id: 'x43-snorojning', producer: 'words', hard: 'months and hours; due day above the bill’s own day; sums at the foot of the page', credits: 0,
    seller: { firm: firm('Kallhälls Fastighetsskötsel HB', 'Skarprättarvägen 20, 176 77 Järfälla'), wares: property, lines: [2, 4], isListed: true, number: (n) => String(18_00 + n), terms: 20, from: '2026-01-10' },
    draw: drawn({ n: 'bare', d: compact }, { size: 9 }, (k) => {
      k.t(40, 60, '{name}', { font: 'bold', size: 14 }).b(40, 76, '{street}, {post}|Tel {phone}').kv(400, 490, 60, 'Förfallodag=due|Fakturadag=issue|Faktura=number|Kund=customer').b(40, 140, '{bname}|{bstreet}|{bpost}', { size: 10 }).t(40, 210, '{word}', { font: 'bold', size: 15 }).t(160, 210, '{remark}', { font: 'bold' });
      k.table(235, 'name:Utfört arbete@40~230|qty:Antal@330r|unit:Enh@338|price:Pris@430r|sum:Summa@555r', { ruled: 'both', step: 16 });
      k.line(40, 715, 555).strip([40, [260, 'r'], [400, 'r'], [555, 'r']], 730, 'Bankgiro=bg|Netto=net|Moms 25 %=tax|ATT BETALA=payable', { value: { font: 'bold', size: 11 }, gap: 15 }).foot(780, [40, 300], 'Org.nr {org}', 'Momsreg.nr {vatno}   F-skatt');
    }),
  },
  {
    id: 'x44-leasing', producer: 'driver', hard: 'a lease: object, contract and period; fee of the notice as a row', credits: 0,
    seller: { firm: firm('Kapitalhyra Norden Finans AB', 'Norra Vallgatan 60, 211 22 Malmö'), wares: lease, lines: [2, 3], isListed: true, number: (n) => `${66_300_400 + n}`, terms: 20 },
    draw: drawn({ n: 'space', d: dotted }, { size: 9 }, (k) => {
      k.t(40, 56, 'KAPITALHYRA', { font: 'serifbold', size: 18 }).t(555, 56, '{word}', { font: 'bold', size: 13, align: 'r' }).b(40, 100, '{bname}|{bstreet}|{bpost}', { size: 10 }).grid(330, 80, [112, 112], 'Fakturanummer=number|Avtalsnummer=order|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|OCR-nummer=ocr', { bold: true });
      k.b(40, 190, 'Objekt: espressomaskin 2-grupps, serienummer 7714-0093|Period: {from} och framåt|{remark}').table(250, 'name:Specifikation@40~240|qty:Antal@340r|unit:@348|price:Pris@440r|sum:Belopp SEK@555r', { ruled: 'head', step: 15 });
      k.sums(360, 555, k.y + 12, 'Belopp exkl. moms=net|Moms 25 %=tax|Att betala=payable', { rule: true, big: 11 }).foot(785, [40, 220, 400], '{name}|{street}, {post}', 'Bankgiro {bg}|Tel {phone}', 'Org.nr {org}|Momsreg.nr {vatno}|F-skatt');
    }),
  },
]; // prettier-ignore
