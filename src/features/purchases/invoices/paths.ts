import { path } from '#platform/wire/path.ts';

export { invoicePath, invoicesPath } from '#features/intake/documents/paths.ts';

export const vaultPath = path('/overview/invoices-vault', { month: 'any', q: 'any' });
