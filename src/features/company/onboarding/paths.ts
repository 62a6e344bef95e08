import { path } from '#platform/wire/path.ts';

export { companyKindPath } from '#features/account/accounts/paths.ts';
export { waitingPath } from '#features/company/power-of-attorney/paths.ts';
export { startPath } from '#platform/wire/doors.ts';

export const parentPath = path('/onboarding/organization/parent-organization');
export const firstOutletPath = path('/onboarding/organization/first-outlet', {
  edit: 'any',
  from: ['review'],
  fault: 'any',
});
export const addOutletsPath = path('/onboarding/organization/add-outlets');
export const savingOutletsPath = path('/onboarding/setup-organization');
export const chooseSuppliersPath = path('/onboarding/suppliers', {
  type: ['single-outlet', 'multiple-outlets'],
});
export const savingSuppliersPath = path('/onboarding/setup-supplier');
export const reviewSetupPath = path('/onboarding/check-setup');
