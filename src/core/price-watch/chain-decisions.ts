import type { Decision } from './types.ts';

/**
 * The decisions on the numbers that an article has had, as those of one article: `byNumber` holds each number's own, the first number
 * first. What was decided on an earlier number stands before what was decided on a later one, whenever it was made, since its lines do;
 * decisions of one number keep their order. A single number's decisions stay as they are.
 */
export const chainDecisions = (byNumber: readonly (readonly Decision[])[]): readonly Decision[] => {
  const [only, ...others] = byNumber.filter((made) => made.length > 0);
  if (only === undefined || others.length === 0) return only ?? [];
  return [only, ...others]
    .flatMap((made) => made.toSorted((a, b) => a.sequence - b.sequence))
    .map((decision, at) => ({ ...decision, sequence: at + 1 }));
};
