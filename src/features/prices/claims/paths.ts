import { path } from '#platform/wire/path.ts';

/** The board and the table of credit claims. */
export const claimsPath = path('/deviations/claims', {});

/** One claim. */
export const claimPath = path('/deviations/claims/$claimId', {});

/** Where a supplier answers a claim; the token stands behind the hash, so that no server is told it. */
export const claimAnswerPath = path('/claims/answer', {});
