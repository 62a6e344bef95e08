import { rgb } from '@cantoo/pdf-lib';
import type { Decimal } from '#core/values/decimal.ts';
import type { DraftLine, InvoiceDraft } from './invoice-draft.ts';
import { type PageCanvas, tint } from './page-canvas.ts';
import { lineHeight, pageLeft, pageRight } from './page-measures.ts';
import { supplierColor } from './supplier-color.ts';
import { lineColumns } from './page-columns.ts';

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

/** Distance of the text's baseline from the top of its row. */
const baseline = 11.5;

const white = rgb(1, 1, 1);

/** The table's head, its top at `y`. */
export const drawColumns = (canvas: PageCanvas, draft: InvoiceDraft, y: number): void => {
  canvas.fill(pageLeft, y, pageRight - pageLeft, lineHeight, supplierColor(draft));
  for (const { title, x, right } of lineColumns)
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
  for (const column of lineColumns) {
    const { x, right } = column;
    canvas.text(column.value(line, sum), x, y + baseline, { size: 8.5, right, width: column.width });
  }
  return { x: pageLeft, y, width, height: lineHeight };
};
