import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PdfMark } from './pdf-page.tsx';
import { plain, type PrintedRow, rowsOf } from './pdf-rows.ts';

/** What a printed row must hold: `words` as a person would print them, the more telling the higher their weight. */
export interface PdfNeedle {
  readonly key: string;
  readonly words: readonly { readonly text: string; readonly weight: number }[];
}

const weigh = (row: PrintedRow, needle: PdfNeedle): number =>
  needle.words.reduce((sum, { text, weight }) => {
    const word = plain(text);
    return word !== '' && row.text.includes(word) ? sum + weight : sum;
  }, 0);

/** The least weight at which a row is taken for the line: a number and a sum, or a name. */
const enough = 4;

const margin = 0.012;

/** The rows of the text layer that best match each needle, in the order of the needles; no row is taken twice. */
export const findRows = async (
  pdf: PDFDocumentProxy,
  needles: readonly PdfNeedle[],
): Promise<readonly PdfMark[]> => {
  const free: PrintedRow[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    free.push(...(await rowsOf(await pdf.getPage(number))));
  const marks: PdfMark[] = [];
  for (const needle of needles) {
    let best: { at: number; weight: number } | null = null;
    for (const [at, row] of free.entries()) {
      const weight = weigh(row, needle);
      if (weight >= enough && (best === null || weight > best.weight)) best = { at, weight };
    }
    const row = best === null ? undefined : free.splice(best.at, 1)[0];
    if (row === undefined) continue;
    marks.push({
      key: needle.key,
      page: row.page,
      x: Math.max(0, row.left - margin),
      y: row.top - 0.003,
      width: Math.min(1, row.right + margin) - Math.max(0, row.left - margin),
      height: row.bottom - row.top + 0.006,
    });
  }
  return marks;
};
