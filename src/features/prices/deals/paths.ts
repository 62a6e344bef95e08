import { path } from '#platform/wire/path.ts';

export const dealsPath = path('/articles/prices', {
  /** The deal that the drawer shows. */
  deal: 'any',
  search: 'any',
  supplier: 'any',
  show: ['in-force', 'ending', 'unused', 'ended', 'upcoming'],
  broken: ['true'],
  sort: 'any',
  direction: ['asc', 'desc'],
});

/** A new deal: about an article of the unit, at a price that was agreed, or about goods that are named there. */
export const newDealPath = path('/articles/prices/create', { article: 'any', price: 'any' });

/** A price list to be imported as deals; deal imports have the screen. */
export const newDealImportPath = path('/articles/prices/import', { supplier: 'any' });
