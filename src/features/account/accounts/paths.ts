import { path } from '#platform/wire/path.ts';

export { privacyPath, sharedPlanPath, termsPath } from '#platform/wire/doors.ts';

export const signUpPath = path('/signup');
export const confirmEmailPath = path('/confirm-email');
export const verifyPath = path('/verify');
export const verifyRequestPath = path('/verify-request');
export const forgotPasswordPath = path('/forgot-password');
export const resetPasswordPath = path('/reset-password');
