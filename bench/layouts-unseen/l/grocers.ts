/** Wholesalers and their like, drawn as their systems print: tables by fixed places. */
import { compact, dotted, iso, pointed, short, shortDashed, slashed } from '../days.ts';
import { across } from '../format.ts';
import { called, col, figures, grid, num, of, summed, total } from '../h/kit.ts';
import type { Paper } from '../paper.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { about, lay, noted, ocrLine, sell } from './kit.ts';
import type { LayoutL } from './orders.ts';

const f = figures('swedish');
const b = figures('bare');
const d = figures('dotted');
const t = figures('trailing');

const party = ({ buyer }: Paper): readonly string[] => [buyer.name, buyer.street, buyer.post];
const vats = (p: Paper, x: number, y: number, sheet: Sheet): number => {
  across(
    sheet,
    y,
    [
      [x, 'Moms%'],
      [x + 110, 'Underlag', 'r'],
      [x + 180, 'Moms kr', 'r'],
    ],
    { font: 'bold', size: 8 },
  );
  for (const [at, { rate, base, tax }] of p.vat.entries())
    across(
      sheet,
      y + 12 * (at + 1),
      [
        [x, `${rate},00`],
        [x + 110, f.money(base), 'r'],
        [x + 180, f.money(tax), 'r'],
      ],
      { size: 8 },
    );
  return y + 12 * (p.vat.length + 2);
};

export const grocers: readonly LayoutL[] = [
  lay('l09', 'reportlab', 'records of two rows: delivery note and batch below the row',
    sell('Norrviken Livsmedelsgrossist AB', 'Terminalvägen 18, 906 22 Umeå', ['dry', 'clean'], { codes: '######', numbers: '8814420', lines: [5, 12], discounts: [300, 800, 1250], fees: [['Drivmedelstillägg', 8900, 25]], isWhole: true }),
    (p) => {
      const sheet = new Sheet({ size: 8.5 });
      sheet.text(40, 50, p.supplier.name, { font: 'bold', size: 13 });
      sheet.block(40, 66, [`${p.supplier.street}, ${p.supplier.post}`, `Org.nr ${p.supplier.organisation}  VAT ${p.supplier.vat}`, `Bg ${p.supplier.bankgiro}`]);
      sheet.text(380, 50, called(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 15 });
      summed(sheet, 68, [['Fakturanummer', p.number], ['Fakturadatum', iso(p.issue)], ['Förfallodatum', iso(p.due)], ['Kundnummer', p.customer], ['Ordernummer', p.order], ['OCR', p.ocr]], { x: 380, right: 555, leading: 11 });
      sheet.block(40, 150, party(p)); sheet.text(300, 160, noted(p), { font: 'bold' }); sheet.text(300, 174, about(p));
      const end = grid(sheet, [col(40, 'Artikelnr', (l) => l.code), col(95, 'Artikel', (l) => [l.name, `Följesedel ${p.order}  Batch ${of(l, 90_000) + 10_000}`]), num(345, 'Antal', (l) => f.quantity(l.quantity)), col(352, 'Enh', (l) => l.unit), num(430, 'Pris', (l) => f.price(l.price)), num(475, 'Rab %', (l) => (l.discount === 0n ? '' : f.percent(l.discount))), num(555, 'Belopp', (l) => f.money(l.sum))], p.lines, { top: 215, leading: 10, gap: 4, bottom: 730, rule: (y) => { sheet.line(40, y, 555); }, next: () => { sheet.page(); sheet.text(40, 40, `${p.supplier.name}   Faktura ${p.number}   sid 2`); return 70; } });
      const low = Math.max(end + 16, 0) > 690 ? (sheet.page(), 60) : end + 16;
      vats(p, 40, low, sheet);
      summed(sheet, low, [['Varuvärde', f.money(p.lineNet)], ...p.charges.map(({ label, amount }): [string, string] => [label, f.money(amount)]), ['Summa exkl moms', f.money(p.net)], ['Moms', f.money(p.tax)], ['Avrundning', f.money(p.rounding)], ['Att betala SEK', f.money(p.payable)]], { x: 380, right: 555 });
      return sheet.drawing();
    }, { credits: 1 }),
  lay('l10', 'words', 'positions counted, totals in a grid of boxes at the foot',
    sell('Storköksboden Lindahl & Mark AB', 'Industrigatan 33, 553 02 Jönköping', ['tools'], { codes: '@##-####', numbers: 'F26-0718', lines: [3, 8], amounts: [1, 10], discounts: [1000, 1500, 2000], fees: [['Frakt', 19500, 25], ['Exp.avgift', 4500, 25]] }),
    (p) => {
      const sheet = new Sheet();
      sheet.text(45, 60, 'STORKÖKSBODEN', { font: 'bold', size: 18 }); sheet.text(550, 60, called(p, 'Faktura'), { size: 16, align: 'r' });
      sheet.block(330, 100, party(p), { size: 10, leading: 13 });
      sheet.block(45, 100, [`Fakturanr:  ${p.number}`, `Fakturadatum:  ${iso(p.issue)}`, `Kundnr:  ${p.customer}`, `Vår ref:  Ulf Mark`, `Er ref:  ${p.reference}`, about(p)]); sheet.text(330, 165, noted(p), { font: 'bold' });
      grid(sheet, [col(45, 'Pos', (_, at) => String((at + 1) * 10)), col(75, 'Art nr', (l) => l.code), col(140, 'Benämning', (l) => l.name), num(355, 'Antal', (l) => `${f.quantity(l.quantity)} ${l.unit}`), num(420, 'À-pris', (l) => f.price(l.price)), num(470, 'Rab', (l) => (l.discount === 0n ? '' : `${f.percent(l.discount)}%`)), num(550, 'Summa', (l) => f.money(l.sum))], p.lines, { top: 215, leading: 14, rule: (y) => { sheet.line(45, y, 550); } });
      sheet.frame(45, 640, 550, 680);
      for (const [at, [label, value]] of ([['Varor', f.money(p.lineNet)], ...p.charges.map(({ label, amount }) => [label, f.money(amount)]), ['Netto', f.money(p.net)], ['Moms 25%', f.money(p.tax)], ['ATT BETALA', f.money(p.payable)]] as const).entries()) { sheet.text(50 + at * 84, 652, label ?? '', { size: 7 }); sheet.text(50 + at * 84, 670, value ?? '', { font: 'bold' }); if (at > 0) sheet.line(46 + at * 84, 640, 46 + at * 84, 680); }
      sheet.block(45, 700, [`Förfallodatum ${iso(p.due)}. Dröjsmålsränta 12 %. Betala till bankgiro ${p.supplier.bankgiro}.`, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Tel ${p.supplier.phone}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. F-skattsedel finns.`], { size: 7.5 });
      return sheet.drawing();
    }, { credits: 1 }),
  lay('l11', 'driver', 'items 000010, prices per unit with the unit behind, tax codes',
    sell('Vinhuset Palmaris Import AB', 'Frihamnsgatan 30, 115 56 Stockholm', ['wine', 'spirits'], { codes: '#######', numbers: '5100044071', lines: [4, 10], amounts: [6, 36], terms: 30 }),
    (p) => {
      const sheet = new Sheet({ font: 'sans', size: 8 });
      sheet.block(50, 60, [p.supplier.name, p.supplier.street, p.supplier.post], { size: 9 });
      sheet.block(50, 130, party(p), { size: 9 });
      sheet.text(340, 60, called(p, 'Faktura', 'Kreditnota'), { font: 'bold', size: 14 });
      summed(sheet, 80, [['Dokumentnummer', p.number], ['Dokumentdatum', dotted(p.issue)], ['Kundnummer', p.customer], ['Kundorder', p.order], ['Förfallodag', dotted(p.due)], ['Valuta', 'SEK'], ['Sida', '1 av 1']], { x: 340, right: 540, leading: 11 });
      sheet.text(50, 185, noted(p), { font: 'bold' }); sheet.text(50, 197, about(p, 'Referens till faktura'));
      const end = grid(sheet, [col(50, 'Pos|', (_, at) => String((at + 1) * 10).padStart(6, '0')), col(90, 'Material|Beskrivning', (l) => [l.code, l.name]), num(365, 'Kvantitet|', (l) => `${d.quantity(l.quantity)} ${l.unit.toUpperCase()}`), num(440, 'Pris|', (l) => `${d.price(l.price)} / 1 ${l.unit.toUpperCase()}`), col(455, 'Skatt|', () => 'A1'), num(540, 'Värde|', (l) => d.money(l.sum))], p.lines, { top: 215, leading: 10, gap: 3, rule: (y) => { sheet.line(50, y, 540, y, 0.4); } });
      summed(sheet, end + 14, [['Summa positioner', d.money(p.net)], ['A1  Utgående moms 25,000 %', d.money(p.tax)], ['Slutbelopp', d.money(p.payable)]], { x: 330, right: 540 });
      sheet.block(50, 770, [`${p.supplier.name}  Säte Stockholm  Org.nr ${p.supplier.organisation}  VAT-nr ${p.supplier.vat}  Bankgiro ${p.supplier.bankgiro}`, 'Partihandel med alkohol, godkänd upplagshavare. Vi innehar F-skatt.'], { size: 7 });
      return sheet.drawing();
    }, { credits: 1 }),
  lay('l12', 'fpdf', 'crates and deposits as rows after each other',
    sell('Källsprång Dryck i Borås AB', 'Bryggargatan 9, 504 38 Borås', ['soft'], { codes: '@####', numbers: '304118', lines: [4, 7], deposit: ['Pant back och flaskor', 'P24', 480_000n], isWhole: true }),
    (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(40, 55, p.supplier.name, { font: 'serifbold', size: 16 }); sheet.text(40, 70, `${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone}`);
      sheet.text(400, 55, called(p, 'FAKTURA'), { font: 'bold', size: 16 });
      sheet.block(40, 105, party(p)); sheet.block(40, 150, [noted(p), about(p)], { font: 'bold' });
      summed(sheet, 80, [['Faktura', p.number], ['Datum', iso(p.issue)], ['Förfaller', iso(p.due)], ['Kund', p.customer], ['Tur', '14 Onsdag']], { x: 400, right: 550 });
      const end = grid(sheet, [col(40, 'Vara', (l) => l.code), col(85, 'Benämning', (l) => l.name), num(360, 'Antal', (l) => f.quantity(l.quantity)), col(366, 'Enhet', (l) => l.unit), num(450, 'Pris', (l) => f.price(l.price)), num(490, 'Moms', (l) => `${l.rate}%`), num(550, 'Belopp', (l) => f.money(l.sum))], p.lines, { top: 190, rule: (y) => { sheet.line(40, y, 550); } });
      vats(p, 40, end + 20, sheet);
      summed(sheet, end + 20, [['Summa exkl moms', f.money(p.net)], ['Summa moms', f.money(p.tax)], ['Öresavr', f.money(p.rounding)], ['Att betala', f.money(p.payable)]], { x: 400, right: 550 });
      sheet.text(40, 790, `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg ${p.supplier.vat}   Bankgiroinbetalning märks med fakturanummer`, { size: 7.5 });
      return sheet.drawing();
    }, { credits: 1 }),
  lay('l13', 'flipped', 'long lists over pages, page sums carried on',
    sell('Grönsakshuset Partihallen AB', 'Partihandlarvägen 47, 120 44 Årsta', ['greens', 'dry', 'eggs'], { codes: '####', numbers: '2611807', lines: [38, 46], terms: 10, grams: 100 }),
    (p) => {
      const sheet = new Sheet({ size: 9 });
      const head = (n: number): void => { sheet.text(40, 50, 'Grönsakshuset', { font: 'serifbold', size: 20 }); across(sheet, 66, [[40, p.supplier.name], [40 + 200, p.supplier.phone], [555, `Sida ${n}`, 'r']], { size: 8 }); across(sheet, 86, [[40, called(p, 'FAKTURA')], [140, `Nr ${p.number}`], [260, `Datum ${shortDashed(p.issue)}`], [380, `Kund ${p.customer}`]], { font: 'bold' }); };
      head(1); sheet.block(340, 112, party(p)); sheet.block(40, 112, [`Förfallodatum ${shortDashed(p.due)}`, `Leveransdag ${shortDashed(p.delivered)}`, noted(p)]);
      let n = 1;
      const end = grid(sheet, [col(40, 'Artnr', (l) => l.code), col(80, 'Vara', (l) => l.name), col(230, 'Förp', (l) => l.pack), col(290, 'Urspr', (l) => ['SE', 'ES', 'NL', 'IT'][of(l, 4)] ?? ''), num(390, 'Lev', (l) => b.quantity(l.quantity)), col(396, 'Enh', (l) => l.unit), num(470, 'Pris', (l) => b.price(l.price)), num(555, 'Summa', (l) => b.money(l.sum))], p.lines, { top: 165, leading: 19, bottom: 730, rule: (y) => { sheet.line(40, y, 555); }, next: (y, before) => { across(sheet, y + 6, [[340, 'Transport'], [555, b.money(total(before)), 'r']], { font: 'bold' }); sheet.page(); head(++n); across(sheet, 112, [[340, 'Transport från föregående sida'], [555, b.money(total(p.lines.slice(0, before.length))), 'r']], { font: 'bold' }); return 130; } });
      const low = end > 700 ? (sheet.page(), 60) : end + 12;
      summed(sheet, low, [['Netto', b.money(p.net)], [`Moms ${p.vat[0]?.rate}%`, b.money(p.tax)], ['ATT BETALA', b.money(p.payable)]], { x: 340, right: 555 });
      sheet.block(40, low, [`Bg ${p.supplier.bankgiro}`, `Org.nr ${p.supplier.organisation}`, `${p.supplier.street}, ${p.supplier.post}`], { size: 8 });
      return sheet.drawing();
    }),
  lay('l14', 'arrays', 'prices for a hundred, names on two rows',
    sell('Emballage & Duk i Norrköping AB', 'Exportgatan 14, 602 38 Norrköping', ['paper'], { codes: '##.###', numbers: '119034', lines: [3, 7], base: 100n, amounts: [2, 20], fees: [['Fraktkostnad', 24500, 25]] }),
    (p) => {
      const sheet = new Sheet();
      sheet.text(50, 60, p.supplier.name, { font: 'bold', size: 12 }); sheet.block(50, 74, [p.supplier.street, p.supplier.post], { size: 8 });
      sheet.block(320, 110, party(p), { size: 10 }); sheet.text(50, 110, called(p, 'Faktura'), { font: 'bold', size: 18 });
      across(sheet, 165, [[50, 'Fakturanr'], [150, 'Datum'], [250, 'Förf.datum'], [350, 'Kundnr'], [450, 'Er beställning']], { size: 7 }); across(sheet, 177, [[50, p.number], [150, iso(p.issue)], [250, iso(p.due)], [350, p.customer], [450, p.reference]]); sheet.text(50, 195, `${noted(p)} ${about(p)}`);
      const end = grid(sheet, [col(50, 'Art.nr|', (l) => l.code), col(100, 'Artikelbenämning|', (l) => wrapped(l.name, 30)), num(340, 'Antal|st', (l) => f.quantity(l.quantity)), num(430, 'Pris per|100 st', (l) => f.price(l.price)), num(545, 'Netto|SEK', (l) => f.money(l.sum))], p.lines, { top: 220, gap: 5, rule: (y) => { sheet.line(50, y, 545, y, 1); } });
      summed(sheet, end + 12, [...p.charges.map(({ label, amount }): [string, string] => [label, f.money(amount)]), ['Momspliktigt 25%', f.money(p.net)], ['Moms', f.money(p.tax)], ['Fakturabelopp', f.money(p.payable)]], { x: 350, right: 545 });
      sheet.text(50, 780, `Bankgiro ${p.supplier.bankgiro} | OCR ${p.ocr} | Organisationsnr ${p.supplier.organisation} | Momsnr ${p.supplier.vat}`, { size: 7.5 });
      return sheet.drawing();
    }),
  lay('l15', 'ghostscript', 'old program: capitals, minus behind, days of six digits',
    sell('Blomstergrossisten Vallmo AB', 'Partihallsvägen 6, 254 66 Helsingborg', ['flowers'], { codes: '####', numbers: '40288', lines: [3, 6], returns: 0.25, amounts: [1, 14], isNegativeCredit: true }),
    (p) => {
      const sheet = new Sheet({ font: 'mono', size: 9 });
      sheet.block(50, 60, [p.supplier.name.toUpperCase(), p.supplier.street.toUpperCase(), p.supplier.post.toUpperCase(), `TEL ${p.supplier.phone}`]);
      sheet.block(330, 60, [called(p, 'FAKTURA', 'KREDITFAKTURA'), `NR ${p.number}`, `DAT ${short(p.issue)}`, `FÖRFALLER ${short(p.due)}`, `KUND ${p.customer}`]);
      sheet.block(330, 140, party(p).map((row) => row.toUpperCase())); sheet.block(50, 150, [noted(p), about(p).toUpperCase()]);
      const end = grid(sheet, [col(50, 'NR', (l) => l.code), col(90, 'BENÄMNING', (l) => l.name.toUpperCase()), num(330, 'ANTAL', (l) => t.quantity(l.quantity)), col(340, 'ENH', (l) => l.unit.toUpperCase()), num(440, 'A-PRIS', (l) => t.price(l.price)), num(545, 'BELOPP', (l) => t.money(l.sum))], p.lines, { top: 215, headStyle: { font: 'mono' }, rule: (y) => { sheet.text(50, y + 4, '-'.repeat(91)); }, gap: 2 });
      summed(sheet, end + 20, [['SUMMA EXKL MOMS', t.money(p.net)], ['MOMS 25%', t.money(p.tax)], ['ATT BETALA', t.money(p.payable)]], { x: 330, right: 545 });
      sheet.block(50, 750, [`BANKGIRO ${p.supplier.bankgiro}  POSTGIRO ${p.supplier.plusgiro}`, `ORGNR ${p.supplier.organisation}  MOMSREGNR ${p.supplier.vat}  F-SKATTEBEVIS`]);
      return sheet.drawing();
    }, { credits: 1, printing: { unit: (l) => l.unit } }),
  lay('l16', 'kerned', 'crates, the size of the pack in a column, dates like 3/9 -26',
    sell('Granvikens Ångbryggeri AB', 'Bryggvägen 1, 686 35 Sunne', ['beer'], { codes: '###', numbers: '1877', lines: [3, 6], deposit: ['Returback', '900', 360_000n], amounts: [1, 8], terms: 30 }),
    (p) => {
      const sheet = new Sheet({ font: 'serif', size: 10 });
      sheet.text(297, 60, 'Granvikens Ångbryggeri', { font: 'serifbold', size: 22, align: 'c' }); sheet.text(297, 76, `${p.supplier.street}, ${p.supplier.post}`, { align: 'c' });
      sheet.block(60, 120, party(p)); sheet.block(60, 170, [`${called(p, 'Faktura')} nr ${p.number}`, `${noted(p)}`], { font: 'serifbold', size: 13, leading: 15 });
      sheet.block(380, 120, [`Datum ${slashed(p.issue)}`, `Förfaller ${slashed(p.due)}`, `Kund nr ${p.customer}`, `Levererat ${slashed(p.delivered)}`]);
      const end = grid(sheet, [col(60, 'Nr', (l) => l.code), col(95, 'Sort', (l) => l.name), col(300, 'Storlek', (l) => l.pack), num(400, 'Antal', (l) => f.quantity(l.quantity)), num(465, 'à kr', (l) => f.price(l.price)), num(535, 'Kr', (l) => f.money(l.sum))], p.lines, { top: 215, leading: 14, headStyle: { font: 'serifbold' }, rule: (y) => { sheet.line(60, y, 535); } });
      summed(sheet, end + 18, [['Summa', f.money(p.net)], ...p.vat.map(({ rate, base, tax }): [string, string] => [`Moms ${rate} % på ${f.money(base)}`, f.money(tax)]), ['Moms tillsammans', f.money(p.tax)], ['Att betala', f.money(p.payable)]], { x: 320, right: 535, leading: 14 });
      sheet.text(297, 790, `${p.supplier.name} · org.nr ${p.supplier.organisation} · bankgiro ${p.supplier.bankgiro} · godkänd för F-skatt`, { size: 8, align: 'c' });
      return sheet.drawing();
    }, { printing: { unit: () => undefined } }),
  lay('l17', 'reportlab-embedded', 'a slip for payment at the foot with the sender below it',
    sell('Mejeriringen Västbo ek. för.', 'Mejerigatan 2, 334 31 Anderstorp', ['dairy'], { codes: '#####', numbers: '3350912', lines: [6, 13], isWhole: true, returns: 0.12 }),
    (p) => {
      const sheet = new Sheet({ size: 8.5 });
      sheet.text(40, 48, 'MEJERIRINGEN', { font: 'bold', size: 18 }); sheet.text(555, 48, called(p, 'FAKTURA'), { align: 'r', font: 'bold', size: 13 });
      summed(sheet, 66, [['Fakturanr', p.number], ['Fakturadatum', pointed(p.issue)], ['Kundnr', p.customer], ['Leveransvecka', `26${compact(p.delivered).slice(4, 6)}`]], { x: 400, right: 555, leading: 11 }); sheet.block(40, 80, party(p), { size: 9 }); sheet.block(40, 125, [noted(p), about(p)], { font: 'bold' });
      const end = grid(sheet, [col(40, 'Vnr', (l) => l.code), col(85, 'Varunamn', (l) => l.name), num(325, 'Antal', (l) => f.quantity(l.quantity)), col(330, 'Förp', (l) => l.unit), num(430, 'Pris', (l) => f.price(l.price)), num(480, 'Moms%', (l) => String(l.rate)), num(555, 'Summa', (l) => f.money(l.sum))], p.lines, { top: 150, leading: 13, rule: (y) => { sheet.line(40, y, 555); } });
      summed(sheet, end + 10, [['Summa exkl. moms', f.money(p.net)], ['Moms', f.money(p.tax)], ['Öresutjämning', f.money(p.rounding)], ['Summa att betala', f.money(p.payable)]], { x: 380, right: 555 });
      sheet.line(20, 640, 575); sheet.text(40, 655, 'INBETALNING/GIRERING', { font: 'bold' });
      across(sheet, 675, [[40, `Förfallodatum ${iso(p.due)}`], [300, `Till bankgiro ${p.supplier.bankgiro}`], [555, `OCR ${p.ocr}`, 'r']]); sheet.block(40, 700, ['Betalare', ...party(p)]); sheet.block(300, 700, ['Betalningsmottagare', p.supplier.name, p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}`]);
      sheet.text(40, 790, ocrLine(p), { font: 'mono', size: 10 });
      return sheet.drawing();
    }),
]; // prettier-ignore
