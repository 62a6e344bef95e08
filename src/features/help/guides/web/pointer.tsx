import { useRouterState } from '@tanstack/react-router';
import { latePart } from '#platform/web/ui/late-part.tsx';
import { shownLabel } from '../rules.ts';

const PointerRing = latePart(async () => (await import('./pointer-ring.tsx')).PointerRing);

/** Points at what a guide leads to; nothing of it is loaded before an address asks for it. */
export const Pointer = () => {
  const place = useRouterState({ select: ({ location }) => `${location.pathname} ${location.hash}` });
  const label = shownLabel(place.slice(place.indexOf(' ') + 1));
  if (label === null) return null;
  return <PointerRing key={place} label={label} />;
};
