import './pdf-pane.css';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../texts/i18n.ts';
import { Button } from '../button.tsx';
import { useWidth } from '../charts/use-width.ts';
import { PaneBar, useZoom } from './pane-bar.tsx';
import { type PdfMark, PdfPage } from './pdf-page.tsx';
import { ErrorState } from '../shell/error-state.tsx';
import type { texts } from '../texts.en.ts';
import { usePdf } from './use-pdf.ts';
import { useShownPage } from './use-shown-page.ts';

interface PdfPaneProps {
  /** Null while they are fetched. */
  readonly bytes: Blob | null;
  readonly hasFailed?: boolean;
  readonly marks: readonly PdfMark[];
  readonly activeKey: string | null;
  readonly label: string;
  readonly onDownload?: () => void;
}

/** A PDF with page, zoom and full screen; scrolls to the active mark. */
export const PdfPane = ({ bytes, hasFailed, marks, activeKey, label, onDownload }: PdfPaneProps) => {
  const t = useText<typeof texts>('ui');
  const pane = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const width = useWidth(stage);
  const { zoom, acts, onKeyDown } = useZoom();
  const { shown: page, follow } = useShownPage(stage);
  const state = usePdf(bytes);
  const pages = state.is === 'open' ? state.pdf.numPages : 0;
  useEffect(() => {
    if (activeKey === null || state.is !== 'open') return;
    stage.current?.querySelector('.pdf-mark.active')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [activeKey, state.is, zoom]);
  if (state.is === 'failed' || hasFailed) {
    const action = onDownload && (
      <Button icon={Download} onClick={onDownload}>
        {t('download')}
      </Button>
    );
    return <ErrorState title={t('pdfFailed')} action={action} />;
  }
  return (
    <div className="pdf" ref={pane}>
      <PaneBar zoom={zoom} acts={acts} pane={pane}>
        {pages > 0 && t('pageOf', { page, pages })}
      </PaneBar>
      <div
        className="pdf-stage"
        ref={stage}
        role="region"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={follow}
        aria-busy={state.is === 'loading'}
      >
        {state.is === 'open' &&
          width > 0 &&
          Array.from({ length: pages }, (_, index) => (
            <PdfPage
              key={index}
              pdf={state.pdf}
              number={index + 1}
              width={Math.round((width - 40) * zoom)}
              marks={marks.filter((mark) => mark.page === index + 1)}
              activeKey={activeKey}
              label={`${t('page')} ${index + 1}`}
            />
          ))}
      </div>
    </div>
  );
};
