/** Set E: bread, milk, eggs and ice cream. */
import { compact, dotted as dottedDay, iso, plusDays, short, slashes, words } from '../days.ts';
import { escaped, over, pairs } from '../html.ts';
import { firm } from '../parties.ts';
import { at, addressed, along, bare, boxes, cell, dash, down, drawnE, type LayoutE, listing, pageE, perRate, rowsOf, small, sv, wordOf } from './kit.ts'; // prettier-ignore
import { waresE } from './wares.ts';

const hearth = firm('Stenugnen i Falköping AB', 'Trädgårdsgatan 18, 521 42 Falköping');
const morning = firm('Morgonbagarn Södertälje AB', 'Verkstadsgatan 6, 151 38 Södertälje');
const pastry = firm('Konditori Violen HB', 'Stortorget 9, 294 31 Sölvesborg');
const dairy = firm('Ängsholmens Mejeri AB', 'Mejerigatan 1, 383 30 Mönsterås');
const cheese = firm('Ostfrämjarna Grossist AB', 'Slakthusgatan 15, 121 62 Johanneshov');
const eggs = firm('Hedens Äggpackeri AB', 'Hedenvägen 210, 311 93 Heberg');
const gelato = firm('Glasstugan Österlen AB', 'Branteviksvägen 4, 272 38 Brantevik');
const cream = firm('Gräddbolaget Mälardalen AB', 'Saltängsvägen 55, 721 32 Västerås');

const weekdays = ['sön', 'mån', 'tis', 'ons', 'tor', 'fre', 'lör'];
const dayOf = (day: string): string =>
  `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${day.slice(8)}/${day.slice(5, 7)}`;

export const breadAndMilk: readonly LayoutE[] = [
  drawnE({
    id: 'e19', producer: 'pdf-lib', hard: 'the day of each delivery before the number; small unit prices; unsold bread back in minus',
    seller: { supplier: hearth, goods: waresE('oven'), lines: [6, 11], code: '####', number: (n) => String(26_400 + n * 7), isMany: true, returns: 0.15, terms: 15 },
    credits: 1, style: { font: 'sans', size: 8.5 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 50, supplier.name, { size: 18, font: 'serif' });
      sheet.text(555, 50, wordOf(paper, 'Veckofaktura', 'Kreditfaktura'), { size: 14, font: 'serif', align: 'r' });
      sheet.line(40, 58, 555, 58, 1.2);
      down(sheet, 40, 78, 90, [['Fakturanummer:', paper.number], ['Fakturadatum:', iso(paper.issue)], ['Förfallodatum:', iso(paper.due)], ['Kundnummer:', paper.customer]]);
      sheet.block(330, 78, addressed(paper.buyer));
      const y = listing(sheet, [cell(40, 'Dag', (l) => dayOf(plusDays(paper.issue, -1 - (l.seed % 6)))), cell(95, 'Nr', (l) => l.code), cell(130, 'Bröd', (l) => l.name), cell(330, 'Antal', (l) => sv.quantity(l.quantity), 'r'), cell(400, 'Styckpris', (l) => sv.price(l.price), 'r'), cell(450, 'Moms', (l) => `${l.rate} %`, 'r'), cell(555, 'Belopp', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 160, rules: true });
      down(sheet, 350, y + 10, -205, [['Summa', sv.money(paper.net)], ...perRate(paper, (rate, base, tax): [string, string] => [`Moms ${rate} % av ${sv.money(base)}`, sv.money(tax)]), [paper.isCredit ? 'Oss till godo' : 'Att betala', sv.money(paper.payable)]], { font: 'bold' });
      small(sheet, 790, [supplier.street, supplier.post], [supplier.phone, supplier.mail], [`Bankgiro ${supplier.bankgiro}`, `OCR ${paper.ocr}`], [`Org.nr ${supplier.organisation}`, `Momsreg.nr ${supplier.vat}`]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e20', producer: 'chromium', hard: 'label over value in bands; "Artikel" is the number; the sum of the VAT only in a row',
    seller: { supplier: morning, goods: waresE('oven'), lines: [5, 9], code: 'B-###', number: (n) => `MB ${5120 + n}`, isMany: true, charges: [['Leveransavgift', 9500, 25]] },
    css: "body{font-size:9.5pt}.over{width:100%;margin:4pt 0}.over th{background:#f2d9b8;font-weight:400;font-size:8pt}.over td{font-weight:600}.lines th{background:#f2d9b8}.lines td{border-bottom:.3pt solid #dba}",
    body: (paper) => `<div style="display:flex;justify-content:space-between"><h1 style="color:#8a4b08">${escaped(paper.supplier.name)}</h1><h2>${wordOf(paper, 'Faktura', 'Kreditfaktura')}</h2></div>
${over([['Fakturanr', paper.number], ['Fakturadatum', dottedDay(paper.issue)], ['Betalningsvillkor', '30 dgr'], ['Förfallodatum', dottedDay(paper.due)], ['OCR-nummer', paper.ocr]])}<p>${at(paper.buyer)}</p>
${rowsOf(paper.lines, [['Artikel', (l) => l.code, 'nw'], ['Beskrivning', (l) => l.name], ['Antal', (l) => sv.quantity(l.quantity), 'r'], ['Enhet', (l) => l.unit], ['À-pris', (l) => sv.price(l.price), 'r'], ['Summa', (l) => sv.money(l.sum), 'r']])}
${over([['Varor', sv.money(paper.lineNet)], ['Leveransavgift', sv.money(paper.net - paper.lineNet)], ['Summa exkl. moms', sv.money(paper.net)], ...perRate(paper, (rate, _, tax): [string, string] => [`Moms ${rate}%`, sv.money(tax)]), ['Totalt moms', sv.money(paper.tax)], ['Att betala SEK', sv.money(paper.payable)]])}
<p class="small">${escaped(paper.supplier.name)} ${paper.supplier.street} ${paper.supplier.post} Tel ${paper.supplier.phone} Bankgiro ${paper.supplier.bankgiro} Orgnr ${paper.supplier.organisation} Momsnr ${paper.supplier.vat} Godkänd för F-skatt</p>`,
  }), // prettier-ignore
  pageE({
    id: 'e21', producer: 'chromium', hard: 'a small pastry shop in Word; "Slutbelopp"; amounts with :- ; quantity before the name',
    seller: { supplier: pastry, goods: waresE('oven'), lines: [1, 4], code: '', number: (n) => String(61 + n), terms: 10, isWhole: true },
    css: "body{font-family:'Liberation Serif';font-size:12pt}h1{font-size:20pt;font-weight:400;font-style:italic}.lines td{padding:5pt 4pt}",
    body: (paper) => `<h1>${escaped(paper.supplier.name)}</h1><p>${paper.supplier.street}<br>${paper.supplier.post}</p><p style="text-align:right">${at(paper.buyer)}</p><p><b>${wordOf(paper, 'FAKTURA', 'KREDITFAKTURA')} ${paper.number}</b><br>${words(paper.issue)}</p>
${rowsOf(paper.lines, [['Antal', (l) => sv.quantity(l.quantity)], ['Vara', (l) => l.name], ['Styckpris', (l) => dash.price(l.price), 'r'], ['Pris', (l) => dash.money(l.sum), 'r']])}
<p>Exkl. moms ${dash.money(paper.net)}<br>${perRate(paper, (rate, _, tax) => `Moms ${rate} % ${dash.money(tax)}`).join('<br>')}<br>Öresutjämning ${dash.money(paper.rounding)}<br><b>Slutbelopp ${dash.money(paper.payable)} kronor</b></p><p>Betalas till bankgiro ${paper.supplier.bankgiro} senast ${words(paper.due)}</p><p class="small">Org.nr ${paper.supplier.organisation} &nbsp; Moms ${paper.supplier.vat} &nbsp; F-skattsedel finns</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e22', producer: 'runs', hard: 'collective over many delivery notes; discount per row in per cent; units of three letters; a page of two',
    seller: { supplier: dairy, goods: waresE('creamery', 'shine'), lines: [10, 18], code: '######', number: (n) => `3${120_040 + n}`, deliveries: 4, discounts: [250, 600], isWhole: true },
    style: { size: 8, font: 'mono' }, credits: 1,
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 44, supplier.name.toUpperCase(), { size: 12, font: 'monobold' });
      sheet.text(380, 44, wordOf(paper, 'S A M L I N G S F A K T U R A', 'K R E D I T F A K T U R A').replaceAll(/(?<=\S) (?=\S)/gu, ''), { size: 11, font: 'monobold' });
      down(sheet, 380, 62, 90, [['FAKTURANR', paper.number], ['FAKT.DATUM', short(paper.issue)], ['FÖRF.DATUM', short(paper.due)], ['KUNDNR', paper.customer], ...(paper.about === null ? [] : [['TILL FAKTURA', paper.about] as const])], { step: 11 });
      sheet.block(40, 80, addressed(paper.buyer).map((part) => part.toUpperCase()), { leading: 11 });
      let y = listing(sheet, [cell(40, 'ARTNR', (l) => l.code), cell(80, 'BENÄMNING', (l) => l.name), cell(265, 'ANTAL', (l) => bare.quantity(l.quantity), 'r'), cell(270, 'ENH', (l) => l.unit.slice(0, 3)), cell(350, 'PRIS', (l) => bare.price(l.price), 'r'), cell(390, 'RAB%', (l) => (l.discount === 0n ? '' : bare.percent(l.discount)), 'r'), cell(425, 'MOMS', (l) => String(l.rate), 'r'), cell(500, 'BELOPP', (l) => bare.money(l.sum), 'r')], paper.lines, { y: 170, step: 12, bottom: 640, top: 80, headStyle: { font: 'monobold' }, above: (l, index) => (index > 0 && paper.lines[index - 1]?.delivery === l.delivery ? undefined : `FÖLJESEDEL ${44_210 + l.delivery * 3} ${short(plusDays(paper.issue, l.delivery * 2 - 9))}`) });
      y += 10;
      for (const [row, texts] of [['MOMSSATS', 'UNDERLAG', 'MOMS'], ...perRate(paper, (rate, base, tax) => [`${rate} %`, bare.money(base), bare.money(tax)])].entries()) for (const [place, text] of texts.entries()) sheet.right(90 + place * 70, y + row * 11, text);
      down(sheet, 330, y, -170, [['SUMMA EXKL MOMS', bare.money(paper.net)], ['MOMS', bare.money(paper.tax)], ['AVRUNDNING', bare.money(paper.rounding)], ['ATT BETALA', bare.money(paper.payable)]], { font: 'monobold' });
      small(sheet, 800, [supplier.name, supplier.post], [`BG ${supplier.bankgiro}`, `OCR ${paper.ocr}`], [`ORGNR ${supplier.organisation}`, supplier.vat]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e23', producer: 'chromium', hard: 'pieces, then the weight that is charged; quality words below the name; two sums per rate side by side',
    seller: { supplier: cheese, goods: waresE('creamery'), lines: [5, 10], code: 'OG####', number: (n) => `8${10_020 + n}`, discounts: [500] },
    css: "body{font-size:9pt}.lines th{border-top:.8pt solid;border-bottom:.8pt solid}.q{color:#777;font-size:8pt}.flex{display:flex;justify-content:space-between;margin-top:14pt}",
    body: (paper) => `<table style="width:100%"><tr><td><h1>${escaped(paper.supplier.name)}</h1>${paper.supplier.street}<br>${paper.supplier.post}</td><td><h1>${wordOf(paper, 'Faktura', 'Kreditfaktura')}</h1>${pairs([['Fakturanr', paper.number], ['Fakturadatum', slashes(paper.issue)], ['Förfallodatum', slashes(paper.due)], ['Er beställning', paper.order]])}</td></tr></table><p>${at(paper.buyer)}</p>
${rowsOf(paper.lines, [['Art.nr', (l) => l.code], ['Artikel', (l) => l.name], ['Kolli', (l) => String(1 + (l.seed % 5)), 'r'], ['Fakt. mängd', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'], ['Bruttopris', (l) => sv.price(l.price), 'r'], ['Rabatt %', (l) => (l.discount === 0n ? '-' : sv.percent(l.discount)), 'r'], ['Radbelopp', (l) => sv.money(l.sum), 'r']], { under: (l) => (l.seed % 3 === 0 ? '<tr class="q"><td></td><td colspan="6">Lagrad i grotta, opastöriserad</td></tr>' : '') })}
<div class="flex">${boxes(perRate(paper, (rate, base, tax): [string, string] => [`Momspliktigt ${rate} % / moms`, `${sv.money(base)} / ${sv.money(tax)}`]))}${pairs([['Exkl. moms', sv.money(paper.net)], ['Moms', sv.money(paper.tax)], ['Att betala', sv.money(paper.payable)]])}</div>
<p class="small">Bankgiro ${paper.supplier.bankgiro} · Org.nr ${paper.supplier.organisation} · VAT nr ${paper.supplier.vat} · Reklamation inom 24 timmar</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e24', producer: 'words', hard: 'narrow page; few rows; "SUMMA ATT BETALA"; the due date only as a number of days beside it',
    seller: { supplier: eggs, goods: waresE('creamery').filter(({ name }) => /Ägg|Kefir|Fil/u.test(name)), lines: [1, 3], code: '4##', number: (n) => `${4007 + n}`, terms: 20 },
    size: [420, 595], style: { size: 9 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(30, 40, supplier.name, { font: 'bold', size: 13 });
      sheet.block(30, 54, [supplier.street, supplier.post], { size: 8, leading: 10 });
      sheet.text(280, 40, `${wordOf(paper, 'FAKTURA', 'KREDITFAKTURA')} ${paper.number}`, { font: 'bold', size: 11 });
      down(sheet, 280, 56, 60, [['Fakt.datum', iso(paper.issue)], ['Villkor', '20 dagar'], ['Förf.datum', iso(paper.due)]], { size: 8, step: 11 });
      sheet.block(30, 100, addressed(paper.buyer));
      const y = listing(sheet, [cell(30, 'Art', (l) => l.code), cell(60, 'Benämning', (l) => l.name), cell(240, 'Antal', (l) => sv.quantity(l.quantity), 'r'), cell(246, 'Enh', (l) => l.unit), cell(320, 'à pris', (l) => sv.price(l.price), 'r'), cell(390, 'Belopp', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 170 });
      down(sheet, 220, y + 20, -170, [['SUMMA', sv.money(paper.net)], [`MOMS ${paper.vat[0]?.rate} %`, sv.money(paper.tax)], ['SUMMA ATT BETALA', sv.money(paper.payable)]], { font: 'bold' });
      sheet.block(30, 540, [`Bankgiro ${supplier.bankgiro}    Org.nr ${supplier.organisation}    Momsnr ${supplier.vat}`], { size: 8 });
    },
  }), // prettier-ignore
  pageE({
    id: 'e25', producer: 'chromium', hard: 'season headings between the rows; bonus as a discount on all; the net under "Summa"',
    seller: { supplier: gelato, goods: waresE('ices'), lines: [4, 8], code: 'GL ###', number: (n) => `G${26_118 + n}`, rebate: ['Säsongsbonus', 4], from: '2026-04-15' },
    css: "body{font-size:10pt}h1{color:#d0567a;font-size:24pt}.lines td{padding:3pt 4pt}.x td{color:#d0567a;font-style:italic}.lines th{color:#d0567a}.sum td{padding:2pt 0 2pt 30pt}",
    body: (paper) => `<h1>Glasstugan Österlen AB</h1><div style="columns:2"><p>${at(paper.buyer)}</p><p>${wordOf(paper, 'Faktura', 'Kreditfaktura')}: ${paper.number}<br>Fakturadatum: ${iso(paper.issue)}<br>Sista betalningsdag: ${iso(paper.due)}<br>Ert kundnr: ${paper.customer}</p></div>
${rowsOf(paper.lines, [['Art.nr', (l) => l.code, 'nw'], ['Produkt', (l) => l.name], ['Storlek', (l) => l.pack], ['Antal', (l) => sv.quantity(l.quantity), 'r'], ['Pris', (l) => sv.price(l.price), 'r'], ['Summa', (l) => sv.money(l.sum), 'r']], { above: (_, index) => (index === 0 ? '<tr class="x"><td colspan="6">Vår och sommar 2026</td></tr>' : index === 3 ? '<tr class="x"><td colspan="6">Tillbehör och övrigt</td></tr>' : '') })}
<div style="display:flex;justify-content:flex-end">${pairs([['Varor', sv.money(paper.lineNet)], ...paper.charges.map(({ label, amount }) => [`${label} 4 %`, sv.money(amount)] as [string, string]), ['Summa', sv.money(paper.net)], ...perRate(paper, (rate, _, tax): [string, string] => [`Moms ${rate} %`, sv.money(tax)]), ['Att betala', `${sv.money(paper.payable)} SEK`]], 'sum')}</div>
<p class="small">Glasstugan Österlen AB, ${paper.supplier.street}, ${paper.supplier.post} – bankgiro ${paper.supplier.bankgiro} – org.nr ${paper.supplier.organisation} – momsreg.nr ${paper.supplier.vat}</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e26', producer: 'flipped', hard: 'a slip to pay with below, figures again there; the rows begin far down; the number only on the slip and above',
    seller: { supplier: cream, goods: waresE('creamery', 'ices'), lines: [4, 9], code: '####-#', number: (n) => `6${60_300 + n}`, isWhole: true, charges: [['Expeditionsavgift', 2900, 25]] },
    printing: { omits: ['taxTotal'] },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 46, supplier.name, { size: 12, font: 'bold' });
      sheet.text(300, 46, wordOf(paper, 'Faktura', 'Kreditfaktura'), { size: 18, font: 'bold' });
      along(sheet, 300, 66, 88, [['Fakturanummer', paper.number], ['Fakturadatum', compact(paper.issue)], ['Oss tillhanda senast', compact(paper.due)]]);
      sheet.block(300, 120, addressed(paper.buyer));
      let y = listing(sheet, [cell(40, 'Artnr', (l) => l.code), cell(90, 'Text', (l) => l.name), cell(300, 'Antal', (l) => sv.quantity(l.quantity), 'r'), cell(306, 'Enh', (l) => l.unit), cell(400, 'Pris', (l) => sv.price(l.price), 'r'), cell(440, 'Moms%', (l) => String(l.rate), 'r'), cell(555, 'Belopp', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 220 });
      sheet.text(90, y, 'Expeditionsavgift');
      sheet.right(440, y, '25');
      sheet.right(555, y, sv.money(paper.net - paper.lineNet));
      y = down(sheet, 340, y + 24, -215, [['Netto', sv.money(paper.net)], ...perRate(paper, (rate, base, tax): [string, string] => [`Moms ${rate} % av ${sv.money(base)}`, sv.money(tax)]), ['Öresavrundning', sv.money(paper.rounding)], ['Summa att betala', sv.money(paper.payable)]]);
      sheet.text(40, y + 10, `Org.nr ${supplier.organisation}  Momsreg.nr ${supplier.vat}  Tel ${supplier.phone}  Innehar F-skattsedel`, { size: 7.5 });
      sheet.line(30, 640, 565, 640, 0.5);
      sheet.text(40, 655, 'INBETALNING/GIRERING AVI', { size: 8, font: 'bold' });
      down(sheet, 330, 668, 100, [['Till bankgironr', supplier.bankgiro], ['Betalningsmottagare', supplier.name], ['Förfallodag', compact(paper.due)], ['Kronor', sv.money(paper.payable)]], { size: 8 });
      sheet.block(40, 690, ['Avsändare', ...addressed(paper.buyer)], { size: 8, leading: 11 });
      sheet.text(60, 800, `#   ${paper.ocr} #   ${String(paper.payable / 100n).padStart(8, ' ')}  ${String(paper.payable % 100n).padStart(2, '0')}  2 >   ${supplier.bankgiro.replace('-', '')}#41#`, { font: 'mono', size: 10 });
    },
  }), // prettier-ignore
];
