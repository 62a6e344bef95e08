import { path } from '#platform/wire/path.ts';

/** Where a person comes back to from the bookkeeping program, with `code` and `state`. */
export const connectedPath = path('/setting/bookkeeping', { code: 'any', state: 'any', error: 'any' });
