import { decimal, zero } from '#core/values/decimal.ts';
import type { InvoiceDraft } from './invoice-draft.ts';
import { faint, hairline, type PageCanvas } from './page-canvas.ts';
import { pageLeft, pageRight } from './page-measures.ts';
import { supplierColor } from './supplier-color.ts';
import { printedAmount, printedNumber } from './printed-values.ts';
import type { Totals } from './totals.ts';

const rowHeight = 15;
const labelLeft = 350;

/** What stands between the lines' sum and the amount due, in the order of the page. */
const rowsOf = (draft: InvoiceDraft, totals: Totals): [string, string][] => [
  ['Summa rader', printedAmount(totals.lineNet)],
  ...draft.charges.map(({ charge, reason, amount }): [string, string] => [
    reason,
    printedAmount(charge ? decimal(amount) : decimal(amount).neg()),
  ]),
  ['Summa exkl. moms', printedAmount(totals.taxExclusive)],
  ...totals.vat.map(({ rate, tax }): [string, string] => [
    `Moms ${printedNumber(rate)} %`,
    printedAmount(tax),
  ]),
  ...(totals.rounding.eq(zero)
    ? []
    : [['Öresavrundning', printedAmount(totals.rounding)] as [string, string]]),
];

/** Points that the totals take below the lines. */
export const totalsHeight = (draft: InvoiceDraft, totals: Totals): number =>
  12 + rowsOf(draft, totals).length * rowHeight + 42;

/** The totals, VAT by rate, and the amount due; their top at `y`. */
export const drawTotals = (canvas: PageCanvas, draft: InvoiceDraft, totals: Totals, y: number): void => {
  const rows = rowsOf(draft, totals);
  canvas.rule(pageLeft, y - 6, pageRight - pageLeft, hairline);
  for (const [at, [label, value]] of rows.entries()) {
    canvas.text(label, labelLeft, y + 10 + at * rowHeight, { width: 130 });
    canvas.text(value, pageRight - 6, y + 10 + at * rowHeight, { right: true });
  }
  canvas.text('Momsunderlag', pageLeft + 6, y + 10, { size: 8, color: faint });
  for (const [at, { rate, taxable }] of totals.vat.entries()) {
    canvas.text(`${printedNumber(rate)} %`, pageLeft + 6, y + 24 + at * 13, { size: 8.5 });
    canvas.text(printedAmount(taxable), pageLeft + 130, y + 24 + at * 13, { size: 8.5, right: true });
  }
  const dueTop = y + 18 + (rows.length - 1) * rowHeight + 6;
  const label = draft.creditNote ? 'Att erhålla' : 'Att betala';
  const color = supplierColor(draft);
  canvas.rule(labelLeft, dueTop, pageRight - labelLeft, color);
  canvas.text(label, labelLeft, dueTop + 18, { size: 12, bold: true });
  canvas.text(`${printedAmount(totals.payable)} ${draft.currency}`, pageRight - 6, dueTop + 18, {
    size: 12,
    bold: true,
    color,
    right: true,
  });
};
