import { useRouterState } from '@tanstack/react-router';
import { useAppState, useHasUnit } from '#platform/web/session/state.ts';
import { latePart } from '#platform/web/ui/late-part.tsx';
import { homePath } from '#platform/wire/doors.ts';
import { isKnownOver } from './over.ts';

const LateTour = latePart(async () => (await import('./tour-steps.tsx')).TourSteps, { texts: ['tour'] });

/** The tour of whoever has one before them, on the first screen alone; it is loaded for nobody else. */
export const Tour = () => {
  const userId = useAppState((state) => state.user?.id);
  const isHome = useRouterState({ select: ({ location }) => location.pathname === homePath() });
  const wanted = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('tour'),
  });
  const asked = wanted === '1' ? 'anew' : wanted === 'first' ? 'first' : null;
  const hasUnit = useHasUnit();
  if (userId === undefined || !hasUnit || !isHome || (isKnownOver(userId) && asked === null)) return null;
  return <LateTour userId={userId} asked={asked} />;
};
