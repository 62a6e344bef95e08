import { path } from '#platform/wire/path.ts';

export { startPath } from '#platform/wire/doors.ts';

/** Where somebody who is new says who they are. */
export const personPath = path('/onboarding/account');

export const companyKindPath = path('/onboarding/organization');
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

/** Where a company's power of attorney is asked for and signed; the token of a letter stands behind `#`. */
export const signingPath = path('/onboarding/power-of-attorney', {
  organization: 'any',
  from: ['setup', 'outlet'],
});

/** Where a signing service sends its signatory back to, and the address for invoices is shared. */
export const signedPath = path('/onboarding/invoice', { signing: 'any' });

/** Where a company that has signed waits for its first invoice. */
export const waitingPath = path('/onboarding/sit-back-and-relax');
