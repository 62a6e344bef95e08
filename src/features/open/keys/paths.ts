/** What programs can ask and do, and how. */
export { apiDocsPath } from '#platform/wire/doors.ts';
