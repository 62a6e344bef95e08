export { reviewPath } from '#features/intake/documents/paths.ts';
