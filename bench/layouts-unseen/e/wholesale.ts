/** Set E: wholesalers of dry and frozen goods, and what they print when their system is old. */
import { compact, dotted as dottedDay, iso, short, shortDashed } from '../days.ts';
import { escaped, pairs } from '../html.ts';
import { gtin } from '../identity.ts';
import { firm } from '../parties.ts';
import type { Line } from '../paper.ts';
import { at, addressed, bare, cell, down, drawnE, dotted, type LayoutE, listing, pageE, perRate, point, rowsOf, small, sv, wordOf } from './kit.ts'; // prettier-ignore
import { waresE } from './wares.ts';

const storgross = firm('Hovlanda Storköksgrossist AB', 'Terminalvägen 44, 435 33 Mölnlycke');
const lagret = firm('Lagerhuset Tolv i Gävle AB', 'Fältskärsgatan 3, 802 77 Gävle');
const hallen = firm('Kontanthallen Syd AB', 'Agnesfridsvägen 180, 213 75 Malmö');
const frys = firm('Polarkyl Livsmedel AB', 'Fryshusvägen 9, 147 63 Uttran');
const asia = firm('Jade & Lotus Import HB', 'Partihandlarvägen 31, 120 44 Årsta', { plusgiro: '' });
const crisp = firm('Östgöta Kolonial & Färsk AB', 'Mjölbyvägen 12, 595 41 Mjölby');
const pantry = firm('Skafferiet Norrland Ekonomisk förening', 'Kolbäcksvägen 5, 904 31 Umeå');

const flagOf = (line: Line): string => (line.rate === 25 ? '1' : '2');

export const wholesale: readonly LayoutE[] = [
  pageE({
    id: 'e01', producer: 'chromium', hard: 'landscape; ordered and delivered; numbers with a space; delivery notes between the rows; two rates across',
    seller: { supplier: storgross, goods: waresE('larder', 'frost', 'shine'), lines: [11, 17], code: '## ####', number: (n) => String(4_410_220 + n * 3), deliveries: 3, discounts: [500, 1250], charges: [['Miljöavgift transport', 4900, 25]], from: '2026-03-09' }, // prettier-ignore
    credits: 1,
    css: '@page{size:A4 landscape;margin:11mm}body{font-size:8.5pt}.a{display:flex;justify-content:space-between}.lines th{background:#e8ecef;font-weight:600}.lines td{border-bottom:.3pt solid #bbb}.d td{font-weight:600;padding-top:5pt}h1{font-size:15pt;letter-spacing:.5pt}.t{margin-top:8pt;width:100%}.t th{font-weight:400;color:#555;font-size:7.5pt}.f{margin-top:12pt;font-size:7pt;color:#444}',
    body: (paper) => `<div class="a"><div><h1>${escaped(paper.supplier.name)}</h1>Full service till storkök</div><div><h1>${wordOf(paper, 'FAKTURA', 'KREDITFAKTURA')}</h1></div></div>
<div class="a" style="margin:8pt 0"><div>Leveransadress<br>${at(paper.buyer)}</div><div>Fakturaadress<br>${at(paper.buyer)}</div>${pairs([['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnr', paper.customer], ['Er ref', paper.reference], ['OCR', paper.ocr], ...(paper.about === null ? [] : [['Avser faktura', paper.about] as [string, string]])])}</div>
${rowsOf(paper.lines, [['Artnr', (l) => l.code, 'nw'], ['Benämning', (l) => l.name], ['Förp.', (l) => l.pack, 'nw'], ['Best', (l) => sv.quantity(l.quantity + (l.seed % 4 === 0 ? 1000n : 0n)), 'r'], ['Lev', (l) => sv.quantity(l.quantity), 'r'], ['Enh', (l) => l.unit], ['À-pris', (l) => sv.price(l.price), 'r'], ['Rabatt', (l) => (l.discount === 0n ? '' : `${sv.percent(l.discount)} %`), 'r'], ['Moms', (l) => `${l.rate} %`, 'r'], ['Belopp', (l) => sv.money(l.sum), 'r']], {
  above: (l, index) => (index > 0 && paper.lines[index - 1]?.delivery === l.delivery) || paper.isCredit ? '' : `<tr class="d"><td colspan="10">Följesedel ${580_100 + l.delivery * 7} levererad ${shortDashed(paper.delivered)}</td></tr>`,
})}
<table class="t"><tr><th>Varuvärde</th><th>Avgifter</th>${perRate(paper, (rate) => `<th>Moms ${rate} % på</th><th>Momsbelopp</th>`).join('')}<th>Netto</th><th>Moms totalt</th><th>ATT BETALA SEK</th></tr><tr><td>${sv.money(paper.lineNet)}</td><td>${sv.money(paper.net - paper.lineNet)}</td>${perRate(paper, (_, base, tax) => `<td>${sv.money(base)}</td><td>${sv.money(tax)}</td>`).join('')}<td>${sv.money(paper.net)}</td><td>${sv.money(paper.tax)}</td><td><b>${sv.money(paper.payable)}</b></td></tr></table>
<p>Miljöavgift transport ${sv.money(paper.net - paper.lineNet)} ingår i nettot. Dröjsmålsränta 12 %. Anmärkning inom 8 dagar.</p>
<div class="f">${escaped(paper.supplier.name)} · ${paper.supplier.street}, ${paper.supplier.post} · Org.nr ${paper.supplier.organisation} · Momsreg.nr ${paper.supplier.vat} · Bankgiro ${paper.supplier.bankgiro} · Godkänd för F-skatt</div>`,
  }), // prettier-ignore
  drawnE({
    id: 'e02', producer: 'runs', hard: 'sums carried over pages; names in capitals; the rate as a code; no heading with the firm; a row is one array',
    seller: { supplier: lagret, goods: waresE('larder', 'frost', 'wraps', 'shine'), lines: [34, 41], code: '#######', number: (n) => `${26_00_417 + n}`, isWhole: true, from: '2026-04-12' },
    style: { size: 8.5, font: 'sans' }, count: 2,
    printing: { name: (line) => line.name.toUpperCase() },
    draw: (paper, sheet) => {
      const top = (): void => {
        sheet.text(40, 48, wordOf(paper, 'FAKTURA', 'KREDITNOTA'), { size: 14, font: 'bold' });
        down(sheet, 380, 44, 90, [['FAKTURANUMMER', paper.number], ['FAKTURADATUM', short(paper.issue)], ['KUNDNUMMER', paper.customer], ['SIDA', String(sheet.pages.length)]], { step: 11 });
      };
      top();
      sheet.block(330, 110, addressed(paper.buyer));
      down(sheet, 40, 110, 110, [['VÅR REFERENS', 'ORDERMOTTAGNINGEN'], ['ER REFERENS', paper.reference.toUpperCase()], ['BETALNINGSVILLKOR', '30 DAGAR NETTO'], ['FÖRFALLODATUM', short(paper.due)]]);
      const cells = [cell(40, 'ARTIKEL', (l) => l.code), cell(92, 'BENÄMNING', (l) => l.name.toUpperCase()), cell(330, 'ANTAL', (l) => bare.quantity(l.quantity), 'r'), cell(338, 'ENH', (l) => l.unit.toUpperCase()), cell(430, 'PRIS', (l) => bare.price(l.price), 'r'), cell(455, 'MK', flagOf, 'c'), cell(550, 'SUMMA', (l) => bare.money(l.sum), 'r')];
      let y = listing(sheet, cells, paper.lines, {
        y: 190, step: 18, bottom: 740, top: 110,
        turn: (page, soFar, where, isNext) => {
          if (isNext) top();
          page.text(330, where + (isNext ? 0 : 4), isNext ? 'TRANSPORT FRÅN FÖREGÅENDE SIDA' : 'TRANSPORT', { align: 'r' });
          page.text(550, where + (isNext ? 0 : 4), bare.money(soFar), { align: 'r' });
        },
      });
      if (y > 640) { sheet.page(); top(); y = 120; }
      y = down(sheet, 380, y + 14, -170, [['SUMMA VAROR', bare.money(paper.lineNet)], ...perRate(paper, (rate, base, tax): [string, string] => [`MK ${rate === 25 ? 1 : 2} MOMS ${rate} % AV ${bare.money(base)}`, bare.money(tax)]), ['TOTAL MOMS', bare.money(paper.tax)], ['ÖRESAVRUNDNING', bare.money(paper.rounding)]]);
      down(sheet, 380, y + 4, -170, [['ATT BETALA KR', bare.money(paper.payable)]], { font: 'bold' });
      sheet.text(40, y + 4, `NETTO EXKL MOMS ${bare.money(paper.net)}`);
      small(sheet, 800, [paper.supplier.name, `${paper.supplier.street}, ${paper.supplier.post}`], [`ORG.NR ${paper.supplier.organisation}`, `VAT ${paper.supplier.vat}`], [`BANKGIRO ${paper.supplier.bankgiro}`, `OCR ${paper.ocr}`]);
    },
  }), // prettier-ignore
  drawnE({
    id: 'e03', producer: 'kerned', hard: 'narrow receipt that is an invoice; quantity and price under the name; VAT table with letters',
    seller: { supplier: hallen, goods: waresE('larder', 'patch', 'shine'), lines: [5, 9], code: '####', number: (n) => `K${70_301 + n}`, terms: 10, from: '2026-05-02' },
    size: [240, 842], style: { size: 8, font: 'mono' },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.block(120, 30, [supplier.name.toUpperCase(), supplier.street, supplier.post, `ORG ${supplier.organisation}`], { align: 'c', leading: 10 });
      sheet.text(120, 80, wordOf(paper, 'KVITTOFAKTURA', 'RETURKVITTO'), { align: 'c', font: 'monobold', size: 10 });
      down(sheet, 14, 98, 92, [['FAKTURANR', paper.number], ['DATUM', iso(paper.issue)], ['FÖRFALLER', iso(paper.due)], ['KASSA/KÖP', `3/${paper.order}`]], { step: 10 });
      sheet.block(14, 146, ['KUND ' + paper.customer, paper.buyer.name, paper.buyer.organisation], { leading: 10, size: 7 });
      let y = listing(sheet, [cell(14, 'ART VARA', (l) => `${l.code} ${l.name}`.slice(0, 36)), cell(226, 'KR', () => '', 'r')], paper.lines, { y: 184, step: 11, bottom: 700, headStyle: { font: 'monobold' }, under: (l) => [[34, `${bare.quantity(l.quantity)} ${l.unit} x ${bare.price(l.price)}`], [206, bare.money(l.sum), 'r'], [214, l.rate === 25 ? 'A' : 'B']] });
      sheet.line(14, y - 6, 226);
      y = down(sheet, 14, y + 8, -212, [['SUMMA EXKL MOMS', bare.money(paper.net)], ['MOMS', bare.money(paper.tax)]], { step: 11 });
      y = down(sheet, 14, y + 2, -212, [['ATT BETALA SEK', bare.money(paper.payable)]], { font: 'monobold', size: 9 });
      sheet.text(14, y + 6, 'KOD MOMS%    NETTO     MOMS');
      for (const [row, { rate, base, tax }] of paper.vat.entries()) { sheet.text(14, y + 17 + row * 11, rate === 25 ? 'A' : 'B'); sheet.right(60, y + 17 + row * 11, `${rate}%`); sheet.right(116, y + 17 + row * 11, bare.money(base)); sheet.right(170, y + 17 + row * 11, bare.money(tax)); }
      sheet.block(120, y + 50, ['BETALAS TILL BG ' + supplier.bankgiro, `MOMSREG ${supplier.vat}`, 'TACK FÖR BESÖKET'], { align: 'c', leading: 10 });
    },
  }), // prettier-ignore
  drawnE({
    id: 'e04', producer: 'pdf-lib', hard: 'two rows a record: number and name above, EAN and figures below; points in numbers',
    seller: { supplier: frys, goods: waresE('frost', 'ices'), lines: [5, 10], code: 'F-####', number: (n) => `PK${118_402 + n}`, charges: [['Frystillägg', 19_500, 'F'], ['Drivmedelstillägg', 8750, 'F']] },
    credits: 1,
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 50, supplier.name, { size: 17, font: 'serifbold' });
      sheet.text(40, 64, `${supplier.street} | ${supplier.post} | ${supplier.phone}`, { size: 7.5 });
      sheet.text(400, 50, wordOf(paper, 'Faktura', 'Kreditfaktura'), { size: 15, font: 'bold' });
      down(sheet, 400, 76, 80, [['Fakturanummer', paper.number], ['Datum', dottedDay(paper.issue)], ['Att betala senast', dottedDay(paper.due)], ...(paper.about === null ? [] : [['Krediterar', paper.about] as const])], { size: 8.5, step: 12 });
      sheet.block(40, 110, ['Köpare', ...addressed(paper.buyer), `Kundnr ${paper.customer}`]);
      let y = listing(sheet, [cell(40, 'Artikel|', (l) => l.code), cell(110, 'Benämning|EAN', (l) => l.name), cell(360, '|Kvantitet', () => '', 'r'), cell(450, '|Pris', () => '', 'r'), cell(555, '|Radsumma', () => '', 'r')], paper.lines, { y: 200, rules: true, under: (l) => [[110, gtin(l.name)], [360, `${dotted.quantity(l.quantity)} ${l.unit}`, 'r'], [450, dotted.price(l.price), 'r'], [555, dotted.money(l.sum), 'r']] });
      y = down(sheet, 330, y + 10, -225, [['Varor', dotted.money(paper.lineNet)], ...paper.charges.map(({ label, amount }) => [label, dotted.money(amount)] as const), ['Summa exkl. moms', dotted.money(paper.net)], ...perRate(paper, (rate, _, tax): [string, string] => [`Moms (${rate}%):`, dotted.money(tax)])]);
      down(sheet, 330, y + 4, -225, [[paper.isCredit ? 'Er tillgodo' : 'Att betala', `${dotted.money(paper.payable)} SEK`]], { font: 'bold', size: 11 });
      small(sheet, 790, [supplier.name, `Org.nr ${supplier.organisation}`], [`Bankgiro ${supplier.bankgiro}`, `Plusgiro ${supplier.plusgiro}`], [`Momsregnr ${supplier.vat}`, 'Innehar F-skattebevis'], [supplier.mail]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e05', producer: 'chromium', hard: 'Swedish and English mixed; only a VAT number; the rate in the heading of the sum; codes with letters and a slash',
    seller: { supplier: asia, goods: waresE('larder'), lines: [4, 9], code: 'JL/####', number: (n) => `INV-26-${String(310 + n).padStart(5, '0')}`, terms: 20 },
    css: "body{font-family:'DejaVu Sans';font-size:8.5pt}h1{color:#9a1b1b;font-size:18pt}.lines{margin:12pt 0}.lines th{border:1pt solid #9a1b1b;color:#9a1b1b}.lines td{border-left:.4pt solid #9a1b1b;border-right:.4pt solid #9a1b1b;padding:3pt}.lines{border-bottom:1pt solid #9a1b1b}.top{display:grid;grid-template-columns:1fr 1fr;gap:10pt}.sum{margin-left:auto}",
    body: (paper) => `<h1>JADE &amp; LOTUS</h1><p>Import of Asian foods / Asiatiska livsmedel</p><div class="top"><div><b>Bill to / Faktureras</b><br>${at(paper.buyer)}<br>${paper.buyer.organisation}</div>${pairs([[`${wordOf(paper, 'Invoice / Faktura', 'Credit note / Kredit')} no`, paper.number], ['Invoice date / Datum', iso(paper.issue)], ['Due date / Förfaller', iso(paper.due)], ['Your order', paper.order]])}</div>
${rowsOf(paper.lines, [['Code', (l) => l.code, 'nw'], ['Description / Vara', (l) => l.name], ['Qty', (l) => point.quantity(l.quantity), 'r'], ['Unit', (l) => l.unit], ['Unit price', (l) => point.price(l.price), 'r'], ['VAT', (l) => `${l.rate}%`, 'r'], ['Amount', (l) => point.money(l.sum), 'r']])}
<div style="display:flex">${pairs([['Subtotal / Summa', point.money(paper.net)], ...perRate(paper, (rate, base, tax): [string, string] => [`VAT / Moms ${rate}% (${point.money(base)})`, point.money(tax)]), ['Total SEK', point.money(paper.payable)]], 'sum')}</div>
<p style="margin-top:30pt">${escaped(paper.supplier.name)}, ${paper.supplier.street}, ${paper.supplier.post}. VAT no. ${paper.supplier.vat}. Bankgiro ${paper.supplier.bankgiro}.</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e06', producer: 'flipped', hard: 'sum first; an odd word for the number; name with pack in a cell of its own; discount in per cent with a minus',
    seller: { supplier: crisp, goods: waresE('larder', 'patch'), lines: [6, 13], code: '###-##', number: (n) => String(91_204 + n * 2), discounts: [300, 700, 1500], isWhole: true },
    style: { font: 'serif', size: 9.5 }, credits: 1,
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.box(40, 36, 555, 58, 0.88);
      sheet.text(48, 52, supplier.name, { font: 'serifbold', size: 14 });
      sheet.right(548, 52, wordOf(paper, `FAKTURA ${paper.number}`, `KREDITFAKTURA ${paper.number}`), { font: 'serifbold', size: 12 });
      down(sheet, 48, 84, 88, [['Fakturadatum:', iso(paper.issue)], ['Förfallodag:', iso(paper.due)], ['Leveransdag:', iso(paper.delivered)], ['Kund:', paper.customer], ...(paper.about === null ? [] : [['Gäller faktura:', paper.about] as const])]);
      sheet.block(330, 84, addressed(paper.buyer));
      const y = listing(sheet, [cell(100, 'Summa', (l) => sv.money(l.sum), 'r'), cell(145, 'Antal', (l) => sv.quantity(l.quantity), 'r'), cell(152, 'Enhet', (l) => l.unit), cell(190, 'Vara', (l) => l.name), cell(358, 'Förpackning', (l) => l.pack), cell(424, 'Beställningsnr', (l) => l.code), cell(528, 'Á pris', (l) => sv.price(l.price), 'r'), cell(557, 'Rab', (l) => (l.discount === 0n ? '' : `-${sv.percent(l.discount)}%`), 'r')], paper.lines, { y: 170, step: 14 });
      sheet.line(40, y, 555);
      down(sheet, 48, y + 18, 120, [['Nettobelopp', sv.money(paper.net)], ...perRate(paper, (rate, base, tax): [string, string] => [`Moms ${rate} % på ${sv.money(base)}`, `      ${sv.money(tax)}`])], {});
      down(sheet, 330, y + 18, -225, [['Momsbelopp', sv.money(paper.tax)], ['Öresutjämning', sv.money(paper.rounding)], ['Att betala', sv.money(paper.payable)]], { font: 'serifbold' });
      small(sheet, 788, [supplier.street, supplier.post], [`Tel ${supplier.phone}`, supplier.mail], [`Bankgiro ${supplier.bankgiro}`, `OCR-nr ${paper.ocr}`], [`Org nr ${supplier.organisation}`, `Momsnr ${supplier.vat}`]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e07', producer: 'chromium', hard: 'number and date in one line; the article below the name; the firm named at the foot; three prices of which one counts',
    seller: { supplier: pantry, goods: waresE('larder', 'creamery'), lines: [4, 8], code: '8####', number: (n) => `${1_000_388 + n}`, from: '2026-01-15', isWhole: true },
    css: "body{font-family:'Liberation Sans Narrow';font-size:10.5pt}.bar{background:#26413c;color:#fff;padding:6pt 10pt;font-size:13pt}.lines td{border-bottom:.4pt dotted #888}.art{color:#666;font-size:8.5pt}.tot{width:48%;margin-left:52%;margin-top:10pt}.tot td{padding:2pt}.tot tr:last-child td{font-weight:700;font-size:12pt;border-top:1pt solid #000}",
    body: (paper) => `<div class="bar">Skafferiet Norrland</div><p><b>${wordOf(paper, 'Faktura', 'Kreditfaktura')} nr ${paper.number}, ${iso(paper.issue)}</b><br>Betalas senast ${iso(paper.due)} till bankgiro ${paper.supplier.bankgiro}, ange ${paper.ocr}</p><p>${at(paper.buyer)}<br>Kundnummer ${paper.customer}</p>
${rowsOf(paper.lines, [['Vara', (l) => `${l.name}§${l.code}`], ['Antal', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'], ['Listpris', (l) => sv.price(l.price + l.price / 8n / 100n * 100n), 'r'], ['Medlemspris', (l) => sv.price(l.price), 'r'], ['Moms', (l) => `${l.rate}%`, 'r'], ['Summa kr', (l) => sv.money(l.sum), 'r']]).replaceAll(/§(\d+)/gu, '<br><span class="art">Art. $1</span>')}
${pairs([['Summa exkl. moms', sv.money(paper.net)], ...perRate(paper, (rate, base, tax): [string, string] => [`Moms ${rate} % av ${sv.money(base)}`, sv.money(tax)]), ['Avrundning', sv.money(paper.rounding)], ['Att betala', `${sv.money(paper.payable)} kr`]], 'tot')}
<p class="small" style="margin-top:40pt">${escaped(paper.supplier.name)}, ${paper.supplier.street}, ${paper.supplier.post}, org.nr ${paper.supplier.organisation}, momsreg.nr ${paper.supplier.vat}</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e08', producer: 'driver', hard: 'the old form: dates yyyymmdd, a grid of boxes, the number far from its label; totals across at the foot of the page',
    seller: { supplier: firm('Restaurangvaror i Sundsvall AB', 'Kontorsvägen 8, 852 29 Sundsvall'), goods: waresE('frost', 'larder', 'wraps'), lines: [7, 14], code: '######', number: (n) => `${806_115 + n}`, isFine: false, charges: [['Frakt', 29_000, 25]] },
    style: { size: 8.5 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 46, supplier.name, { size: 13, font: 'bold' });
      sheet.text(310, 46, wordOf(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 13, font: 'bold' });
      sheet.frame(310, 56, 555, 110);
      for (const [place, [label, value]] of [['Fakturanr', paper.number], ['Fakturadatum', compact(paper.issue)], ['Förfallodatum', compact(paper.due)], ['Kundnr', paper.customer], ['Ordernr', paper.order], ['Sida', '1']].entries()) {
        const [x, y] = [316 + (place % 3) * 82, 66 + Math.floor(place / 3) * 27];
        sheet.text(x, y, label ?? '', { size: 6.5 });
        sheet.text(x, y + 13, value ?? '', { font: 'bold' });
      }
      sheet.block(310, 134, addressed(paper.buyer));
      listing(sheet, [cell(40, 'Art.nr', (l) => l.code), cell(95, 'Artikelbenämning', (l) => l.name), cell(310, 'Kvant', (l) => bare.quantity(l.quantity, 2), 'r'), cell(318, 'Enh', (l) => l.unit), cell(400, 'Pris/enh', (l) => bare.price(l.price), 'r'), cell(440, 'Moms', (l) => String(l.rate), 'r'), cell(555, 'Belopp', (l) => bare.money(l.sum), 'r')], [...paper.lines, ], { y: 210, step: 14 });
      const totals = [['Varubelopp', bare.money(paper.lineNet)], ['Frakt', bare.money(paper.net - paper.lineNet)], ['Exkl. moms', bare.money(paper.net)], ...perRate(paper, (rate, _, tax): [string, string] => [`Moms ${rate} %`, bare.money(tax)]), ['Moms', bare.money(paper.tax)], ['Att betala', bare.money(paper.payable)]];
      sheet.frame(40, 700, 555, 730);
      for (const [place, [label, value]] of totals.entries()) { sheet.text(46 + place * 73, 710, label ?? '', { size: 6.5 }); sheet.text(46 + place * 73, 724, value ?? '', { font: place === totals.length - 1 ? 'bold' : 'sans' }); }
      small(sheet, 770, ['Adress', supplier.street, supplier.post], ['Telefon', supplier.phone], ['Bankgiro', supplier.bankgiro, 'OCR', paper.ocr], ['Organisationsnr', supplier.organisation, 'Godkänd för F-skatt'], ['VAT-nr', supplier.vat]);
    },
  }), // prettier-ignore
];
