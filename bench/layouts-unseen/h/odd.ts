/** Text layers as drivers and old systems leave them, and forms with a slip to pay at the foot. */
import { iso } from '../days.ts';
import { gtin } from '../identity.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { called, col, figures, grid, num, of, summed } from './kit.ts';
import { foot, head, usual } from './odd-parts.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');

const h50: LayoutH = {
  id: 'h50',
  producer: 'letters',
  hard: 'written letter by letter',
  credits: 1,
  seller: {
    party: firm('Hällefors Delikatess & Grossist AB', 'Sikforsvägen 19, 712 34 Hällefors'),
    trades: ['meat', 'pantry'],
    codes: '#####',
    numbers: '20077',
    lines: [4, 9],
    isWhole: true,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    head(sheet, paper, 'FAKTURA', 'KREDITFAKTURA');
    foot(sheet, grid(sheet, usual, paper.lines, { top: 176, leading: 13, rule: (y) => sheet.line(40, y, 550) }), paper);
    return sheet.drawing();
  },
}; // prettier-ignore

const h51: LayoutH = {
  id: 'h51',
  producer: 'pdf-lib',
  hard: 'drawn column by column',
  seller: {
    party: firm('Tärnsjö Frys & Kyl Livsmedel AB', 'Fryshusvägen 2, 740 45 Tärnsjö'),
    trades: ['frost', 'milk'],
    codes: '4#####',
    numbers: '1022718',
    lines: [5, 10],
    discounts: [500],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    head(sheet, paper, 'Faktura', 'Kreditfaktura');
    const cols = [...usual.slice(0, 5), num(480, 'Rab', ({ discount }) => (discount === 0n ? '' : `${kr.percent(discount)}%`)), num(550, 'Belopp', ({ sum }) => kr.money(sum))];
    foot(sheet, grid(sheet, cols, paper.lines, { top: 176, leading: 13, rule: (y) => sheet.line(40, y, 550) }), paper);
    sheet.columnwise();
    return sheet.drawing();
  },
}; // prettier-ignore

const h52: LayoutH = {
  id: 'h52',
  producer: 'cairo',
  hard: 'each text drawn twice, a hair aside',
  credits: 1,
  seller: {
    party: firm('Mölndals Fisk & Skaldjur AB', 'Kvarnbygatan 12, 431 34 Mölndal'),
    trades: ['fish', 'ice'],
    codes: '7##',
    numbers: '55108',
    lines: [3, 8],
    terms: 10,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    head(sheet, paper, 'FAKTURA', 'KREDITNOTA');
    foot(sheet, grid(sheet, usual, paper.lines, { top: 176, leading: 14, rule: (y) => sheet.line(40, y, 550) }), paper);
    sheet.twice();
    return sheet.drawing();
  },
}; // prettier-ignore

const h53: LayoutH = {
  id: 'h53',
  producer: 'reportlab',
  hard: 'a wide page that lies on its side, with eleven columns',
  seller: {
    party: firm('Internationella Livsmedel i Norrköping AB', 'Lindövägen 70, 602 28 Norrköping'),
    trades: ['pantry', 'frost'],
    codes: '@@-####',
    numbers: '2630881',
    lines: [6, 12],
    discounts: [300, 750],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.4 }, 842, 595);
    const { supplier: seller } = paper;
    sheet.text(40, 44, seller.name, { font: 'bold', size: 14 });
    sheet.right(800, 44, `${called(paper, 'FAKTURA')} ${paper.number}`, { font: 'bold', size: 14 });
    if (paper.remark !== null) sheet.right(800, 28, paper.remark, { font: 'bold', size: 11 });
    sheet.block(40, 66, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
    for (const [at, [label, value]] of ([['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnr', paper.customer], ['Ordernr', paper.order], ['OCR', paper.ocr]] as const).entries())
      sheet.block(380 + at * 88, 66, [label, value]);
    const y = grid(
      sheet,
      [
        col(40, 'Artikel', ({ code }) => code),
        col(92, 'EAN-kod', ({ name }) => gtin(`${seller.name}${name}`)),
        col(168, 'Benämning', ({ name }) => name),
        col(330, 'Förpackning', ({ pack }) => pack),
        col(400, 'Ursprung', (line) => ['TH', 'IT', 'IN', 'SE', 'TR'][of(line, 5)] ?? ''),
        num(480, 'Antal', ({ quantity }) => kr.quantity(quantity)),
        col(488, 'Enhet', ({ unit }) => unit),
        num(580, 'Bruttopris', ({ price }) => kr.price(price)),
        num(620, 'Rabatt', ({ discount }) => (discount === 0n ? '' : kr.percent(discount))),
        num(680, 'Moms', ({ rate }) => String(rate)),
        num(800, 'Belopp', ({ sum }) => kr.money(sum)),
      ],
      paper.lines,
      { top: 130, leading: 14, rule: (at) => sheet.line(40, at, 800) },
    );
    sheet.line(40, y, 800);
    summed(sheet, y + 16, [['Summa exkl. moms', kr.money(paper.net)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate} %`, kr.money(tax)]), ['Att betala SEK', kr.money(paper.payable)]], { x: 600, right: 800 });
    sheet.text(40, 570, `${seller.street}, ${seller.post}   Bankgiro ${seller.bankgiro}   Org.nr ${seller.organisation}   Momsreg.nr ${seller.vat}   F-skatt`, { size: 7.6 });
    return sheet.onItsSide();
  },
}; // prettier-ignore

const h54: LayoutH = {
  id: 'h54',
  producer: 'reportlab-embedded',
  hard: 'without Unicode',
  isWithoutUnicode: true,
  count: 1,
  seller: {
    party: firm('Söderköpings Bröd & Bakverk AB', 'Bielkegatan 3, 614 32 Söderköping'),
    trades: ['bakery'],
    codes: '2##',
    numbers: '4410',
    lines: [4, 8],
    amounts: [2, 40],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    head(sheet, paper, 'Faktura', 'Kreditfaktura');
    foot(sheet, grid(sheet, usual, paper.lines, { top: 176, leading: 13, rule: (y) => sheet.line(40, y, 550) }), paper);
    return sheet.drawing();
  },
}; // prettier-ignore

export const odd: readonly LayoutH[] = [h50, h51, h52, h53, h54];
