import { decimal, fixed, rounded, sumOf } from '#core/values/decimal.ts';
import type { Page } from '#core/reading/page/page.ts';
import { type Figures, money } from './figures.ts';
import { type Paper, paperOf } from './paper.ts';
import { randomOf } from './random.ts';
import { depositLine, type WholesaleLine, wholesaleLine } from './wholesale-goods.ts';
import type { WholesaleLayout } from './wholesale-layout.ts';
import { printWholesaleTable } from './wholesale-table.ts';

/** A document of a wholesaler's form, and what it says. */
export interface WholesaleInvoice {
  readonly layout: WholesaleLayout;
  readonly paper: Paper;
  readonly pages: readonly Page[];
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly lines: readonly WholesaleLine[];
  readonly net: string;
  readonly vat: string;
  readonly payable: string;
}

const supplier = 'Norrskär Grossist AB';

/** The invoice of a layout whose content follows from a seed. */
export const wholesaleInvoice = (layout: WholesaleLayout, seed: number): WholesaleInvoice => {
  const random = randomOf(seed);
  const { words } = layout;
  const figures: Figures = {
    comma: layout.comma,
    thousands: layout.thousands,
    trailingMinus: layout.trailingMinus,
  };
  const lines = Array.from({ length: random.whole(...layout.lines) }, () =>
    wholesaleLine(random, layout),
  ).flatMap((line) => (random.chance(layout.deposits) ? [line, depositLine(random, line)] : [line]));
  const day = String(random.whole(1, 28)).padStart(2, '0');
  const number = String(random.whole(10_000, 9_999_999));
  const head = { number, issueDate: `2026-09-${day}`, dueDate: `2026-10-${day}` };
  const paper = paperOf(layout.face, 0);
  printHead(paper, layout, head);
  const end = printWholesaleTable(paper, layout, lines, figures);
  const net = sumOf(lines.map(({ sum }) => decimal(sum)));
  const taxed = ['6', '12', '25'].flatMap((rate) => {
    const base = sumOf(lines.filter((line) => line.rate === rate).map(({ sum }) => decimal(sum)));
    return base.eq('0') ? [] : [{ rate, base, tax: decimal(rounded(base.times(rate).div('100'), 2)) }];
  });
  const vat = sumOf(taxed.map(({ tax }) => tax));
  const gross = net.plus(vat);
  const payable = layout.roundsUp ? decimal(rounded(gross, 0)) : gross;
  let y = end + 20 + taxed.length * layout.pitch + 90 > 790 ? (paper.turn(), 90) : end + 20;
  paper.print(words.base, 150, y, 'right', layout.size);
  paper.print(`${words.vat} %`, 190, y, 'right', layout.size);
  paper.print(words.vat, 250, y, 'right', layout.size);
  for (const { rate, base, tax } of taxed) {
    y += layout.pitch;
    paper.print(money(base, figures), 150, y, 'right', layout.size);
    paper.print(`${rate} %`, 190, y, 'right', layout.size);
    paper.print(money(tax, figures), 250, y, 'right', layout.size);
  }
  const rows: (readonly [string, string])[] = [
    [words.net, money(net, figures)],
    [words.vat, money(vat, figures)],
    [words.gross, money(gross, figures)],
    ...(layout.roundsUp ? [[words.rounding, money(payable.minus(gross), figures)] as const] : []),
    [words.payable, `${money(payable, figures)}`],
  ];
  y += layout.pitch * 1.5;
  for (const [index, [label, value]] of rows.entries()) {
    if (layout.totals === 'across') {
      const right = 545 - (rows.length - 1 - index) * 108;
      paper.print(label, right, y, 'right', 7);
      paper.print(value, right, y + 11, 'right', layout.size);
    } else {
      paper.print(label, 360, y + index * 14, 'left', layout.size);
      paper.print(value, 550, y + index * 14, 'right', layout.size);
    }
  }
  paper.print('Bankgiro 5050-1055', 40, 815);
  paper.print('Org.nr 556233-2451', 250, 815);
  paper.print(layout.currency, 520, 815);
  const [total, tax, amount] = [fixed(net, 2), fixed(vat, 2), fixed(payable, 2)];
  return { layout, paper, pages: paper.pages(), ...head, lines, net: total, vat: tax, payable: amount };
};

const printHead = (
  paper: Paper,
  { words, credit, headLabels, size }: WholesaleLayout,
  {
    number,
    issueDate,
    dueDate,
  }: { readonly number: string; readonly issueDate: string; readonly dueDate: string },
): void => {
  paper.print(supplier, 40, 50, 'left', 13);
  paper.print(credit === null ? words.title : words.credit, 360, 50, 'left', 16);
  paper.print('Krogbryggan AB', 40, 90, 'left', size);
  paper.print('Kajgatan 4, 111 22 Stockholm', 40, 104, 'left', size);
  const rows = [
    [words.number, number],
    [words.date, issueDate],
    [words.due, dueDate],
  ] as const;
  for (const [index, [label, value]] of rows.entries()) {
    const x = headLabels === 'left' ? 360 : 300 + index * 95;
    const y = headLabels === 'left' ? 90 + index * 14 : 120;
    paper.print(label, x, y, 'left', size);
    if (headLabels === 'left') paper.print(value, 470, y, 'left', size);
    else paper.print(value, x, y + 13, 'left', size);
  }
};
