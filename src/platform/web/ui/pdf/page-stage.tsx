import './pdf-pane.css';
import './page-stage.css';
import { type ComponentType, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../texts/i18n.ts';
import { useWidth } from '../charts/use-width.ts';
import { PaneBar, useZoom } from './pane-bar.tsx';
import type { texts } from '../texts.en.ts';
import { useShownPage } from './use-shown-page.ts';

/** A page as a picture; its size in points. */
export interface SheetPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

/** A box on a page in points from its upper left corner. `row` is the line that the active mark stands in. */
export interface SheetMark {
  readonly key: string;
  readonly page: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly tone: 'active' | 'row' | 'doubt' | 'quiet';
}

interface SheetProps {
  readonly page: SheetPage;
  readonly marks: readonly SheetMark[];
  readonly Picture: ComponentType<{ readonly page: SheetPage }>;
}

const order: readonly SheetMark['tone'][] = ['row', 'quiet', 'doubt', 'active'];

/** The picture of a page under its marks; inside an `<svg>` whose units are the page's points. */
export const Sheet = ({ page, marks, Picture }: SheetProps) => (
  <>
    <rect className="sheetpaper" width={page.width} height={page.height} />
    <Picture page={page} />
    {marks
      .filter((mark) => mark.page === page.number)
      .toSorted((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone))
      .map(({ key, tone, box }) => (
        <rect
          key={`${tone} ${key}`}
          data-mark={tone === 'row' ? undefined : key}
          className={`sheetmark ${tone}`}
          x={box.x - 2}
          y={box.y - 2}
          width={box.width + 4}
          height={box.height + 4}
          rx={2}
        />
      ))}
  </>
);

/** Whether the element is in or near its scrolling pane, or once was. */
const useHasBeenNear = (element: { readonly current: Element | null }): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
};

const Blank = () => null;

const StagePage = ({ page, marks, Picture, width }: SheetProps & { readonly width: number }) => {
  const t = useText<typeof texts>('ui');
  const sheet = useRef<HTMLElement>(null);
  const isNear = useHasBeenNear(sheet);
  return (
    <section ref={sheet} className="pdf-page" data-page={page.number}>
      <svg
        className="sheet"
        role="img"
        aria-label={`${t('page')} ${page.number}`}
        viewBox={`0 0 ${page.width} ${page.height}`}
        width={width}
        height={(width * page.height) / page.width}
      >
        <Sheet page={page} marks={marks} Picture={isNear ? Picture : Blank} />
      </svg>
    </section>
  );
};

interface PageStageProps {
  readonly pages: readonly SheetPage[];
  readonly marks: readonly SheetMark[];
  /** Of the active mark; the stage scrolls to it. */
  readonly activeKey: string | null;
  readonly label: string;
  readonly Picture: SheetProps['Picture'];
  /** A mark was pointed at; the keyboard reaches what it stands for by itself. */
  readonly onMark: (key: string) => void;
}

/** Pages as pictures with page, zoom and full screen; scrolls to the active mark. */
export const PageStage = ({ pages, marks, activeKey, label, Picture, onMark }: PageStageProps) => {
  const t = useText<typeof texts>('ui');
  const pane = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const width = useWidth(stage);
  const { zoom, acts, onKeyDown } = useZoom();
  const { shown, follow } = useShownPage(stage);
  useEffect(() => {
    const [box, mark] = [stage.current, stage.current?.querySelector('.sheetmark.active')];
    if (activeKey === null || box == null || mark == null) return;
    // The stage alone scrolls; the field that has the focus stays where it is.
    const [outer, inner] = [box.getBoundingClientRect(), mark.getBoundingClientRect()];
    const top = inner.top + inner.height / 2 - outer.top - outer.height / 2;
    const left = inner.left + inner.width / 2 - outer.left - outer.width / 2;
    const isSeen = Math.abs(top) < outer.height * 0.3 && Math.abs(left) < outer.width * 0.45;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isSeen) box.scrollBy({ top, left, behavior: isStill ? 'auto' : 'smooth' });
  }, [activeKey, zoom, width]);
  const point = ({ target }: PointerEvent) => {
    const key = target instanceof SVGElement ? target.dataset['mark'] : undefined;
    if (key !== undefined) onMark(key);
  };
  return (
    <div className="pdf" ref={pane}>
      <PaneBar zoom={zoom} acts={acts} pane={pane}>
        {t('pageOf', { page: shown, pages: pages.length })}
      </PaneBar>
      <div
        className="pdf-stage"
        ref={stage}
        role="region"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={follow}
        onPointerUp={point}
      >
        {width > 0 &&
          pages.map((page) => (
            <StagePage
              key={page.number}
              page={page}
              marks={marks}
              Picture={Picture}
              width={Math.round((width - 40) * zoom)}
            />
          ))}
      </div>
    </div>
  );
};
