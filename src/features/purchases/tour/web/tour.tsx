import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAppState, useHasUnit } from '#platform/web/session/state.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { homePath } from '#platform/wire/doors.ts';
import { isKnownOver } from './over.ts';

const LateTour = lazy(async () => {
  const [{ TourSteps }] = await Promise.all([import('./tour-steps.tsx'), loadTexts('tour')]);
  return { default: TourSteps };
});

/** The tour of whoever has one before them, on the first screen alone; it is loaded for nobody else. */
export const Tour = () => {
  const userId = useAppState((state) => state.user?.id);
  const isHome = useRouterState({ select: ({ location }) => location.pathname === homePath() });
  const isAsked = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('tour') === '1',
  });
  const hasUnit = useHasUnit();
  if (userId === undefined || !hasUnit || !isHome || (isKnownOver(userId) && !isAsked)) return null;
  return (
    <Suspense fallback={null}>
      <LateTour userId={userId} isAsked={isAsked} />
    </Suspense>
  );
};
