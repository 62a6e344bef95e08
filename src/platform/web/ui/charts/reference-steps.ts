import type { PricePoint } from './price-scales.ts';

/** What was agreed or watched from a day on. */
export interface ReferenceStep {
  /** ISO date; before the first one nothing was. */
  readonly from: string;
  readonly price: number;
  /** Who moved it there, and when. */
  readonly note?: string;
}

/** A step as the server tells it: who moved it there, and when, are null when nobody did. */
export interface MovedStep {
  readonly from: string;
  readonly price: string;
  readonly decidedAt: string | null;
  readonly decidedBy: string | null;
}

/** Steps as a chart draws them; `noteOf` says who moved one. */
export const drawnSteps = (
  steps: readonly MovedStep[],
  noteOf: (moved: Readonly<Record<'price' | 'decidedAt' | 'name', string>>) => string,
): ReferenceStep[] =>
  steps.map(({ from, price, decidedAt, decidedBy }) => ({
    from,
    price: Number(price),
    ...(decidedAt === null ? {} : { note: noteOf({ price, decidedAt, name: decidedBy ?? '' }) }),
  }));

/** The step that holds on a day; `undefined` before the first. */
export const stepOn = (steps: readonly ReferenceStep[], date: string): ReferenceStep | undefined =>
  steps.findLast(({ from }) => from <= date);

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A place in CSS pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Whether a step line through the places, oldest first, goes through a box. */
const crosses = (places: readonly Place[], box: Box, end: number): boolean =>
  places.some(({ x, y }, index) => {
    const next = places[index + 1];
    const until = next?.x ?? end;
    const isLevel = y >= box.top && y <= box.bottom && x <= box.right && until >= box.left;
    const [low, high] = next === undefined ? [y, y] : [Math.min(y, next.y), Math.max(y, next.y)];
    const isUpright =
      next !== undefined && until >= box.left && until <= box.right && low <= box.bottom && high >= box.top;
    return isLevel || isUpright;
  });

export type LabelPlace = { readonly left: number; readonly isAbove: boolean } | null;

const labelHeight = 18;
/** Between a line and its label. */
const gap = 7;

/**
 * Where the label of a level line at `y` stands so that no line goes through it: under it or over it, from the left or
 * towards the right; `null` when every place is taken, and it stands outside the plot.
 */
export const placeLabel = (
  places: readonly Place[],
  {
    y,
    from,
    width,
    height,
    labelWidth,
  }: Readonly<Record<'y' | 'from' | 'width' | 'height' | 'labelWidth', number>>,
): LabelPlace => {
  const right = Math.max(from, width - labelWidth);
  for (const left of [from, (from + right) / 2, right])
    for (const isAbove of [false, true]) {
      const top = isAbove ? y - gap - labelHeight : y + gap;
      const box = {
        left: left - 4,
        right: left + labelWidth + 4,
        top: top - 2,
        bottom: top + labelHeight + 2,
      };
      const fits = top >= 0 && top + labelHeight <= height && left + labelWidth <= width;
      if (fits && !crosses(places, box, width)) return { left, isAbove };
    }
  return null;
};

/** The parts of a step line that lie above what was watched then, as boxes over the dates. */
export const overpaid = (
  points: readonly PricePoint[],
  steps: readonly ReferenceStep[],
): { readonly at: number; readonly over: number }[] =>
  points.flatMap((point, at) => {
    const over = point.watched ?? stepOn(steps, point.date)?.price;
    return point.isHot && over !== undefined && point.price > over ? [{ at, over }] : [];
  });
