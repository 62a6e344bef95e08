export { signedPath, signingPath, waitingPath } from '#features/company/onboarding/paths.ts';
