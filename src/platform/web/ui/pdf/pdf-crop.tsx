import './pdf-pane.css';
import { useRef } from 'react';
import { useWidth } from '../charts/use-width.ts';
import { type PdfMark, PdfPage } from './pdf-page.tsx';
import { usePdf } from './use-pdf.ts';

interface PdfCropProps {
  readonly bytes: Blob | null;
  readonly mark: PdfMark;
  readonly label: string;
  /** Opens the page there. */
  readonly onOpen: () => void;
}

const [height, enlarge] = [84, 1.6];

/** A strip of the PDF around one mark. */
export const PdfCrop = ({ bytes, mark, label, onOpen }: PdfCropProps) => {
  const strip = useRef<HTMLButtonElement>(null);
  const width = useWidth(strip);
  const state = usePdf(bytes);
  if (state.is === 'failed') return null;
  const pageWidth = Math.round(width * enlarge);
  const top = (mark.y + mark.height / 2) * pageWidth * 1.414 - height / 2;
  const left = Math.min(mark.x * pageWidth - 8, pageWidth - width);
  return (
    <button
      type="button"
      className="pdf-crop"
      ref={strip}
      style={{ height }}
      aria-label={label}
      onClick={onOpen}
    >
      {state.is === 'open' && width > 0 && (
        <span style={{ translate: `${-Math.max(0, left)}px ${-Math.max(0, top)}px` }} aria-hidden="true">
          <PdfPage
            pdf={state.pdf}
            number={mark.page}
            width={pageWidth}
            marks={[mark]}
            activeKey={mark.key}
            label={label}
            isPicture
          />
        </span>
      )}
    </button>
  );
};
