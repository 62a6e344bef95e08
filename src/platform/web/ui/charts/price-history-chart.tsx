import './charts.css';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useIsAtLeast } from '../shell/breakpoint.ts';
import { ChartTable, type ChartTableContent } from './chart-table.tsx';
import { PriceDrawing, type Reference } from './price-drawing.tsx';
import { type BandPoint, dayOf, type PricePoint, priceScales } from './price-scales.ts';
import { monthsIn, spaced } from './month-labels.ts';
import { useWidth } from './use-width.ts';

export interface PriceHistoryChartProps {
  /** Purchases, oldest first; prices in the article's unit. */
  readonly points: readonly PricePoint[];
  /** The deal or the watched price, dashed. */
  readonly reference?: Reference | undefined;
  readonly band?: { readonly points: readonly BandPoint[]; readonly label: string } | undefined;
  /** The latest price above its dot; marked while undecided. */
  readonly lastTag?: { readonly text: string; readonly isMarked: boolean } | undefined;
  /** ISO date where the axis ends; the last purchase without it. */
  readonly until?: string;
  /** `compact` for drawers: no price axis, no quantities. */
  readonly size?: 'full' | 'compact';
  readonly quantityUnit?: string;
  /** The whole story in one sentence. */
  readonly sentence: string;
  readonly formatPrice: (price: number) => string;
  readonly formatMonth: (isoDate: string, withYear: boolean) => string;
  /** The lines of the tooltip at a purchase. */
  readonly describe: (index: number) => readonly string[];
  readonly table: ChartTableContent;
}

const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Step line with a dot per purchase, what was agreed, and a cursor for pointer and arrow keys. */
export const PriceHistoryChart = (props: PriceHistoryChartProps) => {
  const { points, reference, band, lastTag, size = 'full', quantityUnit, describe } = props;
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  const isPhone = !useIsAtLeast('sm');
  const [cursor, setCursor] = useState<number | null>(null);
  const hasAxis = size === 'full';
  const isDense = width > 0 && points.length > width / 9;
  const height = hasAxis ? (isPhone ? 190 : 250) : isPhone ? 104 : 132;
  const bandPoints = band?.points ?? [];
  const { x, y } = priceScales({
    dates: [...[...points, ...bandPoints].map((point) => point.date), ...(props.until ? [props.until] : [])],
    prices: [
      ...points.map((point) => point.price),
      ...(reference ? [reference.price] : []),
      ...bandPoints.flatMap((point) => [point.low, point.high]),
    ],
    width,
    height,
    hasAxis,
  });
  const at = (date: string) => x(dayOf(date));
  const last = points.length - 1;
  const lastPoint = points[last];
  if (lastPoint === undefined) return null;
  const [start = new Date(0), end = start] = x.domain();
  const months = spaced(monthsIn([start, end]), x, hasAxis ? 68 : 40);
  const ticks = hasAxis ? y.ticks(4) : [];
  const most = Math.max(...points.map((point) => point.quantity ?? 0)) || 1;
  // The label stands under its line at the start, or over it where cheaper purchases are in the way.
  const isCrowded = points.some((one) => reference && one.price < reference.price && at(one.date) < 170);
  const pick = (event: PointerEvent<HTMLDivElement>) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const distances = points.map((point) => Math.abs(at(point.date) - place));
    setCursor(distances.indexOf(Math.min(...distances)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setCursor(move(cursor ?? last, last));
  };
  const shown = cursor === null ? undefined : points[cursor];
  return (
    <figure className={`pricechart ${size}${isDense ? ' dense' : ''}`}>
      <div
        ref={plot}
        className="plot"
        style={{ height }}
        role="slider"
        tabIndex={0}
        aria-label={props.sentence}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={cursor ?? last}
        aria-valuetext={describe(cursor ?? last).join(', ')}
        onKeyDown={onKeyDown}
        onBlur={() => setCursor(null)}
        onPointerMove={pick}
        onPointerLeave={() => setCursor(null)}
      >
        {width > 0 && (
          <>
            <PriceDrawing
              points={points}
              reference={reference}
              band={band?.points}
              x={x}
              y={y}
              width={width}
              ticks={ticks}
            />
            {ticks.map((tick) => (
              <span className="yl" key={tick} style={{ top: y(tick) }}>
                {props.formatPrice(tick)}
              </span>
            ))}
            {points.map((point, index) => (
              <i
                className={point.isHot ? 'd hot' : 'd'}
                key={index}
                style={{ left: at(point.date), top: y(point.price) }}
              />
            ))}
            {band && (
              <span className="tag band" style={{ left: '62%', top: y(bandPoints.at(-1)?.middle ?? 0) }}>
                {band.label}
              </span>
            )}
            {reference && (
              <span
                className={isCrowded ? 'tag deal above' : 'tag deal'}
                style={{
                  left: Math.max(0, reference.from === undefined ? 0 : at(reference.from)),
                  top: y(reference.price),
                }}
              >
                {reference.label}
              </span>
            )}
            {lastTag && shown === undefined && (
              <span
                className="tag last"
                style={{
                  right: Math.max(0, Math.min(width - at(lastPoint.date) - 24, width - 64)),
                  top: y(lastPoint.price),
                }}
              >
                <span className={lastTag.isMarked ? 'mark strong' : 'strong'}>{lastTag.text}</span>
              </span>
            )}
            {shown && cursor !== null && (
              <>
                <i className="cursor" style={{ left: at(shown.date) }} />
                <span
                  className={at(shown.date) > width / 2 ? 'tip left' : 'tip'}
                  style={{ left: at(shown.date) }}
                >
                  {describe(cursor).map((text) => (
                    <span key={text}>{text}</span>
                  ))}
                </span>
              </>
            )}
          </>
        )}
      </div>
      {hasAxis && quantityUnit !== undefined && (
        <div className="vol" aria-hidden="true">
          <span>{quantityUnit}</span>
          {points.map((point, index) => (
            <i
              key={index}
              style={{ left: at(point.date), height: `${((point.quantity ?? 0) / most) * 100}%` }}
            />
          ))}
        </div>
      )}
      <div className="xs" aria-hidden="true">
        {months.map((month, index) => (
          <span
            className={width - x(month) < 36 ? 'xl last' : 'xl'}
            key={month.getTime()}
            style={{ left: x(month) }}
          >
            {props.formatMonth(
              month.toISOString().slice(0, 10),
              hasAxis && (index === 0 || month.getUTCMonth() === 0),
            )}
          </span>
        ))}
      </div>
      <ChartTable {...props.table} />
    </figure>
  );
};
