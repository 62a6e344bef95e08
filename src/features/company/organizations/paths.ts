import { path } from '#platform/wire/path.ts';

export const createOutletPath = path('/outlet/create');
