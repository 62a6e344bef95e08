export { deviationsPath } from '#features/prices/claims/paths.ts';
