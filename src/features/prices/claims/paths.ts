import { path } from '#platform/wire/path.ts';

export { claimAnswerPath, claimPath } from '#platform/wire/doors.ts';

/** Price alerts by article, from which lines are chosen to be claimed; deviations have the screen. */
export const deviationsPath = path('/deviations', {
  q: 'any',
  status: ['UNRESOLVED', 'RESOLVED', 'IGNORED', 'all'],
  deals: ['true'],
  dearer: ['true'],
  supplier: 'any',
  sort: 'any',
  dir: ['asc', 'desc'],
});

/** The board; `state` shows the claims of that state alone. */
export const claimsPath = path('/deviations/claims', {
  state: ['withdrawn'],
  log: 'any',
  remind: 'any',
});

/** Letters before they are sent: of `claims`, which are drafts, or of `lines` that are still to be claimed. */
export const newClaimPath = path('/deviations/claims/new', { lines: 'any', claims: 'any', at: 'any' });
