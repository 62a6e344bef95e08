import { scaleLinear, scaleUtc } from 'd3-scale';

export interface PricePoint {
  /** ISO date of the purchase. */
  readonly date: string;
  readonly price: number;
  readonly quantity: number | null;
  /** Paid above (or unlike) the watched price. */
  readonly isHot: boolean;
  /** What it was compared with; the step of its day without it. */
  readonly watched?: number | undefined;
}

export interface BandPoint {
  readonly date: string;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

export const dayOf = (isoDate: string): Date => new Date(`${isoDate.slice(0, 10)}T00:00:00Z`);

/** The price scale spans at least 14 % of the middle price, so that small changes look small. */
export const priceDomain = (prices: readonly number[]): [number, number] => {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const middle = (low + high) / 2;
  const span = Math.max(high - low, Math.abs(middle) * 0.14) || 1;
  return [middle - span / 2, middle + span / 2];
};

interface ScaleInput {
  readonly dates: readonly string[];
  readonly prices: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Rounds the price scale to its ticks, which then are drawn. */
  readonly hasAxis: boolean;
}

/** Pixel scales for dates and prices. */
export const priceScales = ({ dates, prices, width, height, hasAxis }: ScaleInput) => {
  const days = dates.map((date) => dayOf(date).getTime());
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const lone = first === last ? 15 * 86_400_000 : 0;
  const inset = hasAxis ? 4 : 0;
  const x = scaleUtc()
    .domain([first - lone, last + lone])
    .range([inset, width - inset]);
  const padded = hasAxis ? [height, 0] : [height * 0.78, height * 0.13];
  const y = scaleLinear().domain(priceDomain(prices)).range(padded);
  return { x, y: hasAxis ? y.nice(4) : y };
};
