import { path } from '#platform/wire/path.ts';

/** Where support staff look at layouts of which restaurants taught different things. */
export const structuresPath = path('/support/structures', { state: 'any', layout: 'any' });
