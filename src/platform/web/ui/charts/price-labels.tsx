import type { PriceHistory } from './price-history.ts';
import { stepsOf } from './price-drawing.tsx';
import { placeLabel } from './reference-steps.ts';
import type { PricePlot } from './use-price-plot.ts';

/** Pixels of an average letter in a label; a place is rather too wide than too narrow. */
const letterWidth = 7.5;

interface LabelsProps {
  readonly history: PriceHistory;
  readonly plot: PricePlot;
}

/** Dots and words over the drawing: prices of the axis, purchases, what was agreed, and the latest price. */
export const PriceLabels = ({ history, plot }: LabelsProps) => {
  const { points, reference, band, lastTag } = history;
  const { y, at, width, height, ticks, cursor, last } = plot;
  const lastPoint = points[last];
  const steps = reference === undefined ? [] : stepsOf(reference, points[0]?.date);
  const place =
    reference &&
    placeLabel(
      points.map((point) => ({ x: at(point.date), y: y(point.price) })),
      {
        y: y(reference.price),
        from: Math.max(0, at(steps.at(-1)?.from ?? '')),
        labelWidth: reference.label.length * letterWidth,
        width,
        height,
      },
    );
  return (
    <>
      {ticks.map((tick) => (
        <span className="yl" key={tick} style={{ top: y(tick) }}>
          {history.formatPrice(tick)}
        </span>
      ))}
      {points.map((point, index) => (
        <i
          className={point.isHot ? 'd hot' : 'd'}
          key={index}
          style={{ left: at(point.date), top: y(point.price) }}
        />
      ))}
      {steps.map(
        ({ from, price, note }) =>
          note !== undefined && (
            <i className="decided" key={from} title={note} style={{ left: at(from), top: y(price) }} />
          ),
      )}
      {band && (
        <span className="tag band" style={{ left: '62%', top: y(band.points.at(-1)?.middle ?? 0) }}>
          {band.label}
        </span>
      )}
      {reference && (
        <span
          className={place === null ? 'tag deal outside' : place?.isAbove ? 'tag deal above' : 'tag deal'}
          style={place ? { left: place.left, top: y(reference.price) } : {}}
        >
          {reference.label}
        </span>
      )}
      {lastTag && lastPoint && points[cursor ?? -1] === undefined && (
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
    </>
  );
};

/** What was bought at the cursor. */
export const PriceTip = ({ history: { points, describe }, plot: { at, width, cursor } }: LabelsProps) => {
  const shown = cursor === null ? undefined : points[cursor];
  if (shown === undefined || cursor === null) return null;
  return (
    <>
      <i className="cursor" style={{ left: at(shown.date) }} />
      <span className={at(shown.date) > width / 2 ? 'tip left' : 'tip'} style={{ left: at(shown.date) }}>
        {describe(cursor).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
    </>
  );
};

/** How much was bought each time, in columns without an axis. */
export const PriceQuantities = ({ history: { points, quantityUnit }, plot: { at } }: LabelsProps) => {
  const most = Math.max(...points.map((point) => point.quantity ?? 0)) || 1;
  return (
    <div className="vol" aria-hidden="true">
      <span>{quantityUnit}</span>
      {points.map((point, index) => (
        <i key={index} style={{ left: at(point.date), height: `${((point.quantity ?? 0) / most) * 100}%` }} />
      ))}
    </div>
  );
};

/** The months below. */
export const PriceMonths = ({ history, plot: { x, width, months, hasAxis } }: LabelsProps) => (
  <div className="xs" aria-hidden="true">
    {months.map((month, index) => (
      <span
        className={width - x(month) < 64 ? 'xl last' : 'xl'}
        key={month.getTime()}
        style={{ left: x(month) }}
      >
        {history.formatMonth(
          month.toISOString().slice(0, 10),
          hasAxis && (index === 0 || month.getUTCMonth() === 0),
        )}
      </span>
    ))}
  </div>
);
