import { useEffect, useState } from 'react';
import { targetOf } from './targets.ts';
import type { TourStep } from '../rules.ts';

/** A target on the screen, in pixels of the window. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const placeOf = (step: TourStep): Place | null => {
  const box = targetOf(step)?.getBoundingClientRect();
  return box === undefined ? null : { left: box.left, top: box.top, width: box.width, height: box.height };
};

const isSame = (one: Place | null, other: Place | null): boolean =>
  one?.left === other?.left &&
  one?.top === other?.top &&
  one?.width === other?.width &&
  one?.height === other?.height;

/** Where a step's target is, however the screen moves; it is brought into view first. Null while it is not there. */
export const usePlace = (step: TourStep): Place | null => {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    targetOf(step)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    let frame = 0;
    const follow = () => {
      const now = placeOf(step);
      setPlace((before) => (isSame(before, now) ? before : now));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return place;
};
