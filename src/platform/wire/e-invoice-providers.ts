/** Providers of the network of e-invoices (Peppol) that we fetch from. */
export const eInvoiceProviders = ['storecove', 'qvalia'] as const;

export type EInvoiceProvider = (typeof eInvoiceProviders)[number];
