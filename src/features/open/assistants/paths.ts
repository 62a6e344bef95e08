import { path } from '#platform/wire/path.ts';

export { accountPath, apiDocsPath } from '#platform/wire/doors.ts';

/** What assistants suggest, to be decided on; `one` is shown first. */
export const suggestionsPath = path('/suggestions', { show: ['decided'], one: 'any' });
