import { path } from '#platform/wire/path.ts';

/** All restaurants of a person, beside each other. */
export const everyOverviewPath = path('/restaurants');
export const everyPricesPath = path('/restaurants/prices', { sort: ['extra', 'yearly', 'latest'] });
export const everyProductsPath = path('/restaurants/products', {
  search: 'any',
  sort: ['sum', 'change', 'lastUsed'],
});
