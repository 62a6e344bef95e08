import type { Direction } from '../price-delta.tsx';

const [width, height, margin] = [88, 26, 5];

const ends: Readonly<Record<Direction, string>> = {
  up: 'var(--lingon)',
  down: 'var(--dill)',
  flat: 'var(--muted)',
};

/** The step path of prices over evenly spaced purchases; the scale spans at least 14 % of the middle price. */
export const sparklinePath = (prices: readonly number[]): { path: string; endX: number; endY: number } => {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const middle = (low + high) / 2;
  const span = Math.max(high - low, Math.abs(middle) * 0.14) || 1;
  const y = (price: number) => height / 2 - ((price - middle) / span) * (height - 2 * margin);
  const step = prices.length > 1 ? (width - 8) / (prices.length - 1) : 0;
  const path = prices
    .map((price, index) =>
      index === 0 ? `M3 ${y(price).toFixed(1)}` : `H${(3 + index * step).toFixed(1)}V${y(price).toFixed(1)}`,
    )
    .join('');
  return { path, endX: 3 + step * (prices.length - 1), endY: y(prices.at(-1) ?? middle) };
};

/** Prices hold until changed, so the line is a step line; the dot's colour tells the latest direction. */
export const Sparkline = ({ prices, direction }: { prices: readonly number[]; direction: Direction }) => {
  if (prices.length === 0) return null;
  const { path, endX, endY } = sparklinePath(prices);
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={path} fill="none" stroke="var(--chart-1)" strokeWidth="1.6" strokeLinejoin="round" />
      <circle cx={endX} cy={endY} r="3" fill={ends[direction]} />
    </svg>
  );
};
