/** The steps of the tour, in their order: what each shows. */
export const tourSteps = ['sign', 'today', 'invoices', 'marker', 'prices', 'suppliers'] as const;

export type TourStep = (typeof tourSteps)[number];

/** The nearest step from one on, in a direction, whose target is there; null where none is. */
export const reachableFrom = (
  from: number,
  direction: 1 | -1,
  isThere: (step: TourStep) => boolean,
): number | null => {
  for (let at = from; at >= 0 && at < tourSteps.length; at += direction) {
    const step = tourSteps[at];
    if (step !== undefined && isThere(step)) return at;
  }
  return null;
};

/** Where somebody stands who left the tour at a step: there, else at the next one that is there, else at the last before. */
export const resumedAt = (left: number, isThere: (step: TourStep) => boolean): number | null =>
  reachableFrom(left, 1, isThere) ?? reachableFrom(left, -1, isThere);
