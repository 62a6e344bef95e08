import { area, curveStepAfter, line } from 'd3-shape';
import type { ScaleLinear, ScaleTime } from 'd3-scale';
import { type BandPoint, dayOf, type PricePoint } from './price-scales.ts';

export interface Reference {
  readonly price: number;
  readonly label: string;
  /** Where the line begins; the whole width without it. */
  readonly from?: string;
}

interface DrawingProps {
  readonly points: readonly PricePoint[];
  readonly reference?: Reference | undefined;
  readonly band?: readonly BandPoint[] | undefined;
  readonly x: ScaleTime<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly width: number;
  readonly ticks: readonly number[];
}

/** The lines and areas of a price history; dots and labels are drawn over it. */
export const PriceDrawing = ({ points, reference, band, x, y, width, ticks }: DrawingProps) => {
  const at = (date: string) => x(dayOf(date));
  const steps = line<PricePoint>()
    .x((point) => at(point.date))
    .y((point) => y(point.price))
    .curve(curveStepAfter);
  const bandArea = area<BandPoint>()
    .x((point) => at(point.date))
    .y0((point) => y(point.low))
    .y1((point) => y(point.high));
  const bandLine = line<BandPoint>()
    .x((point) => at(point.date))
    .y((point) => y(point.middle));
  const last = points.at(-1);
  const path = `${steps([...points]) ?? ''}${last === undefined ? '' : `H${width}`}`;
  return (
    <svg aria-hidden="true">
      {ticks.map((tick) => (
        <line key={tick} x1={0} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--chart-grid)" />
      ))}
      {band && (
        <>
          <path d={bandArea([...band]) ?? ''} fill="var(--chart-band)" />
          <path
            d={bandLine([...band]) ?? ''}
            fill="none"
            stroke="var(--chart-band-line)"
            strokeWidth="1.25"
          />
        </>
      )}
      {reference &&
        points.map((point, index) => {
          if (!point.isHot || point.price <= reference.price) return null;
          const next = points[index + 1];
          const [start, end] = [at(point.date), next === undefined ? width : at(next.date)];
          return (
            <rect
              key={index}
              x={start}
              width={Math.max(0, end - start)}
              y={y(point.price)}
              height={y(reference.price) - y(point.price)}
              fill="var(--lingon)"
              opacity=".14"
            />
          );
        })}
      {reference && (
        <line
          x1={reference.from === undefined ? 0 : Math.max(0, at(reference.from))}
          x2={width}
          y1={y(reference.price)}
          y2={y(reference.price)}
          stroke="var(--ink)"
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
      )}
      <path d={path} fill="none" stroke="var(--chart-1)" strokeWidth="2.25" strokeLinejoin="round" />
    </svg>
  );
};
