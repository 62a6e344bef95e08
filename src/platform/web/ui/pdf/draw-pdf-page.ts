import type { PDFDocumentProxy } from 'pdfjs-dist';

interface PageDrawing {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  /** Width in CSS pixels. */
  readonly width: number;
  /** Without the text layer, where the page is only a picture of itself. */
  readonly isPicture: boolean;
}

/** Draws a page and its text layer into `sheet`, unless `isOff` says meanwhile that nobody wants it. */
export const drawPdfPage = async (props: PageDrawing, sheet: HTMLElement, isOff: () => boolean) => {
  const { TextLayer } = await import('pdfjs-dist');
  const page = await props.pdf.getPage(props.number);
  if (isOff()) return;
  const scale = props.width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const density = Math.min(devicePixelRatio || 1, 2);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width * density);
  canvas.height = Math.round(viewport.height * density);
  await page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] }).promise;
  canvas.setAttribute('aria-hidden', 'true');
  if (props.isPicture) {
    if (!isOff()) sheet.replaceChildren(canvas);
    return;
  }
  const words = document.createElement('div');
  words.className = 'pdf-words';
  words.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({ textContentSource: await page.getTextContent(), container: words, viewport });
  await layer.render();
  if (isOff()) return;
  sheet.style.height = `${viewport.height}px`;
  sheet.replaceChildren(canvas, words);
};
