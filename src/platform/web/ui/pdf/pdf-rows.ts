import type { PDFPageProxy } from 'pdfjs-dist';

export interface PrintedRow {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u00a0]/g, '')
    .replaceAll('\u2212', '-');

export const rowsOf = async (page: PDFPageProxy): Promise<PrintedRow[]> => {
  const { Util } = await import('pdfjs-dist');
  const viewport = page.getViewport({ scale: 1 });
  const rows: PrintedRow[] = [];
  for (const item of (await page.getTextContent()).items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [, , c = 0, d = 0, x = 0, y = 0] = Util.transform(viewport.transform, item.transform);
    const height = Math.hypot(Number(c), Number(d));
    const piece = {
      page: page.pageNumber,
      text: item.str,
      left: Number(x),
      right: Number(x) + item.width,
      top: Number(y) - height,
      bottom: Number(y) + height * 0.25,
    };
    const at = rows.findIndex(
      (row) => Math.abs(row.bottom - piece.bottom) < height * 0.6 && Math.abs(row.top - piece.top) < height,
    );
    const row = rows[at];
    if (row === undefined) rows.push(piece);
    else {
      rows[at] = {
        ...row,
        text: `${row.text} ${piece.text}`,
        left: Math.min(row.left, piece.left),
        right: Math.max(row.right, piece.right),
        top: Math.min(row.top, piece.top),
        bottom: Math.max(row.bottom, piece.bottom),
      };
    }
  }
  const { width, height } = viewport;
  return rows.map((row) => ({
    ...row,
    text: plain(row.text),
    left: row.left / width,
    right: row.right / width,
    top: row.top / height,
    bottom: row.bottom / height,
  }));
};
