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

/** Pixels of the window that bars, and on a phone the card, may cover. */
const [above, below] = [130, 300] as const;

/** How far the screen is to be scrolled for a target to stand between what covers it; 0 where it does. */
export const scrollTo = ({ top, height }: Place, room: number): number => {
  if (top < above) return top - above;
  const hidden = top + Math.min(height, room - above - below) - (room - below);
  return hidden > 0 ? Math.min(hidden, top - above) : 0;
};

/** Where a step's target is, however the screen moves; it is brought into view first. Null while it is not there. */
export const usePlace = (step: TourStep): Place | null => {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const shown = placeOf(step);
    // What stands in the bars moves with nothing.
    const isOnPage = targetOf(step)?.closest('main') != null;
    if (shown !== null && isOnPage) window.scrollBy(0, scrollTo(shown, window.innerHeight));
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
