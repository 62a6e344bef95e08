import { path } from '#platform/wire/path.ts';

export const signUpPath = path('/signup');
export const confirmEmailPath = path('/confirm-email');
export const verifyPath = path('/verify');
export const verifyRequestPath = path('/verify-request');
export const forgotPasswordPath = path('/forgot-password');
export const resetPasswordPath = path('/reset-password');

/** Where somebody who is new says who they are. */
export const personPath = path('/onboarding/account');

/** The step after that; onboarding has the screen. */
export const companyKindPath = path('/onboarding/organization');
