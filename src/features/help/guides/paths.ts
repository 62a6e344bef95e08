import { path } from '#platform/wire/path.ts';

/** All guides; `q` is what is searched for. */
export const guidesPath = path('/guides', { q: 'any' });
export const guidePath = path('/guides/$guideId');

/** What each version brought. */
export const newsPath = path('/whats-new');
