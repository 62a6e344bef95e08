import './page-stage.css';
import { type ComponentType, useRef } from 'react';
import { useWidth } from '../charts/use-width.ts';
import { Sheet, type SheetMark, type SheetPage } from './page-stage.tsx';

interface PageCropProps {
  readonly pages: readonly SheetPage[];
  readonly marks: readonly SheetMark[];
  readonly activeKey: string | null;
  readonly label: string;
  readonly Picture: ComponentType<{ readonly page: SheetPage }>;
  /** Opens the page there. */
  readonly onOpen: () => void;
}

const [height, share] = [132, 0.52];

const within = (start: number, size: number, whole: number): number =>
  Math.max(0, Math.min(start, whole - size));

/** A strip of a page around the active mark, or the page's head where none is. */
export const PageCrop = ({ pages, marks, activeKey, label, Picture, onOpen }: PageCropProps) => {
  const strip = useRef<HTMLButtonElement>(null);
  const width = useWidth(strip);
  const mark =
    marks.find(({ key, tone }) => key === activeKey && tone === 'active') ??
    marks.find(({ tone }) => tone === 'row');
  const page = pages.find(({ number }) => number === mark?.page) ?? pages[0];
  if (page === undefined) return null;
  const box = mark?.box ?? { x: 0, y: 0, width: page.width, height: 0 };
  // A name is wider than a figure: the strip shows all of the box, and about half a page at least.
  const seen = Math.min(page.width, Math.max(page.width * share, box.width * 1.15));
  const high = width === 0 ? seen / 2.6 : (seen * height) / width;
  const left = within(box.x + box.width / 2 - seen / 2, seen, page.width);
  const top = within(box.y + box.height / 2 - high / 2, high, page.height);
  return (
    <button type="button" className="pagecrop" ref={strip} aria-label={label} onClick={onOpen}>
      {width > 0 && (
        <svg
          width={width}
          height={height}
          viewBox={`${left} ${top} ${seen} ${high}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <Sheet page={page} marks={marks} Picture={Picture} />
        </svg>
      )}
    </button>
  );
};
