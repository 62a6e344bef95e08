import { getDocumentProxy } from 'unpdf';
import { Refusal } from '../invoices/refusal.ts';
import { wordsOfRun } from './glyph-widths.ts';
import { joinTouching } from './join-words.ts';
import type { Page, Word } from './page.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

const maxPages = 60;
const maxWordsPerPage = 20_000;

/**
 * The pages of a PDF with the words of its text layer; a page that is only a picture has none. Throws `Refusal` when
 * the file is encrypted, broken or longer than 60 pages.
 */
export const pdfPages = async (bytes: Uint8Array): Promise<Page[]> => {
  const document = await open(bytes);
  try {
    if (document.numPages > maxPages) throw new Refusal('pdf.too-many-pages');
    const pages: Page[] = [];
    for (let number = 1; number <= document.numPages; number++)
      pages.push(await pageOf(await document.getPage(number), number));
    return pages;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('pdf.broken', String(error));
  } finally {
    await document.loadingTask.destroy();
  }
};

const open = async (bytes: Uint8Array): Promise<PdfDocument> => {
  try {
    // pdf.js takes the buffer over, so it gets its own copy.
    return await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, verbosity: 0 });
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new Refusal(encrypted ? 'pdf.encrypted' : 'pdf.broken', String(error));
  }
};

const pageOf = async (page: PdfPage, number: number): Promise<Page> => {
  const viewport = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = viewport.transform;
  const words: Word[] = [];
  for (const item of (await page.getTextContent()).items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [p = 1, q = 0, , , x = 0, y = 0] = item.transform as number[];
    const [across, down] = [a * p + c * q, b * p + d * q];
    // What runs along the margin is no part of a row.
    if (across <= 0 || Math.abs(down) > across * 0.2) continue;
    const size = item.height > 0 ? item.height : Math.hypot(p, q);
    const place = { x: a * x + c * y + e, baseline: b * x + d * y + f, width: item.width, size };
    words.push(...wordsOfRun({ text: item.str, ...place }));
    if (words.length > maxWordsPerPage) throw new Refusal('document.too-large', `page ${number}`);
  }
  return { number, width: viewport.width, height: viewport.height, words: joinTouching(words) };
};
