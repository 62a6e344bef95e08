import { decimal, fixed, rounded, sumOf, zero } from '#core/values/decimal.ts';
import type { Page } from '#core/reading/page/page.ts';
import { type Figures, money } from './figures.ts';
import { type GeneratedLine, generatedLine } from './goods.ts';
import { type Paper, paperOf } from './paper.ts';
import { type Random, randomOf } from './random.ts';
import { printTable } from './table.ts';
import { type Wording, wordingOf } from './wording.ts';

/** A document of a random layout, and what it says. */
export interface GeneratedInvoice {
  readonly pages: readonly Page[];
  readonly number: string;
  readonly lines: readonly GeneratedLine[];
  readonly net: string;
  readonly vat: string;
  readonly payable: string;
}

/** The invoice of a seed: words, order and alignment of columns, thousands, pages, totals all follow from it. */
export const generatedInvoice = (seed: number): GeneratedInvoice => {
  const random = randomOf(seed);
  const wording = wordingOf(random);
  const figures: Figures = {
    comma: wording.comma,
    thousands: random.one(wording.comma ? [' ', '.', ''] : [',', '', ' ']),
    trailingMinus: random.chance(0.2),
  };
  const paper = paperOf(random.one([0.5, 0.5, 0.6]), random.one([0, 0, 0.003]));
  const withDiscount = random.chance(0.3);
  const lines = Array.from({ length: random.whole(1, random.chance(0.2) ? 60 : 14) }, () =>
    generatedLine(random, withDiscount),
  );
  const number = random.one([
    String(random.whole(1000, 9_999_999)),
    `F-${random.whole(100, 99_999)}`,
    `2026/${random.whole(100, 9999)}`,
  ]);
  printHead(paper, random, wording, number);
  const end = printTable(paper, random, { wording, figures, lines, withDiscount });

  const net = sumOf(lines.map(({ sum }) => decimal(sum)));
  const rates = ['6', '12', '25']
    .map((rate) => ({
      rate,
      base: sumOf(lines.filter((line) => line.rate === rate).map(({ sum }) => decimal(sum))),
    }))
    .filter(({ base }) => !base.eq('0'));
  const taxed = rates.map(({ rate, base }) => ({
    rate,
    base,
    tax: decimal(rounded(base.times(rate).div('100'), 2)),
  }));
  const vat = sumOf(taxed.map(({ tax }) => tax));
  const gross = net.plus(vat);
  const isRounded = wording.currency === 'SEK' && random.chance(0.6);
  const payable = isRounded ? decimal(rounded(gross, 0)) : gross;
  const x = 545;
  let y = end > 620 ? (paper.turn(), 80) : end + 30;
  for (const { rate, base, tax } of taxed) {
    paper.print(`${wording.vat} ${rate} %`, 60, y);
    paper.print(money(base, figures), 220, y, 'right');
    paper.print(money(tax, figures), 290, y, 'right');
    y += 12;
  }
  const rows: [string, string][] = [
    [wording.net, money(net, figures)],
    [wording.vat, money(vat, figures)],
    ...(random.chance(0.7) ? [[wording.gross, money(gross, figures)] as [string, string]] : []),
    ...(isRounded ? [[wording.rounding, money(payable.minus(gross), figures)] as [string, string]] : []),
    [wording.payable, `${money(payable, figures)}${random.chance(0.3) ? ` ${wording.currency}` : ''}`],
  ];
  if (random.chance(0.3)) printAcross(paper, rows, y + 10);
  else
    for (const [index, [label, value]] of rows.entries()) {
      paper.print(label, 380, y + index * 14);
      paper.print(value, x, y + index * 14, 'right');
    }
  paper.print('Bankgiro 5050-1055', 60, 800);
  paper.print('Org.nr 556233-2451', 260, 800);
  return {
    pages: paper.pages(),
    number,
    lines,
    net: fixed(net, 2),
    vat: fixed(vat, 2),
    payable: fixed(payable.plus(zero), 2),
  };
};

const printHead = (paper: Paper, random: Random, wording: Wording, number: string): void => {
  paper.print(wording.title, 380, 50, 'left', 16);
  paper.print('Norrskär Grossist AB', 60, 50, 'left', 12);
  paper.print(wording.currency, 500, 50);
  const rows: [string, string][] = [
    [wording.number, number],
    ['Kundnr', '48211'],
    [wording.date, '2026-10-05'],
    [wording.due, '2026-11-04'],
  ];
  const isBelow = random.chance(0.3);
  for (const [index, [label, value]] of rows.entries()) {
    if (isBelow) {
      paper.print(label, 60 + index * 120, 90);
      paper.print(value, 60 + index * 120, 102);
    } else {
      paper.print(label, 360, 80 + index * 13);
      paper.print(value, 470, 80 + index * 13);
    }
  }
};

/** Totals as a table of their own: labels in one row, amounts below. */
const printAcross = (paper: Paper, rows: readonly (readonly [string, string])[], y: number): void => {
  for (const [index, [label, value]] of rows.entries()) {
    const right = 545 - (rows.length - 1 - index) * 105;
    paper.print(label, right, y, 'right', 8);
    paper.print(value, right, y + 12, 'right', 8);
  }
};
