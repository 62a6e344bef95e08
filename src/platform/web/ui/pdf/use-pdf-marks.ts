import { useEffect, useState } from 'react';
import type { PdfMark } from './pdf-page.tsx';
import { usePdf } from './use-pdf.ts';
import { type PdfNeedle, findRows } from './pdf-find.ts';

/** Marks of the needles in a PDF; none while it opens, nor where it has no text. `needles` must be memoised. */
export const usePdfMarks = (bytes: Blob | null, needles: readonly PdfNeedle[]): readonly PdfMark[] => {
  const state = usePdf(bytes);
  const [marks, setMarks] = useState<readonly PdfMark[]>([]);
  const pdf = state.is === 'open' ? state.pdf : null;
  useEffect(() => {
    let isCurrent = true;
    setMarks([]);
    if (pdf === null) return;
    findRows(pdf, needles).then(
      (found) => isCurrent && setMarks(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pdf, needles]);
  return marks;
};
