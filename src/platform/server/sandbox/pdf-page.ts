import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { Refusal } from '#core/invoices/refusal.ts';

const mostPoints = 14_400;

let library: Promise<PDFiumLibrary> | undefined;

interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly pages: number;
}

/** Opens one page of a PDF for `look`, and closes it afterwards. */
export const onPage = async <T>(
  bytes: Uint8Array,
  number: number,
  look: (page: PDFiumPage, size: PageSize) => Promise<T>,
): Promise<T> => {
  const pdfium = await (library ??= PDFiumLibrary.init());
  const document = await open(pdfium, bytes);
  try {
    const page = document.getPage(number - 1);
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    if (!(width >= 1 && height >= 1 && width <= mostPoints && height <= mostPoints))
      throw new Refusal('picture.too-large');
    return await look(page, { width, height, pages: document.getPageCount() });
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('pdf.broken', String(error));
  } finally {
    document.destroy();
  }
};

const open = async (pdfium: PDFiumLibrary, bytes: Uint8Array): Promise<PDFiumDocument> => {
  try {
    return await pdfium.loadDocument(bytes);
  } catch (error) {
    throw new Refusal(/password/i.test(String(error)) ? 'pdf.encrypted' : 'pdf.broken', String(error));
  }
};
