import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

export type PdfState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'open'; readonly pdf: PDFDocumentProxy };

/** Opens a PDF's bytes; the reader itself is loaded with the first one. */
export const usePdf = (bytes: Blob | null): PdfState => {
  const [state, setState] = useState<PdfState>({ is: 'loading' });
  useEffect(() => {
    if (bytes === null) return;
    let isCurrent = true;
    let opened: PDFDocumentProxy | null = null;
    setState({ is: 'loading' });
    import('./pdf-document.ts')
      .then(({ openPdf }) => openPdf(bytes))
      .then(
        (pdf) => {
          opened = pdf;
          if (isCurrent) setState({ is: 'open', pdf });
          else void pdf.loadingTask.destroy();
        },
        () => isCurrent && setState({ is: 'failed' }),
      );
    return () => {
      isCurrent = false;
      void opened?.loadingTask.destroy();
    };
  }, [bytes]);
  return state;
};
