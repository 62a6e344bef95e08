/** Set E: what does not fit elsewhere: web shops, specifications on a page of their own, old programs, layers that say nothing. */
import { compact, dotted as dottedDay, iso, short, words } from '../days.ts';
import { escaped, over, pairs } from '../html.ts';
import { firm } from '../parties.ts';
import { at, addressed, along, bare, boxes, cell, dotted, down, drawnE, type LayoutE, listing, pageE, perRate, rowsOf, small, sv, wordOf } from './kit.ts'; // prettier-ignore
import { type Ware, waresE } from './wares.ts';

const shop = firm('Köksbutiken Online Norden AB', 'E-handelsvägen 4, 504 94 Borås');
const group = firm('Restaurangringens Inköp Ek. för.', 'Norrlandsgatan 20, 111 43 Stockholm');
const market = firm('Gårdsbröderna Halland HB', 'Gårdsvägen 6, 310 41 Gullbrandstorp');
const till = firm('Storköp Cash Linköping AB', 'Attorpsgatan 14, 582 73 Linköping');
const rental = firm('Partytält & Porslin Uthyrning AB', 'Lagervägen 30, 136 50 Jordbro');
const dark = firm('Delikatessboden Tomelilla AB', 'Järnvägsgatan 3, 273 30 Tomelilla');
const old = firm('AB Gamla Partihuset', 'Kyrkogatan 50, 411 15 Göteborg');
const mixed = firm('Nordsken Foodservice AB', 'Spårgatan 17, 972 51 Luleå');
const paperless = firm('Biodynamiska Mejeriet Järna Ek. för.', 'Skäve 12, 153 91 Järna');

const hired: readonly Ware[] = [
  ['Hyra vinglas 10-pack', '62.00'], ['Hyra tallrik flat', '4.50'], ['Hyra tält 6x9 m', '4850.00'], ['Hyra terrassvärmare', '495.00'], ['Hyra ståbord', '145.00'],
  ['Hyra klappstol svart', '22.50'], ['Hyra scenpodie 2x1', '385.00'], ['Hyra kylskåp 350 l', '690.00'],
].map(([name = '', price = '']) => ({ name, unit: 'st', price, rate: 25, pack: '' })); // prettier-ignore

export const odd: readonly LayoutE[] = [
  pageE({
    id: 'e63', producer: 'chromium', hard: 'a web shop; the order heads the page and is larger than the invoice; shipping as a charge; names with size after a dash',
    seller: { supplier: shop, goods: waresE('wraps', 'shine', 'roast').filter(({ rate }) => rate === 25), lines: [2, 6], code: 'KB#####', number: (n) => `1000${4_411 + n}`, terms: 14, charges: [['Frakt och hantering', 14_900, 25]] },
    css: "body{font-size:10pt}h1{font-size:20pt}.lines td{border-bottom:.4pt solid #eee;padding:5pt 4pt}.lines th{text-transform:uppercase;font-size:7.5pt;color:#888}",
    body: (paper) => `<h1>Order #${paper.order}</h1><p>Tack för din beställing hos Köksbutiken! Din faktura finns nedan.</p>${pairs([['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Beställd', iso(paper.delivered)], ['Betalas senast', iso(paper.due)], ['Betalsätt', 'Faktura 14 dagar']])}<p><b>${wordOf(paper, 'Faktura', 'Kreditfaktura')}</b> till<br>${at(paper.buyer)}</p>
${rowsOf(paper.lines, [['Produkt', (l) => l.name], ['Art.nr', (l) => l.code], ['Pris', (l) => `${sv.price(l.price)} kr`, 'r'], ['Antal', (l) => sv.quantity(l.quantity), 'r'], ['Totalt', (l) => `${sv.money(l.sum)} kr`, 'r']])}
<div style="margin-left:50%">${pairs([['Delsumma', `${sv.money(paper.lineNet)} kr`], ['Frakt och hantering', `${sv.money(paper.net - paper.lineNet)} kr`], ['Summa exkl. moms', `${sv.money(paper.net)} kr`], ['Moms (25%)', `${sv.money(paper.tax)} kr`], ['Att betala', `${sv.money(paper.payable)} kr`]])}</div><p class="small">${escaped(paper.supplier.name)} · ${paper.supplier.street} · ${paper.supplier.post} · Org.nr ${paper.supplier.organisation} · Momsreg.nr ${paper.supplier.vat} · Bankgiro ${paper.supplier.bankgiro}</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e64', producer: 'words', hard: 'the first page has only totals and a slip; the specification is page two',
    seller: { supplier: group, goods: waresE('larder', 'frost', 'creamery'), lines: [8, 14], code: '#####', number: (n) => `RI${810_220 + n}`, isWhole: true, deliveries: 2 },
    count: 2,
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 50, supplier.name, { size: 15, font: 'bold' });
      sheet.text(40, 90, wordOf(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 20, font: 'bold' });
      down(sheet, 40, 120, 110, [['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnummer', paper.customer], ['OCR-nummer', paper.ocr]], { step: 15 });
      sheet.block(340, 120, addressed(paper.buyer));
      down(sheet, 40, 260, -400, [['Varor enligt specifikation, se sida 2', sv.money(paper.net)], ...perRate(paper, (rate, _, tax): [string, string] => [`Moms ${rate} %`, sv.money(tax)]), ['Öresavrundning', sv.money(paper.rounding)], ['Att betala SEK', sv.money(paper.payable)]], { step: 18, size: 11 });
      small(sheet, 790, [supplier.street, supplier.post], [`Bankgiro ${supplier.bankgiro}`], [`Org.nr ${supplier.organisation}`], [`Momsreg.nr ${supplier.vat}`]);
      sheet.page();
      sheet.text(40, 50, `Specifikation till faktura ${paper.number}`, { size: 13, font: 'bold' });
      const y = listing(sheet, [cell(40, 'Artnr', (l) => l.code), cell(90, 'Benämning', (l) => l.name), cell(320, 'Antal', (l) => sv.quantity(l.quantity), 'r'), cell(328, 'Enhet', (l) => l.unit), cell(420, 'À-pris', (l) => sv.price(l.price), 'r'), cell(460, 'Moms', (l) => `${l.rate}%`, 'r'), cell(550, 'Belopp', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 90, above: (l, index) => (index > 0 && paper.lines[index - 1]?.delivery === l.delivery ? undefined : `Leverantörsföljesedel ${9_010 + l.delivery}`) });
      down(sheet, 350, y + 10, -200, [['Summa specifikation exkl. moms', sv.money(paper.lineNet)]], { font: 'bold' });
    },
  }), // prettier-ignore
  drawnE({
    id: 'e65', producer: 'driver', hard: 'a small page; the number of an article is its place in the list and not an article; quantity after the price',
    seller: { supplier: market, goods: waresE('patch', 'creamery'), lines: [2, 6], code: '', number: (n) => `${1015 + n}`, terms: 10 },
    size: [420, 595], style: { font: 'serif', size: 9.5 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(210, 40, supplier.name, { size: 14, font: 'serifbold', align: 'c' });
      sheet.text(210, 53, `${supplier.street}, ${supplier.post}`, { size: 8, align: 'c' });
      sheet.text(30, 80, `${wordOf(paper, 'FAKTURA', 'KREDITFAKTURA')} ${paper.number}`, { font: 'serifbold', size: 12 });
      down(sheet, 260, 80, 70, [['Fakturadatum', iso(paper.issue)], ['Förfallodag', iso(paper.due)]], { size: 8.5 });
      sheet.block(30, 105, addressed(paper.buyer));
      const y = listing(sheet, [cell(30, 'Rad', (_, index) => `${index + 1}.`), cell(55, 'Vara', (l) => l.name), cell(260, 'Pris', (l) => sv.price(l.price), 'r'), cell(320, 'Antal', (l) => sv.quantity(l.quantity), 'r'), cell(326, 'Enhet', (l) => l.unit), cell(400, 'Summa', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 165, bottom: 460 });
      down(sheet, 220, y + 14, -180, [['Exkl. moms', sv.money(paper.net)], ...perRate(paper, (rate, _, tax): [string, string] => [`Moms ${rate} %`, sv.money(tax)]), ['Att betala', sv.money(paper.payable)]], { font: 'serifbold' });
      sheet.text(210, 565, `Bankgiro ${supplier.bankgiro} · Org.nr ${supplier.organisation} · Moms ${supplier.vat}`, { size: 7.5, align: 'c' });
    },
  }), // prettier-ignore
  drawnE({
    id: 'e66', producer: 'letters', hard: 'a till\'s narrow list; weighed goods; the rate as a letter; the word for the paper at the end of the heading',
    seller: { supplier: till, goods: waresE('patch', 'butchery'), lines: [4, 8], code: '', number: (n) => `${88_1204 + n}`, terms: 10, isWhole: true },
    size: [300, 800], style: { font: 'mono', size: 8 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.block(20, 30, [supplier.name, `${supplier.street}, ${supplier.post}`, `Org.nr ${supplier.organisation}`, `Tel ${supplier.phone}`], { leading: 10 });
      sheet.text(20, 84, `Köp på ${wordOf(paper, 'FAKTURA', 'KREDITFAKTURA')}`, { font: 'monobold', size: 10 });
      down(sheet, 20, 100, 80, [['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfaller', iso(paper.due)]], { step: 10 });
      sheet.block(20, 140, ['Köpare:', ...addressed(paper.buyer)], { leading: 10 });
      let y = listing(sheet, [cell(20, 'Vara', (l) => l.name.slice(0, 24)), cell(165, 'Mängd', (l) => bare.quantity(l.quantity), 'r'), cell(170, '', (l) => l.unit.slice(0, 4)), cell(230, 'Pris', (l) => bare.price(l.price), 'r'), cell(280, 'Summa', (l) => bare.money(l.sum), 'r')], paper.lines, { y: 195, step: 11 });
      y = down(sheet, 20, y + 8, -260, [['Netto', bare.money(paper.net)], ...perRate(paper, (rate, base, tax): [string, string] => [`Moms ${rate}% av ${bare.money(base)}`, bare.money(tax)]), ['Öresavrundning', bare.money(paper.rounding)]], { step: 11 });
      down(sheet, 20, y + 4, -260, [['ATT BETALA', bare.money(paper.payable)]], { font: 'monobold', size: 10 });
      sheet.block(20, y + 24, [`Betalas till bankgiro ${supplier.bankgiro}`, `Momsreg.nr ${supplier.vat}`, 'Öppet vardagar 6-18'], { leading: 10 });
    },
    printing: { name: (line) => line.name.slice(0, 24) },
  }), // prettier-ignore
  pageE({
    id: 'e67', producer: 'chromium', hard: 'two dates in each row between the name and the quantity; totals as labels over values',
    seller: { supplier: rental, goods: hired, lines: [2, 5], code: 'H-###', number: (n) => String(21_300 + n), charges: [['Leverans och hämtning', 89_500, 25]], isWhole: true },
    css: "body{font-size:9.5pt}.over{width:100%}.over th{font-weight:400;border-bottom:.4pt solid}.lines th{background:#f5e9d0}",
    body: (paper) => `<h2>${escaped(paper.supplier.name)}</h2><p style="float:right;text-align:right">${wordOf(paper, 'Faktura', 'Kreditfaktura')} ${paper.number}<br>Fakturadatum ${iso(paper.issue)}<br>Förfallodatum ${iso(paper.due)}</p><p>${at(paper.buyer)}</p><br clear="all">
${rowsOf(paper.lines, [['Artnr', (l) => l.code], ['Artikel', (l) => l.name], ['Ut', () => short(paper.delivered)], ['In', () => short(paper.issue)], ['Antal', (l) => sv.quantity(l.quantity), 'r'], ['Hyra/st', (l) => sv.price(l.price), 'r'], ['Summa', (l) => sv.money(l.sum), 'r']])}
${over([['Hyra', sv.money(paper.lineNet)], ['Leverans och hämtning', sv.money(paper.net - paper.lineNet)], ['Exkl. moms', sv.money(paper.net)], ['Moms 25 %', sv.money(paper.tax)], ['Avrundning', sv.money(paper.rounding)], ['Att betala', sv.money(paper.payable)]])}
<p class="small">Skadat gods debiteras. ${paper.supplier.street}, ${paper.supplier.post}. Bankgiro ${paper.supplier.bankgiro}. Org.nr ${paper.supplier.organisation}. Momsreg.nr ${paper.supplier.vat}.</p>`,
  }), // prettier-ignore
  pageE({
    id: 'e68', producer: 'chromium', hard: 'glyphs without Unicode', isWithoutUnicode: true, count: 1,
    seller: { supplier: dark, goods: waresE('creamery'), lines: [3, 5], code: '####', number: (n) => String(5510 + n) },
    css: 'body{font-size:10pt}',
    body: (paper) => `<h1>${escaped(paper.supplier.name)}</h1><p>${wordOf(paper, 'Faktura', 'Kreditfaktura')} ${paper.number}<br>Fakturadatum ${iso(paper.issue)}<br>Förfallodatum ${iso(paper.due)}</p><p>${at(paper.buyer)}</p>${rowsOf(paper.lines, [['Artnr', (l) => l.code], ['Benämning', (l) => l.name], ['Antal', (l) => sv.quantity(l.quantity), 'r'], ['Enhet', (l) => l.unit], ['Pris', (l) => sv.price(l.price), 'r'], ['Belopp', (l) => sv.money(l.sum), 'r']])}${pairs([['Netto', sv.money(paper.net)], ['Moms', sv.money(paper.tax)], ['Att betala', sv.money(paper.payable)]])}<p>Bankgiro ${paper.supplier.bankgiro} Org.nr ${paper.supplier.organisation} Momsreg.nr ${paper.supplier.vat}</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e69', producer: 'recoded', hard: 'an old program: minus after the figure in the credit note, dates yymmdd, words cut, the sum to pay between stars',
    seller: { supplier: old, goods: waresE('larder', 'harbour'), lines: [5, 9], code: '##.###', number: (n) => `${33_010 + n}`, isNegativeCredit: true, terms: 20 },
    style: { font: 'mono', size: 8.5 }, credits: 2,
    draw: (paper, sheet) => {
      const { supplier } = paper;
      const minus = (text: string): string => (text.startsWith('-') ? `${text.slice(1)}-` : text);
      const money = (amount: bigint): string => minus(dotted.money(amount));
      sheet.text(40, 50, supplier.name.toUpperCase(), { font: 'monobold', size: 11 });
      sheet.text(350, 50, wordOf(paper, 'FAKTURA', 'KREDITNOTA'), { font: 'monobold', size: 12 });
      down(sheet, 350, 66, 85, [['FAKTURANR', paper.number], ['FAKTURADAT', short(paper.issue)], ['FÖRFALLODAT', short(paper.due)], ['KUNDNR', paper.customer], ...(paper.about === null ? [] : [['AVS FAKTURA', paper.about] as const])], { step: 11 });
      sheet.block(40, 90, addressed(paper.buyer).map((part) => part.toUpperCase()), { leading: 11 });
      const y = listing(sheet, [cell(40, 'ARTNR', (l) => l.code), cell(90, 'BENÄMNING', (l) => l.name), cell(320, 'ANTAL', (l) => minus(dotted.quantity(l.quantity)), 'r'), cell(328, 'ENH', (l) => l.unit), cell(440, 'A-PRIS', (l) => dotted.price(l.price), 'r'), cell(550, 'BELOPP', (l) => money(l.sum), 'r')], paper.lines, { y: 180, headStyle: { font: 'monobold' } });
      down(sheet, 320, y + 14, -230, [['SUMMA EXKL MOMS', money(paper.net)], ...perRate(paper, (rate, _, tax): [string, string] => [`MOMS ${rate} %`, money(tax)]), [paper.isCredit ? 'ER TILLGODO' : 'ATT BETALA', `** ${money(paper.payable)} **`]], { font: 'monobold' });
      small(sheet, 800, [supplier.street, supplier.post], [`BG ${supplier.bankgiro}`, `PG ${supplier.plusgiro}`], [`ORGNR ${supplier.organisation}`, supplier.vat]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e70', producer: 'chromium', hard: 'a long invoice whose heading repeats on each page; categories between rows; discount in per cent and the net price both printed',
    seller: { supplier: mixed, goods: waresE('larder', 'frost', 'creamery', 'butchery', 'shine'), lines: [30, 44], code: '1#####', number: (n) => String(9_120_044 + n), discounts: [400, 1200], isWhole: true, from: '2026-04-20' },
    credits: 1,
    css: "body{font-size:8.5pt}.lines thead{display:table-header-group}.lines tr{break-inside:avoid}.lines th{border-bottom:.8pt solid #036;color:#036}.lines td{padding:4pt}.over{width:100%}.over th{color:#036;font-weight:400;font-size:7.5pt}",
    body: (paper) => `<div style="display:flex;justify-content:space-between"><h1 style="color:#036">${escaped(paper.supplier.name)}</h1><div><h2>${wordOf(paper, 'Faktura', 'Kreditfaktura')} ${paper.number}</h2></div></div><div style="display:flex;justify-content:space-between;margin:8pt 0"><div>${at(paper.buyer)}</div>${pairs([['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnr', paper.customer], ['Ordernr', paper.order], ...(paper.about === null ? [] : [['Krediterar', paper.about] as [string, string]])])}</div>
${rowsOf(paper.lines, [['Artikelnr', (l) => l.code], ['Benämning', (l) => l.name], ['Förp', (l) => l.pack, 'nw'], ['Antal', (l) => sv.quantity(l.quantity), 'r'], ['Enh', (l) => l.unit], ['Bruttopris', (l) => sv.price(l.price), 'r'], ['Rab%', (l) => (l.discount === 0n ? '' : sv.percent(l.discount)), 'r'], ['Moms', (l) => String(l.rate), 'r'], ['Belopp', (l) => sv.money(l.sum), 'r']])}
<br>${over([['Exkl. moms', sv.money(paper.net)], ...perRate(paper, (rate, base, tax): [string, string] => [`Moms ${rate} % av ${sv.money(base)}`, sv.money(tax)]), ['Moms totalt', sv.money(paper.tax)], ['Öresavr.', sv.money(paper.rounding)], ['Att betala SEK', sv.money(paper.payable)]])}<p class="small">${paper.supplier.street}, ${paper.supplier.post} · Bankgiro ${paper.supplier.bankgiro} · OCR ${paper.ocr} · Org.nr ${paper.supplier.organisation} · Momsreg.nr ${paper.supplier.vat}</p>`,
  }), // prettier-ignore
  pageE({
    id: 'e71', producer: 'chromium', hard: 'Spiris-like; the buyer at the left above, the sender only in the foot; written day; no due date label but "Betala senast"',
    seller: { supplier: paperless, goods: waresE('creamery').filter(({ name }) => !/Bregott|portion/u.test(name)), lines: [3, 7], code: 'BJ-##-##', number: (n) => String(4480 + n), terms: 25, charges: [['Kyltransport', 32_500, 'F']] },
    credits: 1,
    css: "body{font-size:10pt;color:#222}h1{font-weight:300;color:#2b7a4b}.lines th{color:#2b7a4b;font-weight:400;border-bottom:.6pt solid #2b7a4b}.boxes{width:100%;background:#eef6f0}.boxes td{padding:6pt}.lab{font-size:7.5pt}",
    body: (paper) => `<p>${at(paper.buyer)}</p><h1>${wordOf(paper, 'Faktura', 'Kreditfaktura')}</h1>${boxes([['Fakturanummer', paper.number], ['Fakturadatum', words(paper.issue)], ['Betala senast', words(paper.due)], ['Att betala', `${sv.money(paper.payable)} kr`]])}<br>
${rowsOf(paper.lines, [['Art.nr', (l) => l.code], ['Artikel', (l) => l.name], ['Antal', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'], ['Pris', (l) => sv.price(l.price), 'r'], ['Moms', (l) => `${l.rate} %`, 'r'], ['Totalt', (l) => sv.money(l.sum), 'r']])}
<div style="margin-left:50%">${pairs([['Varor', sv.money(paper.lineNet)], ...paper.charges.map(({ label, amount }) => [label, sv.money(amount)] as [string, string]), ['Totalt exkl. moms', sv.money(paper.net)], ...perRate(paper, (rate, _, tax): [string, string] => [`Moms ${rate} %`, sv.money(tax)])])}</div><div class="foot" style="margin-top:50pt;font-size:7.5pt;columns:3;border-top:.6pt solid #2b7a4b"><div>${escaped(paper.supplier.name)}<br>${paper.supplier.street}<br>${paper.supplier.post}</div><div>Bankgiro ${paper.supplier.bankgiro}<br>OCR ${paper.ocr}<br>${paper.supplier.mail}</div><div>Org.nr ${paper.supplier.organisation}<br>Momsreg.nr ${paper.supplier.vat}<br>Godkänd för F-skatt</div></div>`,
  }), // prettier-ignore
  drawnE({
    id: 'e72', producer: 'stretched', hard: 'Briljant-like; boxes at the top in two rows, the day before the number; the unit before the quantity; net price after a list price',
    seller: { supplier: firm('Delikat & Dryck i Roslagen AB', 'Baldersgatan 5, 761 50 Norrtälje'), goods: waresE('harbour', 'creamery', 'brewhouse'), lines: [5, 9], code: 'DD ####', number: (n) => `${7_020 + n}`, isWhole: true },
    style: { size: 9 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 46, wordOf(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 15, font: 'bold' });
      sheet.right(555, 46, supplier.name, { size: 12, font: 'bold' });
      along(sheet, 40, 68, 105, [['Fakturadatum', dottedDay(paper.issue)], ['Fakturanr', paper.number], ['Kundnr', paper.customer], ['Er referens', paper.reference], ['Förfallodatum', dottedDay(paper.due)]]);
      along(sheet, 40, 98, 105, [['Leveransdatum', dottedDay(paper.delivered)], ['Ordernr', paper.order], ['Betalningsvillkor', '30 dagar'], ['Dröjsmålsränta', '8 %'], ['Skriven', compact(paper.issue)]]);
      sheet.block(330, 145, addressed(paper.buyer));
      const y = listing(sheet, [cell(40, 'Artikelnr', (l) => l.code), cell(100, 'Benämning', (l) => l.name), cell(262, 'Enh', (l) => l.unit), cell(330, 'Antal', (l) => sv.quantity(l.quantity), 'r'), cell(400, 'Listpris', (l) => sv.price(l.price + 500n * 100n), 'r'), cell(465, 'Ert pris', (l) => sv.price(l.price), 'r'), cell(495, 'M%', (l) => String(l.rate), 'r'), cell(557, 'Belopp', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 220 });
      down(sheet, 340, y + 12, -217, [['Netto', sv.money(paper.net)], ...perRate(paper, (rate, base, tax): [string, string] => [`Moms ${rate} % (${sv.money(base)})`, sv.money(tax)]), ['Moms kr', sv.money(paper.tax)], ['Avrundning', sv.money(paper.rounding)], ['Att betala', sv.money(paper.payable)]], { font: 'bold' });
      small(sheet, 790, [supplier.street, supplier.post], [`Bankgiro ${supplier.bankgiro}`, `OCR ${paper.ocr}`], [`Org.nr ${supplier.organisation}`], [`Momsreg.nr ${supplier.vat}`]);
    },
  }), // prettier-ignore
];
