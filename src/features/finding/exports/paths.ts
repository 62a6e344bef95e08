import { path } from '#platform/wire/path.ts';

/** The files that the person has had made; `file` is the one that a letter or the bell leads to. */
export const exportsPath = path('/exports', { file: 'any' });
