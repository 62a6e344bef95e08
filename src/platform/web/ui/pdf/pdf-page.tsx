import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { drawPdfPage } from './draw-pdf-page.ts';

/** A rectangle on a page, in shares (0 to 1) of its width and height from the top left. */
export interface PdfMark {
  readonly key: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  /** Width in CSS pixels. */
  readonly width: number;
  readonly marks: readonly PdfMark[];
  readonly activeKey: string | null;
  readonly label: string;
  /** Without the text layer, where the page is only a picture of itself. */
  readonly isPicture?: boolean;
}

/** One page with its text layer and its marks. */
export const PdfPage = ({ pdf, number, width, marks, activeKey, label, isPicture = false }: PdfPageProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isOff = false;
    if (sheet.current !== null && width > 0) {
      drawPdfPage({ pdf, number, width, isPicture }, sheet.current, () => isOff).catch(() => undefined);
    }
    return () => {
      isOff = true;
    };
  }, [pdf, number, width, isPicture]);
  return (
    <section className="pdf-page" style={{ width }} aria-label={label} data-page={number}>
      <div ref={sheet} className="pdf-sheet" style={{ minHeight: width * 1.414 }} />
      {marks.map(({ key, x, y, width: share, height }) => (
        <i
          key={key}
          className={key === activeKey ? 'pdf-mark active' : 'pdf-mark'}
          style={{
            left: `${x * 100}%`,
            top: `${y * 100}%`,
            width: `${share * 100}%`,
            height: `${height * 100}%`,
          }}
        />
      ))}
    </section>
  );
};
