/** Set E: beer, wine, spirits, soft drinks and coffee. */
import { american, dotted as dottedDay, iso, pointed, short, shortDashed, words } from '../days.ts';
import { escaped, pairs } from '../html.ts';
import { firm } from '../parties.ts';
import { at, addressed, along, boxes, cell, dotted, down, drawnE, english, type LayoutE, listing, pageE, perRate, rowsOf, small, sv, wordOf } from './kit.ts'; // prettier-ignore
import { waresE } from './wares.ts';

const brewery = firm('Fjordport Bryggeri AB', 'Bryggerikajen 1, 471 60 Myggenäs');
const depot = firm('Läskdepån Småland AB', 'Industrigatan 27, 331 53 Värnamo');
const hops = firm('Humlekransen Import AB', 'Magasinsvägen 11, 681 42 Kristinehamn');
const vines = firm('Terroir & Co Vinhandel AB', 'Birger Jarlsgatan 114, 114 20 Stockholm');
const cellar = firm('Källarmästarnas Vinimport AB', 'Östra Hamngatan 52, 411 09 Göteborg');
const spirits = firm('Enbärets Destilleri AB', 'Bränneriet 2, 870 10 Älandsbro');
const coffee = firm('Rosteriet Kardemumma AB', 'Nobelvägen 23, 214 33 Malmö');
const beans = firm('Bönan & Bryggan HB', 'Hantverkargatan 5, 671 33 Arvika');

export const drinks: readonly LayoutE[] = [
  drawnE({
    id: 'e27', producer: 'pdf-lib', hard: 'a deposit below each tray with a number of its own; two rates; crates back in minus; negative credit',
    seller: { supplier: brewery, goods: waresE('brewhouse'), lines: [4, 8], code: 'FB###', number: (n) => `${26_001 + n}`, deposit: ['Pant burk/flaska', 'PANT24', 4800, /^(?:flak|krt|back)$/u], isNegativeCredit: true, terms: 20 },
    credits: 1, style: { size: 8.5 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.box(40, 30, 240, 60, 0.15);
      sheet.text(50, 50, 'FJORDPORT', { size: 18, font: 'bold', grey: 1 });
      sheet.text(330, 48, wordOf(paper, 'Faktura', 'Kreditfaktura'), { size: 18, font: 'bold' });
      down(sheet, 330, 70, 90, [['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Leveransdatum', iso(paper.delivered)], ['Tillstånd', `SE${paper.order}`]]);
      sheet.block(40, 90, addressed(paper.buyer));
      const y = listing(sheet, [cell(40, 'Artnr', (l) => l.code), cell(90, 'Produkt', (l) => l.name), cell(265, 'Förp', (l) => l.pack), cell(370, 'Antal', (l) => sv.quantity(l.quantity), 'r'), cell(430, 'Pris', (l) => sv.price(l.price), 'r'), cell(470, 'Moms', (l) => `${l.rate}%`, 'r'), cell(555, 'Summa', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 170, rules: true });
      down(sheet, 350, y + 10, -205, [['Summa exkl. moms', sv.money(paper.net)], ...perRate(paper, (rate, base, tax): [string, string] => [`Moms ${rate}% på ${sv.money(base)}`, sv.money(tax)]), ['Moms totalt', sv.money(paper.tax)], ['Att betala', `${sv.money(paper.payable)} kr`]], { font: 'bold' });
      small(sheet, 790, [supplier.name, supplier.street, supplier.post], [`Bankgiro ${supplier.bankgiro}`, `Ange OCR ${paper.ocr}`], [`Org.nr ${supplier.organisation}`, `VAT ${supplier.vat}`]);
    },
  }), // prettier-ignore
  drawnE({
    id: 'e28', producer: 'driver', hard: 'empties back as negative rows; two rates in a vertical table; days yymmdd; words cut short',
    seller: { supplier: depot, goods: waresE('brewhouse').filter(({ unit }) => unit !== 'fat'), lines: [5, 9], code: '#####', number: (n) => `${550_120 + n}`, returns: 0.2, isWhole: true, charges: [['Tomglas retur', -18_000, 25]] },
    style: { size: 9 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 44, wordOf(paper, 'FAKTURA', 'KREDITNOTA'), { size: 14, font: 'bold' });
      down(sheet, 40, 64, 70, [['Faktura', paper.number], ['Fakt.dat', short(paper.issue)], ['Förf.dat', short(paper.due)], ['Kundnr', paper.customer]], { step: 12 });
      sheet.block(330, 64, addressed(paper.buyer));
      let y = listing(sheet, [cell(40, 'Artnr', (l) => l.code), cell(90, 'Varubenämning', (l) => l.name), cell(280, 'Ant', (l) => sv.quantity(l.quantity), 'r'), cell(288, 'Enh', (l) => l.unit), cell(390, 'Pris', (l) => sv.price(l.price), 'r'), cell(430, 'Mm', (l) => String(l.rate), 'r'), cell(540, 'Belopp', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 150 });
      sheet.text(90, y, 'Tomglas retur');
      sheet.right(430, y, '25');
      sheet.right(540, y, sv.money(paper.net - paper.lineNet));
      y += 22;
      for (const [row, texts] of [['Moms %', 'Belopp', 'Moms'], ...perRate(paper, (rate, base, tax) => [String(rate), sv.money(base), sv.money(tax)]), ['Tot', sv.money(paper.net), sv.money(paper.tax)]].entries()) for (const [place, text] of texts.entries()) sheet.right(80 + place * 75, y + row * 12, text);
      down(sheet, 340, y, -200, [['Öresutjämn', sv.money(paper.rounding)], ['ATT BETALA', sv.money(paper.payable)]], { font: 'bold' });
      small(sheet, 790, [supplier.name, supplier.street, supplier.post], [`Bg ${supplier.bankgiro}`, `Pg ${supplier.plusgiro}`], [`Org ${supplier.organisation}`, `Moms ${supplier.vat}`]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e29', producer: 'chromium', hard: 'strength and content in columns; a deposit among the totals; American days',
    seller: { supplier: hops, goods: waresE('brewhouse').filter(({ rate }) => rate === 25), lines: [3, 5], code: 'HK-###-33', number: (n) => `F-${1180 + n}`, charges: [['Pant', 14_400, 25]] },
    css: "body{font-size:9pt;font-family:'DejaVu Sans'}.lines th{background:#2c2c34;color:#fff;font-weight:400;font-size:7.5pt}.lines td{padding:4pt;font-size:8pt}",
    body: (paper) => `<div style="display:flex;justify-content:space-between"><div><h2>${escaped(paper.supplier.name)}</h2>${paper.supplier.street}<br>${paper.supplier.post}</div><div><h2>${wordOf(paper, 'INVOICE', 'CREDIT NOTE')} / ${wordOf(paper, 'FAKTURA', 'KREDITFAKTURA')}</h2>${pairs([['Nummer', paper.number], ['Fakturadatum', american(paper.issue)], ['Förfallodatum', american(paper.due)]])}</div></div><p>Kund<br>${at(paper.buyer)}</p>
${rowsOf(paper.lines, [['Artikelnr', (l) => l.code, 'nw'], ['Namn', (l) => l.name.replace(/ \d,\d %$/u, '')], ['Alk. %', (l) => / (\d,\d) %$/u.exec(l.name)?.[1] ?? ''], ['Innehåll', (l) => l.pack, 'nw'], ['Antal', (l) => sv.quantity(l.quantity), 'r'], ['À-pris', (l) => sv.price(l.price), 'r'], ['Belopp', (l) => sv.money(l.sum), 'r']])}
${pairs([['Delsumma', sv.money(paper.lineNet)], ...paper.charges.map(({ label, amount }) => [label, sv.money(amount)] as [string, string]), ['Netto', sv.money(paper.net)], ['Moms 25 %', sv.money(paper.tax)], ['Totalt att betala SEK', sv.money(paper.payable)]])}
<p class="small">Bankgiro ${paper.supplier.bankgiro} | Org.nr ${paper.supplier.organisation} | Momsreg ${paper.supplier.vat} | Partihandelstillstånd finns</p>`,
    printing: { name: (line) => line.name.replace(/ \d,\d %$/u, '') },
  }), // prettier-ignore
  pageE({
    id: 'e30', producer: 'chromium', hard: 'vintage and region in columns; the number has letters and two hyphens; bottles and cases',
    seller: { supplier: vines, goods: waresE('cave').filter(({ rate }) => rate === 25), lines: [4, 8], code: 'T-####-75', number: (n) => `TC${26_0071 + n}`, discounts: [500, 1000], charges: [['Frakt', 35_000, 25]] },
    credits: 1,
    css: "body{font-family:'Liberation Serif';font-size:10pt}h1{font-variant:small-caps;letter-spacing:2pt;font-weight:400}.lines th{border-bottom:.6pt solid #5a1230;color:#5a1230;font-weight:400;font-style:italic}.lines td{padding:3pt 4pt}",
    body: (paper) => `<h1>${escaped(paper.supplier.name)}</h1><table style="width:100%"><tr><td>${at(paper.buyer)}</td><td>${pairs([[`${wordOf(paper, 'Faktura', 'Kreditfaktura')} nr`, paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Er referens', paper.reference]])}</td></tr></table>
${rowsOf(paper.lines, [['Artikelnr', (l) => l.code, 'nw'], ['Vin', (l) => l.name], ['Kolli', (l) => l.pack, 'nw'], ['Flaskor', (l) => sv.quantity(l.quantity), 'r'], ['Pris/fl', (l) => sv.price(l.price), 'r'], ['Rabatt', (l) => (l.discount === 0n ? '' : `${sv.percent(l.discount)}%`), 'r'], ['Summa', (l) => sv.money(l.sum), 'r']])}
<p style="text-align:right">Frakt ${sv.money(paper.net - paper.lineNet)}<br>Summa exkl. moms ${sv.money(paper.net)}<br>Moms 25% ${sv.money(paper.tax)}<br><b>Att betala ${sv.money(paper.payable)}</b></p>
<p class="small" style="text-align:center">${paper.supplier.street}, ${paper.supplier.post} ~ bankgiro ${paper.supplier.bankgiro} ~ org.nr ${paper.supplier.organisation} ~ momsreg.nr ${paper.supplier.vat}</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e31', producer: 'stretched', hard: 'label over value at the foot; sum before price; days with points; two rates',
    seller: { supplier: cellar, goods: waresE('cave'), lines: [5, 9], code: '#######', number: (n) => `KV-${880 + n}/26` },
    style: { size: 9, font: 'serif' },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(297, 46, supplier.name, { size: 16, font: 'serifbold', align: 'c' });
      sheet.line(40, 54, 555, 54, 0.3);
      sheet.text(297, 72, `${wordOf(paper, 'Faktura', 'Kreditfaktura')} ${paper.number}`, { size: 12, align: 'c' });
      down(sheet, 380, 100, 85, [['Fakturadatum', pointed(paper.issue)], ['Förfallodatum', pointed(paper.due)], ['Kundnummer', paper.customer]]);
      sheet.block(40, 100, addressed(paper.buyer));
      const y = listing(sheet, [cell(40, 'Produktnr', (l) => l.code), cell(100, 'Benämning', (l) => l.name), cell(290, 'Enhet', (l) => l.unit), cell(350, 'Antal', (l) => sv.quantity(l.quantity), 'r'), cell(420, 'Totalt', (l) => sv.money(l.sum), 'r'), cell(490, 'Styckpris', (l) => sv.price(l.price), 'r'), cell(550, 'Moms %', (l) => String(l.rate), 'r')], paper.lines, { y: 180 });
      along(sheet, 40, y + 24, 76, [['Netto', sv.money(paper.net)], ...perRate(paper, (rate, base): [string, string] => [`Underlag ${rate} %`, sv.money(base)]), ...perRate(paper, (rate, _, tax): [string, string] => [`Moms ${rate} %`, sv.money(tax)]), ['Moms', sv.money(paper.tax)], ['Att betala SEK', sv.money(paper.payable)]]);
      small(sheet, 788, [supplier.street, supplier.post], [`Bankgiro ${supplier.bankgiro}`], [`Organisationsnr ${supplier.organisation}`], [`Momsreg.nr ${supplier.vat}`, 'F-skatt']);
    },
  }), // prettier-ignore
  drawnE({
    id: 'e32', producer: 'skia', hard: 'a discount on all in per cent; English figures; "Total due"; the sender in a column at the right edge',
    seller: { supplier: spirits, goods: waresE('cave').filter(({ pack }) => /70 cl/u.test(pack)), lines: [1, 2], code: 'ED####', number: (n) => `2026${String(114 + n).padStart(4, '0')}`, rebate: ['Kvantitetsrabatt', 6], terms: 15 },
    style: { font: 'serif', size: 10 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.block(420, 60, [supplier.name, supplier.street, supplier.post, `Org.nr ${supplier.organisation}`, supplier.vat, `Bankgiro ${supplier.bankgiro}`], { size: 8.5, leading: 12 });
      sheet.text(40, 60, wordOf(paper, 'Faktura', 'Kreditfaktura'), { size: 24, font: 'serif' });
      down(sheet, 40, 90, 100, [['Fakturanummer', paper.number], ['Fakturadatum', words(paper.issue)], ['Förfallodatum', words(paper.due)]]);
      sheet.block(40, 150, addressed(paper.buyer));
      const y = listing(sheet, [cell(40, 'Art.nr', (l) => l.code), cell(110, 'Sort', (l) => l.name), cell(330, 'Antal', (l) => english.quantity(l.quantity), 'r'), cell(430, 'Pris', (l) => english.price(l.price), 'r'), cell(540, 'Belopp', (l) => english.money(l.sum), 'r')], paper.lines, { y: 230, step: 18 });
      down(sheet, 330, y + 20, -210, [['Varor', english.money(paper.lineNet)], ['Kvantitetsrabatt 6 %', english.money(paper.net - paper.lineNet)], ['Netto', english.money(paper.net)], ['Moms 25 %', english.money(paper.tax)], ['Att betala', `SEK ${english.money(paper.payable)}`]], { step: 17 });
    },
  }), // prettier-ignore
  pageE({
    id: 'e33', producer: 'chromium', hard: 'a Fortnox-like program: grey bands, notes in the rows without amounts',
    seller: { supplier: coffee, goods: waresE('roast'), lines: [3, 8], code: '1###', number: (n) => String(3301 + n), isWhole: true, from: '2026-03-25' },
    credits: 1,
    css: "body{font-size:9pt}.h{display:flex;justify-content:space-between}.lines th{background:#eee;font-size:8pt}.note td{color:#555}.boxes{width:100%;margin-top:16pt;border-top:.6pt solid #999}.lab{font-size:7pt}.foot{display:grid;grid-template-columns:repeat(4,1fr);font-size:7.5pt;margin-top:24pt;border-top:.6pt solid #999}",
    body: (paper) => `<div class="h"><h1>${escaped(paper.supplier.name)}</h1><h1>${wordOf(paper, 'Faktura', 'Kreditfaktura')}</h1></div><div class="h" style="margin:10pt 0">${pairs([['Fakturadatum', iso(paper.issue)], ['Fakturanr', paper.number], ['OCR', paper.ocr], ['Kundnr', paper.customer], ['Ert ordernr', paper.order], ['Betalningsvillkor', '30 dagar'], ['Förfallodatum', iso(paper.due)], ['Dröjsmålsränta', '8,00 %'], ...(paper.about === null ? [] : [['Krediterar faktura', paper.about] as [string, string]])])}<div>Faktureringsadress<br>${at(paper.buyer)}</div></div>
${rowsOf(paper.lines, [['Artikelnr', (l) => l.code], ['Benämning', (l) => l.name], ['Lev ant', (l) => sv.quantity(l.quantity, 2), 'r'], ['Enhet', (l) => l.unit], ['À-pris', (l) => sv.price(l.price), 'r'], ['Summa', (l) => sv.money(l.sum), 'r']], { under: (_, index) => (index === 1 ? '<tr class="note"><td></td><td colspan="5">Rostat denna vecka. Öppna bäst inom 30 dagar.</td></tr>' : '') })}
${boxes([['Exkl. moms', sv.money(paper.net)], ...perRate(paper, (rate, base, tax): [string, string] => [`Moms ${rate}% (${sv.money(base)})`, sv.money(tax)]), ['Totalt moms', sv.money(paper.tax)], ['Öresutj.', sv.money(paper.rounding)], [paper.isCredit ? 'ER TILLGODO' : 'ATT BETALA', `SEK ${sv.money(paper.payable)}`]])}
<div class="foot"><div>Adress<br>${paper.supplier.street}<br>${paper.supplier.post}</div><div>Telefon<br>${paper.supplier.phone}<br>${paper.supplier.mail}</div><div>Bankgiro<br>${paper.supplier.bankgiro}</div><div>Org.nr ${paper.supplier.organisation}<br>Momsreg.nr ${paper.supplier.vat}<br>Godkänd för F-skatt</div></div>`,
  }), // prettier-ignore
  pageE({
    id: 'e34', producer: 'chromium', hard: 'a Bokio-like page: the label small above, light lines; VAT column in per cent; plain words for the sum',
    seller: { supplier: beans, goods: waresE('roast'), lines: [2, 5], code: '', number: (n) => String(208 + n), terms: 15, from: '2026-02-20' },
    css: "body{font-family:'DejaVu Sans',sans-serif;font-weight:300;font-size:8.5pt}h1{font-weight:300;font-size:22pt}.lab{font-size:7pt;color:#888}.boxes td{padding-right:24pt}.lines{margin:16pt 0}.lines th{font-weight:400;color:#888;font-size:7.5pt}.lines td{border-top:.3pt solid #ddd;padding:5pt 4pt}",
    body: (paper) => `<div style="display:flex;justify-content:space-between"><h1>${wordOf(paper, 'Faktura', 'Kreditfaktura')}</h1><b>${escaped(paper.supplier.name)}</b></div>${boxes([['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Er referens', paper.reference]])}<p><span class="lab">Mottagare</span><br>${at(paper.buyer)}</p>
${rowsOf(paper.lines, [['Beskrivning', (l) => l.name], ['Antal', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'], ['Pris', (l) => sv.price(l.price), 'r'], ['Moms', (l) => `${l.rate}%`, 'r'], ['Belopp', (l) => sv.money(l.sum), 'r']])}
<div style="margin-left:50%">${pairs([['Netto', sv.money(paper.net)], ...perRate(paper, (rate, _, tax): [string, string] => [`Moms (${rate}%)`, sv.money(tax)]), ['Totalbelopp SEK', sv.money(paper.payable)]])}</div>
<p style="margin-top:40pt">${boxes([['Adress', `${paper.supplier.street}, ${paper.supplier.post}`], ['Bankgiro', paper.supplier.bankgiro], ['Org.nr', paper.supplier.organisation], ['Momsreg.nr', paper.supplier.vat]])}</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e35', producer: 'arrays', hard: 'every text twice, a hair aside; points for thousands; the day as dd.mm.yyyy with a lone "Datum"',
    seller: { supplier: firm('Tappkranen Fatöl & Service AB', 'Svetsarvägen 20, 171 41 Solna'), goods: waresE('brewhouse').filter(({ unit }) => unit === 'fat').concat(waresE('gasworks')), lines: [3, 6], code: 'TK-###', number: (n) => `10${460 + n}`, rate: 25, charges: [['Fatpant', 60_000, 25]] },
    manner: 'twice',
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 48, supplier.name, { size: 14, font: 'bold' });
      sheet.text(40, 62, `${supplier.street}, ${supplier.post}`, { size: 8 });
      sheet.text(400, 48, wordOf(paper, 'Faktura', 'Kreditfaktura'), { size: 14, font: 'bold' });
      down(sheet, 400, 66, 75, [['Nummer', paper.number], ['Datum', dottedDay(paper.issue)], ['Förfallodag', dottedDay(paper.due)], ['Kund', paper.customer]]);
      sheet.block(40, 96, addressed(paper.buyer));
      const y = listing(sheet, [cell(40, 'Artikelnr', (l) => l.code), cell(110, 'Benämning', (l) => l.name), cell(330, 'Antal', (l) => dotted.quantity(l.quantity), 'r'), cell(338, 'Enhet', (l) => l.unit), cell(440, 'Pris', (l) => dotted.price(l.price), 'r'), cell(550, 'Summa', (l) => dotted.money(l.sum), 'r')], paper.lines, { y: 180 });
      down(sheet, 340, y + 16, -210, [['Varor', dotted.money(paper.lineNet)], ['Fatpant', dotted.money(paper.net - paper.lineNet)], ['Exkl. moms', dotted.money(paper.net)], ['Moms 25 %', dotted.money(paper.tax)], ['Att betala', dotted.money(paper.payable)]], { font: 'bold' });
      small(sheet, 790, [`Bankgiro ${supplier.bankgiro}`, `OCR ${paper.ocr}`], [`Org.nr ${supplier.organisation}`], [`VAT ${supplier.vat}`], [shortDashed(paper.delivered)]);
    },
  }), // prettier-ignore
];
