import { path } from '#platform/wire/path.ts';

/** The beginning of both, which leads to the list. */
export const articlesPath = path('/articles');
export const productsPath = path('/articles/products', {
  supplier: 'any',
  search: 'any',
  category: 'any',
  changed: ['true', 'false'],
});
/** The same as a register of article numbers. */
export const articleListPath = path('/articles/list', { search: 'any' });
export const productPath = path('/articles/products/$articleId');
