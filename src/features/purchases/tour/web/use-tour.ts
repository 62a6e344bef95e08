import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useIsDemoComing } from '#platform/web/session/demo-shown.ts';
import { homePath } from '#platform/wire/doors.ts';
import { tourContract } from '../contract.ts';
import { reachableFrom, resumedAt, type TourStep, tourSteps } from '../rules.ts';
import { knowOver } from './over.ts';
import { isCovered, targetOf } from './targets.ts';

const isThere = (step: TourStep): boolean => targetOf(step) !== null;

// What the first screen shows comes after it.
const patience = 1_200;
const look = 150;

/** The step that a stored one is resumed at, once its target or its turn has come; null while there is none. */
const useResumed = (stored: number | null): number | null => {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    setAt(null);
    const wanted = stored === null ? undefined : tourSteps[stored];
    if (stored === null || wanted === undefined) return;
    let waited = 0;
    const timer = setInterval(() => {
      if (isCovered()) return;
      waited += look;
      if (!isThere(wanted) && waited < patience) return;
      clearInterval(timer);
      setAt(resumedAt(stored, isThere));
    }, look);
    return () => clearInterval(timer);
  }, [stored]);
  return at;
};

/** What an address asks for: that the tour begins anew, or that it begins for whom it never has. */
export type TourAsked = 'anew' | 'first' | null;

/** A person's tour: where it stands, and the ways on. */
export const useTour = (userId: string, asked: TourAsked) => {
  const router = useRouter();
  const { data, isFetching } = useCall(tourContract.readTour, {}, asked !== 'anew');
  const keep = useSend(tourContract.keepTour, [tourContract.readTour]);
  const [chosen, setChosen] = useState<number | 'over' | null>(null);
  const { mutate } = keep;
  // What was told before the tour began may still be there while it is asked again.
  const isNew = isFetching ? undefined : data?.isNew;
  useEffect(() => {
    if (asked === null || (asked === 'first' && isNew === undefined)) return;
    if (asked === 'anew' || isNew === true) {
      knowOver(userId, false);
      setChosen(0);
      mutate({ body: { step: 0 } });
    }
    void router.navigate({ href: homePath(), replace: true });
  }, [asked, isNew, userId, mutate, router]);
  const stored = chosen ?? data?.step ?? (data === undefined ? null : 'over');
  useEffect(() => {
    // What an address asks for is only begun in this turn: nothing is over yet.
    if (stored === 'over' && asked === null) knowOver(userId, true);
  }, [stored, asked, userId]);
  // What the steps point at comes with the demo, where there will be one in a moment.
  const isWaiting = useIsDemoComing();
  const at = useResumed(typeof stored === 'number' && !isWaiting ? stored : null);
  const go = (step: number | null) => {
    setChosen(step ?? 'over');
    mutate({ body: { step } });
  };
  if (at === null) return null;
  const next = reachableFrom(at + 1, 1, isThere);
  const previous = reachableFrom(at - 1, -1, isThere);
  return {
    at,
    isLast: next === null,
    hasPrevious: previous !== null,
    onNext: () => go(next),
    onBack: () => previous !== null && go(previous),
    onEnd: () => go(null),
  };
};
