export { sheetPath } from '#platform/wire/doors.ts';
