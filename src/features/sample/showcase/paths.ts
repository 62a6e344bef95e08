import { path } from '#platform/wire/path.ts';

/** How the first invoice gets in. */
export const firstInvoicePath = path('/first-invoice');
