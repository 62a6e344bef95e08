import { path } from '#platform/wire/path.ts';

export { auditPath } from '#platform/wire/doors.ts';

/** How the system is built and works, for the books. */
export const systemDocumentationPath = path('/setting/archive/documentation');

/** How records were treated: all of them in some days, or one of them. */
export const treatmentHistoryPath = path('/setting/archive/history', {
  from: 'any',
  to: 'any',
  unit: 'any',
  kind: 'any',
  person: 'any',
  document: 'any',
  invoice: 'any',
});

/** Booked documents that came from paper, by whether the paper has been confirmed. */
export const papersPath = path('/setting/archive/papers', {
  state: ['confirmed', 'paperless'],
  from: 'any',
  to: 'any',
});

/** Papers of one page, several at a time. */
export const singlePapersPath = path('/setting/archive/single-papers');

/** One paper beside its stored pages. */
export const paperPath = path('/setting/archive/papers/$documentId');

/** What may be destroyed: of one document, or of a period. */
export const certificatePath = path('/setting/archive/certificate', {
  document: 'any',
  from: 'any',
  to: 'any',
});
