/** What the owner is told of a plan that ends, by its own reason. */
export type PlanNews = 'trialEnds' | 'trialEnded' | 'planEnds' | 'planEnded';

const day = 86_400_000;

/** Days before its end from which a plan is told of, and those in which it is told once more. */
const warned = [7, 1] as const;

/**
 * What is to be told of a plan with an end, and since when: a week and a day before, and once it is over. Null for a plan
 * without an end or with one further off, and for Starter, which nothing follows.
 */
export const planNews = (
  { plan, endsAt }: { readonly plan: string; readonly endsAt: Date | null },
  now: Date,
): { readonly reason: PlanNews; readonly at: Date; readonly stage: string } | null => {
  if (endsAt === null || plan === 'starter') return null;
  const isTrial = plan === 'trial';
  if (now >= endsAt) return { reason: isTrial ? 'trialEnded' : 'planEnded', at: endsAt, stage: 'ended' };
  const left = warned.findLast((days) => endsAt.getTime() - now.getTime() <= days * day);
  if (left === undefined) return null;
  return {
    reason: isTrial ? 'trialEnds' : 'planEnds',
    at: new Date(endsAt.getTime() - left * day),
    stage: String(left),
  };
};
