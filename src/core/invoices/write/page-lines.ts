import { rgb } from '@cantoo/pdf-lib';
import { type Decimal, decimal } from '#core/values/decimal.ts';
import type { DraftLine, InvoiceDraft } from './invoice-draft.ts';
import { type PageCanvas, tint } from './page-canvas.ts';
import { pageLeft, pageRight, supplierColor } from './page-head.ts';
import { printedAmount, printedNumber, printedUnit } from './printed-values.ts';

/** Where a line stands on its page: points from the top left corner. */
export interface LineBox {
  readonly lineNo: number;
  /** From 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const lineHeight = 17;
/** Below it stands the footer. */
export const bodyBottom = 776;

/** Distance of the text's baseline from the top of its row. */
const baseline = 11.5;
const white = rgb(1, 1, 1);

interface Column {
  readonly title: string;
  /** Left edge, or right edge of a column of numbers. */
  readonly x: number;
  readonly right: boolean;
  readonly width: number;
  readonly value: (line: DraftLine, sum: Decimal) => string;
}

const columns: readonly Column[] = [
  { title: 'Art.nr', x: pageLeft + 6, right: false, width: 58, value: ({ articleNumber }) => articleNumber },
  { title: 'Benämning', x: pageLeft + 68, right: false, width: 176, value: ({ name }) => name },
  { title: 'Antal', x: 322, right: true, width: 44, value: ({ quantity }) => printedNumber(quantity) },
  { title: 'Enhet', x: 328, right: false, width: 32, value: ({ unit }) => printedUnit(unit) },
  { title: 'À-pris', x: 414, right: true, width: 54, value: ({ price }) => printedNumber(price, 2) },
  {
    title: 'Rabatt',
    x: 458,
    right: true,
    width: 42,
    value: ({ discount }) => (discount === undefined ? '' : printedAmount(decimal(discount))),
  },
  { title: 'Moms', x: 490, right: true, width: 30, value: ({ vatRate }) => `${printedNumber(vatRate)} %` },
  { title: 'Belopp', x: pageRight - 6, right: true, width: 58, value: (_line, sum) => printedAmount(sum) },
];

/** The table's head, its top at `y`. */
export const drawColumns = (canvas: PageCanvas, draft: InvoiceDraft, y: number): void => {
  canvas.fill(pageLeft, y, pageRight - pageLeft, lineHeight, supplierColor(draft));
  for (const { title, x, right } of columns)
    canvas.text(title, x, y + baseline, { size: 8, bold: true, color: white, right });
};

/** One line of the table, its top at `y`; returns the box it fills. */
export const drawLine = (
  canvas: PageCanvas,
  line: DraftLine,
  sum: Decimal,
  at: number,
  y: number,
): Omit<LineBox, 'lineNo' | 'page'> => {
  const width = pageRight - pageLeft;
  if (at % 2 === 1) canvas.fill(pageLeft, y, width, lineHeight, tint);
  for (const column of columns) {
    const { x, right } = column;
    canvas.text(column.value(line, sum), x, y + baseline, { size: 8.5, right, width: column.width });
  }
  return { x: pageLeft, y, width, height: lineHeight };
};
