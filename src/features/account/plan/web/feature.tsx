import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
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

const Span = lazy(async () => {
  const [{ PlanSpan: shown }] = await Promise.all([import('./plan-span.tsx'), loadTexts('plan')]);
  return { default: shown };
});

const Period = lazy(async () => ({ default: (await import('./plan-period.tsx')).PlanPeriod }));

/** The period of a list that the plan limits, in the place of the plain menu that stands there until it is loaded. */
export const PlanPeriod = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={children}>
    <Period />
  </Suspense>
);

/** That sums leave out what is older than the plan shows. Loaded after them. */
export const PlanSpan = (props: ComponentProps<typeof Span>) => (
  <Suspense fallback={null}>
    <Span {...props} />
  </Suspense>
);

/** What stands in the place of what the plan does not show. Loaded when something is locked. */
export const Locked = (props: ComponentProps<typeof Piece>) => (
  <Suspense fallback={null}>
    <Piece {...props} />
  </Suspense>
);
