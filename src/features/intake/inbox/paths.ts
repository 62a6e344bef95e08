export { inboxPath } from '#features/intake/documents/paths.ts';
