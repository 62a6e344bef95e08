import type { ReactNode } from 'react';
import { latePart } from '#platform/web/ui/late-part.tsx';

const texts = ['plan'];

/** The one way to what a plan does not have, beside words of one's own. Loaded after them. */
export const PlanWayOut = latePart(async () => (await import('./way-out.tsx')).WayOut, { texts });

/** What the plan hides of a list, counted, with the way to it. Loaded after the list. */
export const PlanNote = latePart(async () => (await import('./plan-note.tsx')).PlanNote, { texts });

/** That sums leave out what is older than the plan shows. Loaded after them. */
export const PlanSpan = latePart(async () => (await import('./plan-span.tsx')).PlanSpan, { texts });

/** What stands in the place of what the plan does not show. Loaded when something is locked. */
export const Locked = latePart(async () => (await import('./locked.tsx')).Locked, { texts });

/** The period of a list that the plan limits, in the place of the plain menu that stands there until it is loaded. */
export const PlanPeriod = latePart<{ readonly children: ReactNode }>(
  async () => (await import('./plan-period.tsx')).PlanPeriod,
  { Room: ({ children }) => children },
);
