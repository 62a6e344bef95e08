/** Forms with a slip to pay at the foot, and long lists. */
import { compact, iso, plusDays, pointed, slashes } from '../days.ts';
import { firm } from '../parties.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { called, col, figures, grid, num, summed, total } from './kit.ts';
import { foot, head, usual } from './odd-parts.ts';
import type { Paper } from '../paper.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const bare = figures('bare');
const dotted = figures('dotted');
const brackets = figures('trailing');

/** The slip below an invoice that banks once read: account, reference and sum once more. */
const slip = (sheet: Sheet, paper: Paper): void => {
  const { supplier: seller } = paper;
  const [kronor = '', ore = ''] = bare.money(paper.payable).split(',');
  sheet.line(20, 660, 575, 660, 0.3);
  sheet.text(40, 676, 'INBETALNING/GIRERING AVI', { font: 'bold', size: 8 });
  sheet.block(40, 692, ['Avsändare', paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 8, leading: 10 });
  sheet.block(330, 692, ['Till bankgironr', seller.bankgiro, 'Betalningsmottagare', seller.name], { size: 8, leading: 10 });
  sheet.text(330, 744, `Betalas senast ${iso(paper.due)}`, { size: 8 });
  sheet.text(40, 790, `#   ${paper.ocr} #   ${kronor} ${ore}   4 >   ${seller.bankgiro.replace('-', '')}#41#`, { font: 'mono', size: 11 });
}; // prettier-ignore

const h55: LayoutH = {
  id: 'h55',
  producer: 'ghostscript',
  hard: 'a slip at the foot repeats account, reference and sum; labels over values in boxes',
  credits: 1,
  seller: {
    party: firm('Restaurangtillbehör Jemtland AB', 'Odenvägen 10, 831 48 Östersund'),
    trades: ['chemicals', 'packing'],
    codes: '3####',
    numbers: '90112',
    lines: [3, 7],
    isWhole: true,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    sheet.text(40, 46, seller.name, { font: 'bold', size: 13 });
    sheet.text(300, 46, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 13 });
    if (paper.remark !== null) sheet.text(300, 30, paper.remark, { font: 'bold', size: 11 });
    for (const [at, [label, value]] of ([['Fakturanr', paper.number], ['Fakturadatum', slashes(paper.issue)], ['Kundnr', paper.customer], ['Betalningsdag', slashes(paper.due)]] as const).entries()) {
      sheet.frame(300 + at * 64, 54, 364 + at * 64, 80);
      sheet.text(303 + at * 64, 62, label, { size: 6.5 });
      sheet.text(303 + at * 64, 75, value);
    }
    if (paper.about !== null) sheet.text(300, 94, `Krediterad faktura: ${paper.about}`);
    sheet.block(300, 112, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 10 });
    const y = grid(sheet, usual, paper.lines, { top: 176, leading: 13, rule: (at) => sheet.line(40, at, 550) });
    sheet.line(40, y, 550);
    summed(sheet, y + 16, [['Netto', kr.money(paper.net)], ['Moms 25 %', kr.money(paper.tax)], ['Öresavrundning', kr.money(paper.rounding)], [paper.isCredit ? 'Kreditbelopp' : 'Att betala', kr.money(paper.payable)]], { x: 370, right: 550 });
    sheet.text(40, 640, `${seller.street}, ${seller.post}  Org.nr ${seller.organisation}  VAT ${seller.vat}  Innehar F-skattebevis`, { size: 7.4 });
    slip(sheet, paper);
    return sheet.drawing();
  },
}; // prettier-ignore

const h56: LayoutH = {
  id: 'h56',
  producer: 'fpdf',
  hard: 'negative amounts with the minus behind; discount for all as a row before the sum',
  credits: 1,
  seller: {
    party: firm('Skaraslätts Kvarn & Kolonial AB', 'Kvarngatan 2, 534 30 Vara'),
    trades: ['pantry', 'coffee'],
    codes: '0####',
    numbers: '6600418',
    lines: [4, 9],
    isNegativeCredit: true,
    returns: 0.1,
    fees: [{ label: 'Avtalsrabatt', ore: -12500, rate: 'F' }],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    head(sheet, paper, 'FAKTURA', 'KREDITFAKTURA');
    const end = grid(
      sheet,
      [
        col(40, 'Artikelnr', ({ code }) => code),
        col(92, 'Benämning', ({ name, pack }) => wrapped(`${name} ${pack}`, 30)),
        num(300, 'Kvant', ({ quantity }) => brackets.quantity(quantity)),
        col(308, 'Sort', ({ unit }) => unit),
        num(410, 'Pris', ({ price }) => brackets.price(price)),
        num(460, 'Moms', ({ rate }) => `${rate},0`),
        num(550, 'Belopp', ({ sum }) => brackets.money(sum)),
      ],
      paper.lines,
      { top: 176, leading: 11.5, gap: 3, rule: (at) => sheet.line(40, at, 550) },
    );
    const y = summed(sheet, end, paper.charges.map(({ label, amount }) => [label, brackets.money(amount)]), { x: 92, right: 550 });
    sheet.line(40, y - 6, 550);
    summed(sheet, y + 10, [['Exkl. moms', brackets.money(paper.net)], ...paper.vat.map(({ rate, base, tax }): [string, string] => [`Moms ${rate} % på ${brackets.money(base)}`, brackets.money(tax)]), ['Summa moms', brackets.money(paper.tax)], [paper.isCredit ? 'Oss till godo / Er kredit' : 'Att betala', brackets.money(paper.payable)]], { x: 340, right: 550 });
    sheet.text(40, 803, `Bankgiro ${seller.bankgiro}  Org.nr ${seller.organisation}  Momsreg.nr ${seller.vat}  F-skatt`, { size: 7.6 });
    return sheet.drawing();
  },
  printing: { name: ({ name, pack }) => `${name} ${pack}`.trim() },
}; // prettier-ignore

const h57: LayoutH = {
  id: 'h57',
  producer: 'arrays',
  hard: 'three pages; heads only on the first; a carried sum at the foot of each page',
  seller: {
    party: firm('Göta Älvs Partivaror AB', 'Slakthusgatan 9, 415 02 Göteborg'),
    trades: ['pantry', 'frost', 'milk', 'meat', 'chemicals'],
    codes: '######',
    numbers: '14002219',
    lines: [40, 52],
    grams: 10,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.6 });
    head(sheet, paper, 'FAKTURA', 'KREDITFAKTURA');
    let y = 190;
    const row = (at: number, cells: readonly string[], font: 'sans' | 'bold' = 'sans'): void => {
      for (const [index, text] of cells.entries()) {
        const [x = 0, align = 'l'] = ([[40], [92], [250, 'r'], [258], [350, 'r'], [390, 'r'], [550, 'r']] as const)[index] ?? [0];
        if (text !== '') sheet.text(x, at, text, { align, font });
      }
    };
    row(176, ['Art', 'Vara', 'Antal', 'Enhet', 'Pris', 'Moms', 'Belopp'], 'bold');
    for (const [index, { code, name, quantity, unit, price, rate, sum }] of paper.lines.entries()) {
      if (y > 770) {
        sheet.right(550, 800, `Delsumma ${dotted.money(total(paper.lines.slice(0, index)))}`);
        sheet.page();
        sheet.text(40, 40, `${paper.supplier.name}   ${called(paper, 'Faktura')} ${paper.number}   Blad ${sheet.pages.length}`);
        y = 64;
      }
      row(y, [code, name, dotted.quantity(quantity), unit, dotted.price(price), `${rate}%`, dotted.money(sum)]);
      y += 15;
    }
    if (y > 640) {
      sheet.page();
      y = 60;
    }
    foot(sheet, y, paper);
    return sheet.drawing();
  },
}; // prettier-ignore

const h58: LayoutH = {
  id: 'h58',
  producer: 'words',
  hard: 'heads on three rows; number of line, days as 2026.04.01; amounts in packs and pieces',
  credits: 1,
  seller: {
    party: firm('Livsmedelslagret Öresund AB', 'Lodgatan 22, 211 24 Malmö'),
    trades: ['frost', 'soda', 'bakery'],
    codes: '##-##-##',
    numbers: '7704-0182',
    lines: [5, 10],
    terms: 25,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.6 });
    const { supplier: seller } = paper;
    sheet.text(40, 48, 'LIVSMEDELSLAGRET ÖRESUND', { font: 'bold', size: 14 });
    sheet.text(40, 66, `${called(paper, 'Faktura')} ${paper.number} av den ${pointed(paper.issue)}, att betala den ${pointed(paper.due)}${paper.about === null ? '' : `, krediterar ${paper.about}`}`, { font: 'bold', size: 10 });
    if (paper.remark !== null) sheet.text(40, 82, paper.remark, { font: 'bold', size: 11 });
    sheet.block(40, 100, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
    sheet.block(300, 100, [`Kundnummer ${paper.customer}`, `Order ${paper.order} levererad ${compact(plusDays(paper.delivered, 0))}`, `Vår handläggare ${paper.reference}`]);
    const y = grid(
      sheet,
      [
        num(52, 'R|a|d', (_, index) => String(index + 1)),
        col(60, 'Artikel-|nummer|', ({ code }) => code),
        col(112, 'Varans|benämning|', ({ name }) => name),
        col(280, 'Förpack-|ning|', ({ pack }) => pack),
        num(366, 'Levererat|antal|', ({ quantity }) => bare.quantity(quantity)),
        col(372, '|Enhet|', ({ unit }) => unit),
        num(460, 'Pris|per|enhet', ({ price }) => bare.price(price)),
        num(550, 'Belopp|exklusive|moms', ({ sum }) => bare.money(sum)),
      ],
      paper.lines,
      { top: 160, leading: 11, gap: 2, rule: (at) => sheet.line(40, at, 550) },
    );
    sheet.line(40, y, 550);
    sheet.text(40, y + 16, `Netto ${bare.money(paper.net)} kr, moms ${bare.money(paper.tax)} kr (${paper.vat.map(({ rate, base }) => `${rate} % av ${bare.money(base)}`).join(', ')})`);
    sheet.text(40, y + 34, `${paper.isCredit ? 'Att kreditera' : 'Att betala'}: SEK ${bare.money(paper.payable)}`, { font: 'bold', size: 11 });
    sheet.text(40, y + 50, `Bankgiro ${seller.bankgiro}, referens ${paper.ocr}`);
    sheet.text(40, 800, `${seller.name}, ${seller.street}, ${seller.post}. Org.nr ${seller.organisation}. Momsreg.nr ${seller.vat}. Godkänd för F-skatt.`, { size: 7.4 });
    return sheet.drawing();
  },
}; // prettier-ignore

export const oddForms: readonly LayoutH[] = [h55, h56, h57, h58];
