import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { useIsAtLeast } from '../shell/breakpoint.ts';
import { monthsIn, spaced } from './month-labels.ts';
import type { PriceHistory } from './price-history.ts';
import { dayOf, priceScales } from './price-scales.ts';
import { useWidth } from './use-width.ts';

const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Where everything of a price history stands, in CSS pixels, and the cursor that pointer and arrow keys move. */
export const usePricePlot = (
  { points, reference, band, size = 'full', until }: PriceHistory,
  box: RefObject<HTMLDivElement | null>,
) => {
  const width = useWidth(box);
  const isPhone = !useIsAtLeast('sm');
  const [cursor, setCursor] = useState<number | null>(null);
  const hasAxis = size === 'full';
  const height = hasAxis ? (isPhone ? 190 : 250) : isPhone ? 104 : 132;
  const bandPoints = band?.points ?? [];
  const { x, y } = priceScales({
    dates: [...[...points, ...bandPoints].map((point) => point.date), ...(until ? [until] : [])],
    prices: [
      ...points.map((point) => point.price),
      ...(reference ? [reference.price, ...(reference.steps ?? []).map((step) => step.price)] : []),
      ...bandPoints.flatMap((point) => [point.low, point.high]),
    ],
    width,
    height,
    hasAxis,
  });
  const at = (date: string) => x(dayOf(date));
  const last = points.length - 1;
  const [start = new Date(0), end = start] = x.domain();
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
  const leave = () => setCursor(null);
  return {
    width,
    height,
    hasAxis,
    x,
    y,
    at,
    last,
    cursor,
    isDense: width > 0 && points.length > width / 9,
    months: last < 0 ? [] : spaced(monthsIn([start, end]), x, hasAxis ? 68 : 40),
    ticks: hasAxis ? y.ticks(4) : [],
    handlers: { onKeyDown, onBlur: leave, onPointerMove: pick, onPointerLeave: leave },
  };
};

export type PricePlot = ReturnType<typeof usePricePlot>;
