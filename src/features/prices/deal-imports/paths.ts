import { path } from '#platform/wire/path.ts';

export { newDealImportPath } from '#features/prices/deals/paths.ts';

/** An import: to be checked while it is open, then on its way, then what became of it. `rows` are those that are listed. */
export const dealImportPath = path('/articles/prices/import/$importId', {
  rows: ['all', 'open', 'changed', 'rejected'],
});
