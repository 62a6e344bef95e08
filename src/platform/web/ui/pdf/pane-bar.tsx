import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';

const [closest, farthest, step] = [4, 0.5, 1.25];

/** How large pages are shown, 1 fits the pane, and the keys that change it. */
export const useZoom = () => {
  const [zoom, setZoom] = useState(1);
  const change = (by: number) => setZoom((now) => Math.min(closest, Math.max(farthest, now * by)));
  const acts: Readonly<Record<string, () => void>> = {
    '+': () => change(step),
    '-': () => change(1 / step),
    '0': () => setZoom(1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = acts[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  return { zoom, acts, onKeyDown };
};

interface PaneBarProps {
  readonly children: ReactNode;
  readonly zoom: number;
  readonly acts: Readonly<Record<string, () => void>>;
  /** What fills the screen. */
  readonly pane: RefObject<HTMLElement | null>;
}

/** Above pages: what is shown, zoom, fit and full screen. */
export const PaneBar = ({ children, zoom, acts, pane }: PaneBarProps) => {
  const t = useText<typeof texts>('ui');
  return (
    <div className="pdfbar">
      <span className="grow">{children}</span>
      <button type="button" aria-label={t('zoomOut')} onClick={acts['-']}>
        <Icon of={ZoomOut} />
      </button>
      <button type="button" className="fit" onClick={acts['0']}>
        {zoom === 1 ? t('fit') : `${Math.round(zoom * 100)} %`}
      </button>
      <button type="button" aria-label={t('zoomIn')} onClick={acts['+']}>
        <Icon of={ZoomIn} />
      </button>
      <button
        type="button"
        aria-label={t('fullScreen')}
        onClick={() => void pane.current?.requestFullscreen()}
      >
        <Icon of={Maximize2} />
      </button>
    </div>
  );
};
