import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { shownLabel } from '../rules.ts';

const PointerRing = lazy(() =>
  import('./pointer-ring.tsx').then(({ PointerRing: Ring }) => ({ default: Ring })),
);

/** Points at what a guide leads to; nothing of it is loaded before an address asks for it. */
export const Pointer = () => {
  const place = useRouterState({ select: ({ location }) => `${location.pathname} ${location.hash}` });
  const label = shownLabel(place.slice(place.indexOf(' ') + 1));
  if (label === null) return null;
  return (
    <Suspense fallback={null}>
      <PointerRing key={place} label={label} />
    </Suspense>
  );
};
