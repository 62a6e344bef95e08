import { path } from '#platform/wire/path.ts';

export { priceListsPath } from '#features/intake/documents/paths.ts';

/** A list line by line. `show` are the lines that are listed. */
export const priceListPath = path('/articles/price-lists/$listId', {
  show: ['all', 'rise', 'fall', 'same', 'new', 'elsewhere', 'gone', 'unlike', 'twice', 'unread', 'open'],
});
