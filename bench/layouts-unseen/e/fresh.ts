/** Set E: fish, meat and greens, by weight. */
import { abbreviated, compact, iso, shortDashed, slashed, words } from '../days.ts';
import { escaped, pairs, picture } from '../html.ts';
import { firm } from '../parties.ts';
import { at, addressed, along, boxes, cell, dash, down, drawnE, type LayoutE, listing, pageE, perRate, point, rowsOf, small, sv, wordOf } from './kit.ts'; // prettier-ignore
import { waresE } from './wares.ts';

const auction = firm('Smögenkajens Fiskgross AB', 'Fiskhallen 6, 456 51 Smögen');
const fishCar = firm('Fiskbilen i Bergslagen HB', 'Hyttvägen 2, 711 34 Lindesberg');
const shell = firm('Kosterfjorden Skaldjur AB', 'Hamnvägen 19, 452 05 Sydkoster');
const butcher = firm('Slakteri Nordanstig AB', 'Gränsforsvägen 71, 820 70 Bergsjö');
const charcuterie = firm('Tröndemarks Chark & Delikatess AB', 'Rökerivägen 5, 442 97 Kode');
const game = firm('Vildmarkskött Arjeplog AB', 'Storgatan 30, 938 31 Arjeplog');
const greens = firm('Trädgårdsgrossisten Enköping AB', 'Sågverksgatan 14, 745 37 Enköping');
const roots = firm('Rot & Blad Andelsodling Ek. för.', 'Solbergavägen 40, 247 94 Södra Sandby');
const fruit = firm('Fruktlagret Kvarnholmen AB', 'Kvarnholmsvägen 77, 131 31 Nacka');

const logo = await picture('Tröndemarks', '#7a1f1f');

export const fresh: readonly LayoutE[] = [
  drawnE({
    id: 'e09', producer: 'words', hard: 'catch zone and batch below each row; three decimals; the number with letters and a hyphen; a lone "Datum"',
    seller: { supplier: auction, goods: waresE('harbour'), lines: [4, 8], code: '', number: (n) => `26-S${4011 + n}`, terms: 14 },
    style: { size: 9 }, credits: 1,
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(297, 48, supplier.name.toUpperCase(), { size: 16, font: 'bold', align: 'c' });
      sheet.text(297, 62, `${supplier.street}, ${supplier.post}, tel ${supplier.phone}`, { size: 8, align: 'c' });
      sheet.line(40, 72, 555);
      sheet.block(40, 100, addressed(paper.buyer), { leading: 12 });
      down(sheet, 370, 100, 80, [[wordOf(paper, 'Faktura nr', 'Kreditfaktura nr'), paper.number], ['Datum', iso(paper.issue)], ['Förfaller', iso(paper.due)], ['Avräkning', paper.order], ...(paper.about === null ? [] : [['Avser', paper.about] as const])]);
      let y = listing(sheet, [cell(40, 'Fiskslag', (l) => l.name), cell(330, 'Kilo', (l) => sv.quantity(l.quantity, 3), 'r'), cell(340, '', (l) => (l.unit === 'kg' ? '' : l.unit)), cell(440, 'Kr/kilo', (l) => sv.price(l.price), 'r'), cell(555, 'Kronor', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 190, rules: true, under: (l) => [[52, `Fångstzon 27.3.a${l.seed % 7}  Parti ${String(l.seed).padStart(6, '0')}  ${l.seed % 2 === 0 ? 'Trål' : 'Garn'}`]] });
      y = down(sheet, 360, y + 8, -195, [['Summa exkl moms', sv.money(paper.net)], ...perRate(paper, (rate, _, tax): [string, string] => [`Moms ${rate} %`, sv.money(tax)])]);
      down(sheet, 360, y + 4, -195, [['Summa att betala SEK', sv.money(paper.payable)]], { font: 'bold' });
      small(sheet, 780, [`Bankgiro ${supplier.bankgiro}`], [`Org.nr ${supplier.organisation}`], [`Momsreg.nr ${supplier.vat}`], ['Dröjsmålsränta 2 % per månad']);
    },
  }), // prettier-ignore
  pageE({
    id: 'e10', producer: 'chromium', hard: 'gross, tare and net weight; number of boxes; rows sent back; written day',
    seller: { supplier: fishCar, goods: waresE('harbour').filter(({ unit }) => unit === 'kg'), lines: [3, 7], code: '1###', number: (n) => `${2217 + n}`, returns: 0.18, isWhole: true },
    css: "body{font-family:'Liberation Serif';font-size:10.5pt}.h{text-align:center}.lines{margin-top:10pt}.lines td,.lines th{border:.5pt solid #333;padding:2pt 4pt}.tt td{border:.5pt solid #333;padding:2pt 6pt}.tt{margin-left:auto}",
    body: (paper) => `<div class="h"><h1>${escaped(paper.supplier.name)}</h1>Färsk fisk varje tisdag och fredag</div><p style="text-align:right">${wordOf(paper, 'Faktura', 'Kreditfaktura')} <b>${paper.number}</b><br>Fakturadatum: ${words(paper.issue)}<br>Förfallodatum: ${words(paper.due)}</p><p>${at(paper.buyer)}</p>
${rowsOf(paper.lines, [['Nr', (l) => l.code], ['Benämning', (l) => l.name], ['Lådor', (l) => String(1 + (l.seed % 3))], ['Brutto', (l) => sv.quantity(l.quantity + (l.quantity < 0n ? -1n : 1n) * BigInt(400 + (l.seed % 5) * 50)), 'r'], ['Tara', (l) => sv.quantity(BigInt(400 + (l.seed % 5) * 50)), 'r'], ['Netto kg', (l) => sv.quantity(l.quantity, 2), 'r'], ['Pris/kg', (l) => sv.price(l.price), 'r'], ['Belopp', (l) => sv.money(l.sum), 'r']])}
${pairs([['Varor exkl. moms', sv.money(paper.net)], ...perRate(paper, (rate, _, tax): [string, string] => [`${rate} % moms`, sv.money(tax)]), ['Öresavrundning', sv.money(paper.rounding)], ['Att betala kr', sv.money(paper.payable)]], 'tt')}
<p>Pris avser netto. Retur = minus.<br>Betala till bankgiro ${paper.supplier.bankgiro} eller Swish enligt överenskommelse.</p><p class="small">${escaped(paper.supplier.name)}, ${paper.supplier.street}, ${paper.supplier.post}. Organisationsnr ${paper.supplier.organisation}. Momsreg.nr ${paper.supplier.vat}.</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e11', producer: 'stretched', hard: 'letters set apart; sum with a point for thousands; label over value; "Kod" for the number; best before in the row',
    seller: { supplier: shell, goods: waresE('harbour'), lines: [3, 8], code: 'SK###', number: (n) => `5${8820 + n}`, discounts: [500], charges: [['Iskostnad', 4500, 'F']] },
    style: { size: 9.5 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 52, supplier.name, { size: 18, font: 'serifbold' });
      sheet.text(460, 52, wordOf(paper, 'FAKTURA', 'KREDIT'), { size: 16, font: 'serifbold' });
      along(sheet, 40, 80, 86, [['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnummer', paper.customer], ['Er referens', paper.reference], ['OCR', paper.ocr]], { size: 9 });
      sheet.block(320, 130, ['Till', ...addressed(paper.buyer)]);
      let y = listing(sheet, [cell(40, 'Kod', (l) => l.code), cell(85, 'Artikel', (l) => l.name), cell(260, 'Bäst före', (l) => `26${String(1 + (l.seed % 12)).padStart(2, '0')}${String(1 + (l.seed % 28)).padStart(2, '0')}`), cell(350, 'Kvantitet', (l) => sv.quantity(l.quantity), 'r'), cell(356, 'Enh', (l) => l.unit), cell(430, 'Pris', (l) => sv.price(l.price), 'r'), cell(480, 'Rabatt', (l) => (l.discount === 0n ? '' : `${sv.percent(l.discount)} %`), 'r'), cell(557, 'Belopp', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 210, style: { size: 9 } });
      y = along(sheet, 40, y + 24, 100, [['Varor', sv.money(paper.lineNet)], ['Iskostnad', sv.money(paper.net - paper.lineNet)], ['Exkl. moms', sv.money(paper.net)], [`Moms ${paper.vat[0]?.rate} %`, sv.money(paper.tax)], ['Att betala SEK', sv.money(paper.payable)]], { font: 'bold' });
      small(sheet, 788, [supplier.street, supplier.post], [`Bankgiro ${supplier.bankgiro}`], [`Org.nr ${supplier.organisation}`], [`VAT ${supplier.vat}`, 'F-skatt']);
    },
  }), // prettier-ignore
  drawnE({
    id: 'e12', producer: 'arrays', hard: 'point decimals; number and name in one cell; several deliveries; pieces and kilos side by side',
    seller: { supplier: butcher, goods: waresE('butchery').filter(({ unit }) => unit === 'kg'), lines: [6, 11], code: '2####', number: (n) => `F${30_055 + n * 5}`, deliveries: 2, terms: 15 },
    credits: 1,
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.block(40, 44, [supplier.name, supplier.street, supplier.post], { size: 10, font: 'bold' });
      sheet.right(555, 44, wordOf(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 15, font: 'bold' });
      down(sheet, 380, 70, -175, [['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Sida', '1 av 1'], ...(paper.about === null ? [] : [['Kredit av faktura', paper.about] as const])]);
      sheet.block(40, 120, ['Kund:', ...addressed(paper.buyer), `Org.nr ${paper.buyer.organisation}`]);
      let y = listing(sheet, [cell(40, 'Artikel', (l) => `${l.code} ${l.name}`), cell(300, 'Styck', (l) => String(1 + (l.seed % 6)), 'r'), cell(370, 'Kilo', (l) => point.quantity(l.quantity, 3), 'r'), cell(440, 'á-pris', (l) => point.price(l.price), 'r'), cell(478, 'Moms', (l) => `${l.rate}%`, 'r'), cell(555, 'Totalt', (l) => point.money(l.sum), 'r')], paper.lines, { y: 210, above: (l, index) => (index > 0 && paper.lines[index - 1]?.delivery === l.delivery ? undefined : `Leverans ${iso(paper.delivered)}  Följesedel ${71_120 + l.delivery}`) });
      sheet.line(300, y, 555);
      y = down(sheet, 340, y + 16, -215, [['Belopp före moms', point.money(paper.net)], [`Moms ${paper.vat[0]?.rate}%`, point.money(paper.tax)], ['ATT BETALA SEK', point.money(paper.payable)]], { font: 'bold' });
      small(sheet, 780, [`Bankgiro: ${supplier.bankgiro}`, `OCR: ${paper.ocr}`], [`Organisationsnr: ${supplier.organisation}`, 'EG-nr SE 9941'], [`Momsreg: ${supplier.vat}`]);
    },
    printing: { name: (line) => line.name },
  }), // prettier-ignore
  pageE({
    id: 'e13', producer: 'chromium', hard: 'the sender only a picture above and small print below; net price after discount beside the list price',
    seller: { supplier: charcuterie, goods: waresE('butchery'), lines: [5, 9], code: '#####', number: (n) => `${640_018 + n}`, discounts: [800, 1000] },
    credits: 1,
    css: ".g{display:grid;grid-template-columns:3fr 2fr;margin:8pt 0 16pt}.lines{font-size:9pt}.lines th{border-bottom:1.2pt solid #7a1f1f;text-transform:uppercase;font-size:7.5pt}.lines td{padding:3pt 4pt}.box{border:1pt solid #7a1f1f;padding:6pt;margin-left:45%;margin-top:12pt}.box table{width:100%}",
    body: (paper) => `<img src="${logo}" style="height:30pt"><div class="g"><div>${at(paper.buyer)}</div>${pairs([['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnr', paper.customer], ...(paper.about === null ? [] : [['Avser fakturanr', paper.about] as [string, string]])])}</div><h2>${wordOf(paper, 'Faktura', 'Kreditfaktura')}</h2>
${rowsOf(paper.lines, [['Art nr', (l) => l.code], ['Benämning', (l) => l.name], ['Ant', (l) => sv.quantity(l.quantity), 'r'], ['Enh', (l) => l.unit], ['Pris', (l) => sv.price(l.price), 'r'], ['Rab %', (l) => (l.discount === 0n ? '' : sv.percent(l.discount)), 'r'], ['Summa', (l) => sv.money(l.sum), 'r']])}
<div class="box">${pairs([['Netto', sv.money(paper.net)], ...perRate(paper, (rate, _, tax): [string, string] => [`Moms ${rate} %`, sv.money(tax)]), [paper.isCredit ? 'Att återfå' : 'Att betala', `${sv.money(paper.payable)} kr`]])}</div>
<p class="small" style="margin-top:60pt">${escaped(paper.supplier.name)} | ${paper.supplier.street} | ${paper.supplier.post} | Org.nr ${paper.supplier.organisation} | VAT ${paper.supplier.vat} | Bg ${paper.supplier.bankgiro}</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e14', producer: 'letters', hard: 'letter by letter; typed; no columns of numbers; kr and :- ; "den" before the day',
    seller: { supplier: game, goods: waresE('butchery').filter(({ unit }) => unit === 'kg'), lines: [1, 4], code: '', number: (n) => `${112 + n}`, terms: 20, isWhole: true },
    style: { font: 'mono', size: 10 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.block(60, 70, [supplier.name, supplier.street, supplier.post, `Tel ${supplier.phone}`], { leading: 14 });
      sheet.text(60, 150, `${wordOf(paper, 'FAKTURA', 'KREDITFAKTURA')} NR ${paper.number}`, { font: 'monobold', size: 13 });
      sheet.text(60, 170, `Den ${words(paper.issue)}`);
      sheet.block(330, 150, addressed(paper.buyer), { leading: 14, size: 9 });
      let y = listing(sheet, [cell(60, 'Vara', (l) => l.name), cell(330, 'Vikt', (l) => `${sv.quantity(l.quantity)} kg`, 'r'), cell(430, 'Pris', (l) => dash.price(l.price), 'r'), cell(540, 'Kronor', (l) => dash.money(l.sum), 'r')], paper.lines, { y: 240, step: 16, headStyle: { font: 'monobold' } });
      y = down(sheet, 300, y + 16, -240, [['Summa', dash.money(paper.net)], [`Moms ${paper.vat[0]?.rate} %`, dash.money(paper.tax)], ['Avrundning', dash.money(paper.rounding)], ['Att betala', `${dash.money(paper.payable)}`]], { step: 16 });
      sheet.block(60, y + 40, [`Betalas senast ${words(paper.due)} till bankgiro ${supplier.bankgiro}.`, `Org.nr ${supplier.organisation}`, `Momsregistreringsnummer ${supplier.vat}`, 'Godkänd för F-skatt. Tack för er beställning!'], { leading: 15, size: 9 });
    },
  }), // prettier-ignore
  drawnE({
    id: 'e15', producer: 'skia', hard: 'drawn column by column; class and country between name and quantity; two words for one number',
    seller: { supplier: greens, goods: waresE('patch'), lines: [8, 14], code: '####', number: (n) => `TG${10_977 + n}`, terms: 30, charges: [['Transportbidrag', 12_500, 25]] },
    manner: 'columnwise', style: { font: 'serif' },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 46, supplier.name, { size: 14, font: 'serifbold' });
      sheet.text(40, 60, `${supplier.street}, ${supplier.post}`, { size: 8 });
      sheet.text(380, 46, wordOf(paper, 'Faktura', 'Kreditfaktura'), { size: 14, font: 'serifbold' });
      down(sheet, 380, 64, 85, [['Faktura nr', paper.number], ['Faktureringsdag', iso(paper.issue)], ['Oss tillhanda', iso(paper.due)], ['Kund', paper.customer]], { size: 8.5 });
      sheet.block(40, 100, addressed(paper.buyer));
      let y = listing(sheet, [cell(40, 'Vårt artnr', (l) => l.code), cell(95, 'Produkt', (l) => l.name), cell(240, 'Ursprung', (l) => ['SE', 'NL', 'ES', 'IT'][l.seed % 4] ?? ''), cell(290, 'Klass', (l) => (l.seed % 3 === 0 ? '2' : '1')), cell(370, 'Antal', (l) => sv.quantity(l.quantity), 'r'), cell(376, 'Enhet', (l) => l.unit), cell(460, 'Pris', (l) => sv.price(l.price), 'r'), cell(555, 'Summa', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 180 });
      sheet.text(95, y, 'Transportbidrag');
      sheet.right(555, y, sv.money(paper.net - paper.lineNet));
      y += 24;
      down(sheet, 330, y, -225, [['Exkl. moms', sv.money(paper.net)], ...perRate(paper, (rate, base, tax): [string, string] => [`Moms ${rate} % (${sv.money(base)})`, sv.money(tax)]), ['Summa moms', sv.money(paper.tax)], ['Summa att betala', sv.money(paper.payable)]], { font: 'serifbold' });
      small(sheet, 790, [`Bankgiro ${supplier.bankgiro}`], [`Org.nr ${supplier.organisation}`], [`Moms ${supplier.vat}`]);
    },
    count: 2,
  }), // prettier-ignore
  pageE({
    id: 'e16', producer: 'chromium', hard: 'a Word template: text boxes, no ruled table, the week, prices with kr, no numbers',
    seller: { supplier: roots, goods: waresE('patch'), lines: [3, 7], code: '', number: (n) => `2026-${String(31 + n).padStart(3, '0')}`, terms: 14 },
    css: "body{font-family:'DejaVu Serif';font-size:9pt;color:#234}h1{font-weight:400;font-size:26pt;color:#567a3d}.lines td{padding:4pt}.lines th{font-weight:400;color:#567a3d;border-bottom:.5pt solid #567a3d}.two{display:flex;gap:50pt}.end{margin-top:10pt;font-size:10pt}",
    body: (paper) => `<h1>Rot &amp; Blad</h1><p>Vi odlar nära dig</p><div class="two"><div>${wordOf(paper, 'Faktura', 'Kreditfaktura')}: ${paper.number}<br>Datum: ${abbreviated(paper.issue)}<br>Förfallodag: ${abbreviated(paper.due)}</div><div>Till:<br>${at(paper.buyer)}</div></div><p>Leverans vecka ${20 + Number(paper.order) % 12}</p>
${rowsOf(paper.lines, [['Vad', (l) => l.name], ['Hur mycket', (l) => `${sv.quantity(l.quantity)} ${l.unit}`], ['à', (l) => `${sv.price(l.price)} kr`, 'r'], ['Totalt', (l) => `${sv.money(l.sum)} kr`, 'r']])}
<div class="end">Summa utan moms: ${sv.money(paper.net)} kr<br>${perRate(paper, (rate, _, tax) => `Moms ${rate} %: ${sv.money(tax)} kr`).join('<br>')}<br><b>Att betala: ${sv.money(paper.payable)} kr</b></div>
<p>Sätt in pengarna på bankgiro ${paper.supplier.bankgiro}. Märk med fakturanumret.</p><p class="small">${escaped(paper.supplier.name)} · ${paper.supplier.street} · ${paper.supplier.post} · org.nr ${paper.supplier.organisation} · moms ${paper.supplier.vat}</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e17', producer: 'recoded', hard: 'the page lies on its side; a heading of two rows; price per kilo and per box',
    seller: { supplier: fruit, goods: waresE('patch'), lines: [7, 12], code: '#-###', number: (n) => String(720_440 + n), discounts: [200, 400] },
    size: [842, 595], manner: 'side',
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 44, supplier.name, { size: 15, font: 'bold' });
      sheet.text(600, 44, wordOf(paper, 'Faktura', 'Kreditfaktura'), { size: 15, font: 'bold' });
      along(sheet, 420, 62, 95, [['Nummer', paper.number], ['Fakturadatum', compact(paper.issue)], ['Förfaller', compact(paper.due)], ['Kundnr', paper.customer]]);
      sheet.block(40, 70, addressed(paper.buyer));
      const y = listing(sheet, [cell(40, 'Artikel|nr', (l) => l.code), cell(110, 'Varuslag|', (l) => l.name), cell(300, 'Emballage|', (l) => l.pack), cell(450, 'Levererad|mängd', (l) => sv.quantity(l.quantity), 'r'), cell(458, '|enhet', (l) => l.unit), cell(580, 'Pris per|enhet', (l) => sv.price(l.price), 'r'), cell(650, 'Rabatt|%', (l) => (l.discount === 0n ? '' : sv.percent(l.discount)), 'r'), cell(800, 'Belopp|SEK', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 140, bottom: 480, rules: true });
      down(sheet, 560, y + 12, -240, [['Total exkl. moms', sv.money(paper.net)], [`Moms ${paper.vat[0]?.rate} %`, sv.money(paper.tax)], ['Totalt att betala', sv.money(paper.payable)]], { font: 'bold' });
      small(sheet, 560, [supplier.street, supplier.post], [`Bankgiro ${supplier.bankgiro}`, `OCR ${paper.ocr}`], [`Org.nr ${supplier.organisation}`], [`VAT-nr ${supplier.vat}`]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e18', producer: 'chromium', hard: 'a web portal; cards in place of a table head; date as 2/9 -26; the total first',
    seller: { supplier: firm('Svampkompaniet Värmland HB', 'Skogsvägen 3, 683 30 Hagfors'), goods: waresE('patch').filter(({ unit }) => unit === 'kg'), lines: [2, 4], code: '', number: (n) => `SK-${440 + n}`, terms: 10 },
    count: 2,
    css: "body{font-size:10pt}.big{font-size:22pt;font-weight:700}.lines th{display:none}.lines td{border-top:.4pt solid #ccc;padding:6pt 4pt}.boxes td{background:#f3f3ee;padding:6pt 12pt;border:2pt solid #fff}.lab{font-size:7.5pt;color:#666}",
    body: (paper) => `<p>${escaped(paper.supplier.name)}</p><p>${wordOf(paper, 'Faktura', 'Kreditfaktura')} ${paper.number}</p><div class="big">${sv.money(paper.payable)} kr</div><p>att betala senast ${slashed(paper.due)} · bankgiro ${paper.supplier.bankgiro}</p>${boxes([['Fakturadatum', slashed(paper.issue)], ['Kund', paper.buyer.name], ['Leveransdag', shortDashed(paper.delivered)]])}<br>
${rowsOf(paper.lines, [['', (l) => l.name], ['', (l) => `${sv.quantity(l.quantity)} kg`, 'r'], ['', (l) => `${sv.price(l.price)} kr/kg`, 'r'], ['', (l) => `${sv.money(l.sum)} kr`, 'r']])}
<p>Netto ${sv.money(paper.net)} kr, moms ${paper.vat[0]?.rate} % ${sv.money(paper.tax)} kr, totalt ${sv.money(paper.gross)} kr</p><p class="small">Org.nr ${paper.supplier.organisation}, momsnr ${paper.supplier.vat}, ${paper.supplier.street}, ${paper.supplier.post}</p>`,
  }), // prettier-ignore
];
