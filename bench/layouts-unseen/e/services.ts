/** Set E: laundry, cleaning, gas, waste, pests, leases, electricians and other trades. */
import { compact, iso, plusDays, shortDashed, slashed, spaced, words } from '../days.ts';
import { escaped, over, pairs } from '../html.ts';
import { firm } from '../parties.ts';
import { at, addressed, bare, boxes, cell, dash, down, drawnE, type LayoutE, listing, pageE, point, rowsOf, small, sv, wordOf } from './kit.ts'; // prettier-ignore
import { waresE } from './wares.ts';

const linen = firm('Blåtvätten Textilservice AB', 'Tvättmästargatan 7, 302 41 Halmstad');
const chemicals = firm('Skinande Storkök Kemi AB', 'Kemivägen 33, 461 38 Trollhättan');
const packaging = firm('Omslaget Förpackningar AB', 'Wellpappvägen 2, 331 34 Värnamo');
const gas = firm('Gasol & Svets i Kiruna AB', 'Lastvägen 10, 981 38 Kiruna');
const waste = firm('Västerdalarnas Återvinning AB', 'Deponivägen 1, 782 33 Malung');
const pests = firm('Råttfri Skadedjurskontroll AB', 'Fogdevägen 12, 187 66 Täby');
const lease = firm('Kassakraft Sverige AB', 'Svärdvägen 21, 182 33 Danderyd');
const electric = firm('Elmontage Tre Faser AB', 'Strömgatan 8, 854 60 Sundsvall');
const cooling = firm('Kylteknik Norra Skåne HB', 'Frostgatan 4, 281 43 Hässleholm');
const sharp = firm('Slipstenen Eskilstuna', 'Smedjegatan 16, 632 20 Eskilstuna');
const flowers = firm('Blomsterverkstan Lund AB', 'Klostergatan 11, 222 22 Lund');
const potter = firm('Drejeriet Höganäs HB', 'Tjörögatan 3, 263 39 Höganäs');

const monthOf = (day: string): string =>
  `${day.slice(0, 8)}01–${plusDays(`${plusDays(`${day.slice(0, 8)}01`, 32).slice(0, 8)}01`, -1)}`;

export const services: readonly LayoutE[] = [
  drawnE({
    id: 'e36', producer: 'words', hard: 'in and out of each piece before the quantity that is charged; prices of three decimals',
    seller: { supplier: linen, goods: waresE('textile'), lines: [4, 7], code: 'T####', number: (n) => `${4_018_800 + n}`, isMany: true, isFine: true, charges: [['Transport och miljö', 18_500, 25]], isWhole: true },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 46, supplier.name, { size: 13, font: 'bold' });
      sheet.text(555, 46, wordOf(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 13, font: 'bold', align: 'r' });
      down(sheet, 370, 70, 90, [['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Avtalsnr', paper.order]]);
      sheet.block(40, 70, addressed(paper.buyer));
      let y = listing(sheet, [cell(40, 'Art', (l) => l.code), cell(80, 'Plagg', (l) => l.name), cell(250, 'In', (l) => sv.quantity(l.quantity - BigInt(l.seed % 3) * 1000n), 'r'), cell(300, 'Ut', (l) => sv.quantity(l.quantity), 'r'), cell(365, 'Debiterat', (l) => sv.quantity(l.quantity), 'r'), cell(440, 'Pris', (l) => sv.price(l.price, 3), 'r'), cell(555, 'Belopp', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 160, rules: true });
      y = down(sheet, 350, y + 10, -205, [['Tvätt och hyra', sv.money(paper.lineNet)], ['Transport och miljö', sv.money(paper.net - paper.lineNet)], ['Summa exkl. moms', sv.money(paper.net)], ['Moms 25 %', sv.money(paper.tax)], ['Öresavrundning', sv.money(paper.rounding)]]);
      down(sheet, 350, y + 4, -205, [['Att betala', sv.money(paper.payable)]], { font: 'bold' });
      small(sheet, 790, [supplier.street, supplier.post], [`Bankgiro ${supplier.bankgiro}`, `OCR ${paper.ocr}`], [`Org.nr ${supplier.organisation}`], [`Momsreg.nr ${supplier.vat}`]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e37', producer: 'chromium', hard: 'the number and the name of the article in one cell, brackets about the number; Björn Lundén-like',
    seller: { supplier: chemicals, goods: waresE('shine'), lines: [3, 8], code: 'SK-####', number: (n) => String(17_220 + n), discounts: [1000, 2500] },
    credits: 1,
    css: "body{font-size:10pt}.h td{vertical-align:top;padding-right:30pt}.lines{margin:14pt 0;border:.8pt solid #000}.lines th{border-bottom:.8pt solid #000;background:#dfe8f3}.lines td{border-right:.3pt solid #999}",
    body: (paper) => `<table class="h"><tr><td><b>${escaped(paper.supplier.name)}</b><br>${paper.supplier.street}<br>${paper.supplier.post}<br>Telefon ${paper.supplier.phone}</td><td><h1>${wordOf(paper, 'FAKTURA', 'KREDITFAKTURA')}</h1>${pairs([['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Kundnr', paper.customer], ['Förfallodatum', iso(paper.due)], ...(paper.about === null ? [] : [['Kreditering av', paper.about] as [string, string]])])}</td></tr></table><p>${at(paper.buyer)}</p>
${rowsOf(paper.lines, [['Artikel', (l) => `${l.name} (${l.code})`], ['Antal', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'], ['Pris', (l) => sv.price(l.price), 'r'], ['Rabatt', (l) => (l.discount === 0n ? '' : `${sv.percent(l.discount)} %`), 'r'], ['Belopp', (l) => sv.money(l.sum), 'r']])}
<table style="margin-left:auto"><tr><td>Summa</td><td class="r">${sv.money(paper.net)}</td></tr><tr><td>Moms 25 %</td><td class="r">${sv.money(paper.tax)}</td></tr><tr><td><b>Att betala</b></td><td class="r"><b>${sv.money(paper.payable)}</b></td></tr></table>
<hr><p class="small">Bankgiro ${paper.supplier.bankgiro} Plusgiro ${paper.supplier.plusgiro} Organisationsnr ${paper.supplier.organisation} Momsreg.nr ${paper.supplier.vat} Godkänd för F-skatt</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e38', producer: 'runs', hard: 'prices for a thousand in a column of its own; quantities with points; names wrapped',
    seller: { supplier: packaging, goods: waresE('wraps').map((ware) => ({ ...ware, unit: 'st' })), lines: [4, 8], code: '12-####', number: (n) => `OM${2209 + n * 3}`, base: [1000n, /^st$/u], charges: [['Frakt', 24_900, 25], ['Emballage', 6500, 25]] },
    style: { size: 9 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 46, supplier.name, { size: 14, font: 'bold' });
      sheet.text(40, 60, `${supplier.street}  ${supplier.post}`, { size: 8 });
      sheet.text(400, 46, wordOf(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 14, font: 'bold' });
      down(sheet, 400, 66, 80, [['Fakturanr', paper.number], ['Fakturadatum', spaced(paper.issue)], ['Förfallodatum', spaced(paper.due)]]);
      sheet.block(40, 96, addressed(paper.buyer));
      let y = listing(sheet, [cell(40, 'Art.nr', (l) => l.code), cell(100, 'Benämning', (l) => l.name, 'l', 20), cell(290, 'Antal', (l) => bare.quantity(l.quantity), 'r'), cell(298, 'Enh', (l) => l.unit), cell(380, 'Pris', (l) => bare.price(l.price), 'r'), cell(440, 'Per', (l) => String(l.base), 'r'), cell(550, 'Belopp', (l) => bare.money(l.sum), 'r')], paper.lines, { y: 180, step: 14 });
      y = down(sheet, 340, y + 14, -210, [['Varor', bare.money(paper.lineNet)], ...paper.charges.map(({ label, amount }) => [label, bare.money(amount)] as const), ['Netto', bare.money(paper.net)], ['Moms 25%', bare.money(paper.tax)]]);
      down(sheet, 340, y + 4, -210, [['Att betala', bare.money(paper.payable)]], { font: 'bold' });
      small(sheet, 790, [`BG ${supplier.bankgiro}`], [`Org.nr ${supplier.organisation}`], [`VAT ${supplier.vat}`], [supplier.mail]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e39', producer: 'chromium', hard: 'bottles out, bottles back as negative rows; two surcharges; the period of the rent inside the text below',
    seller: { supplier: gas, goods: waresE('gasworks'), lines: [2, 5], code: 'G-##-#', number: (n) => String(880_412 + n * 9), returns: 0.25, charges: [['ADR-avgift', 8900, 25], ['Energitillägg', 4250, 25]] },
    css: "body{font-size:9.5pt}.lines th{color:#fff;background:#0b4f8a;font-weight:400}.lines td{padding:3pt 4pt}.p{font-size:8pt;color:#555}.b{border-left:5pt solid #0b4f8a;padding-left:8pt}",
    body: (paper) => `<div class="b"><h2>${escaped(paper.supplier.name)}</h2>${paper.supplier.street}, ${paper.supplier.post}</div><div style="display:flex;gap:60pt;margin:12pt 0"><div>${at(paper.buyer)}</div>${pairs([[wordOf(paper, 'Faktura', 'Kreditfaktura'), paper.number], ['Datum', iso(paper.issue)], ['Förfaller', iso(paper.due)], ['Depåkund', paper.customer]])}</div>
${rowsOf(paper.lines, [['Artikelnummer', (l) => l.code], ['Benämning', (l) => l.name], ['Antal', (l) => sv.quantity(l.quantity), 'r'], ['Enhet', (l) => l.unit], ['Pris', (l) => sv.price(l.price), 'r'], ['Summa', (l) => sv.money(l.sum), 'r']], { under: (l) => (/hyra/u.test(l.name) ? `<tr class="p"><td></td><td colspan="5">Period ${monthOf(paper.issue)}</td></tr>` : '') })}
<br>${pairs([['Summa artiklar', sv.money(paper.lineNet)], ...paper.charges.map(({ label, amount }) => [label, sv.money(amount)] as [string, string]), ['Summa exkl. moms', sv.money(paper.net)], ['Moms 25%', sv.money(paper.tax)], ['Att betala SEK', sv.money(paper.payable)]])}
<p class="small">Bankgiro ${paper.supplier.bankgiro} OCR ${paper.ocr} Org.nr ${paper.supplier.organisation} Momsreg.nr ${paper.supplier.vat}</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e40', producer: 'kerned', hard: 'tons of three decimals, emptyings and months; the place of each row before it; number and OCR in one field',
    seller: { supplier: waste, goods: waresE('refuse'), lines: [3, 7], code: '', number: (n) => `7100${42_100 + n}`, isWhole: true },
    style: { size: 9 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 46, supplier.name, { size: 14, font: 'bold' });
      sheet.text(370, 46, wordOf(paper, 'Faktura', 'Kreditfaktura'), { size: 14, font: 'bold' });
      down(sheet, 370, 66, 95, [['Fakturanr/OCR', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnr', paper.customer]]);
      sheet.block(40, 80, addressed(paper.buyer));
      sheet.text(40, 150, `Hämtställe: ${paper.buyer.street}`);
      let y = listing(sheet, [cell(40, 'Tjänst', (l) => l.name), cell(290, 'Mängd', (l) => sv.quantity(l.quantity), 'r'), cell(300, 'Enhet', (l) => l.unit), cell(420, 'Pris', (l) => sv.price(l.price), 'r'), cell(540, 'Belopp', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 175 });
      y = down(sheet, 330, y + 12, -210, [['Belopp exkl moms', sv.money(paper.net)], ['Moms 25 %', sv.money(paper.tax)], ['Öresavrundning', sv.money(paper.rounding)], ['Belopp att betala', sv.money(paper.payable)]], { font: 'bold' });
      small(sheet, 790, [supplier.street, supplier.post], [`Bankgiro ${supplier.bankgiro}`], [`Org.nr ${supplier.organisation}`], [`Momsreg.nr ${supplier.vat}`]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e41', producer: 'chromium', hard: 'a subscription of one or two rows; the contract and its time around them; autogiro is spoken of',
    seller: { supplier: pests, goods: waresE('contracts').filter(({ name }) => /Skade|Bete/u.test(name)), lines: [1, 2], code: 'A##', number: (n) => String(206_731 + n), terms: 20 },
    css: "body{font-size:10pt;line-height:1.5}.lines td,.lines th{padding:5pt 4pt;border-bottom:.5pt solid #aaa}",
    body: (paper) => `<p><b>Råttfri Skadedjurskontroll AB</b></p><h2>${wordOf(paper, 'Faktura', 'Kreditfaktura')} ${paper.number}</h2><div style="columns:2">${pairs([['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnummer', paper.customer], ['Avtal', `SA-${paper.order}`]])}<p>${at(paper.buyer)}</p></div><p>Avtalsperiod ${iso(plusDays(paper.issue, 5))} – ${iso(plusDays(paper.issue, 95))}. Vill du betala med autogiro? Anmäl det på vår webb.</p>
${rowsOf(paper.lines, [['Artikel', (l) => l.code], ['Text', (l) => l.name], ['Antal', (l) => sv.quantity(l.quantity), 'r'], ['Enhet', (l) => l.unit], ['Pris', (l) => sv.price(l.price), 'r'], ['Belopp', (l) => sv.money(l.sum), 'r']])}
<p>Summa exklusive moms ${sv.money(paper.net)} kr<br>Moms 25 % ${sv.money(paper.tax)} kr<br><b>Totalt att betala ${sv.money(paper.payable)} kr</b></p><p class="small">${paper.supplier.street}, ${paper.supplier.post} • Bankgiro ${paper.supplier.bankgiro} • Org.nr ${paper.supplier.organisation} • Momsreg.nr ${paper.supplier.vat}</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e42', producer: 'skia', hard: 'months in the quantity; the period in a column between; the payable amount in a box above, far from the totals',
    seller: { supplier: lease, goods: waresE('contracts'), lines: [2, 5], code: '9###', number: (n) => `2${600_810 + n}`, charges: [['Faktureringsavgift', 3900, 25]] },
    style: { font: 'serif' },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 50, supplier.name, { size: 18, font: 'serifbold' });
      sheet.box(360, 34, 555, 96, 0.92);
      down(sheet, 368, 50, -180, [['Att betala', `${sv.money(paper.payable)} kr`], ['Förfallodatum', iso(paper.due)], ['Bankgiro', supplier.bankgiro], ['OCR', paper.ocr]]);
      sheet.text(40, 120, `${wordOf(paper, 'Faktura', 'Kreditfaktura')} ${paper.number}`, { size: 13, font: 'serifbold' });
      sheet.text(40, 136, `Fakturadatum ${iso(paper.issue)}   Kundnummer ${paper.customer}`);
      sheet.block(360, 120, addressed(paper.buyer));
      let y = listing(sheet, [cell(40, 'Artikelnr', (l) => l.code), cell(95, 'Beskrivning', (l) => l.name), cell(260, 'Period', () => monthOf(paper.issue)), cell(400, 'Antal', (l) => sv.quantity(l.quantity), 'r'), cell(470, 'Pris', (l) => sv.price(l.price), 'r'), cell(555, 'Summa', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 200, step: 15 });
      y = down(sheet, 350, y + 12, -205, [['Avgifter', sv.money(paper.lineNet)], ['Faktureringsavgift', sv.money(paper.net - paper.lineNet)], ['Netto', sv.money(paper.net)], ['Moms 25 %', sv.money(paper.tax)], ['Summa inkl. moms', sv.money(paper.gross)]]);
      small(sheet, 790, [supplier.name, supplier.street, supplier.post], [`Org.nr ${supplier.organisation}`, `Momsreg.nr ${supplier.vat}`], [supplier.mail, supplier.phone]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e43', producer: 'chromium', hard: 'hours and material under headings with their own sums; half hours; Visma-like with borders everywhere',
    seller: { supplier: electric, goods: waresE('crafts'), lines: [4, 8], code: 'E####', number: (n) => String(10_744 + n), discounts: [1000], isWhole: true },
    credits: 1,
    css: "body{font-size:9pt}table.lines,table.lines td,table.lines th{border:.4pt solid #444}.sub td{background:#eef;font-weight:600}.over{width:100%}.over th,.over td{border:.4pt solid #444}.over th{font-weight:400;font-size:7.5pt}",
    body: (paper) => { const sorted = [...paper.lines].toSorted((a, b) => Number(b.unit === 'tim') - Number(a.unit === 'tim')); return `<h2>${escaped(paper.supplier.name)}</h2>${over([['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Kundnr', paper.customer], ['Arbetsorder', paper.order], ['Förfallodatum', iso(paper.due)], ['Sida', '1(1)']])}<p><b style="font-size:14pt">${wordOf(paper, 'FAKTURA', 'KREDITFAKTURA')}</b></p><p>${at(paper.buyer)}</p>
${rowsOf(sorted, [['Artikelnr', (l) => l.code], ['Benämning', (l) => l.name], ['Antal', (l) => sv.quantity(l.quantity, 1), 'r'], ['Enhet', (l) => l.unit], ['À-pris', (l) => sv.price(l.price), 'r'], ['Rabatt %', (l) => (l.discount === 0n ? '' : sv.percent(l.discount)), 'r'], ['Belopp', (l) => sv.money(l.sum), 'r']], { above: (l, index) => { const prior = sorted[index - 1]; return prior !== undefined && (prior.unit === 'tim') === (l.unit === 'tim') ? '' : `<tr class="sub"><td colspan="7">${l.unit === 'tim' ? 'ARBETE' : 'MATERIAL OCH ÖVRIGT'}</td></tr>`; } })}
<br>${over([['Netto', sv.money(paper.net)], ['Moms %', '25'], ['Moms', sv.money(paper.tax)], ['Öresavr.', sv.money(paper.rounding)], ['Summa att betala', sv.money(paper.payable)]])}
<p class="small">${paper.supplier.street}, ${paper.supplier.post} Tel ${paper.supplier.phone} Bg ${paper.supplier.bankgiro} Org.nr ${paper.supplier.organisation} VAT-nr ${paper.supplier.vat} F-skatt</p>`; },
  }), // prettier-ignore
  drawnE({
    id: 'e44', producer: 'flipped', hard: 'a free text of the work above the rows, with figures in it; points as decimals',
    seller: { supplier: cooling, goods: waresE('crafts'), lines: [3, 6], code: '', number: (n) => `K-${2601 + n}`, terms: 10 },
    style: { font: 'serif', size: 10 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.block(40, 50, [supplier.name, supplier.street, supplier.post, supplier.phone], { font: 'serifbold' });
      sheet.text(380, 50, `${wordOf(paper, 'FAKTURA', 'KREDITFAKTURA')}`, { size: 18, font: 'serifbold' });
      down(sheet, 380, 72, 90, [['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Betalas senast', iso(paper.due)]]);
      sheet.block(40, 130, addressed(paper.buyer));
      sheet.block(40, 190, [`Avser felsökning ${shortDashed(paper.delivered)}. Kylrum 2 visade +11,5 grader, larm 4 gånger. Bytte delar enligt nedan,`, 'fyllde 1,8 kg köldmedium och provkörde till -20 grader. Garanti 12 månader.'], { size: 9 });
      const y = listing(sheet, [cell(40, 'Benämning', (l) => l.name), cell(310, 'Antal', (l) => point.quantity(l.quantity), 'r'), cell(318, 'Enhet', (l) => l.unit), cell(430, 'Pris', (l) => point.price(l.price), 'r'), cell(545, 'Summa', (l) => point.money(l.sum), 'r')], paper.lines, { y: 230, step: 15 });
      down(sheet, 340, y + 14, -205, [['Totalt exkl. moms', point.money(paper.net)], ['Moms 25 %', point.money(paper.tax)], ['Totalt inkl. moms', point.money(paper.payable)]], { font: 'serifbold', step: 15 });
      sheet.text(40, 780, `Bankgiro ${supplier.bankgiro} * Org.nr ${supplier.organisation} * Momsreg.nr ${supplier.vat} * Ackrediterat kylföretag`, { size: 8 });
    },
  }), // prettier-ignore
  pageE({
    id: 'e45', producer: 'chromium', hard: 'a one-man firm without AB; prices ":-"; the day "2/9 -26"; "Summa kr" is what is to be paid',
    seller: { supplier: sharp, goods: waresE('tools'), lines: [2, 5], code: '', number: (n) => String(27 + n).padStart(4, '0'), terms: 10, isWhole: true },
    css: "body{font-family:'Liberation Serif';font-size:12pt}.lines{width:80%}.lines td{padding:4pt}",
    body: (paper) => `<h1>Slipstenen Eskilstuna</h1><p>Knivar, saxar, skivor. Vi hämtar och lämnar.</p><p>${wordOf(paper, 'Faktura', 'Kreditfaktura')} nr: ${paper.number} &nbsp;&nbsp; Datum: ${slashed(paper.issue)} &nbsp;&nbsp; Förfallodag: ${slashed(paper.due)}</p><p>${at(paper.buyer)}</p>
${rowsOf(paper.lines, [['Antal', (l) => `${sv.quantity(l.quantity)} st`], ['', (l) => l.name], ['á', (l) => dash.price(l.price), 'r'], ['Kr', (l) => dash.money(l.sum), 'r']])}
<p>Netto ${dash.money(paper.net)}<br>Moms 25 % ${dash.money(paper.tax)}<br>Öresavrundning ${dash.money(paper.rounding)}<br><b>Summa kr ${dash.money(paper.payable)}</b></p><p>Plusgiro ${paper.supplier.plusgiro}<br>Organisationsnummer ${paper.supplier.organisation}, momsnr ${paper.supplier.vat}<br>${paper.supplier.street}, ${paper.supplier.post}</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e46', producer: 'pdf-lib', hard: 'a discount in kronor on all; the buyer above the sender; the word for the paper small',
    seller: { supplier: flowers, goods: waresE('bloom'), lines: [2, 5], code: '', number: (n) => `BV${1304 + n}`, rebate: ['Stamkundsrabatt', 5], terms: 15 },
    style: { font: 'serif', size: 10 }, credits: 1,
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.block(60, 60, addressed(paper.buyer), { leading: 13 });
      sheet.block(380, 60, [supplier.name, supplier.street, supplier.post], { leading: 13, font: 'serifbold' });
      sheet.text(60, 140, `${wordOf(paper, 'Faktura', 'Kreditfaktura')} ${paper.number} av den ${words(paper.issue)}, förfaller ${words(paper.due)}`, { size: 11 });
      let y = listing(sheet, [cell(60, 'Blommor', (l) => l.name), cell(300, 'Antal', (l) => sv.quantity(l.quantity), 'r'), cell(308, '', (l) => l.unit), cell(420, 'Pris', (l) => sv.price(l.price), 'r'), cell(530, 'Belopp', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 180, step: 16 });
      y = down(sheet, 320, y + 14, -210, [['Delsumma', sv.money(paper.lineNet)], ...paper.charges.map(({ label, amount }) => [label, sv.money(amount)] as const), ['Summa exkl. moms', sv.money(paper.net)], ['Moms 25 %', sv.money(paper.tax)], [paper.isCredit ? 'Att återbetala' : 'Att betala', sv.money(paper.payable)]], { step: 15 });
      sheet.block(60, 760, [`Bankgiro ${supplier.bankgiro}`, `Org.nr ${supplier.organisation}   Momsreg.nr ${supplier.vat}   Innehar F-skattebevis`], { size: 8.5 });
    },
  }), // prettier-ignore
  pageE({
    id: 'e47', producer: 'chromium', hard: 'a potter with a table of boxes; numbers like 27-031 for the invoice; a thousand by an apostrophe-free gap',
    seller: { supplier: potter, goods: waresE('tools').filter(({ name }) => !/lipning|Vetter/u.test(name)), lines: [1, 3], code: 'KD-###', number: (n) => `26-${String(31 + n).padStart(3, '0')}`, charges: [['Porto och packning', 18_000, 25]], isMany: true },
    css: "body{font-family:'DejaVu Serif';font-size:9.5pt}.boxes td{border:1pt solid #963;padding:5pt 12pt}.lab{color:#963;font-size:7.5pt}.lines td,.lines th{border:1pt solid #963;padding:4pt}.lines{margin:12pt 0}",
    body: (paper) => `<h1>Drejeriet</h1>${boxes([['Nr', paper.number], ['Fakturadatum', compact(paper.issue)], ['Sista dag att betala', compact(paper.due)], ['Kund', paper.buyer.name]])}<p>${wordOf(paper, 'Faktura', 'Kreditfaktura')} till ${paper.buyer.street}, ${paper.buyer.post}</p>
${rowsOf(paper.lines, [['Modell', (l) => l.code], ['Föremål', (l) => l.name], ['Stycken', (l) => sv.quantity(l.quantity), 'r'], ['Per styck', (l) => sv.price(l.price), 'r'], ['Tillsammans', (l) => sv.money(l.sum), 'r']])}
<p>Porto och packning ${sv.money(paper.net - paper.lineNet)}<br>Utan moms ${sv.money(paper.net)}<br>Moms 25 % ${sv.money(paper.tax)}<br><b>Att betala ${sv.money(paper.payable)} kr</b></p><p class="small">${escaped(paper.supplier.name)}, ${paper.supplier.street}, ${paper.supplier.post}, bankgiro ${paper.supplier.bankgiro}, org.nr ${paper.supplier.organisation}, moms ${paper.supplier.vat}</p>`,
  }), // prettier-ignore
];
