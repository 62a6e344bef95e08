import { path } from '#platform/wire/path.ts';

/** Where it could be bought better. */
export const sourcingPath = path('/sourcing/overview');
export const sourcingArticlesPath = path('/sourcing/articles', {
  search: 'any',
  show: ['cheaper', 'over', 'unknown', 'proposed'],
  category: 'any',
  alternatives: 'any',
});
export const goodsSearchPath = path('/sourcing/articles/search', { search: 'any', category: 'any' });
/** One article's prices at the organization's own restaurants. */
export const parityPath = path('/sourcing/outlets');
