export { plansPath as subscriptionPath } from '#features/account/plan/paths.ts';
export { accountPath, sharedPlanPath } from '#platform/wire/doors.ts';
