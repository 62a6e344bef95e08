import { path } from '#platform/wire/path.ts';

export const unroutedPath = path('/support/unrouted', { doc: 'any', state: 'any' });
