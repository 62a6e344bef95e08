import { extractText } from 'unpdf';
import { openPdf } from '#core/invoices/pdf/open-pdf.ts';

/** The words of a PDF in reading order, with ordinary spaces. */
export const pdfWords = async (bytes: Uint8Array): Promise<string> => {
  const { text } = await extractText(await openPdf(bytes), { mergePages: true });
  return text.replaceAll('\u00a0', ' ');
};
