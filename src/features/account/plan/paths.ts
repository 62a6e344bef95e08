import { path } from '#platform/wire/path.ts';

/** Plans and what they cost. */
export const plansPath = path('/subscription', { paid: ['1'] });
