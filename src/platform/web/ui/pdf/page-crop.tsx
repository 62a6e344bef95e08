import './page-stage.css';
import { type ComponentType, useRef } from 'react';
import { useWidth } from '../charts/use-width.ts';
import { Sheet, type SheetMark, type SheetPage } from './page-stage.tsx';
import { stripsOf } from './strips.ts';

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

/** What strips of a page show from where on, in points: so much of the page's width, beginning there. */
interface Seen {
  readonly width: number;
  readonly lefts: readonly number[];
}

/**
 * What is shown of a page so that a mark is seen: about half a page around it, all of it where it is wider. Of a line with its row
 * also what it costs, which stands at its end: in a strip of its own where one cannot hold both.
 */
export const seenOf = (
  page: Pick<SheetPage, 'width'>,
  mark: SheetMark['box'],
  row: SheetMark['box'] | null,
): Seen => {
  const half = page.width * share;
  if (row === null) {
    const width = Math.min(page.width, Math.max(half, mark.width * 1.15));
    return { width, lefts: [within(mark.x + mark.width / 2 - width / 2, width, page.width)] };
  }
  const across = { x: row.x / page.width, width: row.width / page.width };
  const lefts = stripsOf(across, page.width, half);
  const last = lefts.at(-1) ?? 0;
  return { width: half, lefts: mark.x >= last ? [last] : lefts };
};

/** A strip of a page around the active mark, or the page's head where none is. */
export const PageCrop = ({ pages, marks, activeKey, label, Picture, onOpen }: PageCropProps) => {
  const strip = useRef<HTMLButtonElement>(null);
  const width = useWidth(strip);
  const row = marks.find(({ tone }) => tone === 'row') ?? null;
  const mark = marks.find(({ key, tone }) => key === activeKey && tone === 'active') ?? row;
  const page = pages.find(({ number }) => number === mark?.page) ?? pages[0];
  if (page === undefined) return null;
  const box = mark?.box ?? { x: 0, y: 0, width: page.width, height: 0 };
  const seen = seenOf(page, box, row !== null && row.page === page.number ? row.box : null);
  const each = height / seen.lefts.length;
  const high = (seen.width * each) / Math.max(1, width);
  const top = within(box.y + box.height / 2 - high / 2, high, page.height);
  return (
    <button type="button" className="pagecrop" ref={strip} aria-label={label} onClick={onOpen}>
      {width > 0 &&
        seen.lefts.map((left) => (
          <svg
            key={left}
            width={width}
            height={each}
            viewBox={`${left} ${top} ${seen.width} ${high}`}
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <Sheet page={page} marks={marks} Picture={Picture} />
          </svg>
        ))}
    </button>
  );
};
