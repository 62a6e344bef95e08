export { createOutletPath } from '#platform/wire/doors.ts';
