export { signedPath } from '#features/company/power-of-attorney/paths.ts';
