import { area, curveStepAfter, line } from 'd3-shape';
import type { ScaleLinear, ScaleTime } from 'd3-scale';
import { type BandPoint, dayOf, type PricePoint } from './price-scales.ts';
import { overpaid, type ReferenceStep } from './reference-steps.ts';

export interface Reference {
  readonly price: number;
  readonly label: string;
  /** What was agreed or watched before, up to now; the whole width at `price` without. */
  readonly steps?: readonly ReferenceStep[];
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

/** The steps of what was agreed or watched; one step when only today's is known. */
export const stepsOf = (
  { price, steps = [] }: Reference,
  first: string | undefined,
): readonly ReferenceStep[] => (steps.length > 0 ? steps : [{ from: first ?? '', price }]);

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
  const agreed = reference && stepsOf(reference, points[0]?.date);
  const agreedLine = line<ReferenceStep>()
    .x((step) => Math.max(0, at(step.from)))
    .y((step) => y(step.price))
    .curve(curveStepAfter);
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
      {agreed &&
        overpaid(points, agreed).map(({ at: index, over }) => {
          const [point, next] = [points[index], points[index + 1]];
          if (point === undefined) return null;
          const [start, end] = [at(point.date), next === undefined ? width : at(next.date)];
          return (
            <rect
              key={index}
              x={start}
              width={Math.max(0, end - start)}
              y={y(point.price)}
              height={y(over) - y(point.price)}
              fill="var(--lingon)"
              opacity=".14"
            />
          );
        })}
      {agreed && (
        <path
          d={`${agreedLine([...agreed]) ?? ''}H${width}`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
      )}
      <path d={path} fill="none" stroke="var(--chart-1)" strokeWidth="2.25" strokeLinejoin="round" />
    </svg>
  );
};
