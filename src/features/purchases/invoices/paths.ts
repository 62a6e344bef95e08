import { path } from '#platform/wire/path.ts';

export { claimsPath, deviationsPath } from '#features/prices/claims/paths.ts';
export { invoicePath, invoicesPath } from '#features/intake/documents/paths.ts';

export const vaultPath = path('/overview/invoices-vault', { month: 'any', q: 'any' });
