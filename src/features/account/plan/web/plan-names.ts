import type { PlanRow } from '../contract.ts';

/** The plan that gives more than the present one; names of plans are the same in every language. */
export const nextPlan = (plan: PlanRow['gives']['plan'] | undefined): string =>
  plan === 'premium' ? 'Premium+' : 'Premium';
