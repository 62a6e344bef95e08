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
