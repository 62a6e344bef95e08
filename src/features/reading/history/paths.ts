export { historyPath } from '#features/intake/documents/paths.ts';
