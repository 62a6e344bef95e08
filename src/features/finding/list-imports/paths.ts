import { path } from '#platform/wire/path.ts';

/** Which list is filled from a file, and the file. */
export const newListImportPath = path('/lists/import', { list: ['suppliers', 'outlets', 'articles'] });

/** An import: to be checked while it is open, then what became of it. `rows` are those that are listed. */
export const listImportPath = path('/lists/import/$importId', {
  rows: ['all', 'open', 'changed', 'rejected'],
});
