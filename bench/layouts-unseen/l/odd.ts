/** Fresh goods, drinks and services in forms of their own; the odd papers of the set among them. */
import { dotted, iso, shortDashed, slashed, spaced, words } from '../days.ts';
import { across } from '../format.ts';
import {
  beside,
  called,
  col,
  figures,
  grid,
  grouped,
  labelled,
  num,
  of,
  page,
  summed,
  total,
} from '../h/kit.ts';
import { address, column, over, pairs, remarked, table } from '../html.ts';
import { gtin } from '../identity.ts';
import type { Paper } from '../paper.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { about, footed, lay, noted, ocrLine, sell } from './kit.ts';
import type { LayoutL } from './orders.ts';

const f = figures('swedish');
const s = figures('space');
const b = figures('bare');
const q = figures('point');
const m = figures('true');

const party = ({ buyer }: Paper): readonly string[] => [buyer.name, buyer.street, buyer.post];

export const odd: readonly LayoutL[] = [
  lay('l28', 'cairo', 'pieces beside kilos, three decimals; batch below',
    sell('Jämtvilt & Ren AB', 'Slaktarevägen 3, 831 72 Östersund', ['game'], { codes: 'V##', numbers: '26-0091', lines: [3, 6], grams: 1, terms: 14 }),
    (p) => {
      const sheet = new Sheet({ size: 9.5 });
      sheet.text(50, 70, 'Jämtvilt & Ren', { font: 'serifbold', size: 24 }); sheet.text(545, 70, called(p, 'Faktura'), { size: 14, align: 'r' });
      sheet.block(50, 110, party(p)); summed(sheet, 100, [['Fakturanummer:', p.number], ['Fakturadatum:', iso(p.issue)], ['Förfallodatum:', iso(p.due)], ['Kundnummer:', p.customer]], { x: 370, right: 545 }); sheet.text(50, 165, `${noted(p)} ${about(p)}`, { font: 'bold' });
      const end = grid(sheet, [col(50, 'Nr', (l) => l.code), col(85, 'Vara', (l) => [l.name, `Parti ${of(l, 9000) + 1000}, bäst före ${shortDashed(p.due)}`]), num(300, 'Kolli', (l) => String(1 + of(l, 4))), num(365, 'Vikt/antal', (l) => f.quantity(l.quantity, l.unit === 'kg' ? 3 : 0)), col(372, '', (l) => l.unit), num(455, 'Pris', (l) => f.price(l.price)), num(545, 'Belopp', (l) => f.money(l.sum))], p.lines, { top: 195, leading: 11, gap: 6, rule: (y) => { sheet.line(50, y, 545); } });
      summed(sheet, end + 15, [['Belopp exkl. moms', f.money(p.net)], [`Livsmedelsmoms ${p.vat[0]?.rate} %`, f.money(p.tax)], ['Att betala', f.money(p.payable)]], { x: 350, right: 545 });
      sheet.line(50, 770, 545); across(sheet, 784, [[50, p.supplier.name], [220, `Bankgiro ${p.supplier.bankgiro}`], [370, `Org.nr ${p.supplier.organisation}`]], { size: 8 }); across(sheet, 796, [[50, `${p.supplier.street}, ${p.supplier.post}`], [220, p.supplier.phone], [370, `Moms ${p.supplier.vat}`]], { size: 8 });
      return sheet.drawing();
    }, { credits: 1 }),
  lay('l29', 'recoded', 'number and name in one cell; EAN below the row',
    sell('Fromageriet i Lund AB', 'Kyrkogatan 17, 222 22 Lund', ['cheese'], { codes: '####', numbers: '80233', lines: [3, 7], grams: 1 }),
    (p) => {
      const sheet = new Sheet({ font: 'sans', size: 9 });
      sheet.box(0, 0, 595, 40, 0.85); sheet.text(40, 27, 'FROMAGERIET', { font: 'bold', size: 18 }); sheet.text(555, 27, `${called(p, 'Faktura')} ${p.number}`, { align: 'r', size: 12 });
      sheet.block(40, 70, [p.supplier.name, p.supplier.street, p.supplier.post, `Org.nr: ${p.supplier.organisation}`]); sheet.block(320, 70, party(p)); across(sheet, 140, [[40, `Fakturadatum: ${iso(p.issue)}`], [200, `Förfallodatum: ${iso(p.due)}`], [370, `Kundnummer: ${p.customer}`]]); sheet.text(40, 160, `${noted(p)} ${about(p)}`, { font: 'bold' });
      const end = grid(sheet, [col(40, 'Artikel', (l) => [`${l.code} ${l.name}`, `EAN ${gtin(l.name)}`]), num(330, 'Antal', (l) => `${f.quantity(l.quantity)} ${l.unit}`), num(420, 'Pris', (l) => f.price(l.price)), num(470, 'Moms', (l) => `${l.rate} %`), num(555, 'Totalt', (l) => f.money(l.sum))], p.lines, { top: 185, leading: 11, gap: 5, rule: (y) => { sheet.line(40, y, 555, y, 1.2); } });
      summed(sheet, end + 14, [['Totalt exkl. moms', f.money(p.net)], ['Moms', f.money(p.tax)], ['Totalt att betala', `${f.money(p.payable)} SEK`]], { x: 360, right: 555 });
      sheet.text(40, 800, `Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · VAT ${p.supplier.vat} · Innehar F-skattsedel`, { size: 8 });
      return sheet.drawing();
    }),
  lay('l30', 'stretched', 'strength and volume in columns beside the amount',
    sell('Destilleri Torrsund AB', 'Sjövägen 60, 185 91 Vaxholm', ['spirits'], { codes: '#####', numbers: '1026', lines: [2, 5], amounts: [1, 12], terms: 30 }),
    (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(60, 80, called(p, 'Faktura'), { font: 'bold', size: 20 }); sheet.block(60, 110, party(p)); sheet.block(360, 75, [p.supplier.name, p.supplier.street, p.supplier.post, p.supplier.mail, '', `Fakturanummer: ${p.number}`, `Fakturadatum: ${dotted(p.issue)}`, `Förfallodatum: ${dotted(p.due)}`]); sheet.text(60, 170, `${noted(p)} ${about(p)}`);
      const end = grid(sheet, [col(60, 'Artnr', (l) => l.code), col(100, 'Benämning', (l) => l.name), num(320, 'Volym', (l) => l.pack), num(370, 'Antal', (l) => f.quantity(l.quantity)), num(440, 'Pris/fl', (l) => f.price(l.price)), num(540, 'Summa', (l) => f.money(l.sum))], p.lines, { top: 205, leading: 15, rule: (y) => { sheet.line(60, y, 540); } });
      summed(sheet, end + 20, [['Summa exkl. moms', f.money(p.net)], ['Moms (25 %)', f.money(p.tax)], ['Summa inkl. moms', f.money(p.payable)]], { x: 370, right: 540 });
      sheet.text(60, 780, `Organisationsnr ${p.supplier.organisation}. Bankgiro ${p.supplier.bankgiro}. Alkoholskatt ingår i priset. Godkänd för F-skatt.`, { size: 8 });
      return sheet.drawing();
    }, { printing: { unit: () => undefined } }),
  lay('l31', 'runs', 'a collective invoice: a delivery note before its rows, with sums between',
    sell('Kungsbageriet Ahlgren AB', 'Bagaregatan 10, 611 32 Nyköping', ['bread', 'ice'], { codes: '###', numbers: '46120', lines: [8, 14], deliveries: 3, amounts: [1, 25], terms: 15 }),
    (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(40, 55, p.supplier.name, { font: 'bold', size: 14 }); sheet.text(40, 69, `${p.supplier.street}, ${p.supplier.post}, org.nr ${p.supplier.organisation}`, { size: 8 }); sheet.text(400, 55, called(p, 'SAMLINGSFAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 12 });
      summed(sheet, 72, [['Fakturanr', p.number], ['Fakturadatum', iso(p.issue)], ['Förfallodatum', iso(p.due)]], { x: 400, right: 550 }); sheet.block(40, 100, party(p)); sheet.text(40, 145, `${noted(p)} ${about(p)}`);
      const first = (l: (typeof p.lines)[number]): boolean => p.lines.find((each) => each.delivery === l.delivery) === l;
      const end = grid(sheet, [col(40, 'Art', (l) => l.code), col(80, 'Produkt', (l) => l.name), num(340, 'Antal', (l) => b.quantity(l.quantity)), col(345, 'Enh', (l) => l.unit), num(440, 'Pris', (l) => b.price(l.price)), num(550, 'Belopp', (l) => b.money(l.sum))], p.lines, { top: 170, bottom: 760, rule: (y) => { sheet.line(40, y, 550); },
        above: (l, _, y) => { if (!first(l)) return y; sheet.text(40, y + 4, `Följesedel ${Number(p.order) + l.delivery}, ${iso(p.delivered)}`, { font: 'bold' }); return y + 18; },
        under: (l, at, y) => { if (p.lines[at + 1]?.delivery === l.delivery) return y; across(sheet, y, [[380, 'Delsumma'], [550, b.money(total(p.lines.filter((each) => each.delivery === l.delivery))), 'r']], { size: 8 }); return y + 14; } });
      summed(sheet, end + 14, [['Summa exkl. moms', b.money(p.net)], [`Moms ${p.vat[0]?.rate} %`, b.money(p.tax)], ['Att betala SEK', b.money(p.payable)]], { x: 380, right: 550 }); sheet.text(40, end + 14, `Bankgiro ${p.supplier.bankgiro}`);
      return sheet.drawing();
    }, { credits: 1 }),
  lay('l32', 'chromium', 'sold to a factor, whose name and giro the page shows',
    sell('Prima Uthyrning Fest & Event AB', 'Lagervägen 11, 136 50 Jordbro', ['hire'], { codes: 'H###', numbers: '31077', lines: [3, 7], amounts: [1, 24], terms: 20 }),
    (p) => page('.lines th{background:#f6d9b8}.fk{border:2px solid #000;padding:6pt;margin-top:14pt}',
      beside([55, `<h2>${p.supplier.name}</h2>${p.supplier.street}, ${p.supplier.post}<br>Org.nr ${p.supplier.organisation} · ${p.supplier.phone}`], [45, `<h2>${called(p, 'FAKTURA')}</h2>${labelled([['Fakturanr', p.number], ['Fakturadatum', iso(p.issue)], ['Förfallodatum', iso(p.due)], ['Kundnr', p.customer]])}`]), `<p>${address(p.buyer)}</p>${remarked(p)}<p>Hyrestid: ${iso(p.delivered)} – ${iso(p.issue)}</p>`,
      table([column('Art', (l) => l.code), column('Benämning', (l) => l.name), column('Antal', (l) => f.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('Pris', (l) => f.price(l.price), 'r'), column('Summa', (l) => f.money(l.sum), 'r')], p.lines),
      `<div class="right">${pairs([['Netto', f.money(p.net)], ['Moms 25 %', f.money(p.tax)], ['Att betala', f.money(p.payable)]])}</div><div class="clear"></div><div class="fk">Fordran enligt denna faktura är överlåten till <b>Skärgårdens Fakturaköp AB</b>. Betalning med befriande verkan kan endast ske till bankgiro 5402-3318. Ange OCR ${p.ocr}.</div>`)),
  lay('l33', 'weasyprint', 'a firm that bills for another, named as producer',
    sell('Lokalmat Förmedling Sydost AB', 'Torggatan 2, 352 30 Växjö', ['greens', 'eggs'], { codes: '@@#', numbers: 'LF10588', lines: [3, 8], grams: 500 }),
    (p) => page('.lines td{border-bottom:1px solid #cdc}', `<div style="background:#dfe9d5;padding:8pt"><b style="font-size:16pt">lokalmat.</b></div>`,
      `<p>${called(p, 'Faktura')} <b>${p.number}</b> · ${words(p.issue)} · förfaller ${words(p.due)}</p>${remarked(p)}${about(p)}<p>${address(p.buyer)}</p><p class="small">Vi fakturerar i eget namn på uppdrag av producenten Västragård Odling, Ljungby.</p>`,
      table([column('Kod', (l) => l.code), column('Vara', (l) => l.name), column('Antal', (l) => f.quantity(l.quantity), 'r'), column('', (l) => l.unit), column('kr/enhet', (l) => f.price(l.price), 'r'), column('kr', (l) => f.money(l.sum), 'r')], p.lines),
      `<p style="text-align:right">Varor ${f.money(p.net)} kr<br>Moms ${p.vat[0]?.rate} % ${f.money(p.tax)} kr<br><b>Att betala ${f.money(p.payable)} kr</b></p>`, footed([['Utställare', p.supplier.name, p.supplier.street, p.supplier.post], ['Betalning', `Bg ${p.supplier.bankgiro}`, `OCR ${p.ocr}`], ['Org.nr', p.supplier.organisation, `VAT ${p.supplier.vat}`]]))),
  lay('l34', 'chromium', 'the sender is named only on the second page',
    sell('Terminalbolaget Kortet Sverige AB', 'Box 1190, 171 23 Solna', ['soft2'], { codes: 'K-##', numbers: '7008834', lines: [2, 5], amounts: [1, 4], terms: 30 }),
    (p) => page('.two{page-break-before:always}.lines th{border-bottom:1px solid #000}',
      `<h1>${called(p, 'Faktura')}</h1>${beside([50, address(p.buyer)], [50, pairs([['Fakturanummer', p.number], ['Fakturadatum', iso(p.issue)], ['Förfallodatum', iso(p.due)], ['Kundnummer', p.customer], ['OCR-nummer', p.ocr]])])}${remarked(p)}<h2>Specifikation</h2>`,
      table([column('Nr', (l) => l.code), column('Tjänst', (l) => l.name), column('Antal', (l) => f.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('Pris', (l) => f.price(l.price), 'r'), column('Belopp', (l) => f.money(l.sum), 'r')], p.lines), pairs([['Summa', f.money(p.net)], ['Moms 25 %', f.money(p.tax)], ['Att betala', f.money(p.payable)]]),
      `<div class="two"><h2>Kontakt och villkor</h2><p>${p.supplier.name}<br>${p.supplier.street}<br>${p.supplier.post}<br>Organisationsnummer ${p.supplier.organisation}<br>Momsregistreringsnummer ${p.supplier.vat}<br>Bankgiro ${p.supplier.bankgiro}</p><p>Invändningar mot fakturan görs inom tio dagar. Vid försenad betalning tas påminnelseavgift om 60 kr ut. Bolaget är godkänt för F-skatt.</p></div>`)),
  lay('l35', 'pdf-lib', 'the sender stands sideways in the left margin; a bar of figures at the foot',
    sell('Glasstorget i Malmö AB', 'Industrigatan 19, 212 14 Malmö', ['ice'], { codes: 'G###', numbers: '500612', lines: [3, 6], discounts: [600] }),
    (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(28, 700, `${p.supplier.name}  ${p.supplier.street}  ${p.supplier.post}  Org.nr ${p.supplier.organisation}`, { turn: 90, size: 8 });
      sheet.text(60, 60, 'Glasstorget', { size: 26, font: 'bold', grey: 0.4 }); sheet.text(550, 60, called(p, 'Faktura'), { size: 14, align: 'r' }); sheet.block(330, 95, party(p)); sheet.block(60, 95, [`Fakturanr ${p.number}`, `Fakturadatum ${spaced(p.issue).replaceAll(' ', '-')}`, `Kundnr ${p.customer}`, `${noted(p)} ${about(p)}`]);
      grid(sheet, [col(60, 'Artnr', (l) => l.code), col(105, 'Vara', (l) => l.name), num(330, 'Antal', (l) => f.quantity(l.quantity)), col(336, 'Enhet', (l) => l.unit), num(425, 'Pris', (l) => f.price(l.price)), num(470, 'Rab%', (l) => (l.discount === 0n ? '' : f.percent(l.discount))), num(550, 'Belopp', (l) => f.money(l.sum))], p.lines, { top: 180, leading: 15, rule: (y) => { sheet.line(60, y, 550); } });
      sheet.box(60, 720, 550, 760, 0.88); across(sheet, 734, [[70, 'Förfallodatum'], [170, 'Bankgiro'], [270, 'Exkl. moms'], [360, `Moms ${p.vat[0]?.rate} %`], [450, 'Att betala, SEK']], { size: 7.5 }); across(sheet, 750, [[70, iso(p.due)], [170, p.supplier.bankgiro], [270, f.money(p.net)], [360, f.money(p.tax)], [450, f.money(p.payable)]], { font: 'bold', size: 10 });
      return sheet.drawing();
    }, { credits: 1 }),
  lay('l36', 'pdf-lib', 'the sender only in the slip, a code line last; prices with a point',
    sell('Städpartner Nordväst AB', 'Ringvägen 102, 451 34 Uddevalla', ['clean'], { codes: '####-#', numbers: '18809', lines: [3, 8], isWhole: true, fees: [['Fakturaavgift', 3900, 25]] }),
    (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(50, 60, called(p, 'FAKTURA'), { font: 'bold', size: 16 }); sheet.block(50, 85, party(p)); summed(sheet, 60, [['Fakturanr', p.number], ['Kundnr', p.customer], ['Datum', iso(p.issue)], ['Oss tillhanda', iso(p.due)]], { x: 380, right: 545 }); sheet.text(50, 140, `${noted(p)} ${about(p)}`);
      const end = grid(sheet, [col(50, 'Artikel', (l) => l.code), col(100, 'Text', (l) => l.name), num(345, 'Antal', (l) => q.quantity(l.quantity, 1)), col(352, 'Enhet', (l) => l.unit), num(450, 'Pris', (l) => q.price(l.price)), num(545, 'Belopp', (l) => q.money(l.sum))], p.lines, { top: 165, leading: 14, rule: (y) => { sheet.line(50, y, 545); } });
      summed(sheet, end + 12, [...p.charges.map(({ label, amount }): [string, string] => [label, q.money(amount)]), ['Netto', q.money(p.net)], ['Moms 25%', q.money(p.tax)], ['Öresavrundning', q.money(p.rounding)], ['Summa att betala', q.money(p.payable)]], { x: 370, right: 545 });
      sheet.line(20, 610, 575); sheet.block(50, 630, ['Betalningsmottagare', p.supplier.name, p.supplier.street, p.supplier.post, p.supplier.phone]); sheet.block(320, 630, [`Bankgiro ${p.supplier.bankgiro}`, `Organisationsnr ${p.supplier.organisation}`, `Momsnr ${p.supplier.vat}`, 'F-skatt']); sheet.text(50, 790, ocrLine(p), { font: 'mono', size: 10 });
      return sheet.drawing();
    }),
  lay('l37', 'cairo', 'a page on its side with many columns',
    sell('Restauranggrossen Öst AB', 'Terminalgatan 7, 721 30 Västerås', ['dry', 'dairy', 'paper'], { codes: '######', numbers: '90177302', lines: [8, 16], discounts: [450, 900], isWhole: true }),
    (p) => {
      const sheet = new Sheet({ size: 8.5 }, 842, 595);
      sheet.text(40, 45, p.supplier.name, { font: 'bold', size: 15 }); sheet.text(40, 58, `${p.supplier.street}, ${p.supplier.post}  Org.nr ${p.supplier.organisation}  Bankgiro ${p.supplier.bankgiro}`); sheet.text(800, 45, `${called(p, 'Faktura')} ${p.number}`, { font: 'bold', size: 13, align: 'r' });
      sheet.block(40, 82, party(p)); across(sheet, 82, [[420, 'Fakturadatum'], [540, 'Förfallodatum'], [660, 'Kundnummer'], [740, 'OCR']], { size: 7 }); across(sheet, 93, [[420, iso(p.issue)], [540, iso(p.due)], [660, p.customer], [740, p.ocr]]); sheet.text(420, 115, `${noted(p)} ${about(p)}`);
      const end = grid(sheet, [col(40, 'Artnr', (l) => l.code), col(95, 'Benämning', (l) => l.name.slice(0, 44)), col(330, 'Förp', (l) => l.pack), num(430, 'Best', (l) => f.quantity(l.quantity)), num(475, 'Lev', (l) => f.quantity(l.quantity)), col(485, 'Enh', (l) => l.unit), num(580, 'Bruttopris', (l) => f.price(l.price)), num(630, 'Rabatt %', (l) => (l.discount === 0n ? '0' : f.percent(l.discount))), num(690, 'Moms %', (l) => String(l.rate)), num(800, 'Nettobelopp', (l) => f.money(l.sum))], p.lines, { top: 140, leading: 13, rule: (y) => { sheet.line(40, y, 800); } });
      across(sheet, end + 20, [[40, 'Moms'], ...p.vat.map(({ rate, base, tax }, at): [number, string] => [90 + at * 170, `${rate} %: ${f.money(base)} / ${f.money(tax)}`])]); across(sheet, end + 36, [[440, 'Netto'], [540, 'Moms'], [640, 'Avrundning'], [800, 'Att betala SEK', 'r']], { size: 7 }); across(sheet, end + 48, [[440, f.money(p.net)], [540, f.money(p.tax)], [640, f.money(p.rounding)], [800, f.money(p.payable), 'r']], { font: 'bold' });
      return sheet.drawing();
    }, { printing: { name: (l) => l.name.slice(0, 44).trim() } }),
  lay('l38', 'weasyprint', 'a short trademark large and the legal name small; tea and coffee by agreement',
    sell('Aktiebolaget Frukostkompaniet Väst', 'Stigbergsliden 5, 414 63 Göteborg', ['coffee', 'soft'], { codes: '', numbers: '260917', lines: [3, 7], amounts: [1, 6], returns: 0.15 }),
    (p) => page('body{font-size:9pt}.lines td,.lines th{padding:3pt 4pt;border-bottom:1px solid #eee}', `<div style="font:bold 34pt 'Liberation Serif'">FRUKO</div><div class="small">en del av ${p.supplier.name}, org.nr ${p.supplier.organisation}</div>`,
      beside([50, `<br>${address(p.buyer)}`], [50, `<br>${pairs([[called(p, 'Fakturanummer', 'Kreditfaktura nr'), p.number], ['Utställd', iso(p.issue)], ['Att betala senast', iso(p.due)]])}`]), remarked(p), `<p>${about(p)}</p>`,
      table([column('', (_, at) => String(at + 1)), column('Beskrivning', (l) => l.name), column('Antal', (l) => m.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('Enhetspris', (l) => m.price(l.price), 'r'), column('Moms', (l) => `${l.rate} %`, 'r'), column('Belopp', (l) => m.money(l.sum), 'r')], p.lines),
      `<br>${over([['Belopp exkl. moms', m.money(p.net)], ...p.vat.map(({ rate, tax }): [string, string] => [`Varav moms ${rate} %`, m.money(tax)]), ['Moms totalt', m.money(p.tax)], ['Att betala', `${m.money(p.payable)} kr`]])}<p>Bankgiro ${p.supplier.bankgiro}. Ange ${p.ocr}.</p>`), { credits: 1 }),
  lay('l39', 'reportlab', 'sums in a narrow column at the right beside the rows',
    sell('Hornsgatans Glas & Porslin AB', 'Hornsgatan 140, 117 28 Stockholm', ['tools'], { codes: '#####', numbers: '3081', lines: [2, 5], amounts: [1, 18], terms: 10 }),
    (p) => {
      const sheet = new Sheet({ font: 'serif', size: 9.5 });
      sheet.text(50, 65, p.supplier.name, { font: 'serifbold', size: 15 }); sheet.block(50, 80, [p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}`], { size: 8.5, leading: 11 }); sheet.block(50, 140, party(p)); sheet.text(50, 195, `${called(p, 'Faktura')} ${p.number}`, { font: 'serifbold', size: 13 }); sheet.text(200, 195, `${noted(p)} ${about(p)}`);
      grid(sheet, [col(50, 'Nr', (l) => l.code), col(90, 'Vara', (l) => wrapped(l.name, 26)), num(270, 'Antal', (l) => f.quantity(l.quantity)), num(340, 'Pris', (l) => f.price(l.price)), num(410, 'Summa', (l) => f.money(l.sum))], p.lines, { top: 225, leading: 13, gap: 2, headStyle: { font: 'serifbold' }, rule: (y) => { sheet.line(50, y, 410); } });
      sheet.box(430, 130, 560, 420, 0.93); for (const [at, [label, value]] of [['Fakturadatum', iso(p.issue)], ['Förfallodatum', iso(p.due)], ['Kundnummer', p.customer], ['Bankgiro', p.supplier.bankgiro], ['Varor', f.money(p.net)], ['Moms 25 %', f.money(p.tax)], ['Att betala kr', f.money(p.payable)]].entries()) sheet.block(440, 150 + at * 36, [label ?? '', value ?? ''], { leading: 13 });
      return sheet.drawing();
    }, { printing: { unit: () => undefined } }),
  lay('l40', 'chromium', 'English words of a Swedish maker of software',
    sell('Tablesmith Systems AB', 'Regeringsgatan 61, 111 56 Stockholm', ['soft2'], { codes: '', numbers: 'INV-00841', lines: [1, 3], amounts: [1, 3], terms: 30 }),
    (p) => page('body{font-family:"DejaVu Sans";font-size:8.5pt}.lines td{padding:6pt 4pt;border-bottom:1px solid #e5e5e5}h1{font-size:20pt}',
      `<h1>${called(p, 'Invoice', 'Credit note')}</h1>${labelled([['Invoice number', p.number], ['Date of issue', iso(p.issue)], ['Date due', iso(p.due)], ['Credits invoice', p.about]])}${remarked(p)}<br><br>${beside([50, `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Sweden<br>VAT ${p.supplier.vat}`], [50, `<b>Bill to</b><br>${address(p.buyer)}<br>Sweden`])}<h2>SEK ${q.money(p.payable)} due ${iso(p.due)}</h2>`,
      table([column('Description', (l) => l.name), column('Qty', (l) => q.quantity(l.quantity), 'r'), column('Unit price', (l) => q.price(l.price), 'r'), column('Tax', (l) => `${l.rate}%`, 'r'), column('Amount', (l) => q.money(l.sum), 'r')], p.lines),
      `<div class="right">${pairs([['Subtotal', q.money(p.net)], ['VAT 25%', q.money(p.tax)], ['Total', q.money(p.gross)], ['Amount due', `SEK ${q.money(p.payable)}`]])}</div><div class="clear"></div><p class="small">Bankgiro ${p.supplier.bankgiro} · Corporate identity number ${p.supplier.organisation} · Approved for F-tax</p>`), { printing: { unit: () => undefined } }),
  lay('l41', 'wkhtmltopdf', 'goods in groups with their sums; weighed goods and pieces apart',
    sell('Köttcentralen Tre Hjortar AB', 'Slakthusgatan 22, 121 62 Johanneshov', ['meat', 'game'], { codes: '####', numbers: '620084', lines: [6, 11], grams: 5, terms: 10 }),
    (p) => page('.lines td{font-size:8.5pt}h2{border-bottom:2px solid #800;font-size:11pt;margin-top:8pt}',
      beside([60, `<b style="font-size:16pt;color:#800">KÖTTCENTRALEN</b><br>${p.supplier.name}<br>${p.supplier.street}, ${p.supplier.post}`], [40, `<b>${called(p, 'Faktura')}</b><br>${labelled([['Fakturanr', p.number], ['Datum', slashed(p.issue)], ['Förfaller', slashed(p.due)], ['Kund', p.customer]])}`]), `<p>${address(p.buyer)}</p>${remarked(p)}${about(p)}`,
      ...grouped(p.lines, (l) => (l.unit === 'st' ? 'Styckvara' : 'Vägd vara')).map(([group, lines]) => `<h2>${group}</h2>${table([column('Art', (l) => l.code), column('Vara', (l) => l.name), column('Kvantitet', (l) => s.quantity(l.quantity), 'r'), column('Enh', (l) => l.unit), column('Pris', (l) => s.price(l.price), 'r'), column('Belopp', (l) => s.money(l.sum), 'r')], lines)}<p style="text-align:right">Summa ${group.toLowerCase()} ${s.money(total(lines))}</p>`),
      `<div class="right">${pairs([['Netto', s.money(p.net)], [`Moms ${p.vat[0]?.rate} %`, s.money(p.tax)], ['Att betala', s.money(p.payable)]])}</div><div class="clear"></div>`, footed([['Bankgiro', p.supplier.bankgiro], ['Org.nr', p.supplier.organisation], ['VAT', p.supplier.vat], ['Godkänd', 'F-skatt', 'SE 3318 EG']]))),
  lay('l42', 'words', 'each row has its tax in kronor; the paper is dated in words',
    sell('Skylt & Mässhyra i Umeå HB', 'Flygplatsvägen 2, 904 22 Umeå', ['hire', 'print'], { codes: '', numbers: '884', lines: [2, 5], amounts: [1, 6], terms: 10 }),
    (p) => {
      const sheet = new Sheet({ size: 9.5 });
      sheet.text(50, 60, p.supplier.name, { font: 'bold', size: 14 }); sheet.block(50, 76, [`${p.supplier.street}, ${p.supplier.post}`, `Tel ${p.supplier.phone}   Org.nr ${p.supplier.organisation}`]); sheet.block(340, 120, party(p)); sheet.block(50, 120, [`${called(p, 'Faktura')}: ${p.number}`, `Datum: ${words(p.issue)}`, `Betalas senast: ${words(p.due)}`, `${noted(p)} ${about(p)}`]);
      const end = grid(sheet, [col(50, 'Uppdrag', (l) => l.name), num(300, 'Antal', (l) => f.quantity(l.quantity)), col(305, '', (l) => l.unit), num(400, 'Pris', (l) => f.price(l.price)), num(545, 'Belopp', (l) => f.money(l.sum))], p.lines, { top: 195, leading: 14, headStyle: { font: 'sans' }, rule: (y) => { sheet.line(50, y, 545); } });
      summed(sheet, end + 14, [['Summa', f.money(p.net)], ['25 % moms', f.money(p.tax)], ['Totalt', f.money(p.payable)]], { x: 400, right: 545 }); sheet.block(50, end + 14, [`Bankgiro ${p.supplier.bankgiro}`, `Plusgiro ${p.supplier.plusgiro}`, 'Innehar F-skattsedel', 'Momsreg.nr', p.supplier.vat]);
      return sheet.drawing();
    }),
]; // prettier-ignore
