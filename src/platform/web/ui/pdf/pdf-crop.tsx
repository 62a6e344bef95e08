import './pdf-pane.css';
import { useRef } from 'react';
import { useWidth } from '../charts/use-width.ts';
import { type PdfMark, PdfPage } from './pdf-page.tsx';
import { stripsOf } from './strips.ts';
import { usePdf } from './use-pdf.ts';

interface PdfCropProps {
  readonly bytes: Blob | null;
  readonly mark: PdfMark;
  readonly label: string;
  /** Opens the page there. */
  readonly onOpen: () => void;
}

const [tall, low, enlarge] = [84, 52, 1.6];

/** A strip of the PDF around one row, in two where it is wider than the screen, so that its price and sum are seen. */
export const PdfCrop = ({ bytes, mark, label, onOpen }: PdfCropProps) => {
  const frame = useRef<HTMLButtonElement>(null);
  const width = useWidth(frame);
  const state = usePdf(bytes);
  if (state.is === 'failed') return null;
  const pageWidth = Math.round(width * enlarge);
  const strips = stripsOf(mark, pageWidth, width);
  const height = strips.length === 1 ? tall : low;
  const top = Math.max(0, (mark.y + mark.height / 2) * pageWidth * 1.414 - height / 2);
  return (
    <button type="button" className="pdf-crop" ref={frame} aria-label={label} onClick={onOpen}>
      {strips.map((left, at) => (
        <span className="pdf-strip" key={at} style={{ height }}>
          {state.is === 'open' && width > 0 && (
            <span style={{ translate: `${-left}px ${-top}px` }} aria-hidden="true">
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
        </span>
      ))}
    </button>
  );
};
