export { homePath } from '#platform/wire/doors.ts';
