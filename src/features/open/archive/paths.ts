export { auditPath } from '#platform/wire/doors.ts';
