import { path } from '#platform/wire/path.ts';

export { accountPath, sharedPlanPath } from '#platform/wire/doors.ts';

/** Plans and what they cost; `paid` after a Checkout that was not left. */
export const subscriptionPath = path('/subscription', { paid: ['1'] });
