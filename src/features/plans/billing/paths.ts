export { accountPath, sharedPlanPath, subscriptionPath } from '#platform/wire/doors.ts';
