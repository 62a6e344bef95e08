export { loginPath } from '#platform/wire/doors.ts';
