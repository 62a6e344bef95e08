import './charts.css';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useRef } from 'react';
import { useIsAtLeast } from '../shell/breakpoint.ts';
import { useWidth } from './use-width.ts';

export interface CumulativeChartProps {
  /** The running total at the end of each step (day, week or month) of this period so far. */
  readonly current: readonly number[];
  readonly currentLabel: string;
  /** The whole previous period; empty hides the comparison. */
  readonly previous: readonly number[];
  readonly previousLabel: string;
  /** Labels under the axis, by step from 0. */
  readonly ticks: readonly { readonly step: number; readonly label: string }[];
  readonly formatAxis: (value: number) => string;
  readonly sentence: string;
}

/** How a sum has grown, against the previous period. */
export const CumulativeChart = (props: CumulativeChartProps) => {
  const { current, previous, ticks } = props;
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  const height = useIsAtLeast('sm') ? 196 : 128;
  const steps = Math.max(current.length, previous.length, 2);
  const x = scaleLinear()
    .domain([0, steps - 1])
    .range([0, width]);
  const y = scaleLinear()
    .domain([0, Math.max(...current, ...previous, 1)])
    .nice(3)
    .range([height, 0]);
  const values = y.ticks(3).filter((value) => value > 0);
  const stroke = line<number>()
    .x((_, index) => x(index))
    .y((value) => y(value));
  const fill = area<number>()
    .x((_, index) => x(index))
    .y0(height)
    .y1((value) => y(value));
  const [nowX, nowY] = [x(Math.max(0, current.length - 1)), y(current.at(-1) ?? 0)];
  const [thenX, thenY] = [x(Math.max(0, previous.length - 1)), y(previous.at(-1) ?? 0)];
  return (
    <div className="chart" ref={plot} style={{ height }} role="img" aria-label={props.sentence}>
      {width > 0 && (
        <>
          <svg aria-hidden="true">
            {values.map((value) => (
              <line key={value} x1={0} x2={width} y1={y(value)} y2={y(value)} stroke="var(--chart-grid)" />
            ))}
            <path d={fill([...current]) ?? ''} fill="var(--chart-1)" opacity=".07" />
            {previous.length > 0 && (
              <path
                d={stroke([...previous]) ?? ''}
                fill="none"
                stroke="var(--chart-2)"
                strokeWidth="1.75"
                strokeDasharray="2 4"
                strokeLinecap="round"
              />
            )}
            <path
              d={stroke([...current]) ?? ''}
              fill="none"
              stroke="var(--chart-1)"
              strokeWidth="2.5"
              strokeLinejoin="round"
            />
          </svg>
          {values.map((value) => (
            <span className="yl" key={value} style={{ top: y(value) }}>
              {props.formatAxis(value)}
            </span>
          ))}
          {ticks.map(({ step, label }) => (
            <span className="xl" key={step} style={{ left: x(step) }}>
              {label}
            </span>
          ))}
          <span className="dot" style={{ left: nowX, top: nowY }} />
          <span className={nowX < 80 ? 'lbl now start' : 'lbl now'} style={{ left: nowX, top: nowY }}>
            {props.currentLabel}
          </span>
          {previous.length > 0 && (
            <span className="lbl prev" style={{ left: thenX, top: thenY }}>
              {props.previousLabel}
            </span>
          )}
        </>
      )}
    </div>
  );
};
