import { type ComponentProps, lazy, Suspense } from 'react';
import { loadTexts } from '#platform/web/texts/text-loading.ts';

const Note = lazy(async () => {
  const [{ PlanNote: shown }] = await Promise.all([import('./plan-note.tsx'), loadTexts('plan')]);
  return { default: shown };
});

const Piece = lazy(async () => {
  const [{ Locked: shown }] = await Promise.all([import('./locked.tsx'), loadTexts('plan')]);
  return { default: shown };
});

const Way = lazy(async () => {
  const [{ WayOut: shown }] = await Promise.all([import('./way-out.tsx'), loadTexts('plan')]);
  return { default: shown };
});

/** The one way to what a plan does not have, beside words of one's own. Loaded after them. */
export const PlanWayOut = (props: ComponentProps<typeof Way>) => (
  <Suspense fallback={null}>
    <Way {...props} />
  </Suspense>
);

/** What the plan hides of a list, counted, with the way to it. Loaded after the list. */
export const PlanNote = (props: ComponentProps<typeof Note>) => (
  <Suspense fallback={null}>
    <Note {...props} />
  </Suspense>
);

/** What stands in the place of what the plan does not show. Loaded when something is locked. */
export const Locked = (props: ComponentProps<typeof Piece>) => (
  <Suspense fallback={null}>
    <Piece {...props} />
  </Suspense>
);
