export { signedPath } from '#features/company/onboarding/paths.ts';
