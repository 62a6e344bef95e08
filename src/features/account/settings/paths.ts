import { path } from '#platform/wire/path.ts';

export { accountPath } from '#platform/wire/doors.ts';

/** Earlier addresses of the account, which lead to it. */
export const earlierAccountPath = path('/account');
export const profilePath = path('/profile');
