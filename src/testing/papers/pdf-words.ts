import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of a PDF in reading order, with ordinary spaces. */
export const pdfWords = async (bytes: Uint8Array): Promise<string> => {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return texts.join(' ').replaceAll('\u00a0', ' ');
};
