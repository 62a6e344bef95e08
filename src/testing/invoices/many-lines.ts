import type { DraftLine } from '#core/invoices/write/invoice-draft.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';

export const invoices = 100;
export const linesEach = 12;
export const articles = 200;
/** Every fourth article has another price each time. */
export const steady = 4;

/** Twelve lines of two hundred articles in turn, each of which is bought six times. */
export const fileOf = (index: number): TestFile => {
  const lineOf = (line: number): DraftLine => {
    const place = index * linesEach + line;
    const turn = Math.floor(place / articles);
    return buildLine({
      articleNumber: String(1000 + (place % articles)),
      name: `Vara ${place % articles}`,
      price: `${20 + (place % steady === 0 ? turn : 0)}.00`,
    });
  };
  return buildInvoice({
    supplier: buildSupplier(301),
    number: String(index),
    issueDate: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    dueDate: '2026-12-31',
    lines: Array.from({ length: linesEach }, (_, line) => lineOf(line)),
  });
};
