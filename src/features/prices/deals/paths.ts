import { path } from '#platform/wire/path.ts';

export { newDealPath } from '#platform/wire/doors.ts';

export const dealsPath = path('/articles/prices', {
  /** The deal that the drawer shows. */
  deal: 'any',
  search: 'any',
  supplier: 'any',
  /** Left out: those in force, or all that a search finds. */
  show: ['in-force', 'ending', 'unused', 'ended', 'upcoming', 'all'],
  broken: ['true'],
  sort: 'any',
  direction: ['asc', 'desc'],
});

/** A price list to be imported as deals; deal imports have the screen. */
export const newDealImportPath = path('/articles/prices/import', { supplier: 'any' });
