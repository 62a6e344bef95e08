import { useEffect, useState } from 'react';
import { tourSteps } from '../rules.ts';
import { TourCard } from './tour-card.tsx';
import { useTour } from './use-tour.ts';
import type { TourAsked } from './use-tour.ts';

interface TourStepsProps {
  readonly userId: string;
  readonly asked: TourAsked;
}

/** Where the focus was when the tour came, and is again when it has ended; else on the screen's heading. */
const useFocusBack = (isOpen: boolean): void => {
  const [before, setBefore] = useState<Element | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    setBefore((known) => known ?? document.activeElement);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen || before === null) return;
    const isPlace = before instanceof HTMLElement && before.isConnected && before !== document.body;
    const back = isPlace ? before : document.querySelector<HTMLElement>('main h1');
    if (back !== null && !back.matches('a, button, input, [tabindex]')) back.setAttribute('tabindex', '-1');
    back?.focus({ preventScroll: true });
    setBefore(null);
  }, [isOpen, before]);
};

/** The tour's step over the screen; nothing once it has ended. */
export const TourSteps = ({ userId, asked }: TourStepsProps) => {
  const tour = useTour(userId, asked);
  useFocusBack(tour !== null);
  const step = tour === null ? undefined : tourSteps[tour.at];
  if (tour === null || step === undefined) return null;
  return <TourCard key={step} step={step} {...tour} />;
};
