import { openPdf, type PDFDocumentProxy } from '../../invoices/pdf/open-pdf.ts';
import { Refusal } from '../../invoices/refusal.ts';
import { lettersOf } from './glyph-codes.ts';
import { wordsOfRun } from './glyph-widths.ts';
import { cleanText } from '../../values/clean-text.ts';
import { type Seen, seenText } from './hidden-text.ts';
import { joinTouching } from './join-words.ts';
import { mayHoldPagePicture } from './large-image.ts';
import type { Page, Word } from './page.ts';

type PdfPage = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;

const maxPages = 60;
const maxWordsPerPage = 20_000;

/**
 * The pages of a PDF with the words of its text layer that are seen. A page that is only a picture has none, whatever a
 * scanner has written behind it; where some words are hidden among others, all are unsure. Throws `Refusal` when the file is
 * encrypted, broken or longer than 60 pages.
 */
export const pdfPages = async (bytes: Uint8Array): Promise<Page[]> => {
  const pages = await inDocument(bytes, { maxImageSize: 0 }, async (document) => {
    if (document.numPages > maxPages) throw new Refusal('pdf.too-many-pages');
    const found: Page[] = [];
    for (let number = 1; number <= document.numPages; number++)
      found.push(await pageOf(await document.getPage(number), number));
    const read = lettersOf(found.flatMap(({ words }) => words.map(({ text }) => text)));
    if (read === null) return found;
    const decoded: Page[] = [];
    for (const { number } of found) decoded.push(await pageOf(await document.getPage(number), number, read));
    return decoded;
  });
  const isSaid = pages[0] !== undefined && pages[0].words.length > 0;
  if (!isSaid || !mayHoldPagePicture(bytes) || !(await isCovered(bytes))) return pages;
  // Who scans one page scans them all.
  return pages.map((page) => ({ ...page, words: [] }));
};

/** Without images, pdf.js decodes none: each would take half a second and tens of megabytes. */
const inDocument = async <T>(
  bytes: Uint8Array,
  options: { readonly maxImageSize: number },
  read: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> => {
  const document = await openPdf(bytes, options);
  try {
    return await read(document);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('pdf.broken', String(error));
  } finally {
    await document.loadingTask.destroy();
  }
};

const mostPixels = 40_000_000;

/** Whether a picture lies over the text of the first page. */
const isCovered = (bytes: Uint8Array): Promise<boolean> =>
  inDocument(bytes, { maxImageSize: mostPixels }, async (document) => {
    const { shown, hidden } = await seenOn(await document.getPage(1));
    return hidden > shown;
  });

const seenOn = async (page: PdfPage): Promise<Seen> => {
  const [left = 0, top = 0, right = 0, bottom = 0] = page.view;
  const operators = await page.getOperatorList().catch(() => null);
  if (operators === null) return untold;
  return seenText(operators, Math.abs((right - left) * (bottom - top)));
};

// Of a page whose text can be had and whose drawing cannot, some may be hidden.
const untold: Seen = { shown: 1, hidden: 1 };

// Less than a word needs to count as sure.
const unsure = 0.85;

/** Letters across a page are those of a stamp from this size on, in points. */
const stampSize = 20;
const mostStamps = 10;

/** `read`: how to read characters that are the numbers of glyphs; its words are unsure. */
const pageOf = async (
  page: PdfPage,
  number: number,
  read: ((text: string) => string) | null = null,
): Promise<Page> => {
  const viewport = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = viewport.transform;
  const words: Word[] = [];
  const stamps: string[] = [];
  for (const item of (await page.getTextContent()).items) {
    if (!('str' in item)) continue;
    // A font says what its letters mean, and may say what no text is made of.
    const text = read === null ? cleanText(item.str) : read(item.str);
    if (text.trim() === '') continue;
    const [p = 1, q = 0, , , x = 0, y = 0] = item.transform as number[];
    const [across, down] = [a * p + c * q, b * p + d * q];
    const size = item.height > 0 ? item.height : Math.hypot(p, q);
    // What runs along the margin or across the page is no part of a row.
    if (across <= 0 || Math.abs(down) > across * 0.2) {
      if (size >= stampSize && stamps.length < mostStamps) stamps.push(text.trim());
      continue;
    }
    const place = { x: a * x + c * y + e, baseline: b * x + d * y + f, width: item.width, size };
    words.push(...wordsOfRun({ text, ...place }));
    if (words.length > maxWordsPerPage) throw new Refusal('document.too-large', `page ${number}`);
  }
  const sheet = { number, width: viewport.width, height: viewport.height };
  const said = stamps.length === 0 ? sheet : { ...sheet, stamps };
  if (words.length === 0) return { ...said, words };
  const { shown, hidden } = await seenOn(page);
  if (hidden > shown) return { ...said, words: [] };
  const sure = joinTouching(words);
  return {
    ...said,
    words: hidden === 0 && read === null ? sure : sure.map((word) => ({ ...word, confidence: unsure })),
  };
};
