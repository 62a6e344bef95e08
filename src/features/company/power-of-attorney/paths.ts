import { path } from '#platform/wire/path.ts';

/** Where a company's power of attorney is asked for and signed; the token of a letter stands behind `#`. */
export const signingPath = path('/onboarding/power-of-attorney', {
  organization: 'any',
  from: ['setup', 'outlet'],
});

/** Where a signing service sends its signatory back to; the invoice address has the screen. */
export const signedPath = path('/onboarding/invoice', { signing: 'any' });

/** Where a company that has signed waits for its first invoice; onboarding has the screen. */
export const waitingPath = path('/onboarding/sit-back-and-relax');
