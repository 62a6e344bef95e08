import './charts.css';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useRef } from 'react';
import { useIsAtLeast } from '../shell/breakpoint.ts';
import { type MonthName, namesUnder } from './month-labels.ts';
import { useWidth } from './use-width.ts';

export interface MonthBar {
  /** `2026-11` */
  readonly key: string;
  /** Under the axis, where there is room. */
  readonly name: MonthName;
  readonly value: number;
  /** The amount in full, above the bar that is named. */
  readonly text: string;
  /** Not over yet: drawn as outlined. */
  readonly isOpen?: boolean;
}

interface MonthBarsProps {
  readonly bars: readonly MonthBar[];
  readonly formatAxis: (value: number) => string;
  readonly sentence: string;
}

/** A sum per month, oldest first; the largest is named. */
export const MonthBars = ({ bars, formatAxis, sentence }: MonthBarsProps) => {
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  const isWide = useIsAtLeast('sm');
  const height = isWide ? 220 : 160;
  const x = scaleBand<string>()
    .domain(bars.map(({ key }) => key))
    .range([width > 0 ? 44 : 0, width])
    .paddingInner(isWide ? 0.34 : 0.28)
    .paddingOuter(0.1);
  const values = bars.map(({ value }) => value);
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const y = scaleLinear().domain([least, most]).nice(3).range([height, 24]);
  const ticks = y.ticks(3).filter((tick) => tick !== 0);
  const top = bars.find(({ value }) => value === most);
  const names = namesUnder(
    bars.map(({ key, name }) => ({ ...name, year: key.slice(0, 4) })),
    x.step(),
  );
  const middleOf = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2;
  return (
    <div className="chart" ref={plot} style={{ height }} role="img" aria-label={sentence}>
      {width > 0 && (
        <>
          <svg aria-hidden="true">
            {[0, ...ticks].map((tick) => (
              <line key={tick} x1={0} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--chart-grid)" />
            ))}
            {bars.map(({ key, value, isOpen }) => (
              <rect
                key={key}
                x={x(key)}
                width={x.bandwidth()}
                y={y(Math.max(0, value))}
                height={Math.abs(y(0) - y(value))}
                rx={2}
                fill={isOpen ? 'var(--chart-2)' : 'var(--chart-1)'}
              />
            ))}
          </svg>
          {ticks.map((tick) => (
            <span className="yl" key={tick} style={{ top: y(tick) }}>
              {formatAxis(tick)}
            </span>
          ))}
          {bars.map(({ key }, index) => (
            <span className="xl" key={key} style={{ left: middleOf(key) }}>
              {names[index]}
            </span>
          ))}
          {top !== undefined && (
            <span
              className="lbl top"
              style={{ left: Math.min(middleOf(top.key), width - 44), top: y(top.value) }}
            >
              {top.text}
            </span>
          )}
        </>
      )}
    </div>
  );
};
