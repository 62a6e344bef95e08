import './charts.css';
import { useRef } from 'react';
import { ChartTable } from './chart-table.tsx';
import { PriceDrawing } from './price-drawing.tsx';
import type { PriceHistory } from './price-history.ts';
import { PriceLabels, PriceMonths, PriceQuantities, PriceTip } from './price-labels.tsx';
import { usePricePlot } from './use-price-plot.ts';

/** Step line with a dot per purchase, what was agreed, and a cursor for pointer and arrow keys. */
export const PriceHistoryChart = (history: PriceHistory) => {
  const { points, reference, band, size = 'full', quantityUnit, describe } = history;
  const box = useRef<HTMLDivElement>(null);
  const plot = usePricePlot(history, box);
  const { width, height, hasAxis, isDense, x, y, ticks, last, cursor, handlers } = plot;
  if (last < 0) return null;
  const parts = { history, plot };
  return (
    <figure className={`pricechart ${size}${isDense ? ' dense' : ''}`}>
      <div
        ref={box}
        className="plot"
        style={{ height }}
        role="slider"
        tabIndex={0}
        aria-label={history.sentence}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={cursor ?? last}
        aria-valuetext={describe(cursor ?? last).join(', ')}
        {...handlers}
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
            <PriceLabels {...parts} />
            <PriceTip {...parts} />
          </>
        )}
      </div>
      {hasAxis && quantityUnit !== undefined && <PriceQuantities {...parts} />}
      <PriceMonths {...parts} />
      <ChartTable {...history.table} />
    </figure>
  );
};
